"""Asking the computer players: only the newest question counts, and each trouble is told once."""

import pytest
from PySide6.QtCore import QObject

from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.match import match_of
from freedoko_qt.app.pace import Pace
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Action
from freedoko_qt.engine.record import Record
from freedoko_qt.players.base import Choice, Value, Wish
from tests.app.fakes import StillClock, StillWorker, head

MATCH = match_of(Record(head()))


class Heard:
    """A consultation and what it has said."""

    def __init__(self, worker: StillWorker, parent: QObject) -> None:
        self.clock = StillClock()
        self.pace = Pace(self.clock)
        self.players = Consultation(worker, self.pace, parent)  # type: ignore[arg-type]
        self.chosen: list[Action] = []
        self.advised: list[Choice] = []
        self.valued: list[Value | None] = []
        self.failed: list[str] = []
        self.players.valued.connect(self.valued.append)
        self.players.chosen.connect(self.chosen.append)
        self.players.advised.connect(self.advised.append)
        self.players.failed.connect(self.failed.append)

    def ask(self) -> None:
        """Asks, and lets the pause pass."""
        self.players.ask(MATCH, 0, 0)
        self.clock.ring()


@pytest.fixture
def heard(worker: StillWorker, qapp: QObject) -> Heard:
    return Heard(worker, qapp)


def test_an_answer_to_an_older_question_is_dropped(heard: Heard, worker: StillWorker) -> None:
    heard.ask()
    heard.ask()
    worker.answer(worker.tasks[0])
    assert heard.chosen == []
    worker.answer(worker.tasks[1])
    assert len(heard.chosen) == 1


def test_advice_is_no_choice(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask_advice(MATCH)
    assert worker.tasks[-1].wish is Wish.ADVICE
    worker.answer()
    assert (len(heard.chosen), len(heard.advised)) == (0, 1)
    heard.ask()
    worker.answer()
    assert (len(heard.chosen), len(heard.advised)) == (1, 1)


def test_a_dropped_question_has_no_answer(heard: Heard, worker: StillWorker) -> None:
    heard.ask()
    heard.players.drop()
    worker.answer()
    worker.failed.emit(worker.tasks[-1].number, "Too late.")
    assert heard.chosen == []


def test_the_same_trouble_is_told_once_until_it_is_forgotten(heard: Heard, worker: StillWorker) -> None:
    for _ in range(2):
        heard.ask()
        worker.failed.emit(worker.tasks[-1].number, "No luck.")
        worker.restarted.emit("Once more.")
    assert heard.failed == ["No luck.", "Once more."]
    assert heard.chosen == 2 * [MATCH.any_action]
    heard.players.forget_troubles()
    worker.restarted.emit("Once more.")
    assert heard.failed[-1] == "Once more."
    assert len(heard.failed) == 3


def test_a_choice_waits_for_the_end_of_the_pause(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask(MATCH, 0, 500)
    assert heard.clock.waiting[0][0] == 500
    worker.answer()
    assert heard.chosen == []
    heard.clock.ring()
    assert len(heard.chosen) == 1


def test_a_choice_that_comes_after_the_pause_waits_for_nothing(heard: Heard, worker: StillWorker) -> None:
    heard.ask()
    assert heard.chosen == []
    worker.answer()
    assert len(heard.chosen) == 1


def test_the_value_of_a_card_is_no_choice(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask_value(MATCH, 0, Card.CQ)
    task = worker.tasks[-1]
    assert (task.wish, task.played, task.seen.seat) == (Wish.VALUE, Card.CQ, 0)
    worker.answer()
    assert [value.played for value in heard.valued if value] == [Card.CQ]
    assert (heard.chosen, heard.advised) == ([], [])


def test_a_value_that_cannot_be_had_is_none(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask_value(MATCH, 0, Card.CQ)
    worker.failed.emit(worker.tasks[-1].number, "No luck.")
    assert heard.valued == [None]

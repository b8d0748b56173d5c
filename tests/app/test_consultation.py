"""Asking the computer players: only the newest question counts, and each trouble is told once."""

import pytest
from PySide6.QtCore import QObject

from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.match import match_of
from freedoko_qt.engine.record import Record
from freedoko_qt.players.base import Choice
from tests.app.fakes import StillWorker, head

MATCH = match_of(Record(head()))


class Heard:
    """A consultation and what it has said."""

    def __init__(self, worker: StillWorker, parent: QObject) -> None:
        self.players = Consultation(worker, parent)  # type: ignore[arg-type]
        self.chosen: list[Choice] = []
        self.advised: list[Choice] = []
        self.failed: list[str] = []
        self.given_up = 0
        self.players.chosen.connect(self.chosen.append)
        self.players.advised.connect(self.advised.append)
        self.players.failed.connect(self.failed.append)
        self.players.given_up.connect(self._give_up)

    def _give_up(self) -> None:
        self.given_up += 1


@pytest.fixture
def heard(worker: StillWorker, qapp: QObject) -> Heard:
    return Heard(worker, qapp)


def test_an_answer_to_an_older_question_is_dropped(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask(MATCH, 0)
    heard.players.ask(MATCH, 0)
    worker.answer(worker.tasks[0])
    assert heard.chosen == []
    worker.answer(worker.tasks[1])
    assert len(heard.chosen) == 1


def test_advice_is_no_choice(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask_advice(MATCH)
    worker.answer()
    assert (len(heard.chosen), len(heard.advised)) == (0, 1)
    heard.players.ask(MATCH, 0)
    worker.answer()
    assert (len(heard.chosen), len(heard.advised)) == (1, 1)


def test_a_dropped_question_has_no_answer(heard: Heard, worker: StillWorker) -> None:
    heard.players.ask(MATCH, 0)
    heard.players.drop()
    worker.answer()
    worker.failed.emit(worker.tasks[-1].number, "Too late.")
    assert (heard.chosen, heard.given_up) == ([], 0)


def test_the_same_trouble_is_told_once_until_it_is_forgotten(heard: Heard, worker: StillWorker) -> None:
    for _ in range(2):
        heard.players.ask(MATCH, 0)
        worker.failed.emit(worker.tasks[-1].number, "No luck.")
        worker.restarted.emit("Once more.")
    assert heard.failed == ["No luck.", "Once more."]
    assert heard.given_up == 2
    heard.players.forget_troubles()
    worker.restarted.emit("Once more.")
    assert heard.failed[-1] == "Once more."
    assert len(heard.failed) == 3

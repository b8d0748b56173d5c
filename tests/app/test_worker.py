"""The process of the computer players: it answers, it may crash or hang, and it never gets a hidden card."""

import pickle
import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.worker import BOOT, PATIENCE, Task, Worker
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Announced
from freedoko_qt.engine.observe import observe
from freedoko_qt.players import search
from freedoko_qt.players.base import Choice, Wish
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.process import LENGTH
from tests.app.fakes import exchanged
from tests.notation import situation

GAME = situation("start 0 · hand 0 CQ CA HA D9 · healthy · 0: CA CK C9 CK")
TURN = GAME.state.table.turn
SEEN = observe(GAME.state, TURN)

# Time stands still in this one, so that a busy machine does not change what a player chooses that thinks.
PATIENT = BOOT.replace("main()", "from freedoko_qt.players import search; search.monotonic = lambda: 0.0; main()")

# Processes that do other than they should; the file makes the first one differ from the second.
CRASHES = "import os; os._exit(3)"
CRASHES_ONCE = "import os, pathlib; mark = pathlib.Path({mark!r})\nif not mark.exists(): mark.touch(); os._exit(3)\n"
HANGS_ONCE = (
    "import sys, pathlib; mark = pathlib.Path({mark!r})\nif not mark.exists(): mark.touch(); sys.stdin.read()\n"
)


def task(number: int = 1, level: str = "random") -> Task:
    return Task(number, level, 5, SEEN)


@pytest.fixture
def made(qapp: object) -> Iterator[Callable[..., Worker]]:  # noqa: ARG001
    """Makes workers, and stops them in the end."""
    all_made: list[Worker] = []

    def make(boot: str = BOOT, patience: int = PATIENCE) -> Worker:
        all_made.append(Worker(boot, patience))
        return all_made[-1]

    yield make
    for worker in all_made:
        worker.stop()


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_chooses_as_it_would_here_and_would_again(
    made: Callable[..., Worker], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(search, "monotonic", lambda: 0.0)
    worker = made(PATIENT)
    for number in (7, 8):
        with qtbot.waitSignal(worker.answered, timeout=20_000) as answer:
            worker.ask(task(number, level))
        assert answer.args == [number, LEVELS[level].make(5).choose(SEEN)]


def test_only_the_newest_question_is_answered(made: Callable[..., Worker], qtbot: QtBot) -> None:
    worker = made()
    numbers: list[int] = []
    worker.answered.connect(lambda number, _: numbers.append(number))
    for number in range(1, 6):
        worker.ask(task(number))
    qtbot.waitUntil(lambda: bool(numbers), timeout=10_000)
    assert numbers == [5]


def test_a_dropped_question_is_not_answered(made: Callable[..., Worker], qtbot: QtBot) -> None:
    worker = made()
    numbers: list[int] = []
    worker.answered.connect(lambda number, _: numbers.append(number))
    worker.ask(task(1))
    worker.drop()
    worker.ask(task(2))
    qtbot.waitUntil(lambda: bool(numbers), timeout=10_000)
    assert numbers == [2]


@pytest.mark.parametrize("boot", [CRASHES_ONCE, HANGS_ONCE], ids=["crash", "hang"])
def test_a_lost_process_is_told_of_and_replaced(
    made: Callable[..., Worker], qtbot: QtBot, tmp_path: object, boot: str
) -> None:
    worker = made(boot.format(mark=f"{tmp_path}/mark") + BOOT, 3_000)
    told: list[str] = []
    worker.restarted.connect(told.append)
    with qtbot.waitSignal(worker.answered, timeout=30_000) as answer:
        worker.ask(task(3))
    assert answer.args[0] == 3
    assert len(told) == 1


def test_a_process_that_is_lost_twice_is_given_up(made: Callable[..., Worker], qtbot: QtBot) -> None:
    worker = made(CRASHES)
    with qtbot.waitSignal(worker.failed, timeout=10_000) as failure:
        worker.ask(task(3))
    assert failure.args == [3, "The process of the computer players has ended unexpectedly."]


def test_without_python_the_players_are_given_up(
    made: Callable[..., Worker], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    worker = made()
    with qtbot.waitSignal(worker.failed, timeout=10_000) as failure:
        worker.ask(task(3))
    assert failure.args == [3, "The process of the computer players cannot be started."]


def test_a_fault_of_one_player_does_not_end_the_process(
    made: Callable[..., Worker], qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    worker = made()
    with qtbot.waitSignal(worker.failed, timeout=10_000) as failure:
        worker.ask(task(3, "nobody"))
    assert "KeyError: 'nobody'" in failure.args[1]
    with qtbot.waitSignal(worker.answered, timeout=10_000) as answer:
        worker.ask(task(4))
    assert isinstance(answer.args[1], Choice)
    assert "Traceback" in capfd.readouterr().err


def test_stopping_twice_or_before_the_start_is_nothing_special(made: Callable[..., Worker]) -> None:
    worker = made()
    worker.stop()
    worker.start()
    worker.stop()
    worker.stop()


def test_no_hidden_card_leaves_the_program() -> None:
    """What is sent stays the same when two other players exchange cards."""
    one, two, _ = GAME.state.table.others(TURN)
    other = exchanged(GAME.state, one, two)
    assert other is not None
    sent = task(1, "thumb").frame
    assert Task(1, "thumb", 5, observe(other, TURN)).frame == sent
    assert pickle.loads(sent[LENGTH.size :]) == (1, "thumb", 5, SEEN, EVEN)


@pytest.mark.parametrize(("boldness", "announces"), [(0, False), (1, True)])
def test_a_frame_carries_the_character_of_the_player(
    made: Callable[..., Worker], qtbot: QtBot, boldness: int, announces: bool
) -> None:
    seen = observe(situation("ddv · hand 0 HT HQ SQ DQ CJ HJ DA D9 SA CA C9 HK · healthy").state, 0)
    worker = made()
    with qtbot.waitSignal(worker.answered, timeout=10_000) as answer:
        worker.ask(Task(3, "thumb", 5, seen, character=Character(boldness=boldness)))
    assert isinstance(answer.args[1].action, Announced) is announces


@pytest.mark.parametrize(
    ("wish", "played", "rest"),
    [(Wish.CHOICE, None, ()), (Wish.ADVICE, None, (Wish.ADVICE,)), (Wish.VALUE, Card.CA, (Wish.VALUE, Card.CA))],
)
def test_a_wish_stands_behind_the_character(wish: Wish, played: Card | None, rest: tuple[object, ...]) -> None:
    sent = Task(1, "strong", 5, SEEN, wish, played, Character(2, -1)).frame
    assert pickle.loads(sent[LENGTH.size :])[4:] == (Character(2, -1), *rest)

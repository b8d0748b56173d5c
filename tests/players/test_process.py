"""The process that answers the window, and the frames in which questions and choices travel."""

import io
import subprocess
import sys

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Announced
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.base import Choice, Value, Wish
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.process import answer, frame, frames
from tests.notation import situation

GAME = situation("start 2 · healthy")
SEEN = observe(GAME.state, 2)


def test_frames_come_out_as_they_went_in() -> None:
    bodies = [frame("one")[4:], frame(("two", 2))[4:]]
    assert list(frames(io.BytesIO(frame("one") + frame(("two", 2))))) == bodies


@pytest.mark.parametrize("cut", [1, 3])
def test_a_cut_length_ends_the_frames(cut: int) -> None:
    assert list(frames(io.BytesIO(frame("one") + b"\0" * cut))) == [frame("one")[4:]]


def test_a_question_is_answered_under_its_number() -> None:
    number, choice = answer(frame((9, "random", 1, SEEN, EVEN))[4:])
    assert number == 9
    assert isinstance(choice, Choice)
    assert choice.action in SEEN.legal


@pytest.mark.parametrize(("boldness", "announces"), [(0, False), (1, True)])
def test_the_player_that_answers_has_the_character_it_is_asked_for(boldness: int, announces: bool) -> None:
    seen = observe(situation("ddv · hand 0 HT HQ SQ DQ CJ HJ DA D9 SA CA C9 HK · healthy").state, 0)
    _, choice = answer(frame((9, "thumb", 1, seen, Character(boldness=boldness)))[4:])
    assert isinstance(choice, Choice)
    assert isinstance(choice.action, Announced) is announces


def test_other_wishes_get_other_answers() -> None:
    seen = observe(situation("start 0 · hand 0 CQ CA HA D9 · healthy · 0: CA CK C9 CK").state, 0)
    _, advice = answer(frame((9, "strong", 1, seen, EVEN, Wish.ADVICE))[4:])
    assert isinstance(advice, Choice)
    assert len(advice.ranking) > 1
    number, value = answer(frame((10, "random", 1, seen, EVEN, Wish.VALUE, Card.D9))[4:])
    assert number == 10
    assert isinstance(value, Value)
    assert value.played is Card.D9


def test_a_fault_is_told_in_words() -> None:
    number, told = answer(frame((9, "nobody", 1, SEEN, EVEN))[4:])
    assert number == 9
    assert isinstance(told, str)
    assert told.endswith("KeyError: 'nobody'\n")


def test_the_process_ends_with_its_input_and_says_nothing_else() -> None:
    question = frame((9, "random", 1, SEEN, EVEN))
    command = [sys.executable, "-m", "freedoko_qt.players.process"]
    done = subprocess.run(command, input=question * 2, capture_output=True, check=True)
    assert done.stderr == b""
    assert list(frames(io.BytesIO(done.stdout))) == [frame(answer(question[4:]))[4:]] * 2


def test_all_that_a_player_needs_is_loaded_before_the_first_question() -> None:
    """The process is ready when it reads; `python -m freedoko_qt.players.bench --speed` tells how long that takes."""
    code = (
        "import sys, freedoko_qt.players.process as process\n"
        "from freedoko_qt.players.levels import LEVELS\n"
        "process.main()\n"
        "loaded = set(sys.modules)\n"
        "for level in LEVELS.values(): level.make(1)\n"
        "print(sorted(set(sys.modules) - loaded), 'freedoko_qt.players.search' in loaded, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True)
    assert done.stderr == b"[] True\n"


def test_arithmetic_keeps_to_one_thread_before_any_is_loaded() -> None:
    code = (
        "import os, sys, freedoko_qt.players.process as process\n"
        "assert 'numpy' not in sys.modules\n"
        "process.main()\n"
        "print({os.environ[name] for name in process.THREADS}, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True)
    assert done.stderr == b"{'1'}\n"

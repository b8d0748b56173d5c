"""What helps the person at the table."""

from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played, Said
from tests.app.fakes import TURN, StillClock, StillWorker, Told, party, put


def test_a_hint_says_what_and_why(profile: Path, worker: StillWorker, made: Callable[..., Controller]) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    game.hint()
    card = next(action for action in worker.tasks[-1].seen.legal if isinstance(action, Played))
    worker.answer(action=card)
    assert told.advice == ["Hint: play the ace of clubs. So it is."]
    assert told.picture.is_asked_card


def test_there_is_no_hint_for_others(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    asked = len(worker.tasks)
    game.hint()
    assert told.advice == ["There is nothing for you to decide just now."]
    assert len(worker.tasks) == asked


def test_the_computer_plays_for_the_person_and_gives_the_seat_back(
    worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party())
    assert worker.tasks == []
    game.set_autoplay(True)
    assert worker.tasks[-1].seen.seat == 0
    assert told.questions[-1] is None
    game.answer(Said(0, True))
    assert told.lines == []
    game.set_autoplay(False)
    assert told.questions[-1] is not None
    worker.answer()
    game.hurry()
    assert told.lines == []


def test_the_last_trick_is_shown_while_the_game_goes_on(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, "start 0 · hand 0 HA D9 CQ · healthy · 0: CA CK C9 CK · lead 0")
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    game.look.show_last_trick(True)
    assert [laid.card.name for laid in told.picture.last_trick] == [
        "ace of clubs",
        "king of clubs",
        "nine of clubs",
        "king of clubs",
    ]
    assert told.picture.is_asked_card
    game.look.show_last_trick(False)
    assert told.picture.last_trick == ()


LOOKED_BACK = "start 0 · hand 0 CA SA HA DA · healthy · 0: CA CK C9 CT · 0: SA SK S9 ST · 0: HA HK H9 HK"
"""Three tricks of the person, who leads to the fourth."""


def numbers(told: Told) -> str:
    """The number of the trick that is looked at."""
    return told.picture.last_trick_title.partition(",")[0]


def looking_back(profile: Path, rules: str, game: Controller) -> Told:
    put(profile, f"ddv, show_tricks_number={rules} · {LOOKED_BACK}")
    told = Told(game)
    game.resume()
    return told


def test_earlier_tricks_are_shown_one_by_one_and_then_it_says_why_not(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = looking_back(profile, "2", game)
    seen = []
    for _ in range(2):
        game.look.show_earlier_trick()
        seen.append((numbers(told), told.picture.status))
    game.look.show_earlier_trick()
    your_turn = "It is your turn: lead a card."
    assert seen == [("Trick 3", your_turn), ("Trick 2", your_turn)]
    assert numbers(told) == "Trick 2"
    assert told.picture.status == "By the rules only the last 2 trick(s) may be looked at."
    game.look.show_last_trick(False)
    assert told.picture.last_trick == ()


def test_before_the_first_trick_there_is_none(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = looking_back(profile, "12", game)
    for _ in range(4):
        game.look.show_earlier_trick()
    assert numbers(told) == "Trick 1"
    assert told.picture.status == "There is no earlier trick."


@pytest.mark.parametrize(
    ("allowed", "back", "after"),
    [("12", 1, "Trick 4"), ("12", 2, "Trick 2"), ("2", 2, "Trick 3"), ("1", 1, "Trick 4")],
    ids=["the last one follows", "an earlier one stays", "as long as the rules allow it", "only the last one"],
)
def test_a_new_trick_closes_nothing(
    profile: Path, worker: StillWorker, made: Callable[..., Controller], allowed: str, back: int, after: str
) -> None:
    game = made(worker, StillClock())
    told = looking_back(profile, allowed, game)
    for _ in range(back):
        game.look.show_earlier_trick()
    game.answer(Played(0, Card.DA))
    while len(told.lines) < 20:
        worker.answer()
        game.hurry()
    assert numbers(told) == after
    game.hurry()
    assert numbers(told) == after


def test_everything_is_told_again_in_another_language(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    lines, picture = list(told.lines), told.picture
    game.retranslate()
    assert told.lines == lines
    assert told.picture == picture
    assert len(told.sheets) == 2


def test_a_disk_that_fails_stops_no_game(tmp_path: Path, worker: StillWorker, made: Callable[..., Controller]) -> None:
    (tmp_path / "profile").rmdir()
    (tmp_path / "profile").write_text("in the way")
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    assert len(told.lines) == 1
    assert len(told.failures) == 1


PILES = "start 0 · hand 0 CA HA D9 CQ · hand 1 SA · healthy · 0: CA CK C9 CK · 0: HA H9 HK H9 · 0 D9"


def test_a_pile_shows_its_tricks_one_after_the_other(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, f"ddv, show_tricks_in_trickpiles=yes, show_tricks_number=12 · {PILES}")
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    assert told.picture.are_piles_open
    shown = []
    for _ in range(3):
        game.look.show_pile(0)
        shown.append([laid.card.name for laid in told.picture.last_trick][:1])
    assert shown == [["ace of hearts"], ["ace of clubs"], []]
    game.look.show_pile(1)
    assert not told.picture.last_trick
    assert told.picture.status == "There is no earlier trick."


def test_a_pile_shows_no_more_than_the_rules_allow(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, f"ddv, show_tricks_in_trickpiles=yes, show_tricks_number=1 · {PILES}")
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    shown = []
    for _ in range(2):
        game.look.show_pile(0)
        shown.append([laid.card.name for laid in told.picture.last_trick][:1])
    assert shown == [["ace of hearts"], []]

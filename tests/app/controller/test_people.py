"""Several people at one computer, and a table of five."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place, TablePicture
from freedoko_qt.app.setup import HUMAN, Setup
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.event import Played, Said
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Record, dumps
from freedoko_qt.engine.rules import Rules
from tests.app.controller.test_special import TO_TAKE
from tests.app.fakes import FIVE, StillClock, StillWorker, Told, party
from tests.notation import situation

SIMPLE = preset("ddv").but(number_of_duty_soli=0, solo=False)


def people(*seats: int, rules: Rules = SIMPLE, dealer: int = 3) -> Setup:
    """A party in which people sit at some places."""
    size = rules.x_players_at_table
    players = tuple(HUMAN if place in seats else "random" for place in range(size))
    return Setup(FIVE[:size], players, rules, "ddv", 1, dealer)


def faces(picture: TablePicture) -> int:
    """How many cards of hands can be seen."""
    return sum(card.face is not None for hand in picture.hands for card in hand)


@pytest.fixture
def two(worker: StillWorker, made: Callable[..., Controller]) -> tuple[Controller, Told]:
    """Anna and Clara at one computer; Anna is asked first."""
    game = made(worker, StillClock())
    told = Told(game)
    game.start(people(0, 2))
    return game, told


def test_a_curtain_hides_everything_until_the_first_person_is_there(two: tuple[Controller, Told]) -> None:
    game, told = two
    assert told.picture.curtain == "Anna, it is your turn. Press Space when you are alone with the screen."
    assert faces(told.picture) == 0
    assert [question for question in told.questions if question] == []
    game.answer(Said(0, True))
    assert told.lines == []
    game.lift_curtain()
    assert told.picture.curtain == ""
    assert faces(told.picture) == 12
    assert told.questions[-1] is not None


def test_the_table_turns_to_the_next_person(two: tuple[Controller, Told], worker: StillWorker) -> None:
    game, told = two
    game.lift_curtain()
    game.answer(Said(0, True))
    assert faces(told.picture) == 12
    worker.answer(action=Said(1, True))
    game.hurry()
    assert told.picture.curtain.startswith("Clara, ")
    assert faces(told.picture) == 0
    assert told.picture.plates[Place.BOTTOM].name == "Anna"
    game.lift_curtain()
    assert told.picture.plates[Place.BOTTOM].name == "Clara"
    assert all(card.key.startswith("2.") for card in told.picture.hands[Place.BOTTOM])
    assert faces(told.picture) == 12


def test_nobody_answers_for_the_person_behind_the_curtain(two: tuple[Controller, Told], worker: StillWorker) -> None:
    game, told = two
    game.lift_curtain()
    game.answer(Said(0, True))
    worker.answer(action=Said(1, True))
    game.hurry()
    lines = len(told.lines)
    game.answer(Said(2, True))
    game.answer(Said(0, True))
    assert len(told.lines) == lines


def test_a_new_game_begins_behind_the_curtain(two: tuple[Controller, Told]) -> None:
    game, told = two
    game.lift_curtain()
    game.start(people(0, 2))
    assert told.picture.curtain
    assert faces(told.picture) == 0


def test_the_computer_can_play_for_all_people(two: tuple[Controller, Told], worker: StillWorker) -> None:
    game, told = two
    game.set_autoplay(True)
    assert told.picture.curtain == ""
    assert worker.tasks[-1].seen.seat == 0
    assert faces(told.picture) == 0
    game.set_autoplay(False)
    game.lift_curtain()
    assert faces(told.picture) == 12
    game.set_autoplay(True)
    assert faces(told.picture) == 0  # somebody else may sit there by now


def test_what_came_in_a_poverty_is_read_by_nobody_else(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    start = situation(f"{TO_TAKE} · 0 takes")
    start.seed = 1
    setup = people(0, 1, rules=start.rules)
    in_profile(profile).running.write_text(dumps(Record(setup.head, (start,))), encoding="utf-8")
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    assert not any("You receive" in line.text for line in told.lines)
    game.lift_curtain()
    assert any("You receive" in line.text for line in told.lines)
    for card in told.picture.hands[Place.BOTTOM][:3]:
        game.look.toggle_card(card.key)
    assert told.questions[-1] is not None
    game.answer(told.questions[-1].options[0].action)
    game.answer(Played(0, next(c.face for c in told.picture.hands[0] if c.face is not None)))
    assert told.picture.curtain.startswith("Bernd, ")
    assert not any("You receive" in line.text for line in told.lines)
    game.lift_curtain()
    assert not any("You receive" in line.text for line in told.lines)


def test_one_person_needs_no_curtain(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(people(2))
    for seat in (0, 1):
        worker.answer(action=Said(seat, True))
        game.hurry()
    assert not any(picture.curtain for picture in told.pictures)
    assert told.questions[-1] is not None


FIVE_SEATS = SIMPLE.but(x_players_at_table=5)


def test_at_a_table_of_five_the_dealer_is_named_and_sits_out(
    worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(people(0, rules=FIVE_SEATS, dealer=4))
    assert [plate.name for plate in told.picture.plates] == ["Anna", "Bernd", "Clara", "Dieter"]
    assert told.picture.facts[0] == "Emil deals and sits out."
    assert not any(plate.is_dealer for plate in told.picture.plates)
    assert told.sheets[-1].names == FIVE


def test_who_sits_out_sees_no_hand_and_is_asked_nothing(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(people(0, rules=FIVE_SEATS, dealer=0))
    assert told.picture.facts[0] == "Anna deals and sits out."
    assert faces(told.picture) == 0
    for _ in range(4):
        worker.answer(action=Said(worker.tasks[-1].seen.seat, True))
        game.hurry()
    assert not any(told.questions)
    assert not told.picture.calls
    worker.answer(action=next(a for a in worker.tasks[-1].seen.legal if isinstance(a, Played)))
    game.hurry()
    assert len(told.picture.trick) == 1


def test_a_party_of_five_is_played_through(quick: StillWorker, made: Callable[..., Controller], qtbot: object) -> None:
    game = made(quick)
    told = Told(game)
    game.start(people(0, rules=FIVE_SEATS.but(number_of_rounds=1)))
    game.set_autoplay(True)
    qtbot.waitUntil(lambda: told.sheets[-1].is_over, timeout=60_000)  # type: ignore[attr-defined]
    rows = told.sheets[-1].rows
    assert [row.scores.count(0) >= 1 for row in rows] == [True] * 5
    assert [row.round_ends for row in rows] == [False] * 4 + [True]
    assert told.failures == []


def test_a_party_of_four_stays_one_when_rules_for_five_are_dropped() -> None:
    four = party()
    five = four.by(FIVE_SEATS, "own")
    assert len(five.names) == len(five.players) == len(set(five.names)) == 5
    assert replace(five.by(four.rules, "ddv"), rules=four.rules) == four

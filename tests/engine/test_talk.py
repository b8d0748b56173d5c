"""The talk of other rounds: everybody at once, small and big, ranked soli and bids, duty of each kind, offers."""

import pytest

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Call, Dealt, EventError, Reserved, Said, parse
from freedoko_qt.engine.event import text as line
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import rules_of, situation

FULL = "plain, x_reservation_dialogue=complete"
SIZES = "plain, x_reservation_dialogue=small/big"
RANKED = "plain, x_solo_order=ranked, x_solo_ranking=[solo diamond, solo queen, solo jack]"
BIDS = f"{RANKED}, x_solo_tie=bid"
QUEENS = "hand 1 CQ CQ"


def found(text: str) -> tuple[str, int | None]:
    """The game that a talk finds, and who plays it."""
    table = situation(text).state.table
    return str(table.contract), table.soloist


def answers(game: Game) -> list[str]:
    """What the seat on turn may say."""
    return [line(action).partition(" ")[2] for action in legal(game.state, game.state.table.turn)]


@pytest.mark.parametrize(
    ("choices", "contract", "soloist"),
    [
        pytest.param("0 normal, 1 normal, 2 normal, 3 normal", "normal", None, id="nobody"),
        pytest.param("0 normal, 1 normal, 2 solo queen, 3 solo jack", "solo queen", 2, id="first by seat"),
        pytest.param("0 normal, 1 marriage first trump, 2 normal, 3 solo heart", "solo heart", 3, id="O77 solo first"),
        pytest.param("0 normal, 1 marriage first club, 2 normal, 3 normal", "marriage", 1, id="marriage"),
    ],
)
def test_highest_choice_is_played(choices: str, contract: str, soloist: int | None) -> None:
    """Rules 4.3."""
    assert found(f"{FULL} · {QUEENS} · {choices}") == (contract, soloist)


@pytest.mark.parametrize(
    ("priority", "contract"),
    [
        ("[marriage, solo]", "marriage"),
        ("[poverty, marriage, solo]", "poverty"),
        ("[solo, marriage, poverty]", "solo queen"),
        ("[marriage]", "marriage"),
    ],
)
def test_order_of_the_kinds_can_be_set(priority: str, contract: str) -> None:
    poor = "hand 2 DJ DT DK CA CT C9 SA ST S9 HA HK H9"
    choices = "0 solo queen, 1 marriage first foreign, 2 poverty, 3 normal"
    text = f"{FULL}, poverty=yes, x_reservation_priority={priority} · {QUEENS} · {poor} · {choices}"
    assert found(text)[0] == contract


@pytest.mark.parametrize(
    ("order", "soloist"), [("seat", 0), ("duty first", 2)], ids=["first by seat", "O78 duty first"]
)
def test_duty_solo_beside_a_voluntary_one(order: str, soloist: int) -> None:
    rules = f"{FULL}, number_of_duty_soli=1, x_solo_order={order}"
    assert found(f"{rules} · owed 0 0 1 0 · 0 solo queen, 1 normal, 2 solo jack, 3 normal")[1] == soloist


def test_choices_of_others_stay_secret() -> None:
    game = situation(f"{FULL} · {QUEENS} · 0 normal, 1 marriage first foreign")
    for seat in range(4):
        assert observe(game.state, seat).table.said == ()
    game.play(Reserved(2, Contract.SOLO_QUEEN))
    game.play(Reserved(3, Contract.SOLO_JACK))
    assert game.state.table.said == (Reserved(2, Contract.SOLO_QUEEN),)
    assert game.state.chosen == ()


# -- small and big ----------------------------------------------------------------------------------------


def test_size_is_what_the_hand_can_stand_by() -> None:
    assert answers(situation(SIZES + " · hand 0 CQ · hand 1 CQ")) == ["healthy", "big"]
    assert answers(situation(f"{SIZES} · hand 0 CQ CQ")) == ["healthy", "small", "big"]
    assert answers(situation(f"{SIZES}, solo=no · hand 0 CQ CQ")) == ["healthy", "small"]


def test_big_ones_alone_are_asked_if_there_is_one() -> None:
    game = situation(f"{SIZES} · hand 0 CQ CQ · 0 small, 1 big, 2 healthy, 3 big")
    assert (game.state.table.ask, game.state.table.turn) == (Ask.SOLO, 1)
    assert all(answer.startswith("solo") for answer in answers(game))
    game.play(Reserved(1, Contract.SOLO_QUEEN))
    assert (game.state.table.contract, game.state.table.soloist) == (Contract.SOLO_QUEEN, 1)


def test_single_small_one_is_named() -> None:
    game = situation(f"{SIZES} · hand 0 CQ CQ · 0 small, 1 healthy, 2 healthy, 3 healthy")
    assert (game.state.table.ask, game.state.table.turn) == (Ask.NAME, 0)
    assert all(answer.startswith("marriage") for answer in answers(game))


def test_sizes_are_told_only_where_they_are_asked_for() -> None:
    with pytest.raises(EventError):
        situation("plain · 0 big")
    with pytest.raises(EventError):
        situation(f"{SIZES} · 0 reservation")


# -- ranked soli and bids ---------------------------------------------------------------------------------

THREE = "0 reservation, 1 reservation, 2 reservation, 3 healthy"


@pytest.mark.parametrize(
    ("named", "contract", "soloist"),
    [
        pytest.param("0 solo jack, 1 solo queen, 2 solo diamond", "solo diamond", 2, id="the highest"),
        pytest.param("0 solo club, 1 solo queen, 2 solo king", "solo queen", 1, id="those not named rank below"),
        pytest.param("0 solo club, 1 solo king, 2 solo spade", "solo club", 0, id="equal ones by seat"),
    ],
)
@pytest.mark.parametrize("dialogue", ["two-step", "complete"])
def test_higher_solo_is_played(named: str, contract: str, soloist: int, dialogue: str) -> None:
    talk = f"{THREE}, {named}" if dialogue == "two-step" else f"{named}, 3 normal"
    assert found(f"{RANKED}, x_reservation_dialogue={dialogue} · {talk}") == (contract, soloist)


def bidding(bids: str) -> Game:
    """Seats 0, 1 and 2 want the same solo and bid for it."""
    return situation(f"{BIDS} · {THREE}, 0 solo queen, 1 solo queen, 2 solo queen" + (f", {bids}" if bids else ""))


@pytest.mark.parametrize(
    ("bids", "soloist", "calls"),
    [
        pytest.param("0 no 120, 1 pass, 2 pass", 0, ["0 no 120"], id="one raises"),
        pytest.param("0 pass, 1 pass, 2 no 90", 2, ["2 no 90"], id="the last one raises"),
        pytest.param("0 no 120, 1 no 90, 2 pass, 0 no 60, 1 pass", 0, ["0 no 60"], id="in turns"),
        pytest.param("0 pass, 1 pass, 2 pass", 0, [], id="nobody raises"),
    ],
)
def test_last_one_left_plays_and_keeps_the_promise(bids: str, soloist: int, calls: list[str]) -> None:
    table = bidding(bids).state.table
    assert (table.contract, table.soloist, table.ask) == (Contract.SOLO_QUEEN, soloist, Ask.CARD)
    assert [f"{made.seat} {made.call}" for made in table.calls] == calls
    assert all(made.played == 0 for made in table.calls)


def test_bid_must_be_higher_than_the_last_and_passing_is_for_good() -> None:
    game = bidding("0 no 90")
    assert answers(game) == ["no 60", "no 30", "no 0", "pass"]
    game = bidding("0 no 120, 1 pass, 2 no 90, 0 no 60")
    assert game.state.table.turn == 2


def test_black_ends_the_bidding_with_a_pass() -> None:
    game = bidding("0 no 0")
    assert answers(game) == ["pass"]


# -- duty -------------------------------------------------------------------------------------------------

DUTY = "plain, number_of_duty_soli=1"


def test_forced_player_alone_is_asked() -> None:
    game = situation(f"{DUTY} · owed 1 1 1 1 · forced · start 2")
    assert (game.state.table.ask, game.state.table.turn) == (Ask.FORCED, 2)
    assert all(answer.startswith("solo") for answer in answers(game))
    game.play(parse("2 solo queen"))
    assert (game.state.table.soloist, game.state.table.ask, game.state.table.duty) == (2, Ask.CARD, True)


@pytest.mark.parametrize(
    ("choices", "contract", "soloist"),
    [
        pytest.param("3 solo jack, 0 normal, 1 normal", "solo jack", 3, id="taken over"),
        pytest.param("3 normal, 0 solo club, 1 solo jack", "solo club", 0, id="the first of the others"),
        pytest.param("3 normal, 0 normal, 1 normal", "solo queen", 2, id="nobody wants it"),
    ],
)
def test_offered_solo_is_played_if_nobody_else_plays_one(choices: str, contract: str, soloist: int) -> None:
    text = f"{DUTY}, offer_duty_solo=yes · owed 1 1 1 1 · forced · start 2 · 2 offers solo queen, {choices}"
    assert found(text) == (contract, soloist)


def test_only_what_is_owed_can_be_forced() -> None:
    game = situation(f"{DUTY} · owed 1 1 1 1 · forced")
    assert "solo meatless" in answers(game)
    assert "offers solo queen" not in answers(game)
    assert "offers solo queen" in answers(situation(f"{DUTY}, offer_duty_solo=yes · owed 1 1 1 1 · forced"))


@pytest.mark.parametrize(
    ("needs_duty", "contract", "is_allowed"),
    [(True, "solo queen", False), (True, "solo club", True), (False, "solo queen", True)],
)
def test_voluntary_solo_before_the_duty(needs_duty: bool, contract: str, is_allowed: bool) -> None:
    rules = rules_of(f"{DUTY}, number_of_duty_color_soli=1, x_lust_solo_needs_duty_done={str(needs_duty).lower()}")
    game = Game(rules, Dealt(deal(3), 0, (1, 1, 1, 1), owed_color=(1, 1, 1, 1)))
    for action in (Said(0, False), Said(1, True), Said(2, True), Said(3, True)):
        game.play(action)
    assert (contract in answers(game)) is is_allowed


# -- the duel ---------------------------------------------------------------------------------------------


def test_computers_of_a_duel_play_no_solo_and_announce_nothing() -> None:
    game = situation("plain, x_duel=yes · hand 0 CQ · hand 1 CQ")
    assert "reservation" in answers(game)
    game.play(Said(0, True))
    assert answers(game) == ["healthy"]
    game = situation("plain, x_duel=yes · hand 0 CQ · hand 1 CQ · healthy")
    said = [[action.call for action in legal(game.state, seat) if hasattr(action, "call")] for seat in range(4)]
    assert [bool(calls) for calls in said] == [True, False, True, False]
    assert said[0][0] is Call.NO_120


def test_computer_with_both_queens_must_marry() -> None:
    assert answers(situation("plain, x_duel=yes · hand 1 CQ CQ · 0 healthy")) == ["reservation"]


@pytest.mark.parametrize(
    ("tricks", "contract", "is_void"),
    [
        pytest.param("0: CA C9 CK CT · 0: SA S9 SK ST · 0: HA H9 HK HK", "marriage solo", False, id="wins all three"),
        pytest.param("0: C9 CT CA CK · 2: S9 SK SA ST", "marriage", False, id="the other person does not count"),
        pytest.param(
            "0: C9 CT CA CK · 2: SA S9 SK ST · 2: HA H9 HK HK", "marriage", True, id="void after three tricks"
        ),
    ],
)
def test_marriage_of_a_person_in_a_duel(tricks: str, contract: str, is_void: bool) -> None:
    text = f"plain, x_duel=yes, marriage_determination=3 · hand 0 CQ CQ · 0 plays marriage · {tricks}"
    table = situation(text).state.table
    assert table.is_redeal is is_void
    assert is_void or str(table.contract) == contract

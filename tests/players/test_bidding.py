"""What a hand reserves, and that the answers of one talk fit together."""

import pytest

from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Passed, Reserved, Said, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players.bidding import answer, plan_for
from freedoko_qt.players.solo import promise
from freedoko_qt.players.style import BEGINNER
from tests.notation import situation

WEAK = "hand 0 CQ CQ CA C9 SK S9 HK H9 DK D9 DJ HJ"
DIAMONDS = "hand 0 HT HT CQ SQ SQ HQ DQ CJ SJ DA DT CA"
PLAIN = "hand 0 CQ SJ D9 DK CK C9 C9 SK S9 HK H9 ST"
ACES = "hand 0 CA CA CT CT CK SA SA ST HA HA HT D9"
POOR = "hand 0 DJ D9 CK C9 CT CA S9 SK SK ST HK H9"
NINES = "hand 0 C9 C9 S9 S9 H9 D9 HK CK SK DJ DK HJ"
FINE_NINES = "hand 0 C9 C9 S9 S9 H9 HT HT CQ SQ SQ CA SA"
FINE = "hand 0 CQ SJ CJ HQ CK C9 CA SK S9 HK H9 DA"
SMALL_BIG = "default, x_reservation_dialogue=small/big, swines=no"
TWO_STEP = "default, x_reservation_dialogue=two-step, swines=no"
RANKED = "default, x_solo_order=ranked, x_solo_tie=bid, swines=no"


def seen(script: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(script).state
    return observe(state, state.table.turn)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"ddv · {WEAK}", "0 reservation", id="O109 two queens of clubs in a weak hand: marriage"),
        pytest.param(f"ddv · {DIAMONDS}", "0 reservation", id="O109 eleven trumps: solo"),
        pytest.param(f"ddv · {PLAIN}", "0 healthy", id="O109 a plain hand"),
        pytest.param(f"ddv · {WEAK} · 0 reservation, 1 healthy, 2 healthy, 3 healthy", "0 marriage first foreign"),
        pytest.param(f"ddv · {DIAMONDS} · 0 reservation, 1 healthy, 2 healthy, 3 healthy", "0 solo diamond"),
        pytest.param(f"ddv · {ACES} · 0 reservation, 1 healthy, 2 healthy, 3 healthy", "0 solo meatless"),
        pytest.param(f"ddv · {WEAK} · 0 reservation, 1 reservation, 2 healthy, 3 healthy", "0 pass"),
        pytest.param(f"ddv · {ACES} · owed 1 1 1 1 · forced", "0 solo meatless", id="forced: the best one"),
    ],
)
def test_answers(script: str, expected: str) -> None:
    assert text(answer(seen(script)).action) == expected


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"default · {FINE}", "0 normal", id="all name a game: a normal one"),
        pytest.param(f"default · {DIAMONDS}", "0 solo diamond", id="all name a game: a solo"),
        pytest.param(f"default · {WEAK}", "0 marriage first foreign", id="all name a game: a marriage"),
        pytest.param(f"default · {POOR}", "0 poverty", id="few trumps: a poverty"),
        pytest.param(f"default, poverty=no · {POOR}", "0 normal", id="few trumps where there is no poverty"),
        pytest.param(f"default · {NINES}", "0 thrown nines", id="a poor hand that may be thrown in"),
        pytest.param(f"default · {FINE_NINES}", "0 normal", id="a fine hand is kept"),
        pytest.param(f"default, throw_with_kings=yes, min_number_of_throwing_kings=3 · {NINES}", "0 thrown nines"),
        pytest.param(f"{SMALL_BIG} · {DIAMONDS}", "0 big", id="a solo is a big reservation"),
        pytest.param(f"{SMALL_BIG} · {POOR}", "0 small", id="a poverty is a small one"),
        pytest.param(f"{SMALL_BIG} · {FINE}", "0 healthy", id="none is none"),
        pytest.param(
            f"{SMALL_BIG} · {POOR} · 0 small, 1 healthy, 2 healthy, 3 healthy", "0 poverty", id="the only small one"
        ),
        pytest.param(
            f"{TWO_STEP} · {POOR} · 0 reservation, 1 reservation, 2 healthy, 3 healthy", "0 pass", id="no solo first"
        ),
        pytest.param(
            f"default, x_duel=yes · start 1 · {DIAMONDS.replace('hand 0', 'hand 1')}",
            "1 normal",
            id="no solo in a duel",
        ),
    ],
)
def test_answers_under_other_rules(script: str, expected: str) -> None:
    assert text(answer(seen(script)).action) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [(DIAMONDS, "0 solo diamond"), (PLAIN, "0 offers")],
    ids=["a good solo is played", "a bad one is offered"],
)
def test_a_forced_solo_is_offered_if_it_is_bad(hand: str, expected: str) -> None:
    rules = "default, number_of_duty_soli=1, offer_duty_solo=yes, swines=no"
    assert text(answer(seen(f"{rules} · {hand} · owed 1 1 1 1 · forced")).action).startswith(expected)


@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        pytest.param("", "0 no 120", id="a promise that the hand can keep"),
        pytest.param(", 0 no 120, 1 no 90, 0 no 60, 1 no 30", "0 pass", id="no promise beyond reason"),
    ],
)
def test_bids_for_a_contested_solo(bids: str, expected: str) -> None:
    hands = f"{DIAMONDS} · hand 1 CQ CJ SJ HJ HJ DJ DT DK D9 D9 SA HA"
    script = f"{RANKED} · {hands} · 0 solo diamond, 1 solo diamond, 2 normal, 3 normal{bids}"
    assert text(answer(seen(script)).action) == expected


def test_a_beginner_reserves_no_solo_but_names_one_when_it_must() -> None:
    chosen = answer(seen(f"default · {DIAMONDS}"), BEGINNER).action
    assert text(chosen) == "0 normal"
    rules = "default, number_of_duty_soli=1, offer_duty_solo=no, swines=no"
    assert text(answer(seen(f"{rules} · {DIAMONDS} · owed 1 1 1 1 · forced"), BEGINNER).action) == "0 solo diamond"


def test_a_strong_hand_with_both_queens_of_clubs_stays_silent() -> None:
    chosen = answer(seen("ddv · hand 0 HT HT CQ CQ SQ SQ HQ HQ DQ CJ DA CA"))
    strong = plan_for(seen("ddv · hand 0 HT HT CQ CQ SQ SQ HQ HQ DQ CJ DA CA"))
    assert chosen.action == Said(0, True) or (strong is not None and strong.contract.is_real_solo)
    assert strong is None or strong.contract is not Contract.MARRIAGE


def test_an_owed_solo_is_played_with_less_than_a_voluntary_one() -> None:
    hand = "hand 0 HT CQ SQ SQ HQ CJ SJ DA DT CA CA SA"
    assert plan_for(seen(f"ddv · {hand}")) is None
    owed = plan_for(seen(f"ddv · owed 1 1 1 1 · {hand}"))
    assert owed is not None
    assert owed.contract.is_real_solo


def test_more_trumps_promise_more() -> None:
    assert promise(seen(f"ddv · {DIAMONDS}"), Contract.SOLO_DIAMOND) > promise(
        seen(f"ddv · {PLAIN}"), Contract.SOLO_DIAMOND
    )


def test_of_single_suits_the_shortest_finds_the_partner() -> None:
    only = "marriage_first_foreign=no, marriage_first_color=no, marriage_first_trump=no"
    script = f"default, {only} · hand 0 CQ CQ CK C9 CA SK SA H9 DK D9 DJ HJ"
    plan = plan_for(seen(script))
    assert plan == Reserved(0, Contract.MARRIAGE, Selector.FIRST_HEART)


def test_whoever_has_said_reservation_owns_up_to_something() -> None:
    script = f"ddv · {PLAIN} · 0 reservation, 1 healthy, 2 healthy, 3 healthy"
    chosen = answer(seen(script)).action
    assert isinstance(chosen, Reserved)
    assert chosen in seen(script).legal
    assert not isinstance(chosen, Passed)

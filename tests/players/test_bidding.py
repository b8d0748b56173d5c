"""What a hand reserves, and that the answers of one talk fit together."""

import pytest

from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Passed, Reserved, Said, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players.bidding import answer, plan_for, promise
from tests.notation import situation

WEAK = "hand 0 CQ CQ CA C9 SK S9 HK H9 DK D9 DJ HJ"
DIAMONDS = "hand 0 HT HT CQ SQ SQ HQ DQ CJ SJ DA DT CA"
PLAIN = "hand 0 CQ SJ D9 DK CK C9 C9 SK S9 HK H9 ST"
ACES = "hand 0 CA CA CT CT CK SA SA ST HA HA HT D9"


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

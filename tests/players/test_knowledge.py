"""What a seat can work out: sides, voids, cards still out, chances."""

import pytest
from hypothesis import given, settings

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.knowledge import Knowledge
from tests.notation import situation
from tests.strategies import QUICK, moments


def known(text: str, seat: Seat) -> Knowledge:
    """What a seat knows in a situation."""
    return Knowledge(observe(situation(text).state, seat))


@pytest.mark.parametrize(
    ("text", "seat", "sides"),
    [
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy", 2, "? ? contra ?", id="O108 nothing but oneself"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy", 0, "re ? ? ?", id="O108 one own queen"),
        pytest.param("ddv · hand 0 CQ CQ · healthy", 0, "re contra contra contra", id="O108 both own queens"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy · 0 CQ", 2, "re ? contra ?", id="O108 a queen was played"),
        pytest.param(
            "ddv · hand 0 CQ · hand 1 CQ · healthy · 0 CQ", 1, "re re contra contra", id="O108 and one is mine"
        ),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy · 2 no 120", 3, "? ? contra contra", id="O108 Kontra said"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy · 2 no 120", 0, "re ? contra ?", id="O108 Kontra, to re"),
        pytest.param(
            "ddv · hand 0 CQ · hand 1 CQ · healthy · 2 no 120, 3 no 90",
            0,
            "re re contra contra",
            id="two contra, to re",
        ),
        pytest.param("ddv · 1 plays solo queen", 3, "contra re contra contra", id="O108 solo"),
        pytest.param(
            "ddv · hand 1 CQ CQ · 1 plays marriage first foreign", 3, "? re ? ?", id="O108 before the finding"
        ),
        pytest.param(
            "ddv · hand 1 CQ CQ · 1 plays marriage first foreign · 0: CA C9 CK C9",
            3,
            "re re contra contra",
            id="O108 after the finding",
        ),
    ],
)
def test_certain_sides(text: str, seat: Seat, sides: str) -> None:
    assert " ".join(str(side or "?") for side in known(text, seat).sides) == sides


def test_who_has_not_followed_is_known_to_be_void() -> None:
    facts = known("ddv · healthy · 0: CA CK D9 C9", 0)
    assert facts.voids == [0, 0, 1, 0]
    assert not facts.may_hold(2, Card.CA)
    assert facts.beats(2, Card.CT, 0) > 0
    assert facts.follows(2, 0) == 0


def test_a_trump_not_followed_is_known_too() -> None:
    facts = known("ddv · healthy · 0: D9 DK S9 DJ", 1)
    assert facts.voids[2] == 1 << TRUMP
    assert facts.beats(2, Card.CA, 0) == facts.has_above(2, Card.CA) == 0


def test_cards_are_certain_when_only_one_seat_can_hold_them() -> None:
    facts = known(
        "ddv · start 1 · 0 plays solo diamond · 1: CK D9 CT DJ · ... · left 3 CA C9 · left 1 CT S9 · lead 3", 3
    )
    assert facts.in_suit[0] > 0
    assert facts.follows(1, 0) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "higher"),
    [
        ("ddv · hand 0 HT CQ · hand 1 CQ HT · healthy", 2),
        ("ddv · hand 0 HT HT CQ · hand 1 CQ · healthy", 0),
        ("ddv · hand 0 CQ · hand 1 CQ HT · hand 2 HT · start 1 · healthy · 1 HT, 2 HT, 3 D9", 0),
    ],
)
def test_higher_cards_are_counted_and_an_equal_one_is_none(text: str, higher: int) -> None:
    assert known(text, 0).higher(Card.CQ) in (higher, higher - 1) if higher else known(text, 0).is_highest(Card.CQ)


def test_points_given_to_a_known_side_make_a_partner_likely() -> None:
    before = known("ddv · hand 0 CQ · hand 1 CQ · start 0 · healthy · 0 CQ", 3).foe[2]
    facts = known("ddv · hand 0 CQ · hand 1 CQ · start 0 · healthy · 0: CQ D9 DT DJ", 3)
    assert facts.foe[2] > before  # seat 2 gives a ten to re, seat 3 is contra
    assert facts.foe[1] < facts.foe[2] < 1


@settings(QUICK)
@given(moments())
def test_chances_are_chances_and_agree_with_the_truth(game: Game) -> None:
    state = game.state
    if state.table.ask is not Ask.CARD:
        return
    for seat in SEATS:
        facts = Knowledge(observe(state, seat))
        hands = [hand for other, hand in enumerate(state.hands) if other != seat]
        assert facts.hidden == [sum(hand.count(kind) for hand in hands) for kind in Card]
        for other in SEATS:
            assert 0 <= facts.foe[other] <= 1
            assert facts.sides[other] in (None, state.teams[other])
            for kind in set(state.hands[other]):
                assert facts.may_hold(other, kind)
                assert 0 < facts.follows(other, facts.suit[kind]) <= 1 or other == seat


def test_a_short_memory_forgets_tricks_but_not_points_and_sides() -> None:
    script = "ddv · hand 0 CQ · hand 1 CQ · healthy · 0: CA CK D9 C9 · 2: SA SK S9 S9"
    state = situation(script).state
    whole, short = Knowledge(observe(state, 3)), Knowledge(observe(state, 3), memory=1)
    assert whole.voids[2] == 1
    assert short.voids[2] == 0
    assert short.hidden[Card.CA] == whole.hidden[Card.CA] + 1
    assert short.hidden[Card.SA] == whole.hidden[Card.SA]
    assert short.points == whole.points
    assert short.sides == whole.sides


def test_where_the_fewest_points_win_all_are_opponents() -> None:
    poor = "hand 0 DJ D9 C9 CK CT CA S9 SK ST SA HA HK · hand 1 CQ · hand 2 CQ"
    talk = "0 poverty, 1 normal, 2 normal, 3 normal, 0 gives DJ D9 C9, 1 pass, 2 pass, 3 pass"
    script = f"default, x_poverty_untaken=fewest points, swines=no · {poor} · {talk}"
    assert known(script, 2).foe == (1, 1, 0, 1)

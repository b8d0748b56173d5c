"""The numbered trials for players, at every level that is meant to pass them: what it plays, says, returns, knows."""

from dataclasses import replace
from math import inf

import numpy as np
import pytest

from freedoko_qt.engine.card import cards
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, Announced, PovertyReturned, Seat, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.base import Player
from freedoko_qt.players.belief import Trust, believed
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.mirrored import cards_only
from freedoko_qt.players.sample import sample
from freedoko_qt.players.strong import Thinker
from tests.notation import situation

SHARE = 3  # of the deals that a player thinks through, one of so many will do here
SEASONED = ("thumb", "strong", "master")

SOLO = "ddv · 0 plays solo diamond · "
PARTNERS = "ddv · hand 2 CQ · hand 3 CQ · start 2 · healthy · 2 no 120 · "
RUFFED = "ddv · start 1 · 0 plays solo diamond · 1: CK CT C9 D9 · ... · left 3 CA S9 · left 0 CQ DJ · lead 3"
HAND = "hand 3 CA C9 SA ST H9 HK DJ D9 DK DT HJ DQ"
SHOWN = f"ddv · start 1 · {HAND} · 0 plays solo diamond · 1: CK CT C9 D9 · 0: SK S9 S9 SA"
SINGLE = "ddv · hand 0 CA S9 SK HK H9 H9 DK D9 DJ HJ SJ CQ · hand 2 CQ · healthy"
UNSAFE = PARTNERS + "2: CA CK C9 D9 · ... · left 3 CA C9 · 2 CK"

WEDDING = "hand 0 CQ CQ CA C9 SK S9 HK H9 DK D9 DJ HJ"
ELEVEN = "hand 0 HT HT CQ SQ SQ HQ DQ CJ SJ DA DT CA"
POOR = "hand 0 DJ D9 DK CK C9 CA S9 SK ST HK H9 HA"
STRONG = "hand 0 HT HT CQ SQ SQ HQ DQ CJ CJ SA CA DA"

TRUMPS = "default, x_reservation_dialogue=two-step, swines=no, poverty_shift_only_trump=yes"
TAKER = "hand 1 SK S9 C9 C9 CK DQ DA HT HT SQ SQ CJ · hand 2 CQ · hand 3 CQ"
GIVEN = "hand 0 DJ D9 CA CT HA HA HK HK SA ST H9 H9"
TAKEN = "0 reservation, 1 healthy, 2 healthy, 3 healthy, 0 poverty, 0 gives DJ D9, 1 takes"


def player(level: str) -> Player:
    """A player of a level; one that thinks games through makes do with fewer of them, and is not hurried."""
    made = LEVELS[level].make(1)
    if isinstance(made, Thinker):
        made.means = replace(made.means, deals=made.means.deals // SHARE, patience=inf)
    return made


def seen(script: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(script).state
    return observe(state, state.table.turn)


def answer(level: str, script: str) -> str:
    """What the seat on turn does; a card, where it is asked for one."""
    asked = seen(script)
    return text(player(level).choose(cards_only(asked) if asked.table.ask is Ask.CARD else asked).action)


@pytest.mark.parametrize("level", SEASONED)
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(SOLO + "... · left 3 D9 S9 · 0 CA, 1 CT, 2 CK", "3 D9", id="O104 last hand takes 25 cheaply"),
        pytest.param(SINGLE, "0 CA", id="O105 an ace that nobody has trumped is led"),
        pytest.param(UNSAFE, "3 C9", id="O106 no ace on an unsafe trick"),
        pytest.param(
            PARTNERS + "... · left 3 CA S9 · lead 0 · 0 C9, 1 C9, 2 CK", "3 CA", id="O107 ace for the partner"
        ),
        pytest.param(f"ddv · {WEDDING}", "0 reservation", id="O109 two queens of clubs in a weak hand"),
        pytest.param(
            f"ddv · {WEDDING} · 0 reservation, 1 healthy, 2 healthy, 3 healthy",
            "0 marriage first foreign",
            id="O109 it is a marriage",
        ),
        pytest.param(f"default · {ELEVEN}", "0 solo diamond", id="O109 eleven trumps: a solo"),
        pytest.param(f"default · {POOR}", "0 poverty", id="O109 three trumps: a poverty"),
    ],
)
def test_choice(level: str, script: str, expected: str) -> None:
    assert answer(level, script) == expected


@pytest.mark.parametrize("level", SEASONED)
def test_o105_no_ace_is_led_into_a_suit_that_the_soloist_has_trumped(level: str) -> None:
    assert answer(level, SHOWN) != "3 CA"


def test_o105_with_two_cards_left() -> None:
    assert answer("thumb", RUFFED) == "3 S9"


@pytest.mark.parametrize("level", ["novice", "beginner"])
def test_o109_a_beginner_plays_no_solo_but_a_marriage_and_a_poverty(level: str) -> None:
    assert answer(level, f"ddv · {ELEVEN}") == "0 healthy"
    assert answer(level, f"ddv · {WEDDING}") == "0 reservation"
    assert answer(level, f"default · {POOR}") == "0 poverty"


@pytest.mark.parametrize("level", SEASONED)
def test_o110_of_a_poverty_the_short_suit_goes_back(level: str) -> None:
    asked = seen(f"{TRUMPS} · {GIVEN} · {TAKER} · {TAKEN}")
    action = player(level).choose(asked).action
    assert isinstance(action, PovertyReturned)
    assert sorted(action.cards) == sorted(cards("SK S9"))
    assert set(action.cards) <= set(asked.hand)


@pytest.mark.parametrize(
    ("level", "announces"),
    [("novice", False), ("beginner", False), ("thumb", True), ("strong", True), ("master", True)],
)
def test_o112_only_from_normal_on_a_strong_hand_is_announced(level: str, announces: bool) -> None:
    action = player(level).choose(seen(f"ddv · {STRONG} · hand 1 CQ · healthy")).action
    assert isinstance(action, Announced) is announces


# -- O108: what the deals that a player thinks through take for granted -------------------------------------------

OPEN = "ddv · hand 0 CQ · hand 1 CQ · healthy"
BRIDE = "ddv · hand 1 CQ CQ · 1 plays marriage first foreign"


@pytest.mark.parametrize(
    ("script", "seat", "sides"),
    [
        pytest.param(OPEN, 2, "? ? contra ?", id="nothing but oneself"),
        pytest.param(OPEN, 0, "re ? ? ?", id="one own queen"),
        pytest.param("ddv · hand 0 CQ CQ · healthy", 0, "re contra contra contra", id="both own queens"),
        pytest.param(f"{OPEN} · 0 CQ", 2, "re ? contra ?", id="a queen was played"),
        pytest.param(f"{OPEN} · 0 CQ", 1, "re re contra contra", id="and one is mine"),
        pytest.param(f"{OPEN} · 2 no 120", 3, "? ? contra contra", id="Kontra said"),
        pytest.param(f"{OPEN} · 2 no 120", 0, "re ? contra ?", id="Kontra, to re"),
        pytest.param(f"{OPEN} · 1 no 120", 3, "? re ? contra", id="Re said"),
        pytest.param("ddv · 1 plays solo queen", 3, "contra re contra contra", id="solo"),
        pytest.param(f"{BRIDE} · 0: CA C9 CK C9", 3, "re re contra contra", id="after the finding"),
    ],
)
@pytest.mark.parametrize("weighed", [False, True], ids=["drawn", "weighed"])
def test_o108_no_side_is_taken_for_granted_that_is_not_public(
    script: str, seat: Seat, sides: str, weighed: bool
) -> None:
    asked, rng = observe(situation(script).state, seat), np.random.default_rng(3)
    re = (believed(asked, 300, Trust(), rng) if weighed else sample(asked, 300, rng)).re
    found = [{Team.RE if mask >> other & 1 else Team.CONTRA for mask in re.tolist()} for other in SEATS]
    assert " ".join("?" if len(one) == 2 else next(iter(one)) for one in found) == sides


def test_o108_before_the_finding_only_the_bride_is_re() -> None:
    asked = observe(situation(BRIDE).state, 3)
    assert asked.team is None
    assert set(believed(asked, 60, Trust(), np.random.default_rng(3)).re.tolist()) == {1 << 1}

"""Special points, as far as somebody can know of them."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.feat import SHORT, TITLES, key, known_specials, short
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.special import Feat, Special
from tests.notation import situation
from tests.strategies import QUICK, games, rules

FOX = "start 0 · hand 0 {} HT · hand 1 DA · hand 2 {} · healthy · 0: HT DA D9 DK"


def keys(specials: Iterable[Special]) -> set[object]:
    return {key(special) for special in specials}


@given(games(rules(swines=False, genscher=False)), st.sampled_from(SEATS))
@QUICK
def test_what_is_known_stays_true(game: Game, viewer: int) -> None:
    end = game.result
    if end.is_solo or game.state.table.contract is Contract.FEWEST_POINTS:
        return  # a silent marriage is not known to the others; in it there may be no special points
    known = set[object]()
    for at in range(game.length + 1):
        now = keys(known_specials(game.state_at(at), (viewer,)))
        assert now >= known
        known = now
    assert known == keys(item.special for item in end.items if item.special)


@pytest.mark.parametrize(
    ("queens", "then", "viewer", "known"),
    [
        (("CQ", "CQ"), "", 3, []),
        (("CQ", "CQ"), "", 0, []),
        (("CQ", "CQ"), " · 0 CQ", 1, ["Fox"]),
        (("CQ", "CQ"), " · 0 CQ", 3, []),
        (("CQ", "CQ"), " · 0: CQ DJ CQ D9", 3, ["Fox"]),
        (("CQ CQ", ""), "", 0, []),
    ],
    ids=[
        "nobody has shown a side",
        "the winner knows one side only",
        "the victim knows both sides now",
        "the others do not yet",
        "everybody knows",
        "who plays alone gets no special points",
    ],
)
def test_a_caught_fox_is_known_when_both_sides_are(
    queens: tuple[str, str], then: str, viewer: int, known: list[str]
) -> None:
    state = situation(FOX.format(*queens) + then).state
    assert [short(special) for special in known_specials(state, (viewer,))] == known


def test_who_sees_all_hands_knows_all() -> None:
    state = situation(FOX.format("CQ", "CQ")).state
    (special,) = known_specials(state, SEATS)
    assert (special.feat, special.seat, special.victim) == (Feat.FOX_CAUGHT, 0, 1)


def test_every_feat_has_a_title_and_a_short_word() -> None:
    assert set(TITLES) == set(SHORT) == set(Feat)

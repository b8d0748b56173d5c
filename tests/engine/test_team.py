"""Who is with whom, and what everybody can know of it. Source: rules 5.7."""

import pytest
from hypothesis import given

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from tests.notation import events, situation
from tests.strategies import QUICK, games

SIDES = {"r": Team.RE, "c": Team.CONTRA, "?": None}
NORMAL = "ddv · hand 0 CQ · hand 2 CQ · healthy"  # re is 0 and 2
SILENT = "ddv · hand 0 CQ CQ · healthy"
TWO_WITHOUT = "... · left 0 DK CQ · left 1 C9 · left 2 DT CQ · left 3 C9"
THREE_WITHOUT = "... · left 1 C9 · left 2 SK · left 3 HK · left 0 CQ CQ"


@pytest.mark.parametrize(
    ("moment", "known"),
    [
        pytest.param(NORMAL, "????", id="nothing at first"),
        pytest.param(f"{NORMAL} · 0: CQ D9 DK DT", "r???", id="a queen of clubs"),
        pytest.param(f"{NORMAL} · 0: DA C9 DK DT", "?c??", id="no trump on a trump"),
        pytest.param(f"{NORMAL} · 0: C9 S9 CK CA", "????", id="no club on a club"),
        pytest.param(f"{NORMAL} · 0: CQ D9 CQ DT", "rcrc", id="both queens"),
        pytest.param(f"{NORMAL} · {TWO_WITHOUT} · 0: DK C9 DT C9", "?c?c", id="two contra known"),
        pytest.param(f"{NORMAL} · 1 no 120", "?c??", id="announcement of contra"),
        pytest.param(f"{NORMAL} · 0 no 120", "r???", id="announcement of re"),
        pytest.param(f"{NORMAL} · 0 no 120, 2 no 90", "rcrc", id="announcements of both re"),
        pytest.param(f"{NORMAL} · 1 no 120, 3 no 90", "?c?c", id="announcements of both contra"),
        pytest.param(f"{SILENT} · 0: CQ D9 DK DT", "r???", id="silent: first queen"),
        pytest.param(f"{SILENT} · 0: CQ D9 DK DT · 0: CQ D9 DK DT", "rccc", id="silent: second queen"),
        pytest.param(f"{SILENT} · {THREE_WITHOUT} · 0: CQ C9 SK HK", "rccc", id="silent: three contra"),
        pytest.param(
            f"{SILENT} · {THREE_WITHOUT} DA · 0: DA C9 SK HK", "rccc", id="silent: three contra, no queen yet"
        ),
        pytest.param(f"{SILENT} · 1 no 120, 2 no 90, 3 no 60", "rccc", id="silent: three contra announce"),
        pytest.param("ddv · 1 plays solo queen", "crcc", id="solo"),
        pytest.param("ddv · hand 1 CQ CQ · 1 plays marriage", "?r??", id="marriage"),
        pytest.param("ddv · hand 1 CQ CQ · 1 plays marriage · 0: C9 CK CA CT", "crrc", id="marriage with partner"),
    ],
)
def test_what_everybody_knows(moment: str, known: str) -> None:
    assert situation(moment).state.table.known == tuple(SIDES[side] for side in known)


def test_known_re_without_a_trump_shows_the_partner() -> None:
    """Two contra are known; re has shown one queen of clubs and has no second, so the fourth player must have it."""
    game = situation(
        f"{NORMAL} · 1 no 120, 3 no 90 · 0: CQ D9 DK DT · ... · left 2 CQ D9 · left 3 DT HK · left 0 HA HA · lead 2"
    )
    assert game.state.table.known == tuple(SIDES[side] for side in "rc?c")
    play(game, "2 D9, 3 DT, 0 HA")
    assert None not in game.state.table.known


def test_last_card_without_a_queen_shows_contra() -> None:
    game = situation(f"{NORMAL} · ... · left 0 CQ · left 2 CQ · left 1 HT · lead 1")
    play(game, "1 HT")
    assert game.state.table.known[1] is Team.CONTRA


def play(game: Game, line: str) -> None:
    """Go on with the events of a line."""
    for action in events(line):
        game.play(action)


@pytest.mark.parametrize(
    ("moment", "contract", "soloist"),
    [
        (f"{SILENT} · 0: CQ D9 DK DT", Contract.NORMAL, None),
        (f"{SILENT} · 0: CQ D9 DK DT · 0: CQ D9 DK DT", Contract.MARRIAGE_SILENT, 0),
        (f"{SILENT} · {THREE_WITHOUT} DA · 0: DA C9 SK HK", Contract.MARRIAGE_SILENT, 0),
    ],
    ids=["hidden", "both queens", "three contra"],
)
def test_silent_marriage_is_disclosed(moment: str, contract: Contract, soloist: int | None) -> None:
    table = situation(moment).state.table
    assert (table.contract, table.soloist) == (contract, soloist)


@QUICK
@given(game=games())
def test_what_is_known_is_true_and_stays_known(game: Game) -> None:
    for number in range(game.at):
        before, after = game.state_at(number), game.state_at(number + 1)
        for seat in SEATS:
            known = after.table.known[seat]
            assert known in (None, after.teams[seat])
            assert before.table.known[seat] in (None, known)


@QUICK
@given(game=games())
def test_in_the_end_everything_is_known(game: Game) -> None:
    assert None not in game.state.table.known
    assert None not in game.state.teams

"""The table of a game elsewhere, built again from single questions; whole games are in `test_seen.py`."""

from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.table import Shift
from freedoko_qt.players.protocol import written
from freedoko_qt.players.seen import observation
from tests.players.table import CARD, Line


def asked(**changed: object) -> Line:
    """A plain question for a card, with other values."""
    return CARD | changed


def test_a_side_that_nobody_tells_follows_from_the_queens() -> None:
    assert observation(asked(team="unknown"), DEFAULT).team is Team.RE


def test_sides_follow_from_each_other() -> None:
    seen = observation(asked(known=["re", "re", "maybe contra", "unknown"]), DEFAULT)
    assert seen.table.known == (Team.RE, Team.RE, Team.CONTRA, Team.CONTRA)


def test_a_silent_marriage_shows_once_everybody_can_see_it() -> None:
    silent = asked(type="marriage silent", solo=1)
    assert observation(silent, DEFAULT).table.contract is Contract.NORMAL
    seen = observation(silent | {"known": ["contra", "re", "contra", "contra"]}, DEFAULT)
    assert (seen.table.contract, seen.table.soloist) == (Contract.MARRIAGE_SILENT, 1)


def test_the_running_trick_belongs_to_its_highest_card() -> None:
    seen = observation(asked(me=2, tricks=[[0, "DAHT", -1]], legal="CQ"), DEFAULT)
    assert (seen.table.trick.winner, seen.table.turn) == (1, 2)


def test_a_full_trick_is_taken_away() -> None:
    seen = observation(asked(tricks=[[0, "DAHQDQD9", 1]]), DEFAULT)
    assert [trick.winner for trick in seen.table.tricks] == [1]
    assert seen.table.trick.cards == ()


def test_an_announcement_counts_as_made_when_its_speaker_was_on_turn() -> None:
    line = asked(
        anns=[[["120", 0], ["90", 4294967295]], [], [["120", 0]], []], tricks=[[1, "DAHQDQD9", 2], [2, "CACKCA", -1]]
    )
    calls = observation(line, DEFAULT).table.calls
    assert [(made.seat, made.played) for made in calls] == [(2, 1), (0, 3), (0, 6)]


def test_the_parts_of_an_exchange_may_stand_in_a_list_and_beside_it() -> None:
    line = asked(type="poverty", solo=0, poverty=[3, 1, 1], got="DADKDK", gave="S9SKCK")
    seen = observation(line, DEFAULT)
    assert seen.table.shift == Shift(3, partner=1, trumps_back=1)
    assert (written(seen.got), written(seen.gave)) == ("DADKDK", "S9SKCK")
    assert seen.table.known == (Team.RE, Team.RE, Team.CONTRA, Team.CONTRA)


def test_a_forgotten_selector_is_one_that_leads_to_the_same_partner() -> None:
    line = asked(
        type="marriage",
        solo=0,
        known=["re", "contra", "re", "contra"],
        team="contra",
        tricks=[[0, "DADQHTD9", 2], [2, "CACKCTC9", 2], [2, "SA", -1]],
        me=3,
        legal="S9",
    )
    seen = observation(line, DEFAULT)
    assert (seen.table.selector, seen.table.decided) == (Selector.FIRST_FOREIGN, 1)

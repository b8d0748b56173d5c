"""When came about what a result tells of."""

import pytest
from hypothesis import given

from freedoko_qt.app import moment
from freedoko_qt.app.verdict import verdict
from freedoko_qt.engine.event import Announced, Call
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.items import Kind
from freedoko_qt.engine.party import Party
from tests.app.fakes import FIVE
from tests.app.past import FOX
from tests.notation import situation
from tests.strategies import QUICK, games


def lines(game: Game) -> dict[str, int]:
    """The items of a result with their moments; of equal ones the first."""
    party = Party(game.rules, FIVE[: game.rules.x_players_at_table], 1, game.dealt.start).finish(game)
    return {line.text: line.moment for line in reversed(verdict(party).lines)}


@given(games())
@QUICK
def test_every_item_has_a_moment(game: Game) -> None:
    result = game.result
    for item in result.items:
        at = moment.of(item, game, result.teams)
        assert 0 <= at <= game.at
        if item.special is not None:
            assert len(game.state_at(at).table.tricks) == item.special.trick + 1
            assert len(game.state_at(at - 1).table.tricks) == item.special.trick
        if item.kind in (Kind.SAID, Kind.SAID_RE, Kind.SAID_CONTRA, Kind.REPLY):
            said = [made for made in game.state_at(at).table.calls if result.teams[made.seat] is item.by]
            before = [made for made in game.state_at(at - 1).table.calls if result.teams[made.seat] is item.by]
            assert len(said) == len(before) + 1


def test_special_points_and_announcements_lead_to_where_they_were_made() -> None:
    game = situation(FOX)
    said = next(at for at, action in enumerate(game.log, 1) if isinstance(action, Announced))
    told = lines(game)
    assert told["Re announced"] == said
    assert told["Fox caught"] == game.trick_ends[0]
    assert told["Charlie"] == game.trick_ends[-1]
    assert told["Won"] == game.at


@pytest.mark.parametrize(
    ("call", "at"),
    [(Call.NO_120, 1), (Call.NO_90, 1), (Call.NO_60, 1), (Call.NO_30, 2)],
    ids=["skipped", "skipped too", "said", "said later"],
)
def test_what_was_skipped_was_said_with_what_was_announced(call: Call, at: int) -> None:
    game = situation("start 0 · hand 0 CQ CA · hand 1 CQ · healthy · 0 no 60, 0 no 30 · 0: CA CT C9 CK · ...")
    assert moment.of_call(game, game.result.teams, game.result.teams[0], call) == 4 + at


def test_a_solo_was_found_in_the_talk() -> None:
    game = situation("start 0 · 1 plays solo queen · ...")
    found = moment.first(game, lambda table: table.contract_is_found)
    assert lines(game)["Solo"] == found < game.length

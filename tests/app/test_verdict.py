"""The result in words."""

from random import Random

import pytest
from hypothesis import given

from freedoko_qt.app.verdict import verdict
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from tests.app.fakes import FIVE
from tests.notation import situation
from tests.strategies import QUICK, games, play_on


def party_with(game: Game) -> Party:
    return Party(game.rules, FIVE[: game.rules.x_players_at_table], 1, game.dealt.start).finish(game)


@given(games())
@QUICK
def test_every_result_can_be_told(game: Game) -> None:
    told, result = verdict(party_with(game)), game.result
    assert len(told.lines) - len(result.items) == any(line.text == "Bock" for line in told.lines)
    assert all(line.text and line.reason.endswith(".") for line in told.lines)
    assert [player.score for player in told.players] == list(result.scores)
    assert sum(player.points for player in told.players) == 240
    assert sum(player.tricks for player in told.players) == game.state.table.hand_size
    texts = [told.title, told.contract, told.value, *told.remarks]
    texts += [text for line in told.lines for text in (line.text, line.reason)]
    assert not any("%" in text for text in texts)
    if result.winner:
        assert told.title.startswith({"re": "Re wins", "contra": "Kontra wins"}[result.winner])
    else:
        assert told.title.startswith("Nobody wins")


@given(games())
@QUICK
def test_the_lines_add_up_to_the_value(game: Game) -> None:
    result = game.result
    if game.rules.effective().x_value_not_below_zero or game.state.table.contract is Contract.FEWEST_POINTS:
        return
    lines = verdict(party_with(game)).lines
    side = result.winner or "re"
    if any(line.factor for line in lines) or not result.winner:
        return
    assert sum(line.points if line.team is side else -line.points for line in lines) == result.value


# A whole game: seats 0 and 2 are re; a fox is caught in the first trick, and charlie takes the last one.
GAME = """
start 0
hand 0 CQ HT CJ
hand 1 DA
hand 2 CQ
healthy
0: HT DA D9 DK
...
0: CJ D9 HJ DJ
"""


def test_special_points_name_who_and_when() -> None:
    game = situation(GAME)
    assert game.is_over
    told = {line.text: (line.team_name, line.reason) for line in verdict(party_with(game)).lines}
    assert told["Fox caught"] == ("Re", "Anna catches the ace of diamonds of Bernd in trick 1.")
    assert told["Charlie"] == ("Re", "Anna takes the last trick with the jack of clubs.")


@pytest.mark.parametrize("solo", ["solo queen", "solo meatless"])
def test_a_solo_has_an_owner(solo: str) -> None:
    game = situation(f"start 0 · 1 plays {solo}")
    play_on(game, Random(1))
    told = verdict(party_with(game))
    assert told.contract.endswith("of Bernd")

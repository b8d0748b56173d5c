"""The value and the scores of any game: sums that must come out."""

from hypothesis import given

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import Kind, value
from freedoko_qt.engine.points import tally as tally_of
from freedoko_qt.engine.rules import Counting
from tests.strategies import QUICK, ZERO_SUM, games, rules


@QUICK
@given(game=games())
def test_points_and_tricks_of_the_sides_make_the_whole(game: Game) -> None:
    result = game.result
    assert sum(result.points) == 240
    assert sum(result.tricks) == game.state.table.hand_size
    assert sum(map(game.state.table.points_of, range(4))) == 240
    assert (result.winner is None) <= (not any(item.kind is Kind.WON for item in result.items))


@QUICK
@given(game=games(ZERO_SUM))
def test_scores_sum_to_zero_with_plus_and_minus(game: Game) -> None:
    """O43; and O44, in which four scores are all even or all odd."""
    scores = game.result.scores
    assert sum(scores) == 0
    assert len({score % 2 for score in scores}) == 1


@QUICK
@given(game=games(rules(counting=Counting.PLUS, x_marriage_bonus=0)))
def test_side_alone_writes_what_it_has_won(game: Game) -> None:
    result, teams = game.result, game.state.teams
    if result.winner:
        assert not any(score for score, team in zip(result.scores, teams, strict=True) if team is not result.winner)
    else:
        assert min(result.scores) >= 0


@QUICK
@given(game=games(rules(solo_always_counts_triple=False)))
def test_plus_and_minus_together_are_what_plus_and_minus_alone_write(game: Game) -> None:
    """Bonus of a marriage and games for the fewest points included; a solo that nobody won is tripled only in one."""
    counts, by = tally_of(game.state), game.rules.effective()
    plus, minus, both = (value(counts, by.but(counting=counting)).scores for counting in Counting)
    result = game.result
    if result.winner or not result.is_solo:
        assert both == tuple(one + other for one, other in zip(plus, minus, strict=True))
    assert sum(both) == 0


@QUICK
@given(game=games(rules(counting=Counting.MINUS, x_marriage_bonus=0)))
def test_winners_write_nothing_with_minus_only(game: Game) -> None:
    result = game.result
    if result.winner:
        sides = zip(result.scores, result.teams, strict=True)
        assert not any(score for score, team in sides if team is result.winner)
    else:
        assert max(result.scores) <= 0


@QUICK
@given(game=games())
def test_soloist_stands_alone(game: Game) -> None:
    result, teams = game.result, game.state.teams
    assert result.is_solo is (teams.count(Team.RE) == 1)
    assert teams.count(Team.RE) + teams.count(Team.CONTRA) == 4
    if game.state.table.contract is not Contract.NORMAL:
        assert result.is_solo is game.state.table.contract.is_solo

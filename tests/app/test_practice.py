"""A practice game beside the game that was played instead."""

from freedoko_qt.app.practice import compared
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from tests.app.fakes import NAMES
from tests.app.past import FOX
from tests.notation import situation

THROWN = "default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal"


def told(here: Game, there: Game, place: int = 0) -> tuple[str, ...]:
    return compared(Party(there.rules, NAMES, 1, there.dealt.start), here, there, place)


def test_the_same_outcome_is_told_as_such() -> None:
    game = situation(FOX)
    score = game.result.scores[0]
    was, now = told(game, game)
    assert was.startswith("In the party it was: Normal game. ")
    assert now == f"Anna writes as much here as in the party: {score:+}."


def test_another_outcome_is_told_with_both() -> None:
    here, there = situation(FOX), situation(FOX.replace("hand 2 CQ", "hand 3 CQ").replace(", 2 no 120", ""))
    assert here.result.scores[0] > 0
    assert told(here, there)[1].startswith(f"Anna writes +{here.result.scores[0]} here, and wrote ")


def test_a_deal_that_came_to_nothing_has_no_outcome() -> None:
    thrown, game = situation(THROWN), situation(FOX)
    assert told(game, thrown) == ("In the party this deal came to nothing.",)
    assert len(told(thrown, game)) == 1

"""Random rule sets, and that the checks of the parties played under them find faults."""

from dataclasses import replace
from random import Random as Dice

import pytest

from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import SPECS, load
from freedoko_qt.engine.rules import dump as dump_rules
from freedoko_qt.players import soak
from freedoko_qt.players.bench import main
from freedoko_qt.players.soak import Soaked, SoakError, random_rules


def test_random_rules_are_rules_and_every_rule_varies() -> None:
    drawn = [random_rules(Dice(seed)) for seed in range(40)]
    for rules in drawn:
        assert load(dump_rules(rules)) == rules
    fixed = {name for name in SPECS if len({getattr(rules, name) for rules in drawn}) == 1}
    assert fixed == {"number_of_rounds_limited", "x_number_of_games"}


def test_the_same_seed_gives_the_same_rules() -> None:
    assert random_rules(Dice(4)) == random_rules(Dice(4))
    assert random_rules(Dice(4)) != random_rules(Dice(5))


@pytest.mark.parametrize(
    ("kind", "games"), [("random", 60), ("thumb", 60), pytest.param("strong", 40, marks=pytest.mark.slow)]
)
def test_parties_under_random_rules_are_played_to_their_end(kind: str, games: int) -> None:
    counts = Soaked()
    soak.soak((kind,) * 4, games, 11, counts)
    assert counts.games >= games
    assert counts.parties >= 5
    assert sum(number for name, number in counts.contracts.items() if "again" not in name) == counts.games
    assert f"{counts.games} games" in counts.report()


def test_wrong_sums_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Game.result

    def one_point_more(game: Game) -> Result:
        result: Result = whole.__get__(game, Game)
        return replace(result, scores=(result.scores[0] + 1, *result.scores[1:]))

    monkeypatch.setattr(Game, "result", property(one_point_more))
    with pytest.raises(SoakError, match="sum to"):
        soak.soak(("random",) * 4, 5, 3, Soaked())


def test_a_fault_is_told_with_its_seed_and_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: Game) -> None:
        raise SoakError("nothing is right")

    monkeypatch.setattr(soak, "check_game", broken)
    with pytest.raises(SystemExit) as ended:
        main(["--random-rules", "--games", "3", "--seed", "17"])
    assert ended.value.code == 1
    told = capsys.readouterr()
    assert "seed 17" in told.out
    assert "with_nines" in told.out or "counting" in told.out
    assert "nothing is right" in told.err


def test_the_counts_are_told_when_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--random-rules", "--games", "10", "--seed", "2"])
    assert ended.value.code == 0
    report = capsys.readouterr().out
    for word in ("parties", "game types:", "events:", "Played", "games per second"):
        assert word in report

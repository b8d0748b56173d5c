"""Comparing the course of a recorded party, game by game, with what our party makes of the same games."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.points import Result, result
from tests.conformance import known
from tests.conformance.check import Check
from tests.conformance.recording import Recording


@dataclass(frozen=True, slots=True)
class Finished:
    """As much of a game as a party wants to know."""

    state: State
    result: Result
    seed: int
    places: tuple[int, ...] = SEATS


def begun(game: Recording) -> Party:
    """The party before its first game."""
    rules = game.rule_set.rules.but(number_of_rounds=game.data["rounds"])
    return Party(rules, ("", "", "", ""), game.data["seed"], game.data["start"])


def of_party(games: Iterable[tuple[Recording, State]], details: Mapping[str, Any]) -> Iterator[Check]:
    """All comparisons of a party whose games have been replayed."""
    party: Party | None = None
    for game, state in games:
        party = party or begun(game)
        yield from of_next(game, party)
        finished = Finished(state, cast(Result, None), game.data["seed"])
        if not game.is_played:
            party = party.finish(cast(Game, finished))
            continue
        before = party
        party = party.finish(cast(Game, replace(finished, result=result(state))))
        yield from of_finished(game, before, party)
        party = as_recorded(game, party)
        pot = -1 if party.pot is None else party.pot
        yield Check("points left", pot, game.data["remaining_points"])
    if party is not None:
        yield Check("end of the party", party.is_over, details["complete"])


def of_next(game: Recording, party: Party) -> Iterator[Check]:
    """What the party says of its next game."""
    data = game.data
    yield Check("number of the game", len(party.entries), data["game"])
    skipped = known.NO_ROUND if data["duty_round"] else ""
    yield Check("round", party.rounds, data["round"], skipped=skipped)
    yield Check("next start player", party.next_start, data["start"])
    yield Check("round of duty soli", party.is_in_duty_round, data["duty_round"])
    yield Check("party goes on", party.is_over, False)
    owed = zip(party.owed, party.owed_color, party.owed_picture, strict=True)
    ours = [[every - color - picture, color, picture] for every, color, picture in owed]
    yield Check("duty soli left", ours, data["duty_left"])
    yield Check("bock before", list(party.queue), data["bock_before"])


def of_finished(game: Recording, before: Party, party: Party) -> Iterator[Check]:
    """What the party says after a game."""
    data = game.data
    entry = party.entries[-1]
    yield Check("bock after", list(party.queue), data["bock_after"], known=known.of_bock(game, before, party))
    sums = [
        total - own + theirs
        for total, own, theirs in zip(party.totals, entry.scores, data["player_points"], strict=True)
    ]
    yield Check("sums", sums, data["sums"])
    yield Check("start player stays", party.start == data["start"], data["start_stays"])


def as_recorded(game: Recording, party: Party) -> Party:
    """The party with what FreeDoko wrote for the game, so that one difference does not bring others."""
    *earlier, last = party.entries
    last = replace(last, scores=tuple(game.data["player_points"]))
    return replace(party, entries=(*earlier, last), queue=tuple(game.data["bock_after"]))

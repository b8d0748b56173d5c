"""A process that reckons with open cards: moments of games that are over come in, what each card brings goes out.

It is another one than that of the players, which must never see a hidden card. A frame is as in `process`: (number,
`State`) in, a `Reckoning` out for each card and one for all of them. The process ends when its input does.
"""

import pickle
import traceback
from collections.abc import Iterator
from dataclasses import dataclass

from freedoko_qt.engine.state import State
from freedoko_qt.players.process import serve
from freedoko_qt.players.solver import BUDGET, Outcome, TooFarError, cards_of, outcomes


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How far the answer to one question is."""

    number: int  # of the question
    outcomes: tuple[Outcome, ...]  # of the cards so far
    total: int  # cards
    is_too_far: bool = False  # the end is out of reach
    trouble: str = ""  # what went wrong

    @property
    def is_last(self) -> bool:
        """Whether nothing more is to come."""
        return self.is_too_far or bool(self.trouble) or len(self.outcomes) == self.total


def reckonings(number: int, state: State, budget: int = BUDGET) -> Iterator[Reckoning]:
    """The answer to a question, card by card; a fault ends no process."""
    found: tuple[Outcome, ...] = ()
    total = len(cards_of(state))
    try:
        for outcome in outcomes(state, budget):
            found = (*found, outcome)
            yield Reckoning(number, found, total)
    except TooFarError:
        yield Reckoning(number, (), total, is_too_far=True)
    except Exception:
        yield Reckoning(number, (), total, trouble=traceback.format_exc())


def main() -> None:
    """Answers with open cards."""
    serve(lambda body: reckonings(*pickle.loads(body)))

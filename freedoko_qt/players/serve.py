"""Our players at other tables: questions of the bot protocol come in as lines of JSON, answers go out.

python -m freedoko_qt.players.serve --level strong --boldness 1

One process plays all seats of one table. Information is never answered; a line that is no question is answered with an
error that says what is wrong with it. What there is to complain about stands on the standard error output as well.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import BinaryIO

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    SwinesAnnounced,
    text,
)
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.players import protocol
from freedoko_qt.players.base import Player
from freedoko_qt.players.character import EVEN, HIGH, LOW, Character
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.patience import Patience, TooLongError
from freedoko_qt.players.process import one_thread
from freedoko_qt.players.protocol import Question, QuestionError
from freedoko_qt.players.seen import VIEWS, after_rise, observation, wish
from freedoko_qt.players.thumb import Thumb

LONGEST = 2**20
"""Bytes of a line that is still read."""
SECONDS = 5.0
"""How long a player may think before the rules of thumb answer for it."""

Answer = dict[str, object]
LOUD = (Announced, SwinesAnnounced, HyperswinesAnnounced, GenscherChosen, PovertyTaken)
"""What nobody does who does not know what to do."""


class Guests:
    """The players of one strength at a table elsewhere, and what they remember between the questions."""

    def __init__(self, level: str, seed: int = 0, seconds: float = SECONDS, character: Character = EVEN) -> None:
        self.level = level
        self.seconds = seconds
        self.players = [LEVELS[level].make(seed + seat, character) for seat in SEATS]
        self.spare: Player = Thumb(seed)
        self.rules = DEFAULT
        self.selector: Selector | None = None  # of the marriage being played
        self.plan: tuple[Observation, Action] | None = None  # what somebody wants to play who had nothing to announce

    def hear(self, line: bytes) -> Answer | None:
        """The answer to a line, an error, or None where there is nothing to answer."""
        try:
            told = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            return {"error": f"this is no JSON: {error}"}
        if not isinstance(told, dict):
            return {"error": "this is no JSON object"}
        try:
            kind = protocol.text(told, "q")
            if kind in NEWS:
                NEWS[kind](self, told)
                return None
            if kind not in VIEWS:
                raise QuestionError("q", f"there is no question {kind!r:.60}")
            return self.answer(kind, told)
        except QuestionError as error:
            return {"error": str(error)}
        except Exception as error:  # a question that nobody thought of must not end the party
            return {"error": f"the question makes no sense: {type(error).__name__} {error}"}

    # -- what is told ------------------------------------------------------------------------------------------

    def keep_rules(self, told: Question) -> None:
        """The rules of the table; what cannot be understood is left out."""
        named = told.get("rules")
        self.rules, strange = protocol.rules(named if isinstance(named, dict) else {})
        for sentence in strange if isinstance(named, dict) else ["there are no rules in the line"]:
            say(sentence)

    def begin(self, told: Question) -> None:
        """A game that begins; only a marriage is worth remembering."""
        self.forget(told)
        try:
            self.selector = protocol.selector("selector", told.get("selector"))
        except QuestionError as error:
            say(str(error))

    def forget(self, told: Question) -> None:  # noqa: ARG002  (how a game ended changes nothing)
        """A game that is over."""
        self.selector, self.plan = None, None

    # -- what is asked -----------------------------------------------------------------------------------------

    def answer(self, kind: str, told: Question) -> Answer:
        """The answer of the player who is asked."""
        if kind == "reservation":
            self.forget(told)
        self.selector = protocol.selector("selector", told.get("selector")) or self.selector
        seen = observation(told, self.rules, self.selector)
        if kind == "announce":
            return {"ann": self.announced(seen, told)}
        if self.plan is not None and self.plan[0] == seen:
            return said(self.plan[1])
        seen, action, words = self.risen(seen)
        if kind == "genscher":
            return {"partner": action.partner if isinstance(action, GenscherChosen) else None}
        if isinstance(action, Reserved) and wish(seen, action).legal[1:]:
            words |= self.risen(wish(seen, action))[2]
        return said(action) | words

    def announced(self, seen: Observation, told: Question) -> str:
        """The announcement of a player on turn, or nothing; the others can wait until it is theirs."""
        if not seen.is_asked or not isinstance(seen.legal[-1], Played):
            return ""
        silent = replace(seen, legal=tuple(other for other in seen.legal if isinstance(other, Played)))
        if self.plan is not None and self.plan[0] == silent:
            return ""  # nothing has happened since the player wanted to announce nothing
        action = self.choose(seen)
        if isinstance(action, Announced):
            return protocol.options(told, "legal")[action.call]
        self.plan = (silent, action)
        return ""

    def risen(self, seen: Observation) -> tuple[Observation, Action, Answer]:
        """What a player does after it has announced swines or not; where it may and does not, it says so."""
        words: Answer = {}
        while True:
            action = self.choose(seen)
            if not isinstance(action, SwinesAnnounced | HyperswinesAnnounced):
                break
            if seen.table.swines is None:
                words["swines"] = True
            if isinstance(action, HyperswinesAnnounced):
                words["hyper"] = True
            seen = after_rise(seen, action)
        for other in seen.legal:
            if isinstance(other, SwinesAnnounced | HyperswinesAnnounced):
                words["swines" if isinstance(other, SwinesAnnounced) else "hyper"] = False
        return seen, action, words

    def choose(self, seen: Observation) -> Action:
        """A legal action: the player's, or that of the rules of thumb if it fails or takes too long."""
        try:
            with Patience(self.seconds):
                action = self.players[seen.seat].choose(seen).action
            if action in seen.legal:
                return action
            trouble = f"{text(action)} is not legal"
        except TooLongError:
            trouble = f"no choice within {self.seconds:g} seconds"
        except Exception as error:
            trouble = f"{type(error).__name__} {error}"
        say(f"player {seen.seat} ({self.level}) has failed: {trouble}")
        return self.fallback(seen)

    def fallback(self, seen: Observation) -> Action:
        """What the rules of thumb do, or else the first legal action that announces nothing."""
        try:
            action = self.spare.choose(seen).action
            if action in seen.legal:
                return action
        except Exception as error:
            say(f"the rules of thumb have failed: {type(error).__name__} {error}")
        return next((other for other in seen.legal if not isinstance(other, LOUD)), seen.legal[0])


NEWS: Mapping[str, Callable[[Guests, Question], None]] = {
    "rules": Guests.keep_rules,
    "game_start": Guests.begin,
    "game_end": Guests.forget,
}
"""The information of the protocol."""


def said(action: Action) -> Answer:
    """An action in the words of the protocol."""
    match action:
        case Reserved(_, contract, selector, offered):
            words: Answer = {"type": contract.value}
            if contract is Contract.MARRIAGE:
                words["selector"] = selector.value
            return words | ({"offer": True} if offered else {})
        case PovertyPassed(_, cards) | PovertyReturned(_, cards):
            return {"cards": protocol.written(cards)}
        case PovertyTaken() | Passed():
            return {"accept": isinstance(action, PovertyTaken)}
        case Played(_, card):
            return {"card": card.name}
        case _:
            # Whoever wants another partner plays the king, and is asked for the partner then.
            return {"card": Card.DK.name}


def say(sentence: str) -> None:
    """A line on the standard error output."""
    print(" ".join(sentence.split()), file=sys.stderr, flush=True)  # noqa: T201  (the protocol wants it there)


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that come in; None stands for one that is too long, of which the rest is not read."""
    while line := source.readline(LONGEST):
        is_whole = len(line) < LONGEST or line.endswith(b"\n")
        while len(line) == LONGEST and not line.endswith(b"\n"):
            line = source.readline(LONGEST)
        yield line if is_whole else None


def main(arguments: Sequence[str] | None = None) -> None:
    """Answers until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.players.serve", description=__doc__)
    parser.add_argument("--level", required=True, choices=tuple(LEVELS), help="how strong the players are")
    parser.add_argument("--seed", type=int, default=0, help="of the players; the cards are dealt by the table")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long a player may think (%(default)g)")
    steps = f"from {LOW} to {HIGH} (%(default)d)"
    parser.add_argument("--boldness", type=int, default=0, help=f"how readily they announce and play soli, {steps}")
    parser.add_argument("--trust", type=int, default=0, help=f"how much they conclude from others' cards, {steps}")
    options = parser.parse_args(arguments)
    try:
        character = Character(options.boldness, options.trust)
    except ValueError as error:
        parser.error(str(error))
    one_thread()
    target = sys.stdout
    # What a player prints must not get between the answers.
    sys.stdout = sys.stderr
    guests = Guests(options.level, options.seed, options.seconds, character)
    try:
        for line in lines(sys.stdin.buffer):
            too_long: Answer = {"error": f"the line is longer than {LONGEST} bytes"}
            answer = too_long if line is None else guests.hear(line)
            if answer is not None:
                target.write(json.dumps(answer) + "\n")
                target.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        # The table is gone, or somebody ends the program; flushing at exit would only complain about that.
        sys.exit(0)


if __name__ == "__main__":
    main()

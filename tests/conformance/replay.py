"""Leading our rules through a recorded game, and comparing at each card what may be done and what follows."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from freedoko_qt.engine import announce
from freedoko_qt.engine.event import (
    Announced,
    Call,
    GenscherChosen,
    HyperswinesAnnounced,
    Played,
    Seat,
    SwinesAnnounced,
    text,
)
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import apply, legal
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.team import together
from tests.conformance import known
from tests.conformance.check import Check
from tests.conformance.moments import Moments, may_announce
from tests.conformance.recording import CALLS, Recording, Said, hand
from tests.conformance.talk import Talk


class Replay:
    """One recorded game, led step by step; `state` is where it has come to."""

    def __init__(self, game: Recording) -> None:
        self.game = game
        self.talk = Talk(game)
        self.state = self.talk.state
        self.legal = game.data.get("legal", "").split()

    def checks(self) -> Iterator[Check]:
        """All comparisons up to the last card."""
        yield from self.talk.checks()
        self.state = self.talk.state
        if self.game.is_played and self.state.table.ask is Ask.CARD:
            yield from self.cards()

    def turns(self) -> list[State]:
        """The states in which somebody is to play a card, all comparisons passed over; the game is played then."""
        return [self.state for check in self.checks() if check.field == "turn"]

    def cards(self) -> Iterator[Check]:
        """Every card, with what was said before it."""
        moments = Moments(self.game)
        for at, card in enumerate(self.game.cards):
            said = self.game.during.get(at, [])
            # What could be announced was recorded after each announcement, but not after swines and Genscher.
            last = max((number for number, event in enumerate(said) if event.kind in ("ann", "marriage")), default=-1)
            possible = [may_announce(self.state)]
            for event in said[: last + 1]:
                yield from self.say(event)
                possible.append(may_announce(self.state))
            yield moments.of_announcements(self.state, at, possible)
            yield moments.of_known_sides(self.state, at)
            for event in said[last + 1 :]:
                yield from self.say(event)
            yield from self.of_card(at, Played(self.game.player(at), card))
            if card not in self.state.hands[self.game.player(at)]:
                return
            for event in said:
                if event.kind == "genscher":
                    self.state = apply(self.state, GenscherChosen(event.seat, int(event.word)))
            yield from self.lay(at, Played(self.game.player(at), card))

    # -- what was said -------------------------------------------------------------------------------------

    def say(self, event: Said) -> Iterator[Check]:
        """An announcement that was made, and what was decided with a trick."""
        table = self.state.table
        match event.kind:
            case "ann":
                yield self.spoken(event.at, Announced(event.seat, CALLS[event.word]))
            case "swines" | "hyper":
                rise = SwinesAnnounced(event.seat) if event.kind == "swines" else HyperswinesAnnounced(event.seat)
                yield self.spoken(event.at, rise)
            case "genscher":
                choice = GenscherChosen(event.seat, int(event.word))
                yield Check("genscher allowed", choice in legal(self.state, event.seat), True, event.at)
            case "marriage":
                theirs = (event.at // 4, together(event.seat, int(event.word)))
                yield Check("marriage decision", (table.decided, table.known), theirs, event.at)

    def spoken(self, at: int, action: Announced | SwinesAnnounced | HyperswinesAnnounced) -> Check:
        """An announcement that was made, by our rules allowed or not."""
        is_taken = action in legal(self.state, action.seat)
        reason = known.of_refusal(self.state.table, action)
        self.state = apply(self.state, action)
        return Check("announcements taken", "refused" if not is_taken else text(action), text(action), at, reason)

    # -- cards ---------------------------------------------------------------------------------------------

    def of_card(self, at: int, card: Played) -> Iterator[Check]:
        """Whose turn it is and what may be played."""
        yield Check("turn", self.state.table.turn, card.seat, at)
        ours = {action.card for action in legal(self.state, card.seat) if isinstance(action, Played)}
        if self.legal:
            yield Check("legal cards", ours, set(hand(self.legal[at])), at)
        else:
            yield Check("card allowed", card.card in ours, True, at)

    def lay(self, at: int, card: Played) -> Iterator[Check]:
        """A card; the fourth one of a rich first trick can force its winner to announce."""
        before, self.state = self.state, apply(self.state, card)
        if at != 3 or not before.table.rules.announcement_first_trick_thirty_points:
            return
        said = self.game.during.get(4, [])
        theirs = [(event.seat, CALLS[event.word]) for event in said if event.kind == "annduty"]
        ours = self.forced(before)
        first = list(takewhile(lambda event: event.kind == "ann", said))
        if first and (ours or theirs):
            # What was said while the full trick lay there came before the duty.
            yield Check("duty at once", ours, theirs, 4, known.SPOKEN_BEFORE_DUTY)
            yield from self.speak_first(before, card, first)
            ours = self.forced(before)[len(first) :]
        yield Check("forced announcement", ours, theirs, 4)

    def speak_first(self, before: State, card: Played, first: Sequence[Said]) -> Iterator[Check]:
        """The fourth card, what some said, and only then the duty."""
        rules = before.table.rules.but(announcement_first_trick_thirty_points=False)
        self.state = apply(before.but(table=before.table.but(rules=rules)), card)
        for event in first:
            yield from self.say(event)
        self.game.during[4] = self.game.during[4][len(first) :]
        self.state = with_duty(self.state, self.game.rules)

    def forced(self, before: State) -> list[tuple[Seat, Call]]:
        """What has been announced since a state."""
        return [(made.seat, made.call) for made in self.state.table.calls[len(before.table.calls) :]]


def with_duty(state: State, rules: Rules) -> State:
    """The state under its own rules again, after the duty that the first trick brings."""
    state = state.but(table=state.table.but(rules=rules.effective()))
    trick = state.table.tricks[0]
    duty = announce.forced(state.table, trick, state.teams[trick.winner])
    return apply(state, duty) if duty else state

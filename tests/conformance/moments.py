"""What may be announced by whom, and whose side everybody knows, between two cards."""

from collections.abc import Iterator
from functools import cache

from freedoko_qt.engine import announce, swines
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, HyperswinesAnnounced, SwinesAnnounced
from freedoko_qt.engine.moment import State
from tests.conformance import known
from tests.conformance.check import Check
from tests.conformance.recording import CALLS, Recording

LETTERS = {"r": Team.RE, "c": Team.CONTRA}

Words = tuple[frozenset[str], ...]
"""What each seat may announce."""


class Moments:
    """What was recorded whenever it changed, read by the number of cards on the table."""

    def __init__(self, game: Recording) -> None:
        self.calls = {at: tuple(map(outcomes, allowed)) for at, _, *allowed in game.data["ann_legal"]}
        is_lying = game.options["announcement till full trick"]
        self.lying = dict(while_trick_lies(game)) if is_lying else {}
        self.sides = {at: tuple(map(LETTERS.get, teams)) for at, _, teams in game.data["known"]}
        self.allowed: Words = (frozenset(),) * 4
        self.known: tuple[Team | None, ...] = (None,) * 4

    def of_announcements(self, state: State, at: int, ours: list[Words]) -> Check:
        """What may be announced before a card; `ours` is that after each thing that was said before it.

        Where a card counts until its trick is taken away we compare with what could be said while the trick lay there.
        """
        self.allowed = theirs = self.calls.get(at, self.allowed)
        last = ours[-1]
        if at in self.lying:
            theirs = self.lying[at]
            last = theirs if theirs in ours else last
        return Check("announcements", last, theirs, at, known.of_announcements(state, last, theirs))

    def of_known_sides(self, state: State, at: int) -> Check:
        """Whose side everybody can know."""
        self.known = self.sides.get(at, self.known)
        ours = state.table.known
        return Check("known sides", ours, self.known, at, known.of_sides(state, ours, self.known))


def while_trick_lies(game: Recording) -> Iterator[tuple[int, Words]]:
    """What could be announced at last while a full trick lay on the table, by the number of cards."""
    allowed = [(at, phase, tuple(map(outcomes, words))) for at, phase, *words in game.data["ann_legal"]]
    now: Words = (frozenset(),) * 4
    for full in range(4, len(game.cards) + 1, 4):
        for at, phase, words in allowed:
            if at < full or (at == full and phase != "o"):
                now = words
        yield full, now


@cache
def outcomes(written: str) -> frozenset[str]:
    """What the announcements that are written "60,30,reply>120,S" come to."""
    return frozenset(word.rpartition(">")[2] for word in written.split(",") if word)


CODES = {call: code for code, call in CALLS.items()}


def may_announce(state: State) -> Words:
    """What the seats may announce by our rules, in FreeDoko's words."""
    table = state.table
    can_rise = table.tables.swine is not None
    return tuple(
        frozenset(CODES[made.call] for made in announce.may_announce(table, seat, team))
        | (frozenset(map(risen, swines.may_announce(table, seat, hand))) if can_rise else frozenset())
        for seat, hand, team in zip(SEATS, state.hands, state.teams, strict=True)
    )


def risen(action: SwinesAnnounced | HyperswinesAnnounced) -> str:
    """The letter of an announcement of swines or hyperswines."""
    return "S" if isinstance(action, SwinesAnnounced) else "H"

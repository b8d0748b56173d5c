"""Playing a recorded game again and comparing everything that was recorded with what our rules say."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from freedoko_qt.engine import announce, reservation
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Announced, Call, Played, Seat
from freedoko_qt.engine.points import Item, Kind, Result, result
from freedoko_qt.engine.special import Feat
from freedoko_qt.engine.state import State, legal, play, start
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.team import Teams
from tests.conformance.recording import (
    CALLS,
    Recording,
    calls_of,
    cards_of,
    deal_of,
    hand,
    is_led_by_fault,
    rules_of,
    talk_of,
)

FEATS: Mapping[str, Feat] = {
    "Doppelkopf": Feat.DOPPELKOPF,
    "caught fox": Feat.FOX_CAUGHT,
    "charlie": Feat.CHARLIE,
}
NOT_OURS = frozenset(
    ("caught fox last trick", "fox last trick", "caught charlie", "dolle caught dolle", "heart trick"),
)
LETTERS = {"r": Team.RE, "c": Team.CONTRA}

WRONG_LEAD = "an owed solo of one's own choice is led by the soloist, in FreeDoko by the start player (9.1 no. 6)"
LOST_REPLY = "a late Re or Kontra needs an announcement of the opponents; FreeDoko takes some without one (9.1 no. 8)"
OPEN_TRICK = "a card counts until the fourth one lies; in FreeDoko until the full trick is taken away (5.2 step 8)"
NOBODY_WINS = "a solo that nobody wins is written as three times the value; FreeDoko writes the wrong sign (9.1 no. 2)"
SOLO_FACTOR = "the factor of a solo is told where the soloist writes three times; FreeDoko tells it whenever re wins"

VOID_REMEMBERED = "that a re player has no trump tells the last side also later; FreeDoko draws it at that card only"


@dataclass(frozen=True, slots=True)
class Check:
    """One comparison; `known` is the reason why a difference is wanted, `skipped` why there is nothing to compare."""

    field: str
    ours: object = None
    theirs: object = None
    at: int = -1  # cards on the table
    known: str = ""
    skipped: str = ""

    @property
    def is_equal(self) -> bool:
        """Whether both say the same."""
        return self.ours == self.theirs


def compare(game: Recording) -> Iterator[Check]:
    """All comparisons of a game that is within our rules."""
    state = start(rules_of(game.options), deal_of(game))
    yield from of_marriages(game, state)
    for action in talk_of(game):
        state = play(state, action)
    yield Check("contract", state.table.contract, Contract(shown(game)))
    yield Check("leader", state.table.turn, game.data["first"])
    if is_led_by_fault(game):
        yield Check("leader of an owed solo", game.data["solo_start"], game.data["first"], known=WRONG_LEAD)
    if state.table.turn != game.data["first"]:
        return
    calls, moments = calls_of(game), Moments(game)
    for at, card in enumerate(cards_of(game)):
        for call in calls.get(at, ()):
            if refused := refusal(state, call, at):
                yield refused
                return
            state = play(state, call)
        yield from at_moment(state, moments, at)
        yield from of_card(game, state, card, at)
        state = play(state, card)
    yield from of_tricks(game, state)
    yield from of_result(game, result(state))


def shown(game: Recording) -> str:
    """The game type that everybody sees at first; a silent marriage looks normal."""
    kind: str = game.data["type_start"]
    return "normal" if kind == "marriage silent" else kind


def of_marriages(game: Recording, state: State) -> Iterator[Check]:
    """Who could announce a marriage; in the round of forced soli nobody is asked."""
    if game.data["duty_round"]:
        return
    ours = [bool(reservation.marriages(state.table, state.hands[seat], seat)) for seat in SEATS]
    yield Check("marriage allowed", ours, ["marriage" in allowed for allowed in game.data["legal_res"]])


# -- moment by moment --------------------------------------------------------------------------------------


class Moments:
    """What was recorded whenever it changed, read by the number of cards on the table."""

    def __init__(self, game: Recording) -> None:
        self.calls = {at: allowed for at, _, *allowed in game.data["ann_legal"]}
        self.known = {at: teams for at, _, teams in game.data["known"]}
        self.allowed: list[str] = ["", "", "", ""]
        self.teams = "uuuu"

    def to(self, at: int) -> None:
        """Go on to a moment."""
        self.allowed = self.calls.get(at, self.allowed)
        self.teams = self.known.get(at, self.teams)


def at_moment(state: State, moments: Moments, at: int) -> Iterator[Check]:
    """What may be announced by whom, and whose side is known, before a card is played."""
    moments.to(at)
    for seat in SEATS:
        ours = frozenset(action.call for action in legal(state, seat) if isinstance(action, Announced))
        theirs = frozenset(outcomes(moments.allowed[seat]))
        yield Check("announcements", sorted(ours), sorted(theirs), at, late_reply(state.table, ours, theirs))
    yield of_known_sides(state, tuple(LETTERS.get(letter) for letter in moments.teams), at)


def of_known_sides(state: State, theirs: Teams, at: int) -> Check:
    """Whose side everybody can know."""
    ours = state.table.known
    is_more = all(there in (None, here) for here, there in zip(ours, theirs, strict=True))
    is_true = all(here in (None, team) for here, team in zip(ours, state.teams, strict=True))
    return Check("known sides", ours, theirs, at, VOID_REMEMBERED if is_more and is_true else "")


def outcomes(written: str) -> Iterator[Call]:
    """What the announcements that are written "60,30,reply>120" come to; those of swines are left out."""
    for word in written.split(","):
        code = word.rpartition(">")[2]
        if code in CALLS:
            yield CALLS[code]


def late_reply(table: Table, ours: frozenset[Call], theirs: frozenset[Call]) -> str:
    """The reason if only FreeDoko takes a reply although nobody has announced anything."""
    return LOST_REPLY if not table.calls and not ours and theirs == {Call.REPLY} else ""


def refusal(state: State, call: Announced, at: int) -> Check | None:
    """A check that fails if our rules do not take a recorded announcement."""
    if call in legal(state, call.seat):
        return None
    table, team = state.table, state.teams[call.seat]
    known = LOST_REPLY if call.call is Call.REPLY and not table.calls else ""
    if table.rules.announcement_till_full_trick and at % 4 == 0 and team:
        counted = announce.cards_counted(table, call.seat) + 1
        is_reply = call.call is Call.REPLY
        is_in_time = (
            announce.may_reply(table, team, counted) if is_reply else counted >= announce.limit(table, call.call)
        )
        known = OPEN_TRICK if is_in_time else known
    return Check("announcement taken", False, True, at, known)


def of_card(game: Recording, state: State, card: Played, at: int) -> Iterator[Check]:
    """Whose turn it is and what may be played."""
    yield Check("turn", state.table.turn, card.seat, at)
    ours = {action.card for action in legal(state, card.seat) if isinstance(action, Played)}
    yield Check("card allowed", card.card in ours, True, at)
    if "legal" in game.data:
        yield Check("legal cards", ours, set(hand(game.data["legal"].split()[at])), at)


# -- at the end --------------------------------------------------------------------------------------------


def of_tricks(game: Recording, state: State) -> Iterator[Check]:
    """Winners and card points of the tricks, and what they decided."""
    data, table = game.data, state.table
    yield Check("trick winners", [trick.winner for trick in table.tricks], data["winners"])
    yield Check("trick points", [trick.points for trick in table.tricks], data["tp"])
    yield Check("card points by seat", [table.points_of(seat) for seat in SEATS], data["trick_points"])
    yield Check("teams", [str(team) for team in state.teams], data["teams"])
    if table.contract.is_marriage:
        yield Check("deciding trick", table.decided, data["marriage_trick"])
        yield Check("marriage outcome", table.contract.value, data["type"])
    if data["type_start"].startswith("solo") and not is_led_by_fault(game):
        yield Check("duty solo", table.duty, data["duty_solo"])


def of_result(game: Recording, found: Result) -> Iterator[Check]:
    """Winner, items, special points, value and scores."""
    data, options = game.data, game.options
    winner = found.winner.value if found.winner else "no team"
    yield Check("winner", winner, data["winner"])
    ours = sorted(str(entry) for entry in our_specials(found))
    yield Check("special points", ours, sorted(str(entry) for entry in their_specials(data)))
    yield of_items([words(item) for item in found.items], list(their_items(data)))
    foreign = sorted({entry[0] for entry in data["sp"]} & NOT_OURS)
    if [entry[0] for entry in data["sp"]].count("charlie") > 1:
        foreign.append("double charlie")
    factor = data["bock_mult"]
    if foreign or not factor:
        why = f"special point: {foreign[0]}" if foreign else "a factor that overflowed"
        yield Check("value", skipped=why)
        yield Check("scores", skipped=why)
        return
    yield Check("value", found.value * factor, data["points"])
    if found.is_solo and options["solo always counts triple"]:
        yield Check("scores", skipped="solo always counts triple")
        return
    scores = [score * factor for score in found.scores]
    is_wrong = found.is_solo and found.winner is None and options["counting"] == "plus-minus"
    known = NOBODY_WINS if is_wrong else ""
    yield Check("scores", scores, data["player_points"], known=known)


def of_items(ours: list[str], theirs: list[str]) -> Check:
    """The items in words, whatever their order."""
    played = [[item for item in items if not item.startswith("solo for")] for items in (ours, theirs)]
    known = SOLO_FACTOR if sorted(played[0]) == sorted(played[1]) else ""
    return Check("items", sorted(ours), sorted(theirs), known=known)


Entry = tuple[int, str, str, Seat, Seat | None]


def our_specials(found: Result) -> Iterator[Entry]:
    """Our special points: trick from 0, kind, side, player, from whom."""
    for item in found.items:
        if (special := item.special) is not None:
            yield special.trick, special.feat.value, special.team.value, special.seat, special.victim


def their_specials(data: Mapping[str, Any]) -> Iterator[Entry]:
    """FreeDoko's special points without the kinds that we do not know, such as the second charlie of a trick."""
    for trick, kind, team, seat, victim in unique_charlie(data["sp_tricks"], 1):
        if kind not in NOT_OURS:
            yield trick, FEATS[kind].value, team, seat, victim


def unique_charlie(entries: Iterable[list[Any]], at: int) -> Iterator[list[Any]]:
    """The entries, whose kind stands at a place, without a second charlie."""
    charlies = 0
    for entry in entries:
        charlies += entry[at] == "charlie"
        if entry[at] != "charlie" or charlies == 1:
            yield entry


def words(item: Item) -> str:
    """One of our items in FreeDoko's words, with the side it counts for."""
    match item.kind:
        case Kind.WON:
            kind = "won"
        case Kind.AGAINST_QUEENS:
            kind = "contra won"
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            kind = f"no 120 said by {item.by}"
        case Kind.SAID:
            kind = f"{item.call} said by {item.by}"
        case Kind.BELOW:
            kind = str(item.call)
        case Kind.REACHED:
            kind = f"got {REACHED[item.call]} against {item.call}"
        case Kind.SOLO:
            kind = "solo"
        case Kind.SPECIAL:
            kind = str(item.special.feat if item.special else "")
    return f"{kind} for {item.team}"


REACHED: Mapping[Call | None, int] = {Call.NO_90: 120, Call.NO_60: 90, Call.NO_30: 60, Call.NO_0: 30}


def their_items(data: Mapping[str, Any]) -> Iterator[str]:
    """FreeDoko's items in the same words, without the factor of bock and the kinds that we do not know."""
    for kind, team, counts_for, *_ in unique_charlie(data["sp"], 0):
        if kind == "bock" or kind in NOT_OURS:
            continue
        level, said, _ = kind.partition(" said")
        what = f"{level.removesuffix(' reply')} said by {team}" if said else FEATS.get(kind, kind)
        yield f"{what} for {counts_for}"

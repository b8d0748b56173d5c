"""Comparing how a recorded game ended with what our rules make of it."""

from collections.abc import Iterator, Mapping

from freedoko_qt.engine.bock import triggers
from freedoko_qt.engine.event import SEATS, Call, Seat
from freedoko_qt.engine.items import Item, Kind
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.party import final_contract
from freedoko_qt.engine.points import Result, result
from freedoko_qt.engine.special import Feat
from freedoko_qt.engine.tally import tally
from tests.conformance import known
from tests.conformance.check import Check
from tests.conformance.moments import CODES
from tests.conformance.recording import Recording

FEATS: Mapping[str, Feat] = {
    "Doppelkopf": Feat.DOPPELKOPF,
    "caught fox": Feat.FOX_CAUGHT,
    "caught fox last trick": Feat.FOX_CAUGHT_LAST,
    "fox last trick": Feat.FOX_LAST,
    "charlie": Feat.CHARLIE,
    "caught charlie": Feat.CHARLIE_CAUGHT,
    "dolle caught dolle": Feat.DULLE_CAUGHT,
    "heart trick": Feat.HEART_TRICK,
}
NAMES = {feat: name for name, feat in FEATS.items()}
REACHED: Mapping[Call | None, int] = {Call.NO_90: 120, Call.NO_60: 90, Call.NO_30: 60, Call.NO_0: 30}

Entry = tuple[int, str, Seat, Seat | None]


def of_outcome(game: Recording, state: State) -> Iterator[Check]:
    """All comparisons of a game that was played to its end."""
    if not game.is_played or not state.table.is_over or state.table.is_redeal:
        return
    found = result(state)
    yield from of_tricks(game, state)
    yield from of_sides(game, state, found)
    yield from of_announcements(game, state)
    yield from of_specials(game, found)
    yield from of_value(game, found)
    ours = sorted(trigger.value for trigger in triggers(state, found))
    yield Check("bock triggers", ours, sorted(game.data["bock_triggers"]))


def of_tricks(game: Recording, state: State) -> Iterator[Check]:
    """Winners and card points of the tricks."""
    data, table = game.data, state.table
    yield Check("trick winners", [trick.winner for trick in table.tricks], data["winners"])
    yield Check("trick points", [trick.points for trick in table.tricks], data["tp"])
    yield Check("card points", [table.points_of(seat) for seat in SEATS], data["trick_points"])


def of_sides(game: Recording, state: State, found: Result) -> Iterator[Check]:
    """The game as it turned out, with its sides."""
    data, table = game.data, state.table
    contract = final_contract(table.contract, found)
    yield Check("final type", contract.value, data["type"])
    yield Check("teams", [str(team) for team in state.teams], data["teams"])
    if contract.is_marriage:
        yield Check("deciding trick", table.decided, data["marriage_trick"])
    if contract.is_real_solo:
        yield Check("duty solo", table.duty, data["duty_solo"])
    yield Check("swines", table.swines, data["swines"])
    yield Check("hyperswines", table.hyperswines, data["hyper"])
    if table.rules.swine_only_second and table.tables.swine is not None:
        yield Check("fox catcher", table.fox_catcher, data["fox_catcher"])


def of_announcements(game: Recording, state: State) -> Iterator[Check]:
    """What stands of the announcements at the end: of each side, and of each player."""
    data, calls = game.data, state.table.calls
    for name, call in zip(("re", "contra"), tally(state).calls, strict=True):
        yield Check("announcement of a side", CODES[call] if call else "", data[f"ann_{name}"])
    for seat, theirs in enumerate(data["anns"]):
        ours = [CODES[made.call] for made in calls if made.seat == seat]
        yield Check("announcements of a player", ours, theirs)


def of_specials(game: Recording, found: Result) -> Iterator[Check]:
    """The special points of each kind: trick, side, who got it, and from whom."""
    ours: dict[str, list[Entry]] = {}
    theirs: dict[str, list[Entry]] = {}
    for item in found.items:
        if (special := item.special) is not None:
            entry = (special.trick, special.team.value, special.seat, special.victim)
            ours.setdefault(NAMES[special.feat], []).append(entry)
    for trick, kind, team, seat, victim in game.data["sp_tricks"]:
        theirs.setdefault(kind, []).append((trick, team, seat, victim))
    for kind in FEATS:
        own, recorded = ours.get(kind, []), theirs.get(kind, [])
        if own or recorded:
            yield Check(f"special: {kind}", sorted(own, key=str), sorted(recorded, key=str))
    yield Check("special points", sum(map(len, ours.values())), len(game.data["sp_tricks"]))


def of_value(game: Recording, found: Result) -> Iterator[Check]:
    """Winner, items, value and scores."""
    data = game.data
    yield Check("winner", found.winner.value if found.winner else "no team", data["winner"])
    ours = [*map(words, found.items)]
    if found.bock > 1:
        ours.append(f"bock of no team for no team: {found.bock}")
    theirs = sorted(f"{kind} of {team} for {side}: {points}" for kind, team, side, _, _, points in data["sp"])
    yield Check("items", sorted(ours), theirs, known=known.of_items(ours, theirs))
    yield Check("factor of bock", found.bock, data["bock_mult"])
    yield Check("value", found.value, data["points"])
    yield Check("scores", list(found.scores), data["player_points"], known=known.of_scores(game, found))


def words(item: Item) -> str:
    """One of our items in FreeDoko's words, with the side it comes from and the one it counts for."""
    match item.kind:
        case Kind.WON:
            kind = "won"
        case Kind.AGAINST_QUEENS:
            kind = "contra won"
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            kind = "no 120 said"
        case Kind.SAID:
            kind = f"{item.call} said"
        case Kind.REPLY:
            kind = f"{str(item.call).removeprefix('reply to ')} reply said"
        case Kind.BELOW:
            kind = str(item.call)
        case Kind.REACHED:
            kind = f"got {REACHED[item.call]} against {item.call}"
        case _:
            kind = NAMES[item.special.feat] if item.special else item.kind.value
    by = item.by if item.is_announcement and item.by else item.team
    return f"{kind} of {by} for {item.team}: {item.points}"

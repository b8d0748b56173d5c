"""What is filled in for a game at a real table: who was with whom, card points, announcements, special points.

Its value comes from the one function that values every game. Source: rules 6.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from freedoko_qt.engine.contract import SHAPES, Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, Call
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.reservation import soli
from freedoko_qt.engine.rules import Rules, Untaken
from freedoko_qt.engine.special import DOPPELKOPF, Feat, Special, counted_tricks, counts_doppelkopf, counts_heart_trick
from freedoko_qt.engine.table import highest
from freedoko_qt.engine.tables import has_fox
from freedoko_qt.engine.tally import Tally
from freedoko_qt.marked import mark

ALL = 240
"""The card points of a game."""
FEATS = tuple(Feat)


@dataclass(frozen=True, slots=True)
class Spoken:
    """The highest announcement of a player; early if the first one came before the first card."""

    place: int
    call: Call
    is_early: bool = False


@dataclass(frozen=True, slots=True)
class Gained:
    """How often a side got a special point."""

    feat: Feat
    team: Team
    count: int = 1


@dataclass(frozen=True, slots=True)
class Slip:
    """A game as it is filled in; players are named by place.

    One of re in a normal game is a silent marriage. Where everybody plays for the fewest points, re are those who have
    the most; there, and in a solo for the fewest tricks, card points do not matter.
    """

    contract: Contract
    re: tuple[int, ...]  # first the one whose game it is
    points: int = 0  # card points of re
    calls: tuple[Spoken, ...] = ()
    gained: tuple[Gained, ...] = ()
    without_trick: Team | None = None
    is_won: bool = False  # a solo for the fewest tricks
    has_heart_trick: bool = False  # a trick of four plain hearts, where it brings a bock round
    groom: int | None = None  # who had announced a marriage before it became a Genscher

    def __post_init__(self) -> None:
        # In which order they were entered does not matter.
        gained = sorted(self.gained, key=lambda one: (FEATS.index(one.feat), one.team is Team.CONTRA))
        object.__setattr__(self, "gained", tuple(gained))
        object.__setattr__(self, "calls", tuple(sorted(self.calls, key=lambda one: one.place)))

    @property
    def played(self) -> Contract:
        """The game type as it turned out."""
        is_silent = self.contract is Contract.NORMAL and len(self.re) == 1
        return Contract.MARRIAGE_SILENT if is_silent else self.contract

    def side(self, place: int) -> Team:
        """The side of a player."""
        return Team.RE if place in self.re else Team.CONTRA


def tally(slip: Slip, places: tuple[int, ...], rules: Rules, bock: int) -> Tally:
    """What counts of a game; `places` are its seats, `rules` effective ones."""
    contract, teams = slip.played, tuple(slip.side(place) for place in places)
    said = {spoken.place: spoken.call for spoken in slip.calls}
    voices = tuple((slip.side(place), said[place]) for place in places if place in said)
    early = {slip.side(spoken.place) for spoken in slip.calls if spoken.is_early}
    groom = slip.re[0] if contract.is_marriage else slip.groom
    if contract is Contract.SOLO_FEWEST_TRICKS:
        tricks = (0, 1) if slip.is_won else (1, 0)
    else:
        tricks = (int(slip.without_trick is not Team.RE), int(slip.without_trick is not Team.CONTRA))
    return Tally(
        contract,
        teams,
        (slip.points, ALL - slip.points),
        tricks,  # whether a side has any at all is what matters
        tuple(highest(call for side, call in voices if side is team) for team in Team),
        tuple(special for gained in slip.gained for special in made(gained, teams)),
        voices if rules.knocking else (),
        bock,
        tuple(team for team in Team if team in early),
        None if groom is None else places.index(groom),
        int(slip.is_won),
    )


def made(gained: Gained, teams: tuple[Team, ...]) -> tuple[Special, ...]:
    """The special points of one kind; nobody has noted the trick, and one of the side stands for it."""
    return (Special(gained.feat, gained.team, 0, teams.index(gained.team)),) * gained.count


# -- what the rules know --------------------------------------------------------------------------------------


def contracts(rules: Rules) -> tuple[Contract, ...]:
    """The game types that can be written down."""
    talked = {
        Contract.NORMAL: True,
        Contract.MARRIAGE: True,
        Contract.MARRIAGE_SOLO: True,
        Contract.MARRIAGE_SILENT: True,
        Contract.POVERTY: rules.poverty_shift,
        Contract.FEWEST_POINTS: rules.poverty_shift and rules.x_poverty_untaken is Untaken.FEWEST_POINTS,
        Contract.GENSCHER: rules.genscher,
    }
    return (*(contract for contract, is_known in talked.items() if is_known), *soli(rules))


def sizes(contract: Contract) -> tuple[int, ...]:
    """How many players can be re."""
    match contract:
        case Contract.NORMAL:
            return (2, 1)
        case Contract.FEWEST_POINTS:
            return (1, 2, 3)
        case _:
            return (1,) if contract.is_solo else (2,)


def calls(rules: Rules) -> tuple[Call, ...]:
    """What can be announced, lowest first."""
    if not rules.announcement_reply:
        return LEVELS
    return (*LEVELS, *(REPLIES.values() if rules.announcement_strict_limit else (Call.REPLY,)))


def feats(rules: Rules, contract: Contract) -> Mapping[Feat, int]:
    """The special points that can come up in a game, and how often at most."""
    if not counted_tricks(rules, contract, 1, 1):
        return {}
    foxes = has_fox(rules, contract)
    dulles = rules.extrapoint_dolle_jabs_dolle and rules.dollen and SHAPES[contract].dulle
    most = {
        Feat.DOPPELKOPF: 4 * counts_doppelkopf(rules, contract),
        Feat.FOX_CAUGHT: 2 * (foxes and rules.extrapoint_catch_fox),
        Feat.FOX_CAUGHT_LAST: 2 * (foxes and rules.extrapoint_catch_fox and rules.extrapoint_catch_fox_last_trick),
        Feat.FOX_LAST: (foxes and rules.extrapoint_fox_last_trick) * (1 + rules.extrapoint_double_fox_last_trick),
        Feat.CHARLIE: rules.extrapoint_charlie * (1 + rules.extrapoint_double_charlie),
        Feat.CHARLIE_CAUGHT: rules.extrapoint_catch_charlie * (1 + rules.extrapoint_catch_double_charlie),
        Feat.DULLE_CAUGHT: int(dulles),
        Feat.HEART_TRICK: 3 * counts_heart_trick(rules, contract),
    }
    return {feat: number for feat, number in most.items() if number}


# -- what cannot be -------------------------------------------------------------------------------------------

LAST_TRICK = (Feat.FOX_CAUGHT_LAST, Feat.FOX_LAST, Feat.CHARLIE, Feat.CHARLIE_CAUGHT)


def problems(slip: Slip, places: tuple[int, ...], names: tuple[str, ...], rules: Rules) -> Iterator[Problem]:
    """What is wrong with a slip, the worst first; `names` are those of all places, `places` those who play."""
    if slip.contract not in contracts(rules):
        yield Problem(mark("list", "By these rules nobody can play: %1."), (slip.contract,))
    yield from of_sides(slip, places, names)
    if not slip.contract.is_for_few:
        yield from of_points(slip)
    yield from of_calls(slip, places, names, rules)
    yield from of_gains(slip, rules)


def of_sides(slip: Slip, places: tuple[int, ...], names: tuple[str, ...]) -> Iterator[Problem]:
    """What is wrong with who plays with whom."""
    owners = slip.re if slip.groom is None else (*slip.re, slip.groom)
    yield from (Problem(mark("list", "%1 deals and sits out."), (names[p],)) for p in owners if p not in places)
    if len(slip.re) in sizes(slip.contract) and len(set(slip.re)) == len(slip.re):
        return
    match slip.contract:
        case Contract.NORMAL:
            text = mark("list", "Tick the two who are Re, or the one who plays a silent marriage.")
        case Contract.FEWEST_POINTS:
            text = mark("list", "Tick whoever has the most card points: one, two or three players.")
        case contract if contract.is_solo:
            text = mark("list", "Tick the one who plays alone.")
        case _:
            text = mark("list", "Tick two players: the one whose game it is, and the partner.")
    yield Problem(text)


def of_points(slip: Slip) -> Iterator[Problem]:
    """What is wrong with card points and tricks."""
    if not 0 <= slip.points <= ALL:
        yield Problem(mark("list", "There are 240 card points in a game, so that %1 cannot be."), (str(slip.points),))
    of_side = {Team.RE: slip.points, Team.CONTRA: ALL - slip.points}
    if slip.without_trick and of_side[slip.without_trick]:
        yield Problem(mark("list", "%1 has card points, so it cannot be without a trick."), (slip.without_trick,))


def of_calls(slip: Slip, places: tuple[int, ...], names: tuple[str, ...], rules: Rules) -> Iterator[Problem]:
    """What is wrong with the announcements."""
    if slip.calls and slip.contract.is_for_few:
        yield Problem(mark("list", "In this game nobody can announce anything."))
    speakers = [spoken.place for spoken in slip.calls]
    for place in speakers:
        if place not in places:
            yield Problem(mark("list", "%1 deals and sits out."), (names[place],))
        if speakers.count(place) > 1:
            text = mark("list", "%1 stands there with two announcements; only the highest one is written down.")
            yield Problem(text, (names[place],))
    for spoken in slip.calls:
        if spoken.call not in calls(rules):
            yield Problem(mark("list", "By these rules nobody can say: %1."), (spoken.call,))
        if not rules.knocking:
            yield from of_call(slip, spoken, names)


def of_call(slip: Slip, spoken: Spoken, names: tuple[str, ...]) -> Iterator[Problem]:
    """What is wrong with an announcement beside those of the others."""
    side = slip.side(spoken.place)
    others = [other for other in slip.calls if other.place != spoken.place]
    own = [other.call for other in others if slip.side(other.place) is side]
    if spoken.call in own and slip.contract is not Contract.GENSCHER:
        yield Problem(mark("list", "The two of %1 cannot both have announced the same."), (side,))
    if not spoken.call.is_reply:
        return
    if own:
        yield Problem(mark("list", "%1 has replied, so it can have announced nothing else."), (side,))
    theirs = [other.call for other in others if slip.side(other.place) is side.other and other.call in LEVELS]
    answered = next((call for call, reply in REPLIES.items() if reply is spoken.call), Call.NO_120)
    if not any(LEVELS.index(call) >= LEVELS.index(answered) for call in theirs):
        yield Problem(mark("list", "%1 has replied to something that nobody has announced."), (names[spoken.place],))


def of_gains(slip: Slip, rules: Rules) -> Iterator[Problem]:
    """What is wrong with the special points."""
    most = feats(rules, slip.played)
    counts = {feat: [g.count for g in slip.gained if g.feat is feat] for feat in Feat}
    for feat, numbers in counts.items():
        if sum(numbers) > most.get(feat, 0) or any(number < 1 for number in numbers):
            yield Problem(mark("list", "So many special points cannot be in this game: %1."), (feat,))
    if len({gained.team for gained in slip.gained if gained.feat in LAST_TRICK}) > 1:
        yield Problem(mark("list", "The last trick belongs to one side, so the other can get no special point in it."))
    for team, points in ((Team.RE, slip.points), (Team.CONTRA, ALL - slip.points)):
        own = [gained for gained in slip.gained if gained.team is team]
        if own and slip.without_trick is team:
            yield Problem(mark("list", "%1 has no trick, so it can have no special point."), (team,))
        number = {feat: sum(gained.count for gained in own if gained.feat is feat) for feat in Feat}
        if number[Feat.FOX_CAUGHT_LAST] > number[Feat.FOX_CAUGHT]:
            yield Problem(mark("list", "A fox caught in the last trick is also a caught fox; enter both."))
        if points < DOPPELKOPF * number[Feat.DOPPELKOPF]:
            yield Problem(mark("list", "%1 has too few card points for so many doppelkopf tricks."), (team,))

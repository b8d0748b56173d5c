"""How likely each of some deals is: whether the others, holding these cards, would have played and said what they did.

They are thought to play as `foretelling` says and to speak by rules of thumb, but not all too strictly: a card that
they would hardly choose, or an announcement that they would not make, makes a deal less likely, never impossible.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.players.foretelling import foretold, players
from freedoko_qt.players.guide import SHARE
from freedoko_qt.players.hands import Found, Hands, Judge, looked_at, spread, weigh
from freedoko_qt.players.kernel import Ints, added
from freedoko_qt.players.opinion import nets_for
from freedoko_qt.players.sample import Deals, sample
from freedoko_qt.players.talk import hears_solo, soloist_told, talked, tells
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.watched import Watched

Floats = NDArray[np.float64]

TRUST = 0.8  # how much is made of it: 1 takes the players for what they are thought to be, 0 makes nothing of it
SURE = 1.4  # so many times the trust is given to who keeps to the rules of thumb, as these are known exactly
TALK = 0.6  # the same for what they say
ALONE = 0.4  # so much of the trust where no network helps to foretell cards; rules of thumb alone are too sure
NEVER = 1e-9  # the chance of a card that cannot be
RARE = 16  # where somebody plays a solo, so many times as many deals are drawn, but no more than enough
POOL, MORE = 1_000, 250  # so many deals are drawn once others have played, and more after each trick
FEW, ENOUGH = 4, 8_000  # with so few cards in hand many more, which are nearly all that are possible
FLOOR = 0.05  # the share of deals that are taken whatever was said


@dataclass(frozen=True, slots=True)
class Trust:
    """How much a player concludes from what the others play and say."""

    share: float = TRUST
    floor: float = FLOOR
    times: int = 4  # before the first card so many deals are drawn for each one that is kept
    talk: float = TALK
    judged: tuple[int, ...] = (60, 120)  # of so many deals the hands are judged, round by round


def believed(seen: Observation, number: int, trust: Trust, rng: np.random.Generator) -> Deals:
    """Deals that agree with an observation, each as often as the play and the talk of the others make it likely."""
    is_played = trust.share > 0 and seen.table.played > 0
    is_told = trust.talk > 0 and tells(seen)
    if not (is_played or is_told):
        return sample(seen, number, rng)
    many = number_drawn(seen) if is_played else number * trust.times
    pool = of_soloist(seen, many, rng) if trust.talk else sample(seen, many, rng)
    if not is_played:
        return chosen(pool, chances(seen, pool, trust), number, rng)
    logs = trust.talk * hearsay(seen, pool) if is_told else np.zeros(many)
    seats, judge = hands_in(seen, pool), judge_of(seen, pool)
    logs = weigh(list(seats.values()), judge, trust.judged, trust.share, logs, rng)
    return chosen(replace(pool, learned=learned_in(seats, pool)), np.exp(logs - logs.max()), number, rng)


def number_drawn(seen: Observation) -> int:
    """How many deals are drawn where others have played: the more, the fewer of them will count."""
    return ENOUGH if len(seen.hand) <= FEW else POOL + MORE * len(seen.table.tricks)


def of_soloist(seen: Observation, number: int, rng: np.random.Generator) -> Deals:
    """Deals drawn for an observation; where another seat plays a solo, ones with a hand on which that is done.

    Such hands are so rare that of a few hundred deals hardly any would have one.
    """
    if not hears_solo(seen):
        return sample(seen, number, rng)
    drawn = sample(seen, max(number, min(RARE * number, ENOUGH)), rng)
    told = soloist_told(seen, dealt(seen.table, drawn.hands))
    chance = np.exp(told - told.max())
    return chosen(drawn, chance / chance.sum(), number, rng)


def chosen(deals: Deals, chance: Floats, number: int, rng: np.random.Generator) -> Deals:
    """So many of some deals, each as often as its chance makes it likely."""
    return deals.some(spread(chance, number, rng))


def chances(seen: Observation, deals: Deals, trust: Trust) -> Floats:
    """How likely each of some deals is beside the others, all hands being judged; the chances add up to 1."""
    total = np.zeros(deals.hands.shape[1])
    if trust.share and seen.table.played:
        total += trust.share * likelihood(seen, deals)
    if trust.talk:
        total += trust.talk * hearsay(seen, deals)
    chance = np.exp(total - total.max())
    likely: Floats = (1 - trust.floor) * chance / chance.sum() + trust.floor / len(chance)
    return likely


def hearsay(seen: Observation, deals: Deals) -> Floats:
    """The logarithm of how likely the others would have said what they did, in each deal; the highest is 0.

    But for the solo that one of them plays: by that the deals were drawn.
    """
    if not tells(seen):
        return np.zeros(deals.hands.shape[1])
    return talked(seen, dealt(seen.table, deals.hands), deals.re)


def likelihood(seen: Observation, deals: Deals) -> Floats:
    """The logarithm of how likely the others would have played what they did, in each deal; the highest is 0."""
    everything = np.arange(deals.hands.shape[1])
    total = looked_at(list(hands_in(seen, deals).values()), judge_of(seen, deals), everything, 1.0)
    best: Floats = total - total.max()
    return best


def hands_in(seen: Observation, deals: Deals) -> dict[Seat, Hands]:
    """The hands of the others; a player goes by its own alone, and towards the end many deals have the same one."""
    suit = seen.table.tables.suit
    return {seat: Hands(deals.hands[seat], suit) for seat in seen.table.others(seen.seat)}


def judge_of(seen: Observation, deals: Deals) -> Judge:
    """Judges hands by what the others have played."""
    table, whole = seen.table, dealt(seen.table, deals.hands)

    def judge(which: Sequence[Ints]) -> list[Found]:
        every, numbers = np.concatenate(which), dict(zip(table.others(seen.seat), map(len, which), strict=True))
        return list(map(found_of, kinds_of_player(table, whole[:, every], deals.re[every], numbers)))

    return judge


def found_of(kinds: Floats) -> Found:
    """What the chances by kind of player tell of the hands."""
    logs = np.logaddexp.reduce(kinds)
    if len(kinds) == 1:
        return Found(logs, np.full(len(logs), ALONE), unknown(len(logs)))
    strict, by_net, mixed, imitated = np.exp(kinds - logs)
    return Found(logs, 1 + (SURE - 1) * strict, np.array([by_net + SHARE * mixed, imitated]))


def learned_in(seats: dict[Seat, Hands], deals: Deals) -> Floats:
    """How likely each seat plays as the network would, and as FreeDoko's players do: 2 x seat x deals."""
    learned = np.stack([unknown(deals.hands.shape[1])] * len(SEATS), axis=1)
    for seat, hands in seats.items():
        learned[:, seat] = hands.found.learned[:, hands.number]
    return learned


def unknown(number: int) -> Floats:
    """The same of somebody of whom nothing is known."""
    return np.array([np.full(number, SHARE), np.zeros(number)])


def kinds_of_player(table: Table, whole: Ints, re: Ints, numbers: Mapping[Seat, int]) -> list[Floats]:
    """The logarithm of how likely a seat is a player of each kind and plays as it did, for so many hands of each seat.

    These are its hands in the next so many deals, before the first card.
    """
    nets, ends = nets_for(table), np.cumsum(list(numbers.values())).tolist()
    part = {seat: slice(end - number, end) for (seat, number), end in zip(numbers.items(), ends, strict=True)}
    found = {seat: np.log(np.tile(players(nets)[:, None], number)) for seat, number in numbers.items()}
    worlds, thumbs = Watched(beginning(table), whole, re), Thumbs(table.tables)
    for trick in (*table.tricks, table.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if numbers.get(seat) and worlds.number + 1 < worlds.course.size:
                own = worlds.window(part[seat])
                found[seat] += np.log(np.maximum(foretold(own, thumbs.judged(own), card, nets), NEVER))
            worlds.play(np.full(len(re), card, np.int64))
    return list(found.values())


def beginning(table: Table) -> Table:
    """The table before the first card of the game."""
    first = table.tricks[0].leader if table.tricks else table.trick.leader
    known = (None,) * 4 if table.contract is Contract.NORMAL else table.known
    return table.but(tricks=(), trick=Trick(first), turn=first, calls=(), known=known)


def dealt(table: Table, hands: Ints) -> Ints:
    """The hands before the first card, as words."""
    whole = hands.copy()
    for seat in SEATS:
        for card in table.played_by(seat):
            whole[seat] = added(whole[seat], 1 << card)
    return whole

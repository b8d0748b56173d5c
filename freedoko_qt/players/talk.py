"""How likely the others would have said what they did, and kept silent where they did, with the hands of some deals.

Everybody is thought to speak as the players by rules of thumb do: how likely these reserve a solo with a hand, or
announce something at one of their turns, was fitted to what they say (`habits`).
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import CARDS, POINTS, Card, Rank
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.poverty import MOST_TRUMPS
from freedoko_qt.engine.reservation import own_soli, pays
from freedoko_qt.engine.rules import PovertyFox, Rules
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import TRUMP, game_tables
from freedoko_qt.players.habits import CALLS, SOLI
from freedoko_qt.players.heard import Stance, Turn, stance, turns
from freedoko_qt.players.kernel import KINDS, Ints, count
from freedoko_qt.players.sample import SILENT
from freedoko_qt.players.solo import kind, will_lead
from freedoko_qt.players.traits import BITS, COUNTED, Floats, bits_of, looks, suited, traits

Booleans = NDArray[np.bool_]

KEPT_THROW = 0.1  # how often a hand that could be thrown in is played
KEPT_POVERTY = 0.05  # how often a hand that could be a poverty is played as a normal one
ODD = 0.01  # how often somebody speaks or keeps silent whatever the hand says
MAD = 0.0003  # how often somebody plays a solo whatever the hand says
STEPS = 3  # the levels above no 60 are spoken of like no 60


def tells(seen: Observation) -> bool:
    """Whether anything that was said or not said speaks of the cards of the others."""
    others = seen.table.others(seen.seat)
    return seen.table.played > 0 or any(stance(seen.table, seat).tells for seat in others)


def talked(seen: Observation, whole: Ints, re: Ints) -> Floats:
    """The logarithm of how likely the others would have talked as they did; `whole` are the hands at the beginning.

    What a solo tells of its player's hand is apart (`soloist_told`), as deals are drawn by it.
    """
    table = seen.table
    total, calls = np.zeros(whole.shape[1]), np.zeros(whole.shape[1])
    for seat in table.others(seen.seat):
        shown, is_re = stance(table, seat), re >> seat & 1
        # A player goes by its own hand alone, and towards the end many deals have the same one.
        _, first, back = np.unique(whole[seat] | is_re << 2 * KINDS, return_index=True, return_inverse=True)
        words = whole[seat, first]
        if shown.solo is None and (shown.tells or table.contract is Contract.NORMAL):
            total += reserved(table, seat, shown, words)[back]
        if table.played:
            calls += announced(table, seat, words, is_re[first] == 1)[back]
    total += without_sides(calls, re)
    best: Floats = total - total.max()
    return best


def hears_solo(seen: Observation) -> bool:
    """Whether somebody else plays a solo that was reserved."""
    table = seen.table
    return table.contract_is_found and table.contract.is_real_solo and table.soloist != seen.seat


def soloist_told(seen: Observation, whole: Ints) -> Floats:
    """The logarithm of how likely the soloist would play this solo with its hand in each deal."""
    soloist = seen.table.soloist
    assert soloist is not None
    return of_solo(seen.table, soloist, seen.table.contract, whole[soloist])


def without_sides(logs: Floats, re: Ints) -> Floats:
    """The same with nothing said of who is re: how often re and contra announce at all differs too much by player.

    Measured on games of other players: with it the sides were foretold worse than by the cards alone.
    """
    kept = logs.copy()
    for side in np.unique(re):
        own = re == side
        top = logs[own].max()
        kept[own] -= top + np.log(np.exp(logs[own] - top).mean())
    return kept


# -- reservations -------------------------------------------------------------------------------------------------


def reserved(table: Table, seat: Seat, shown: Stance, words: Ints) -> Floats:
    """How likely a seat with these hands would have reserved, or not, as it did; it plays no solo."""
    quiet = healthy(table, seat, shown.denied, shown.soli, words)
    if shown.rest is not None:
        soli = tuple(option.contract for option in own_soli(table, seat, Ask.NAME))
        quiet_too = healthy(table, seat, shown.denied | shown.rest, soli, words)
        quiet = np.log(np.maximum(np.exp(quiet) - np.exp(quiet_too), ODD))
    if table.contract is Contract.NORMAL:
        # Deals are drawn with few silent marriages, whether the seat has been asked or not.
        quiet -= np.log(SILENT) * (count(words, Card.CQ) == 2)
    return quiet


def healthy(table: Table, seat: Seat, denied: frozenset[Ask], soli: tuple[Contract, ...], words: Ints) -> Floats:
    """How likely a seat with these hands has none of some kinds of reservations."""
    rules = table.rules
    total = np.zeros(len(words))
    if soli:
        total += np.log(ODD + 1 / (1 + np.exp(urges(table, seat, soli, words)).sum(1)))
    if Ask.THROW in denied:
        total += np.log(KEPT_THROW) * throwable(rules, words)
    if Ask.POVERTY in denied and rules.poverty:
        total += np.log(KEPT_POVERTY) * poor(rules, words)
    if Ask.MARRIAGE in denied:
        total += np.log(SILENT) * (count(words, Card.CQ) == 2)
    return total


def of_solo(table: Table, seat: Seat, solo: Contract, words: Ints) -> Floats:
    """How likely a seat with these hands would play just this solo."""
    options = own_soli(table, seat, Ask.FORCED if table.forced else Ask.NAME)
    soli = tuple(dict.fromkeys(option.contract for option in options))
    if solo not in soli or solo is Contract.SOLO_FEWEST_TRICKS:
        return np.zeros(len(words))
    urge = urges(table, seat, soli, words)
    whole = np.exp(urge).sum(1) + (not table.forced)
    chosen = urge[:, known(soli).index(solo)] - np.log(whole)
    return np.log(MAD + np.exp(chosen))


def known(soli: tuple[Contract, ...]) -> tuple[Contract, ...]:
    """The soli whose hands are known by sight; one for the fewest tricks is played on quite other ones."""
    return tuple(solo for solo in soli if solo is not Contract.SOLO_FEWEST_TRICKS)


@dataclass(frozen=True, slots=True, eq=False)
class Wishes:
    """What makes a hand wish for each of some soli."""

    weights: Floats  # bit of a word x solo
    suits: Ints  # solo x plain suit
    aces: Ints
    by_suit: Floats  # solo x trait that is no sum
    paid: Floats  # what is added for a solo that is owed
    led: Floats  # what is added where the soloist leads
    start: Floats


@lru_cache(maxsize=64)
def wishes(rules: Rules, soli: tuple[Contract, ...]) -> Wishes:
    """The wishes for some soli under some rules, made once."""
    nines, number = rules.with_nines, len(soli)
    seen = [looks(game_tables(rules, solo), nines) for solo in soli]
    fitted = np.array([SOLI[kind(solo)] for solo in soli]).reshape(number, -1)
    of_hand, (paid, led, short, start) = fitted[:, :-4], fitted[:, -4:].T
    summed = np.array([look.weights @ own[:COUNTED] for look, own in zip(seen, of_hand, strict=True)])
    return Wishes(
        summed.reshape(number, BITS).T,
        np.array([look.suits for look in seen], np.int64),
        np.array([look.aces for look in seen], np.int64),
        of_hand[:, COUNTED:],
        paid,
        led,
        start + short * (not nines),
    )


def urges(table: Table, seat: Seat, soli: tuple[Contract, ...], words: Ints) -> Floats:
    """The logarithm of how much rather than being healthy a seat with these hands would play each solo."""
    soli = known(soli)
    if not soli:
        return np.full((len(words), 1), -np.inf)
    wish = wishes(table.rules, soli)
    paid = np.array([pays(table, seat, solo) for solo in soli])
    led = np.array([will_lead(table, seat, solo) for solo in soli])
    urge = bits_of(words) @ wish.weights + wish.start + wish.paid * paid + wish.led * led
    return urge + (suited(words[:, None, None], wish.suits, wish.aces) * wish.by_suit).sum(-1)


def throwable(rules: Rules, words: Ints) -> Booleans:
    """Which hands could be thrown in."""
    nines, kings = (sum(count(words, card) for card in CARDS if card.rank is rank) for rank in (Rank.NINE, Rank.KING))
    found = np.zeros(len(words), np.bool_)
    if rules.throw_with_nines:
        found |= nines >= rules.min_number_of_throwing_nines
    if rules.throw_with_kings:
        found |= kings >= rules.min_number_of_throwing_kings
    if rules.throw_with_nines_and_kings:
        found |= nines + kings >= rules.min_number_of_throwing_nines_and_kings
    if rules.throw_with_richness:
        found |= sum(POINTS[card] * count(words, card) for card in CARDS) >= rules.min_richness_for_throwing
    if rules.throw_when_fox_highest_trump:
        found |= words & higher(rules, Card.DA) == 0
    if rules.x_throw_without_trump_above_diamond_jack:
        found |= words & higher(rules, Card.DJ) == 0
    return found


@lru_cache(maxsize=128)
def higher(rules: Rules, card: Card) -> int:
    """The trumps above a card in a normal game, as a mask."""
    tables = game_tables(rules, Contract.NORMAL)
    return sum(1 << c for c in CARDS if tables.suit[c] == TRUMP and tables.strength[c] > tables.strength[card])


def poor(rules: Rules, words: Ints) -> Booleans:
    """Which hands could be declared a poverty."""
    suit = game_tables(rules, Contract.POVERTY).suit
    trumps = sum((count(words, card) for card in CARDS if suit[card] == TRUMP), np.zeros(len(words), np.int64))
    foxes = count(words, Card.DA)
    match rules.x_poverty_fox:
        case PovertyFox.ONE:
            trumps -= np.minimum(foxes, 1)
        case PovertyFox.LONE:
            trumps -= foxes == 1
        case _:
            trumps -= foxes * rules.poverty_fox_do_not_count
    return trumps <= MOST_TRUMPS


# -- announcements ------------------------------------------------------------------------------------------------


def announced(table: Table, seat: Seat, words: Ints, is_re: Booleans) -> Floats:
    """How likely a seat with these hands would have announced and kept silent at its turns as it did."""
    total = np.zeros(len(words))
    hand = None
    for team, own in ((Team.RE, is_re), (Team.CONTRA, ~is_re)):
        had = turns(table, seat, team) if own.any() else []
        if had:
            if hand is None:
                hand = traits(words, looks(table.tables, table.rules.with_nines))
            total = np.where(own, spoken(role(table, team), had, hand), total)
    return total


def role(table: Table, team: Team) -> str:
    """In which part a seat speaks."""
    if table.contract.is_solo:
        return "alone" if team is Team.RE else "against"
    return str(team)


def spoken(part: str, had: list[Turn], hand: Floats) -> Floats:
    """How likely hands with these traits would have announced and kept silent at some turns as they did."""
    total = np.zeros(len(hand))
    fitted = CALLS[part]
    for step in sorted({min(turn.step, STEPS - 1) for turn in had}):
        weights = np.array(fitted[step])
        of_hand = hand @ weights[: hand.shape[1]]
        for turn in had:
            if min(turn.step, STEPS - 1) == step:
                odds = of_hand + float(np.dot(weights[hand.shape[1] :], (*turn.numbers, 1)))
                total += np.log(ODD + 1 / (1 + np.exp(-odds if turn.spoke else odds)))
    return total

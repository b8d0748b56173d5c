"""Deals and rules for training and for matches in lock step: all that a family of games may meet."""

import numpy as np

from freedoko_qt.engine.card import Card, Rank, deck
from freedoko_qt.engine.contract import SHAPES, SOLI, Contract, Selector
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Dealt
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import DEFAULT, Rules
from freedoko_qt.engine.state import start
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import TRUMP, game_tables
from freedoko_qt.players.kernel import KINDS, Ints, added, count
from freedoko_qt.players.watched import Watched

FAMILIES = ("pair", "solo")

TOGGLED = (
    "dollen",
    "dollen_second_over_first",
    "dollen_contrary_in_last_trick",
    "extrapoint_catch_fox",
    "extrapoint_charlie",
    "extrapoint_catch_charlie",
    "extrapoint_catch_charlie_only_with_diamond_queen",
    "extrapoint_heart_trick",
    "extrapoint_dolle_jabs_dolle",
    "marriage_first_one_decides",
)
FEWER = 0.3  # how often there are no nines where the rules are drawn
USUAL = 0.4  # how often the rules are those that the program proposes
SHIPPED = 0.3  # how often another rule set of the program is taken as it is
RISES = 0.15  # how often somebody has announced swines
SILENT = 0.12  # how often two queens of clubs in one hand stay there in a normal game
CONTRACTS = ((Contract.NORMAL, 0.72), (Contract.MARRIAGE, 0.14), (Contract.GENSCHER, 0.14))


def rules_drawn(rng: np.random.Generator) -> Rules:
    """A rule set of the program, or one that differs in what matters for the play of cards."""
    names, chance = tuple(PRESETS), rng.random()
    if chance < USUAL:
        return preset(names[0]).effective()
    if chance < USUAL + SHIPPED:
        return preset(names[rng.integers(len(names))]).effective()
    changes: dict[str, object] = {name: bool(rng.random() < 0.5) for name in TOGGLED}
    return DEFAULT.but(**changes, with_nines=bool(rng.random() > FEWER), swines=True).effective()


def deals(rules: Rules, games: int, rng: np.random.Generator) -> Ints:
    """Hands as words, seat x games."""
    pack = np.array(deck(rules.with_nines), np.int64)
    cards = rng.permuted(np.tile(pack, (games, 1)), axis=1).reshape(games, 4, -1)
    words = np.zeros((4, games), np.int64)
    for at in range(cards.shape[2]):
        words = added(words, np.left_shift(1, cards[:, :, at].T))
    return words


def table_of(rules: Rules, contract: Contract, leader: int, soloist: int | None, **changes: object) -> Table:
    """A table before the first card of a game; any deal will do, as a table knows no hands."""
    opened = start(rules, Dealt(deal(0, rules.with_nines), leader, (0,) * 4)).table
    return opened.but(ask=Ask.CARD, turn=leader, contract=contract, soloist=soloist, **changes)


def deal_batch(family: str, games: int, rng: np.random.Generator) -> Watched:
    """Games of a family under one rule set, ready for the first card."""
    rules = rules_drawn(rng)
    return solo_batch(rules, games, rng) if family == "solo" else pair_batch(rules, games, rng)


def pair_batch(rules: Rules, games: int, rng: np.random.Generator) -> Watched:
    """Games of two against two: normal ones, marriages that look for their partner, and games with open sides."""
    return pair_deals(rules, CONTRACTS[rng.choice(len(CONTRACTS), p=[share for _, share in CONTRACTS])][0], games, rng)


def pair_deals(rules: Rules, contract: Contract, games: int, rng: np.random.Generator) -> Watched:
    """Games of one of these kinds."""
    leader, hands = int(rng.integers(4)), deals(rules, 2 * games, rng)
    two = both(hands, Card.CQ)
    number = np.arange(4)[:, None]
    changes: dict[str, object] = {}
    if rules.swines and rng.random() < RISES:
        changes["swines"] = 0
    if contract is Contract.NORMAL:
        keep = ~two.any(0) | (rng.random(2 * games) < SILENT)
        hands = hands[:, keep][:, :games]
        re = ((hands >> Card.CQ & 1) << number).sum(0)
        return Watched(table_of(rules, contract, leader, None, **changes), hands, re)
    soloist = int(rng.integers(4))
    if contract is Contract.MARRIAGE:
        selector = (Selector.FIRST_FOREIGN, Selector.FIRST_TRUMP, Selector.FIRST_COLOR)[rng.integers(3)]
        changes["selector"] = selector
        hands = with_both(hands, Card.CQ, soloist)[:, :games]
        re = np.full(games, 1 << soloist, np.int64)
    else:
        hands = hands[:, :games]
        re = (1 << soloist) | (1 << ((soloist + rng.integers(1, 4, games)) & 3))
    return Watched(table_of(rules, contract, leader, soloist, **changes), hands, re)


def solo_batch(rules: Rules, games: int, rng: np.random.Generator) -> Watched:
    """Soli of one kind with hands that somebody would play them on."""
    contract = SOLI[rng.integers(len(SOLI))]
    while contract is Contract.SOLO_FEWEST_TRICKS:
        contract = SOLI[rng.integers(len(SOLI))]
    leader, soloist = int(rng.integers(4)), int(rng.integers(4))
    hands = deals(rules, games, rng)
    best = promise(rules, contract, hands).argmax(0)
    turned = ((np.arange(4)[:, None] - soloist + best) & 3) * games + np.arange(games)
    hands = hands.ravel().take(turned)
    re = np.full(games, 1 << soloist, np.int64)
    return Watched(table_of(rules, contract, leader, soloist), hands, re)


def promise(rules: Rules, contract: Contract, hands: Ints) -> Ints:
    """A rough measure of how good each hand is for a solo: trumps by height, aces and what stands behind them."""
    tables = game_tables(rules, contract)
    total = np.zeros(hands.shape, np.int64)
    height = {card: len(tables.trumps) - at for at, card in enumerate(tables.trumps)}
    for card in Card:
        number = count(hands, card)
        if tables.suit[card] == TRUMP:
            total += number * (6 + 10 * height[card] // len(tables.trumps))
        else:
            total += number * {Rank.ACE: 12, Rank.TEN: 4 if SHAPES[contract].pictures else 6}.get(card.rank, 0)
    return total


def both(hands: Ints, card: Card) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Which hands hold both cards of a kind."""
    return (hands >> (card + KINDS) & 1) == 1


def with_both(hands: Ints, card: Card, seat: int) -> Ints:
    """The deals with both cards of a kind put into the hand of one seat, in exchange for others."""
    one, two = 1 << card, 1 << (card + KINDS)
    found = hands.copy()
    for other in range(4):
        if other == seat:
            continue
        for _ in range(2):
            # The queen goes to the seat, and the first card there that is no such queen goes back for it.
            has = (found[other] & one) != 0
            rest = found[seat] & ~(one | two)
            single = rest & ((1 << KINDS) - 1)
            lowest = single & -single
            twin = (rest & (lowest << KINDS)) != 0
            gone = np.where(twin, lowest << KINDS, lowest)
            taken = np.where((found[other] & two) != 0, two, one)
            found[other] = np.where(has, added(found[other] ^ taken, lowest), found[other])
            found[seat] = np.where(has, added(found[seat] ^ gone, one), found[seat])
    return found

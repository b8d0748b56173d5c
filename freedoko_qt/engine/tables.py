"""GameTables: what the rules say of each of the 24 card kinds, made once for each game type.

Everything that plays cards, one game at a time or thousands in lock step, reads these numbers and knows no rule.
"""

from dataclasses import dataclass
from functools import lru_cache

from freedoko_qt.engine.card import CARDS, Card, Hand, Rank, Suit
from freedoko_qt.engine.contract import SHAPES, Contract
from freedoko_qt.engine.rules import LIMITS, Rules

TRUMP = 4
"""The fifth suit in which a card can follow."""


Phase = tuple[Contract | None, bool, bool]
"""On what the tables of a game depend besides the rules: game type, swines announced, hyperswines announced."""


@dataclass(frozen=True, slots=True, eq=False)
class GameTables:
    """The trumps and the order of one game type under one rule set; all tuples are indexed by card."""

    phase: Phase
    suit: tuple[int, ...]  # 0 to 3 for plain cards, or TRUMP
    strength: tuple[int, ...]  # within the same suit the higher beats the lower
    dulle: tuple[bool, ...]  # the ten of hearts as highest trump
    second_dulle: tuple[bool, bool]  # whether the second beats the first: in most tricks, in the last trick
    fox: tuple[bool, ...]
    trumps: Hand  # highest first
    limits: tuple[int, ...]  # cards needed for no 120, no 90, no 60, no 30, black
    swine: Card | None  # the card whose pair may be announced as swines in this game
    hyperswine: Card | None

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump in this game."""
        return self.suit[card] == TRUMP

    def beats(self, card: Card, owner: Card, is_last: bool) -> bool:
        """Whether a card takes a trick from the card that owns it so far; of two equal cards the first stays.

        The exception is the second ten of hearts where the rules let it win.
        """
        mine, its = self.suit[card], self.suit[owner]
        if mine != its:
            return mine == TRUMP
        if card == owner:
            return self.dulle[card] and self.second_dulle[is_last]
        return self.strength[card] > self.strength[owner]

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand as it is held: trumps first, then the plain suits, each from high to low."""
        suit = self.suit[card]
        return (-1 if suit == TRUMP else suit, -self.strength[card])


NO_TABLES = GameTables((None, False, False), (), (), (), (False, False), (), (), (), None, None)
"""Stands where a table has not looked its tables up yet."""


@lru_cache(maxsize=256)
def game_tables(rules: Rules, contract: Contract, swines: bool = False, hyperswines: bool = False) -> GameTables:
    """The tables of a game type, with swines and hyperswines once announced; `rules` are effective rules."""
    shape = SHAPES[contract]
    dulle = shape.dulle and rules.dollen
    swine, hyperswine = risen(rules, shape.suit if shape.dulle else ())
    top = [card for card, is_up in ((hyperswine, hyperswines), (swine, swines)) if card is not None and is_up]
    suited = trump_order(shape.pictures, shape.suit, dulle)
    trumps = (*top, *(card for card in suited if card not in top))
    plain = tuple(card for card in CARDS if card not in trumps)
    suit = tuple(TRUMP if card in trumps else card.suit for card in CARDS)
    order = (
        *trumps,
        *plain,
    )  # plain cards stand in the order of the deck, which is the order of a plain suit
    strength = tuple(len(CARDS) - order.index(card) for card in CARDS)
    second, last = rules.dollen_second_over_first, rules.dollen_contrary_in_last_trick
    is_first = swines and rules.dollen_first_over_second_with_swines
    return GameTables(
        phase=(contract, swines, hyperswines),
        suit=suit,
        strength=strength,
        dulle=tuple(dulle and card is Card.HT for card in CARDS),
        second_dulle=(second and not is_first, second is not last and not is_first),
        fox=tuple(card is Card.DA and has_fox(rules, contract) and not swines for card in CARDS),
        trumps=trumps,
        limits=tuple(getattr(rules, name) for name in LIMITS),
        swine=swine if may_rise(rules, contract) else None,
        hyperswine=hyperswine if may_rise_higher(rules, contract) else None,
    )


def risen(rules: Rules, suits: tuple[Suit, ...]) -> tuple[Card | None, Card | None]:
    """The cards that become swines and hyperswines in a game with this trump suit."""
    if not suits:
        return None, None
    rank = Rank.NINE if rules.with_nines else Rank.KING
    return Card(6 * suits[0] + Rank.ACE), Card(6 * suits[0] + rank)


def has_fox(rules: Rules, contract: Contract) -> bool:
    """Whether the ace of diamonds is a fox: as a trump, and where special points count."""
    is_trump = Suit.DIAMOND in SHAPES[contract].suit
    return is_trump and (not contract.is_solo or rules.x_solo_special_points)


def may_rise(rules: Rules, contract: Contract) -> bool:
    """Whether the rules know swines in a game; a marriage without a partner is no solo here."""
    if contract is Contract.POVERTY:
        return rules.swines_in_poverty
    if contract.is_for_few:
        return False
    return rules.swines_in_solo if contract.is_real_solo else rules.swines


def may_rise_higher(rules: Rules, contract: Contract) -> bool:
    """Whether the rules know hyperswines in a game; a marriage without a partner is a solo here. Source: rules 2.6."""
    if contract is Contract.POVERTY:
        return rules.hyperswines_in_poverty
    if contract.is_for_few:
        return False
    return rules.hyperswines_in_solo if contract.is_solo else rules.hyperswines


def trump_order(pictures: tuple[Rank, ...], suits: tuple[Suit, ...], dulle: bool) -> list[Card]:
    """The trumps, highest first: the tens of hearts, whole ranks, then the rest of the trump suit."""
    order = [Card.HT] if dulle else []
    order += [card for rank in pictures for card in CARDS if card.rank is rank]
    order += [card for suit in suits for card in CARDS if card.suit is suit and card not in order]
    return order

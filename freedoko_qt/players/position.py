"""One card to be chosen: the running trick as a seat sees it, and what each legal card is worth in it.

Worth is in card points from the own side's view: what the trick brings if it becomes ours, less what it costs if it
does not, less what the card could still have done later.
"""

from random import Random

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.marriage import is_match
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.knowledge import ALL, Knowledge

LATER = 4.0  # card points that a seat yet to play adds on average
FOX = 14.0  # what a fox is worth beyond its card points to whoever catches it
TOP_TRUMP = 11.0  # what the highest trump is worth in the hand
LOW_TRUMP = 1.5  # what the lowest one is worth, to trump a plain suit with
FADE = 2.5  # how fast the worth falls from the highest to the lowest
SAFE = 4  # how fast the points of a trump become unsafe from the highest to the lowest
FOX_RISK = 3.0  # what a fox in the hand is expected to cost beyond that
RUN = 0.5  # share of a trick that a plain winner is expected to take later
LOOSE = 0.3  # share of its points that a fat card is expected to cost later
SHORT = 1.5  # what it brings to be rid of a suit, with trumps left
OVER = 0.35  # how much less likely a card that has just beaten another is beaten in its turn
DOPPELKOPF = 10.0  # what a trick of 40 is worth beyond its card points
TRICK = 10.0  # what a trick costs where few of them win
DODGE = 0.5  # share of the cards above that are played where nobody wants to win
BURDEN = 14.0  # what the most dangerous card costs later where tricks hurt


class Position:
    """The facts about the running trick that the rules of thumb ask for."""

    def __init__(self, seen: Observation, seed: int = 0, memory: int = ALL, whim: float = 0.0) -> None:
        know = Knowledge(seen, memory)
        trick = seen.table.trick
        self.know = know
        self.seed = seed
        self.seat = seen.seat
        self.suit = know.suit
        self.cards = tuple(action.card for action in seen.legal if isinstance(action, Played))
        self.trick = trick
        self.is_lead = not trick.cards
        self.later = tuple((seen.seat + i) % 4 for i in range(1, 4 - len(trick.cards)))
        self.is_last = not self.later and not self.is_lead
        self.points = trick.points
        self.is_end = seen.table.is_last_trick
        self.led = -1 if self.is_lead else self.suit[trick.cards[0]]
        self.owner = trick.winner
        self.best = None if self.is_lead else trick.best
        self.trumps = sum(self.suit[card] == TRUMP for card in seen.hand)
        self.foe = know.foe
        self.is_for_few = seen.table.contract.is_for_few
        self.by_points = seen.table.contract is Contract.FEWEST_POINTS
        self.seeks = self.is_bridegroom(seen)
        alone = None not in know.sides and know.sides.count(Team.RE) == 1
        self.is_alone = alone and know.team is Team.RE
        self.is_against = alone and know.team is Team.CONTRA
        self.odds = {card: self.ours(card) for card in self.cards}
        worth = self.relief if self.is_for_few else self.worth
        self.worths = {card: worth(card) for card in self.cards}
        if whim:
            dice = Random(100 * seed + seen.table.played)
            self.worths = {card: known + dice.gauss(0, whim) for card, known in self.worths.items()}

    def is_bridegroom(self, seen: Observation) -> bool:
        """Whether this seat looks for its partner in this trick; for the others it is a race in which all are foes."""
        table = seen.table
        if not table.is_undecided:
            return False
        matches = self.is_lead or is_match(table, self.trick.cards[0])
        if table.soloist == self.seat:
            return matches
        if matches:
            self.foe = tuple(0.0 if seat == self.seat else 0.4 if seat == table.soloist else 0.8 for seat in range(4))
        return False

    def takes(self, card: Card) -> bool:
        """Whether the card owns the trick when it is played."""
        return self.best is None or self.know.tables.beats(card, self.best, self.is_end)

    def ours(self, card: Card) -> float:
        """How likely the trick ends on the own side when the card is played."""
        led = self.suit[card] if self.is_lead else self.led
        takes = self.takes(card)
        best = card if takes or self.best is None else self.best
        owner = self.seat if takes else self.owner
        if self.seeks:
            return 1 - self.keeps(best, led) if owner == self.seat else 1.0
        own = 1 - self.foe[owner]
        holds, lost, won = 1.0, 0.0, 0.0  # the best card still lies on top; an opponent has beaten it; a friend has
        for seat in self.later:
            beats, foe = self.know.beats(seat, best, led), self.foe[seat]
            if self.is_for_few:
                beats *= DODGE
            loses, gains = holds * beats * foe * own, holds * beats * (1 - foe) * (1 - own)
            lost_again, won_back = won * beats * foe * OVER, lost * beats * (1 - foe) * OVER
            holds -= loses + gains
            lost += loses + lost_again - won_back
            won += gains + won_back - lost_again
        return holds * own + won

    def keeps(self, card: Card, led: int) -> float:
        """How likely nobody at all beats the card."""
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.know.beats(seat, card, led)
        return chance

    def worth(self, card: Card) -> float:
        """What it brings to play the card now, in card points."""
        chance = self.odds[card]
        total = self.points + POINTS[card] + LATER * len(self.later)
        worth = (2 * chance - 1) * total - self.keep(card)
        if self.know.tables.fox[card]:
            worth -= (1 - chance) * FOX
        for place, other in enumerate(self.trick.cards):
            if self.know.tables.fox[other]:
                worth += (chance - 0.5) * 2 * FOX * self.foe[(self.trick.leader + place) % 4]
        if self.points + POINTS[card] + 8 * len(self.later) >= 40:
            worth += (2 * chance - 1) * DOPPELKOPF
        return worth

    def relief(self, card: Card) -> float:
        """What it brings to play the card now where tricks hurt: to be rid of it, less what the trick may cost."""
        cost = self.points + POINTS[card] + LATER * len(self.later) if self.by_points else TRICK
        return self.burden(card) + (0 if self.is_end else POINTS[card] * self.by_points) - self.odds[card] * cost

    def burden(self, card: Card) -> float:
        """What the card is expected to cost later where tricks hurt: the more, the fewer hidden ones beat it."""
        hidden = self.know.in_suit[self.suit[card]]
        share = 1 - self.know.higher(card) / hidden if hidden else 1.0
        return 0.0 if self.is_end else BURDEN * share

    def keep(self, card: Card) -> float:
        """What the card is expected to bring when it is kept, in card points; below 0 when it is a burden."""
        if self.is_end:
            return 0.0
        return self.keep_trump(card) if self.suit[card] == TRUMP else self.keep_plain(card)

    def keep_trump(self, card: Card) -> float:
        """A trump is worth the more the fewer hidden ones beat it; points are safe on a high one, lost on a low one."""
        hidden = self.know.in_suit[TRUMP]
        share = 1 - self.know.higher(card) / hidden if hidden else 1.0
        worth = LOW_TRUMP + (TOP_TRUMP - LOW_TRUMP) * float(share**FADE)
        points = POINTS[card] * (float(share**SAFE) - LOOSE * (1 - share))
        return worth + points - (FOX_RISK if self.know.tables.fox[card] else 0.0)

    def keep_plain(self, card: Card) -> float:
        """A plain winner may still run; other fat cards are a burden, the last card of a suit blocks trumping."""
        know, suit = self.know, self.suit[card]
        length = sum(self.suit[other] == suit for other in know.hand)
        short = SHORT if length == 1 and self.trumps else 0.0
        if know.is_highest(card) or POINTS[card] == 11:
            return self.runs(card) * (POINTS[card] + 8) * RUN - POINTS[card] * LOOSE
        return -POINTS[card] * LOOSE - short

    def runs(self, card: Card) -> float:
        """How likely a plain card would take a trick if it were led: no opponent trumps it."""
        chance, suit = 1.0, self.suit[card]
        for seat in range(4):
            if seat != self.seat:
                chance *= 1 - self.foe[seat] * self.know.beats(seat, card, suit)
        return chance

    def most(self, cards: tuple[Card, ...]) -> Card:
        """The card of greatest worth; the seed picks among equals."""
        return max(cards, key=lambda card: (round(self.worths[card], 6), (5 * card + self.seed) % len(Card)))

"""What everybody at the table may know of a game, and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from freedoko_qt.engine.card import POINTS, Card, Hand
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Action, Announced, Call, Reserved, Seat, in_turn
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.tables import NO_TABLES, GameTables, game_tables

HEIGHT = {call: height for height, call in enumerate(Call)}
"""How high an announcement is; a reply closes the announcing, so it stands above all."""


class Ask(StrEnum):
    """What the seat on turn is asked; the order is the order of the talk."""

    HEALTH = "health"  # healthy, or a reservation?
    NAME = "name"  # the only one with a reservation names it
    GAME = "game"  # everybody secretly chooses a game
    FORCED = "forced"  # which of the owed soli?
    THROW = "throw"
    DUTY_SOLO = "duty solo"
    SOLO = "solo"
    POVERTY = "poverty"
    MARRIAGE = "marriage"
    BID = "bid"  # who promises more plays the solo
    SWINES = "swines"  # swines or hyperswines before the first card?
    PASS_CARDS = "pass cards"  # the poor player chooses the cards to offer
    TAKE_CARDS = "take cards"
    RETURN_CARDS = "return cards"
    CARD = "card"
    NOTHING = "nothing"  # the game is over


@dataclass(frozen=True, slots=True)
class Trick:
    """One to four cards in the order played; `winner` is the seat that owns it so far."""

    leader: Seat
    cards: Hand = ()
    winner: Seat = -1  # nobody while no card lies

    @property
    def points(self) -> int:
        """Card points in the trick, 0 to 44."""
        return sum(POINTS[card] for card in self.cards)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played the cards, in their order."""
        return tuple((self.leader + i) % 4 for i in range(len(self.cards)))

    @property
    def best(self) -> Card:
        """The card that owns the trick so far; there must be one."""
        return self.cards[(self.winner - self.leader) % 4]

    @property
    def is_full(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4


@dataclass(frozen=True, slots=True)
class Made:
    """An announcement that was made, and how many cards lay on the table by then (0 to 48)."""

    seat: Seat
    call: Call
    played: int


def highest(calls: Iterable[Call]) -> Call | None:
    """The highest of some announcements, or None when there are none."""
    return max(calls, key=HEIGHT.__getitem__, default=None)


@dataclass(frozen=True, slots=True)
class Shift:
    """What everybody knows of the cards that a poor player offers."""

    number: int
    foxes: int = 0  # aces of trump that lie open among them
    refused: tuple[Seat, ...] = ()
    partner: Seat | None = None
    trumps_back: int = 0  # among the cards that came back


@dataclass(frozen=True)
class Table:
    """The public side of a game. Every player's observation holds this very object."""

    rules: Rules
    start: Seat
    owed: tuple[int, ...] = (0, 0, 0, 0)
    forced: bool = False
    owed_color: tuple[int, ...] = (0, 0, 0, 0)
    owed_picture: tuple[int, ...] = (0, 0, 0, 0)
    bock: int = 1
    ask: Ask = Ask.HEALTH
    turn: Seat = 0
    said: tuple[Action, ...] = ()
    contract: Contract = Contract.NORMAL  # as far as everybody knows: a silent marriage looks normal
    tables: GameTables = field(default=NO_TABLES, compare=False)  # what rules and contract say of the cards
    soloist: Seat | None = None  # who plays alone, or the bridegroom of a marriage
    duty: bool = False  # the solo is one that the soloist owed
    rivals: tuple[Reserved, ...] = ()  # soli of the same rank that are bid for, in the order of play
    bidders: tuple[Seat, ...] = ()  # who has not passed yet, the next one first
    bid: Announced | None = None  # the highest promise so far
    agenda: tuple[tuple[Ask, Seat], ...] = ()  # questions to come before the first card
    shift: Shift | None = None  # in a poverty
    swines: Seat | None = None  # who has announced them
    hyperswines: Seat | None = None
    pledged: Card | None = None  # the card that the seat on turn must play after naming a partner
    shown: Hand = ()  # a hand that was thrown in
    is_void: bool = False  # a duel in which a marriage found nobody whom it could find
    selector: Selector = Selector.FIRST_FOREIGN
    decided: int = 0  # number of the trick that decided a marriage; 0 means none
    tricks: tuple[Trick, ...] = ()
    trick: Trick = Trick(0)
    calls: tuple[Made, ...] = ()
    known: tuple[Team | None, ...] = (None, None, None, None)  # sides that everybody knows

    def __post_init__(self) -> None:
        phase = (self.contract, self.swines is not None, self.hyperswines is not None)
        if self.tables.phase != phase:
            object.__setattr__(self, "tables", game_tables(self.rules, *phase))

    def but(self, **changes: object) -> Self:
        """This table with other values."""
        # Four times as fast as `dataclasses.replace`, which matters to players that play games through in thought.
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, **changes)
        other.__post_init__()
        return other

    @property
    def hand_size(self) -> int:
        """Cards that each player was dealt, 12 or 10; also the number of tricks."""
        return 12 if self.rules.with_nines else 10

    @property
    def fox_catcher(self) -> Seat | None:
        """Who won the first full trick with an ace that can become a swine."""
        return next((trick.winner for trick in self.tricks if self.tables.swine in trick.cards), None)

    def own_fox_catcher(self, seat: Seat) -> Seat | None:
        """Who won the full trick into which a seat laid an ace that can become a swine."""
        laid = (trick for trick in self.tricks if trick.cards[(seat - trick.leader) % 4] is self.tables.swine)
        return next((trick.winner for trick in laid), None)

    @property
    def played(self) -> int:
        """Number of cards on the table so far."""
        return 4 * len(self.tricks) + len(self.trick.cards)

    @property
    def is_last_trick(self) -> bool:
        """Whether the running trick is the last one."""
        return len(self.tricks) + 1 == self.hand_size

    @property
    def contract_is_found(self) -> bool:
        """Whether the talk is over, so that cards are played."""
        return self.ask is Ask.CARD or self.ask is Ask.NOTHING

    @property
    def is_redeal(self) -> bool:
        """Whether the cards are dealt again: a hand was thrown in, nobody took a poverty, or a duel came to nothing."""
        return self.is_over and (self.is_void or not self.tricks)

    @property
    def is_undecided(self) -> bool:
        """Whether a marriage is still looking for its partner."""
        return self.contract is Contract.MARRIAGE and not self.decided

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return self.ask is Ask.NOTHING

    def cards_left(self, seat: Seat) -> int:
        """Number of cards in a seat's hand."""
        has_played = (seat - self.trick.leader) % 4 < len(self.trick.cards)
        return self.hand_size - len(self.tricks) - has_played

    def points_of(self, seat: Seat) -> int:
        """Card points in the tricks a seat has won."""
        return sum(trick.points for trick in self.tricks if trick.winner == seat)

    def played_by(self, seat: Seat) -> Hand:
        """The cards a seat has played, in order."""
        full = (trick.cards[(seat - trick.leader) % 4] for trick in self.tricks)
        place = (seat - self.trick.leader) % 4
        return (*full, *self.trick.cards[place : place + 1])

    def voice(self, team: Team) -> Call | None:
        """The highest announcement that a side has made, as far as everybody knows who belongs to it."""
        return highest(made.call for made in self.calls if self.known[made.seat] is team)

    def voice_of(self, seat: Seat) -> Call | None:
        """The highest announcement that a seat has made itself."""
        return highest(made.call for made in self.calls if made.seat == seat)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The three other seats, clockwise."""
        return in_turn(seat)[1:]

    def has_played(self, card: Card) -> int:
        """How many of the two cards of a kind are on the table."""
        return sum(trick.cards.count(card) for trick in (*self.tricks, self.trick))

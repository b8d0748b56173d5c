"""What is to be seen, asked and told: plain values that the views show without asking a rule question.

Texts in here are already in the user's language. Places are seen from the viewer, who sits at the bottom.
"""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Action, Seat


class Place(IntEnum):
    """Where a seat is shown: the viewer at the bottom, the others clockwise."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class CardPicture:
    """One card on the table; the key stays with the card for the whole game and says nothing about its face."""

    key: str
    face: Card | None = None  # None lies face down
    name: str = ""  # spoken name; empty for a card that lies face down
    is_playable: bool = False  # in the viewer's hand, while a card is asked for
    why_not: str = ""  # one sentence for a card that may not be played now
    is_chosen: bool = False  # one of those that the viewer will give away
    is_new: bool = False  # has just come from another player
    is_plain: bool = False  # no trump in the game that the viewer considers


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card in the middle, and from where it came."""

    place: Place
    card: CardPicture


@dataclass(frozen=True, slots=True)
class Plate:
    """What is shown beside a seat."""

    seat: Seat
    name: str
    is_dealer: bool = False
    is_turn: bool = False
    is_leader: bool = False  # led, or leads, the running trick
    team: Team | None = None  # only when the viewer may know it
    team_name: str = ""  # "Re", "Kontra"
    calls: tuple[str, ...] = ()  # "Re", "no 90" in the order made
    badges: tuple[str, ...] = ()  # "solo", "marriage" and the like
    tricks: int = 0
    points: int | None = None  # card points won, where the rules show them
    spoken: str = ""  # all of it as one sentence, for screen readers


@dataclass(frozen=True, slots=True)
class Option:
    """Something the viewer may say: a button with its tip."""

    action: Action | None  # None only goes on, or stands for an answer that is not complete
    text: str
    tip: str = ""
    group: str = ""  # what stands before the options of one kind
    is_possible: bool = True  # otherwise the tip says what is missing


@dataclass(frozen=True, slots=True)
class Question:
    """What the viewer is asked, beside the hand: reservations and their answers. Cards are asked by the picture."""

    title: str
    options: tuple[Option, ...]
    text: str = ""
    is_by_cards: bool = False  # answered by choosing cards of the hand, so the keyboard stays there


@dataclass(frozen=True, slots=True)
class Limits:
    """Why some things cannot be done now, each as a sentence; empty if they can."""

    hint: str = ""
    open_hands: str = ""
    undo: str = ""
    redo: str = ""


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class HintRow:
    """An action with what it is worth beside the others."""

    action: Action
    text: str  # "queen of clubs"
    points: str  # "+1.2", of the game on average
    less: str  # "0.4 ± 0.1 less"; empty for the best one
    share: float  # from 0 to 1, for a bar: how good it is beside the others
    spoken: str  # all of it as one sentence, for screen readers


@dataclass(frozen=True, slots=True)
class HintPicture:
    """A proposal with its reason, and what else there is, the best first; no rows where nothing was compared."""

    text: str
    rows: tuple[HintRow, ...] = ()


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table at one moment."""

    hands: tuple[tuple[CardPicture, ...], ...] = ((), (), (), ())  # by place; the own one sorted
    plates: tuple[Plate, ...] = ()  # by place
    trick: tuple[TrickCard, ...] = ()  # in the order played
    taker: Place | None = None  # owns the full trick that still lies in the middle
    piles: tuple[tuple[CardPicture, ...], ...] = ((), (), (), ())  # won cards by place, face down
    are_piles_open: bool = False  # a click on a pile shows its tricks one after the other
    last_trick: tuple[TrickCard, ...] = ()  # or an earlier one: shown beside the running trick while looked at
    last_trick_title: str = ""
    spread: tuple[CardPicture, ...] = ()  # side by side in the middle: a hand thrown in, cards that are offered
    contract: str = ""  # "Normal game", "Queen solo of Anna"
    facts: tuple[str, ...] = ()  # short sentences on this game: bock, who sits out
    is_asked_card: bool = False  # the viewer is to play a card
    is_choosing: bool = False  # the viewer chooses cards to give away
    status: str = ""  # one sentence: what is awaited, or what has just happened
    calls: tuple[Option, ...] = ()  # announcements that the viewer may make now
    calls_until: str = ""  # until when the first of them may be made
    show_legal: bool = True  # cards that may not be played may look so
    are_hands_open: bool = False  # everybody's hand lies face up
    limits: Limits = NO_LIMITS
    curtain: str = ""  # hides all hands until the person that it calls is there
    pile_marks: tuple[tuple[str, ...], ...] = ((), (), (), ())  # by place; special points in the pile, one word each
    practice: str = ""  # says in a few words that this game does not count; empty if it does


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event in words; the number is its position in the game's log."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One item of the result: what, for whom, how many points, and why."""

    text: str
    team: Team | None
    team_name: str
    points: int
    reason: str = ""
    factor: bool = False  # the points multiply instead of add
    moment: int = -1  # after so many events of the game it arose; -1 if at no moment of its own


@dataclass(frozen=True, slots=True)
class ResultPlayer:
    """What a game brought one player."""

    name: str
    team: Team
    team_name: str
    points: int  # card points
    tricks: int
    score: int
    total: int  # in the party, this game included


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The result of a finished game, item by item."""

    title: str  # "Re wins with 132 to 108 card points"
    contract: str
    lines: tuple[ResultLine, ...]
    value: str  # "The game counts 3 points"
    players: tuple[ResultPlayer, ...]
    remarks: tuple[str, ...] = ()  # sentences for surprising outcomes
    is_party_over: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One game of the party in the score sheet; one that was dealt again counts nothing and has no number."""

    number: int | None
    contract: str
    winner: str
    calls: str
    value: int
    scores: tuple[int, ...]  # by place in the party
    totals: tuple[int, ...]  # after this game
    is_solo: tuple[bool, ...]  # played alone
    round_ends: bool = False
    bock: str = ""  # "×2": how often it counts
    notes: tuple[str, ...] = ()  # sentences: the bock rounds that it brought, the money
    game: int = -1  # which game of the record it is, counted from 0; below 0 stands in no record
    money: tuple[int, ...] = ()  # play money won or lost by place, in hundredths; empty where games cost nothing
    outside: int = -1  # the place of who dealt and sat out, below 0 if all play
    is_duty: bool = False  # a duty solo
    round_number: int = 0  # of the round that ends with this game
    round_scores: tuple[int, ...] = ()  # what that round brought, by place


@dataclass(frozen=True, slots=True)
class SheetSum:
    """A line below the games, with a value for each player."""

    title: str
    meaning: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """The score sheet of a party."""

    title: str = ""
    names: tuple[str, ...] = ()
    rows: tuple[SheetRow, ...] = ()
    sums: tuple[SheetSum, ...] = ()  # points, then what else is counted: owed soli, money
    status: str = ""  # "Game 7 of 24, round 2 of 5"
    is_over: bool = False


class MarkKind(StrEnum):
    """Why a moment of a game is worth a look."""

    TRICK = "trick"
    CALL = "call"
    SPECIAL = "special"
    TALK = "talk"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class ReviewMark:
    """A moment worth jumping to, in words; `at` is the number of events before it."""

    at: int
    kind: MarkKind
    text: str


@dataclass(frozen=True, slots=True)
class HindsightPicture:
    """What the card just played, and the others, would have brought with all cards open, in words."""

    text: str
    detail: str = ""  # the same at length
    done: int = 0  # so many cards have been reckoned
    total: int = 0  # of so many, while that goes on; 0 otherwise


@dataclass(frozen=True, slots=True)
class ReviewPicture:
    """Where a review stands; the table of that moment comes as a picture of its own."""

    title: str
    at: int
    length: int  # events of the whole game
    told: str  # what has happened last, as a sentence
    marks: tuple[ReviewMark, ...]
    is_playing: bool = False
    are_hands_open: bool = True  # otherwise as the viewer saw them
    viewer: Seat = 0
    names: tuple[str, ...] = ()  # by seat
    game: int = 0  # its index in the party
    games: int = 1  # of the party that can be looked at
    branch: str = ""  # how a game that was played on from a moment compares, in words
    lesson: str = ""  # what the card just played was worth, or what is known of all of them, in words
    valued: int = 0  # so many cards have been valued
    to_value: int = 0  # of so many, while that goes on; 0 otherwise
    hindsight: HindsightPicture | None = None  # None unless it is wanted

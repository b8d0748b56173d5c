"""The words of the bot protocol and our values: cards, game types, announcements, sides, and rules by FreeDoko's names.

A question is a JSON object. Every function here takes one and the name of a field, and raises QuestionError, which
names the field and what is wrong with it, where the value is not what the protocol says.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from freedoko_qt.engine.card import Card, Hand, card
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import SEATS, Call, Seat
from freedoko_qt.engine.freedoko import FIXED, NAMES, clamped, value
from freedoko_qt.engine.rules import DEFAULT, RuleError, Rules

Question = Mapping[str, object]

CODES: Mapping[Call, str] = {
    Call.NO_120: "120",
    Call.NO_90: "90",
    Call.NO_60: "60",
    Call.NO_30: "30",
    Call.NO_0: "0",
    Call.REPLY: "reply",
    Call.REPLY_NO_120: "120r",
    Call.REPLY_NO_90: "90r",
    Call.REPLY_NO_60: "60r",
    Call.REPLY_NO_30: "30r",
    Call.REPLY_NO_0: "0r",
}
"""How announcements are written."""
CALLS: Mapping[str, Call] = {code: call for call, code in CODES.items()}

SIDES: Mapping[object, Team | None] = {
    "re": Team.RE,
    "contra": Team.CONTRA,
    "r": Team.RE,
    "c": Team.CONTRA,
    **dict.fromkeys(("maybe re", "maybe contra", "unknown", "unknown team", "no team", "", None, *"uRC-?")),
}
"""The sides by FreeDoko's names and letters; all but two of them say that nobody knows."""

SETTLED = ("silent", "team set", "", None)
"""What stands for a selector where no marriage looks for its partner."""

MOST = 2**32  # no number in a question is as great


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class QuestionError(Exception):
    """A field of a question that is missing or cannot be what it is, and why."""

    name: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Laid:
    """A trick as a question tells it; the winner is -1 where none is told."""

    leader: Seat
    cards: Hand
    winner: Seat = -1


# -- single values ------------------------------------------------------------------------------------------------


def field(question: Question, name: str) -> object:
    """A value that must be there."""
    if name not in question:
        raise QuestionError(name, "is missing")
    return question[name]


def text(question: Question, name: str) -> str:
    """A text that must be there."""
    found = field(question, name)
    if not isinstance(found, str):
        raise wrong(name, found, "a text")
    return found


def switch(question: Question, name: str) -> bool:
    """Yes or no; FreeDoko writes 1 and 0 as well. What is not told is no."""
    found = question.get(name)
    if found not in (True, False, None):
        raise wrong(name, found, "true or false")
    return bool(found)


def number(question: Question, name: str, low: int = 0, high: int = MOST) -> int:
    """A whole number that must be there."""
    return whole(field(question, name), name, low, high)


def whole(found: object, name: str, low: int, high: int) -> int:
    """A value as a whole number within bounds."""
    if type(found) is not int or not low <= found <= high:
        raise wrong(name, found, f"a whole number from {low} to {high}")
    return found


def seat(question: Question, name: str) -> Seat:
    """A player who must be named."""
    return number(question, name, SEATS[0], SEATS[-1])


def seat_or_none(question: Question, name: str) -> Seat | None:
    """A player, or null, or nothing at all, where nobody is named."""
    return None if question.get(name) is None else seat(question, name)


def hand(question: Question, name: str) -> Hand:
    """Cards one behind the other, without separators."""
    return cards(text(question, name), name)


def cards(written: str, name: str) -> Hand:
    """The cards in a text; none more often than it is in the deck."""
    try:
        found = tuple(card(written[at : at + 2]) for at in range(0, len(written), 2))
    except ValueError as error:
        raise QuestionError(name, str(error)) from None
    check_deck(found, name)
    return found


def check_deck(found: Hand, name: str) -> None:
    """QuestionError if a card is there more than twice."""
    for one in set(found):
        if found.count(one) > 2:
            raise QuestionError(name, f"{one} is there {found.count(one)} times")


def written(hand: Iterable[Card]) -> str:
    """Cards as the protocol writes them."""
    return "".join(card.name for card in hand)


def items(question: Question, name: str) -> tuple[str, ...]:
    """Texts in a list, or with commas between them."""
    found = field(question, name)
    if isinstance(found, str):
        found = [item.strip() for item in found.split(",") if item.strip()]
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise wrong(name, found, "a list of texts")
    return tuple(found)


def wrong(name: str, found: object, wanted: str) -> QuestionError:
    """The error for a value of the wrong kind."""
    return QuestionError(name, f"{str(found)!r:.60} is not {wanted}")


# -- the words of the game ----------------------------------------------------------------------------------------


def contract(name: str, word: str) -> Contract:
    """A game type by FreeDoko's name."""
    try:
        return Contract(word)
    except ValueError:
        raise QuestionError(name, f"there is no game type {word!r:.60}") from None


def selector(name: str, word: object) -> Selector | None:
    """A marriage selector by FreeDoko's name, or None where there is nothing to select any more."""
    if word in SETTLED:
        return None
    try:
        return Selector(str(word))
    except ValueError:
        raise QuestionError(name, f"there is no marriage selector {str(word)!r:.60}") from None


def side(name: str, word: object) -> Team | None:
    """A side by FreeDoko's name; None while it is not certain."""
    if not isinstance(word, str | None) or word not in SIDES:
        raise QuestionError(name, f"there is no team {str(word)!r:.60}")
    return SIDES[word]


def sides(question: Question, name: str) -> tuple[Team | None, ...]:
    """The sides of all four players, as names or as four letters."""
    found = field(question, name)
    letters = {name: list(found)} if isinstance(found, str) else question
    return tuple(side(name, word) for word in four(letters, name))


def four(question: Question, name: str) -> list[object]:
    """A list with something for each player."""
    found = field(question, name)
    if not isinstance(found, list) or len(found) != len(SEATS):
        raise wrong(name, found, "a list of four")
    return found


def calls(question: Question, name: str) -> list[tuple[Seat, Call, int]]:
    """The announcements that stand, each with the number of full tricks before it; none before the first card."""
    if question.get(name) is None:
        return []
    found: list[tuple[Seat, Call, int]] = []
    for speaker, said in enumerate(four(question, name)):
        if not isinstance(said, list):
            raise wrong(name, said, "a list of announcements")
        for entry in said:
            if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str):
                raise wrong(name, entry, "an announcement with its trick")
            word, before = entry
            if word not in CALLS:
                raise QuestionError(name, f"there is no announcement {word!r:.60}")
            found.append((speaker, CALLS[word], whole(before, name, 0, MOST)))
    return found


def tricks(question: Question, name: str) -> list[Laid]:
    """The tricks in their order, the last one perhaps not full; none before the first card."""
    found = question.get(name)
    if found is None:
        return []
    if not isinstance(found, list):
        raise wrong(name, found, "a list of tricks")
    laid = [trick(entry, name) for entry in found]
    if any(len(full.cards) != len(SEATS) for full in laid[:-1]):
        raise QuestionError(name, "only the last trick may have fewer than four cards")
    check_deck(tuple(card for trick in laid for card in trick.cards), name)
    return laid


def trick(entry: object, name: str) -> Laid:
    """One trick: its leader, its cards, its winner or -1."""
    if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[1], str):
        raise wrong(name, entry, "a trick of leader, cards and winner")
    laid = cards(entry[1], name)
    if len(laid) > len(SEATS):
        raise QuestionError(name, f"there are {len(laid)} cards in a trick")
    winner = -1 if entry[2] is None else whole(entry[2], name, -1, SEATS[-1])
    return Laid(whole(entry[0], name, SEATS[0], SEATS[-1]), laid, winner)


def options(question: Question, name: str) -> Mapping[Call, str]:
    """What may be announced and the code to ask for it; ``x>y`` means that x would become y."""
    found: dict[Call, str] = {}
    for item in items(question, name):
        asked, _, becomes = item.partition(">")
        if asked not in CALLS or (becomes or asked) not in CALLS:
            raise QuestionError(name, f"there is no announcement {item!r:.60}")
        call = CALLS[becomes or asked]
        if call not in found or not becomes:
            found[call] = asked
    return found


def rules(named: Mapping[object, object]) -> tuple[Rules, list[str]]:
    """The rules with FreeDoko's names over the defaults, and what could not be understood, a sentence each."""
    found, strange = DEFAULT, list[str]()
    for key, stored in named.items():
        word = str(stored).lower() if isinstance(stored, bool) else str(stored)
        if key in NAMES:
            name = NAMES[str(key)]
            try:
                # Not as in a file, where a limit for announcements moves others: these are in effect as they are.
                found = found.but(**{name: clamped(name, value(name, word))})
            except RuleError as error:
                strange.append(f"rule {key!r:.60} was left out: {error}")
        elif key not in FIXED:
            strange.append(f"there is no rule {str(key)!r:.60}; it was left out")
    if not found.selectors():
        strange.append("no marriage selector is allowed; the first foreign trick is")
        found = found.but(marriage_first_foreign=True)
    return found, strange

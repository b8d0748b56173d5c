"""How a moment of a game looks from one seat: the making of table pictures."""

from dataclasses import dataclass, replace

from freedoko_qt.app import awaited, sentence
from freedoko_qt.app.badge import badges, side_seen, spoken_calls
from freedoko_qt.app.feat import known_specials, short
from freedoko_qt.app.keys import Held, Keys, keys
from freedoko_qt.app.picture import NO_LIMITS, CardPicture, Limits, Place, Plate, TablePicture, TrickCard
from freedoko_qt.app.question import calls, calls_until
from freedoko_qt.app.words import card_name, contract_of, fill, team_name, translate
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import exchanged
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table, Trick
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.engine.trick import playable

Pile = tuple[CardPicture, ...]


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks, and how far the show is behind the game."""

    viewer: Seat
    names: tuple[str, ...]
    answers: bool = True  # the viewer plays; otherwise the computer plays that seat too
    lies: bool = False  # the trick filled last still lies in the middle
    back: int = 0  # how many tricks back somebody looks: 1 is the last one, 0 nothing
    show_legal: bool = True  # cards that may not be played may look so
    note: str = ""  # what the status says instead of what is awaited
    dealer: str = ""  # who dealt without sitting at a seat of this game; empty if a seat did
    facts: tuple[str, ...] = ()
    sees: bool = True  # the own hand; otherwise it is hidden like the others
    opens: bool = False  # everybody's hand
    considered: Contract | None = None  # the game for which the own hand is sorted
    chosen: frozenset[str] = frozenset()  # the keys of cards that the viewer will give away
    forced: Seat | None = None  # whom the first trick forced to announce
    curtain: str = ""
    limits: Limits = NO_LIMITS
    practice: str = ""
    reviews: bool = False  # the game is long over, so of its tricks nothing need be hidden

    def place(self, seat: Seat) -> Place:
        """Where a seat is shown."""
        return Place((seat - self.viewer) % 4)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order of their places."""
        return tuple((self.viewer + place) % 4 for place in Place)

    @property
    def seen(self) -> tuple[Seat, ...]:
        """The seats whose hands are seen."""
        if self.opens:
            return SEATS
        return (self.viewer,) if self.sees else ()


def paint(state: State, sight: Sight) -> TablePicture:
    """The whole table; of the hidden hands it says nothing but how many cards are left."""
    table = state.table
    known = keys(state, sight.seen)
    gathered = table.tricks[:-1] if sight.lies else table.tricks
    trick = table.tricks[-1] if sight.lies else table.trick
    may_see = len(table.tricks) if sight.reviews else visible(table)
    seen = len(table.tricks) - min(sight.back, may_see)  # the number of the trick that is looked at, from 0
    is_asked = sight.answers and sight.sees and table.turn == sight.viewer
    return TablePicture(
        hands=tuple(hand(state, sight, seat, known.seats[seat]) for seat in sight.seats),
        plates=tuple(plate(state, sight, seat, gathered) for seat in sight.seats),
        trick=lying(trick, len(gathered), known, sight),
        taker=sight.place(trick.winner) if sight.lies else None,
        piles=tuple(pile(gathered, seat, known) for seat in sight.seats),
        are_piles_open=table.rules.show_tricks_in_trickpiles or table.is_over or sight.reviews,
        last_trick=lying(table.tricks[seen], seen, known, sight) if seen < len(table.tricks) else (),
        last_trick_title=past_title(table.tricks[seen], seen, sight) if seen < len(table.tricks) else "",
        spread=spread(state, known, sight),
        contract=title(table, sight.names),
        facts=sight.facts,
        is_asked_card=is_asked and table.ask is Ask.CARD,
        is_choosing=is_asked and table.ask in awaited.CHOOSING,
        status=sight.note or status(state, sight),
        calls=calls(state, sight.viewer, sight.names) if sight.answers and sight.sees else (),
        calls_until=calls_until(state, sight.viewer, sight.names) if sight.answers and sight.sees else "",
        show_legal=sight.show_legal and table.rules.show_if_valid,
        are_hands_open=sight.opens,
        limits=sight.limits,
        curtain=sight.curtain,
        pile_marks=pile_marks(state, sight),
        practice=sight.practice,
    )


# -- cards ----------------------------------------------------------------------------------------------------


def face_up(key: str, card: Card) -> CardPicture:
    """A card that everybody sees."""
    return CardPicture(key, card, card_name(card))


def hand(state: State, sight: Sight, seat: Seat, held: Held) -> Pile:
    """The cards that a seat still holds: the own ones, backs, or open ones; a hand thrown in lies in the middle."""
    if state.table.shown and seat == state.table.soloist:
        return ()
    if seat == sight.viewer and sight.sees:
        return own_hand(state, sight, held)
    if seat in sight.seen:
        return open_hand(state, seat, held)
    return tuple(CardPicture(key) for key, _ in held.left)


def open_hand(state: State, seat: Seat, held: Held) -> Pile:
    """The cards of another player whose hand lies open, sorted; marked are those that have just come in a poverty."""
    tables, new, shown = state.table.tables, new_cards(state, seat), []
    for key, card in sorted(held.left, key=lambda pair: tables.sort_key(pair[1])):
        if is_new := card in new:
            new.remove(card)
        shown.append(replace(face_up(key, card), is_new=is_new))
    return tuple(shown)


def new_cards(state: State, seat: Seat) -> list[Card]:
    """The cards that a seat has just got in a poverty, until it has played one."""
    return list(exchanged(state, seat)[1]) if not state.table.played_by(seat) else []


def own_hand(state: State, sight: Sight, held: Held) -> Pile:
    """The viewer's cards, sorted by the trumps of the game or of the one considered, and what may be done with them."""
    table, seat = state.table, sight.viewer
    tables = table.tables if sight.considered is None else game_tables(table.rules, sight.considered)
    allowed, reason = playable_cards(state, sight)
    chooses = sight.answers and table.turn == seat and table.ask in awaited.CHOOSING
    new, shown = new_cards(state, seat), []
    for key, card in sorted(held.left, key=lambda pair: tables.sort_key(pair[1])):
        is_allowed = chooses or card in allowed
        if is_new := card in new:
            new.remove(card)
        shown.append(
            CardPicture(
                key,
                card,
                card_name(card),
                is_allowed,
                "" if is_allowed else reason,
                is_chosen=chooses and key in sight.chosen,
                is_new=is_new,
                is_plain=sight.considered is not None and not tables.is_trump(card),
            )
        )
    return tuple(shown)


def playable_cards(state: State, sight: Sight) -> tuple[Hand, str]:
    """The kinds of cards that the viewer may play now, and why not the others."""
    table = state.table
    if not sight.answers:
        return (), ""
    if table.ask is not Ask.CARD:
        return (), awaited.talking()
    if table.turn != sight.viewer:
        return (), awaited.not_your_turn(table, sight.names)
    allowed = (table.pledged,) if table.pledged is not None else playable(table, state.hands[sight.viewer])
    return allowed, awaited.why_not(table)


def lying(trick: Trick, number: int, known: Keys, sight: Sight) -> tuple[TrickCard, ...]:
    """The cards of a trick in the order played; the number counts the tricks before it."""
    return tuple(
        TrickCard(sight.place(seat), face_up(known.seats[seat].played[number], card))
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def pile(tricks: tuple[Trick, ...], winner: Seat, known: Keys) -> Pile:
    """The cards a seat has won, face down."""
    return tuple(
        CardPicture(known.seats[seat].played[number])
        for number, trick in enumerate(tricks)
        if trick.winner == winner
        for seat in trick.seats
    )


def pile_marks(state: State, sight: Sight) -> tuple[tuple[str, ...], ...]:
    """The special points in the piles, by place, as far as the sides that make them are known; the newest one too."""
    specials = known_specials(state, sight.seen)
    return tuple(tuple(short(special) for special in specials if special.seat == seat) for seat in sight.seats)


def spread(state: State, known: Keys, sight: Sight) -> Pile:
    """What lies side by side in the middle: a hand that was thrown in, or the cards that a poor player offers."""
    table = state.table
    if table.shown and table.soloist is not None:
        left = sorted(known.seats[table.soloist].left, key=lambda pair: table.tables.sort_key(pair[1]))
        return tuple(face_up(key, card) for key, card in left)
    open_foxes = table.shift.foxes if table.shift else 0
    return tuple(
        face_up(key, card) if sight.opens or (open_foxes and card is Card.DA) else CardPicture(key)
        for key, card in known.offered
    )


def visible(table: Table) -> int:
    """How many of the last tricks may be looked at: as many as the rules say, after the game all of them.

    A trick is the last one as soon as its fourth card lies, even while it is still in the middle.
    """
    return len(table.tricks) if table.is_over else min(len(table.tricks), table.rules.show_tricks_number)


def past_title(trick: Trick, number: int, sight: Sight) -> str:
    """What stands above a past trick; the number counts the tricks before it."""
    led = fill(translate("paint", "Trick %1, led by %2"), str(number + 1), sight.names[trick.leader])
    taken = fill(translate("paint", "%1: %n card point(s)", "", trick.points), sight.names[trick.winner])
    return f"{led}\n{taken}"


def title(table: Table, names: tuple[str, ...]) -> str:
    """The game that is played, and whose it is."""
    if table.contract is Contract.NORMAL and not table.contract_is_found:
        return translate("paint", "Reservations")
    return contract_of(table.contract, names[table.soloist] if table.soloist is not None else "")


def status(state: State, sight: Sight) -> str:
    """Who has just taken the trick, else whom the game waits for; a question is asked elsewhere and not repeated."""
    table = state.table
    if sight.lies:
        return sentence.taken(table, sight.names)
    if table.is_redeal:
        return translate("paint", "The cards are dealt again.")
    if not sight.answers or not sight.sees or table.turn != sight.viewer or table.is_over:
        return awaited.awaited(table, sight.names)
    if table.ask is Ask.CARD:
        return awaited.your_card(table)
    return awaited.your_word(state, sight.names, sight.dealer or sight.names[(table.start - 1) % 4])


def plate(state: State, sight: Sight, seat: Seat, gathered: tuple[Trick, ...]) -> Plate:
    """What is shown beside a seat; sides only as far as the viewer may know them."""
    table = state.table
    won = [trick for trick in gathered if trick.winner == seat]
    shows_points = table.rules.show_trickpiles_points or table.is_over or sight.reviews
    team = side_seen(state, seat, sight.seen)
    leader = (table.tricks[-1] if sight.lies else table.trick).leader
    bare = Plate(
        seat=seat,
        name=sight.names[seat],
        is_dealer=seat == (table.start - 1) % 4 and not sight.dealer,
        is_turn=table.turn == seat and not table.is_over,
        is_leader=table.ask is Ask.CARD and leader == seat,
        team=team,
        team_name=team_name(team),
        calls=spoken_calls(state, seat, sight.seen),
        badges=badges(table, seat, sight.forced),
        tricks=len(won),
        points=sum(trick.points for trick in won) if shows_points else None,
    )
    return replace(bare, spoken=spoken(bare))


def spoken(plate: Plate) -> str:
    """A plate as a list of words, for a screen reader."""
    said = [plate.name]
    if plate.is_turn:
        said.append(translate("paint", "to play"))
    if plate.is_leader:
        said.append(translate("paint", "leads this trick"))
    if plate.is_dealer:
        said.append(translate("paint", "dealer"))
    said += [word for word in (plate.team_name, *plate.calls, *plate.badges) if word]
    said.append(translate("paint", "%n trick(s)", "", plate.tricks))
    if plate.points is not None:
        said.append(translate("paint", "%n card point(s)", "", plate.points))
    return ", ".join(said)

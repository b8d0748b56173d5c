"""How a moment of a game looks from one seat: the making of table pictures."""

from dataclasses import dataclass, replace

from freedoko_qt.app import sentence
from freedoko_qt.app.picture import CardPicture, Place, Plate, TablePicture, TrickCard
from freedoko_qt.app.question import calls, calls_until
from freedoko_qt.app.words import call_name, card_name, contract_of, fill, team_name, translate
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Said, Seat
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table, Trick
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

    def place(self, seat: Seat) -> Place:
        """Where a seat is shown."""
        return Place((seat - self.viewer) % 4)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order of their places."""
        return tuple((self.viewer + place) % 4 for place in Place)


def paint(state: State, sight: Sight) -> TablePicture:
    """The whole table; of the hidden hands it says nothing but how many cards are left."""
    table = state.table
    laid = tuple(indices(state.dealt[seat], table.played_by(seat)) for seat in SEATS)
    gathered = table.tricks[:-1] if sight.lies else table.tricks
    trick = table.tricks[-1] if sight.lies else table.trick
    seen = len(table.tricks) - min(sight.back, visible(table))  # the number of the trick that is looked at, from 0
    is_asked_card = sight.answers and table.turn == sight.viewer and table.ask is Ask.CARD
    return TablePicture(
        hands=tuple(
            own_hand(state, sight, laid[seat]) if seat == sight.viewer else hidden_hand(state, seat, laid[seat])
            for seat in sight.seats
        ),
        plates=tuple(plate(state, sight, seat, gathered) for seat in sight.seats),
        trick=lying(trick, len(gathered), laid, sight),
        taker=sight.place(trick.winner) if sight.lies else None,
        piles=tuple(pile(gathered, seat, laid) for seat in sight.seats),
        last_trick=lying(table.tricks[seen], seen, laid, sight) if seen < len(table.tricks) else (),
        last_trick_title=past_title(table.tricks[seen], seen, sight) if seen < len(table.tricks) else "",
        contract=title(table, sight.names),
        is_asked_card=is_asked_card,
        status=sight.note or status(state, sight),
        calls=calls(state, sight.viewer) if sight.answers else (),
        calls_until=calls_until(state, sight.viewer) if sight.answers else "",
        show_legal=sight.show_legal and table.rules.show_if_valid,
    )


def indices(dealt: Hand, played: Hand) -> tuple[int, ...]:
    """At which places of the dealt hand the played cards stood; of two equal ones the first goes first."""
    places: list[int] = []
    for card in played:
        places.append(next(i for i, other in enumerate(dealt) if other == card and i not in places))
    return tuple(places)


def key(seat: Seat, index: int) -> str:
    """The name of a card on the table: its place in the dealt hand, which says nothing about its face."""
    return f"{seat}.{index}"


def face_up(card: Card, seat: Seat, index: int) -> CardPicture:
    """A card that everybody sees."""
    return CardPicture(key(seat, index), card, card_name(card))


def hidden_hand(state: State, seat: Seat, laid: tuple[int, ...]) -> Pile:
    """The backs of the cards that a seat still holds."""
    return tuple(CardPicture(key(seat, i)) for i in range(len(state.dealt[seat])) if i not in laid)


def own_hand(state: State, sight: Sight, laid: tuple[int, ...]) -> Pile:
    """The viewer's cards, sorted by the trumps of the game, each with the reason why it may not be played."""
    table, seat = state.table, sight.viewer
    held = [(card, i) for i, card in enumerate(state.dealt[seat]) if i not in laid]
    held.sort(key=lambda pair: table.tables.sort_key(pair[0]))
    allowed: Hand = ()
    if not sight.answers:
        reason = ""
    elif table.ask is not Ask.CARD:
        reason = sentence.talking()
    elif table.turn != seat:
        reason = sentence.not_your_turn(table, sight.names)
    else:
        allowed = playable(table, state.hands[seat])
        reason = sentence.must_follow(table) if table.trick.cards else ""
    return tuple(
        CardPicture(key(seat, i), card, card_name(card), card in allowed, "" if card in allowed else reason)
        for card, i in held
    )


def lying(trick: Trick, number: int, laid: tuple[tuple[int, ...], ...], sight: Sight) -> tuple[TrickCard, ...]:
    """The cards of a trick in the order played; the number counts the tricks before it."""
    return tuple(
        TrickCard(sight.place(seat), face_up(card, seat, laid[seat][number]))
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def pile(tricks: tuple[Trick, ...], winner: Seat, laid: tuple[tuple[int, ...], ...]) -> Pile:
    """The cards a seat has won, face down."""
    return tuple(
        CardPicture(key(seat, laid[seat][number]))
        for number, trick in enumerate(tricks)
        if trick.winner == winner
        for seat in trick.seats
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
    if not table.contract_is_found:
        return translate("paint", "Reservations")
    return contract_of(table.contract, names[table.soloist] if table.soloist is not None else "")


def status(state: State, sight: Sight) -> str:
    """Who has just taken the trick, else whom the game waits for; a question is asked elsewhere and not repeated."""
    table = state.table
    if sight.lies:
        return sentence.taken(table, sight.names)
    if not sight.answers or table.turn != sight.viewer or table.is_over:
        return sentence.awaited(table, sight.names)
    return sentence.your_card(table) if table.ask is Ask.CARD else sentence.your_word(state, sight.names)


def plate(state: State, sight: Sight, seat: Seat, gathered: tuple[Trick, ...]) -> Plate:
    """What is shown beside a seat; sides only as far as the viewer may know them."""
    table = state.table
    won = [trick for trick in gathered if trick.winner == seat]
    shows_points = table.rules.show_trickpiles_points or table.is_over
    team = team_seen(state, sight, seat)
    leader = (table.tricks[-1] if sight.lies else table.trick).leader
    bare = Plate(
        seat=seat,
        name=sight.names[seat],
        is_dealer=seat == (table.start - 1) % 4,
        is_turn=table.turn == seat and not table.is_over,
        is_leader=table.ask is Ask.CARD and leader == seat,
        team=team,
        team_name=team_name(team),
        calls=tuple(call_name(made.call, state.teams[seat]) for made in table.calls if made.seat == seat),
        badges=badges(table, seat),
        tricks=len(won),
        points=sum(trick.points for trick in won) if shows_points else None,
    )
    return replace(bare, spoken=spoken(bare))


def team_seen(state: State, sight: Sight, seat: Seat) -> Team | None:
    """A seat's side, if the viewer may see it: the own one, and what everybody knows where the rules show it."""
    table = state.table
    if seat == sight.viewer or table.is_over:
        return state.teams[seat]
    return table.known[seat] if table.rules.show_known_teams_in_game else None


def badges(table: Table, seat: Seat) -> tuple[str, ...]:
    """What a seat has said in the talk, later what special part it plays."""
    if not table.contract_is_found:
        first = {action.seat: action.healthy for action in table.said if isinstance(action, Said)}
        if seat not in first:
            return ()
        return (translate("paint", "healthy") if first[seat] else translate("paint", "reservation"),)
    if seat != table.soloist or not (table.rules.show_soloplayer_in_game or table.is_over):
        return ()
    if table.contract is Contract.MARRIAGE:
        return (translate("paint", "marriage"),)
    if not table.contract.is_real_solo:
        return (translate("paint", "alone"),)
    return (translate("paint", "duty solo") if table.duty else translate("paint", "solo"),)


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

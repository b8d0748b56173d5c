"""A game that is looked at: at which moment, from which seat, and with which hands open."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import Sight
from freedoko_qt.app.picture import HindsightPicture, Limits, LogLine, ReviewMark, ReviewPicture
from freedoko_qt.app.review import lessons
from freedoko_qt.app.review import words as reviewwords
from freedoko_qt.app.review.lessons import Values
from freedoko_qt.app.show import Glance
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Played, Seat
from freedoko_qt.engine.game import Game


@dataclass(slots=True)
class Viewing:
    """The game at its end, and once more with a cursor at the moment that is looked at.

    While a game is still running only those hands are seen that the person sees, and from no other seat.
    """

    whole: Match
    match: Match
    index: int  # of the game in its party
    games: int  # of the party that can be looked at
    opens: bool  # all hands lie face up; otherwise they are as the viewer saw them
    title: str = ""
    told: tuple[str, ...] = ()  # a sentence for each moment
    marks: tuple[ReviewMark, ...] = ()
    values: Values = field(default_factory=dict)  # of the viewer's cards
    progress: tuple[int, int] = (0, 0)  # how many of how many cards have been valued, while that goes on

    hindsight: HindsightPicture | None = None  # of this moment, if it is wanted

    @property
    def is_hidden(self) -> bool:
        """Whether the game is still running, so that its hidden cards stay hidden."""
        return not self.whole.game.is_over

    @property
    def at(self) -> int:
        """The moment: how many events have been."""
        return self.match.game.at

    @property
    def length(self) -> int:
        """How many events there are."""
        return self.match.game.length

    @property
    def lies(self) -> bool:
        """Whether the card just played has filled a trick, which lies in the middle still."""
        game = self.match.game
        return bool(self.at) and isinstance(game.log[-1], Played) and not game.state.table.trick.cards

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose hands are seen."""
        return Sight(self.match.viewer, self.match.names, sees=self.match.sees, opens=self.opens).seen

    def sit(self, seat: Seat) -> None:
        """Looks from another seat."""
        for match in (self.match, self.whole):
            match.person = match.game.places[seat]

    def stop(self, by: int) -> int:
        """The moment so many stops away, or the last one on that way: see `stops`."""
        places = sorted(set(stops(self.whole.game)), reverse=by < 0)
        beyond = [at for at in places if (at > self.at if by > 0 else at < self.at)]
        return beyond[min(abs(by), len(beyond)) - 1] if beyond and by else self.at

    def sight(self, glance: Glance) -> Sight:
        """How the table looks at this moment."""
        match = self.match
        return Sight(
            match.viewer,
            match.names,
            answers=False,
            lies=self.lies,
            back=glance.back,
            note=glance.note,
            dealer=match.dealer,
            facts=match.facts,
            sees=match.sees,
            opens=self.opens,
            forced=match.forced,
            limits=barred(),
            reviews=self.opens,
        )

    def tell(self) -> Iterator[LogLine]:
        """The lines of the log; all words of the game are found with them, as it is seen now."""
        whole, seats, moments = self.whole, self.seats, range(self.length + 1)
        brought = reviewwords.brought(whole, seats)
        self.title = reviewwords.heading(whole)
        self.told = tuple(reviewwords.told(whole, at, seats, brought) for at in moments)
        self.marks = tuple(reviewwords.marks(whole, seats, brought))
        return (LogLine(at, self.told[at]) for at in moments if at)

    def picture(self, is_playing: bool) -> ReviewPicture:
        """Where the review stands."""
        return ReviewPicture(
            title=self.title,
            at=self.at,
            length=self.length,
            told=self.told[self.at],
            marks=tuple(sorted((*self.marks, *lessons.marks(self.values, self.whole)), key=lambda mark: mark.at)),
            is_playing=is_playing,
            are_hands_open=self.opens,
            viewer=self.match.viewer,
            names=self.match.names,
            game=self.index,
            games=self.games,
            branch=" ".join(self.whole.comparison),
            lesson=lessons.lesson(self.values, self.at, self.whole),
            valued=self.progress[0],
            to_value=self.progress[1],
            hindsight=self.hindsight,
        )


def viewing(seen: Match, index: int, games: int, at: int) -> Viewing:
    """A look at a game, which stays as it is; below 0 `at` is its end."""
    length = seen.game.length
    whole, match = (replace(seen, game=seen.game.branch(length), remarks=[]) for _ in range(2))
    made = Viewing(whole, match, index, games, whole.game.is_over)
    if not made.is_hidden:
        made.sit(seen.viewer)
    match.game.go_to(length if at < 0 else at)
    return made


def stops(game: Game) -> Iterator[int]:
    """Where somebody stops who goes through a game trick by trick: at its ends, before the first card, at full tricks.

    The game must be at its end.
    """
    yield from (0, game.at)
    yield from (at for at in range(game.at) if isinstance(game.log[at], Played) and not game.state_at(at).table.played)
    yield from game.trick_ends


def barred() -> Limits:
    """What cannot be done while a game is looked at."""
    why = translate("review", "A game that is looked at is not played: choose to play on from here.")
    return Limits(hint=why, undo=why, redo=why)

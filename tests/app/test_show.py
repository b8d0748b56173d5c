"""How far the show is behind the game, and what it remembers in between."""

import pytest
from PySide6.QtCore import QObject

from freedoko_qt.app.match import Match, match_of
from freedoko_qt.app.picture import LogLine, Question, TablePicture
from freedoko_qt.app.show import Show
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played, Said
from freedoko_qt.engine.record import Record
from tests.app.fakes import head
from tests.notation import situation


class Seen:
    """What a show has shown, asked and told."""

    def __init__(self, show: Show) -> None:
        self.pictures: list[TablePicture] = []
        self.questions: list[Question | None] = []
        self.lines: list[LogLine] = []
        show.shown.connect(self.pictures.append)
        show.asked.connect(self.questions.append)
        show.happened.connect(self.lines.append)
        show.log_cleared.connect(self.lines.clear)


@pytest.fixture
def show(qapp: QObject) -> Show:
    return Show(qapp)


def match(text: str) -> Match:
    game = situation(text)
    game.seed = 1
    return match_of(Record(head(), (game,)))


def test_a_question_is_asked_once_and_taken_back_once(show: Show) -> None:
    seen, talk = Seen(show), match("start 0")
    for answers in (True, True, False, False, True):
        show.show(talk, answers)
    assert [question is None for question in seen.questions] == [False, True, False]


def test_a_full_trick_lies_until_it_is_gathered(show: Show) -> None:
    seen, played = Seen(show), match("start 0 · hand 0 CA · healthy · 0 CA, 1 CK, 2 C9")
    last = Played(3, next(card for card in played.state.hands[3] if card in (Card.CT, Card.CK, Card.C9, Card.CA)))
    played.game.play(last)
    show.tell(played, last)
    show.show(played, answers=True)
    assert show.glance.lies
    assert len(seen.pictures[-1].trick) == 4
    show.glance.lies = False
    show.show(played, answers=True)
    assert not seen.pictures[-1].trick


def test_a_note_stays_until_something_happens(show: Show) -> None:
    seen, talk = Seen(show), match("start 3")
    show.note("Not now.")
    for _ in range(2):
        show.show(talk, answers=True)
    assert [picture.status for picture in seen.pictures] == 2 * ["Not now."]
    talk.game.play(Said(3, True))
    show.tell(talk, Said(3, True))
    show.show(talk, answers=True)
    assert seen.pictures[-1].status == "Dieter is healthy."


def test_another_game_begins_without_what_was_looked_at(show: Show) -> None:
    seen, played = Seen(show), match("start 0 · hand 0 CA · healthy · 0: CA CK C9 CT · lead 0")
    show.look_back(played)
    show.show(played, answers=True)
    show.begin()
    show.show(played, answers=True)
    assert [len(picture.last_trick) for picture in seen.pictures] == [4, 0]

"""What cards would have brought with open cards: only when wanted, only of games that are over, beside the window."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.match import match_at
from freedoko_qt.app.picture import HindsightPicture
from freedoko_qt.app.practice import signed
from freedoko_qt.app.review.hindsight import Found, Hindsight, picture
from freedoko_qt.app.review.reckoner import Reckoner
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.game import Game
from freedoko_qt.players.solver import Outcome, cards_of, outcomes
from freedoko_qt.players.solver_process import Reckoning
from tests.app import past
from tests.app.fakes import AT_ONCE, StillClock, StillWorker
from tests.app.past import FOX, Reader
from tests.notation import situation

Table = tuple[Controller, Reader]
SLOW = 30_000  # milliseconds that a busy machine may take
WANTED = AT_ONCE.but(open_cards=True)


@pytest.fixture
def played() -> Game:
    return situation(FOX)


@pytest.fixture
def looked(made: Callable[..., Controller], worker: StillWorker, played: Game) -> Table:
    """A review of that game, at its beginning, of somebody who wants it reckoned."""
    game = made(worker, StillClock(), WANTED)
    told = Reader(game)
    game.review.open_record(past.of(played), 0, 0)
    return game, told


def late(game: Game, tricks: int) -> int:
    """The moment after a card that was played by choice, with so many tricks to come at most."""
    for at, action in enumerate(game.log):
        state = game.state_at(at)
        is_late = state.table.hand_size - len(state.table.tricks) <= tricks
        if isinstance(action, Played) and is_late and len(cards_of(state)) > 1:
            return at + 1
    raise AssertionError


def known(told: Reader) -> HindsightPicture:
    assert told.review.hindsight is not None
    return told.review.hindsight


def wait(told: Reader, qtbot: QtBot) -> HindsightPicture:
    qtbot.waitUntil(lambda: not known(told).total, timeout=SLOW)
    return known(told)


def test_nothing_is_told_unless_it_is_wanted(table: Table, played: Game) -> None:
    game, told = table
    game.review.open_record(past.of(played), 0, late(played, 4))
    assert told.review.hindsight is None


def test_the_card_just_played_is_told_with_all_others_best_first(looked: Table, played: Game, qtbot: QtBot) -> None:
    game, told = looked
    at = late(played, 4)
    game.review.go_to(at)
    assert known(told).text == "With open cards: reckoning …"
    assert known(told).total == len(cards_of(played.state_at(at - 1)))
    text = wait(told, qtbot).text

    card = played.log[at - 1]
    assert isinstance(card, Played)
    found = sorted(outcomes(played.state_at(at - 1)), key=lambda one: (-one.score, -one.points))
    assert text.startswith(f"With open cards (hindsight), score of {told.review.names[card.seat]}: ")
    numbers = [part.split()[1] for part in text.partition(": ")[2].split(", ")]
    assert numbers == [signed(one.score) for one in found]
    assert text.count("(played)") == 1
    assert "Nobody at the table could know that." in known(told).detail
    assert len(known(told).detail.splitlines()) == 1 + len(found)


def test_words_and_signs(played: Game) -> None:
    match = match_at(past.of(played), 0)
    at = played.length
    played_last = played.log[-1]
    assert isinstance(played_last, Played)
    own, other = Outcome(played_last.card, -1, 100), Outcome(Card.HA, 2, 131)
    told = picture(Found((own, other), 2), match, at)
    assert told.text == "With open cards (hindsight), score of Dieter: ♥A +2, ♦J −1 (played)"
    assert told.detail.splitlines()[1:] == [
        "ace of hearts: score +2, 131 card point(s)",
        "jack of diamonds (played): score −1, 100 card point(s)",
    ]


def test_a_moment_is_reckoned_once(looked: Table, played: Game, qtbot: QtBot) -> None:
    game, told = looked
    at = late(played, 3)
    game.review.go_to(at)
    text = wait(told, qtbot)
    game.review.go_to(0)
    assert known(told).text == "With open cards: no card was played at this moment."
    game.review.go_to(at)
    assert known(told) == text


def test_too_far_from_the_end_is_told_at_once(looked: Table, played: Game) -> None:
    game, told = looked
    game.review.go_to(played.trick_ends[0])
    assert known(told).text == "With open cards: this moment is too far from the end to be reckoned exactly."


def test_moving_on_ends_what_is_being_reckoned(looked: Table, played: Game, qtbot: QtBot) -> None:
    game, told = looked
    far, near = late(played, 7), late(played, 2)
    game.review.go_to(far)
    qtbot.wait(400)  # the process has begun by then
    game.review.go_to(near)
    assert "played)" in wait(told, qtbot).text
    assert told.review.at == near
    assert [one.at for one in told.reviews if one and one.hindsight and "(played)" in one.hindsight.text] == [near]


def test_while_the_game_runs_by_itself_nothing_is_reckoned(looked: Table, played: Game) -> None:
    game, told = looked
    game.review.go_to(late(played, 3) - 1)
    game.review.play(True)
    assert known(told).text == "With open cards: nothing is reckoned while the game runs by itself."


def test_wanted_in_the_middle_of_a_review_and_no_longer(table: Table, played: Game, qtbot: QtBot) -> None:
    game, told = table
    game.review.open_record(past.of(played), 0, late(played, 2))
    game.apply_preferences(WANTED)
    assert "(played)" in wait(told, qtbot).text
    game.apply_preferences(AT_ONCE)
    assert told.review.hindsight is None


def test_a_game_that_still_runs_is_not_reckoned(looked: Table, played: Game) -> None:
    game, told = looked
    game.review.open_record(past.of(played.branch(played.length - 2)), 0, -1)
    assert known(told).text == "With open cards: nothing is reckoned in a game that is still running."


def test_a_game_of_practice_is_not_reckoned(played: Game, qapp: object) -> None:
    match = replace(match_at(past.of(played), 0), original=played)
    told = Hindsight(QObject()).look_at(match, late(played, 2), False)
    assert told.text == "With open cards: games of practice are not reckoned."
    assert qapp


def test_games_that_few_tricks_win_are_not_reckoned(looked: Table) -> None:
    game, told = looked
    few = situation("default, x_solo_fewest_tricks=yes · start 0 · 0 plays solo fewest tricks · ...")
    game.review.open_record(past.of(few), 0, -1)
    assert known(told).text == "With open cards: nothing is reckoned at this moment of this game."


@pytest.fixture
def broken(qapp: object) -> Iterator[Hindsight]:
    """Its process ends at once."""
    assert qapp
    parent = QObject()
    yield Hindsight(parent, "import sys; sys.exit(0)")
    parent.deleteLater()


def test_a_process_that_ends_is_told(broken: Hindsight, played: Game, qtbot: QtBot) -> None:
    match, at = match_at(past.of(played), 0), late(played, 2)
    with qtbot.waitSignal(broken.changed, timeout=SLOW):
        broken.look_at(match, at, False)
    assert broken.look_at(match, at, False).text == "With open cards: the reckoning came to grief."


def test_only_the_newest_question_is_answered(played: Game, qtbot: QtBot) -> None:
    parent, told = QObject(), list[Reckoning]()
    reckoner = Reckoner(parent)
    reckoner.told.connect(told.append)
    first, second = (played.state_at(late(played, tricks) - 1) for tricks in (6, 2))
    reckoner.ask(first)
    reckoner.ask(second)
    qtbot.waitUntil(lambda: bool(told) and told[-1].is_last, timeout=SLOW)
    assert {one.number for one in told} == {2}
    assert told[-1].outcomes == tuple(outcomes(second))
    reckoner.stop()

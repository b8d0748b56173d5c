"""What cards were worth: asked one after the other, judged by nothing but what their player could know."""

from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.app.review.lessons import decisions
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.base import Wish
from freedoko_qt.players.belief import Trust
from freedoko_qt.players.search import Means
from freedoko_qt.players.teach import value
from tests.app import past
from tests.app.fakes import StillWorker, exchanged
from tests.app.past import FOX, Reader
from tests.notation import situation

Table = tuple[Controller, Reader]
FEW = Means(12, Trust(times=2), patience=float("inf"))


@pytest.fixture
def played() -> Game:
    return situation(FOX)


@pytest.fixture
def looked(table: Table, played: Game) -> Table:
    """A review of that game, at its beginning."""
    table[0].review.open_record(past.of(played), 0, 0)
    return table


def missed(told: Reader) -> list[ReviewMark]:
    return [mark for mark in told.review.marks if mark.kind is MarkKind.MISSED]


def finish(worker: StillWorker, told: Reader, *losses: float) -> None:
    """Values the cards that are left; the losses are those of the first of them."""
    for loss in (*losses, *[0.0] * 12):
        if told.review.to_value:
            worker.value(worker.tasks[-1], loss)


def test_only_cards_of_choice_are_decisions(played: Game) -> None:
    found = dict(decisions(played, 0))
    for at, action in enumerate(played.log):
        if isinstance(action, Played) and action.seat == 0:
            cards = [one for one in observe(played.state_at(at), 0).legal if isinstance(one, Played)]
            assert (at in found) is (len(cards) > 1)
    assert {played.log[at] for at in found} == {Played(0, card) for card in found.values()}


def test_a_game_that_few_tricks_win_has_no_decisions() -> None:
    game = situation("default, x_solo_fewest_tricks=yes · start 0 · 0 plays solo fewest tricks · ...")
    assert list(decisions(game, 0)) == []


def test_one_card_after_the_other_is_asked_and_only_what_its_player_knew(
    looked: Table, worker: StillWorker, played: Game
) -> None:
    game, told = looked
    wanted = dict(decisions(played, 0))
    asked = len(worker.tasks)
    game.review.value(True)
    finish(worker, told)
    tasks = worker.tasks[asked:]
    assert [task.played for task in tasks] == list(wanted.values())
    assert [task.seen for task in tasks] == [observe(played.state_at(at), 0) for at in wanted]
    assert {task.wish for task in tasks} == {Wish.VALUE}
    assert len({task.seed for task in tasks}) == len(tasks)


@pytest.mark.parametrize("at", [8, 20, 33])
def test_other_hidden_cards_give_the_same_values(played: Game, at: int) -> None:
    at = next(number for number, _ in decisions(played, 0) if number >= at)
    state, card = played.state_at(at), dict(decisions(played, 0))[at]
    changed = 0
    for pair in ((1, 2), (1, 3), (2, 3)):
        other = exchanged(state, *pair)
        if other is not None:
            changed += 1
            assert value(observe(other, 0), card, 7, FEW) == value(observe(state, 0), card, 7, FEW)
    assert changed


def test_the_progress_is_shown_and_can_be_ended(looked: Table, worker: StillWorker, played: Game) -> None:
    game, told = looked
    total = len(list(decisions(played, 0)))
    game.review.value(True)
    assert (told.review.valued, told.review.to_value) == (0, total)
    worker.value(worker.tasks[-1], 0.0)
    assert (told.review.valued, told.review.to_value) == (1, total)
    open_task = worker.tasks[-1]
    game.review.value(False)
    assert told.review.to_value == 0
    worker.value(open_task, 0.0)
    assert len(worker.tasks) == len({task.number for task in worker.tasks})
    game.review.value(True)
    assert (told.review.valued, told.review.to_value) == (1, total)
    assert worker.tasks[-1].played is open_task.played


def test_a_card_without_a_value_is_left_out(looked: Table, worker: StillWorker) -> None:
    game, told = looked
    game.review.value(True)
    first = worker.tasks[-1]
    worker.failed.emit(first.number, "No luck.")
    assert told.failures == ["No luck."]
    assert told.review.valued == 1
    assert worker.tasks[-1].number != first.number


def test_the_three_costliest_are_marked(looked: Table, worker: StillWorker, played: Game) -> None:
    game, told = looked
    game.review.value(True)
    finish(worker, told, 0.5, 0.9, 0.15, 0.3, 0.6)  # the third one is within twice the error
    moments = [at + 1 for at, _ in decisions(played, 0)]
    assert [mark.at for mark in missed(told)] == [moments[0], moments[1], moments[4]]
    assert told.review.lesson.endswith("4 card(s) cost points; the costliest are marked on the line of moments.")


def test_what_a_card_was_worth_is_told_after_it(looked: Table, worker: StillWorker, played: Game) -> None:
    game, told = looked
    game.review.value(True)
    finish(worker, told, 0.62)
    (first, card), (second, _), *_ = decisions(played, 0)
    game.review.go_to(first + 1)
    assert told.review.lesson.startswith("Judged by what could be known then: You played the ten of hearts; the ")
    assert told.review.lesson.endswith(" was worth 0.6 points more. ten of hearts is nothing.")
    assert card.name == "HT"
    assert missed(told)[0].text in told.review.lesson
    game.review.go_to(second + 1)
    assert " was the best card. " in told.review.lesson


def test_another_seat_is_valued_by_itself_and_has_a_name(looked: Table, worker: StillWorker) -> None:
    game, told = looked
    game.review.value(True)
    finish(worker, told, 0.8)
    game.review.see_from(1)
    assert (missed(told), told.review.lesson) == ([], "")
    game.review.value(True)
    assert worker.tasks[-1].seen.seat == 1
    finish(worker, told, 0.7)
    assert missed(told)[0].text.startswith("Bernd played the ")
    game.review.see_from(0)
    assert missed(told)[0].text.startswith("You played the ")


def test_what_is_known_is_not_asked_again(looked: Table, worker: StillWorker) -> None:
    game, told = looked
    game.review.value(True)
    finish(worker, told)
    asked = len(worker.tasks)
    game.review.value(True)
    assert len(worker.tasks) == asked
    assert told.picture.status == "All cards of this seat have been valued."
    assert told.review.lesson.endswith("No card cost points beyond doubt.")


def test_a_closed_review_asks_no_more(looked: Table, worker: StillWorker) -> None:
    game, told = looked
    game.review.value(True)
    task, asked = worker.tasks[-1], len(worker.tasks)
    game.review.close()
    worker.value(task, 0.5)
    assert told.reviews[-1] is None
    assert len(worker.tasks) == asked


def test_no_card_of_a_game_that_still_runs_is_valued(table: Table, worker: StillWorker, played: Game) -> None:
    game, told = table
    game.review.open_record(past.of(played.branch(played.length - 5)), 0, 0)
    game.review.value(True)
    assert told.picture.status == "This game is still running, so no card is valued in it."
    assert [task for task in worker.tasks if task.wish is Wish.VALUE] == []


def test_a_rule_against_hints_holds_for_the_game_only(table: Table, worker: StillWorker, profile: Path) -> None:
    assert profile.is_dir()
    game, told = table
    game.review.open_record(past.of(situation(f"ddv, card_hint=no\n{FOX}")), 0, 0)
    game.review.value(True)
    assert told.review.to_value
    assert worker.tasks[-1].wish is Wish.VALUE

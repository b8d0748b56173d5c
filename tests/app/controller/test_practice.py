"""Playing on otherwise: practice never touches the party, and goes back and forth to any depth."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.course import Course
from freedoko_qt.app.match import Match
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Record, dumps
from freedoko_qt.engine.state import legal
from tests.app import past
from tests.app.fakes import QuickWorker, StillWorker, party, put
from tests.app.past import FOX, Reader
from tests.notation import situation

Table = tuple[Controller, Reader]
Made = Callable[..., Controller]

STRICT = preset("ddv").but(take_back_tricks=False)


def match(game: Controller) -> Match:
    """What is played."""
    course = game.findChild(Course)
    assert course is not None
    assert course.match is not None
    return course.match


def play_to_the_end(game: Controller, told: Reader, worker: StillWorker) -> None:
    """Plays the game on the table at random, whoever is on turn."""
    results = len(told.results)
    for _ in range(300):
        if len(told.results) > results or match(game).game.is_over:
            break
        step(game, worker, Random(match(game).game.at))
    game.hurry()
    game.hurry()
    game.hurry()


def step(game: Controller, worker: StillWorker, dice: Random) -> None:
    """Lets happen what is to happen next; a person on turn does anything that is allowed."""
    now = match(game)
    turn = now.state.table.turn
    if now.game.is_over or told_lies(game):
        game.hurry()
    elif now.viewer == turn and now.is_seated and now.only_answer is None:
        game.answer(dice.choice([action for action in legal(now.state, turn) if action.seat == turn]))
    else:
        if worker.tasks and now.viewer != turn:
            worker.answer()
        game.hurry()


def told_lies(game: Controller) -> bool:
    course = game.findChild(Course)
    return course is not None and course.show.glance.lies


@pytest.fixture
def played(table: Table, worker: StillWorker) -> Table:
    """A party of a person whose first game has been counted."""
    game, told = table
    game.start(party(rules=STRICT))
    play_to_the_end(game, told, worker)
    assert len(told.results) == 1
    return game, told


def test_the_party_waits_untouched_while_its_game_is_played_otherwise(
    played: Table, worker: StillWorker, profile: Path
) -> None:
    game, told = played
    diary = in_profile(profile).running
    before, sheet, result, lines = diary.read_bytes(), told.sheets[-1], told.results[-1], list(told.lines)
    game.review.open_game(0, 9)
    game.review.what_if(2)
    assert game.practising
    assert told.picture.practice == "Practice game"
    assert told.picture.plates[0].seat == 2
    play_to_the_end(game, told, worker)
    assert len(told.results) == 2
    game.undo()
    play_to_the_end(game, told, worker)
    game.review.open_game(-1)
    assert told.review.title.startswith("Practice: ")
    game.next_game()
    assert not game.practising
    assert told.picture.practice == ""
    assert (told.sheets[-1], told.results[-1], told.lines) == (sheet, result, lines)
    assert diary.read_bytes() == before
    assert not (profile / "parties").exists()


def test_the_next_game_is_dealt_as_if_nothing_had_been_tried(played: Table, worker: StillWorker) -> None:
    game, told = played
    wanted = match(game).party.next_game().dealt
    game.review.open_game(0)
    game.review.again(1)
    play_to_the_end(game, told, worker)
    game.leave_practice()
    game.next_game()
    assert match(game).game.dealt == wanted


def test_a_running_game_goes_on_where_it_waited(profile: Path, table: Table, worker: StillWorker) -> None:
    put(profile, "start 0 · hand 0 CA SA HA · healthy · 0: CA CK C9 CT · 0 SA")
    game, told = table
    game.resume()
    game.look.show_last_trick(True)
    running, picture, lines = in_profile(profile).running.read_bytes(), told.picture, list(told.lines)
    game.review.replay(past.record(3), 0)
    assert game.practising
    play_to_the_end(game, told, worker)
    game.leave_practice()
    assert (told.picture, told.lines) == (picture, lines)
    assert in_profile(profile).running.read_bytes() == running
    worker.answer()
    game.hurry()
    assert len(told.picture.trick) == 2


def test_in_practice_everything_is_taken_back_and_done_again(played: Table, worker: StillWorker) -> None:
    game, told = played
    game.review.open_game(0)
    game.review.again(0)
    play_to_the_end(game, told, worker)
    length = match(game).game.at
    moments = [length]
    while not told.picture.limits.undo:
        game.undo()
        moments.append(match(game).game.at)
    assert moments == sorted(moments, reverse=True)
    assert not any(action.seat == 0 for action in match(game).game.log)
    while not told.picture.limits.redo:
        game.redo()
        moments.append(match(game).game.at)
    assert match(game).game.at == length
    assert sorted(set(moments)) == moments[len(set(moments)) - 1 :]
    assert told.lines[-1].text.endswith("goes on as before.")


def test_in_the_party_the_rule_still_holds(played: Table) -> None:
    game, told = played
    game.next_game()
    game.undo()
    assert told.picture.status == "By the rules of this party nothing is taken back."


def test_the_outcomes_are_compared(table: Table, worker: StillWorker) -> None:
    game, told = table
    whole = situation(FOX)
    game.review.open_record(past.of(whole), 0, whole.length - 2)
    game.review.what_if(0)
    play_to_the_end(game, told, worker)
    remarks = " ".join(told.results[-1].remarks)
    assert "In the party it was: Normal game." in remarks
    assert "Anna writes as much here as in the party:" in remarks
    assert [player.total for player in told.results[-1].players] == [0, 0, 0, 0]
    game.look.show_moment(5)
    assert told.review.branch in remarks
    assert told.review.at == 5


def test_a_hint_and_open_hands_are_always_there_in_practice(played: Table) -> None:
    game, told = played
    rules = STRICT.but(card_hint=False, show_all_hands=False)
    game.review.replay(past.record(1, rules=rules), 0)
    game.look.open_hands(True)
    assert told.picture.are_hands_open
    assert not told.picture.limits.hint


def test_a_deal_that_comes_to_nothing_leads_back(table: Table) -> None:
    game, told = table
    thrown = "default · start 0 · hand 0 C9 C9 S9 S9 H9 H9 · 0 thrown nines, 1 normal, 2 normal, 3 normal"
    game.start(party())
    picture = told.picture
    game.review.open_record(past.of(situation(thrown)), 0, 3)
    game.review.what_if(3)
    match(game)
    game.answer(next(action for action in legal(match(game).state, 3) if "NORMAL" in repr(action)))
    question = told.questions[-1]
    assert question is not None
    assert question.options[0].text == "Back to the party"
    game.hurry()
    game.hurry()
    assert told.picture == picture


def test_without_a_party_practice_leaves_an_empty_table(table: Table) -> None:
    game, told = table
    game.review.replay(past.record(1), 0)
    game.leave_practice()
    assert not any(told.picture.hands)
    assert told.lines == []


def test_a_computer_that_plays_for_the_person_stops_after_practice(
    made: Made, quick: QuickWorker, qtbot: QtBot
) -> None:
    game = made(quick)
    told = Reader(game)
    game.review.open_record(past.record(7), 0, 12)
    game.set_autoplay(True)
    game.review.what_if(1)
    qtbot.waitUntil(lambda: bool(told.results), timeout=10_000)
    qtbot.wait(0)
    assert game.practising
    assert match(game).game.is_over


# -- at random --------------------------------------------------------------------------------------------


class Operations:
    """Any commands one after another, with what must hold after each."""

    def __init__(self, table: Table, worker: StillWorker, seed: int, diary: Path) -> None:
        self.game, self.told = table
        self.worker, self.dice, self.diary = worker, Random(seed), diary
        self.before = diary.read_bytes()
        self.games = len(self.told.sheets[-1].rows)

    def any(self) -> None:
        """One command."""
        review, dice = self.game.review, self.dice
        commands: list[Callable[[], object]] = [
            lambda: review.what_if(dice.choice(SEATS)),
            lambda: review.again(dice.choice(SEATS)),
            self.game.leave_practice,
            review.close,
        ]
        if review.is_open:
            commands += [
                lambda: review.go_to(dice.randrange(-3, 80)),
                lambda: review.step(dice.choice((-1, 1))),
                lambda: review.trick(dice.choice((-2, -1, 1, 2))),
                lambda: review.open_hands(dice.random() < 0.5),
                lambda: review.see_from(dice.choice(SEATS)),
            ]
        elif self.game.practising:
            commands += [self.game.undo, self.game.redo, self.game.redo, *6 * [self.play], lambda: review.open_game(-1)]
        else:
            commands = [lambda: review.open_game(dice.randrange(self.games), dice.randrange(-1, 70))]
        dice.choice(commands)()

    def play(self) -> None:
        """Some steps of the practice game."""
        for _ in range(self.dice.choice((1, 1, 10, 30))):
            step(self.game, self.worker, self.dice)

    def check(self) -> None:
        """The state is the fold of the events, the sums are the engine's, and nothing of it is on disk."""
        review = self.game.review.match
        if review is not None:
            assert review.state == past.folded(review.game)
        now = match(self.game)
        assert now.state == past.folded(now.game)
        if now.is_practice:
            assert now.original is not None
            assert now.game.dealt == now.original.dealt
        assert self.diary.read_bytes() == self.before
        sums, engine = [0] * 4, self.record().party().totals
        for row in self.told.sheets[-1].rows:
            sums = [total + score for total, score in zip(sums, row.scores, strict=True)]
        assert tuple(sums) == engine == self.told.sheets[-1].rows[-1].totals

    def record(self) -> Record:
        """The party as it is, whatever lies before it."""
        course = self.game.findChild(Course)
        assert course is not None
        assert course.party is not None
        return course.party.record


def operate(table: Table, worker: StillWorker, profile: Path, number: int) -> None:
    game, told = table
    game.start(party(seed=number, rules=STRICT))
    for _ in range(3):
        play_to_the_end(game, told, worker)
        game.next_game()
    operations = Operations(table, worker, number, in_profile(profile).running)
    for _ in range(number):
        operations.any()
        operations.check()
    game.review.close()
    game.leave_practice()
    assert dumps(operations.record()).encode() == operations.before


def test_any_commands_leave_everything_right(table: Table, worker: StillWorker, profile: Path) -> None:
    operate(table, worker, profile, 120)


@pytest.mark.slow
def test_a_thousand_commands_leave_everything_right(table: Table, worker: StillWorker, profile: Path) -> None:
    operate(table, worker, profile, 1_000)

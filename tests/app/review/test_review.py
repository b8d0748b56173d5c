"""Looking through games: every moment is the same whichever way it is reached, and hidden cards stay hidden."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import Sight, paint
from freedoko_qt.app.picture import NO_LIMITS, TablePicture
from freedoko_qt.app.review.viewing import barred
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.event import Played, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.record import Record, dumps
from tests.app import past
from tests.app.fakes import AT_ONCE, StillClock, StillWorker, party, put
from tests.app.past import FOX, Reader
from tests.notation import situation

Made = Callable[..., Controller]


Table = tuple[Controller, Reader]


def faces(picture: TablePicture) -> list[int]:
    """By place, how many cards of the hands are seen."""
    return [sum(card.face is not None for card in hand) for hand in picture.hands]


def live(record: Record, index: int) -> list[TablePicture]:
    """The game as it was played, event after event, painted as somebody sees it to whom everything is open."""
    whole, before = record.games[index], Record(record.head, record.games[:index])
    game = Game(whole.rules, whole.dealt, whole.seed, whole.places)
    match = Match(record.head, before.party(), game, done=before.games)
    pictures = [open_picture(match)]
    for action in whole.log:
        game.play(action)
        pictures.append(open_picture(match))
    return pictures


def open_picture(match: Match) -> TablePicture:
    """The moment of a match with all hands open; a trick that is just full lies in the middle."""
    log, table = match.game.log, match.state.table
    is_full = bool(log) and isinstance(log[-1], Played) and not table.trick.cards
    sight = Sight(match.viewer, match.names, answers=False, lies=is_full, dealer=match.dealer, facts=match.facts)
    sight = replace(sight, opens=True, forced=match.forced, limits=barred(), reviews=True)
    return paint(match.state, sight)


def walk(table: Table, seed: int) -> None:
    """Goes through all games of a random party on and back, and compares them with how they were played."""
    game, told = table
    record = past.record(seed, 2)
    for index, whole in enumerate(record.games):
        game.review.open_record(record, index, 0)
        on = [told.picture]
        for at in range(1, whole.length + 1):
            game.review.step(1)
            on.append(told.picture)
            assert told.review.at == at
        assert on == live(record, index)
        back = [told.picture]
        for _ in range(whole.length):
            game.review.step(-1)
            back.append(told.picture)
        assert back == on[::-1]
        for stop in tricks(table):
            assert told.picture == on[stop]
    game.review.close()
    assert told.reviews[-1] is None


def tricks(table: Table) -> list[int]:
    """The moments at which somebody stops who goes through the tricks; the picture is checked at the last one."""
    game, told = table
    game.review.first()
    stops = [0]
    while told.review.at < told.review.length:
        game.review.trick(1)
        stops.append(told.review.at)
    for stop in reversed(stops[:-1]):
        game.review.trick(-1)
        assert told.review.at == stop
    return stops[:1]


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_is_the_same_whichever_way_it_is_reached(table: Table, seed: int) -> None:
    walk(table, seed)


@pytest.mark.slow
def test_every_moment_of_many_games_is_the_same(table: Table) -> None:
    for seed in range(100, 200):  # two games each
        walk(table, seed)


def test_as_it_was_seen_is_as_it_was_shown(table: Table, worker: StillWorker) -> None:
    game, told = table
    game.start(party(person=None))
    shown = {0: told.picture}
    while not told.results:
        worker.answer()
        game.hurry()  # the pause before a choice, or the one after a trick
        shown.setdefault(len(told.lines), told.pictures[-1])
    game.look.show_moment(0)
    game.review.open_hands(False)
    for at in range(told.review.length):
        game.review.go_to(at)
        seen = replace(told.picture, limits=NO_LIMITS)
        if seen.taker is None:  # a full trick has been gathered at once
            assert seen == replace(shown[at], limits=NO_LIMITS)
        assert faces(seen)[1:] == [0, 0, 0]


# -- what is hidden -------------------------------------------------------------------------------------------


def test_a_running_game_is_not_looked_through(table: Table, worker: StillWorker) -> None:
    game, told = table
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    game.review.open_game(0)
    game.review.open_game(-1)
    assert told.reviews == []
    assert told.picture.status == "This game can be looked through when it is over."
    assert faces(told.picture)[1:] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_of_a_game_that_still_runs_is_shown(table: Table, seed: int) -> None:
    game, told = table
    whole = past.record(seed)
    record = replace(whole, games=(whole.games[0].branch(whole.games[0].length - 7),))
    game.review.open_record(record, 0)
    game.review.open_hands(True)
    assert told.picture.status == "This game is still running, so hands stay hidden."
    game.review.see_from((told.review.viewer + 1) % 4)
    game.review.what_if(1)
    game.review.again(1)
    assert told.picture.status == "This game is still running, so nothing is tried out in it."
    assert not game.practising
    for at in range(told.review.length + 1):
        game.review.go_to(at)
        assert not told.picture.are_hands_open
        assert faces(told.picture)[1:] == [0, 0, 0]
        assert not any(card.face for pile in told.picture.piles for card in pile)


def test_the_own_party_waits_as_it_is(table: Table, worker: StillWorker) -> None:
    game, told = table
    game.start(party())
    asked, picture, lines = told.questions[-1:], told.picture, list(told.lines)
    assert asked != [None]
    game.review.open_record(past.record(1, 2), 1)
    assert told.questions[-1] is None
    assert told.sheets[-1].rows
    game.answer(Said(0, True))
    game.undo()
    game.hint()
    game.hurry()
    assert worker.tasks == []
    game.review.close()
    assert (told.questions[-1:], told.picture, told.lines) == (asked, picture, lines)
    assert told.sheets[-1] == told.sheets[0]


def test_a_computer_on_turn_is_asked_again_afterwards(table: Table, worker: StillWorker) -> None:
    game, told = table
    game.start(party(dealer=0))
    asked = worker.tasks[-1]
    game.review.open_record(past.record(1), 0)
    worker.answer(asked)
    game.hurry()
    assert told.picture.are_hands_open
    game.review.close()
    assert worker.tasks[-1].seen == asked.seen
    worker.answer()
    game.hurry()
    assert len(told.lines) == 1


# -- how it is looked at --------------------------------------------------------------------------------------


def test_the_lines_of_the_log_lead_to_their_moments(table: Table) -> None:
    game, told = table
    whole = situation(FOX)
    game.review.open_record(past.of(whole), 0)
    assert [line.number for line in told.lines] == list(range(1, whole.length + 1))
    game.look.show_moment(5)
    assert (told.review.at, told.review.told) == (5, told.lines[4].text)


def test_it_is_seen_from_any_seat(table: Table) -> None:
    game, told = table
    game.review.open_record(past.record(3), 0, 5)
    game.review.see_from(2)
    assert (told.review.viewer, told.picture.plates[0].seat, told.review.at) == (2, 2, 5)
    game.review.open_hands(False)
    assert [bool(number) for number in faces(told.picture)] == [True, False, False, False]


def test_past_tricks_are_looked_at_there_too(table: Table) -> None:
    game, told = table
    whole = situation(FOX)
    game.review.open_record(past.of(whole), 0, whole.trick_ends[3] + 1)
    for number in ("Trick 4", "Trick 3", "Trick 2", "Trick 1"):
        game.look.show_earlier_trick()
        assert told.picture.last_trick_title.startswith(number)
    game.look.show_earlier_trick()
    assert told.picture.status == "There is no earlier trick."


# -- by itself ------------------------------------------------------------------------------------------------


def test_a_game_passes_by_itself_at_the_pace_that_is_liked(made: Made, worker: StillWorker) -> None:
    clock = StillClock()
    game = made(worker, clock, AT_ONCE.but(thinking=4, trick_pause=5))
    told = Reader(game)
    game.review.open_record(past.of(situation(FOX)), 0, 7)
    game.review.play(True)
    waits = []
    while told.review.is_playing:
        waits.append((told.review.at, clock.waiting[-1][0]))
        clock.ring()
    assert told.review.at == told.review.length
    pauses = dict(waits)
    assert (pauses[7], pauses[9], pauses[10]) == (600, 1500, 600)
    game.review.play(True)
    assert (told.review.at, told.review.is_playing) == (0, True)
    game.review.step(1)
    clock.ring()
    assert (told.review.at, told.review.is_playing) == (1, False)


# -- from party to party --------------------------------------------------------------------------------------


def test_from_game_to_game_of_a_party(table: Table) -> None:
    game, told = table
    record = past.record(5, 3)
    game.review.open_record(record, 0)
    game.review.game(1)
    assert (told.review.game, told.review.games) == (1, 3)
    game.review.game(-1)
    game.review.game(-1)
    assert told.review.game == 0
    game.review.open_game(2, 4)
    assert (told.review.game, told.review.at) == (2, 4)
    game.review.open_game(9)
    assert told.review.game == 2


def test_a_running_game_is_none_of_those_that_can_be_looked_at(table: Table, profile: Path) -> None:
    game, told = table
    whole = past.record(5, 2)
    games = (whole.games[0], whole.games[1].branch(whole.games[1].length - 3))
    in_profile(profile).running.write_text(dumps(replace(whole, games=games)), encoding="utf-8")
    game.resume()
    game.review.open_game(0)
    assert (told.review.game, told.review.games) == (0, 1)


def test_a_party_that_is_over_is_only_looked_at(table: Table) -> None:
    game, told = table
    game.start(party())
    game.review.open_record(past.record(2, 40), -1)
    assert told.sheets[-1].is_over
    game.next_game()
    assert told.reviews[-1] is None
    assert not told.sheets[-1].is_over


def test_everything_is_told_again_in_another_language(table: Table) -> None:
    game, told = table
    game.review.open_record(past.record(1), 0, 6)
    picture, review, lines = told.picture, told.review, list(told.lines)
    game.retranslate()
    assert (told.picture, told.review, told.lines) == (picture, review, lines)


def test_a_line_of_a_running_game_shows_its_trick_as_far_as_the_rules_allow(profile: Path, table: Table) -> None:
    game, told = table
    put(profile, "ddv, show_tricks_number=1 · start 0 · hand 0 CA SA HA · healthy · 0: CA CK C9 CT · 0: SA SK S9 ST")
    game.resume()
    game.look.show_moment(10)
    assert told.picture.last_trick_title.startswith("Trick 2")
    game.look.show_moment(5)
    assert told.picture.status == "By the rules only the last 1 trick(s) may be looked at."
    game.look.show_moment(2)
    assert told.picture.status == "That was before the first card."
    assert told.reviews == []


def test_names_of_the_setup_stay_those_of_the_own_party(table: Table) -> None:
    game, _ = table
    chosen = party()
    game.start(chosen)
    game.review.open_record(past.record(4), 0)
    assert game.setup.names == chosen.names

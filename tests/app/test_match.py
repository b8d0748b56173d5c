"""A party with the game on the table."""

from dataclasses import replace
from random import Random

from freedoko_qt.app.match import Match, branch_of, match_of
from freedoko_qt.app.setup import Setup
from freedoko_qt.engine.event import Passed, Played, Said
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Record, dumps, loads
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.levels import LEVELS
from tests.app.fakes import FIVE, NAMES, head
from tests.notation import situation
from tests.strategies import play_on


def new(person: int | None = 0) -> Match:
    return match_of(Record(head(person)))


def test_a_record_without_a_game_is_dealt_its_first_one() -> None:
    match = new()
    assert match.game.at == 0
    assert not match.is_counted
    assert match_of(Record(head())).game.dealt == match.game.dealt


def test_the_table_is_seen_from_the_seat_of_the_person() -> None:
    assert (new(person=2).viewer, new(person=2).has_person) == (2, True)
    assert (new(person=None).viewer, new(person=None).has_person) == (0, False)


def test_games_are_counted_once_and_recorded_once() -> None:
    match = new()
    play_on(match.game, Random(1))
    before = match.record
    match.count()
    assert match.record == before
    assert match.sheet.rows[-1].totals == match.party.totals
    match.deal()
    assert len(match.record.games) == 2
    assert dumps(loads(dumps(match.record), "a.yaml")) == dumps(match.record)


def test_a_finished_game_at_the_end_of_a_record_is_counted() -> None:
    match = new()
    play_on(match.game, Random(1))
    again = match_of(loads(dumps(match.record), "a.yaml"))
    assert again.is_counted
    assert len(again.party.entries) == 1


def test_the_same_moment_gives_the_same_question() -> None:
    one, two = new(), match_of(loads(dumps(new().record), "a.yaml"))
    assert one.task(5, 1) == two.task(5, 1)
    assert one.task(5, 1).seed != one.task(5, 2).seed
    assert one.task(5, 0).level in LEVELS


def test_a_computer_player_is_asked_with_its_character_and_a_stand_in_with_the_usual_one() -> None:
    bold = tuple(Character(boldness=place - 1) for place in range(4))
    match = match_of(Record(replace(head(0), characters=bold)))
    assert [match.task(5, seat).character for seat in range(4)] == [EVEN, *bold[1:]]


def test_at_a_table_of_five_characters_go_with_the_places() -> None:
    rules = preset("ddv").but(x_players_at_table=5)
    bold = tuple(Character(trust=place - 2) for place in range(5))
    setup = Setup(FIVE, ("strong",) * 5, rules, "ddv", 1, characters=bold)
    match = match_of(Record(setup.head))
    assert len(match.game.places) == 4
    assert [match.task(5, seat).character for seat in range(4)] == [bold[place] for place in match.game.places]


def test_players_keep_their_characters_in_practice() -> None:
    bold = tuple(Character(boldness=place - 1) for place in range(4))
    match = match_of(Record(replace(head(None), characters=bold)))
    practice = branch_of(match, 0, 3)
    assert [practice.task(5, seat).character for seat in range(4)] == [*bold[:3], EVEN]


def test_every_event_has_a_line() -> None:
    match = new()
    play_on(match.game, Random(1))
    lines = list(match.lines())
    assert [line.number for line in lines] == list(range(1, match.game.at + 1))
    assert lines[0].text.startswith(NAMES[match.game.log[0].seat])


def test_in_need_a_player_binds_itself_to_little() -> None:
    def any_action(text: str) -> object:
        game = situation(f"start 0{text}")
        return Match(head(), new().party, game).any_action

    assert any_action("") == Said(0, True)
    assert any_action(" · 0 reservation, 1 reservation, 2 healthy, 3 healthy, 0 solo queen") != Passed(0)
    assert isinstance(any_action(" · healthy"), Played)

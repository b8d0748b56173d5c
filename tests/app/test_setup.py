"""What a party is started with."""

from dataclasses import replace

import pytest

from freedoko_qt.app.setup import HUMAN, Setup, alone, among_themselves, drawn_seed, of_head, stand_in
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Record, dumps, loads
from freedoko_qt.players import levels
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.levels import LEVELS


def test_one_person_plays_against_three_computer_players() -> None:
    setup = alone(7)
    assert setup.players.count(HUMAN) == 1
    assert set(setup.players) <= {HUMAN, *LEVELS}
    assert len(set(setup.names)) == 4
    assert (setup.rules, setup.seed) == (preset("ddv"), 7)


def test_without_a_person_all_are_computer_players() -> None:
    setup = among_themselves(7)
    assert set(setup.players) <= set(LEVELS)
    assert len(set(setup.names)) == 4


@pytest.mark.parametrize("level", LEVELS)
def test_computer_players_are_of_the_usual_level_unless_another_is_named(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(alone(7, level).players) == {HUMAN, level}
    assert set(among_themselves(7, level).players) == {level}

    monkeypatch.setattr(levels, "USUAL", level)

    assert alone(7) == alone(7, level)
    assert among_themselves(7) == among_themselves(7, level)


def test_a_level_answers_in_the_place_of_a_person_only() -> None:
    assert stand_in(HUMAN) == levels.USUAL
    assert stand_in("beginner") == "beginner"


def test_one_more_player_is_as_strong_as_the_one_before() -> None:
    setup, five = alone(7, "novice"), preset("ddv").but(x_players_at_table=5)
    assert setup.by(five, "five").players == (HUMAN, *("novice",) * 4)
    only_people = replace(setup, players=(HUMAN,) * 4)
    assert only_people.by(five, "five").players == (*(HUMAN,) * 4, levels.USUAL)


def test_one_more_player_has_the_character_of_the_one_before_and_the_others_keep_theirs() -> None:
    bold, five = Character(boldness=2), preset("ddv").but(x_players_at_table=5)
    setup = replace(alone(7, "thumb"), characters=(EVEN, EVEN, Character(boldness=-1), bold))
    assert setup.by(five, "five").characters == (*setup.characters, bold)
    assert setup.by(five, "five").by(preset("ddv"), "ddv").characters == setup.characters
    assert replace(setup, players=(HUMAN,) * 4).by(five, "five").characters[-1] == EVEN


@pytest.mark.parametrize(
    ("level", "expected"),
    [("random", EVEN), ("thumb", Character(boldness=1)), ("strong", Character(1, -2))],
)
def test_computer_players_have_what_their_level_minds_of_a_character(level: str, expected: Character) -> None:
    assert alone(7, level, Character(1, -2)).characters == (EVEN, *(expected,) * 3)
    assert among_themselves(7, level, Character(1, -2)).characters == (expected,) * 4


@pytest.mark.parametrize("character", [EVEN, Character(-2, 1)])
def test_a_setup_survives_the_record(character: Character) -> None:
    setup = alone(7, "strong", character)
    assert of_head(loads(dumps(Record(setup.head)), "a.yaml").head) == setup


def test_rules_of_ones_own_are_written_out() -> None:
    rules = preset("ddv").but(with_nines=False)
    setup = Setup(alone(1).names, alone(1).players, rules, "our rules", 1)
    read = loads(dumps(Record(setup.head)), "a.yaml").head
    assert read.rules == rules
    assert of_head(read) == setup


def test_the_player_after_the_first_dealer_leads() -> None:
    for dealer in range(4):
        head = Setup(alone(1).names, alone(1).players, preset("ddv"), "ddv", 1, dealer).head
        game = Party(head.rules, head.names, head.seed, head.first_start).next_game()
        assert game.state.table.start == (dealer + 1) % 4


def test_seeds_are_drawn_from_all_there_are() -> None:
    drawn = {drawn_seed() for _ in range(50)}
    assert len(drawn) > 40
    assert all(0 <= seed < SEED_LIMIT for seed in drawn)

"""How the program is put together; tests/test_main.py starts it as a whole."""

import pytest
from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.arguments import Options
from freedoko_qt.app.main import begin, crash_told, new_party, preferred
from freedoko_qt.app.preference import DEFAULT
from freedoko_qt.app.setup import HUMAN, Setup
from freedoko_qt.engine.preset import preset
from freedoko_qt.players.character import EVEN, Character


class Ended:
    """An application that only notes that it was to end."""

    code: int | None = None

    def exit(self, code: int) -> None:
        self.code = code


def test_the_command_line_goes_before_the_preferences() -> None:
    assert preferred(DEFAULT, Options()) == DEFAULT
    wanted = preferred(DEFAULT.but(card_style="german"), Options(language="pl", speed=0))
    assert wanted == DEFAULT.but(card_style="german", language="pl", speed=0, thinking=0, trick_pause=0)


def test_a_new_party_is_the_one_that_was_asked_for() -> None:
    house = preset("ddv").but(with_nines=False)
    party = new_party(Options(rules=house, rules_name="ours", seed=5))
    assert (party.rules, party.rules_name, party.seed) == (house, "ours", 5)
    assert party.players.count(HUMAN) == 1
    assert HUMAN not in new_party(Options(autoplay=3)).players


@pytest.mark.parametrize("autoplay", [None, 3])
def test_the_computer_players_are_as_strong_as_was_asked_for(autoplay: int | None) -> None:
    five = preset("ddv").but(x_players_at_table=5)
    party = new_party(Options(rules=five, rules_name="five", level="master", autoplay=autoplay))
    assert len(party.players) == 5
    assert set(party.players) - {HUMAN} == {"master"}


@pytest.mark.parametrize(("autoplay", "people"), [(None, 1), (3, 0)])
def test_the_computer_players_have_the_character_that_was_asked_for(autoplay: int | None, people: int) -> None:
    five = preset("ddv").but(x_players_at_table=5)
    party = new_party(Options(rules=five, rules_name="five", level="strong", boldness=2, trust=-1, autoplay=autoplay))
    assert party.characters == (EVEN,) * people + (Character(2, -1),) * (5 - people)


@pytest.mark.parametrize(
    ("asked", "is_new"),
    [
        pytest.param(Options(), False, id="nothing"),
        pytest.param(Options(autoplay=1), False, id="autoplay"),
        pytest.param(Options(seed=0), True, id="seed"),
        pytest.param(Options(level="novice"), True, id="level"),
        pytest.param(Options(boldness=0), True, id="boldness"),
        pytest.param(Options(trust=1), True, id="trust"),
    ],
)
def test_a_party_that_was_left_goes_on_unless_another_is_asked_for(asked: Options, is_new: bool) -> None:
    started = Started()
    begin(started, asked)  # type: ignore[arg-type]
    assert (started.setup is not None) is is_new


class Started:
    """A controller with a party that was left; it notes which one is started instead."""

    setup: Setup | None = None

    def resume(self) -> bool:
        return True

    def start(self, setup: Setup) -> None:
        self.setup = setup


def test_a_fault_is_told_once_to_whoever_watches(qapp: QCoreApplication, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    hook = crash_told(qapp, told.append, is_watched=True)  # type: ignore[arg-type]
    for number in range(2):
        hook(ValueError, ValueError(f"number {number}"), None)
    assert told == ["The program has a fault (ValueError: number 0). What you have played is saved."]
    assert capsys.readouterr().err.count("ValueError") == 2


def test_a_fault_ends_a_program_that_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    app = Ended()
    crash_told(app, pytest.fail, is_watched=False)(ValueError, ValueError("bad"), None)  # type: ignore[arg-type]
    assert app.code == 1
    assert "ValueError: bad" in capsys.readouterr().err

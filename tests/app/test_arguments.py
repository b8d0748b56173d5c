"""The command line: what is understood, and what is said of the rest."""

from pathlib import Path

import pytest

from freedoko_qt import __version__
from freedoko_qt.app.arguments import Options, options
from freedoko_qt.engine.preset import preset
from freedoko_qt.players.levels import LEVELS


def test_nothing_is_asked_for_by_nothing() -> None:
    assert options([]) == Options()


def test_everything_can_be_asked_for(tmp_path: Path) -> None:
    record = tmp_path / "party.yaml"
    record.touch()
    assert options(
        [
            str(record),
            *("--lang", "de", "--profile", str(tmp_path), "--autoplay", "24", "--speed", "0"),
            *("--screenshot", str(tmp_path / "a.png")),
        ]
    ) == Options(record=record, language="de", profile=tmp_path, autoplay=24, speed=0, screenshot=tmp_path / "a.png")


def test_rules_are_a_name_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text("format: 1\nbase: ddv\nrules:\n  with_nines: false\n", encoding="utf-8")
    assert options(["--rules", "ddv", "--seed", "0"]) == Options(rules=preset("ddv"), rules_name="ddv", seed=0)
    ours = options(["--rules", str(file)])
    assert ours.rules == preset("ddv").but(with_nines=False)
    assert ours.rules_name == "ours"


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_of_the_computer_players_can_be_named(level: str) -> None:
    assert options(["--level", level, "--autoplay", "2"]) == Options(level=level, autoplay=2)


def test_the_character_of_the_computer_players_can_be_named() -> None:
    assert options(["--boldness", "-2", "--trust", "1"]) == Options(boldness=-2, trust=1)
    assert options(["--boldness", "0"]) == Options(boldness=0)


def test_the_help_names_all_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options(["--help"])
    assert ", ".join(LEVELS) in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--speed 11", "'11' is not a whole number from 0 to 10"),
        ("--speed fast", "'fast' is not a whole number"),
        ("--autoplay 0", "'0' is not a whole number from 1"),
        ("--seed -1", "'-1' is not a whole number"),
        ("--seed 4294967296", "'4294967296' is not"),
        ("--lang fr", "invalid choice: 'fr'"),
        ("--rules house", "house is neither a file nor one of ddv"),
        ("--rules {bad}", "bad.yaml, line 3"),
        ("--rules {folder}", "--rules: "),
        ("--profile {bad}", "is no folder"),
        ("--screenshot {folder}/none/a.png", "there is no folder"),
        ("{folder}/none.yaml", "there is no file"),
        ("--level grandmaster", "--level: invalid choice: 'grandmaster' (choose from 'random', "),
        ("--boldness 7", "--boldness: '7' is not a whole number from -2 to 2"),
        ("--boldness x", "--boldness: 'x' is not a whole number from -2 to 2"),
        ("--trust -3", "--trust: '-3' is not a whole number from -2 to 2"),
        ("{bad} --boldness 0", "a recorded party has its own rules, players and seed"),
        ("{bad} --trust 1", "a recorded party has its own rules, players and seed"),
        ("{bad} --seed 1", "a recorded party has its own rules, players and seed"),
        ("{bad} --level thumb", "a recorded party has its own rules, players and seed"),
        ("--frobnicate", "unrecognized arguments: --frobnicate"),
        ("--spee 0", "unrecognized arguments"),
        ("{bad} {bad}", "unrecognized arguments"),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: str, complaint: str
) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("format: 1\nrules:\n  with_tens: false\n", encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        options(arguments.format(bad=bad, folder=tmp_path).split())
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("freedoko-qt: ")
    assert complaint in said
    assert said.count("\n") == 1


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        options(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"freedoko-qt {__version__}\n"

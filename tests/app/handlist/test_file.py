"""The file of a list kept by hand."""

from pathlib import Path
from random import Random

import pytest

from freedoko_qt.app.handlist.file import LARGEST, FileError, Handlist, dumps, load, loads, save
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.scoresheet import ByHand, ScoreSheet
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import Feat
from tests.notation import rules_of
from tests.slips import slip_of
from tests.strategies import play_on, random_rules

NAMES = ("Anna: the # first", "Ben", "Zoë", "- Dora", "Emil")
LINES = (
    Slip(
        Contract.NORMAL,
        (2, 0),
        170,
        (Spoken(2, Call.NO_120, True), Spoken(0, Call.NO_90)),
        (Gained(Feat.FOX_CAUGHT, Team.RE, 2), Gained(Feat.CHARLIE, Team.CONTRA)),
        has_heart_trick=True,
    ),
    Slip(Contract.NORMAL, (0, 1), 240, without_trick=Team.CONTRA),
    Slip(Contract.GENSCHER, (1, 3), 100, groom=1),
    Slip(Contract.SOLO_FEWEST_TRICKS, (1,), is_won=True),
    ByHand((3, -3, 3, -3)),
    ByHand((9, -3, -3, -3), Contract.SOLO_JACK, 0, (Trigger.EQUAL_POINTS,)),
    Slip(Contract.NORMAL, (), 999),
)
GOOD = """format: 1
list: {date: 2026-05-31, names: [A, B, C, D], first start: 1, rules: {base: ddv, title: ddv, changes: {}}}
lines:
- {game: normal, re: [0, 2], points: 130}
- {scores: [3, -3, 3, -3]}
"""


def kept(*lines: Slip | ByHand) -> Handlist:
    return Handlist(ScoreSheet(rules_of("ddv, bock=yes"), NAMES[:4], 2).written(lines), "Thursday", "2026-05-31")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "lists" / "one.yaml"
    save(path, kept(*LINES))

    assert load(path) == kept(*LINES)


def test_an_empty_list_is_read_again() -> None:
    assert loads(dumps(kept()), "x") == kept()


@pytest.mark.parametrize("seed", range(10))
def test_games_of_any_rules_are_read_again(seed: int) -> None:
    rules, random = random_rules(Random(seed)), Random(seed)
    names = NAMES[: rules.x_players_at_table]
    party = Party(rules, names, seed)
    for _ in range(6):
        if not party.is_over:
            party = party.finish(play_on(party.next_game(), random))
    sheet = ScoreSheet(rules, names).written(map(slip_of, party.entries))

    assert loads(dumps(Handlist(sheet, "any")), "x").sheet == sheet


def test_a_game_is_a_line_that_people_can_read() -> None:
    lines = dumps(kept(*LINES)).splitlines()

    assert len(lines) == 3 + len(LINES)
    assert lines[3] == (
        "- {game: normal, re: [2, 0], points: 170, calls: [0 no 90, 2 no 120 early], re gets: {fox caught: 2}, "
        "contra gets: {charlie: 1}, heart trick: true}"
    )
    assert lines[7] == "- {scores: [3, -3, 3, -3]}"


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("format: 1", "format: 9", 1, "format 9"),
        ("names: [A, B, C, D]", "names: [A, B, C]", 2, "not 4 players"),
        ("names: [A, B, C, D]", "names: [A, B, C, A]", 2, "name of their own"),
        ("names: [A, B, C, D]", "names: [A, B, C, '']", 2, "name of their own"),
        ("first start: 1", "first start: 4", 2, "4 is no player"),
        ("changes: {}", "changes: {bok: yes}", 2, "bok"),
        ("base: ddv", "base: dvd", 2, "dvd"),
        ("game: normal", "game: normale", 4, "'normale' is none of"),
        ("game: normal, ", "", 4, "game is missing"),
        ("re: [0, 2]", "re: [0, 7]", 4, "7 is no player"),
        ("points: 130", "points: many", 4, "not a whole number"),
        ("points: 130", "points: 130, calls: [0 no 7]", 4, "no announcement"),
        ("points: 130", "points: 130, re gets: {fix: 1}", 4, "'fix' is none of"),
        ("points: 130", "pints: 130", 4, "does not belong"),
        ("scores: [3, -3, 3, -3]", "scores: [3, -3, 3, x]", 5, "not a whole number"),
        ("- {scores: [3, -3, 3, -3]}", "- {scores: [3, -3, 3, -3]", 5, ""),
        ("lines:", "lines: 5\nrest:", 1, "does not belong"),
    ],
)
def test_a_damaged_file_is_told_with_line_and_reason(tmp_path: Path, old: str, new: str, line: int, told: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(FileError) as error:
        load(path)

    assert error.value.file == str(path)
    assert told in str(error.value.reason)
    assert error.value.line >= line
    assert "\n" not in str(error.value)


def test_a_file_that_is_too_large_or_no_text_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "large.yaml").write_bytes(b" " * (LARGEST + 1))
    (tmp_path / "garbled.yaml").write_bytes(GOOD.encode() + b"\xff\xfe")

    for name in ("large.yaml", "garbled.yaml"):
        with pytest.raises(FileError):
            load(tmp_path / name)

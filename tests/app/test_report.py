"""A report says what was played and with which program, and not who played where."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt import __version__
from freedoko_qt.app import report, storage
from freedoko_qt.app.match import match_of
from freedoko_qt.app.preference import DEFAULT, PREFERENCES, Preferences
from freedoko_qt.app.report import MOST_TROUBLE, is_report, read, without_traces, write
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.record import FileError, Head, Record, dumps
from tests.hostile import HOSTILE
from tests.strategies import QUICK, any_action, play_on

NAMES = ("Annegret", "Bertold", "Cäcilie", "Dorothea", "Ekkehard")
TITLE = "Ekkehards Donnerstagsrunde"
CHOSEN = DEFAULT.but(speed=0, language="sv", show_legal=False)


def party(name: str = "standard", seed: int = 3, more: int = 20) -> Record:
    """A game that is over and the first events of the next one, by people with names."""
    rules = preset(name)
    names = NAMES[: rules.x_players_at_table]
    players = ("human", "thumb", "thumb", "human", "thumb")[: len(names)]
    head = Head(rules, name, names, players, seed, date="2026-05-31T20:15", title=TITLE)
    begun, random = Party(rules, names, seed), Random(seed)
    first = play_on(begun.next_game(), random)
    game = begun.finish(first).next_game()
    while game.at < more and not game.is_over:
        game.play(any_action(game, random))
    return Record(head, (first, game))


@pytest.mark.parametrize("name", PRESETS)
def test_a_report_by_any_rule_set_replays(tmp_path: Path, name: str) -> None:
    record, path = party(name), tmp_path / "report.yaml"
    write(path, record, 7, CHOSEN)
    found = read(path)
    assert found.at == 7
    assert [(game.dealt, game.log, game.state) for game in found.record.games] == [
        (game.dealt, game.log, game.state) for game in record.games
    ]
    assert found.record.party().totals == record.party().totals
    nameless = replace(found.record.head, names=record.head.names, title=TITLE)
    assert nameless == record.head


def test_a_report_opens_as_any_record_does(tmp_path: Path) -> None:
    path = tmp_path / "report.yaml"
    write(path, party(), 20, CHOSEN)
    assert match_of(storage.load(path)).game.at == 20
    assert is_report(path)
    path.write_text(dumps(party()), encoding="utf-8")
    assert not is_report(path)


def test_a_report_names_versions_system_and_settings(tmp_path: Path) -> None:
    path = tmp_path / "report.yaml"
    write(path, party(), 0, CHOSEN)
    found = read(path).facts
    assert found["program"] == __version__
    assert found["settings"] == "{language: sv, speed: 0, show_legal: false}"
    assert all(found[name] for name in ("python", "qt", "pyside", "system", "machine"))


def test_the_last_lines_of_trouble_come_with_it(tmp_path: Path) -> None:
    path = tmp_path / "report.yaml"
    write(path, party(), 0, CHOSEN, [f"trouble: {number}" for number in range(MOST_TROUBLE + 9)])
    assert read(path).trouble == tuple(f"trouble: {number}" for number in range(9, MOST_TROUBLE + 9))


def test_nobody_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "ekki")
    monkeypatch.setenv("HOME", "/home/ekki")
    path = tmp_path / "report.yaml"
    trouble = (
        "The party cannot be saved: [Errno 28] No space left: '/home/ekki/my games/a, b.yaml'",
        "/home/ekki/Thursday rounds, old/party.yaml, line 3: seed is missing",
        "Annegret cannot play, says ekki.",
    )
    write(path, party(), 0, CHOSEN, trouble)
    text = path.read_text(encoding="utf-8")
    for private in (*NAMES, TITLE, "ekki", "home/", "games/a", "Thursday", "party.yaml", str(tmp_path)):
        assert private not in text
    assert read(path).trouble == (
        "The party cannot be saved: [Errno 28] No space left: '…'",
        "…, line 3: seed is missing",
        "… cannot play, says ….",
    )


@pytest.mark.parametrize(
    ("line", "left"),
    [
        pytest.param("C:\\Users\\Anna\\my games\\x.yaml: no room", "…: no room", id="another system"),
        pytest.param("'C:\\Users\\Anna\\x' is gone", "'…' is gone", id="another system in quotes"),
        pytest.param("~/games/x.yaml, line 2: bad", "…, line 2: bad", id="home folder"),
        pytest.param("~/games/x.yaml, Zeile 2: bad", "…, Zeile 2: bad", id="home folder in German"),
        pytest.param("my.yaml, line 2: bad", "…, line 2: bad", id="name of a file"),
        pytest.param("Cannot open /etc/x", "Cannot open …", id="path at the end"),
        pytest.param("[Errno 18] link: '/a/b' -> '/c/d'", "[Errno 18] link: '…' -> '…'", id="two paths"),
        pytest.param("Re/contra and/or no 90", "Re/contra and/or no 90", id="no path"),
        pytest.param("party.yaml.damaged-1 is kept", "….damaged-1 is kept", id="file set aside"),
        pytest.param("two\nlines", "two lines", id="two lines"),
        pytest.param("ANNA and Annabell", "… and Annabell", id="whole names only"),
    ],
)
def test_a_message_loses_its_traces_and_keeps_its_sense(line: str, left: str) -> None:
    assert without_traces(line, ("Anna",)) == left


@QUICK
@given(names=st.lists(st.text(max_size=8), min_size=4, max_size=4), line=st.text(max_size=40))
def test_names_of_any_kind_do_no_harm(names: list[str], line: str) -> None:
    assert without_traces(line, names) == without_traces(line, names[::-1])
    record = party()
    named = replace(record, head=replace(record.head, names=tuple(names)))
    assert report.text(named, 0, CHOSEN) == report.text(record, 0, CHOSEN)


def test_free_texts_among_the_settings_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = PREFERENCES["language"]
    monkeypatch.setitem(PREFERENCES, "language", replace(spec, choices={}))
    assert report.settings(CHOSEN) == {"speed": 0, "show_legal": False}
    assert report.settings(Preferences()) == {}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("at: 7", "at: 77", "line 5: 77 is not within 0 and 20", id="moment past the end"),
        pytest.param("at: 7", "at: -1", "line 5: -1 is not within", id="moment before the beginning"),
        pytest.param("at: 7", "at: soon", "line 5: report.at is 'soon'", id="moment in words"),
        pytest.param("  at: 7\n", "", "report.at is missing", id="no moment"),
        pytest.param("report:", "rapport:", "report is missing", id="no report"),
        pytest.param("trouble: []", "trouble: 5", "report.trouble is 5", id="trouble is a number"),
        pytest.param("  - 0 ", "  - 3 ", "it is the turn", id="event of another seat"),
        pytest.param("format: 2", "format: 9", "format 9 is not known", id="newer format"),
    ],
)
def test_a_damaged_report_gets_one_message(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "report.yaml"
    text = report.text(party(), 7, CHOSEN)
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(FileError, match=message):
        read(path)


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_report_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "report.yaml"
    path.write_bytes(data)
    with pytest.raises(FileError):
        read(path)


def test_a_party_without_a_game_can_be_reported(tmp_path: Path) -> None:
    path = tmp_path / "report.yaml"
    write(path, Record(party().head), 0, CHOSEN)
    assert read(path).record.games == ()
    assert read(path).at == 0

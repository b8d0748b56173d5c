"""Preferences on disk, and what is said of wrong ones."""

from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.preference import (
    DEFAULT,
    GROUPS,
    LARGEST,
    PREFERENCES,
    PreferenceError,
    Preferences,
    keep,
    load,
    save,
)
from tests.hostile import HOSTILE
from tests.strategies import QUICK


@st.composite
def preferences(draw: st.DrawFn) -> Preferences:
    chosen: dict[str, object] = {}
    for name, spec in PREFERENCES.items():
        if spec.choices:
            chosen[name] = draw(st.sampled_from(list(spec.choices)))
        elif spec.span != (0, 0):
            chosen[name] = draw(st.integers(*spec.span))
        else:
            chosen[name] = draw(st.booleans())
    return DEFAULT.but(**chosen)


def told(path: Path) -> tuple[Preferences, list[str]]:
    """The preferences in a file, and what was wrong with it."""
    complaints: list[Exception] = []
    return load(path, complaints.append), [str(complaint) for complaint in complaints]


@given(preferences())
@QUICK
def test_what_is_saved_is_loaded_again(tmp_path_factory: pytest.TempPathFactory, chosen: Preferences) -> None:
    path = tmp_path_factory.mktemp("profile") / "preferences.yaml"
    save(path, chosen)
    assert told(path) == (chosen, [])


@given(preferences(), preferences(), preferences())
@QUICK
def test_only_what_was_changed_is_kept(
    tmp_path_factory: pytest.TempPathFactory, stored: Preferences, before: Preferences, after: Preferences
) -> None:
    path = tmp_path_factory.mktemp("profile") / "preferences.yaml"
    save(path, stored)
    keep(path, before, after)
    for name in PREFERENCES:
        is_changed = getattr(before, name) != getattr(after, name)
        assert getattr(load(path), name) == getattr(after if is_changed else stored, name)


def test_the_file_holds_only_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "new" / "preferences.yaml"
    save(path, DEFAULT.but(speed=0))
    assert path.read_text(encoding="utf-8") == "format: 1\nspeed: 0\n"


def test_without_a_file_there_are_the_defaults(tmp_path: Path) -> None:
    assert told(tmp_path / "preferences.yaml") == (DEFAULT, [])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("speed: 11", "speed: 11 is not within 0 and 10"),
        ("speed: fast", "speed: 'fast' is not a number"),
        ("show_legal: 1", "show_legal: 1 is not yes or no"),
        ("scheme: pink", "scheme: 'pink' is none of system, light, dark, contrast"),
        ("scheme: [light]", "scheme: ['light'] is none of"),
        ("sound: true", "there is no preference 'sound'"),
    ],
)
def test_a_wrong_value_is_named_and_only_its_default_is_taken(tmp_path: Path, line: str, complaint: str) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_text(f"format: 1\n{line}\nlanguage: sv\n", encoding="utf-8")
    found, complaints = told(path)
    assert found == DEFAULT.but(language="sv")
    assert len(complaints) == 1
    assert complaints[0].startswith(f"{path}: ")
    assert complaint in complaints[0]


@pytest.mark.parametrize("text", [b"format: 7\n", b"- 1\n", b"a: [1\n", b"\xff\xfe", b"speed"])
def test_a_file_that_is_none_is_named_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_bytes(text)
    found, complaints = told(path)
    assert found == DEFAULT
    assert len(complaints) == 1
    assert str(path) in complaints[0]
    assert path.read_bytes() == text


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_gets_short_complaints(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_bytes(data)
    found, complaints = told(path)
    assert found == DEFAULT
    assert complaints
    assert all(len(complaint) < 400 + len(str(path)) and "\n" not in complaint for complaint in complaints)
    assert path.read_bytes() == data


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_bytes(b"format: 1\n#" + b"x" * LARGEST)
    found, complaints = told(path)
    assert found == DEFAULT
    assert "too many" in complaints[0]


def test_not_every_one_of_very_many_wrong_entries_is_told(tmp_path: Path) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_text("format: 1\n" + "".join(f"wrong{number}: 1\n" for number in range(10_000)), encoding="utf-8")
    found, complaints = told(path)
    assert found == DEFAULT
    assert complaints == [f"{path}: 10001 entries are too many for preferences"]


def test_a_long_wrong_value_is_told_in_short(tmp_path: Path) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_text(f"format: 1\nscheme: [{'pink, ' * 9_999}]\n", encoding="utf-8")
    found, complaints = told(path)
    assert found == DEFAULT
    assert len(complaints) == 1
    assert len(complaints[0]) < 400 + len(str(path))


def test_no_wrong_value_can_be_chosen() -> None:
    with pytest.raises(PreferenceError, match="speed: -1 is not within 0 and 10"):
        DEFAULT.but(speed=-1)
    with pytest.raises(PreferenceError, match="speed: True is not a number"):
        DEFAULT.but(speed=True)


def test_speed_zero_waits_for_nothing() -> None:
    still = DEFAULT.but(speed=0, thinking=0, trick_pause=0)
    assert (still.flight, still.wait, still.pause) == (0, 0, 0)


def test_no_card_is_played_while_the_last_one_flies() -> None:
    slow = DEFAULT.but(speed=10, thinking=0, trick_pause=0)
    assert slow.wait >= slow.flight
    assert slow.pause >= slow.flight


@pytest.mark.parametrize("name", PREFERENCES)
def test_every_preference_describes_itself(name: str) -> None:
    spec = PREFERENCES[name]
    assert spec.group in GROUPS
    assert spec.title
    assert spec.help.endswith(".")
    assert (spec.span != (0, 0)) + bool(spec.choices) == (not isinstance(getattr(DEFAULT, name), bool))


def test_all_are_declared() -> None:
    assert [field.name for field in fields(Preferences)] == list(PREFERENCES)

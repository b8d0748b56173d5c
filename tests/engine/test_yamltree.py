"""Plain values out of YAML, whatever is written there, with both of PyYAML's readers."""

from time import process_time

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine import yamltree
from freedoko_qt.engine.yamltext import FileError, flow, read
from freedoko_qt.engine.yamltree import DEEPEST, LONGEST_VALUE, Path, build
from tests.hostile import HOSTILE
from tests.strategies import QUICK

READERS = pytest.mark.parametrize("reader", [yamltree.LOADER, yaml.SafeLoader], ids=["compiled", "Python"])
SOON = 5.0
"""Seconds; all of these are done in a small part of it."""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        pytest.param("a", "a", id="text"),
        pytest.param("", None, id="nothing"),
        pytest.param("~", None, id="tilde"),
        pytest.param("null", None, id="null"),
        pytest.param("yes", True, id="yes"),
        pytest.param("False", False, id="false"),
        pytest.param("OFF", False, id="off"),
        pytest.param("'yes'", "yes", id="yes in quotes"),
        pytest.param("12", 12, id="number"),
        pytest.param("-3", -3, id="number below zero"),
        pytest.param("0", 0, id="zero"),
        pytest.param('"12"', "12", id="number in quotes"),
        pytest.param("1.5", "1.5", id="fraction"),
        pytest.param("010", "010", id="number with a leading zero"),
        pytest.param("0x10", "0x10", id="hexadecimal number"),
        pytest.param("1_000", "1_000", id="number with a line"),
        pytest.param("1:30", "1:30", id="number in base sixty"),
        pytest.param("9" * 30, "9" * 30, id="number that is too long"),
        pytest.param("2026-05-31", "2026-05-31", id="date"),
        pytest.param("2024-13-45", "2024-13-45", id="impossible date"),
        pytest.param("<<", "<<", id="sign of a merge"),
        pytest.param("=", "=", id="sign of a value"),
        pytest.param("[1, [a, {b: c}], {}]", [1, ["a", {"b": "c"}], {}], id="lists and groups"),
        pytest.param("{5: a, yes: b, ~: c}", {"5": "a", "yes": "b", "~": "c"}, id="names are texts"),
        pytest.param("a: |\n  b\n  c\n", {"a": "b\nc\n"}, id="text of lines"),
        pytest.param("- - 1\n  - 2\n- 3\n", [[1, 2], 3], id="list in a list"),
        pytest.param("a:\n- b: 1\n  c: 2\n- d\n", {"a": [{"b": 1, "c": 2}, "d"]}, id="groups in a list"),
        pytest.param("a: '😀 ß'\r\nb: 2\r\n", {"a": "😀 ß", "b": 2}, id="line ends of another system"),
    ],
)
@READERS
def test_value_of_a_text(monkeypatch: pytest.MonkeyPatch, reader: object, text: str, value: object) -> None:
    monkeypatch.setattr(yamltree, "LOADER", reader)
    found = build(text)
    assert found == value
    assert type(found) is type(value)


VALUES = st.recursive(
    st.booleans() | st.none() | st.integers(-(10**18), 10**18) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@QUICK
@given(value=VALUES)
@READERS
def test_what_is_written_is_read(reader: object, value: object) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yamltree, "LOADER", reader)
        assert build(flow(value)) == value


@READERS
def test_places_are_told_with_their_lines(monkeypatch: pytest.MonkeyPatch, reader: object) -> None:
    monkeypatch.setattr(yamltree, "LOADER", reader)
    noted: list[tuple[Path, int]] = []
    build("a: 1\nb:\n- c: 2\n  d: [3,\n    4]\n- 5\n", lambda place, line: noted.append((place, line)))
    assert noted == [
        (("a",), 1),
        (("b",), 2),
        (("b", 0), 3),
        (("b", 0, "c"), 3),
        (("b", 0, "d"), 4),
        (("b", 0, "d", 0), 4),
        (("b", 0, "d", 1), 5),
        (("b", 1), 6),
    ]


@pytest.mark.parametrize("text", [data.decode(errors="surrogateescape") for data in HOSTILE.values()], ids=HOSTILE)
@READERS
def test_hostile_text_soon_ends_in_one_short_message(
    monkeypatch: pytest.MonkeyPatch, reader: object, text: str
) -> None:
    monkeypatch.setattr(yamltree, "LOADER", reader)
    began = process_time()
    with pytest.raises(FileError) as caught:
        read(text, "x.yaml", 1).get(("rules", "base"), str)
    assert process_time() - began < SOON
    assert str(caught.value).startswith("x.yaml")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


@READERS
def test_bounds_are_where_they_are_said_to_be(monkeypatch: pytest.MonkeyPatch, reader: object) -> None:
    monkeypatch.setattr(yamltree, "LOADER", reader)
    monkeypatch.setattr(yamltree, "MOST", 50)
    assert build("[" * DEEPEST + "]" * DEEPEST) is not None
    assert build("x" * LONGEST_VALUE) == "x" * LONGEST_VALUE
    assert build(f"[{'1,' * 49}]") == [1] * 49
    for text, reason in (
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "within each other"),
        ("x" * (LONGEST_VALUE + 1), "too long"),
        (f"\n[{'1,' * 50}]", "more than 50 values"),
    ):
        with pytest.raises(yaml.MarkedYAMLError, match=reason) as caught:
            build(text)
        assert caught.value.problem_mark is not None
        assert caught.value.problem_mark.line == text.count("\n")

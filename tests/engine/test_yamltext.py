"""Reading YAML that people and crashes have been at."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.yamltext import LONGEST, Document, FileError, flow, line_of, read

TEXT = """format: 1
seats:
- name: Anna
  tricks: [1, 2]
- name: Ben
  tricks: [3]
"""


def document() -> Document:
    return read(TEXT, "party.yaml", 1)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("format",), 1),
        (("seats",), 2),
        (("seats", 0), 3),
        (("seats", 0, "tricks", 1), 4),
        (("seats", 1, "name"), 5),
        (("seats", 1, "tricks"), 6),
        (("seats", 7), 2),
        (("nothing",), 1),
    ],
)
def test_line_of_a_place(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, path) == line


def test_value_at_a_place() -> None:
    assert document().get(("seats", 1, "name"), str) == "Ben"
    assert document().get(("seats", 0, "tricks", 1), int) == 2
    assert document().get(("seats", 0, "age"), int, 7) == 7
    assert document().get(("nothing",), str, "x") == "x"


@pytest.mark.parametrize(
    ("path", "kind", "message"),
    [
        pytest.param(("nothing",), int, "nothing is missing", id="missing"),
        pytest.param(("seats", 2, "name"), str, "missing", id="past the end"),
        pytest.param(("seats", 0, "name"), int, "'Anna', not a whole number", id="wrong kind"),
        pytest.param(("format",), bool, "1, not yes or no", id="number is no yes"),
        pytest.param(("format", "deeper"), int, "party.yaml, line 1", id="inside a number"),
        pytest.param(("seats", "name"), str, "party.yaml, line 2", id="name in a list"),
        pytest.param(("seats", 0, "name", 0), str, "party.yaml, line 3", id="letter of a text"),
    ],
)
def test_wrong_place_is_a_file_error(path: tuple[str | int, ...], kind: type, message: str) -> None:
    with pytest.raises(FileError, match=message):
        document().get(path, kind)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "empty or not one of ours", id="empty"),
        pytest.param("- 1\n", "not one of ours", id="list"),
        pytest.param("just words", "not one of ours", id="words"),
        pytest.param("format: 2\n", "format 2 is not known", id="newer"),
        pytest.param("format: 0\n", "format 0 is not known", id="older than the first"),
        pytest.param("format: true\n", "not a whole number", id="yes as format"),
        pytest.param("a: 1\n", "format is missing", id="no format"),
        pytest.param("format: 1\nb: [1\n", "x.yaml, line", id="open bracket"),
        pytest.param("format: 1\n\tb: 1\n", "x.yaml, line 2", id="tab"),
        pytest.param("format: 1\nb: !!python/object:os.system 1\n", "x.yaml, line 2", id="foreign object"),
        pytest.param("format: 1\nb: \x00\n", "x.yaml, line 2: .* no text holds, number 0", id="control character"),
        pytest.param("[" * 5000, "x.yaml", id="deep nesting"),
        pytest.param("format: 1\na: &b 1\n", "x.yaml, line 2", id="anchor"),
        pytest.param("format: 1\na: 1\na: 2\n", "x.yaml, line 3: 'a' stands there twice", id="name twice"),
        pytest.param("? [1]\n: 2\n", "x.yaml", id="list as name"),
    ],
)
def test_bad_text_is_a_file_error(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message):
        read(text, "x.yaml", 1)


def test_text_that_is_too_long_is_not_read() -> None:
    with pytest.raises(FileError, match="too many"):
        read("#" * (LONGEST + 1), "x.yaml", 1)


@given(text=st.text(max_size=60))
def test_any_text_is_a_document_or_a_file_error(text: str) -> None:
    try:
        found = read(f"format: 1\n{text}", "x.yaml", 1)
    except FileError:
        return
    assert "format" in found.data


VALUES = st.recursive(
    st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)


@given(value=VALUES)
def test_flow_is_one_line_that_reads_back(value: object) -> None:
    text = flow(value)
    assert "\n" not in text
    assert yaml.safe_load(text) == value


def test_error_names_file_line_and_reason() -> None:
    assert str(FileError("a.yaml", "too old", 3)) == "a.yaml, line 3: too old"
    assert str(FileError("a.yaml", "too old")) == "a.yaml: too old"

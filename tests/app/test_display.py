"""Whether a window can be opened, as far as can be told without Qt."""

import socket
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from freedoko_qt.app import display
from freedoko_qt.app.display import trouble

NONE = "there is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open"


@pytest.fixture(autouse=True)
def sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of sockets in which one display, :7, answers; another, :8, was left by a server that is gone."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(display, "X_SOCKETS", tmp_path)
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as gone:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        gone.bind(str(tmp_path / "X8"))
        yield tmp_path


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":7"},
        {"DISPLAY": "unix:7.0"},
        {"DISPLAY": "elsewhere:9"},
        {"DISPLAY": "localhost:10.0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"DISPLAY": ":9", "WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "minimal:enable_fonts"},
    ],
    ids=str,
)
def test_where_a_window_may_open_there_is_no_trouble(environment: Mapping[str, str]) -> None:
    assert trouble(environment) == ""


@pytest.mark.parametrize("name", [":8", ":9", "unix:9.1"])
def test_a_display_of_this_machine_that_does_not_answer_is_named(name: str) -> None:
    assert trouble({"DISPLAY": name}) == f"the display {name} does not answer, so no window can open"


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}], ids=str)
def test_without_a_display_there_is_none(environment: Mapping[str, str]) -> None:
    assert trouble(environment) == NONE


def test_other_systems_always_have_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert trouble({}) == ""

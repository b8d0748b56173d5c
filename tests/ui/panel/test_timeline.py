"""The line of moments."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.ui.panel.timeline import Timeline
from freedoko_qt.ui.theme import FELTS
from tests.ui.desk import opened

TRICK = ReviewMark(20, MarkKind.TRICK, "Trick 4: Anna takes 12 card points.")
RE = ReviewMark(20, MarkKind.CALL, "Anna says Re.")
FOX = ReviewMark(44, MarkKind.SPECIAL, "Anna catches the fox of Ben.")
ABOVE, BELOW = 4, 22  # pixels from the upper edge


@pytest.fixture
def line(qtbot: QtBot) -> Timeline:
    made = Timeline()
    made.resize(400, 26)
    opened(qtbot, made)
    made.show_moment(10, 52, (TRICK, RE, FOX))
    return made


def point(line: Timeline, at: float, y: int) -> QPoint:
    return QPoint(round(line.x_of(0) + (line.x_of(52) - line.x_of(0)) * at / 52), y)


def test_what_is_shown_from_outside_is_not_told_as_a_move(line: Timeline, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(line.moved):
        line.show_moment(30, 52, (TRICK,))
        line.show_moment(3, 12, ())

    assert (line.value(), line.maximum()) == (3, 12)


def test_a_click_goes_there_at_once(line: Timeline, qtbot: QtBot) -> None:
    with qtbot.waitSignal(line.moved) as told:
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=point(line, 32, 15))

    assert told.args == [32]


def test_near_a_mark_the_moment_of_the_mark_is_meant(line: Timeline, qtbot: QtBot) -> None:
    with qtbot.waitSignal(line.moved) as told:
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=point(line, 44, ABOVE) + QPoint(4, 0))

    assert told.args == [44]


def test_the_mouse_is_followed_while_it_is_pressed(line: Timeline) -> None:
    moved: list[int] = []
    line.moved.connect(moved.append)

    QTest.mouseMove(line, point(line, 30, 15))
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=point(line, 5, 15))
    QTest.mouseMove(line, point(line, 30, 15))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=point(line, 30, 15))
    QTest.mouseMove(line, point(line, 40, 15))

    assert moved == [5, 30]


def test_tips_tell_everything_of_a_moment(line: Timeline) -> None:
    assert line.tip(QPointF(point(line, 20, ABOVE))) == f"{TRICK.text}\n{RE.text}"
    assert line.tip(QPointF(point(line, 20, BELOW))) == f"{TRICK.text}\n{RE.text}"
    assert line.tip(QPointF(point(line, 44, ABOVE))) == FOX.text
    assert line.tip(QPointF(point(line, 10, ABOVE))) == ""


@pytest.mark.parametrize("scheme", FELTS)
@pytest.mark.parametrize("kind", MarkKind)
def test_every_kind_of_mark_is_seen_and_looks_different(line: Timeline, kind: MarkKind, scheme: str) -> None:
    line.set_felt(FELTS[scheme])

    def seen(*kinds: MarkKind) -> bytes:
        line.show_moment(0, 52, tuple(ReviewMark(30, kind, "There.") for kind in kinds))
        return bytes(line.grab().toImage().bits())

    pictures = {other: seen(other) for other in MarkKind}
    assert seen() not in pictures.values()
    assert [other for other in MarkKind if pictures[other] == pictures[kind]] == [kind]

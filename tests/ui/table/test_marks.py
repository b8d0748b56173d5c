"""Words on the piles."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import Place
from freedoko_qt.ui.table import spoken
from freedoko_qt.ui.table.marks import MarksItem, written
from freedoko_qt.ui.table.scene import TableView
from freedoko_qt.ui.theme import FELTS
from tests.ui.table.pictures import gathered

LIGHT = FELTS["light"]
FOX = replace(gathered(), pile_marks=((), ("Fox", "Doppelkopf"), (), ()))


def badge(words: tuple[str, ...], is_right: bool) -> list[int]:
    """The columns in which the ground of a sign is seen."""
    scene, item = QGraphicsScene(0, 0, 200, 60), MarksItem()
    item.is_right = is_right
    item.show_words(words)
    item.place(QRectF(0, 0, 200, 60), 13, LIGHT)
    scene.addItem(item)
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(LIGHT.felt)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect())
    painter.end()
    scene.clear()
    return [x for x in range(200) if any(image.pixelColor(x, y) == LIGHT.badge for y in range(60))]


def test_the_same_word_again_is_counted() -> None:
    assert written(("Fox", "Doppelkopf", "Fox")) == ("Fox ×2", "Doppelkopf")


def test_where_there_are_too_many_the_last_sign_tells_how_many_more() -> None:
    assert written(("Fox", "Doppelkopf", "Charlie")) == ("Fox", "Doppelkopf", "Charlie")
    assert written(("Fox", "Doppelkopf", "Charlie", "Heart")) == ("Fox", "Doppelkopf", "+2")


def test_signs_stand_at_the_side_of_their_pile(qtbot: QtBot) -> None:  # noqa: ARG001
    left, right = badge(("Fox",), False), badge(("Fox",), True)

    assert badge((), False) == []
    assert max(left) < 100 < min(right)


def test_a_word_that_is_too_long_stays_in_its_room(qtbot: QtBot) -> None:  # noqa: ARG001
    assert max(badge(("Doppelkopf" * 9,), False)) < 200


def test_the_table_shows_tells_and_speaks_them(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.jump(FOX)
    stage = view.stage

    assert [sign.words for sign in stage.marks] == [(), ("Fox", "Doppelkopf"), (), ()]
    assert [sign.isVisible() for sign in stage.marks] == [False, True, False, False]
    assert view.tip(stage.layout.pile_box(Place.LEFT).center().toPoint()) == "Fox, Doppelkopf"
    assert spoken.lines(FOX)[1].text == "Benedikt has 2 tricks. In the pile: Fox, Doppelkopf."

    named = replace(gathered(), practice="Practice game", contract="Normal game", facts=("Bock: counts twice.",))
    view.jump(named)
    assert view.tip(stage.layout.title().center().toPoint()) == "Practice game\nNormal game\nBock: counts twice."
    assert not any(sign.isVisible() for sign in stage.marks)

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.table.written import SMALLEST, PanelItem, TitleItem, Written, fitting, font
from freedoko_qt.ui.theme import FELTS


def painted(item: Written) -> QImage:
    scene = QGraphicsScene(0, 0, 300, 100)
    item.place(QRectF(0, 0, 300, 100), 13, FELTS["dark"])
    scene.addItem(item)
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(FELTS["dark"].felt)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect())
    painter.end()
    scene.clear()
    return image


def title(text: str) -> TitleItem:
    item = TitleItem()
    item.show_title(text, ())
    return item


def test_the_name_of_the_game_is_written_on_the_felt(qtbot: QtBot) -> None:  # noqa: ARG001
    assert painted(title("Queen solo of Anna")) != painted(title(""))


def test_a_long_name_of_a_game_takes_two_lines(qtbot: QtBot) -> None:  # noqa: ARG001
    felt = FELTS["dark"].felt
    image = painted(title("Queen solo of Anna, who has a very long name and a longer one"))
    second_line = [image.pixelColor(x, y) for x in range(4, 120) for y in range(20, 36)]
    assert any(colour != felt for colour in second_line)


def test_the_panel_is_seen_only_with_a_last_trick(qtbot: QtBot) -> None:  # noqa: ARG001
    panel = PanelItem()
    assert not panel.isVisible()
    panel.show_title("Last trick: Anna", True)
    assert panel.isVisible()
    panel.show_title("", False)
    assert not panel.isVisible()


def test_fonts_are_measured_in_pixels(qtbot: QtBot) -> None:  # noqa: ARG001
    assert font(17.4).pixelSize() == 17
    assert font(2).pixelSize() == 8


def test_a_line_that_is_too_long_gets_smaller_and_then_shorter(qtbot: QtBot) -> None:  # noqa: ARG001
    letters, shown = fitting("Trick 5, led by Anna", 20, 1000)
    assert (letters.pixelSize(), shown) == (20, "Trick 5, led by Anna")
    wide = QFontMetricsF(letters).horizontalAdvance(shown)
    letters, shown = fitting("Trick 5, led by Anna", 20, 0.9 * wide)
    assert (letters.pixelSize(), shown) == (18, "Trick 5, led by Anna")
    letters, shown = fitting("Trick 5, led by Anna", 20, 0.5 * wide)
    assert letters.pixelSize() == round(20 * SMALLEST)
    assert shown.endswith("…")


def test_what_must_not_be_overlooked_stands_above_the_name_of_the_game(qtbot: QtBot) -> None:  # noqa: ARG001
    turn = FELTS["dark"].turn

    def sign(notice: str) -> list[int]:
        item = TitleItem()
        item.show_title("Normal game", (), notice)
        image = painted(item)
        return [y for y in range(100) if any(image.pixelColor(x, y) == turn for x in range(300))]

    assert sign("") == []
    rows = sign("Practice")
    assert rows
    assert max(rows) < 30
    assert painted(title("Normal game")) != painted(title(""))

"""The score sheet on paper."""

import re
import zlib
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QImage, QPainter, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui import printing
from freedoko_qt.ui.panel.curve import ON_LIGHT
from tests.ui.desk import NAMES, SHEET, opened, row

W = TypeVar("W", bound=QWidget)
NO_BREAK = "\N{NO-BREAK SPACE}"
PAGE = QSizeF(1000, 700)
LONG = replace(
    SHEET,
    rows=tuple(
        replace(row(n, (n, 1, -1, -n), (n, n, -n, -n), ends=not n % 4), round_number=n // 4, round_scores=(1, 2, 3, 4))
        if n % 4 == 0
        else row(n, (n, 1, -1, -n), (n, n, -n, -n))
        for n in range(1, 121)
    ),
)
FIVE = SheetPicture(
    names=("Maximiliane", "Bernhard", "Konstantin", "Friederike", "Emil"),
    rows=tuple(
        replace(
            row(n, (-1152, 384, 384, 384, 0), (-11520, 3840, 3840, 3840, 0)),
            is_solo=(False,) * 5,
            money=(-123_456, 41_152, 41_152, 41_152, 0),
            outside=4,
            bock="×16",
            contract="Silent marriage of Maximiliane",
        )
        for n in range(1, 12)
    ),
)


def pages(pdf: bytes) -> int:
    """How many pages a file has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def colours(pdf: bytes) -> set[str]:
    """The colours with which lines are drawn."""
    found = set()
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            text = zlib.decompress(stream)
        except zlib.error:
            continue
        for red, green, blue in re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) SCN", text):
            found.add("#" + "".join(f"{round(255 * float(part)):02x}" for part in (red, green, blue)))
    return found


@pytest.fixture
def device(qapp: QApplication) -> QImage:  # noqa: ARG001  (it must outlive the texts that are laid out for it)
    return QImage(PAGE.toSize(), QImage.Format.Format_RGB32)


def opened_by(parent: QWidget, kind: type[W]) -> W:
    """The dialog that is open."""
    return next(made for made in parent.findChildren(kind) if made.isVisible())


@pytest.mark.usefixtures("qapp")
def test_a_pdf_is_written_with_table_and_graph(tmp_path: Path) -> None:
    printing.write_pdf(SHEET, tmp_path / "sheet.pdf")

    pdf = (tmp_path / "sheet.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages(pdf) == 1
    assert set(ON_LIGHT[:4]) <= colours(pdf)


@pytest.mark.usefixtures("qapp")
def test_a_long_party_goes_on_over_several_pages(tmp_path: Path) -> None:
    printing.write_pdf(LONG, tmp_path / "long.pdf")

    assert 3 <= pages((tmp_path / "long.pdf").read_bytes()) <= 8


@pytest.mark.usefixtures("qapp")
def test_a_party_without_games_has_no_graph(tmp_path: Path) -> None:
    printing.write_pdf(replace(SHEET, rows=()), tmp_path / "none.pdf")

    pdf = (tmp_path / "none.pdf").read_bytes()
    assert pages(pdf) == 1
    assert not set(ON_LIGHT[:2]) & colours(pdf)


def test_the_head_of_the_table_is_repeated_and_all_games_rounds_and_sums_are_in_it(device: QImage) -> None:
    text = printing.document(LONG, device, QFont(), PAGE)

    table = next(frame for frame in text.rootFrame().childFrames() if isinstance(frame, QTextTable))
    assert table.format().toTableFormat().headerRowCount() == 1
    assert table.rows() == 1 + 120 + 30 + len(SHEET.sums)
    first = [table.cellAt(1, column).firstCursorPosition().block().text() for column in range(table.columns())]
    first = [told.replace(NO_BREAK, " ") for told in first]
    assert first == ["1", "Normal game", "Re", "Re, no 90", "1", "+1", "1", "+1", "1", "−1", "−1", "−1", "−1"]
    for told in ("Score sheet: DDV tournament", ", ".join(NAMES), "Round 30", "Sum of all games", SHEET.status):
        assert told in text.toPlainText()


def test_names_are_no_markup(device: QImage) -> None:
    text = printing.document(replace(SHEET, names=("<b>Jens</b>", *NAMES[1:])), device, QFont(), PAGE)

    assert text.toPlainText().count("<b>Jens</b>") == 2


def test_five_players_with_money_fit_the_page_in_smaller_letters(device: QImage) -> None:
    usual, many = (printing.document(sheet, device, QFont(), PAGE) for sheet in (SHEET, FIVE))

    assert usual.defaultFont().pointSizeF() == QFont().pointSizeF()
    assert many.defaultFont().pointSizeF() < QFont().pointSizeF()
    assert many.size().width() <= PAGE.width()
    assert "−1234.56" in many.toPlainText().replace(",", "")


def test_the_text_can_be_seen(device: QImage) -> None:
    device.fill(0xFFFFFFFF)
    text = printing.document(SHEET, device, QFont(), PAGE)
    painter = QPainter(device)
    text.drawContents(painter)
    painter.end()

    found = set(memoryview(device.constBits()).cast("B").cast("I"))
    assert int(printing.LOSS.replace("#", "ff"), 16) in found
    assert 0 < printing.written(text) < PAGE.height()


@pytest.mark.usefixtures("qapp")
def test_what_cannot_be_written_is_an_error_and_an_old_file_stays(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    with pytest.raises(OSError, match=r"."):
        printing.write_pdf(SHEET, folder)
    with pytest.raises(OSError, match=r"."):
        printing.write_pdf(SHEET, folder / "missing" / "sheet.pdf")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["sheet", "sheet.pdf"])
def test_the_chosen_file_is_written_with_its_ending(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))

    printing.save_pdf(SHEET, opened(qtbot, QWidget()))

    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")


def test_nothing_is_written_where_no_file_is_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))

    printing.save_pdf(SHEET, opened(qtbot, QWidget()))

    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    parent = opened(qtbot, QWidget())

    printing.try_pdf(SHEET, tmp_path / "missing" / "sheet.pdf", parent)

    box = opened_by(parent, QMessageBox)
    assert str(tmp_path / "missing" / "sheet.pdf") in box.text()
    box.close()


def test_the_printer_is_asked_for_and_printed_on_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = opened(qtbot, QWidget())
    printed: list[SheetPicture] = []
    monkeypatch.setattr(printing, "paint", lambda sheet, _: printed.append(sheet))

    for answer in (QPrintDialog.DialogCode.Rejected, QPrintDialog.DialogCode.Accepted):
        printing.print_sheet(SHEET, parent)
        dialog = opened_by(parent, QPrintDialog)
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "print.pdf"))
        dialog.done(answer)
        QApplication.processEvents()

    assert printed == [SHEET]


@pytest.mark.usefixtures("qapp")
def test_a_printer_prints_what_a_file_holds(tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "print.pdf"))

    assert printing.paint(LONG, printer)

    assert pages((tmp_path / "print.pdf").read_bytes()) >= 3

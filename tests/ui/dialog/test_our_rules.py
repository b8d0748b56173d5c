"""The page to hang on the wall."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from freedoko_qt.app.prose import page
from freedoko_qt.app.ruleset import own
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.dialog.our_rules import OurRulesDialog
from tests.ui.desk import Marked, opened

THURSDAY = own("Thursday", preset("ameke"), "Our round.")


@pytest.fixture
def dialog(qtbot: QtBot) -> OurRulesDialog:
    return opened(qtbot, OurRulesDialog(THURSDAY))


def test_it_shows_the_page(dialog: OurRulesDialog) -> None:
    text = dialog.page.toPlainText()

    assert text.startswith("Thursday\nOur round.")
    assert "We play with 40 cards" in text


def test_the_page_is_saved_whole(dialog: OurRulesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rules.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    QTest.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)

    assert file.read_text(encoding="utf-8") == page(THURSDAY)
    assert not dialog.notice.isVisible()


def test_a_page_that_cannot_be_saved_is_told(
    dialog: OurRulesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "file" / "rules.html"), ""))

    QTest.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)

    assert "cannot be written" in dialog.notice.text.text()


def test_it_prints_its_pages(dialog: OurRulesDialog, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))

    dialog.print_to(printer)

    written = (tmp_path / "rules.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") >= 2


def test_another_language_reaches_the_page(dialog: OurRulesDialog, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        dialog.retranslate()
    finally:
        qapp.removeTranslator(language)

    lines = [line.strip("•\ufffc ") for line in dialog.page.toPlainText().split("\n")[2:]]
    untold = [line for line in lines if line and not line.startswith("‹") and not line.isdigit() and line != "–"]
    assert [line for line in untold if not set(line) <= set("0123456789 /")] == []


def test_escape_closes_it(dialog: OurRulesDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()

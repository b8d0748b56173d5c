"""The rules of a round as a page to read, to print and to hang on the wall."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from freedoko_qt.app import ruleset
from freedoko_qt.app.files import write_whole
from freedoko_qt.app.prose import page
from freedoko_qt.app.ruleset import RuleSet
from freedoko_qt.app.words import fill
from freedoko_qt.ui.dialog.notice import Notice


class OurRulesDialog(QDialog):
    """Shows the page of a rule set; it can stay open beside the game."""

    def __init__(self, named: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._named = named
        self.page, self.notice = QTextBrowser(), Notice()
        self.page.setTabChangesFocus(True)
        self.page.document().setDocumentMargin(16)
        self.print_button, self.save_button = QPushButton(), QPushButton()
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(self.print_button, role)
        self._buttons.addButton(self.save_button, role)
        self._buttons.rejected.connect(self.reject)
        self.print_button.clicked.connect(self.print_page)
        self.save_button.clicked.connect(self.save_page)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self).activated.connect(self.print_page)
        column = QVBoxLayout(self)
        column.addWidget(self.notice)
        column.addWidget(self.page)
        column.addWidget(self._buttons)
        em = self.fontMetrics().horizontalAdvance("0")
        self.resize(100 * em, 100 * em)
        self.retranslate()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.setWindowTitle(self.tr("Our rules"))
        self.print_button.setText(self.tr("&Print …"))
        self.save_button.setText(self.tr("&Save as a page …"))
        self.page.setAccessibleName(self.tr("Our rules"))
        self.page.setHtml(page(self._named))

    def print_page(self) -> None:
        """Asks for a printer and prints the page."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._named.told)
        if QPrintDialog(printer, self).exec() == QDialog.DialogCode.Accepted:
            self.print_to(printer)

    def print_to(self, printer: QPrinter) -> None:
        """Prints the page."""
        self.page.document().print_(printer)

    def save_page(self) -> None:
        """Writes the page to a file that any browser shows."""
        proposed = f"{ruleset.file_name(self._named.told)}.html"
        name, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), proposed, self.tr("Pages (*.html)"))
        if name:
            try:
                write_whole(Path(name), page(self._named))
            except OSError as error:
                reason = error.strerror or str(error)
                self.notice.tell(fill(self.tr("The file cannot be written: %1"), reason))

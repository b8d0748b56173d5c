"""What is kept of parties: the saved ones, what they say together, lists by hand, the sheet on paper, a problem."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill
from freedoko_qt.ui.dialogs import Dialogs
from freedoko_qt.ui.lookback import LookBack


class Archive(QObject):
    """Opens the windows for that, each once and beside the game; the menu of parties is here.

    They are loaded when they are opened for the first time: none is needed to show the table.
    """

    def __init__(
        self, window: QMainWindow, controller: Controller, storage: Storage, dialogs: Dialogs, look_back: LookBack
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._storage = window, controller, storage
        self._dialogs, self._look_back = dialogs, look_back
        self.sheet = SheetPicture()  # as it is shown

    # -- windows beside the game ------------------------------------------------------------------------------

    def show_parties(self) -> None:
        """Opens the list of saved parties and their games."""
        from freedoko_qt.ui.dialog.parties import PartiesDialog

        if self._is_raised(PartiesDialog):
            return
        dialog = PartiesDialog(self._storage, self._window)
        dialog.load_wanted.connect(self._controller.load)
        dialog.table_wanted.connect(self._look_back.close_review)
        dialog.review_wanted.connect(self._look_back.open_record)
        dialog.replay_wanted.connect(self._look_back.replay)
        self._open(dialog)

    def show_statistics(self) -> None:
        """Opens the statistics."""
        from freedoko_qt.ui.dialog.statistics import StatisticsDialog

        if not self._is_raised(StatisticsDialog):
            self._open(StatisticsDialog(self._storage, self._window))

    def write_list(self) -> None:
        """Opens the list for a real table."""
        from freedoko_qt.ui.dialog.list import ListWindow

        if not self._is_raised(ListWindow):
            self._open(ListWindow(self._storage, self._dialogs.next_rules, self._window))

    def _is_raised(self, kind: type[QWidget]) -> bool:
        """Brings the window of a kind to the front, if it is open."""
        found = self._window.findChild(kind, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is None or not found.isVisible():
            return False
        found.raise_()
        found.activateWindow()
        return True

    def _open(self, window: QWidget) -> None:
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()

    # -- the score sheet elsewhere ----------------------------------------------------------------------------

    def export_sheet(self) -> None:
        """Writes the score sheet to a file for spreadsheets."""
        from freedoko_qt.app import export

        kinds = self.tr("Tables (*.csv);;All files (*)")
        path = self._chosen(self.tr("Export the score sheet"), "csv", kinds)
        if path is None:
            return
        try:
            export.save_csv(self.sheet, path)
        except OSError as error:
            self._dialogs.complain(fill(self.tr("The score sheet cannot be written: %1"), told(error)))

    def print_sheet(self) -> None:
        """Prints the score sheet."""
        from freedoko_qt.ui import printing

        printing.print_sheet(self.sheet, self._window)

    def save_pdf(self) -> None:
        """Writes the score sheet to a PDF file."""
        from freedoko_qt.ui import printing

        printing.save_pdf(self.sheet, self._window)

    # -- a problem --------------------------------------------------------------------------------------------

    def report_problem(self) -> None:
        """Writes all that is needed to see a problem again to a file."""
        kinds = self.tr("Reports (*.yaml);;All files (*)")
        path = self._chosen(self.tr("Report a problem"), "yaml", kinds, self.tr("problem"))
        if path is not None:
            self._controller.report(path)

    def _chosen(self, title: str, ending: str, kinds: str, name: str = "") -> Path | None:
        """A file to be written, or None; without an ending of its own it gets the usual one."""
        proposed = f"{name or self.sheet.title}.{ending}"
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, proposed, kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(f".{ending}")


def told(error: OSError) -> str:
    """What went wrong with a file, without its path."""
    return error.strerror or str(error)

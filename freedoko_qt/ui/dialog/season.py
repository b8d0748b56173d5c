"""What the dialogs about the saved parties share: they read them, and read them anew for whoever comes back."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.reading import Reading
from freedoko_qt.app.storage import Storage
from freedoko_qt.ui.dialog.notice import Notice
from freedoko_qt.ui.dialog.parties.bar import Bar

UNNOTICED = 250  # milliseconds of reading that need no bar


class SeasonDialog(QDialog):
    """A dialog beside the game that shows what lies on disk; what is shown stays so until all has been read."""

    def __init__(self, storage: Storage, step: int, parent: QWidget | None = None) -> None:
        """`step` are the milliseconds between two looks at what has been read while the rest is on its way."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._found: list[Saved] = []
        self.reading, self.notice, self.bar = Reading(storage, self), Notice(), Bar()
        self._step = QTimer(self, singleShot=True, interval=step)
        self._patience = QTimer(self, singleShot=True, interval=UNNOTICED)
        app = QApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._leave)

    def read(self) -> None:
        """Reads the parties anew."""
        self._found = []
        self._patience.start()
        self.reading.start()
        self._show()

    def done(self, result: int) -> None:
        """Whatever is being read is left."""
        self._leave()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Whoever comes back sees what lies on disk now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and not self.reading.is_busy:
            self.read()

    def _leave(self) -> None:
        self._step.stop()
        self.reading.stop()

    def _show(self) -> None:
        """Shows what is known; each dialog has its own way."""
        raise NotImplementedError

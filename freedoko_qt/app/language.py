"""The language of all texts: ours and Qt's own, changed while the program runs."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from freedoko_qt import paths
from freedoko_qt.app.preference import LANGUAGES

KNOWN = tuple(code for code in LANGUAGES if code != "system")


class Language(QObject):
    """The translations that are installed in the application."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.code = ""
        self._installed: list[tuple[QTranslator, bytes]] = []

    def show(self, choice: str) -> None:
        """Changes to a language, or to that of the system; the application tells its windows."""
        code = of_system() if choice == "system" else choice
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(QLocale(code))
        self.close()
        # The one installed last is asked first.
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(qt / f"qtbase_{code}.qm")
        self._install(paths.translations() / f"freedoko_qt_{code}.qm")

    def close(self) -> None:
        """Takes all translations away; the texts are the English ones of the source then."""
        for translator, _ in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _install(self, file: Path) -> None:
        """Installs one file of translations; a missing one leaves English."""
        try:
            data = file.read_bytes()
        except OSError:
            return
        # Given a name, Qt maps the file into memory and dies with it when an update of the program writes it anew.
        translator = QTranslator(self)
        if translator.load(data) and QCoreApplication.installTranslator(translator):
            self._installed.append((translator, data))


def of_system() -> str:
    """The first language the system asks for that the program speaks, else English."""
    wanted = (name[:2] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in KNOWN), "en")

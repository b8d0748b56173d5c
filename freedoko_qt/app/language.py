"""The language of all texts: ours and Qt's own, changed while the program runs."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from freedoko_qt import paths
from freedoko_qt.app.preference import LANGUAGES

KNOWN = tuple(code for code in LANGUAGES if code != "system")


class Language(QObject):
    """The translations that are installed in the application."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.code = ""
        self._installed: list[QTranslator] = []

    def show(self, choice: str) -> None:
        """Changes to a language, or to that of the system; the application tells its windows."""
        code = of_system() if choice == "system" else choice
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(QLocale(code))
        self.close()
        # The one installed last is asked first.
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{code}", qt)
        self._install(f"freedoko_qt_{code}", str(paths.translations()))

    def close(self) -> None:
        """Takes all translations away; the texts are the English ones of the source then."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _install(self, name: str, folder: str) -> None:
        """Installs one file of translations; a missing one leaves English."""
        translator = QTranslator(self)
        if translator.load(name, folder) and QCoreApplication.installTranslator(translator):
            self._installed.append(translator)


def of_system() -> str:
    """The first language the system asks for that the program speaks, else English."""
    wanted = (name[:2] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in KNOWN), "en")

"""What the program is, and under which licence."""

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from freedoko_qt import __version__, paths
from freedoko_qt.app.words import fill
from freedoko_qt.ui.panel.label import scaled

ICON_SIZE = 96


class AboutDialog(QDialog):
    """Name, version, licence, and the versions to be named in a report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About FreeDoko-Qt"))
        picture = QLabel()
        picture.setPixmap(QIcon(str(paths.assets() / "icon.svg")).pixmap(ICON_SIZE, ICON_SIZE))
        title = QLabel("FreeDoko-Qt")
        title.setFont(scaled(self.font(), 1.6, bold=True))
        self.versions = QLabel(
            fill(
                self.tr("Version %1, with Python %2 and Qt %3"),
                __version__,
                platform.python_version(),
                qVersion(),
            )
        )
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        texts = QVBoxLayout()
        texts.addWidget(title)
        texts.addWidget(self.versions)
        for sentence in (
            self.tr("Doppelkopf at a table of your own rules, against computer players that never peek."),
            self.tr("The program uses no network and keeps everything on this computer."),
            self.tr(
                "It is free software: you may use, pass on and change it under the terms of the GNU General "
                "Public License, version 3 or later. There is no warranty."
            ),
        ):
            label = QLabel(sentence)
            label.setWordWrap(True)
            texts.addWidget(label)
        texts.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(texts, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 14)
        column.addLayout(top, 1)
        column.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 68)

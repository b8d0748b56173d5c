"""A line that tells of longer work: what is done, how far it is, and a button that ends it."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget


class Bar(QWidget):
    """Hidden until there is something to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.progress, self.cancel = QLabel(), QProgressBar(), QPushButton()
        self.progress.setTextVisible(False)
        self.cancel.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        self.hide()

    def tell(self, text: str, done: int, total: int) -> None:
        """Shows how much of the whole is done; a total of 0 is one that nobody knows."""
        self.text.setText(text)
        self.progress.setAccessibleName(text)
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.show()

    def retranslate(self) -> None:
        """Takes the own text anew; what is done is told again anyway."""
        self.cancel.setText(self.tr("Ca&ncel"))

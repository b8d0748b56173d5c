"""What the cards of a moment would have brought with all cards open, as a line of the review bar."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from freedoko_qt.app.picture import HindsightPicture


class HindsightLine(QWidget):
    """A sentence, and while the cards are being reckoned how many have been; the tip tells it at length."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.progress = QLabel(), QProgressBar()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.progress.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 12)
        self.progress.setTextVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.progress)
        self.hide()

    def show_hindsight(self, picture: HindsightPicture | None) -> None:
        """Tells what is known of a moment; without a picture there is no line."""
        self.setVisible(picture is not None)
        if picture is None:
            return
        self.text.setText(picture.text)
        self.text.setToolTip(picture.detail)
        self.text.setAccessibleName(picture.text)
        self.text.setAccessibleDescription(picture.detail)
        self.progress.setMaximum(max(1, picture.total))
        self.progress.setValue(picture.done)
        self.progress.setVisible(bool(picture.total))

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the moment come with the next picture."""
        self.progress.setAccessibleName(self.tr("Cards reckoned"))

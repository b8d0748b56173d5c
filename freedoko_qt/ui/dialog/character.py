"""What a computer player is like besides its strength: a slider for each trait."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QSlider

from freedoko_qt.app.words import fill
from freedoko_qt.players.character import EVEN, HIGH, LOW, NEVER_MATTERS, WORDS, Character
from freedoko_qt.players.levels import Level
from freedoko_qt.ui.dialog.control import Row, number


class CharacterSliders(QObject):
    """The sliders of one player; those that make no difference to its level are greyed out, a person has none."""

    pointed = Signal(str)  # what is to be said of the slider that somebody has come to or moved

    def __init__(self, place: str, character: Character, parent: QObject) -> None:
        """`place` names the player to those who cannot see where the sliders stand."""
        super().__init__(parent)
        self._place = place
        self._level: Level | None = None
        self.rows = {trait: Row(number((LOW, HIGH), partial(self._moved, trait))) for trait in WORDS}
        for trait, row in self.rows.items():
            row.show_value(getattr(character, trait))
            row.setContentsMargins(0, 0, row.fontMetrics().averageCharWidth(), 0)  # else its number stands at the next
            row.installEventFilter(self)
            row.control.installEventFilter(self)

    @property
    def character(self) -> Character:
        """What was chosen, as far as it makes a difference."""
        return self._level.minds(Character(**self._values)) if self._level else EVEN

    def suit(self, level: Level | None) -> None:
        """Takes a player of another level; None is a person, or nobody."""
        self._level = level
        for trait, row in self.rows.items():
            self._tell(trait)
            row.setVisible(level is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Says what a slider does when the keyboard comes to it."""
        if event.type() is QEvent.Type.FocusIn:
            for trait, row in self.rows.items():
                if watched in (row, row.control):
                    self.pointed.emit(self._sentence(trait))
        return False

    @property
    def _values(self) -> dict[str, int]:
        return {trait: row.control.value() for trait, row in self.rows.items() if isinstance(row.control, QSlider)}

    def _moved(self, trait: str, _: object) -> None:
        self._tell(trait)
        self.pointed.emit(self._sentence(trait))

    def _is_idle(self, trait: str) -> bool:
        return self._level is not None and trait not in self._level.traits

    def _tell(self, trait: str) -> None:
        """Renews the tips, which name what comes of the value."""
        words = WORDS[trait]
        meaning = f"{said(words.about)}\n{said(words.steps[self._values[trait] - LOW])}"
        title = fill(QCoreApplication.translate("character", "%1: %2"), self._place, said(words.name))
        self.rows[trait].tell(title, meaning, said(NEVER_MATTERS) if self._is_idle(trait) else "")

    def _sentence(self, trait: str) -> str:
        text = NEVER_MATTERS if self._is_idle(trait) else WORDS[trait].steps[self._values[trait] - LOW]
        return sentence(trait, text)


def sentences() -> Iterator[str]:
    """All that may be said of a slider."""
    for trait, words in WORDS.items():
        for text in (*words.steps, NEVER_MATTERS):
            yield sentence(trait, text)


def sentence(trait: str, text: str) -> str:
    """What is said of a trait, under its name."""
    return fill(QCoreApplication.translate("character", "%1: %2"), said(WORDS[trait].name), said(text))


def said(text: str) -> str:
    """A text of the traits in the user's language."""
    return QCoreApplication.translate("character", text)

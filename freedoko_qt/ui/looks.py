"""How the window looks, as the preferences want it: colours, cards, and how long a card flies."""

from typing import Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.preference import Preferences
from freedoko_qt.ui import theme
from freedoko_qt.ui.action import Actions
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.dialogs import deck, letters
from freedoko_qt.ui.table.scene import TableView
from freedoko_qt.ui.theme import Felt


class Coloured(Protocol):
    """A part of the window with colours of the table."""

    def set_felt(self, felt: Felt) -> None:
        """Takes them from the theme."""


class Looks(QObject):
    """Keeps the table and the coloured parts of the window as preferred."""

    failed = Signal(str)

    def __init__(
        self, preferences: Preferences, table: TableView, parts: tuple[Coloured, ...], commands: Actions
    ) -> None:
        super().__init__(table)
        self.preferences = preferences
        self._table, self._parts, self._commands = table, (table, *parts), commands
        self._cards = wanted_cards(preferences)
        self._theme = theme.apply(cast(QApplication, QApplication.instance()), preferences.scheme)
        self._theme.changed.connect(self._show_felt)
        self._show_felt(self._theme.felt)

    def take(self, preferences: Preferences) -> None:
        """Shows everything as preferred now."""
        self.preferences = preferences
        if self._theme.scheme != preferences.scheme:
            self._theme.show_scheme(preferences.scheme)
        self.show_cards()

    def show_cards(self) -> None:
        """Shows the cards; their letters may follow the language."""
        self._table.set_flight(self.preferences.flight)
        wanted = wanted_cards(self.preferences)
        if wanted != self._cards:
            self._cards = wanted
            cards = deck(self.preferences)
            self._table.set_deck(cards, self.preferences.card_back)
            self.complain_of(cards)

    def complain_of(self, cards: Deck) -> None:
        """Tells why cards could not be had as preferred."""
        if cards.problem:
            self.failed.emit(cards.problem)

    def _show_felt(self, felt: Felt) -> None:
        for part in self._parts:
            part.set_felt(felt)
        self._commands.paint(QApplication.palette())


def wanted_cards(preferences: Preferences) -> tuple[str, str, str]:
    """Style, letters and back of the cards."""
    return preferences.card_style, letters(preferences), preferences.card_back

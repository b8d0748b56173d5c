"""The table for screen readers: plates, trick and own cards as children with names. Hidden cards have none."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from freedoko_qt.app.picture import CardPicture, Place, TablePicture, TrickCard
from freedoko_qt.ui.table.arrange import ASIDE

if TYPE_CHECKING:
    from freedoko_qt.ui.table.scene import TableView

CLASS = "TableView"  # Qt asks by the name of the class
CONTRACT, LAST_TRICK = "contract", "last trick"  # keys of what is no card and no plate


@dataclass(frozen=True, slots=True)
class Line:
    """One thing on the table in words; the key is a card's, the number of a plate's place, or one of the two above."""

    key: str
    text: str
    is_card: bool = False
    is_own: bool = False


def lines(picture: TablePicture) -> tuple[Line, ...]:
    """What can be heard of a picture: the game, the plates, the trick, a past one that is shown, the own cards."""
    said: list[Line] = []
    if picture.contract:
        notice = (picture.practice,) if picture.practice else ()
        said.append(Line(CONTRACT, ". ".join((*notice, picture.contract, *picture.facts))))
    said += [Line(str(place), _plate(place, picture)) for place in range(len(picture.plates))]
    said += [Line(played.card.key, _played(played, picture), is_card=True) for played in picture.trick]
    if picture.last_trick:
        said.append(Line(LAST_TRICK, picture.last_trick_title.replace("\n", ". ")))
    said += [Line(card.key, card.name, is_card=True) for card in picture.spread if card.face is not None]
    said += [Line(ASIDE + played.card.key, _played(played, picture), is_card=True) for played in picture.last_trick]
    for card in picture.hands[Place.BOTTOM]:
        if card.face is not None:
            said.append(Line(card.key, _own(card, picture), is_card=True, is_own=True))
    return tuple(said)


def _plate(place: int, picture: TablePicture) -> str:
    """The plate, and what is in the pile beside it."""
    plate, marks = picture.plates[place], picture.pile_marks[place]
    text = plate.spoken or plate.name
    if not marks:
        return text
    return (
        QCoreApplication.translate("table", "%1 In the pile: %2.").replace("%1", text).replace("%2", ", ".join(marks))
    )


def _played(played: TrickCard, picture: TablePicture) -> str:
    name = picture.plates[played.place].name if picture.plates else ""
    return QCoreApplication.translate("table", "%1: %2").replace("%1", name).replace("%2", played.card.name)


def _own(card: CardPicture, picture: TablePicture) -> str:
    if card.is_chosen:
        return QCoreApplication.translate("table", "%1, chosen to be given away").replace("%1", card.name)
    if picture.is_choosing:
        return card.name
    if card.is_new:
        return QCoreApplication.translate("table", "%1, just received").replace("%1", card.name)
    if card.is_playable:
        return QCoreApplication.translate("table", "%1, may be played").replace("%1", card.name)
    if card.why_not:
        return (
            QCoreApplication.translate("table", "%1, may not be played: %2")
            .replace("%1", card.name)
            .replace("%2", card.why_not)
        )
    return card.name


class SpokenLine(QAccessibleInterface):
    """The n-th thing on the table; what it is can change with every picture."""

    def __init__(self, table: "SpokenTable", number: int) -> None:
        super().__init__()
        self._table, self._number = table, number

    def _line(self) -> Line | None:
        all_lines = self._table.lines()
        return all_lines[self._number] if self._number < len(all_lines) else None

    def isValid(self) -> bool:  # noqa: N802
        return self._table.isValid() and self._line() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow:
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002, N802
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002, N802
        return -1

    def role(self) -> QAccessible.Role:
        line = self._line()
        is_card = line is not None and line.is_card
        return QAccessible.Role.ListItem if is_card else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        line = self._line()
        if line is not None and line.is_own:
            state.focusable = True
            state.focused = self._table.focused_key() == line.key
        return state

    def text(self, kind: QAccessible.Text) -> str:
        line = self._line()
        return line.text if line is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        """What is on the table cannot be renamed."""

    def rect(self) -> QRect:
        line = self._line()
        return self._table.rect_of(line) if line is not None else QRect()

    def foregroundColor(self) -> QColor:  # noqa: N802
        return self._table.foregroundColor()

    def backgroundColor(self) -> QColor:  # noqa: N802
        return self._table.backgroundColor()


class SpokenTable(QAccessibleWidget):
    """The table as a list whose entries follow the picture."""

    def __init__(self, view: "TableView") -> None:
        super().__init__(view, QAccessible.Role.List, QCoreApplication.translate("table", "Table"))
        self._view = view
        # Qt holds the children without owning them, so they are kept here.
        self._children: list[SpokenLine] = []

    def lines(self) -> tuple[Line, ...]:
        """The entries of now."""
        return lines(self._view.stage.picture)

    def focused_key(self) -> str:
        """The key of the card that the person has gone to with the keys."""
        return self._view.stage.pointing.focused

    def rect_of(self, line: Line) -> QRect:
        """Where the entry is on the screen."""
        stage = self._view.stage
        if line.is_card:
            area = stage.rect_of(line.key)
        elif line.key == CONTRACT:
            area = stage.layout.title()
        elif line.key == LAST_TRICK:
            area = stage.layout.last_box()
        else:
            area = stage.layout.plate(Place(int(line.key)))
        return self._on_screen(area)

    def _on_screen(self, area: QRectF) -> QRect:
        rect = area.toAlignedRect()
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def childCount(self) -> int:  # noqa: N802
        return len(self.lines())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._children) <= index:
            self._children.append(SpokenLine(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return self._children.index(child) if child in self._children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        entries = self.lines()
        for number in reversed(range(len(entries))):
            if self.rect_of(entries[number]).contains(x, y):
                return self.child(number)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        for number, line in enumerate(self.lines()):
            if line.is_own and line.key == self.focused_key():
                return self.child(number)
        return None


KEPT: dict[int, SpokenTable] = {}  # Qt does not keep the Python half alive


@cache
def install() -> None:
    """Teaches Qt to describe tables."""
    QAccessible.installFactory(_describe)


def _describe(name: str, thing: QObject) -> QAccessibleInterface | None:
    if name != CLASS or not isinstance(thing, QWidget):
        return None
    number = id(thing)
    KEPT[number] = SpokenTable(cast("TableView", thing))
    thing.destroyed.connect(lambda: KEPT.pop(number, None))
    return KEPT[number]


def announce(view: QWidget, text: str) -> None:
    """Lets a screen reader say a sentence at once."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def focus(view: "TableView", key: str) -> None:
    """Tells a screen reader that the keys have gone to a card."""
    if not QAccessible.isActive():
        return
    for number, line in enumerate(lines(view.stage.picture)):
        if line.is_own and line.key == key:
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(number)
            QAccessible.updateAccessibility(event)

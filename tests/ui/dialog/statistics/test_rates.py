"""The shares won as lines with bars."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from freedoko_qt.app.statistics import Account, Player, Role, Tried
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Call
from freedoko_qt.ui.dialog.statistics.rates import BAR, Rates
from tests.ui.desk import opened

FULL, NONE = "Re", "Kontra"


@pytest.fixture
def rates(qtbot: QtBot) -> Rates:
    account = Account(Player("Anna", "human"))
    account.roles[Role.RE] = Tried(4, 4, 8)
    account.roles[Role.CONTRA] = Tried(3, 0, -6)
    account.soli[Contract.SOLO_JACK] = Tried(2, 1, 3)
    account.calls[Call.REPLY] = Tried(1, 1)
    account.calls[Call.NO_90] = Tried(2, 1)
    made = Rates()
    made.resize(600, 300)
    made.show_account(account)
    return opened(qtbot, made)


def lines(rates: Rates) -> dict[str, list[list[str]]]:
    """The texts of the lines by group."""
    found = {}
    for at in range(rates.topLevelItemCount()):
        group = rates.topLevelItem(at)
        assert group is not None
        children = [child for number in range(group.childCount()) if (child := group.child(number)) is not None]
        found[group.text(0)] = [[child.text(column) for column in range(5)] for child in children]
    return found


def item(rates: Rates, name: str) -> QTreeWidgetItem:
    group = rates.topLevelItem(0)
    assert group is not None
    children = [group.child(number) for number in range(group.childCount())]
    return next(child for child in children if child is not None and child.text(0) == name)


def test_only_what_was_tried_is_shown(rates: Rates) -> None:
    assert lines(rates) == {
        "Roles": [["Re", "4", "4", "2.0", "100 %"], ["Kontra", "3", "0", "−2.0", "0 %"]],
        "Games played alone": [["Jack solo", "2", "1", "1.5", "50 %"]],
        "Announcements": [["no 90", "2", "1", "0.0", "50 %"], ["Reply", "1", "1", "0.0", "100 %"]],
    }


def test_without_a_player_nothing_is_shown(rates: Rates) -> None:
    rates.show_account(None)
    assert lines(rates) == {}


def accent(rates: Rates, picture: QImage, name: str) -> int:
    """How many pixels of a line have the colour of a bar."""
    place = rates.visualItemRect(item(rates, name))
    left = rates.columnViewportPosition(BAR)
    colour = rates.palette().accent().color().rgb()
    return sum(picture.pixel(QPoint(x, place.center().y())) == colour for x in range(left, rates.viewport().width()))


def test_a_bar_is_as_long_as_the_share(rates: Rates) -> None:
    picture = rates.viewport().grab().toImage()
    assert accent(rates, picture, FULL) > 100
    assert accent(rates, picture, NONE) == 0

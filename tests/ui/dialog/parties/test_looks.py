"""How the list of parties looks, in any language and size."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from freedoko_qt.ui.dialog.parties import PartiesDialog
from freedoko_qt.ui.dialog.parties.buttons import BUTTONS
from tests.ui.desk import Marked, cut_off
from tests.ui.dialog.parties.listing import column


@pytest.mark.parametrize(("width", "way"), [(700, Qt.Orientation.Vertical), (1300, Qt.Orientation.Horizontal)])
def test_the_games_stand_where_there_is_room(parties: PartiesDialog, width: int, way: Qt.Orientation) -> None:
    parties.resize(width, 800)

    assert parties.splitter.orientation() is way


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(1250, 800)])
def test_nothing_is_cut_off_in_a_longer_language(
    open_list: Callable[[], PartiesDialog], qapp: QApplication, size: QSize
) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        dialog = open_list()
        dialog.resize(size)
        dialog.notice.tell("The party of yesterday has been deleted.")
        dialog.bar.tell("The parties are being read:", 1, 3)
        qapp.processEvents()
        found = cut_off(dialog)
    finally:
        qapp.removeTranslator(language)

    assert found == []
    assert (dialog.width(), dialog.height()) == (size.width(), size.height())


def test_texts_follow_the_language_while_the_list_is_open(parties: PartiesDialog, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        parties.retranslate()
        texts = [button.text() for button in parties.findChildren(QPushButton) if button.isVisible()]
        shown = [*texts, parties.windowTitle(), *column(parties, 5), parties.games.chips.all.accessibleName()]
    finally:
        qapp.removeTranslator(language)

    assert [text for text in shown if not text.startswith("‹")] == []


def test_every_button_has_a_key_of_its_own(parties: PartiesDialog) -> None:
    keys = [
        button.text()[button.text().index("&") + 1].casefold() for button in (parties.buttons[name] for name in BUTTONS)
    ]
    keys.append(parties.games._seen_label.text().split("&")[1][0])
    keys.append(parties.bar.cancel.text().split("&")[1][0])

    assert len(set(keys)) == len(keys)


def test_everything_that_takes_the_keyboard_has_a_name(parties: PartiesDialog) -> None:
    named = (parties.list.search, parties.list.table, parties.games.seen, parties.games.table)

    assert all(part.accessibleName() for part in named)

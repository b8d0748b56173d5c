"""The list for a real table: its lines, its files, its looks."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import RuleSet
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.scoresheet import ByHand
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import Feat
from freedoko_qt.ui.dialog.list import ListWindow
from freedoko_qt.ui.dialog.list.fields import ChoiceField
from freedoko_qt.ui.dialog.list.new import NewListDialog
from tests.ui.desk import Marked, cut_off, dialog, opened
from tests.ui.dialog.listing import (
    CONTROL,
    DDV,
    LEFT,
    NAMES,
    RE_WINS,
    SHIFT,
    begun,
    click,
    keyboard,
    lines,
    type_into,
)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return in_profile(tmp_path)


# -- correcting -----------------------------------------------------------------------------------------------


def test_a_line_is_changed_with_the_keyboard(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage, DDV, RE_WINS, ByHand((3, -3, 3, -3)))
    window.panel.view.setFocus()
    window.panel.choose(0)
    QTest.keyClick(window.panel.view, Qt.Key.Key_Return)
    assert window.entry.next.text() == "Line 1 is being changed."
    assert window.entry.slip.slip == RE_WINS
    type_into(window.entry.slip.points, "100")
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)

    assert lines(window) == [Slip(Contract.NORMAL, (0, 2), 100), ByHand((3, -3, 3, -3))]
    assert window.entry.next.text() == "Ben deals."


def test_a_double_click_changes_scores_by_hand_and_escape_leaves_them(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage, DDV, RE_WINS, ByHand((3, -3, 3, -3)))
    view = window.panel.view
    place = view.visualRect(window.panel.model.index(1, 0)).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(view.viewport(), LEFT, pos=place)
    assert window.entry.pages.currentIndex() == 1
    assert window.entry.hand.line == ByHand((3, -3, 3, -3))

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.isVisible()
    assert window.entry.hand.is_untouched
    assert window.book.sheet is not None
    assert window.book.sheet.lines[1] == ByHand((3, -3, 3, -3))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_every_kind_of_line_comes_back_into_the_form_as_it_was(qtbot: QtBot, storage: Storage) -> None:
    rules = preset("default").but(
        x_points_early_announcement=1,
        genscher=True,
        x_marriage_bonus=1,
        x_solo_fewest_tricks=True,
        bock_after_heart_trick=True,
        counting="plus-minus",
    )
    lines = (
        Slip(Contract.NORMAL, (0, 2), 170, (Spoken(0, Call.NO_120, True),), (Gained(Feat.DOPPELKOPF, Team.CONTRA),)),
        Slip(Contract.NORMAL, (3,), 240, without_trick=Team.CONTRA, has_heart_trick=False),
        Slip(Contract.GENSCHER, (3, 1), 90, groom=0, has_heart_trick=True),
        Slip(Contract.SOLO_FEWEST_TRICKS, (1,), is_won=True),
        ByHand((3, -3, 3, -3)),
    )
    window = begun(qtbot, storage, rules, *lines)
    for at in range(len(lines)):
        window.panel.choose(at)
        QTest.keyClick(window, Qt.Key.Key_F2)
        before = window.book.kept
        click(window.entry.enter)
        assert window.book.kept == before


def test_a_line_is_deleted_and_brought_back(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage, DDV, RE_WINS, ByHand((3, -3, 3, -3)))
    window.panel.view.setFocus()
    window.panel.choose(0)
    QTest.keyClick(window.panel.view, Qt.Key.Key_Delete)
    assert lines(window) == [ByHand((3, -3, 3, -3))]

    QTest.mouseClick(window.notice.button, LEFT)
    assert lines(window) == [RE_WINS, ByHand((3, -3, 3, -3))]
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert lines(window) == [ByHand((3, -3, 3, -3))]
    type_into(window.entry.slip.points, "12")
    QTest.keyClick(keyboard(), Qt.Key.Key_Z, CONTROL)  # means the list, not the letters
    assert lines(window) == [RE_WINS, ByHand((3, -3, 3, -3))]


def test_buttons_and_menu_know_when_there_is_nothing_to_do(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    for name in ("change", "delete", "undo", "redo", "export", "print_sheet", "save_pdf"):
        assert not window.actions_by_name[name].isEnabled(), name
    window.book.write(RE_WINS)
    window.panel.choose(0)
    for name in ("change", "delete", "undo", "export", "print_sheet", "save_pdf"):
        assert window.actions_by_name[name].isEnabled(), name
    assert window.change_button.isEnabled()
    keys = [action.shortcut().toString() for action in window.actions_by_name.values()]
    assert len(set(keys)) == len(keys)
    assert all(keys)


# -- lists ----------------------------------------------------------------------------------------------------


def test_without_a_list_a_new_one_is_offered(qtbot: QtBot, storage: Storage) -> None:
    window = opened(qtbot, ListWindow(storage, RuleSet("ameke", "", preset("ameke"))))
    click(window.begin_button)
    asked = dialog(window)
    assert isinstance(asked, NewListDialog)
    assert asked.rules.key == "ameke"
    begin = asked.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not begin.isEnabled()
    for edit, name in zip(asked.names, NAMES, strict=True):
        if edit.isVisible():
            type_into(edit, name)
    asked.dealer.setFocus()
    QTest.keyClick(asked.dealer, Qt.Key.Key_Home)
    QTest.keyClick(asked, Qt.Key.Key_Return)

    kept = window.book.kept
    assert kept is not None
    assert (kept.sheet.names, kept.sheet.rules, kept.title) == (NAMES[:4], preset("ameke"), "ameke")
    assert window.entry.next.text() == "Anna deals."
    assert window.entry.slip.game.hasFocus()


def test_a_damaged_last_list_is_told(qtbot: QtBot, storage: Storage) -> None:
    storage.lists.mkdir()
    (storage.lists / "bad.yaml").write_text("format: 1\nlist: 3\n")
    window = opened(qtbot, ListWindow(storage, DDV))

    assert "line 2" in window.notice.text.text()
    assert window.begin_button.isVisible()


def test_two_of_a_name_cannot_sit_at_a_table(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    asked = dialog(window)
    assert isinstance(asked, NewListDialog)
    assert asked.chosen_names == NAMES[:4]
    type_into(asked.names[1], "anna")
    assert asked.problem.text() == "Two players have the same name."
    assert not asked.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_the_last_list_is_there_again_and_another_can_be_opened(
    qtbot: QtBot, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(qtbot, storage, DDV, RE_WINS)
    (path,) = storage.lists.glob("*.yaml")
    window = opened(qtbot, ListWindow(storage, DDV))
    assert window.book.kept == first.book.kept

    bad = storage.lists / "bad.yaml"
    bad.write_text("nothing")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(bad), ""))
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert str(bad) in window.notice.text.text()
    assert window.book.kept == first.book.kept

    window.book.begin(NAMES[:4], DDV, "ddv", 0)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert window.book.kept == first.book.kept
    assert not window.notice.isVisible()


def test_the_sheet_is_exported(qtbot: QtBot, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = begun(qtbot, storage, DDV, RE_WINS)
    target = tmp_path / "list.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(window, Qt.Key.Key_E, CONTROL)
    assert "Normal game" in target.read_text(encoding="utf-8")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target / "in a file.csv"), ""))
    QTest.keyClick(window, Qt.Key.Key_E, CONTROL)
    assert "cannot be written" in window.notice.text.text()


def test_the_sheet_becomes_a_page(
    qtbot: QtBot, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begun(qtbot, storage, DDV, RE_WINS)
    target = tmp_path / "list.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(window, Qt.Key.Key_E, CONTROL | SHIFT)
    assert target.read_bytes().startswith(b"%PDF")


# -- looks ----------------------------------------------------------------------------------------------------


def test_another_language_reaches_every_text(qtbot: QtBot, storage: Storage, qapp: QApplication) -> None:
    window = begun(qtbot, storage, preset("default"), RE_WINS)
    type_into(window.entry.slip.points, "130")
    language = Marked()
    qapp.installTranslator(language)
    try:
        window.retranslate()
        parts = [part for part in window.findChildren(QWidget) if isinstance(part, QAbstractButton | QLabel)]
        texts = [part.text() for part in parts if not window.notice.isAncestorOf(part)]
        texts += [field.itemText(at) for field in window.findChildren(ChoiceField) for at in range(field.count())]
        texts += [action.text() for action in window.actions_by_name.values()]
    finally:
        qapp.removeTranslator(language)

    kept = (*NAMES, "✕", "–")
    untold = [text for text in texts if "‹" not in text and text not in kept]
    assert [text for text in untold if any(letter.isalpha() for letter in text)] == []


@pytest.mark.parametrize("page", [0, 1])
def test_nothing_is_cut_off(qtbot: QtBot, storage: Storage, page: int) -> None:
    window = begun(qtbot, storage, preset("default"), RE_WINS)
    window.entry.pages.setCurrentIndex(page)
    window.resize(800, 600)
    assert (window.width(), window.height()) == (800, 600)
    assert cut_off(window) == []

"""The dialog of the house rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import RuleSet, Shelf, own
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import LIMITS, SELECTORS, Rules
from freedoko_qt.ui.dialog import control
from freedoko_qt.ui.dialog.our_rules import OurRulesDialog
from freedoko_qt.ui.dialog.rules import RulesDialog
from freedoko_qt.ui.dialog.rules.sets import SaveDialog
from tests.ui.desk import Marked, opened

DDV = preset("ddv")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "rules")


@pytest.fixture
def dialog(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> RulesDialog:
    return opened(qtbot, RulesDialog(DDV, shelf, tmp_path / "window.ini"))


def focus() -> QWidget:
    """The part that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def toggle(dialog: RulesDialog, name: str) -> None:
    """Goes to a switch and presses the space key."""
    dialog.view.go_to(name)
    QTest.keyClick(focus(), Qt.Key.Key_Space)


def choose(dialog: RulesDialog, key: str) -> None:
    dialog.chooser.setCurrentIndex(dialog.chooser.findData(key))
    dialog.chooser.activated.emit(dialog.chooser.currentIndex())


def test_it_opens_with_the_set_that_has_the_rules(dialog: RulesDialog) -> None:
    assert dialog.chooser.key == "ddv"
    assert dialog.about.text() == PRESETS["ddv"].about
    assert not dialog.running.isVisible()
    assert not dialog.buttons["delete"].isEnabled()


def test_changed_rules_open_with_the_nearest_set(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> None:
    dialog = opened(qtbot, RulesDialog(DDV.but(bock=True), shelf, tmp_path / "window.ini"))

    assert dialog.chooser.key == "ddv"
    assert "1 rule(s) changed." in dialog.about.text()


def test_a_change_counts_at_once(dialog: RulesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.changed) as changed:
        toggle(dialog, "poverty")

    (named,) = changed.args
    assert (named.key, named.rules) == ("", DDV.but(poverty=True))


def test_a_change_that_makes_another_set_has_its_name(dialog: RulesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.changed) as changed:
        choose(dialog, "ameke")

    assert changed.args == [RuleSet("ameke", PRESETS["ameke"].title, preset("ameke"), PRESETS["ameke"].about)]


def test_keys_undo_and_redo(dialog: RulesDialog) -> None:
    toggle(dialog, "poverty")
    choose(dialog, "ameke")

    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert dialog.draft.now.rules == DDV.but(poverty=True)
    assert dialog.chooser.key == "ddv"
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert dialog.draft.now.rules == DDV
    assert control.read(dialog.view.pages.forms["poverty"].controls["poverty"]) is False

    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert dialog.draft.now.rules == DDV.but(poverty=True)


def test_undo_works_from_a_field_too(dialog: RulesDialog) -> None:
    dialog.view.go_to("number_of_rounds")
    QTest.keyClick(focus(), Qt.Key.Key_Up)
    assert dialog.draft.now.rules == DDV.but(number_of_rounds=6)

    QTest.keyClick(focus(), Qt.Key.Key_Z, CONTROL)

    assert dialog.draft.now.rules == DDV


@pytest.mark.parametrize(("start", "limits"), [(True, [9, 7, 5, 3, 3]), (False, [11, 9, 6, 3, 3])])
def test_the_number_of_cards_offers_its_limits(
    qtbot: QtBot, shelf: Shelf, tmp_path: Path, start: bool, limits: list[int]
) -> None:
    rules = DDV.but(with_nines=start)
    dialog = opened(qtbot, RulesDialog(rules, shelf, tmp_path / "window.ini"))
    toggle(dialog, "with_nines")
    assert dialog.notice.isVisible()
    assert "/".join(map(str, limits)) in dialog.notice.text.text()

    QTest.mouseClick(dialog.notice.button, Qt.MouseButton.LeftButton)

    assert [getattr(dialog.draft.now.rules, name) for name in LIMITS] == limits
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert dialog.draft.now.rules == rules.but(with_nines=not start)


def test_the_last_way_to_a_partner_stays_and_that_is_said(dialog: RulesDialog) -> None:
    only = next(name for name in SELECTORS if getattr(DDV, name))

    toggle(dialog, only)

    assert dialog.draft.now.rules == DDV
    assert "must stay on" in dialog.notice.text.text()
    box = dialog.view.pages.forms["marriage"].controls[only]
    assert isinstance(box, QCheckBox)
    assert box.isChecked()


def test_rules_are_saved_chosen_and_deleted(dialog: RulesDialog, shelf: Shelf) -> None:
    toggle(dialog, "poverty")
    QTest.mouseClick(dialog.buttons["save"], Qt.MouseButton.LeftButton)
    (ask,) = dialog.findChildren(SaveDialog)
    QTest.keyClicks(ask.name, "Thursday")
    QTest.keyClick(ask.name, Qt.Key.Key_Return)

    assert shelf.own() == (own("Thursday", DDV.but(poverty=True)),)
    assert dialog.chooser.key == "/Thursday"
    assert dialog.buttons["delete"].isEnabled()
    choose(dialog, "ddv")
    assert not dialog.buttons["delete"].isEnabled()
    choose(dialog, "/Thursday")
    assert dialog.draft.now.rules == DDV.but(poverty=True)


def test_a_deleted_set_comes_back_into_the_list_with_undo(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> None:
    shelf.save(own("Thursday", DDV.but(poverty=True)))
    dialog = opened(qtbot, RulesDialog(DDV.but(poverty=True), shelf, tmp_path / "window.ini"))
    assert dialog.chooser.key == "/Thursday"

    dialog.commands._remove(dialog.commands.chosen)
    assert dialog.chooser.findData("/Thursday") == -1

    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert dialog.chooser.key == "/Thursday"


def test_reset_goes_back_and_is_only_offered_if_something_changed(dialog: RulesDialog) -> None:
    assert not dialog.entries["reset"].isEnabled()
    toggle(dialog, "poverty")
    assert dialog.entries["reset"].isEnabled()

    dialog.entries["reset"].trigger()

    assert dialog.draft.now.rules == DDV


def test_a_running_party_is_said_to_keep_its_rules(dialog: RulesDialog) -> None:
    dialog.tell_running(True)

    assert dialog.running.isVisible()
    assert "running party" in dialog.running.text()


def test_a_broken_file_on_the_shelf_is_told_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bad.yaml").write_text("[")

    dialog = opened(qtbot, RulesDialog(DDV, Shelf(tmp_path / "rules"), tmp_path / "window.ini"))

    assert "bad.yaml" in dialog.notice.text.text()


def test_our_rules_open_as_a_page(dialog: RulesDialog, qtbot: QtBot) -> None:
    toggle(dialog, "with_nines")

    QTest.mouseClick(dialog.buttons["our_rules"], Qt.MouseButton.LeftButton)

    (page,) = dialog.findChildren(OurRulesDialog)
    qtbot.waitExposed(page)
    assert "We play with 40 cards" in page.page.toPlainText()
    page.close()


def test_find_goes_to_the_search_and_return_in_it_presses_no_button(dialog: RulesDialog) -> None:
    dialog.view.groups.setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_F, CONTROL)
    assert dialog.view.search.hasFocus()

    QTest.keyClick(dialog.view.search, Qt.Key.Key_Return)

    assert dialog.isVisible()
    assert dialog.findChildren(SaveDialog) == []


def test_the_size_is_remembered(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> None:
    first = opened(qtbot, RulesDialog(DDV, shelf, tmp_path / "window.ini"))
    first.resize(QSize(760, 640))
    QTest.keyClick(first, Qt.Key.Key_Escape)

    second = opened(qtbot, RulesDialog(DDV, shelf, tmp_path / "window.ini"))

    assert second.size() == QSize(760, 640)


def test_mnemonics_are_all_different(dialog: RulesDialog) -> None:
    texts = [part.text() for part in dialog.findChildren(QLabel) if part.buddy() is not None]
    texts += [part.text() for part in dialog.findChildren(QAbstractButton) if "&" in part.text()]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]

    assert len(letters) >= 6
    assert len(set(letters)) == len(letters)


def test_another_language_reaches_everything(dialog: RulesDialog, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        dialog.retranslate()
        dialog.view.go_to("x_solo_ranking")
        parts = [part for part in dialog.findChildren(QAbstractButton) if part.text()]
        texts = [part.text() for part in parts if part.isVisible()]
        texts += [part.text() for part in dialog.findChildren(QLabel) if part.isVisible() and part.text()]
        texts += [dialog.view.groups.item(at).text() for at in range(dialog.view.groups.count())]
        texts += [action.text() for action in dialog.entries.values()]
        explained = dialog.view.explanation.toPlainText()
    finally:
        qapp.removeTranslator(language)

    ours = [text for text in texts if not text.isdigit() and text not in ("Close", "&Close")]
    assert [text for text in ours if not text.startswith("‹")] == []
    assert explained.startswith("‹Ranking of the soli")


@pytest.mark.parametrize("rules", [DDV, Rules()])
def test_every_focusable_part_has_a_name(qtbot: QtBot, shelf: Shelf, tmp_path: Path, rules: Rules) -> None:
    dialog = opened(qtbot, RulesDialog(rules, shelf, tmp_path / "window.ini"))
    nameless = []
    for row in range(dialog.view.groups.count()):
        dialog.view.groups.setCurrentRow(row)
        first = here = dialog.view.search
        for _ in range(400):
            here = here.nextInFocusChain()  # type: ignore[assignment]
            stops = here.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
            if stops and here.isVisible() and here.isEnabled() and here.focusProxy() is None:
                text = here.text() if isinstance(here, QAbstractButton) else ""
                if not (here.accessibleName() or text):
                    nameless.append(f"{here} in {here.parent()}")
            if here is first:
                break

    assert nameless == []

"""Looking through the rules: groups, search, differences."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import differing, shipped
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import GROUPS, SPECS
from freedoko_qt.ui.dialog.rules.view import RulesView
from tests.ui.desk import Marked, cut_off, opened

DDV = preset("ddv")
WIDE = QSize(1300, 900)


@pytest.fixture
def view(qtbot: QtBot) -> RulesView:
    made = RulesView(DDV, shipped(), "ddv")
    made.resize(WIDE)
    return opened(qtbot, made)


def listed(view: RulesView) -> set[str]:
    """The rules that are shown."""
    forms = view.pages.forms.values()
    return {name for form in forms for name, row in form.rows.items() if row.isVisible()}


def focus() -> QWidget:
    """The part that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def of(group: str) -> set[str]:
    return {name for name, spec in SPECS.items() if spec.group == group}


def test_groups_stand_in_the_order_of_declaration_and_are_walked_by_keys(view: RulesView) -> None:
    seen = []
    for _ in GROUPS:
        seen.append(listed(view))
        QTest.keyClick(view.groups, Qt.Key.Key_Down)

    assert seen == [of(group) for group in GROUPS]


def test_a_page_is_made_when_it_is_first_seen(view: RulesView) -> None:
    assert list(view.pages.forms) == ["tournament"]

    view.groups.setCurrentRow(3)

    assert list(view.pages.forms) == ["tournament", "information"]


def test_words_find_rules_in_all_groups(view: RulesView) -> None:
    QTest.keyClicks(view.search, "swines")

    assert {"swine_only_second", "hyperswines"} <= listed(view)
    assert {SPECS[name].group for name in listed(view)} >= {"swines", "dollen"}
    assert f"Swines ({len(listed(view) & of('swines'))})" in [view.groups.item(at).text() for at in range(11)]


def test_nothing_found_is_said_and_clearing_shows_the_group_again(view: RulesView) -> None:
    QTest.keyClicks(view.search, "unheard-of")
    assert view.pages.nothing.isVisible()
    assert listed(view) == set()

    view.search.clear()

    assert not view.pages.nothing.isVisible()
    assert listed(view) == of("tournament")


def test_only_what_differs_is_shown(view: RulesView) -> None:
    view.other.setCurrentIndex(view.other.findData("ameke"))
    QTest.keyClick(view.only, Qt.Key.Key_Space)

    assert listed(view) == set(differing(DDV, preset("ameke")))


def test_another_set_to_compare_with_is_taken_at_once(view: RulesView) -> None:
    view.only.setChecked(True)
    assert listed(view) == set()

    QTest.keyClick(view.other, Qt.Key.Key_End)
    view.other.activated.emit(view.other.currentIndex())

    assert view.compared.key == "polish"
    assert listed(view) == set(differing(DDV, preset("polish")))


def test_a_rule_stays_listed_while_it_is_changed(view: RulesView) -> None:
    view.other.setCurrentIndex(view.other.findData("polish"))
    view.only.setChecked(True)
    before = listed(view)

    view.show_rules(preset("polish"))

    assert listed(view) == before


def test_the_table_of_differences_is_the_first_entry_and_leads_to_the_rules(view: RulesView) -> None:
    view.other.setCurrentIndex(view.other.findData("ameke"))
    QTest.keyClick(view.groups, Qt.Key.Key_Home)
    assert view.differences.isVisible()
    assert view.differences.table.rowCount() == len(differing(DDV, preset("ameke")))

    view.differences.table.setCurrentCell(0, 0)
    QTest.keyClick(view.differences.table, Qt.Key.Key_Return)

    assert view.pages.isVisible()
    assert view.pages.forms["tournament"].controls["with_nines"].hasFocus()


def test_the_first_rule_of_a_group_is_explained_when_it_is_entered(view: RulesView) -> None:
    QTest.keyClick(view.groups, Qt.Key.Key_Down)

    assert view.explanation.name == "counting"


def test_a_link_leads_to_a_rule_of_another_group_and_out_of_a_search(view: RulesView) -> None:
    QTest.keyClicks(view.search, "hyperswines")

    view.explanation.wanted.emit("bock")

    assert view.search.text() == ""
    assert listed(view) == of("counting")
    assert view.pages.forms["counting"].controls["bock"].hasFocus()


def test_a_greyed_rule_can_be_reached_and_says_what_it_needs(view: RulesView) -> None:
    view.go_to("append_bock")

    assert view.pages.forms["counting"].rows["append_bock"].hasFocus()
    assert "“Bock rounds” is on" in view.explanation.toPlainText()


def test_the_keyboard_walks_all_rules_of_a_group_in_order(view: RulesView) -> None:
    view.groups.setCurrentRow(list(GROUPS).index("solo") + 1)
    view.groups.setCurrentRow(list(GROUPS).index("marriage") + 1)
    view.groups.setCurrentRow(list(GROUPS).index("solo") + 1)
    form = view.pages.forms["solo"]
    names = list(form.rows)
    view.go_to(names[0])

    walked = [names[0]]
    for _ in range(4 * len(names)):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        here = focus()
        found = [name for name, row in form.rows.items() if row is here or row.isAncestorOf(here)]
        if not found:
            break
        if found[0] != walked[-1]:
            walked += found

    assert walked == names


def test_a_change_is_told_with_the_name_of_the_rule(view: RulesView, qtbot: QtBot) -> None:
    view.go_to("with_nines")

    with qtbot.waitSignal(view.changed) as changed:
        QTest.keyClick(focus(), Qt.Key.Key_Space)

    assert changed.args == [DDV.but(with_nines=False), "with_nines"]


@pytest.mark.parametrize(("width", "way"), [(700, Qt.Orientation.Vertical), (1300, Qt.Orientation.Horizontal)])
def test_the_explanation_stands_where_there_is_room(view: RulesView, width: int, way: Qt.Orientation) -> None:
    view.resize(width, 800)

    assert view.splitter.orientation() is way


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("group", GROUPS)
def test_nothing_is_cut_off_in_a_longer_language_and_a_larger_font(
    qtbot: QtBot, qapp: QApplication, size: float, group: str
) -> None:
    language, font = Marked(), qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * size)
    qapp.installTranslator(language)
    qapp.setFont(larger)
    try:
        view = RulesView(DDV, shipped(), "ddv")
        view.resize(WIDE)
        opened(qtbot, view)
        view.groups.setCurrentRow(list(GROUPS).index(group) + 1)
        qapp.processEvents()
        found = cut_off(view.pages)
        room, bar = view.pages.viewport().width(), view.pages.horizontalScrollBar()
        fits = view.pages._page.width() <= room or bar.isVisible()
    finally:
        qapp.setFont(font)
        qapp.removeTranslator(language)

    assert found == []
    assert fits

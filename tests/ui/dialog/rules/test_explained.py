"""What the dialog tells of a rule."""

from html import unescape

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import own, shipped
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import GROUPS, SPECS
from freedoko_qt.ui.dialog.rules.explained import Explanation
from tests.ui.desk import opened

SETS = shipped()


@pytest.fixture
def panel(qtbot: QtBot) -> Explanation:
    return opened(qtbot, Explanation())


@pytest.mark.parametrize("group", GROUPS)
def test_every_rule_is_explained(panel: Explanation, group: str) -> None:
    for name in (name for name, spec in SPECS.items() if spec.group == group):
        panel.show_rule(name, preset("ddv"), SETS)

        text = panel.toPlainText()
        assert SPECS[name].title in text
        assert SPECS[name].help in text
        assert SPECS[name].example in text
        assert [one.title for one in SETS if one.title not in text] == []


def test_who_plays_so_is_told_by_value(panel: Explanation) -> None:
    sets = (*SETS, own("Thursday", preset("ddv").but(with_nines=False)))

    panel.show_rule("with_nines", preset("ameke"), sets)

    lines = panel.toPlainText().split("\n")
    here = lines.index("no", lines.index("Who plays so"))
    assert lines[here + 1] == f"{PRESETS['ameke'].title} · Thursday"


def test_sets_in_which_the_rule_does_not_act_are_told_apart(panel: Explanation) -> None:
    panel.show_rule("append_bock", preset("ameke"), SETS)

    text = panel.toPlainText()
    assert PRESETS["ddv"].title in text.partition("without effect")[2]
    assert PRESETS["ameke"].title in text.partition("without effect")[0]


def test_what_is_missing_is_said_and_leads_there(panel: Explanation, qtbot: QtBot) -> None:
    panel.show_rule("append_bock", preset("ddv"), SETS)
    assert "It has no effect now, because it needs" in panel.toPlainText()
    assert "✗ missing: “Bock rounds” is on" in panel.toPlainText()
    assert 'href="bock"' in unescape(panel.toHtml())

    with qtbot.waitSignal(panel.wanted) as wanted:
        panel.anchorClicked.emit(QUrl("bock"))

    assert wanted.args == ["bock"]


def test_what_is_met_is_said(panel: Explanation) -> None:
    panel.show_rule("append_bock", preset("ameke"), SETS)

    assert "✓ met: “Bock rounds” is on" in panel.toPlainText()


@pytest.mark.parametrize(("name", "key"), [("bock_after_120_120", "bock after 120-120"), ("x_duel", "not in FreeDoko")])
def test_the_key_is_told(panel: Explanation, name: str, key: str) -> None:
    panel.show_rule(name, preset("ddv"), SETS)

    assert key in panel.toPlainText()


def test_before_the_first_rule_it_says_what_it_is_for(panel: Explanation) -> None:
    assert "what the rule means" in panel.toPlainText()

"""Who plays, by which rules, from which seed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import RuleSet, own, shipped
from freedoko_qt.app.setup import HUMAN, alone
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.ui.dialog import new_party
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from tests.ui.desk import Marked, cut_off, opened

LAST = alone(5, "thumb")


@pytest.fixture
def dialog(qtbot: QtBot) -> NewPartyDialog:
    return opened(qtbot, NewPartyDialog(LAST))


def start(dialog: NewPartyDialog) -> QPushButton:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_it_proposes_the_players_and_rules_of_the_last_party_with_another_seed(dialog: NewPartyDialog) -> None:
    assert replace(dialog.setup, seed=5) == LAST
    assert 0 <= dialog.setup.seed < SEED_LIMIT


def test_return_starts(dialog: NewPartyDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_escape_starts_nothing(dialog: NewPartyDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(dialog.accepted), qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_names_and_strengths_can_be_chosen(dialog: NewPartyDialog) -> None:
    dialog.names[2].selectAll()
    QTest.keyClicks(dialog.names[2], "Zoe ")
    QTest.keyClick(dialog.players[2], Qt.Key.Key_Home)
    QTest.keyClick(dialog.players[2], Qt.Key.Key_Down)

    assert dialog.setup.names[2] == "Zoe"
    assert dialog.setup.players[2] == next(iter(LEVELS))
    assert dialog.dealer.itemText(2) == "Zoe"


def strength(dialog: NewPartyDialog) -> str:
    shown = dialog.strength.currentWidget()
    assert isinstance(shown, QLabel)
    return shown.text()


def told(level: str) -> str:
    """What is said of a level: what it does, and how strong it measured."""
    return f"{LEVELS[level].about} {LEVELS[level].measured}"


def test_it_says_how_the_player_plays_that_was_chosen_last(dialog: NewPartyDialog) -> None:
    assert strength(dialog) == f"Normal: {told('thumb')}"
    QTest.keyClick(dialog.players[3], Qt.Key.Key_End)
    assert strength(dialog) == f"Master: {told('master')}"
    assert dialog.players[3].toolTip() == dialog.players[3].accessibleDescription() == told("master")
    QTest.keyClick(dialog.players[1], Qt.Key.Key_Home)
    assert strength(dialog).startswith("Several people at one computer")
    assert dialog.players[2].toolTip() == told("thumb")


def test_how_strong_a_level_measured_stands_behind_what_it_does(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    level = replace(LEVELS["thumb"], about="Knows all cards.", measured="Wins now and then.")
    monkeypatch.setattr(new_party, "LEVELS", {**LEVELS, "thumb": level})

    dialog = opened(qtbot, NewPartyDialog(LAST))

    assert strength(dialog) == "Normal: Knows all cards. Wins now and then."
    assert dialog.players[1].toolTip() == "Knows all cards. Wins now and then."


def test_a_fifth_player_is_as_strong_as_the_last_one(qtbot: QtBot) -> None:
    dialog = opened(qtbot, NewPartyDialog(alone(5, "novice"), sets=(*shipped(), FIVE)))

    dialog.take_rules(FIVE, (*shipped(), FIVE))

    assert dialog.setup.players == (HUMAN, *("novice",) * 4)


def test_several_people_can_sit_at_the_table(dialog: NewPartyDialog) -> None:
    dialog.players[2].setCurrentIndex(dialog.players[2].findData(HUMAN))

    assert [player == HUMAN for player in dialog.setup.players] == [True, False, True, False]
    assert [box.itemText(box.findData(HUMAN)) for box in dialog.players[:3]] == ["You", "A person", "A person"]


FIVE = own("Five", preset("ddv").but(x_players_at_table=5))


def test_a_fifth_place_shows_only_where_the_rules_want_it(dialog: NewPartyDialog) -> None:
    assert not dialog.names[4].isVisible()

    dialog.take_rules(FIVE, (*shipped(), FIVE))

    assert dialog.names[4].isVisible()
    assert dialog.dealer.count() == len(dialog.setup.names) == len(dialog.setup.players) == 5
    assert start(dialog).isEnabled()

    dialog.take_rules(shipped()[0], shipped())

    assert not dialog.names[4].isVisible()
    assert dialog.dealer.count() == len(dialog.setup.names) == 4


def test_the_name_of_the_fifth_counts_only_where_there_is_one(dialog: NewPartyDialog) -> None:
    dialog.names[4].setText(dialog.names[0].text())
    assert start(dialog).isEnabled()

    dialog.take_rules(FIVE, (*shipped(), FIVE))

    assert not start(dialog).isEnabled()


def test_the_first_dealer_can_be_chosen(dialog: NewPartyDialog) -> None:
    assert dialog.setup.first_dealer == LAST.first_dealer

    QTest.keyClick(dialog.dealer, Qt.Key.Key_Home)

    assert dialog.setup.first_dealer == 0


def test_a_seed_can_be_given(dialog: NewPartyDialog) -> None:
    dialog.seed.selectAll()
    QTest.keyClicks(dialog.seed, "12x34")

    assert dialog.setup.seed == 1234


def test_a_seed_can_be_drawn(dialog: NewPartyDialog) -> None:
    before = dialog.seed.text()

    for _ in range(3):  # once in four billion the same seed is drawn again
        QTest.mouseClick(dialog.draw, Qt.MouseButton.LeftButton)
        if dialog.seed.text() != before:
            return
    pytest.fail("the seed stays the same")


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("name", "", "Every player needs a name."),
        ("name", "  ", "Every player needs a name."),
        ("name", LAST.names[0].upper(), "Two players have the same name."),
        ("seed", "", f"The seed is a number from 0 to {SEED_LIMIT - 1}."),
        ("seed", str(SEED_LIMIT), f"The seed is a number from 0 to {SEED_LIMIT - 1}."),
    ],
)
def test_what_cannot_be_is_told_and_not_started(dialog: NewPartyDialog, field: str, text: str, told: str) -> None:
    edit = dialog.seed if field == "seed" else dialog.names[1]

    edit.setText(text)

    assert dialog.problem.text() == told
    assert dialog.problem.isVisible()
    assert not start(dialog).isEnabled()


def test_a_mended_name_starts_again(dialog: NewPartyDialog) -> None:
    dialog.names[1].setText("")
    dialog.names[1].setText("Zoe")

    assert not dialog.problem.isVisible()
    assert start(dialog).isEnabled()


def test_the_rules_are_told_in_a_sentence_with_the_length_of_the_party(dialog: NewPartyDialog) -> None:
    assert dialog.about.text() == PRESETS["ddv"].about
    assert "5" in dialog.extent.text()


def test_rules_of_ones_own_can_be_kept_or_left(qtbot: QtBot) -> None:
    own = preset("ddv").but(with_nines=False, number_of_rounds_limited=False)
    dialog = opened(qtbot, NewPartyDialog(replace(LAST, rules=own)))
    assert dialog.setup.rules == own
    assert dialog.extent.text() == "The party has no fixed end."
    assert not dialog.about.isVisible()

    QTest.keyClick(dialog.rules, Qt.Key.Key_Down)

    assert (dialog.setup.rules, dialog.setup.rules_name) == (preset("ddv"), "ddv")


def test_own_sets_can_be_chosen_by_their_name(qtbot: QtBot) -> None:
    thursday = own("Thursday", preset("ameke").but(bock_multiplier=3), "Our round.")
    dialog = opened(qtbot, NewPartyDialog(LAST, sets=(*shipped(), thursday)))

    QTest.keyClick(dialog.rules, Qt.Key.Key_End)

    assert (dialog.setup.rules, dialog.setup.rules_name) == (thursday.rules, "Thursday")
    assert dialog.about.text() == "Our round."


def test_rules_can_be_changed_on_the_way(dialog: NewPartyDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.change_wanted):
        QTest.mouseClick(dialog.change, Qt.MouseButton.LeftButton)
    changed = RuleSet("", "", preset("ddv").but(poverty=True))

    dialog.take_rules(changed, shipped())

    assert dialog.setup.rules == changed.rules


def test_mnemonics_are_all_different(dialog: NewPartyDialog) -> None:
    texts = [part.text() for part in dialog.findChildren(QLabel) if part.buddy() is not None]
    texts += [part.text() for part in dialog.findChildren(QAbstractButton) if "&" in part.text()]

    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(letters) >= 9
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_nothing_is_cut_off_in_a_longer_language_and_a_larger_font(
    qtbot: QtBot, qapp: QApplication, size: float
) -> None:
    language, font = Marked(), qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * size)
    qapp.installTranslator(language)
    qapp.setFont(larger)
    try:
        dialog = opened(qtbot, NewPartyDialog(LAST))
        found = cut_off(dialog)
    finally:
        qapp.setFont(font)
        qapp.removeTranslator(language)

    assert found == []

"""Entering a game of a real table, by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.handlist.file import load
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.scoresheet import ByHand
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import Feat
from tests.ui.dialog.listing import (
    DDV,
    RE_WINS,
    begun,
    choose,
    click,
    keyboard,
    lines,
    outcome,
    tick,
    type_into,
)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return in_profile(tmp_path)


def test_a_game_is_filled_in_with_the_keyboard_alone(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    tick(form.players[0].side)
    tick(form.players[2].side)
    choose(form.players[0].call, Call.NO_120)
    choose(form.players[2].call, Call.NO_90)
    type_into(form.points, "170")
    form.gains[Feat.FOX_CAUGHT][0].setFocus()
    QTest.keyClick(keyboard(), Qt.Key.Key_Up)

    assert "Re wins with 170 to 70 card points." in outcome(window)
    assert "Anna: +6" in outcome(window)
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)

    expected = Slip(
        Contract.NORMAL,
        (0, 2),
        170,
        (Spoken(0, Call.NO_120), Spoken(2, Call.NO_90)),
        (Gained(Feat.FOX_CAUGHT, Team.RE),),
    )
    assert lines(window) == [expected]
    assert window.panel.model.sheet.rows[0].scores == (6, -6, 6, -6)
    assert form.is_untouched
    assert form.game.hasFocus()
    (path,) = storage.lists.glob("*.yaml")
    assert load(path) == window.book.kept


def test_a_solo_of_the_mouse_replaces_who_was_ticked_before(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    choose(form.game, Contract.SOLO_QUEEN)
    tick(form.players[1].side)
    tick(form.players[3].side)
    type_into(form.points, "121")
    click(window.entry.enter)

    assert lines(window) == [Slip(Contract.SOLO_QUEEN, (3,), 121)]
    assert window.book.sheet is not None
    assert window.book.sheet.owed == (1, 1, 1, 0)


def test_points_of_kontra_and_black(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    assert not form.without_trick.isVisible()
    for place in (1, 2):
        tick(form.players[place].side)
    choose(form.of_side, Team.CONTRA)
    type_into(form.points, "0")
    assert form.without_trick.isVisible()
    assert form.without_trick.text() == "Kontra has not taken a single &trick"
    assert form.told.text() == "Re: 240"
    tick(form.without_trick)
    QTest.keyClick(form.points, Qt.Key.Key_Return)

    assert lines(window) == [Slip(Contract.NORMAL, (1, 2), 240, without_trick=Team.CONTRA)]


def test_the_bridegroom_stands_first(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    assert not form.owner.isVisible()
    choose(form.game, Contract.MARRIAGE)
    for place in (0, 3):
        tick(form.players[place].side)
    choose(form.owner, 3)
    type_into(form.points, "121")
    click(window.entry.enter)

    assert lines(window) == [Slip(Contract.MARRIAGE, (3, 0), 121)]
    assert window.panel.model.sheet.rows[0].contract == "Marriage of Dora"


def test_scores_alone_are_quick(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    window.entry.pages.setCurrentIndex(1)
    for field, score in zip(window.entry.hand.scores, ("3", "-3", "3", "-2"), strict=False):
        type_into(field, score)
    assert "sum to 1" in outcome(window)
    type_into(window.entry.hand.scores[3], "-3")
    assert "sum to" not in outcome(window)
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)

    assert lines(window) == [ByHand((3, -3, 3, -3))]
    assert window.entry.hand.is_untouched
    assert window.entry.hand.scores[0].hasFocus()


def test_a_solo_by_hand_pays_a_duty_solo(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    window.entry.pages.setCurrentIndex(1)
    type_into(window.entry.hand.scores[0], "9")
    assert not window.entry.hand.game.isVisible()
    choose(window.entry.hand.soloist, 0)
    choose(window.entry.hand.game, Contract.SOLO_JACK)
    click(window.entry.enter)

    assert window.book.sheet is not None
    assert window.book.sheet.owed == (0, 1, 1, 1)


def test_a_bock_round_by_hand_and_from_the_form(qtbot: QtBot, storage: Storage) -> None:
    rules = preset("default").but(bock_after_heart_trick=True)
    window = begun(qtbot, storage, rules)
    form = window.entry.slip
    for place in (0, 1):
        tick(form.players[place].side)
    type_into(form.points, "130")
    tick(form.heart_trick)
    click(window.entry.enter)
    assert "bock game: ×2" in window.entry.next.text()

    window.entry.pages.setCurrentIndex(1)
    type_into(window.entry.hand.scores[0], "2")
    box = next(box for box in window.entry.hand.reasons.values() if box.isVisible())
    tick(box)
    click(window.entry.enter)
    assert window.book.sheet is not None
    assert window.book.sheet.queue == (4, 4, 4, 2)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_nothing_is_entered_while_something_is_missing_or_wrong(qtbot: QtBot, storage: Storage, key: Qt.Key) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    assert not window.entry.enter.isEnabled()
    tick(form.players[0].side)
    assert outcome(window) == "Enter the card points of a side."
    type_into(form.points, "130")
    choose(form.game, Contract.MARRIAGE)
    assert outcome(window) == "Tick two players: the one whose game it is, and the partner."
    QTest.keyClick(keyboard(), key)

    assert not window.entry.enter.isEnabled()
    assert lines(window) == []


def test_the_form_shows_only_what_the_rules_know(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage)
    form = window.entry.slip
    offered = {form.game.itemText(at) for at in range(form.game.count())}
    assert "Marriage" in offered
    assert not offered & {"Poverty", "Genscher", "Koehler"}
    assert form.gains[Feat.DOPPELKOPF][0].isVisible()
    assert not form.gains[Feat.HEART_TRICK][0].isVisible()
    assert not form.early.isVisible()
    assert not form.heart_trick.isVisible()
    choose(form.game, Contract.SOLO_QUEEN)
    assert not form.specials.isVisible()
    assert not window.entry.hand.bock.isVisibleTo(window.entry.hand)


def test_whoever_deals_at_a_table_of_five_cannot_be_entered(qtbot: QtBot, storage: Storage) -> None:
    window = begun(qtbot, storage, DDV.but(x_players_at_table=5))

    assert window.entry.next.text() == "Emil deals and sits out."
    assert [row.side.isEnabled() for row in window.entry.slip.players] == [True, True, True, True, False]
    window.book.write(RE_WINS)
    assert [row.side.isEnabled() for row in window.entry.slip.players] == [False, True, True, True, True]

"""Every special decision at the real window, with the real controller, by keyboard and by mouse."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import CardPicture, Place
from freedoko_qt.app.setup import HUMAN, Setup
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Said
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.window import Window
from tests.app.controller.test_special import OWN_POVERTY, TO_TAKE
from tests.app.fakes import AT_ONCE, FIVE, NAMES, StillWorker, controller, put
from tests.ui.desk import cut_off, opened

Open = Callable[[str], Window]


@pytest.fixture
def at(profile: Path, qtbot: QtBot) -> Open:
    """A window at the moment that a text describes, with a person at seat 0."""

    def start(text: str) -> Window:
        put(profile, text)
        game = controller(profile, StillWorker())
        made = opened(qtbot, Window(game, AT_ONCE, in_profile(profile)))
        assert game.resume()
        QApplication.processEvents()
        return made

    return start


def press(window: Window, *keys: Qt.Key) -> None:
    """Keys, wherever the focus is."""
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def own(window: Window, face: Card) -> tuple[int, CardPicture]:
    """A card of the own hand with its place; the last one of equal ones."""
    hand = window.table.stage.picture.hands[Place.BOTTOM]
    return next((at, card) for at, card in reversed(list(enumerate(hand))) if card.face is face)


def click(window: Window, card: CardPicture) -> None:
    """A click on a card of the own hand, wherever it can be seen."""
    stage = window.table.stage
    points = (QPoint(x, y) for y in range(window.table.height() - 1, 0, -6) for x in range(0, window.table.width(), 6))
    place = next(point for point in points if stage.own_card_at(point.toPointF()) == card)
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def answers(window: Window) -> list[str]:
    """What the buttons of the question say."""
    return [button.accessibleName() for button in window.strip.reserve.buttons]


def button(window: Window, text: str) -> QPushButton:
    """The button with this text, of a question or an announcement."""
    return next(b for b in (*window.strip.reserve.buttons, *window.strip.announce.buttons) if text in b.text())


def log(window: Window) -> str:
    """The last line of the log."""
    return window.log.view.toPlainText().splitlines()[-1]


def spoken(widget: QWidget) -> str:
    """All that a screen reader could say of the table."""
    table = QAccessible.queryAccessibleInterface(widget)
    names = [table.child(number).text(QAccessible.Text.Name) for number in range(table.childCount())]
    return " ".join(names)


def test_a_poverty_is_offered_with_the_mouse(at: Open) -> None:
    window = at(OWN_POVERTY)
    give = button(window, "Give these")
    assert not give.isEnabled()
    assert give.toolTip() == window.strip.reserve.text.text() == "1 card(s) more."
    click(window, own(window, Card.C9)[1])
    give = button(window, "Give these")
    assert give.isEnabled()
    QTest.mouseClick(give, Qt.MouseButton.LeftButton)
    assert log(window) == "Anna offers 3 card(s) face down."
    assert len(window.table.stage.picture.spread) == 3


def test_a_poverty_is_offered_with_the_keys(at: Open) -> None:
    window = at(OWN_POVERTY)
    assert window.table.hasFocus()
    place, _ = own(window, Card.C9)
    press(window, Qt.Key.Key_Return)
    assert window.statusBar().currentMessage() == "1 card(s) more."
    press(window, *(Qt.Key.Key_Right for _ in range(place + 1)), Qt.Key.Key_Space)
    assert own(window, Card.C9)[1].is_chosen
    press(window, Qt.Key.Key_Space)
    assert not own(window, Card.C9)[1].is_chosen
    press(window, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert [card.face for card in window.table.stage.picture.hands[0] if card.is_chosen] == [Card.DJ, Card.D9]
    QTest.keyClicks(window.table, "123456789"[place])
    press(window, Qt.Key.Key_Return)
    assert log(window) == "Anna offers 3 card(s) face down."


def test_a_poverty_is_taken_and_cards_go_back(at: Open) -> None:
    window = at(TO_TAKE)
    assert answers(window) == ["Take the cards", "No"]
    press(window, Qt.Key.Key_1)
    picture = window.table.stage.picture
    assert len(picture.hands[0]) == 15
    assert sorted(card.face for card in picture.hands[0] if card.is_new and card.face is not None) == [
        Card.C9,
        Card.DJ,
        Card.D9,
    ]
    assert "just received" not in spoken(window.table)  # while cards are chosen, that is what is said of them
    for face in (Card.C9, Card.D9, Card.DJ):
        click(window, own(window, face)[1])
    assert "jack of diamonds, chosen to be given away" in spoken(window.table)
    press(window, Qt.Key.Key_Return)
    assert "2 trump(s) came back." in log(window)
    assert window.table.stage.picture.is_asked_card


def test_games_are_grouped_and_the_hand_follows_the_focus(at: Open) -> None:
    window = at("default · start 0 · hand 0 CQ CQ CJ CA CT DA DJ D9 SJ HT SA HA")
    names = answers(window)
    assert names[0] == "Normal game"
    assert "Play alone: Jack solo" in names
    assert "Marriage, decided by the: first trick" in names
    assert all(made.toolTip() for made in window.strip.reserve.buttons)
    button(window, "Jack solo").setFocus(Qt.FocusReason.TabFocusReason)
    hand = window.table.stage.picture.hands[0]
    assert [card.face for card in hand if not card.is_plain] == [Card.CJ, Card.SJ, Card.DJ]
    window.strip.reserve.setFocus()
    assert not any(card.is_plain for card in window.table.stage.picture.hands[0])


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_all_games_fit_below_the_table(at: Open, size: tuple[int, int]) -> None:
    window = at("default · start 0 · hand 0 CQ CQ CJ CA CT DA DJ D9 SJ HT SA HA")
    window.resize(*size)
    QApplication.processEvents()
    assert window.height() == size[1]
    assert cut_off(window.strip) == []
    assert window.table.height() >= 300


def test_swines_are_announced_by_a_key(at: Open) -> None:
    window = at(
        "default, swines=yes, swines_announcement_begin=yes · start 0 · hand 0 DA DA · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    press(window, Qt.Key.Key_1)
    assert log(window).startswith("Anna announces swines.")


def test_swines_are_announced_during_play(at: Open) -> None:
    window = at(
        "default, swines=yes, swines_announcement_begin=no · start 0 · hand 0 DA DA · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    QTest.mouseClick(button(window, "Swines"), Qt.MouseButton.LeftButton)
    assert log(window) == "Anna announces swines."
    assert window.table.stage.picture.hands[0][0].face is Card.DA


def test_a_new_partner_is_chosen_with_the_king(at: Open) -> None:
    window = at(
        "default, swines=no, genscher=yes · start 0 · hand 0 DK DK CQ · hand 1 CQ · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    QTest.mouseClick(button(window, "Genscher with Clara"), Qt.MouseButton.LeftButton)
    assert log(window) == "Anna plays Genscher: Clara is the partner now."
    press(window, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert [laid.card.face for laid in window.table.stage.picture.trick] == [Card.DK]


def test_a_bid_is_made(at: Open) -> None:
    window = at(
        "ddv, x_reservation_dialogue=complete, x_solo_order=ranked, x_solo_tie=bid · start 0 · "
        "0 solo queen, 1 normal, 2 solo queen, 3 normal"
    )
    press(window, Qt.Key.Key_2)
    assert log(window) == "Anna bids: no 90."


def test_a_forced_solo_can_be_offered(at: Open) -> None:
    window = at("ddv, offer_duty_solo=yes · start 0 · owed 1 0 0 0 · forced")
    QTest.mouseClick(
        next(
            b for b in window.strip.reserve.buttons if b.accessibleName() == "Offer it to the others first: Queen solo"
        ),
        Qt.MouseButton.LeftButton,
    )
    assert log(window) == "Anna must play a duty solo and offers the game to the others first."


def test_a_hand_thrown_in_lies_open_until_somebody_goes_on(at: Open) -> None:
    window = at("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    assert "nine of clubs" in spoken(window.table)
    assert not window.result.isVisible()
    window.commands["go_on"].trigger()
    assert len(window.table.stage.picture.hands[0]) == 12
    assert window.table.stage.picture.spread == ()


SIMPLE = preset("ddv").but(number_of_duty_soli=0, solo=False)


def test_a_curtain_falls_between_two_people(profile: Path, qtbot: QtBot) -> None:
    worker = StillWorker()
    game = controller(profile, worker)
    window = opened(qtbot, Window(game, AT_ONCE, in_profile(profile)))
    game.start(Setup(NAMES, (HUMAN, "random", HUMAN, "random"), SIMPLE, "ddv", 1))
    assert window.curtain.isVisible()
    assert window.curtain.hasFocus()
    assert window.curtain.call.text() == "Anna, it is your turn. Press Space when you are alone with the screen."
    assert not any(suit in spoken(window.table) for suit in ("clubs", "spades", "hearts", "diamonds"))
    assert not window.strip.reserve.isVisible()
    press(window, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()
    assert window.strip.reserve.hasFocus()
    press(window, Qt.Key.Key_1)
    worker.answer(action=Said(1, True))
    qtbot.waitUntil(window.curtain.isVisible)
    assert window.curtain.call.text().startswith("Clara, ")
    assert not any(suit in spoken(window.table) for suit in ("clubs", "spades", "hearts", "diamonds"))
    QTest.mouseClick(window.curtain.ready, Qt.MouseButton.LeftButton)
    assert window.table.stage.picture.plates[0].name == "Clara"


def test_who_sits_out_goes_on_with_the_keys(profile: Path, qtbot: QtBot) -> None:
    game = controller(profile, StillWorker())
    window = opened(qtbot, Window(game, AT_ONCE, in_profile(profile)))
    rules = SIMPLE.but(x_players_at_table=5)
    game.start(Setup(FIVE, (HUMAN, *("random",) * 4), rules, "ddv", 1, first_dealer=0))
    assert "Anna deals and sits out." in spoken(window.table)
    assert window.commands["go_on"].isEnabled()
    assert not window.strip.reserve.isVisible()
    assert window.score.model.columnCount() - 6 == 5


def test_what_the_rules_forbid_is_disabled_and_says_why(at: Open) -> None:
    window = at("ddv, card_hint=no, show_all_hands=no, take_back_tricks=no · start 0 · healthy")
    for name in ("hint", "open_hands", "undo", "redo"):
        assert not window.commands[name].isEnabled()
        assert "By the rules of this party" in window.commands[name].toolTip()


def test_open_hands_and_taking_back_where_the_rules_allow_them(at: Open) -> None:
    window = at("ddv, show_all_hands=yes, take_back_tricks=yes · start 0 · hand 0 CA · healthy")
    window.commands["open_hands"].trigger()
    assert log(window) == "All hands are open."
    window.commands["open_hands"].trigger()
    press(window, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert window.table.stage.picture.trick
    window.commands["undo"].trigger()
    assert not window.table.stage.picture.trick
    assert log(window) == "Anna takes the last decision back."
    window.commands["redo"].trigger()
    assert len(window.table.stage.picture.trick) == 1

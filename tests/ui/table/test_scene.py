from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import Place, TablePicture
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table.layout import Spot
from freedoko_qt.ui.table.scene import TableView
from freedoko_qt.ui.theme import FELTS
from tests.ui.table.pictures import PLATES, WHY_NOT, asked, dealt, full_trick, gathered, hidden, own

Key = Qt.Key


class Heard:
    """What a table has told."""

    def __init__(self, view: TableView) -> None:
        self.cards: list[Card] = []
        self.refusals: list[str] = []
        self.piles = 0
        self.tables = 0
        view.card_chosen.connect(self.cards.append)
        view.refused.connect(self.refusals.append)
        view.pile_clicked.connect(self._pile)
        view.table_clicked.connect(self._table)

    def _pile(self) -> None:
        self.piles += 1

    def _table(self) -> None:
        self.tables += 1

    def all(self) -> tuple[list[Card], list[str], int, int]:
        return self.cards, self.refusals, self.piles, self.tables


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.show_picture(asked())
    return view


@pytest.fixture
def heard(view: TableView) -> Heard:
    return Heard(view)


def spot(view: TableView, index: int) -> Spot:
    hand = view.stage.picture.hands[Place.BOTTOM]
    return view.stage.layout.hand(Place.BOTTOM, len(hand))[index]


def on_card(view: TableView, index: int) -> QPoint:
    """A point on the strip of the card that no other covers."""
    where = spot(view, index)
    return QPointF(where.x - 0.3 * where.width, where.y).toPoint()


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def bare_felt(view: TableView) -> QPoint:
    return (view.stage.layout.middle + QPointF(-0.3 * view.width(), 0)).toPoint()


# -- mouse -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("index", "card"), [(0, Card.HT), (1, Card.CQ), (2, Card.SQ)])
def test_a_click_plays_the_card(view: TableView, heard: Heard, index: int, card: Card) -> None:
    click(view, on_card(view, index))
    assert heard.all() == ([card], [], 0, 0)


def test_a_click_on_a_card_that_may_not_be_played_says_why(view: TableView, heard: Heard) -> None:
    click(view, on_card(view, 4))
    assert heard.all() == ([], [WHY_NOT], 0, 0)


def test_a_click_on_a_pile_asks_for_the_last_trick(view: TableView, heard: Heard) -> None:
    click(view, view.stage.layout.pile_box(Place.LEFT).center().toPoint())
    assert heard.all() == ([], [], 1, 0)


def test_a_click_on_the_felt_goes_on(view: TableView, heard: Heard) -> None:
    click(view, bare_felt(view))
    assert heard.all() == ([], [], 0, 1)


def test_a_place_without_a_pile_is_felt(view: TableView, heard: Heard) -> None:
    click(view, view.stage.layout.pile_box(Place.RIGHT).center().toPoint())
    assert heard.all() == ([], [], 0, 1)


def test_a_click_on_a_hand_that_is_not_asked_goes_on(view: TableView, heard: Heard) -> None:
    view.show_picture(dealt())
    click(view, on_card(view, 3))
    assert heard.all() == ([], [], 0, 1)


def test_a_click_that_slips_off_the_card_plays_nothing(view: TableView, heard: Heard) -> None:
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=on_card(view, 0))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=bare_felt(view))
    assert heard.all() == ([], [], 0, 0)


def test_the_right_button_plays_nothing(view: TableView, heard: Heard) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=on_card(view, 0))
    assert heard.all() == ([], [], 0, 0)


def test_the_card_under_the_mouse_rises_and_sinks_again(view: TableView) -> None:
    before = view.stage.cards["0.1"].spot
    QTest.mouseMove(view.viewport(), on_card(view, 1))
    assert view.stage.cards["0.1"].spot.y < before.y
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(view.viewport(), bare_felt(view))
    assert view.stage.cards["0.1"].spot == before


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "card"),
    [
        ([Key.Key_Right, Key.Key_Return], Card.HT),
        ([Key.Key_Right, Key.Key_Right, Key.Key_Space], Card.CQ),
        ([Key.Key_Left, Key.Key_Enter], Card.SQ),
        ([Key.Key_End, Key.Key_Left, Key.Key_Space], Card.CQ),
        ([Key.Key_End, Key.Key_Right, Key.Key_Space], Card.HT),
        ([Key.Key_End, Key.Key_Home, Key.Key_Space], Card.HT),
        ([Key.Key_2], Card.CQ),
    ],
    ids=lambda value: value.name if isinstance(value, Card) else "-".join(key.name[4:] for key in value),
)
def test_cards_are_played_by_keys(view: TableView, heard: Heard, keys: list[Qt.Key], card: Card) -> None:
    for key in keys:
        QTest.keyClick(view, key)
    assert heard.all() == ([card], [], 0, 0)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_without_a_focused_card_the_table_is_meant(view: TableView, heard: Heard, key: Qt.Key) -> None:
    QTest.keyClick(view, key)
    assert heard.all() == ([], [], 0, 1)


def test_picking_a_card_that_may_not_be_played_says_why(view: TableView, heard: Heard) -> None:
    QTest.keyClick(view, Key.Key_4)
    assert heard.all() == ([], [WHY_NOT], 0, 0)


def test_picking_a_card_that_is_not_there_does_nothing(view: TableView, heard: Heard) -> None:
    QTest.keyClick(view, Key.Key_9)
    assert heard.all() == ([], [], 0, 0)


def test_each_of_twelve_cards_has_a_key(view: TableView, heard: Heard) -> None:
    text = "HT CQ SQ HQ DQ CJ DJ DA DK CA ST SK"
    picture = replace(dealt(), hands=(own(text, text), (), (), ()), is_asked_card=True)
    view.show_picture(picture)
    QTest.keyClicks(view, "1234567890ab")
    assert heard.cards == [card.face for card in picture.hands[Place.BOTTOM]]


def test_escape_lets_go_of_the_card(view: TableView, heard: Heard) -> None:
    for key in (Key.Key_Right, Key.Key_Escape, Key.Key_Space):
        QTest.keyClick(view, key)
    assert heard.all() == ([], [], 0, 1)


def test_keys_with_control_are_left_to_the_menus(view: TableView, heard: Heard) -> None:
    QTest.keyClick(view, Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert heard.all() == ([], [], 0, 0)


def test_the_focused_card_has_the_ring_until_it_is_gone(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_Right)
    assert [key for key, item in view.stage.cards.items() if item.goal.is_ringed] == ["0.0"]
    view.show_picture(full_trick())
    assert not any(item.goal.is_ringed for item in view.stage.cards.values())
    assert view.stage.pointing.focused == ""


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_without_flight_no_animation_and_no_running_timer_exists(view: TableView) -> None:
    for picture in (dealt(), asked(), full_trick(), gathered(), dealt()):
        view.show_picture(picture)
        assert not view.is_moving
    assert view.findChildren(QAbstractAnimation) == []
    while view.stage.ahead.timer.isActive():
        view.stage.ahead.step()
    assert not any(timer.isActive() for timer in view.stage.findChildren(QTimer))


def test_with_flight_cards_take_their_time_and_arrive(qtbot: QtBot, view: TableView) -> None:
    view.jump(full_trick())
    view.set_flight(40)
    with qtbot.waitSignal(view.settled):
        view.show_picture(gathered())
        assert view.is_moving
    assert view.stage.cards["1.0"].face is None


def test_jumping_takes_no_time(view: TableView) -> None:
    view.set_flight(60_000)
    view.jump(full_trick())
    assert not view.is_moving


@pytest.mark.parametrize("end", ["click", "space", "no flight", "hide", "resize"])
def test_what_flies_arrives_at_once(view: TableView, end: str) -> None:
    view.jump(full_trick())
    view.set_flight(60_000)
    view.show_picture(gathered())
    assert view.is_moving
    match end:
        case "click":
            click(view, bare_felt(view))
        case "space":
            QTest.keyClick(view, Key.Key_Space)
        case "no flight":
            view.set_flight(0)
        case "hide":
            view.hide()
        case _:
            view.resize(700, 500)
    assert not view.is_moving
    assert view.stage.cards["0.11"].face is None


def test_nothing_flies_in_a_window_that_is_not_shown(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.set_flight(60_000)
    view.show_picture(dealt())
    assert not view.is_moving


def test_cards_that_may_not_be_played_can_look_like_all(view: TableView) -> None:
    assert view.stage.cards["0.4"].goal.is_veiled
    view.set_show_legal(False)
    assert not view.stage.cards["0.4"].goal.is_veiled


def test_other_letters_lay_the_table_anew(view: TableView) -> None:
    before = view.stage.layout.text
    font = view.font()
    font.setPixelSize(40)
    view.setFont(font)
    assert view.stage.layout.text > before


def test_deck_and_felt_can_be_exchanged(view: TableView) -> None:
    before = view.grab().toImage()
    view.set_deck(Deck("contrast", "pl"), "sand")
    view.set_felt(FELTS["contrast"])
    assert view.grab().toImage() != before


# -- secrecy -----------------------------------------------------------------------------------------------------------


def test_tips_tell_plates_and_open_cards(view: TableView) -> None:
    layout = view.stage.layout
    assert view.tip(layout.plate(Place.LEFT).center().toPoint()) == PLATES[Place.LEFT].spoken
    assert view.tip(on_card(view, 0)) == "HT"
    assert view.tip(on_card(view, 4)) == WHY_NOT
    where = layout.trick(Place.LEFT, 0)
    assert view.tip(QPoint(round(where.x), round(where.y))) == "DA"


def test_no_tip_tells_of_a_card_that_lies_face_down(view: TableView) -> None:
    secret = tuple(tuple(replace(card, name="secret") for card in hidden(seat, 0, 1, 2)) for seat in range(4))
    view.show_picture(TablePicture(secret, piles=tuple(hidden(seat, 7, 8) for seat in range(4))))
    tips = {view.tip(QPoint(x, y)) for x in range(0, view.width(), 15) for y in range(0, view.height(), 15)}
    assert tips == {""}


def test_a_card_that_lies_face_down_has_no_text_at_all(view: TableView) -> None:
    view.show_picture(gathered())
    for item in view.stage.cards.values():
        assert item.toolTip() == ""
        if item.goal.card.face is None:
            assert item.face is None

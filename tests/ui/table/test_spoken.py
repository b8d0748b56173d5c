from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import CardPicture, Place, TablePicture, TrickCard
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.table import spoken
from freedoko_qt.ui.table.scene import TableView
from tests.ui.table.pictures import PLATES, WHY_NOT, asked, dealt, gathered, hidden


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    return view


def heard(picture: TablePicture) -> list[str]:
    return [line.text for line in spoken.lines(picture)]


def table(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert isinstance(found, spoken.SpokenTable)
    return found


def names(view: TableView) -> list[str]:
    whole = table(view)
    return [whole.child(number).text(QAccessible.Text.Name) for number in range(whole.childCount())]


def test_game_plates_trick_and_own_cards_are_heard_in_this_order() -> None:
    assert heard(asked()) == [
        "Normal game",
        *(plate.spoken for plate in PLATES),
        "Benedikt: DA",
        "Clara: DK",
        "HT, may be played",
        "CQ, may be played",
        "SQ, may be played",
        f"CA, may not be played: {WHY_NOT}",
        f"ST, may not be played: {WHY_NOT}",
    ]


def test_a_past_trick_that_is_shown_is_heard_with_its_title(view: TableView) -> None:
    shown = replace(
        gathered(),
        last_trick=(TrickCard(Place.LEFT, CardPicture("1.0", Card.DA, "DA")),),
        last_trick_title="Trick 1, led by Benedikt\nClara: 11 card points",
    )
    assert {"Trick 1, led by Benedikt. Clara: 11 card points", "Benedikt: DA"} <= set(heard(shown))
    view.show_picture(shown)
    whole = table(view)
    children = [whole.child(number) for number in range(whole.childCount())]
    place = next(child.rect() for child in children if child.text(QAccessible.Text.Name) == "Benedikt: DA")
    assert view.stage.layout.last_box().toRect().contains(place.translated(-view.mapToGlobal(place.topLeft() * 0)))


def test_cards_are_named_alone_while_none_is_asked() -> None:
    assert heard(dealt("HT CQ"))[4:] == ["HT", "CQ"]


def test_nothing_is_heard_of_cards_that_lie_face_down() -> None:
    named = [tuple(replace(card, name="queen of clubs") for card in hidden(seat, 1, 2)) for seat in range(4)]
    picture = TablePicture(tuple(named), PLATES, piles=tuple(named))
    assert heard(picture) == [plate.spoken for plate in PLATES]


def test_the_table_offers_the_lines_as_children_with_their_places(view: TableView) -> None:
    view.show_picture(asked())
    assert names(view) == heard(asked())
    whole = table(view)
    for number in range(whole.childCount()):
        child = whole.child(number)
        assert whole.indexOfChild(child) == number
        assert child.isValid()
        assert whole.rect().contains(child.rect())


def test_the_children_follow_the_picture(view: TableView) -> None:
    view.show_picture(asked())
    last = table(view).child(table(view).childCount() - 1)
    view.show_picture(gathered())
    assert names(view) == heard(gathered())
    assert not last.isValid()
    assert table(view).child(99) is None


def test_the_card_under_a_point_is_found(view: TableView) -> None:
    view.show_picture(asked())
    whole = table(view)
    own = whole.child(whole.childCount() - 1)
    found = whole.childAt(own.rect().right() - 5, own.rect().center().y())
    assert found is not None
    assert found.text(QAccessible.Text.Name) == own.text(QAccessible.Text.Name)
    assert whole.childAt(-500, -500) is None


def test_the_card_reached_with_the_keys_has_the_focus(view: TableView) -> None:
    view.show_picture(asked())
    assert table(view).focusChild() is None
    QTest.keyClick(view, Qt.Key.Key_End)
    focused = table(view).focusChild()
    assert focused is not None
    assert focused.text(QAccessible.Text.Name) == "SQ, may be played"
    assert focused.state().focused


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[QAccessibleEvent]:
    """What a screen reader that is running is told."""
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
    return events


def test_a_sentence_is_announced(view: TableView, told: list[QAccessibleEvent]) -> None:
    view.announce("Your turn.")
    [event] = told
    assert isinstance(event, QAccessibleAnnouncementEvent)
    assert event.message() == "Your turn."


def test_walking_the_cards_tells_which_child_has_the_focus(view: TableView, told: list[QAccessibleEvent]) -> None:
    view.show_picture(asked())
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert [(event.type(), event.child()) for event in told] == [(QAccessible.Event.Focus, 7)]


def test_nothing_is_kept_of_a_table_that_is_gone(qtbot: QtBot) -> None:
    view = TableView()
    table(view)
    key = id(view)
    assert key in spoken.KEPT
    view.deleteLater()
    qtbot.waitUntil(lambda: key not in spoken.KEPT)


def test_facts_open_cards_and_marks_are_heard() -> None:
    hand = dealt().hands[0]
    marked = (replace(hand[0], is_chosen=True), replace(hand[1], is_new=True), *hand[2:])
    picture = replace(
        dealt(), hands=(marked, *dealt().hands[1:]), contract="Poverty of Anna", facts=("Emil deals and sits out.",)
    )
    said = heard(replace(picture, spread=(replace(hand[3], key="1.1"), *hidden(1, 2))))
    assert said[0] == "Poverty of Anna. Emil deals and sits out."
    assert "HQ" in said
    assert "HT, chosen to be given away" in said
    assert "CQ, just received" in said


def test_that_a_game_does_not_count_is_heard_first() -> None:
    assert heard(replace(asked(), practice="Practice game"))[0] == "Practice game. Normal game"

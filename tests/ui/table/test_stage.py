from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import Place, TablePicture
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table.arrange import ASIDE, Pointing
from freedoko_qt.ui.table.layout import Layout, Spot
from freedoko_qt.ui.table.stage import Stage
from freedoko_qt.ui.theme import FELTS
from tests.ui.table.pictures import asked, dealt, full_trick, gathered, hidden, played

LONG, SHORT = 60_000, 30


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:  # noqa: ARG001
    parent = QObject()
    stage = Stage(parent, Deck("classic", "en"), "blue")
    stage.resize(QSizeF(1000, 700), 13)
    yield stage
    stage.finish()


def lying(stage: Stage) -> dict[str, tuple[Spot, Card | None]]:
    return {key: (item.spot, item.face) for key, item in stage.cards.items()}


def wanted(stage: Stage) -> dict[str, tuple[Spot, Card | None]]:
    return {key: (goal.spot, goal.card.face) for key, goal in stage._goals().items()}


GAME = [dealt(), asked(), full_trick(), gathered(), dealt("C9 HK"), TablePicture()]


@pytest.mark.parametrize("time", [0, LONG], ids=["at once", "overtaken by the next picture"])
def test_any_picture_after_any_other_ends_right(stage: Stage, time: int) -> None:
    for first in GAME:
        for second in GAME:
            stage.show(first, time)
            stage.show(second, time)
            stage.finish()
            assert lying(stage) == wanted(stage)
            assert len(stage.items()) == len(stage.cards) + 10


def test_at_once_nothing_moves(stage: Stage) -> None:
    for picture in GAME:
        stage.show(picture, 0)
        assert not stage.is_moving
        assert lying(stage) == wanted(stage)


def test_a_trick_flies_to_the_pile_and_turns_over(qtbot: QtBot, stage: Stage) -> None:
    stage.show(full_trick(), 0)
    item = stage.cards["0.11"]
    with qtbot.waitSignal(stage.settled):
        stage.show(gathered(), SHORT)
        assert item.face is Card.CQ
    assert stage.cards["0.11"] is item
    assert item.face is None
    assert stage.layout.pile_box(Place.LEFT).adjusted(-5, -5, 5, 5).contains(item.pos())


def test_a_card_that_moves_on_leaves_the_others_flying(stage: Stage) -> None:
    stage.show(full_trick(), 0)
    stage.show(gathered(), LONG)
    plates = tuple(replace(plate, is_turn=True) for plate in gathered().plates)
    stage.show(replace(gathered(), plates=plates), LONG)
    assert stage.is_moving
    assert stage.cards["0.11"].face is Card.CQ


def test_a_new_game_is_dealt_from_the_middle_unseen(stage: Stage) -> None:
    stage.show(gathered(), 0)
    old = stage.cards["0.0"]
    stage.show(dealt(), LONG)
    assert stage.cards["0.0"] is not old
    assert {item.face for item in stage.cards.values()} == {None}
    assert {(item.spot.x, item.spot.y) for item in stage.cards.values()} == {stage.layout.middle.toTuple()}


def test_nothing_stays_marked_in_a_new_game(stage: Stage) -> None:
    stage.show(asked(), 0)
    stage.point(Pointing("0.0", "0.1"), 0)
    stage.show(dealt(), 0)
    assert stage.pointing == Pointing()


def test_a_card_that_comes_back_while_it_fades_stays(stage: Stage) -> None:
    shown = replace(gathered(), last_trick=(played(Place.LEFT, "1.0", "DA"),))
    stage.show(shown, 0)
    stage.show(gathered(), LONG)
    stage.show(shown, LONG)
    stage.finish()
    assert stage.cards[ASIDE + "1.0"].scene() is stage
    assert lying(stage) == wanted(stage)


def test_the_last_trick_has_a_panel_with_its_title(stage: Stage) -> None:
    stage.show(replace(gathered(), last_trick=(played(Place.LEFT, "1.0", "DA"),), last_trick_title="Last trick"), 0)
    assert (stage.panel.isVisible(), stage.panel.title) == (True, "Last trick")
    assert stage.is_last_trick_at(stage.layout.last_box().center())
    stage.show(gathered(), 0)
    assert not stage.panel.isVisible()


def test_the_plate_of_the_taker_glows(stage: Stage) -> None:
    stage.show(full_trick(), 0)
    assert [item.is_shining for item in stage.plates] == [False, True, False, False]


def test_plates_are_seen_only_if_there_are_players(stage: Stage) -> None:
    stage.show(TablePicture(), 0)
    assert not any(item.isVisible() for item in stage.plates)


def test_everything_is_laid_anew_in_another_size(stage: Stage) -> None:
    stage.show(full_trick(), LONG)
    stage.resize(QSizeF(520, 480), 13)
    assert not stage.is_moving
    layout = Layout(520, 480, 13)
    assert stage.cards["1.0"].spot == layout.trick(Place.LEFT, 0)
    assert stage.plates[Place.TOP].pos() == layout.plate(Place.TOP).topLeft()


def render(stage: Stage, ratio: int = 1) -> QImage:
    image = QImage(1000 * ratio, 700 * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    stage.render(painter, stage.sceneRect())
    painter.end()
    return image


def test_deck_back_and_felt_are_exchanged_while_cards_lie(stage: Stage) -> None:
    stage.show(asked(), 0)
    looks = [render(stage)]
    stage.set_deck(Deck("german", "de"), "blue")
    looks.append(render(stage))
    stage.set_deck(Deck("german", "de"), "red")
    looks.append(render(stage))
    stage.set_felt(FELTS["dark"])
    looks.append(render(stage))
    assert all(one != other for number, one in enumerate(looks) for other in looks[number + 1 :])


def test_the_table_is_as_fine_as_the_screen(stage: Stage) -> None:
    stage.show(asked(), 0)
    coarse, fine = render(stage), render(stage, 2)
    where = stage.layout.trick(Place.LEFT, 0)
    left, top = round(where.x) - 20, round(where.y) - 60
    blown_up = coarse.copy(left, top, 40, 120).scaled(80, 240)
    sharp = fine.copy(2 * left, 2 * top, 80, 240)
    same = sum(blown_up.pixel(x, y) == sharp.pixel(x, y) for x in range(80) for y in range(240))
    assert same < 0.98 * 80 * 240


def test_hidden_cards_look_alike(stage: Stage) -> None:
    """Two pictures that differ only in what nobody may see are the same to the pixel."""
    stage.show(asked(), 0)
    one = render(stage)
    swapped = (asked().hands[0], hidden(1, 5, 4, 3, 2, 1), *asked().hands[2:])
    stage.show(replace(asked(), hands=swapped), 0)
    assert render(stage) == one


def test_a_risen_card_is_found_where_it_lay(stage: Stage) -> None:
    stage.show(asked(), 0)
    spot = stage.layout.hand(Place.BOTTOM, 5)[0]
    low = QPointF(spot.x - 0.3 * spot.width, spot.y + 0.74 * spot.width)
    card = stage.own_card_at(low)
    assert card is not None
    stage.point(Pointing(card.key), 0)
    assert stage.own_card_at(low) == card


def test_only_open_cards_are_found_as_such(stage: Stage) -> None:
    stage.show(full_trick(), 0)
    trick = stage.layout.trick(Place.LEFT, 0)
    found = stage.open_card_at(QPointF(trick.x, trick.y))
    assert found is not None
    assert found.key == "1.0"
    hidden_card = stage.layout.hand(Place.LEFT, 5)[0]
    assert stage.open_card_at(QPointF(hidden_card.x, hidden_card.y)) is None


def test_where_a_card_lies_is_told_by_its_key(stage: Stage) -> None:
    stage.show(asked(), 0)
    spot = stage.layout.trick(Place.LEFT, 0)
    assert stage.rect_of("1.0").contains(QPointF(spot.x, spot.y))
    assert stage.rect_of("nothing").isEmpty()

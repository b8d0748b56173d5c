from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import CardPicture
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table.arrange import Goal
from freedoko_qt.ui.table.card import CardItem, Look
from freedoko_qt.ui.table.layout import FLYING, Spot
from freedoko_qt.ui.table.motion import Motion, _show
from freedoko_qt.ui.table.prints import Prints
from freedoko_qt.ui.theme import FELTS

HERE, THERE = Spot(0, 0, 90, 40, 3), Spot(200, 100, 0, 80, 200)
SHORT, LONG = 40, 60_000


@pytest.fixture
def scene(qapp: object) -> Iterator[QGraphicsScene]:  # noqa: ARG001
    scene = QGraphicsScene()
    yield scene
    scene.clear()


@pytest.fixture
def motion(scene: QGraphicsScene) -> Iterator[Motion]:
    motion = Motion(scene)
    yield motion
    motion.finish()


@pytest.fixture
def item(scene: QGraphicsScene) -> CardItem:
    look = Look(Prints(Deck("classic", "en"), "blue", FELTS["light"]), FELTS["light"])
    item = CardItem(look, Goal(CardPicture("1.0"), HERE), HERE)
    scene.addItem(item)
    return item


def turn_up(item: CardItem) -> None:
    item.goal = Goal(CardPicture("1.0", Card.CQ), THERE)


def clock(motion: Motion) -> QTimer:
    timer = motion.findChild(QTimer)
    assert timer is not None
    return timer


def test_without_time_a_card_is_there_at_once_and_no_clock_runs(motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, 0)
    assert (item.spot, item.face) == (THERE, Card.CQ)
    assert not motion.is_running
    assert not clock(motion).isActive()


def test_a_card_arrives_turned_over_and_the_clock_rests(qtbot: QtBot, motion: Motion, item: CardItem) -> None:
    turn_up(item)
    with qtbot.waitSignal(motion.settled):
        motion.send(item, THERE, SHORT)
        assert item.spot == HERE
    assert (item.spot, item.face, item.turning, item.print_width) == (THERE, Card.CQ, 1.0, THERE.width)
    assert not clock(motion).isActive()


def test_finishing_lets_the_card_arrive_now(qtbot: QtBot, motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, LONG)
    with qtbot.waitSignal(motion.settled):
        motion.finish()
    assert item.spot == THERE
    assert not clock(motion).isActive()


def test_a_card_on_its_way_to_the_same_place_is_not_disturbed(motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, LONG)
    motion.send(item, THERE, LONG)
    assert item.spot == HERE
    assert motion.end_of(item) == THERE


def test_a_card_that_shall_go_elsewhere_first_arrives(motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, LONG)
    motion.send(item, HERE, LONG)
    assert (item.spot, item.face) == (THERE, Card.CQ)
    assert motion.end_of(item) == HERE


def test_half_way_a_card_flies_above_all_and_is_seen_from_its_edge(motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, LONG)
    journey = motion._journeys[item]
    half = 1 - 0.5 ** (1 / 3)
    _show(item, journey, half)
    assert item.spot.z == THERE.z + FLYING
    assert item.turning == pytest.approx(0, abs=1e-9)
    _show(item, journey, half - 0.02)
    assert item.face is None
    _show(item, journey, half + 0.02)
    assert item.face is Card.CQ


def test_a_card_that_waits_is_not_seen_yet(motion: Motion, item: CardItem) -> None:
    turn_up(item)
    motion.send(item, THERE, SHORT, delay=LONG)
    assert not item.isVisible()
    motion.finish()
    assert item.isVisible()


def test_a_new_card_fades_in(motion: Motion, item: CardItem) -> None:
    motion.fade_in(item, LONG)
    assert item.opacity() == 0
    motion.finish()
    assert item.opacity() == 1


@pytest.mark.parametrize("time", [0, SHORT])
def test_a_card_that_fades_away_is_told(qtbot: QtBot, motion: Motion, item: CardItem, time: int) -> None:
    with qtbot.waitSignal(motion.left) as told:
        motion.fade_out(item, time)
    assert told.args == [item]


def test_a_covered_card_is_hidden_when_it_has_arrived(motion: Motion, item: CardItem) -> None:
    item.goal = Goal(CardPicture("1.0"), THERE, is_covered=True)
    motion.send(item, THERE, LONG)
    assert item.isVisible()
    motion.finish()
    assert not item.isVisible()

"""When a new partner is named with the king of diamonds."""

from freedoko_qt.engine.event import SEATS, GenscherChosen
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players.calling import outlook
from freedoko_qt.players.genscher import HALF, partner, promise
from freedoko_qt.players.position import Position
from tests.notation import situation

TALK = "default, x_reservation_dialogue=two-step, genscher=yes, x_genscher_last_trick=12, swines=no"
HAND = "hand 0 DK DK DJ HJ S9 SK C9 CK HK H9 DT D9"
RICH = "hand 1 CQ CA CA SA HA · hand 2 CQ CT ST HT HT"


def seen(script: str) -> Observation:
    """What seat 0 sees."""
    return observe(situation(script).state, 0)


def test_nobody_is_left_while_nothing_is_known() -> None:
    here = seen(f"{TALK} · {HAND} · hand 1 CQ · hand 2 CQ · healthy")
    assert {action.partner for action in here.legal if isinstance(action, GenscherChosen)} == set(SEATS[1:])
    assert partner(here, Position(here)) is None


def test_a_losing_side_is_left_for_a_strong_player() -> None:
    here = seen(f"{TALK} · {HAND} · {RICH} · hand 3 CJ HJ · start 1 · healthy · 1 no 120, 2 no 90 · 1: CQ HT DJ")
    choice = partner(here, Position(here))
    assert choice
    assert isinstance(choice.action, GenscherChosen)
    assert choice.action.partner in (1, 2)
    assert outlook(here)[0] < HALF
    assert dict(choice.reason.values) == {"player": choice.action.partner}


def test_a_partner_with_points_promises_more() -> None:
    here = seen(f"{TALK} · {HAND} · {RICH} · hand 3 HJ DJ · start 1 · healthy · 1 no 120 · 1: CQ HT HJ")
    chosen = {action.partner: action for action in here.legal if isinstance(action, GenscherChosen)}
    assert promise(here, chosen[1]) > promise(here, chosen[3])

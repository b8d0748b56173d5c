"""Which soli there are and what they bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("solo")


class SoloOrder(StrEnum):
    """Whose solo is played when several want one."""

    SEAT = "seat"
    DUTY_FIRST = "duty first"


CHOICES: Mapping[StrEnum, str] = {
    SoloOrder.SEAT: mark("rules", "First in seat order"),
    SoloOrder.DUTY_FIRST: mark("rules", "Duty solo before voluntary solo"),
}


@dataclass(frozen=True)
class Solo:
    """The rules of the group "Solo"."""

    solo: bool = rule(
        True,
        mark("rules", "Soli"),
        mark("rules", "A player may play alone against the three others. Silent marriages do not depend on this."),
    )
    solo_color: bool = rule(
        True,
        mark("rules", "Suit soli"),
        mark(
            "rules", "The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps."
        ),
        "solo",
    )
    solo_koehler: bool = rule(
        True,
        mark("rules", "Koehler"),
        mark("rules", "Kings, queens and jacks are trumps, in this order."),
        "solo",
    )
    solo_meatless: bool = rule(
        True,
        mark("rules", "Meatless solo"),
        mark("rules", "There are no trumps."),
        "solo",
    )
    solo_jack: bool = rule(
        True,
        mark("rules", "Jack solo"),
        mark("rules", "Only jacks are trumps."),
        "solo",
    )
    solo_queen: bool = rule(
        True,
        mark("rules", "Queen solo"),
        mark("rules", "Only queens are trumps."),
        "solo",
    )
    solo_king: bool = rule(
        True,
        mark("rules", "King solo"),
        mark("rules", "Only kings are trumps."),
        "solo",
    )
    solo_queen_jack: bool = rule(
        True,
        mark("rules", "Queen-jack solo"),
        mark("rules", "Queens and jacks are trumps, queens above jacks."),
        "solo",
    )
    solo_king_jack: bool = rule(
        True,
        mark("rules", "King-jack solo"),
        mark("rules", "Kings and jacks are trumps, kings above jacks."),
        "solo",
    )
    solo_king_queen: bool = rule(
        True,
        mark("rules", "King-queen solo"),
        mark("rules", "Kings and queens are trumps, kings above queens."),
        "solo",
    )
    lustsolo_player_leads: bool = rule(
        True,
        mark("rules", "The soloist leads in a voluntary solo"),
        mark(
            "rules", "The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer."
        ),
        "solo",
    )
    x_solo_order: SoloOrder = rule(
        SoloOrder.SEAT,
        mark("rules", "Several soli"),
        mark("rules", "Whose solo is played when more than one player wants one."),
        "solo",
    )

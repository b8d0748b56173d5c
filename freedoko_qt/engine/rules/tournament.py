"""How long a party lasts, and the soli that everybody owes."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("tournament")
ANY_SOLO = "|".join(
    (
        "solo_color",
        "solo_koehler",
        "solo_meatless",
        "solo_jack",
        "solo_queen",
        "solo_king",
        "solo_queen_jack",
        "solo_king_jack",
        "solo_king_queen",
    )
)
ENDLESS = 4_294_967_294


@dataclass(frozen=True)
class Tournament:
    """The rules of the group "Tournament"."""

    with_nines: bool = rule(
        True,
        mark("rules", "Play with nines"),
        mark("rules", "48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points."),
    )
    number_of_rounds_limited: bool = rule(
        True,
        mark("rules", "Number of rounds is limited"),
        mark("rules", "The party ends after the set number of rounds; open duty soli are played after them."),
    )
    number_of_rounds: int = rule(
        20,
        mark("rules", "Number of rounds"),
        mark("rules", "In a round everybody deals once; games whose deal is repeated come on top."),
        "number_of_rounds_limited",
        span=(1, ENDLESS),
    )
    number_of_duty_soli: int = rule(
        0,
        mark("rules", "Duty soli of each player"),
        mark("rules", "Soli that everybody must play in the party; who has not done so by the end is made to."),
        "solo",
        ANY_SOLO,
        "number_of_rounds_limited",
        span=(0, 100),
    )

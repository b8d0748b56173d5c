"""Swines and hyperswines: trump aces and nines that rise to the top."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("swines")


class SwineCondition(StrEnum):
    """When the second ace may become a swine."""

    TEAM = "team"
    OWN_FIRST_FOX = "own first fox"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        SwineCondition.TEAM: mark("rules", "The own side won the trick with the first ace"),
        SwineCondition.OWN_FIRST_FOX: mark("rules", "The player won the trick with the own first ace"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Swines:
    """The rules of the group "Swines"."""

    swines: bool = rule(
        True,
        mark("rules", "Swines"),
        mark("rules", "Who holds both aces of the trump suit may make them the highest trumps."),
        example=mark("rules", "Clara holds both ♦A and announces swines: her ♦A takes Anna's ♥10."),
    )
    swines_in_solo: bool = rule(
        True,
        mark("rules", "Swines in suit soli"),
        mark("rules", "Also in suit soli, with the aces of the solo's suit, and for every player."),
        "swines",
        "solo_color",
        example=mark(
            "rules", "Bernd plays a club solo, and Clara holds both ♣A: she may announce them as swines against him."
        ),
    )
    swines_in_poverty: bool = rule(
        True,
        mark("rules", "Swines in a poverty"),
        mark("rules", "Also when a poverty is played."),
        "swines",
        "poverty_shift",
        example=mark(
            "rules", "Bernd plays a poverty with Clara, and Dieter holds both ♦A: he may announce swines against them."
        ),
    )
    swines_announcement_begin: bool = rule(
        True,
        mark("rules", "Swines are announced before the first card"),
        mark("rules", "Otherwise they may be announced at any time while both aces are in the hand."),
        "swines",
        "![swine_only_second]",
        example=mark(
            "rules", "Anna holds both ♦A and says nothing before the first card: they stay foxes for the whole game."
        ),
    )
    swine_only_second: bool = rule(
        False,
        mark("rules", "Only the second ace becomes a swine"),
        mark("rules", "After the first ace has come home to the own side, the second may be announced as a swine."),
        "swines",
        "![swines_announcement_begin]",
        "![hyperswines]",
        example=mark("rules", "Clara wins a trick with her first ♦A: now she may announce her other ♦A as a swine."),
    )
    hyperswines: bool = rule(
        False,
        mark("rules", "Hyperswines"),
        mark(
            "rules", "Who holds both nines of the trump suit may set them above the swines; without nines, the kings."
        ),
        "swines",
        "!swine_only_second",
        example=mark(
            "rules",
            "Clara has announced swines. Anna holds both ♦9 and announces hyperswines: her ♦9 takes Clara's ♦A.",
        ),
    )
    hyperswines_in_solo: bool = rule(
        True,
        mark("rules", "Hyperswines in suit soli"),
        mark("rules", "Also in suit soli, with the cards of the solo's suit."),
        "hyperswines",
        "swines_in_solo",
        example=mark(
            "rules",
            "In Bernd's club solo Clara has announced swines, and Anna holds both ♣9: she may announce hyperswines.",
        ),
    )
    hyperswines_in_poverty: bool = rule(
        True,
        mark("rules", "Hyperswines in a poverty"),
        mark("rules", "Also when a poverty is played."),
        "hyperswines",
        "swines_in_poverty",
        example=mark(
            "rules",
            "Dieter has announced swines against Bernd's poverty, and Anna holds both ♦9: she may announce "
            "hyperswines.",
        ),
    )
    hyperswines_announcement_begin: bool = rule(
        True,
        mark("rules", "Hyperswines are announced before the first card"),
        mark("rules", "Otherwise they may be announced at any time while both cards are in the hand."),
        "hyperswines",
        "swines_announcement_begin",
        example=mark(
            "rules", "Anna holds both ♦9 and says nothing before the first card: they stay the lowest trumps."
        ),
    )
    swines_and_hyperswines_joint: bool = rule(
        False,
        mark("rules", "One player may have both"),
        mark("rules", "The holder of the swines may announce hyperswines too."),
        "hyperswines",
        example=mark("rules", "Clara holds both ♦A and both ♦9: she may announce swines and hyperswines."),
    )
    x_swine_second_condition: SwineCondition = rule(
        SwineCondition.TEAM,
        mark("rules", "When the second ace may become a swine"),
        mark("rules", "What must have happened to the first ace."),
        "swine_only_second",
        example=mark(
            "rules",
            "Clara's known partner wins the trick with her first ♦A: that is enough if the side must win it, but not "
            "if she must do so herself.",
        ),
    )

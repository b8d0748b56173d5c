"""What the games are that can be reserved, in a sentence or two, and in which groups they are offered."""

from collections.abc import Mapping

from freedoko_qt.app.words import translate
from freedoko_qt.engine.contract import SHAPES, Contract
from freedoko_qt.engine.event import Reserved
from freedoko_qt.engine.rules import SPECS
from freedoko_qt.marked import mark

RULES: Mapping[Contract, str] = {
    Contract.POVERTY: "poverty",
    Contract.THROWN_NINES: "throw_with_nines",
    Contract.THROWN_KINGS: "throw_with_kings",
    Contract.THROWN_NINES_AND_KINGS: "throw_with_nines_and_kings",
    Contract.THROWN_RICHNESS: "throw_with_richness",
    Contract.FOX_HIGHEST_TRUMP: "throw_when_fox_highest_trump",
    Contract.DIAMOND_JACK_HIGHEST_TRUMP: "x_throw_without_trump_above_diamond_jack",
}
"""The rule that tells what a game is which is no solo."""

TRUMPS: Mapping[Contract, str] = {
    Contract.SOLO_CLUB: mark("explained", "Trumps: tens of hearts if so agreed, queens, jacks, clubs."),
    Contract.SOLO_SPADE: mark("explained", "Trumps: tens of hearts if so agreed, queens, jacks, spades."),
    Contract.SOLO_HEART: mark("explained", "Trumps: tens of hearts if so agreed, queens, jacks, hearts."),
    Contract.SOLO_DIAMOND: mark("explained", "Trumps as in the normal game."),
    Contract.SOLO_QUEEN: mark("explained", "Trumps: the queens only."),
    Contract.SOLO_JACK: mark("explained", "Trumps: the jacks only."),
    Contract.SOLO_KING: mark("explained", "Trumps: the kings only."),
    Contract.SOLO_QUEEN_JACK: mark("explained", "Trumps: queens and jacks."),
    Contract.SOLO_KING_JACK: mark("explained", "Trumps: kings and jacks."),
    Contract.SOLO_KING_QUEEN: mark("explained", "Trumps: kings and queens."),
    Contract.SOLO_KOEHLER: mark("explained", "Trumps: kings, queens and jacks."),
    Contract.SOLO_MEATLESS: mark("explained", "There are no trumps."),
    Contract.SOLO_PURE_CLUB: mark("explained", "Trumps: all clubs, no other card."),
    Contract.SOLO_PURE_SPADE: mark("explained", "Trumps: all spades, no other card."),
    Contract.SOLO_PURE_HEART: mark("explained", "Trumps: all hearts, no other card."),
    Contract.SOLO_PURE_DIAMOND: mark("explained", "Trumps: all diamonds, no other card."),
    Contract.SOLO_FEWEST_TRICKS: mark("explained", "Trumps as in the normal game."),
}


def explained(contract: Contract) -> str:
    """What a game is: its trumps, and what its rule says."""
    rule = RULES.get(contract, SHAPES[contract].rule)
    told = [translate("explained", TRUMPS[contract])] if contract in TRUMPS else []
    told += [translate("rules", SPECS[rule].help)] if rule else []
    return " ".join(told)


def group(action: Reserved) -> str:
    """The heading under which a game is offered."""
    if action.offered:
        return translate("explained", "Offer it to the others first:")
    if action.contract.is_real_solo:
        return translate("explained", "Play alone:")
    if action.contract.is_thrown:
        return translate("explained", "Deal again:")
    if action.contract is Contract.MARRIAGE:
        return translate("explained", "Marriage, decided by the:")
    return translate("explained", "With a partner:")

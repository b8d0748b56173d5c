"""Game types as a table."""

import pytest

from freedoko_qt.engine.contract import SELECTOR_RULES, SHAPES, SOLI, THROWN, Contract, Selector, Team
from freedoko_qt.engine.rules import SPECS


def test_every_game_type_has_a_shape_and_every_selector_a_rule() -> None:
    assert set(SHAPES) == set(Contract)
    assert set(SELECTOR_RULES) == set(Selector)
    assert {shape.rule for shape in SHAPES.values() if shape.rule} <= set(SPECS)
    assert set(SELECTOR_RULES.values()) <= set(SPECS)


def test_sides_oppose_each_other() -> None:
    assert Team.RE.other is Team.CONTRA
    assert Team.CONTRA.other is Team.RE


@pytest.mark.parametrize(
    ("contract", "solo", "real", "marriage"),
    [
        (Contract.NORMAL, False, False, False),
        (Contract.MARRIAGE, False, False, True),
        (Contract.MARRIAGE_SOLO, True, False, True),
        (Contract.MARRIAGE_SILENT, True, False, False),
        (Contract.SOLO_DIAMOND, True, True, False),
        (Contract.SOLO_QUEEN, True, True, False),
        (Contract.SOLO_MEATLESS, True, True, False),
        (Contract.SOLO_PURE_CLUB, True, True, False),
        (Contract.SOLO_FEWEST_TRICKS, True, True, False),
        (Contract.FEWEST_POINTS, True, False, False),
        (Contract.POVERTY, False, False, False),
        (Contract.GENSCHER, False, False, False),
        (Contract.THROWN_KINGS, False, False, False),
    ],
)
def test_what_counts_as_a_solo(contract: Contract, solo: bool, real: bool, marriage: bool) -> None:
    assert (contract.is_solo, contract.is_real_solo, contract.is_marriage) == (solo, real, marriage)


def test_there_are_twelve_real_soli_and_five_more_of_other_rounds() -> None:
    ours = [contract for contract in SOLI if SHAPES[contract].rule.startswith("x_")]
    assert (len(SOLI), len(ours)) == (17, 5)
    assert not {Contract.NORMAL, Contract.MARRIAGE, Contract.MARRIAGE_SOLO, Contract.MARRIAGE_SILENT} & set(SOLI)
    assert not {Contract.POVERTY, Contract.GENSCHER, Contract.FEWEST_POINTS, *THROWN} & set(SOLI)

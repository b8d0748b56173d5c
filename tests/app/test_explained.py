"""What each game is, in words."""

import pytest

from freedoko_qt.app.explained import explained, group
from freedoko_qt.engine.contract import SOLI, THROWN, Contract
from freedoko_qt.engine.event import Reserved


@pytest.mark.parametrize("contract", [*SOLI, *THROWN, Contract.POVERTY])
def test_every_game_that_can_be_reserved_is_explained(contract: Contract) -> None:
    assert explained(contract).endswith(".")
    assert ("rump" in explained(contract)) or contract not in SOLI


def test_no_two_soli_are_explained_alike() -> None:
    assert len({explained(contract) for contract in SOLI}) == len(SOLI)


@pytest.mark.parametrize(
    ("action", "heading"),
    [
        (Reserved(0, Contract.SOLO_QUEEN), "Play alone:"),
        (Reserved(0, Contract.SOLO_QUEEN, offered=True), "Offer it to the others first:"),
        (Reserved(0, Contract.MARRIAGE), "Marriage, decided by the:"),
        (Reserved(0, Contract.POVERTY), "With a partner:"),
        (Reserved(0, Contract.THROWN_KINGS), "Deal again:"),
    ],
)
def test_games_are_grouped_by_how_they_are_played(action: Reserved, heading: str) -> None:
    assert group(action) == heading

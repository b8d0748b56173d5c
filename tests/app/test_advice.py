"""What a computer player would do, as a proposal."""

import pytest

from freedoko_qt.app.advice import advice
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import parse
from freedoko_qt.players.base import Choice, Reason
from tests.app.fakes import NAMES


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("0 HT", "Hint: play the ten of hearts."),
        ("0 no 120", "Hint: announce Kontra."),
        ("0 no 60", "Hint: announce no 60."),
        ("0 healthy", "Hint: say that you are healthy."),
        ("0 reservation", "Hint: say that you have a reservation."),
        ("0 pass", "Hint: say no."),
        ("0 solo queen", "Hint: choose this game: Queen solo."),
        ("0 marriage first foreign", "Hint: choose this game: Marriage: first trick of another player."),
    ],
)
def test_every_action_can_be_proposed_with_its_reason(action: str, told: str) -> None:
    choice = Choice(parse(action), Reason("{partner} wins.", (("partner", 2),)))
    assert advice(choice, Team.CONTRA, NAMES) == f"{told} Clara wins."

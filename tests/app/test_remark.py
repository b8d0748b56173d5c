"""Sentences for surprising outcomes."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from freedoko_qt.app.remark import remarks
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.points import value
from freedoko_qt.engine.table import Made
from tests.app.fakes import NAMES
from tests.notation import rules_of, situation, tally


def entry(text: str, contract: Contract = Contract.NORMAL) -> Entry:
    """A finished game of which only what counts is told; seats 0 and 1 are re, in a solo seat 0 alone."""
    counted = tally(text)
    game = situation("start 0 · hand 0 CQ · hand 1 CQ · healthy")
    calls = [(0, counted.calls[0]), (3, counted.calls[1])]
    table = replace(
        game.state.table,
        calls=tuple(Made(seat, call, 0) for seat, call in calls if call),
        known=counted.teams,
        soloist=0 if contract.is_solo else None,
    )
    state = replace(game.state, table=table, teams=counted.teams)
    finished = cast(Game, SimpleNamespace(state=state))
    return Entry(finished, value(counted, rules_of("ddv")), contract, (0, 0, 0, 0), table.soloist, False, False)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("130:110", []),
        ("130:110 re: no 120", []),
        (
            "144:96 re: no 90",
            [
                "Re has 144 card point(s) but missed its own announcement: no 90.",
                "So Kontra wins with 96 card point(s).",
            ],
        ),
        (
            "130:110 re: no 90 contra: no 60",
            [
                "Re has 130 card point(s) but missed its own announcement: no 90.",
                "Kontra has 110 card point(s) but missed its own announcement: no 60.",
                "Both sides missed their announcements, so nobody wins.",
            ],
        ),
        (
            "240:0 re: no 0 tricks 11:1",
            [
                "Re has 240 card point(s) but missed its own announcement: black.",
                "So Kontra wins with 0 card point(s).",
            ],
        ),
        ("120:120", ["At 120 to 120 card points Kontra wins, as Re needs 121."]),
        ("120:120 contra: no 120", ["Only Kontra was announced, so Re needed no more than 120 card points."]),
        ("130:110 contra+fox", ["Re has won, but the points of the other side weigh as much."]),
        ("130:110 contra+fox contra+fox", ["Re has won, but the points of the other side weigh more."]),
    ],
)
def test_what_surprises_is_explained(text: str, told: list[str]) -> None:
    assert list(remarks(entry(f"normal {text}"), NAMES, "Dieter")) == told


def test_a_silent_marriage_is_explained() -> None:
    said = list(remarks(entry("marriage silent 130:110", Contract.MARRIAGE_SILENT), NAMES, "Dieter"))
    assert said == ["Anna held both queens of clubs and played alone: it counts as a solo."]


def test_a_marriage_without_a_partner_is_explained() -> None:
    said = list(remarks(entry("marriage solo 130:110", Contract.MARRIAGE_SOLO), NAMES, "Dieter"))
    assert said == ["The marriage of Anna found no partner: it counts as a solo."]


def test_a_duty_solo_and_a_repeated_deal_are_told() -> None:
    duty = replace(entry("solo queen 130:110", Contract.SOLO_QUEEN), is_duty=True, is_repeated=True)
    assert list(remarks(duty, NAMES, "Dieter")) == [
        "Anna has played a duty solo with this.",
        "After this solo the deal is repeated: Dieter deals again.",
    ]
    assert duty.result.winner is Team.RE

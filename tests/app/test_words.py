"""Names of things, and values put into sentences."""

import pytest

from freedoko_qt.app.words import (
    CARDS,
    CONTRACTS,
    SELECTORS,
    call_name,
    card_name,
    contract_of,
    fill,
    reason_text,
    selector_name,
    team_name,
)
from freedoko_qt.engine.card import Card, Suit
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.players.base import Reason
from tests.app.fakes import NAMES


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card_name(card) for card in Card}) == len(Card) == len(CARDS)
    assert card_name(Card.CQ) == "queen of clubs"


def test_every_game_has_a_name_of_its_own() -> None:
    assert set(CONTRACTS) == set(Contract)
    assert len(set(CONTRACTS.values())) == len(Contract)
    assert {selector_name(selector) for selector in Selector} == set(SELECTORS.values())


@pytest.mark.parametrize(
    ("call", "team", "name"),
    [
        (Call.NO_120, Team.RE, "Re"),
        (Call.NO_120, Team.CONTRA, "Kontra"),
        (Call.REPLY, Team.CONTRA, "Kontra"),
        (Call.NO_90, Team.RE, "no 90"),
        (Call.NO_0, Team.CONTRA, "black"),
    ],
)
def test_announcements_are_called_by_their_side(call: Call, team: Team, name: str) -> None:
    assert call_name(call, team) == name


def test_an_unknown_side_has_no_name() -> None:
    assert team_name(None) == ""


def test_a_game_may_have_an_owner() -> None:
    assert contract_of(Contract.SOLO_QUEEN, "Anna") == "Queen solo of Anna"
    assert contract_of(Contract.NORMAL, "") == "Normal game"


def test_values_may_look_like_places() -> None:
    assert fill("%2 beats %1", "100%1", "%2") == "%2 beats 100%1"


@pytest.mark.parametrize(
    ("value", "word"),
    [
        (("card", "HT"), "ten of hearts"),
        (("card", Card.HT), "ten of hearts"),
        (("suit", Suit.CLUB), "clubs"),
        (("team", Team.CONTRA), "Kontra"),
        (("contract", Contract.SOLO_JACK), "Jack solo"),
        (("call", Call.NO_60), "no 60"),
        (("seat", 2), "Clara"),
        (("partner", 0), "Anna"),
        (("points", 2), "2"),
    ],
)
def test_reasons_are_told_in_the_words_of_the_game(value: tuple[str, object], word: str) -> None:
    assert reason_text(Reason(f"Because of {{{value[0]}}}.", (value,)), NAMES) == f"Because of {word}."

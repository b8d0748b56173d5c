"""What the rules let a person do beside playing: take back, look at open hands, ask for hints."""

from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.storage import in_profile, load
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from tests.app.fakes import StillClock, StillWorker, Told, put

# The person at seat 0 leads and holds some clubs.
LEAD = "ddv, {} · start 0 · hand 0 CQ CA HA D9 · healthy"


@pytest.fixture
def lead(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> Callable[[str], tuple[Controller, Told]]:
    """The moment before the first card, by rules that differ a little from those of a tournament."""

    def start(rules: str) -> tuple[Controller, Told]:
        put(profile, LEAD.format(rules))
        game = made(worker, StillClock())
        told = Told(game)
        game.resume()
        return game, told

    return start


Lead = Callable[[str], tuple[Controller, Told]]


def test_a_card_is_taken_back_and_played_again(lead: Lead, worker: StillWorker, profile: Path) -> None:
    game, told = lead("take_back_tricks=yes")
    game.answer(Played(0, Card.CA))
    worker.answer()
    game.hurry()
    assert len(told.picture.trick) == 2
    game.undo()
    assert not told.pictures[-1].trick
    assert told.picture.is_asked_card
    assert told.lines[-1].text == "Anna takes the last decision back."
    assert len(load(in_profile(profile).running).games[0].log) == 4
    game.redo()
    assert len(told.picture.trick) == 2
    assert told.lines[-1].text == "Anna goes on as before."
    assert len(load(in_profile(profile).running).games[0].log) == 6


def test_another_card_after_taking_back_is_what_is_kept(lead: Lead, profile: Path) -> None:
    game, told = lead("take_back_tricks=yes")
    game.answer(Played(0, Card.CA))
    game.undo()
    game.answer(Played(0, Card.HA))
    assert told.picture.limits.redo == "Nothing has been taken back."
    assert load(in_profile(profile).running).games[0].log[-1] == Played(0, Card.HA)


def test_nothing_is_taken_back_where_the_rules_forbid_it(lead: Lead) -> None:
    game, told = lead("take_back_tricks=no")
    game.answer(Played(0, Card.CA))
    assert told.picture.limits.undo == "By the rules of this party nothing is taken back."
    game.undo()
    assert len(told.picture.trick) == 1
    assert told.picture.status == told.picture.limits.undo


def test_open_hands_are_shown_and_noted_where_the_rules_allow_it(lead: Lead) -> None:
    game, told = lead("show_all_hands=yes")
    game.look.open_hands(True)
    assert all(card.face is not None for hand in told.picture.hands for card in hand)
    assert told.picture.are_hands_open
    assert told.lines[-1].text == "All hands are open."
    game.look.open_hands(False)
    assert not any(card.face is not None for hand in told.picture.hands[1:] for card in hand)


def test_hands_stay_hidden_where_the_rules_want_it(lead: Lead) -> None:
    game, told = lead("show_all_hands=no")
    game.look.open_hands(True)
    assert not any(card.face is not None for hand in told.picture.hands[1:] for card in hand)
    assert told.picture.status == "By the rules of this party hands stay hidden during the game."
    assert len(told.lines) == 4


def test_there_is_no_hint_where_the_rules_forbid_it(lead: Lead, worker: StillWorker) -> None:
    game, told = lead("card_hint=no")
    assert told.picture.limits.hint == "By the rules of this party there are no hints."
    game.hint()
    assert told.advice == [told.picture.limits.hint]
    assert worker.tasks == []

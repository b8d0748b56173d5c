"""Decisions that special rules bring, from the controller's side."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place
from freedoko_qt.app.setup import Setup
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import GenscherChosen, Played, PovertyReturned, Reserved, SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import PRESETS, preset
from tests.app.fakes import FIVE, QuickWorker, StillClock, StillWorker, Told, put, texts
from tests.notation import situation

POOR = "C9 C9 CA CT D9 DJ SK SA S9 HA HK H9"
OWN_POVERTY = f"default, swines=no · start 0 · hand 0 {POOR} · hand 1 HT · 0 poverty, 1 normal, 2 normal, 3 normal"
TO_TAKE = (
    f"default, swines=no · start 0 · hand 3 {POOR} · hand 0 HT · "
    "0 normal, 1 normal, 2 normal, 3 poverty, 3 gives D9 DJ C9"
)

Put = Callable[[str], tuple[Controller, Told]]


@pytest.fixture
def at(profile: Path, worker: StillWorker, made: Callable[..., Controller]) -> Put:
    """A controller at the moment that a text describes, with a person at seat 0."""

    def start(text: str) -> tuple[Controller, Told]:
        put(profile, text)
        game = made(worker, StillClock())
        told = Told(game)
        assert game.resume()
        return game, told

    return start


def key(told: Told, card: Card) -> str:
    """The key of a card in the own hand that is not chosen yet."""
    return next(c.key for c in told.picture.hands[Place.BOTTOM] if c.face is card and not c.is_chosen)


def test_cards_to_offer_are_chosen_and_taken_back(at: Put) -> None:
    game, told = at(OWN_POVERTY)
    assert told.picture.is_choosing
    assert {c.face for c in told.picture.hands[0] if c.is_chosen} == {Card.DJ, Card.D9}
    first = key(told, Card.C9)
    game.look.toggle_card(first)
    question = told.questions[-1]
    assert question is not None
    assert question.options[0].is_possible
    game.look.toggle_card(first)
    assert told.questions[-1] is not None
    assert not told.questions[-1].options[0].is_possible
    game.look.toggle_card(first)
    game.look.choose_anew()
    assert {c.face for c in told.picture.hands[0] if c.is_chosen} == {Card.DJ, Card.D9}


def test_cards_that_are_offered_lie_in_the_middle_under_their_keys(at: Put) -> None:
    game, told = at(OWN_POVERTY)
    game.look.toggle_card(key(told, Card.C9))
    chosen = {c.key for c in told.picture.hands[0] if c.is_chosen}
    assert told.questions[-1] is not None
    game.answer(told.questions[-1].options[0].action)
    assert {c.key for c in told.picture.spread} == chosen
    assert not any(c.face is not None for c in told.picture.spread)
    assert len(told.picture.hands[0]) == 9


def test_the_taker_sees_the_new_cards_and_gives_back_others(at: Put) -> None:
    game, told = at(TO_TAKE)
    assert texts(told.questions[-1].options) == ["Take the cards", "No"]  # type: ignore[union-attr]
    assert len(told.picture.spread) == 3
    game.answer(told.questions[-1].options[0].action)  # type: ignore[union-attr]
    assert len(told.picture.hands[0]) == 15
    assert sorted(c.face for c in told.picture.hands[0] if c.is_new and c.face is not None) == [
        Card.C9,
        Card.DJ,
        Card.D9,
    ]
    assert told.lines[-1].text.endswith("You receive: jack of diamonds, nine of diamonds, nine of clubs.")
    for card in (Card.C9, Card.DJ, Card.D9):
        game.look.toggle_card(key(told, card))
    action = told.questions[-1].options[0].action  # type: ignore[union-attr]
    assert isinstance(action, PovertyReturned)
    game.answer(action)
    assert len(told.picture.hands[0]) == len(told.picture.hands[Place.RIGHT]) == 12
    assert told.picture.plates[0].badges == ("partner",)
    assert told.picture.plates[Place.RIGHT].badges == ("poverty",)
    assert told.picture.facts == ("2 trump(s) came back.",)


def test_nobody_else_reads_which_cards_came(profile: Path, made: Callable[..., Controller]) -> None:
    put(profile, f"{TO_TAKE} · 0 takes, 0 returns C9 DJ D9", person=1)
    game = made(StillWorker(), StillClock())
    told = Told(game)
    game.resume()
    assert not any("You receive" in line.text for line in told.lines)
    assert not any(c.face is not None for hand in told.picture.hands[1:] for c in hand)


def test_choices_in_secret_are_not_told(at: Put) -> None:
    _, told = at("default · start 1 · 1 solo queen, 2 normal, 3 solo jack")
    everything = " ".join([told.picture.status, *(line.text for line in told.lines)])
    everything += " ".join(badge for plate in told.picture.plates for badge in plate.badges)
    assert "solo" not in everything.lower()
    assert told.picture.contract == "Reservations"


def test_the_hand_is_sorted_for_the_game_that_is_considered(at: Put) -> None:
    game, told = at("default · start 0 · hand 0 CQ CJ CA CT DA DJ D9 SJ HT SA HA C9")
    before = told.picture.hands[0]
    game.look.consider(Reserved(0, Contract.SOLO_JACK))
    hand = told.picture.hands[0]
    assert [card.face for card in hand if not card.is_plain] == [Card.CJ, Card.SJ, Card.DJ]
    assert [card.is_plain for card in hand][:4] == [False, False, False, True]
    assert {card.key for card in hand} == {card.key for card in before}
    game.look.consider(None)
    assert told.picture.hands[0] == before


def test_a_hand_thrown_in_is_shown_until_somebody_goes_on(at: Put) -> None:
    game, told = at("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    assert len(told.picture.spread) == 12
    assert all(card.face is not None for card in told.picture.spread)
    assert told.picture.hands[Place.LEFT] == ()
    question = told.questions[-1]
    assert question is not None
    assert question.title == "Bernd throws in a hand with many nines. The cards are dealt again."
    assert texts(question.options) == ["Deal again"]
    assert told.results == []
    (row,) = told.sheets[-1].rows
    assert (row.number, row.contract) == (None, "Thrown in: many nines (Bernd)")
    game.hurry()
    assert told.picture.spread == ()
    assert all(len(hand) == 12 for hand in told.picture.hands)
    assert len(told.sheets[-1].rows) == 1


def test_a_redeal_is_kept_in_the_record(at: Put, made: Callable[..., Controller]) -> None:
    game, told = at("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    game.hurry()
    dealt = told.picture.hands[0]
    game.close()
    again = made(StillWorker(), StillClock())
    later = Told(again)
    assert again.resume()
    assert later.picture.hands[0] == dealt
    assert [row.number for row in later.sheets[-1].rows] == [None]


def test_swines_are_announced_and_shown(at: Put) -> None:
    game, told = at(
        "default, swines=yes, swines_announcement_begin=yes · start 0 · hand 0 DA DA · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    assert texts(told.questions[-1].options) == ["Swines", "No"]  # type: ignore[union-attr]
    game.answer(SwinesAnnounced(0))
    assert "swines" in told.picture.plates[0].badges


def test_who_has_no_swines_is_not_asked(at: Put) -> None:
    game, told = at(
        "default, swines=yes, swines_announcement_begin=yes · start 0 · hand 1 DA DA · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    assert not any(told.questions)
    game.hurry()
    assert told.lines[-1].text == "Anna announces no swines."


def test_a_new_partner_is_named_and_the_king_must_follow(at: Put) -> None:
    game, told = at(
        "default, swines=no, genscher=yes · start 0 · hand 0 DK DK CQ · hand 1 CQ · "
        "0 normal, 1 normal, 2 normal, 3 normal"
    )
    assert [t for t in texts(told.picture.calls) if "Genscher" in t] == [
        "Genscher with Bernd",
        "Genscher with Clara",
        "Genscher with Dieter",
    ]
    game.answer(GenscherChosen(0, 2))
    assert told.picture.contract == "Genscher of Anna"
    assert told.picture.plates[Place.BOTTOM].badges == ("Genscher",)
    assert told.picture.plates[Place.TOP].badges == ("partner",)
    assert {card.face for card in told.picture.hands[0] if card.is_playable} == {Card.DK}
    other = next(card.face for card in told.picture.hands[0] if card.face is not Card.DK)
    assert other is not None
    game.answer(Played(0, other))
    assert told.picture.status == "Play the king of diamonds now, to which your partner belongs."


def test_a_knock_does_not_tell_the_side(at: Put) -> None:
    _, told = at(
        "default, swines=no, knocking=yes · start 1 · hand 1 CQ · hand 2 CQ · "
        "1 normal, 2 normal, 3 normal, 0 normal, 1 no 120"
    )
    assert told.picture.plates[Place.LEFT].calls == ("knock",)
    assert told.picture.plates[Place.LEFT].team is None


def test_a_forced_announcement_is_marked(at: Put) -> None:
    _, told = at(
        "default, swines=no, announcement_first_trick_thirty_points=yes · start 0 · "
        "hand 0 CQ CA · hand 1 CT · hand 2 CT · hand 3 CA · 0 normal, 1 normal, 2 normal, 3 normal · 0: CA CT CT CA"
    )
    assert told.picture.plates[0].calls == ("Re",)
    assert told.picture.plates[0].badges == ("forced to announce",)


def test_bids_are_asked_and_shown(at: Put) -> None:
    game, told = at(
        "ddv, x_reservation_dialogue=complete, x_solo_order=ranked, x_solo_tie=bid · start 0 · "
        "0 solo queen, 1 normal, 2 solo queen, 3 normal"
    )
    question = told.questions[-1]
    assert question is not None
    assert question.text.startswith("Your solo: Queen solo.")
    assert texts(question.options) == ["Re", "no 90", "no 60", "no 30", "black", "Pass"]
    game.answer(question.options[1].action)
    assert told.picture.plates[Place.BOTTOM].badges == ("bids no 90",)
    assert told.picture.plates[Place.TOP].badges == ("wants a solo",)


def test_a_bock_game_says_so(made: Callable[..., Controller], worker: StillWorker, profile: Path) -> None:
    plain = situation("default, bock=yes · start 0")
    put(profile, Game(plain.rules, replace(plain.dealt, bock=2)))
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    assert told.picture.facts == ("Bock: counts 2 time(s).",)


@pytest.mark.parametrize("name", PRESETS)
def test_a_party_by_any_shipped_rules_plays_itself(
    quick: QuickWorker, made: Callable[..., Controller], qtbot: QtBot, name: str
) -> None:
    rules = preset(name)
    if rules.number_of_rounds_limited:
        rules = rules.but(number_of_rounds=1)
    size = rules.x_players_at_table
    game = made(quick)
    told = Told(game)
    players = ("human", *("thumb",) * (size - 1))
    game.start(Setup(FIVE[:size], players, rules, name, 5, size - 1))
    with qtbot.waitSignal(game.games_done, timeout=120_000):
        game.play_games(5)
    assert len(told.results) == 5
    assert told.failures == []

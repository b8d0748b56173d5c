"""The sentence that decides, and what a card was worth."""

from math import inf

import numpy as np
import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Announced, Played
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players import happened
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.belief import believed
from freedoko_qt.players.happened import Games
from freedoko_qt.players.search import Means, Tried, try_cards
from freedoko_qt.players.strong import ONLY, Thinker
from freedoko_qt.players.teach import NO_MATTER, advise, reason, value
from freedoko_qt.players.telling import TELLINGS, tellings
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation

FEW = Means(40, patience=inf)
# Seat 0 leads with a poor hand; an ace of clubs is among it.
LEAD = "plain · start 0 · hand 0 CA CK C9 S9 SK HK H9 D9 DJ HJ SJ DQ · hand 1 CQ · hand 2 CQ · healthy"
# The soloist at seat 1 has led; seat 0 is last and can take the trick, or leave it to the soloist.
LAST = "plain · start 1 · hand 0 CA C9 D9 · 1 plays solo queen · 1: CT CK C9"


def seen_in(text: str, seat: int = 0) -> Observation:
    return observe(situation(text).state, seat)


def tried(seen: Observation, *cards: Card) -> Tried:
    rng = np.random.default_rng(1)
    return try_cards(seen, cards, believed(seen, FEW.deals, FEW.trust, rng), rng)


def advised(seen: Observation) -> Choice:
    return advise(Thinker(Means(12, patience=60.0), 1), seen)


def test_advice_is_ranked_and_legal() -> None:
    seen = seen_in(LEAD)
    choice = advised(seen)
    cards = [ranked.action for ranked in choice.ranking]
    assert choice.action == cards[0]
    assert {action for action in seen.legal if isinstance(action, Played)} == set(cards)
    points = [ranked.points for ranked in choice.ranking]
    assert points == sorted(points, reverse=True)
    assert choice.ranking[0].error == 0
    assert all(ranked.error >= 0 for ranked in choice.ranking)


def test_a_clear_card_is_told_beside_an_announcement_that_is_not_made() -> None:
    """The first card takes 25 points for next to nothing, and contra could still be announced."""
    hand = "hand 3 D9 D9 DK S9 S9 SK H9 H9 HK DJ DT ST"
    seen = seen_in(f"ddv · start 0 · {hand} · healthy · 0 CA, 1 CT, 2 CK", 3)
    assert any(isinstance(action, Announced) for action in seen.legal)
    choice = advised(seen)
    assert isinstance(choice.action, Played)
    assert choice.reason.text
    assert len(choice.ranking) == len([action for action in seen.legal if isinstance(action, Played)])


def test_the_same_question_gets_the_same_advice() -> None:
    assert advised(seen_in(LEAD)) == advised(seen_in(LEAD))


def test_the_rule_of_thumb_is_named_where_it_speaks_for_the_best_card_only() -> None:
    seen = seen_in(LEAD)
    told = reason(seen, tried(seen, Card.CA, Card.CK), Card.CA, Card.CK, 1)
    assert told.text == "Nobody should be able to trump {card} yet: lead it before that changes."
    assert told.values == (("card", "CA"),)


def test_cards_that_bring_the_same_do_not_matter() -> None:
    seen = seen_in("plain · start 0 · hand 0 DQ HQ · healthy · ... · left 0 DK D9 · lead 0")
    both = tried(seen, Card.DK, Card.D9)
    same = Tried(both.cards, both.scores * 0, both.eyes * 0, both.ending, both.seat, both.scores * 0)
    assert reason(seen, same, Card.DK, Card.D9, 1).text == NO_MATTER
    assert reason(seen, same, Card.DK, Card.D9, 1).values == (("other", "D9"),)


def test_what_happens_in_all_deals_is_as_good_as_certain() -> None:
    seen = seen_in(LAST)
    games = Games(tried(seen, Card.CA, Card.C9), seen.table, Card.CA, Card.C9)
    told = [why for _, why in tellings(games, Card.C9)]
    sure = "Your side is all but certain to get this trick ({other}: {second} of 100 deals)."
    assert Reason(sure, (("first", 100), ("second", 0), ("other", "C9"))) in told


def test_an_event_speaks_for_the_better_card_only() -> None:
    seen = seen_in(LAST)
    games = Games(tried(seen, Card.CA, Card.C9), seen.table, Card.C9, Card.CA)
    assert not [why for _, why in tellings(games, Card.CA) if "this trick" in why.text]


def test_the_only_card_needs_no_reason_but_that() -> None:
    seen = seen_in("plain · start 0 · healthy · ... · left 0 D9 · lead 0")
    assert advised(seen).reason == ONLY
    assert value(seen, Card.D9, 1, FEW).reason == ONLY


def test_other_players_advise_by_what_they_are() -> None:
    seen = seen_in(LEAD)
    assert advise(Thumb(1), seen) == Thumb(1).choose(seen)


def test_an_announcement_is_ranked_against_saying_nothing() -> None:
    seen = seen_in("ddv · start 0 · hand 0 HT HT CQ SQ SQ HQ DQ CJ SJ CA CA SA · healthy")
    choice = advised(seen)
    assert isinstance(choice.action, Announced)
    loud, silent = choice.ranking
    assert loud.action == choice.action
    assert isinstance(silent.action, Played)
    assert loud.points > silent.points


def test_the_best_card_has_lost_nothing() -> None:
    seen = seen_in(LEAD)
    best = advised(seen).ranking[0].action
    assert isinstance(best, Played)
    found = value(seen, best.card, 1)
    assert (found.best, found.loss, found.is_missed) == (best.card, 0.0, False)


def test_a_poor_card_is_missed_and_told_why() -> None:
    seen = seen_in(LEAD)
    found = value(seen, Card.CK, 1)
    assert found.best is not Card.CK
    assert found.loss > 2 * found.error > 0
    assert found.is_missed
    assert found.reason.text != NO_MATTER


# -- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mate", ["1", "2", "3"])
def test_events_are_what_a_look_at_each_game_finds(mate: str) -> None:
    seen = seen_in(f"plain · start 0 · hand 0 DA CA HT CQ D9 · hand {mate} CQ · healthy")
    both = tried(seen, Card.CA, Card.D9)
    games = Games(both, seen.table, Card.CA, Card.D9)
    ending, now = both.ending, len(seen.table.tricks)
    fox, ruffed, last, ace = [], [], [], []
    for game in range(ending.cards.shape[2]):
        side = [int(ending.re[game]) >> seat & 1 for seat in range(4)]
        has_lost = has_run = False
        for trick in range(now, ending.cards.shape[0]):
            winner = int(ending.winner[trick, game])
            for place in range(4):
                owner = (int(ending.leader[trick, game]) + place) % 4
                card = Card(int(ending.cards[trick, place, game]))
                has_lost |= card is Card.DA and owner == 0 and side[winner] != side[0]
                has_run |= card is Card.CA and owner == 0 and winner == 0
        led = Card(int(ending.cards[now, 0, game]))
        trumps = [
            place
            for place in (1, 2, 3)
            if seen.table.tables.is_trump(Card(int(ending.cards[now, place, game]))) and side[place] != side[0]
        ]
        fox.append(has_lost)
        ace.append(has_run)
        ruffed.append(bool(trumps) and not seen.table.tables.is_trump(led))
        last.append(side[int(ending.winner[-1, game])] == side[0])
    for find, wanted in (
        (happened.loses_fox, fox),
        (happened.is_ruffed, ruffed),
        (happened.wins_last, last),
        (happened.wins_with_ace, ace),
    ):
        assert find(games).ravel().tolist() == wanted


@pytest.mark.parametrize(
    "text",
    [
        "ddv · start 0 · hand 0 DA CA HT CQ D9 · hand 1 CQ · healthy",
        "ddv · start 0 · hand 0 CQ CQ DA D9 · 0 plays marriage first foreign",
        LAST,
    ],
)
def test_every_event_can_be_asked_everywhere(text: str) -> None:
    seen = seen_in(text)
    first, second = [action.card for action in seen.legal if isinstance(action, Played)][:2]
    games = Games(tried(seen, first, second), seen.table, first, second)
    for telling in TELLINGS:
        assert telling.find(games).shape == (2, FEW.deals)


def test_every_event_has_two_sentences_with_the_numbers() -> None:
    texts = [text for telling in TELLINGS for text in (telling.text, telling.sure)]
    told = [(text, telling.limit) for telling in TELLINGS for text in (telling.text, telling.sure)]
    assert len(set(told)) == len(told)
    assert all(("{limit}" in text) is bool(limit) for text, limit in told)
    assert all("{first}" in telling.text for telling in TELLINGS)
    assert all("{second}" in text and "{other}" in text for text in texts)

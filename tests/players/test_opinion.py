"""What a network thinks of the cards: it sees nothing hidden, and draws what was tried towards its opinion."""

import numpy as np
import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.players.net import shipped
from freedoko_qt.players.opinion import HABIT, Opinion, net_for, opinion_of, spread
from freedoko_qt.players.sample import sample
from freedoko_qt.players.search import MORE, Means, think
from tests.players.test_thumbs import decisions

VALUES = np.array([[1.0, 3.0], [0.0, 2.0], [-2.0, 0.0]])
CARDS = (Card.DA, Card.DT, Card.CJ)


def opinion(share: float) -> Opinion:
    """One that likes the jack of clubs best; the habit is the ten."""
    worth = np.zeros(24)
    worth[Card.CJ] = 3.0
    return Opinion(worth, share, Card.DT)


def test_values_are_drawn_towards_the_opinion() -> None:
    mixed = opinion(0.5).mixed(CARDS, VALUES, level=1.0, scale=1.0).mean(1)
    assert mixed.tolist() == pytest.approx([1.0, 0.5 + HABIT, 1.0])


def test_without_an_opinion_only_the_habit_counts() -> None:
    mixed = opinion(0.0).mixed(CARDS, VALUES, level=1.0, scale=1.0)
    assert (mixed[[0, 2]] == VALUES[[0, 2]]).all()
    assert mixed[1].tolist() == pytest.approx((VALUES[1] + HABIT).tolist())


def test_announcements_raise_the_opinion_as_well() -> None:
    low, high = (opinion(0.5).mixed(CARDS, VALUES, 1.0, scale).mean(1) for scale in (1.0, 2.0))
    assert high[2] - high[0] == pytest.approx(low[2] - low[0] + 1.5)


def test_hidden_cards_have_no_part_in_it() -> None:
    rng = np.random.default_rng(2)
    for _, seen in list(decisions("ddv", 2))[::7]:
        one, other = (opinion_of(seen, sample(seen, 1, rng), 1.0) for _ in range(2))
        assert (one.worth == other.worth).all()
        assert one.habit == other.habit


def test_a_network_is_shipped_and_prefers_legal_cards_of_use() -> None:
    net = shipped("pair")
    assert net is not None
    _, seen = next((s, o) for s, o in decisions("ddv", 4) if len(o.legal) > 3)
    assert net_for(seen.table) is net
    assert opinion_of(seen, sample(seen, 1, np.random.default_rng(1)), 1.0).share == 0.5


def test_towards_the_end_little_is_left_of_it() -> None:
    shares = {}
    for _, seen in decisions("ddv", 4):
        if net_for(seen.table):
            shares[len(seen.hand)] = opinion_of(seen, sample(seen, 1, np.random.default_rng(1)), 0.8).share
    assert {shares[cards] for cards in (12, 9, 6)} == {0.8 / 1.8}
    assert {shares[cards] for cards in (5, 3)} == {0.1 / 1.1}


@pytest.mark.parametrize("name", PRESETS)
def test_the_spread_of_scores_is_told_for_all_rules(name: str) -> None:
    assert 0.3 < spread(preset(name).effective()) < 20


def test_the_best_cards_are_tried_and_the_one_of_habit() -> None:
    worth = np.zeros(24)
    worth[[Card.CJ, Card.DA, Card.HA]] = (3.0, 2.0, 1.0)
    cards = (Card.DA, Card.DT, Card.CJ, Card.HA, Card.SA)
    assert Opinion(worth, 0.5, Card.DT).likely(cards, 2) == (Card.DA, Card.DT, Card.CJ)
    assert Opinion(worth, 0.5, Card.HK).likely(cards, 2) == (Card.DA, Card.CJ)
    assert Opinion(worth, 0.5, Card.DT).likely(cards, 5) == cards
    assert Opinion(worth, 0.0, Card.DT).likely(cards, 2) == cards  # without a network all are tried


@pytest.mark.parametrize(
    "means", [Means(30, network=1.0, patience=60.0), Means(30, network=1.0, guided=12, most=2, patience=60.0)]
)
def test_where_the_network_plays_on_fewer_deals_and_cards_are_tried(means: Means) -> None:
    _, seen = next((s, o) for s, o in decisions("ddv", 4) if len(o.legal) > 5)
    cards = tuple(action.card for action in seen.legal if isinstance(action, Played))
    thought = think(seen, cards, means, np.random.default_rng(2), is_calling=True)
    assert max(thought.deals) == (means.guided or means.deals)
    assert len(thought.cards) <= means.most + 1
    assert thought.cards[0] in cards


def test_towards_the_end_more_deals_are_tried() -> None:
    means, numbers = Means(30, guided=12, patience=60.0), {}
    for _, seen in decisions("ddv", 4):
        cards = tuple(action.card for action in seen.legal if isinstance(action, Played))
        if len(cards) > 1:
            thought = think(seen, cards, means, np.random.default_rng(2), is_calling=True)
            numbers[len(seen.hand)] = max(thought.deals)
    assert numbers[12] == 12
    assert numbers[8] == 18
    assert numbers[6] == 24
    assert numbers[4] == numbers[3] == 12 * MORE


def test_who_is_late_makes_do_with_the_first_deals() -> None:
    _, seen = next((s, o) for s, o in decisions("ddv", 4) if len(o.legal) > 5)
    cards = tuple(action.card for action in seen.legal if isinstance(action, Played))
    means = Means(60, network=1.0, guided=60, most=3, patience=-1.0)
    thought = think(seen, cards, means, np.random.default_rng(2))
    assert set(thought.deals) == {10}

"""Mirrored deals: who sits where, and that luck is the same for both kinds."""

import random
from collections import Counter
from itertools import islice

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Announced, Dealt, Played, Reserved
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.players.base import Choice
from freedoko_qt.players.crew import played
from freedoko_qt.players.figures import Figures
from freedoko_qt.players.mirrored import Match, one_game, rotations, seatings_of_two
from freedoko_qt.players.rand import Random
from freedoko_qt.players.soak import random_rules

DDV = preset("ddv")


def duel(one: str, other: str, rules: Rules | None = DDV, plain: bool = False) -> Match:
    return Match((one, other), seatings_of_two(), 1, rules, plain=plain)


@pytest.mark.parametrize(
    ("kinds", "turns"), [("abbb", 4), ("aaaa", 1), ("abab", 2), ("aabb", 4)], ids=lambda value: str(value)
)
def test_every_way_round_the_table_is_played_once(kinds: str, turns: int) -> None:
    assert len(rotations(kinds)) == turns
    assert all(Counter(seating)[0] == kinds.count("a") for seating in rotations(kinds))


def test_two_against_two_sit_in_all_ways() -> None:
    seatings = seatings_of_two()
    assert len(set(seatings)) == 6
    assert all(sum(seating) == 2 for seating in seatings)


@pytest.mark.parametrize("kind", ["random", "thumb"])
@pytest.mark.parametrize("plain", [True, False])
def test_equal_players_come_out_equal_on_every_deal(kind: str, plain: bool) -> None:
    done = played(duel(kind, kind, plain=plain), 3)
    assert done.edges() == [0, 0, 0]
    assert done.figures[0].hands == done.figures[1].hands == 3 * 6 * 2


def test_equal_players_come_out_equal_under_random_rules() -> None:
    assert played(duel("thumb", "thumb", None), 4).edges() == [0] * 4


@pytest.mark.parametrize("plain", [True, False])
def test_who_plays_by_rules_of_thumb_is_above_chance(plain: bool) -> None:
    edges = played(duel("thumb", "random", plain=plain), 6).edges()
    assert sum(edges) / 6 > 0.3
    turned = played(duel("random", "thumb", plain=plain), 6).edges()
    assert sum(turned) / 6 < -0.3


def test_plain_deals_leave_out_both_queens_of_clubs_in_one_hand() -> None:
    all_deals = list(islice(duel("random", "random").deals(), 40))
    plain = list(islice(duel("random", "random", plain=True).deals(), 30))
    assert [number for number, _ in plain] == list(range(30))
    silent = [seed for _, seed in all_deals if any(hand.count(Card.CQ) == 2 for hand in deal(seed))]
    assert silent
    assert [seed for _, seed in all_deals if seed not in silent][:30] == [seed for _, seed in plain][: 40 - len(silent)]


class Listening:
    """Chance, but it remembers what it could have done."""

    def __init__(self) -> None:
        self.player, self.heard = Random(1), list[object]()

    def choose(self, seen: Observation) -> Choice:
        self.heard += seen.legal
        return self.player.choose(seen)


@pytest.mark.parametrize("rules", PRESETS)
def test_in_a_plain_game_only_cards_are_asked_for(rules: str) -> None:
    player, kinds = Listening(), [Figures() for _ in range(4)]
    by = preset(rules)
    final = one_game(by, Dealt(deal(5, by.with_nines), 0), [player] * 4, kinds, True)
    assert {type(action) for action in player.heard} == {Played}
    assert final.table.is_over
    assert len(final.table.tricks) == final.table.hand_size


def test_in_a_whole_game_everything_is_asked_for() -> None:
    player = Listening()
    for seed in range(4):
        one_game(preset("default"), Dealt(deal(seed), 0), [player] * 4, [Figures() for _ in range(4)], False)
    assert {Played, Announced, Reserved} <= {type(action) for action in player.heard}


def test_random_rules_come_from_the_seed_of_the_deal() -> None:
    match = duel("random", "random", None)
    assert match.rules_of(7) == random_rules(random.Random(7))
    assert match.rules_of(7) != match.rules_of(8)

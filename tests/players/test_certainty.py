"""What is proven: cards that a seat must hold, and trumps that are gone. Sides are tested with `Knowledge`."""

from collections import Counter
from random import Random as Dice

import pytest

from freedoko_qt.engine.card import Card, cards
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.certainty import held, without_trumps
from freedoko_qt.players.knowledge import Knowledge
from freedoko_qt.players.rand import Random
from freedoko_qt.players.soak import random_rules
from tests.notation import situation

TALK = "default, x_reservation_dialogue=two-step, swines_announcement_begin=no, swines_in_poverty=no"
POOR = (
    "hand 0 DJ DQ C9 CK CT CA S9 SK ST SA HA HK · hand 1 HT CQ SQ SQ HQ CJ SJ DT DK CA HA S9 · hand 2 CQ"
    " · 0 reservation, 1 healthy, 2 healthy, 3 healthy, 0 poverty, 0 gives DJ DQ C9, 1 takes"
)


def proven(script: str, seat: int, of: int) -> Counter[Card]:
    """What one seat knows another one to hold."""
    return held(observe(situation(script).state, seat))[of]


@pytest.mark.parametrize(
    ("script", "of", "expected"),
    [
        pytest.param(f"{TALK} · hand 1 DA DA · healthy · 1 swines", 1, "DA DA", id="swines"),
        pytest.param(
            f"{TALK} · hand 1 DA DA · start 1 · healthy · 1 swines, 1 DA", 1, "DA", id="one of them was played"
        ),
        pytest.param("ddv · hand 1 CQ CQ · 1 plays marriage first foreign", 1, "CQ CQ", id="a marriage"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy · 1 no 120", 1, "CQ", id="Re was said"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · start 1 · healthy · 1 CQ", 1, "", id="the queen of re is gone"),
        pytest.param("ddv · hand 0 CQ · hand 1 CQ · healthy · 2 no 120", 2, "", id="Kontra proves no card"),
        pytest.param(
            f"{TALK}, genscher=yes · hand 1 DK DK D9 · start 1 · healthy · 1 genscher 3, 1 DK", 1, "DK", id="genscher"
        ),
    ],
)
def test_what_was_said_proves_cards(script: str, of: int, expected: str) -> None:
    assert proven(script, 3, of) == Counter(cards(expected))


def test_the_partners_of_a_poverty_know_what_they_gave() -> None:
    script = f"{TALK} · {POOR}, 1 returns CK C9 DJ".replace("hand 1 HT", "hand 1 CK HT").replace("CA HA S9", "CA HA")
    assert proven(script, 1, 0) == Counter(cards("DJ CK C9"))
    assert proven(script, 0, 1) == Counter(cards("DQ"))
    assert not any(held(observe(situation(script).state, 2)))


@pytest.mark.parametrize(
    ("returned", "poor"), [("CA S9 HA", 0), ("CA HA DJ", None)], ids=["no trump came back", "one trump came back"]
)
def test_a_poor_player_has_only_the_trumps_that_came_back(returned: str, poor: int | None) -> None:
    state = situation(f"{TALK} · {POOR}, 1 returns {returned}").state
    for seat in (1, 2, 3):
        seen = observe(state, seat)
        assert without_trumps(seen) == poor
        assert Knowledge(seen).follows(0, 4) == (0 if poor == 0 else pytest.approx(1, abs=0.5))
    assert without_trumps(observe(state, 0)) is None


def check(game: Game) -> None:
    """Everything that a seat holds for certain is really there, and the free cards fill the rest."""
    state = game.state
    for seat in SEATS:
        seen = observe(state, seat)
        facts = Knowledge(seen)
        for other in SEATS:
            assert not facts.held[other] - Counter(state.hands[other])
            if other != seat:
                assert facts.room[other] == len(state.hands[other]) - facts.held[other].total()
        assert min(facts.free) >= 0
        assert sum(facts.free) == sum(facts.room)
        poor = without_trumps(seen)
        assert poor is None or not any(state.table.tables.is_trump(card) for card in state.hands[poor])


def test_nothing_is_proven_that_is_not_so() -> None:
    checked = 0
    for seed in range(60):
        rules = random_rules(Dice(seed)).but(x_duel=False)
        party = Party(rules, ("a", "b", "c", "d", "e")[: rules.x_players_at_table], seed)
        game, players = party.next_game(), [Random(seed + seat) for seat in SEATS]
        while not game.is_over:
            turn = game.state.table.turn
            game.play(players[turn].choose(observe(game.state, turn)).action)
            if game.state.table.ask is Ask.CARD and game.at % 7 == 0:
                check(game)
                checked += 1
    assert checked > 200

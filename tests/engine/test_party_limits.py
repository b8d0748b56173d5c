"""What ends a party, bock games, duty soli of each kind, and five at the table."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings

from freedoko_qt.engine import bock
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.card import POINTS, Rank
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import following
from freedoko_qt.engine.event import Action, Played, Reserved, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import rules_of
from tests.parties import NAMES, after, healthy, party, soloist
from tests.strategies import QUICK, SEEDS, play_on, rules


def test_party_ends_after_a_number_of_games_that_count() -> None:
    one = party("plain, x_number_of_games=3, throw_with_nines=yes, min_number_of_throwing_nines=3")
    assert one.number_of_games == 3
    thrown = 0
    while not one.is_over:
        game = one.next_game()
        while not game.is_over:
            game.play(throwing(game))
        thrown += game.state.table.is_redeal
        one = one.finish(game)
    assert (len(one.entries), thrown > 0) == (3, True)


def throwing(game: Game) -> Action:
    """A game that is thrown in if somebody can, once for each dealer at most."""
    turn = game.state.table.turn
    may = [action for action in legal(game.state, turn) if action == Reserved(turn, Contract.THROWN_NINES)]
    nines = sum(card.rank is Rank.NINE for card in game.state.hands[turn])
    reserves = game.state.table.ask is Ask.HEALTH and nines >= 3 and game.dealt.hands[turn][0].rank is not Rank.NINE
    return may[0] if may else Said(turn, False) if reserves else healthy(game)


def test_thrown_hand_is_dealt_again_by_the_same_dealer() -> None:
    one = party("plain, throw_with_nines=yes, min_number_of_throwing_nines=3, bock=yes")
    game = one.next_game()
    while not game.is_over:
        game.play(throwing(game))
    assert game.state.table.is_redeal
    again = one.finish(game)
    assert (again.entries, again.next_start, again.queue) == ((), one.next_start, ())
    assert again.next_seed == following(game.seed)


@pytest.mark.parametrize(("counting", "sign"), [("plus", 1), ("minus", -1)])
def test_pot_of_points_is_played_empty(counting: str, sign: int) -> None:
    rules = f"plain, counting={counting}, number_of_rounds_limited=no, points_limited=yes, points=30"
    one, pots = party(rules), [30]
    while not one.is_over:
        one = after(one, healthy)
        written = sign * sum(one.entries[-1].scores)
        assert one.pot == pots[-1] - written
        pots.append(one.pot)
    assert pots[-1] <= 0 < pots[-2]
    assert one.number_of_games is None


def test_there_is_no_pot_with_plus_and_minus() -> None:
    assert party("plain, counting=plus-minus, points_limited=yes").pot is None


def test_open_duty_soli_are_played_when_the_pot_is_empty() -> None:
    one = party("plain, number_of_rounds_limited=no, points_limited=yes, points=1, number_of_duty_soli=1")
    while not one.is_over:
        one = after(one, healthy)
    forced = [entry for entry in one.entries if entry.game.dealt.forced]
    assert len(forced) == 4
    assert one.owed == (0, 0, 0, 0)


def test_fifth_player_sits_out_in_turn() -> None:
    """O102."""
    one = party("plain, x_players_at_table=5, number_of_rounds=1")
    assert one.number_of_games == 5
    dealers = []
    while not one.is_over:
        game = one.next_game()
        dealer = next(place for place in range(5) if place not in game.places)
        assert game.places == tuple((dealer + 1 + seat) % 5 for seat in range(4))
        assert game.dealt.start == 0
        dealers.append(dealer)
        one = after(one, healthy)
        assert one.entries[-1].scores[dealer] == 0
        assert sorted(one.entries[-1].result.scores) == sorted(one.entries[-1].scores[p] for p in game.places)
    assert dealers == [4, 0, 1, 2, 3]
    assert len(one.totals) == 5


def test_five_players_owe_duty_soli_and_are_forced_in_turn() -> None:
    """O102: 25 games and five duty soli."""
    one = party("ddv, x_players_at_table=5")
    assert one.number_of_games == 30
    one = after(one, *[healthy] * 25)
    assert (one.is_in_duty_round, one.owed) == (True, (1, 1, 1, 1, 1))
    while not one.is_over:
        one = after(one, healthy)
    assert [entry.soloist for entry in one.entries[25:]] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("duty", "soli", "open_then"),
    [
        pytest.param("number_of_duty_color_soli=1", ["solo queen"], (1, 1, 0), id="a queen solo is no suit solo"),
        pytest.param("number_of_duty_color_soli=1", ["solo club"], (0, 0, 0), id="a club solo is one"),
        pytest.param("number_of_duty_picture_soli=1", ["solo club"], (1, 0, 1), id="a club solo is no picture solo"),
        pytest.param("number_of_duty_picture_soli=1", ["solo koehler"], (0, 0, 0), id="a Koehler is one"),
        pytest.param("number_of_duty_picture_soli=1", ["solo meatless"], (1, 0, 1), id="a meatless solo is free only"),
        pytest.param("number_of_duty_color_soli=0", ["solo meatless"], (0, 0, 0), id="a free one"),
        pytest.param(
            "number_of_duty_soli=2, number_of_duty_color_soli=1",
            ["solo club", "solo heart"],
            (0, 0, 0),
            id="the second",
        ),
        pytest.param(
            "number_of_duty_soli=2, number_of_duty_color_soli=1",
            ["solo jack", "solo jack"],
            (1, 1, 0),
            id="one is left",
        ),
    ],
)
def test_solo_pays_the_duty_of_its_kind(duty: str, soli: list[str], open_then: tuple[int, int, int]) -> None:
    """Rules 4.6."""
    one = party(f"plain, number_of_duty_soli=1, {duty}")
    for solo in soli:
        one = after(one, playing(solo))
    assert (one.owed[0], one.owed_color[0], one.owed_picture[0]) == open_then


def playing(solo: str) -> Callable[[Game], Action]:
    """A game in which seat 0 plays a solo of a kind."""

    def choose(game: Game) -> Action:
        wanted = (Said(0, False), Reserved(0, Contract(solo)))
        return next((action for action in wanted if action in legal(game.state, 0)), healthy(game))

    return choose


@pytest.mark.parametrize(
    ("rules", "leader", "next_start"),
    [
        pytest.param("plain", 2, 0, id="lust solo that leads"),
        pytest.param("plain, lustsolo_player_leads=no", 0, 1, id="lust solo that does not lead"),
        pytest.param("plain, lustsolo_player_leads=no, number_of_duty_soli=1", 2, 0, id="voluntary duty solo"),
        pytest.param("plain, x_lead_in_solo=start player", 0, 0, id="start player leads"),
        pytest.param("plain, lustsolo_player_leads=no, x_lead_in_solo=soloist", 2, 1, id="soloist leads"),
        pytest.param("plain, x_repeat_deal_after_solo=never", 2, 1, id="never repeated"),
        pytest.param("plain, x_repeat_deal_after_solo=duty only", 2, 1, id="only duty soli repeated"),
        pytest.param("plain, lustsolo_player_leads=no, x_repeat_deal_after_solo=always", 0, 0, id="always repeated"),
    ],
)
def test_lead_and_rotation_of_a_solo(rules: str, leader: int, next_start: int) -> None:
    """Rules 4.9, 7.2 and 11."""
    one = after(party(rules), soloist(2))
    assert one.entries[0].game.state.table.tricks[0].leader == leader
    assert one.next_start == next_start


def test_bock_games_count_and_are_used_up() -> None:
    one = party("plain, bock=yes, bock_after_black_game=yes, bock_after_lost_solo=yes")
    one = after(one, losing)
    assert (one.entries[0].triggers, one.queue) == ((Trigger.SOLO_LOST,), (2, 2, 2, 2))
    assert one.next_game().dealt.bock == 2
    one = after(one, healthy)
    assert one.entries[-1].result.bock == 2
    assert one.queue == bock.after((2, 2, 2, 2), one.entries[-1].triggers, one.played_by, True)


def test_repeated_solo_uses_no_bock_game_up() -> None:
    one = replace(party("plain, bock=yes"), queue=(2, 2))
    assert after(one, soloist(0)).queue == (2, 2)
    assert after(replace(one, rules=rules_of("plain, bock=yes, x_repeat_deal_after_solo=never")), soloist(0)).queue == (
        2,
    )


def test_forced_soli_use_bock_games_up() -> None:
    """O97; rules 6.8."""
    rules = "plain, bock=yes, number_of_rounds=1, number_of_duty_soli=1"
    one = replace(after(party(rules), *[healthy] * 4), queue=(2, 2))
    games = []
    while not one.is_over:
        one = after(one, healthy)
        games.append(one.entries[-1].result.bock)
    assert games == [2, 2, 1, 1]


def test_duty_soli_stand_outside_bock_if_the_rules_say_so() -> None:
    rules = "plain, bock=yes, number_of_rounds=1, number_of_duty_soli=1, x_bock_duty_solo=outside"
    one = replace(after(party(rules), *[healthy] * 4), queue=(2, 2))
    assert one.next_game().dealt.bock == 1
    one = after(one, healthy)
    assert (one.entries[-1].result.bock, one.queue) == (1, (2, 2))


def losing(game: Game) -> Action:
    """A jack solo of whoever has the fewest jacks, played badly."""
    table, turn = game.state.table, game.state.table.turn
    jacks = [sum(card.rank is Rank.JACK for card in hand) for hand in game.dealt.hands]
    worst = jacks.index(min(jacks))
    wanted = (Said(worst, False), Reserved(worst, Contract.SOLO_JACK))
    if choices := [action for action in wanted if action in legal(game.state, worst)]:
        return choices[0]
    played = [action for action in legal(game.state, turn) if isinstance(action, Played)]
    if table.ask is Ask.CARD and turn == worst:
        return min(played, key=lambda action: POINTS[action.card])
    return healthy(game)


ENDING = rules(number_of_rounds_limited=True, number_of_rounds=1, x_number_of_games=0)


@settings(QUICK, max_examples=12)
@given(by=ENDING, seed=SEEDS)
def test_any_rules_bring_a_party_to_its_end(by: Rules, seed: int) -> None:
    one, random = Party(by, NAMES[: by.x_players_at_table], seed, seed % 4), Random(seed)
    while not one.is_over:
        one = one.finish(play_on(one.next_game(), random))
    assert not any(one.owed)
    if one.pot is None:
        rounds = [entry for entry in one.entries if not entry.game.dealt.forced and not entry.is_repeated]
        assert len(rounds) == by.x_players_at_table
    assert sum(one.totals) == sum(sum(entry.result.scores) for entry in one.entries)

"""A party: rounds, dealer, duty soli, running score."""

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import Action, Reserved, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import rules_of
from tests.parties import NAMES, after, healthy, party, soloist, starts


def test_tournament_has_five_rounds_and_a_duty_solo_of_each() -> None:
    one = party()
    assert one.number_of_games == 24
    while not one.is_over:
        one = after(one, healthy)
    assert starts(one) == [0, 1, 2, 3] * 6
    assert [entry.is_duty for entry in one.entries] == [False] * 20 + [True] * 4
    assert [entry.soloist for entry in one.entries][20:] == [0, 1, 2, 3]
    assert [entry.game.dealt.forced for entry in one.entries] == [False] * 20 + [True] * 4
    assert [entry.game.dealt.owed for entry in one.entries][20:] == [
        (1, 1, 1, 1),
        (0, 1, 1, 1),
        (0, 0, 1, 1),
        (0, 0, 0, 1),
    ]
    assert one.owed == (0, 0, 0, 0)


def test_first_dealer_moves_everything() -> None:
    one = party(first_start=2)
    while not one.is_over:
        one = after(one, healthy)
    assert starts(one) == [2, 3, 0, 1] * 6


def test_round_is_over_when_the_first_start_player_is_back() -> None:
    one, rounds = party(first_start=3), []
    for _ in range(9):
        one = after(one, healthy)
        rounds.append(one.rounds)
    assert rounds == [0, 0, 0, 1, 1, 1, 1, 2, 2]


def test_voluntary_duty_solo_is_an_extra_deal_of_the_same_dealer() -> None:
    """O79."""
    one = after(party(), healthy, soloist(2), healthy)
    assert starts(one) == [0, 1, 1]
    assert [entry.is_repeated for entry in one.entries] == [False, True, False]
    assert [entry.is_duty for entry in one.entries] == [False, True, False]
    assert one.owed == (1, 1, 0, 1)
    assert one.next_start == 2
    assert one.entries[1].game.state.table.tricks[0].leader == 2


def test_second_solo_is_voluntary_and_moves_the_dealer() -> None:
    """O79."""
    one = after(party(), soloist(2), soloist(2))
    assert [entry.is_duty for entry in one.entries] == [True, False]
    assert [entry.is_repeated for entry in one.entries] == [True, False]
    assert starts(one) == [0, 0]
    assert one.next_start == 1
    assert one.owed == (1, 1, 0, 1)
    assert one.entries[1].game.state.table.tricks[0].leader == 0


def test_voluntary_solo_is_repeated_where_the_soloist_leads() -> None:
    one = after(party("ddv, lustsolo_player_leads=yes, number_of_duty_soli=0"), soloist(2), healthy)
    assert starts(one) == [0, 0]
    assert one.entries[0].game.state.table.tricks[0].leader == 2
    assert one.entries[0].is_repeated


@pytest.mark.parametrize(("extra", "forced"), [((), [0, 1, 2, 3]), ((0, 2), [1, 3]), ((3,), [0, 1, 2])])
def test_tournament_has_24_games_however_many_duty_soli_are_played_early(
    extra: tuple[int, ...], forced: list[int]
) -> None:
    """O80."""
    one = after(party(), *map(soloist, extra))
    while not one.is_over:
        one = after(one, healthy)
    assert len(one.entries) == 24
    assert [entry.soloist for entry in one.entries if entry.game.dealt.forced] == forced
    assert sum(entry.is_repeated for entry in one.entries) == len(extra)


def test_repeated_deal_at_the_end_of_a_round_does_not_end_it() -> None:
    one = after(party(), healthy, healthy, healthy, soloist(1))
    assert (one.rounds, one.next_start) == (0, 3)
    assert after(one, healthy).rounds == 1


def test_forced_solo_starts_left_of_the_dealer_who_is_next() -> None:
    one = party("ddv, number_of_rounds=1")
    one = after(one, soloist(0), soloist(1), healthy, healthy, healthy, healthy)
    assert one.is_in_duty_round
    assert one.next_start == 2
    game = one.next_game()
    assert (game.dealt.forced, game.dealt.start, game.dealt.owed) == (True, 2, (0, 0, 1, 1))
    one = after(one, healthy)
    assert (one.next_start, one.is_over) == (3, False)
    assert after(one, healthy).is_over


def test_two_duty_soli_of_each_go_round_twice() -> None:
    one = party("ddv, number_of_rounds=1, number_of_duty_soli=2")
    assert one.number_of_games == 12
    while not one.is_over:
        one = after(one, healthy)
    assert starts(one) == [0, 1, 2, 3] * 3


@pytest.mark.parametrize("contract", [Contract.MARRIAGE, Contract.MARRIAGE_SOLO, Contract.MARRIAGE_SILENT], ids=str)
def test_marriages_of_all_kinds_are_no_duty_soli(contract: Contract) -> None:
    """O42; the first seeds that deal both queens of clubs to one hand bring all three."""
    choose = healthy if contract is Contract.MARRIAGE_SILENT else marrying
    parties = (Party(rules_of("ddv"), NAMES[:4], seed) for seed in range(1000))
    queens = (one for one in parties if any(hand.count(Card.CQ) == 2 for hand in one.next_game().dealt.hands))
    one = next(done for done in (after(one, choose) for one in queens) if done.entries[0].contract is contract)
    entry = one.entries[0]
    assert (entry.is_duty, entry.is_repeated, one.owed, one.next_start) == (False, False, (1, 1, 1, 1), 1)


def marrying(game: Game) -> Action:
    """A game in which a marriage is announced where there is one."""
    table, turn = game.state.table, game.state.table.turn
    marriages = [action for action in legal(game.state, turn) if action == Reserved(turn, Contract.MARRIAGE)]
    reserves = table.ask is Ask.HEALTH and game.dealt.hands[turn].count(Card.CQ) == 2
    return marriages[0] if marriages else Said(turn, False) if reserves else healthy(game)


def test_totals_are_the_sums_of_the_scores() -> None:
    one, sums = party(), [0, 0, 0, 0]
    for _ in range(6):
        one = after(one, healthy)
        sums = [total + score for total, score in zip(sums, one.entries[-1].result.scores, strict=True)]
        assert one.totals == tuple(sums)
    assert sum(sums) == 0


@pytest.mark.parametrize(("counting", "sign"), [("plus", 1), ("minus", -1)])
def test_totals_with_plus_only_or_minus_only(counting: str, sign: int) -> None:
    one = after(party(f"ddv, counting={counting}"), *[healthy] * 8)
    assert sign * sum(one.totals) > 0


def test_endless_party_goes_on_without_duty_soli() -> None:
    one = party("ddv, number_of_rounds_limited=no")
    assert one.number_of_games is None
    assert one.owed == (0, 0, 0, 0)
    one = after(one, *[healthy] * 30)
    assert not one.is_over
    assert not one.is_in_duty_round
    assert starts(one) == [game % 4 for game in range(30)]


def test_deals_of_a_party_come_from_its_first_seed() -> None:
    one = after(party(), healthy, soloist(1), healthy)
    seeds = [11, following(11), following(following(11))]
    assert [entry.game.seed for entry in one.entries] == seeds
    assert [entry.game.dealt.hands for entry in one.entries] == [deal(seed, packets=(3, 3, 3, 3)) for seed in seeds]
    assert one.next_seed == following(seeds[-1])


def test_party_is_a_value() -> None:
    one = party()
    again = after(one, healthy)
    assert (one.entries, len(again.entries)) == ((), 1)
    assert again.next_game().dealt == again.next_game().dealt


def test_duty_soli_do_not_stop_a_party_whose_rules_know_no_solo() -> None:
    kinds = ("color", "queen", "jack", "meatless")
    one = party("ddv, number_of_rounds=1, " + ", ".join(f"solo_{kind}=no" for kind in kinds))
    one = after(one, *[healthy] * 4)
    assert one.is_over

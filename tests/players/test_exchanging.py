"""The exchange of a poverty, swines and a new partner, thought through; a row with a number is one of our trials."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, count
from random import Random as Dice

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS, Card, Hand, cards
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Dealt,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    SwinesAnnounced,
    text,
)
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.poverty import choices, is_poor, without
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, play, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players import shifting
from freedoko_qt.players.base import Choice
from freedoko_qt.players.belief import Trust
from freedoko_qt.players.exchange import kept
from freedoko_qt.players.exchanging import answer
from freedoko_qt.players.kernel import hand_of, word
from freedoko_qt.players.mirrored import is_quiet
from freedoko_qt.players.rand import Random
from freedoko_qt.players.rising import genschers, rise
from freedoko_qt.players.search import Means, think
from freedoko_qt.players.strong import playable
from freedoko_qt.players.style import SEASONED
from tests.notation import situation
from tests.players.table import deals, poor_deal
from tests.strategies import random_rules

RULES = "default, x_reservation_dialogue=two-step, swines=no"
POOR = "hand 0 DJ DQ C9 CK CT CA S9 SK ST SA HA HK · hand 2 CQ"
SAID = "0 reservation, 1 healthy, 2 healthy, 3 healthy, 0 poverty"
STRONG = "hand 1 HT CQ SQ SQ HQ CJ SJ DT DK CA HA SA"
WEAK = "hand 1 HJ CJ DK D9 DT CA C9 SK ST HK H9 H9 · hand 3 CQ"
RISES = (SwinesAnnounced, HyperswinesAnnounced)
EXCHANGE = (Ask.PASS_CARDS, Ask.TAKE_CARDS, Ask.RETURN_CARDS)
QUICK = Means(6, Trust(times=2), patience=60.0)
"""Few deals, and never in a hurry: a busy machine must not change what is chosen."""

USUAL = Means(patience=60.0)


def seen(script: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(script).state
    return observe(state, state.table.turn)


def chosen(script: str) -> Choice:
    """What the seat on turn answers."""
    return answer(seen(script), USUAL, 1, SEASONED)


def test_the_shortest_suit_goes_back() -> None:
    """O110: SK S9 C9 C9 CK DQ DA beside trumps; two cards go back, and the spades with them."""
    held = "hand 0 DQ DA CA CT CT HA HA HK SA SA ST ST · hand 1 HT CQ SQ SQ HQ CJ SJ SK S9 C9 C9 CK · hand 2 CQ"
    choice = chosen(f"{RULES}, poverty_shift_only_trump=yes · {held} · {SAID}, 0 gives DQ DA, 1 takes")
    assert isinstance(choice.action, PovertyReturned)
    assert sorted(choice.action.cards) == sorted(cards("SK S9"))


@pytest.mark.parametrize(("hand", "expected"), [(STRONG, "1 takes"), (WEAK, "1 pass")])
def test_a_strong_hand_takes_and_a_weak_one_refuses(hand: str, expected: str) -> None:
    choice = chosen(f"{RULES} · {POOR} · {hand} · {SAID}, 0 gives DJ DQ C9")
    assert text(choice.action) == expected
    assert {type(ranked.action) for ranked in choice.ranking} == {PovertyTaken, Passed}


def test_the_best_stands_first_and_has_a_reason() -> None:
    choice = chosen(f"{RULES} · {POOR} · {STRONG} · {SAID}, 0 gives DJ DQ C9, 1 takes")
    assert choice.ranking[0].action == choice.action
    assert choice.ranking[0].error == 0
    assert len(choice.ranking) > 2
    assert [ranked.points for ranked in choice.ranking] == sorted((r.points for r in choice.ranking), reverse=True)
    assert choice.reason.text


def test_trumps_are_passed_and_aces_are_kept() -> None:
    action = chosen(f"{RULES} · {POOR} · {SAID}").action
    assert isinstance(action, PovertyPassed)
    assert set(cards("DJ DQ")) < set(action.cards)


# -- the deals and the quick rules --------------------------------------------------------------------------------


def test_cards_are_added_and_taken_away_as_words() -> None:
    dice, pack = Dice(3), [card for card in CARDS for _ in range(2)]
    for _ in range(50):
        hand = tuple(dice.sample(pack, 15))
        gone = tuple(dice.sample(hand, 4))
        whole, part = np.array([word(hand)]), np.array([word(gone)])
        rest = shifting.less(whole, part)
        assert rest[0] == word(without(hand, gone))
        assert shifting.merged(rest, part)[0] == whole[0]


def test_the_quick_rule_gives_back_what_the_rule_of_thumb_does() -> None:
    dice, pack = Dice(4), [card for card in CARDS for _ in range(2)]
    tables = seen(f"{RULES} · {POOR} · {SAID}").table.tables
    for _ in range(15):
        hand = tuple(dice.sample(pack, 15))
        back = hand_of(int(shifting.given_back(np.array([word(hand)]), 3, tables)[0]))
        best = max(kept(without(hand, some), some, tables) for some in choices(hand, 3))
        assert kept(without(hand, back), back, tables) == pytest.approx(best)


def test_deals_for_somebody_who_is_asked_agree_with_what_is_public() -> None:
    here = seen(f"{RULES} · {POOR} · {STRONG} · {SAID}, 0 gives DJ DQ C9")
    hands = shifting.drawn(here, shifting.poor_cases(here), 40, Trust(times=2), np.random.default_rng(1))
    suit = here.table.tables.suit
    for words in hands.T:
        others = [hand_of(int(one)) for one in words]
        assert all(suit[card] != TRUMP for card in others[0])
        assert all(suit[card] == TRUMP for card in others[1])
        assert len(others[1]) <= 3
        assert len(others[0]) + len(others[1]) == len(others[2]) == len(others[3]) == 12
        whole = (*here.hand, *(card for hand in others for card in hand))
        assert sorted(whole) == sorted(2 * CARDS)


def test_whoever_has_taken_the_trumps_knows_that_the_poor_hand_has_none() -> None:
    here = seen(f"{RULES} · {POOR} · {STRONG} · {SAID}, 0 gives DJ DQ C9, 1 takes")
    hands = shifting.drawn(here, shifting.bare_cases(here), 40, Trust(times=2), np.random.default_rng(1))
    suit = here.table.tables.suit
    for words in hands.T:
        poor = hand_of(int(words[0]))
        assert len(poor) == 9
        assert all(suit[card] != TRUMP for card in poor)


# -- what holds for every answer ----------------------------------------------------------------------------------


def exchanges(seed: int) -> Iterator[tuple[State, Observation]]:
    """The questions of a poverty under random rules, answered by thinking; whoever is poor says so."""
    rules = random_rules(Dice(seed), poverty=True, poverty_shift=True, throw_with_one_trump=False)
    state = start(rules, poor_deal(rules.effective(), seed))
    while state.table.ask not in (Ask.CARD, Ask.NOTHING):
        here = observe(state, state.table.turn)
        if here.table.ask in EXCHANGE or here.table.ask is Ask.SWINES:
            yield state, here
            state = play(state, answer(here, QUICK, seed, SEASONED).action)
        else:
            state = play(state, declared(here))


def declared(here: Observation) -> Action:
    """A poverty where the hand is one, else nothing."""
    is_ours = is_poor(here.table.rules, here.hand)
    named = (action for action in here.legal if isinstance(action, Reserved) and action.contract is Contract.POVERTY)
    words = (action for action in here.legal if isinstance(action, Said) and not action.healthy and is_ours)
    quiet = (action for action in here.legal if is_quiet(action))
    return next(chain(named, words, quiet, here.legal))


def test_every_answer_is_legal_whatever_the_rules() -> None:
    asked = Counter(here.table.ask for seed in range(16) for _, here in exchanges(seed))
    assert all(asked[ask] >= 6 for ask in EXCHANGE), asked


def test_hidden_cards_change_nothing_and_the_same_seed_says_the_same() -> None:
    dice, moved = Dice(1), Counter[Ask]()
    for seed in range(100, 106):
        for state, here in exchanges(seed):
            other = state.but(hands=shuffled(state, here, dice))
            same = observe(other, here.seat)
            assert same == here
            first = answer(here, QUICK, 7, SEASONED)
            assert answer(same, QUICK, 7, SEASONED) == first
            moved[here.table.ask] += other.hands != state.hands
    assert all(moved[ask] >= 2 for ask in EXCHANGE), moved


def shuffled(state: State, here: Observation, dice: Dice) -> tuple[Hand, ...]:
    """Other hands of which the seat sees just the same: the others' cards mixed, but those of the poor player."""
    others = [seat for seat in SEATS if seat not in (here.seat, here.table.soloist)]
    mixed = [card for seat in others for card in state.hands[seat]]
    dice.shuffle(mixed)
    hands = list(state.hands)
    for seat in others:
        hands[seat], mixed = tuple(mixed[: len(hands[seat])]), mixed[len(hands[seat]) :]
    return tuple(hands)


# -- swines and a new partner -------------------------------------------------------------------------------------

HELD = "hand 0 DA DA D9 D9 CQ SJ HA HK CA C9 SK S9"
FREE = "default, x_reservation_dialogue=two-step, swines_announcement_begin=no, hyperswines=yes"


def test_swines_that_help_are_announced() -> None:
    choice = rise(seen(f"{FREE} · {HELD} · healthy"), USUAL, np.random.default_rng(1))
    assert choice
    assert text(choice.action) == "0 swines"


def test_swines_before_the_first_card_are_weighed_against_silence() -> None:
    script = "default, x_reservation_dialogue=two-step · start 1 · hand 0 DA DA SJ HQ CQ SQ · healthy"
    game = situation(script)
    while game.state.table.turn != 0:
        game.play(Passed(game.state.table.turn))
    here = observe(game.state, 0)
    choice = answer(here, USUAL, 1, SEASONED)
    assert text(choice.action) == "0 swines"
    assert [text(ranked.action) for ranked in choice.ranking] == ["0 swines", "0 pass"]


TALK = "default, x_reservation_dialogue=two-step, genscher=yes, x_genscher_last_trick=12, swines=no"
KINGS = "hand 0 DK DK DJ HJ S9 SK C9 CK HK H9 DT D9"
RICH = "hand 1 CQ CA CA SA HA · hand 2 CQ CT ST HT HT"


def named(here: Observation, means: Means = USUAL) -> Choice | None:
    """The new partner that is named."""
    rng = np.random.default_rng([1, here.seat, here.table.played])
    return genschers(here, think(here, playable(here), means, rng), means, rng)


def test_a_losing_side_is_left_for_a_strong_player() -> None:
    state = situation(f"{TALK} · {KINGS} · {RICH} · hand 3 CJ HJ · start 1 · healthy · 1 no 120, 2 no 90 · 1: CQ HT DJ")
    choice = named(observe(state.state, 0))
    assert choice
    assert isinstance(choice.action, GenscherChosen)
    assert choice.action.partner in (1, 2)
    assert choice.ranking[0].action == choice.action
    assert dict(choice.reason.values)["player"] == choice.action.partner


def test_nobody_is_named_who_may_not_be() -> None:
    assert named(seen(f"{TALK} · hand 0 DK CQ HT · healthy"), QUICK) is None


def test_swines_and_partners_are_legal_whatever_the_rules() -> None:
    asked = Counter[object]()
    for seed in range(10):
        fixed = {"genscher": True, "hyperswines": False} if seed % 2 else {"hyperswines": True}
        rules = random_rules(Dice(seed), swines=True, swine_only_second=False, x_genscher_last_trick=12, **fixed)
        state, dealer = start(rules, paired(rules, Card.DK if seed % 2 else Card.DA)), Random(seed)
        while not state.table.is_over:
            here = observe(state, state.table.turn)
            for choice in thought(here, seed):
                asked[type(choice.action) if choice else None] += 1
                assert choice is None or choice.action in here.legal
            state = play(state, plain(here, dealer))
    assert asked[SwinesAnnounced] >= 3, asked
    assert asked.total() >= 10, asked


def paired(rules: Rules, card: Card) -> Dealt:
    """A deal in which one hand holds both cards of a kind."""
    some = (deals(rules, seed) for seed in count(1))
    return next(dealt for dealt in some if any(hand.count(card) == 2 for hand in dealt.hands))


def plain(here: Observation, dealer: Random) -> Action:
    """A card by chance, and a normal game where that is possible."""
    return next((action for action in here.legal if is_quiet(action) and not isinstance(action, Played)), None) or (
        dealer.choose(here).action
    )


def thought(here: Observation, seed: int) -> Iterator[Choice | None]:
    """What is said of swines and of partners where there is anything to say."""
    is_few = here.table.contract.is_for_few
    if any(isinstance(action, RISES) for action in here.legal):
        yield rise(here, QUICK, np.random.default_rng(seed))
    if not is_few and any(isinstance(action, GenscherChosen) for action in here.legal):
        yield named(here, QUICK)

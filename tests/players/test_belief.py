"""What the others have played and said makes deals more or less likely, and never decides anything for certain."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import LEVELS, Dealt, Played
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.belief import (
    ALONE,
    SURE,
    Floats,
    Trust,
    beginning,
    believed,
    chances,
    dealt,
    hearsay,
    likelihood,
)
from freedoko_qt.players.bidding import WANTED
from freedoko_qt.players.foretelling import foretold, players
from freedoko_qt.players.guide import SHARE
from freedoko_qt.players.kernel import KINDS, Ints, count
from freedoko_qt.players.opinion import net_for, nets_for, opinion_of
from freedoko_qt.players.sample import Deals, sample
from freedoko_qt.players.solo import promise
from freedoko_qt.players.thumb import Thumb
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.watched import Watched
from tests import bench_beliefs
from tests.players.test_thumbs import decisions

NUMBER = 200
SPLIT = (1, 3, 4, 5, 6, 7, 8, 9, 10, 11)  # deals with a queen of clubs in two hands
GAMES = Path(bench_beliefs.__file__).parent / "data" / "games.jsonl.gz"


def states(name: str, seed: int, games: int, owed: int = 0) -> Iterator[State]:
    """All states of some games by rules of thumb."""
    rules, player = preset(name), Thumb(0)
    for number in range(games):
        state = start(rules, Dealt(deal(seed, rules.with_nines), number % 4, (owed,) * 4))
        while not state.table.is_over:
            yield state
            state = apply(state, player.choose(observe(state, state.table.turn)).action)
        seed = following(seed)


def first_cards(name: str, seed: int, games: int, owed: int = 0) -> Iterator[State]:
    """The states in which somebody is to lead to the first trick."""
    return (s for s in states(name, seed, games, owed) if s.table.ask is Ask.CARD and not s.table.played)


def cards(hand: int) -> tuple[Card, ...]:
    """The cards of a word."""
    return tuple(card for card in CARDS for bit in (card, card + KINDS) if hand >> bit & 1)


def test_the_true_cards_become_more_likely() -> None:
    """Over many moments the places of the cards are foretold better than by chance alone."""
    rng, gain = np.random.default_rng(1), []
    for state, seen in [(s, o) for s, o in decisions("ddv", 55) if 16 <= s.table.played <= 36][::3]:
        deals = sample(seen, NUMBER, rng)
        chance = np.exp(0.9 * likelihood(seen, deals))
        chance = 0.9 * chance / chance.sum() + 0.1 / NUMBER
        for seat in seen.table.others(seen.seat):
            for card in set(state.hands[seat]):
                is_there = (deals.hands[seat] >> card & 1) == 1
                gain.append(np.log(chance[is_there].sum() + 0.01) - np.log(is_there.mean() + 0.01))
    assert np.mean(gain) > 0.05


@pytest.mark.parametrize(("name", "seed"), [("ddv", 4), ("ameke", 5)])
def test_each_seat_is_judged_by_its_own_hand(name: str, seed: int) -> None:
    """To judge the different hands of each seat once gives the same as to judge every deal as a whole."""
    rng = np.random.default_rng(3)
    for _, seen in [(s, o) for s, o in decisions(name, seed) if s.table.played > 2][::17]:
        table, deals = seen.table, sample(seen, 40, rng)
        worlds = Watched(beginning(table), dealt(table, deals.hands), deals.re)
        thumbs, nets = Thumbs(table.tables), nets_for(table)
        logs = np.tile(np.log(players(nets))[:, None], (4, 1, 40))
        for trick in (*table.tricks, table.trick):
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if worlds.number + 1 < worlds.course.size:
                    logs[seat] += np.log(np.maximum(foretold(worlds, thumbs.judged(worlds), card, nets), 1e-9))
                worlds.play(np.full(40, card, np.int64))
        expected = np.zeros(40)
        for seat in table.others(seen.seat):
            kinds = np.exp(logs[seat])
            share = ALONE
            if nets:  # more is made of it, the likelier the seat keeps to the rules of thumb
                _, first = np.unique(deals.hands[seat], return_index=True)
                share = 1 + (SURE - 1) * kinds[0, first].sum() / kinds[:, first].sum()
            expected += share * np.log(kinds.sum(0))
        expected -= expected.max()
        assert likelihood(seen, deals) == pytest.approx(expected, abs=1e-3)


def test_by_its_cards_it_shows_what_kind_of_player_somebody_is() -> None:
    """One seat plays as the network would, or by rules of thumb as all others do."""
    guesses: dict[bool, list[float]] = {False: [], True: []}
    for seed in SPLIT:
        for learned in (None, 0):
            late = (s for s in played_with(learned, seed) if s.table.played == 35 and s.table.turn and net_for(s.table))
            for seen in (observe(state, state.table.turn) for state in late):
                told = believed(seen, 40, Trust(), np.random.default_rng(1)).learned
                assert told is not None
                by_net, imitated = told
                assert (by_net[seen.seat] == SHARE).all()
                assert not imitated[seen.seat].any()
                guesses[learned == 0].append(float(by_net[0].mean()))
    assert min(map(len, guesses.values())) > 4
    assert np.mean(guesses[False]) < 0.35
    assert np.mean(guesses[True]) > 0.65


def played_with(learned: int | None, seed: int) -> Iterator[State]:
    """The states of a game in which one seat plays as the network would."""
    rules, thumb = preset("ddv"), Thumb(0)
    state = start(rules, Dealt(deal(seed, rules.with_nines), 0, (0,) * 4))
    while not state.table.is_over:
        yield state
        seen = observe(state, state.table.turn)
        action = thumb.choose(seen).action
        if isinstance(action, Played) and seen.seat == learned:
            legal = [one.card for one in seen.legal if isinstance(one, Played)]
            opinion = opinion_of(seen, sample(seen, 1, np.random.default_rng(1)), 1.0)
            action = Played(seen.seat, max(legal, key=lambda card: float(opinion.worth[card])))
        state = apply(state, action)


@pytest.mark.parametrize("name", ["ddv", "ameke"])
def test_a_few_judged_hands_tell_more_than_a_few_judged_deals(name: str) -> None:
    """Where each hidden card lies is nearer to what all judged deals tell than by as many judged deals alone."""
    rng, few, alone = np.random.default_rng(5), [], []
    for _, seen in [(s, o) for s, o in decisions(name, 12) if 8 <= s.table.played <= 26 and net_for(s.table)][::9]:
        pool, trust = sample(seen, 1500, rng), Trust(talk=0, floor=0)
        truth = placed(seen, pool, chances(seen, pool, trust))
        found = believed(seen, 1000, trust, rng)
        judged = sample(seen, sum(trust.judged), rng)
        few.append(((placed(seen, found, np.full(1000, 0.001)) - truth) ** 2).mean())
        alone.append(((placed(seen, judged, chances(seen, judged, trust)) - truth) ** 2).mean())
    assert len(few) > 10
    assert np.mean(few) < 0.6 * np.mean(alone)


def placed(seen: Observation, deals: Deals, chance: Floats) -> Floats:
    """How many cards of each kind each of the others holds on average."""
    others = list(seen.table.others(seen.seat))
    return np.array([[count(words, card) @ chance for card in CARDS] for words in deals.hands[others]])


def test_late_in_a_game_every_hand_is_judged() -> None:
    """Then the deals come as often as their cards make them likely."""
    trust, errors = Trust(talk=0, floor=0), []
    for _, seen in [(s, o) for s, o in decisions("ddv", 12) if s.table.played > 34 and len(o.hand) > 2][::4]:
        pool = sample(seen, 8000, np.random.default_rng(1))
        found = believed(seen, 4000, trust, np.random.default_rng(2))
        gap = placed(seen, pool, chances(seen, pool, trust)) - placed(seen, found, np.full(4000, 1 / 4000))
        errors.append(abs(gap).max())
    assert len(errors) > 8
    assert np.median(errors) < 0.07


def test_deals_before_the_first_card_hold_all_that_was_played() -> None:
    state, seen = next((s, o) for s, o in decisions("ddv", 3) if s.table.played > 20)
    deals = sample(seen, 5, np.random.default_rng(2))
    whole = dealt(seen.table, deals.hands)
    size = seen.table.hand_size
    assert (np.bitwise_count(whole) == size).all()
    for seat in range(4):
        played = seen.table.played_by(seat)
        for card in set(played):
            number = (whole[seat] >> card & 1) + (whole[seat] >> (card + KINDS) & 1)
            assert (number >= played.count(card)).all()
    assert state.table.played == seen.table.played


@pytest.mark.parametrize("share", [0.0, 0.6, 1.0])
def test_believed_deals_agree_with_the_observation(share: float) -> None:
    state, seen = next((s, o) for s, o in decisions("ddv", 8) if s.table.played > 12)
    deals = believed(seen, 40, Trust(share=share), np.random.default_rng(4))
    for seat in range(4):
        assert (np.bitwise_count(deals.hands[seat]) == len(state.hands[seat])).all()
    assert observe(state, seen.seat) == seen


# -- what was said --------------------------------------------------------------------------------------------------


def test_as_long_as_nobody_has_said_anything_nothing_can_be_concluded() -> None:
    state = next(states("ddv", 8, 1))
    seen = observe(state, state.table.turn)
    plain = sample(seen, 20, np.random.default_rng(1))
    weighed = believed(seen, 20, Trust(), np.random.default_rng(1))
    assert (plain.hands == weighed.hands).all()


def test_whoever_cares_for_nothing_that_is_said_takes_the_deals_as_they_come() -> None:
    seen = next(observe(s, s.table.turn) for s in first_cards("ddv", 8, 9))
    plain = sample(seen, 20, np.random.default_rng(1))
    weighed = believed(seen, 20, Trust(talk=0), np.random.default_rng(1))
    assert (plain.hands == weighed.hands).all()


def test_the_hands_of_a_soloist_are_stronger_than_chance() -> None:
    """Before the first card, as its opponents see it."""
    gains = []
    for state in first_cards("ddv", 900, 60, owed=1):
        soloist = state.table.soloist
        if not state.table.contract.is_real_solo or soloist is None:
            continue
        seen = observe(state, (soloist + 1) % 4)
        of_soloist = replace(seen, seat=soloist)
        believes = believed(seen, 40, Trust(), np.random.default_rng(1)).hands[soloist]
        plain = sample(seen, 160, np.random.default_rng(1)).hands[soloist]
        strong, usual = (
            np.mean([promise(replace(of_soloist, hand=cards(int(hand))), state.table.contract) for hand in hands])
            for hands in (believes, plain)
        )
        gains.append(strong - usual)
    assert len(gains) > 10
    assert np.mean(gains) > 8  # card points
    assert min(gains) > 0


def test_whoever_stayed_healthy_has_no_hand_for_a_solo() -> None:
    believes, plain = [], []
    for state in first_cards("standard", 40, 20):
        if state.table.contract is Contract.NORMAL:
            seen = observe(state, state.table.turn)
            other = (seen.seat + 1) % 4
            deals = sample(seen, NUMBER, np.random.default_rng(1))
            hands = [replace(seen, seat=other, hand=cards(int(hand))) for hand in deals.hands[other]]
            is_strong = np.array([best_promise(hand) for hand in hands]) > WANTED
            believes.append(chances(seen, deals, Trust())[is_strong].sum())
            plain.append(is_strong.mean())
    assert sum(plain) > 0.02
    assert sum(believes) < 0.7 * sum(plain)


def best_promise(seen: Observation) -> float:
    """The card points that a hand makes in the best of some soli."""
    return max(promise(seen, solo) for solo in (Contract.SOLO_QUEEN, Contract.SOLO_JACK, Contract.SOLO_CLUB))


HIGH = (Card.HT, Card.SQ, Card.HQ)


def high_trumps(words: Ints) -> float:
    """How many high trumps hands hold on average, but for the queens of clubs."""
    return float(np.mean(sum(count(words, card) for card in HIGH)))


def test_whoever_announced_re_early_holds_more_high_trumps() -> None:
    """The same moments, but for the announcement, are believed to be such of weaker hands; so are the true ones."""
    spoken: list[float] = []
    unspoken: list[float] = []
    plain = []
    for state in states("ddv", 300, 150):
        table = state.table
        early = [made for made in table.calls if made.call is LEVELS[0] and made.played < 8]
        if table.contract is not Contract.NORMAL or table.played != 8 or len(early) != 1:
            continue
        seat = early[0].seat
        if table.known[seat] is not Team.RE or seat == table.turn:
            continue
        seen = observe(state, table.turn)
        silent = replace(seen, table=table.but(calls=()))
        for question, found in ((seen, spoken), (silent, unspoken)):
            hands = believed(question, 60, Trust(), np.random.default_rng(1)).hands[seat]
            found.append(high_trumps(hands))
        plain.append(high_trumps(sample(seen, NUMBER, np.random.default_rng(1)).hands[seat]))
    assert len(spoken) > 10
    assert np.mean(spoken) > np.mean(unspoken) + 0.2
    assert np.mean(spoken) > np.mean(plain) + 0.1


def test_what_is_said_makes_no_possible_deal_impossible() -> None:
    rng = np.random.default_rng(7)
    trust = Trust(share=1, talk=1)
    for state in list(states("standard", 60, 12, owed=1))[::7]:
        seen = observe(state, state.table.turn)
        deals = sample(seen, 50, rng)
        chance = chances(seen, deals, trust)
        assert np.isfinite(hearsay(seen, deals)).all()
        assert chance.min() >= 0.99 * trust.floor / 50
        assert chance.sum() == pytest.approx(1)


@pytest.mark.parametrize("name", ["ddv", "standard"])
def test_the_same_question_is_answered_the_same_twice(name: str) -> None:
    for state in list(states(name, 17, 4, owed=1))[::5]:
        seen = observe(state, state.table.turn)
        one, two = (believed(seen, 30, Trust(), np.random.default_rng(3)) for _ in range(2))
        assert (one.hands == two.hands).all()
        assert (one.re == two.re).all()


@pytest.mark.parametrize("name", ["ddv", "standard"])
def test_the_hidden_cards_have_no_part_in_it(name: str) -> None:
    """The others' cards change places; what a seat believes stays the same, from the first question to the end."""
    for state in list(states(name, 29, 4, owed=1))[::3]:
        seat = state.table.turn
        hands = list(state.hands)
        first, second, third = state.table.others(seat)
        hands[first], hands[second], hands[third] = hands[second], hands[third], hands[first]
        seen, same = observe(state, seat), observe(state.but(hands=tuple(hands)), seat)
        one, two = (believed(question, 20, Trust(), np.random.default_rng(3)) for question in (seen, same))
        assert (one.hands == two.hands).all()
        assert (one.re == two.re).all()


# -- the measure ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [["--own"], ["--file", str(GAMES)]], ids=["own games", "recorded games"])
def test_the_measure_tells_what_play_and_talk_bring(source: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    bench_beliefs.main([*source, "--games", "1", "--kinds", "normal", "--deals", "40", "--talk", "0.6", "1"])
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("normal: 1 games")
    assert " ".join(told[1].split()) == "places chance play talk 0.6 talk 1 by play by talk 0.6 by talk 1"
    by_trick = [line.split() for line in told[2:14]]
    assert [line[:2] for line in by_trick] == [["trick", str(number)] for number in range(1, 13)]
    first, last = (float(line[2]) for line in (by_trick[0], by_trick[-1]))
    assert -1.3 < first < -0.9  # nearly three places to choose from
    assert first < last <= 0

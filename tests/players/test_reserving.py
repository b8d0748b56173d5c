"""Reservations thought through: what a hand plays, that the talk fits together, and what is told of each game."""

import numpy as np
import pytest

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Reserved, Said, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.state import apply
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.belief import Trust
from freedoko_qt.players.plans import begun, prospects
from freedoko_qt.players.reserving import answer, considered
from freedoko_qt.players.sample import sample
from freedoko_qt.players.search import Means
from freedoko_qt.players.style import BEGINNER, SEASONED, Style
from tests.notation import situation

MEANS = Means(40, Trust(times=2), patience=60.0)

WEAK = "hand 0 CQ CQ CA C9 SK S9 HK H9 DK D9 DJ HJ"
DIAMONDS = "hand 0 HT HT CQ SQ SQ HQ DQ CJ SJ DA DT CA"
PLAIN = "hand 0 CQ SJ D9 DK CK C9 C9 SK S9 HK H9 ST"
ACES = "hand 0 CA CA CT CT CK SA SA ST HA HA HT D9"
JACKS = "hand 0 CJ CJ SJ SJ HJ HJ CA CT SA HA DA DT"
POOR = "hand 0 DJ D9 CK C9 CT CA S9 SK SK ST HK H9"
NINES = "hand 0 C9 C9 S9 S9 H9 D9 HK CK SK DJ DK HJ"


def seen(script: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(script).state
    return observe(state, state.table.turn)


def reserved(script: str, style: Style = SEASONED) -> str:
    """What the seat on turn says."""
    return text(answer(seen(script), MEANS, 3, style).action)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"ddv · {PLAIN}", "0 healthy", id="a plain hand"),
        pytest.param(f"ddv · {WEAK}", "0 reservation", id="both queens of clubs in a weak hand"),
        pytest.param(f"ddv · {ACES}", "0 reservation", id="aces in a row"),
        pytest.param(f"ddv · {ACES} · 0 reservation, 1 healthy, 2 healthy, 3 healthy", "0 solo meatless"),
        pytest.param(f"ddv · {JACKS} · 0 reservation, 1 healthy, 2 healthy, 3 healthy", "0 solo jack"),
        pytest.param(f"ddv · {WEAK} · 0 reservation, 1 reservation, 2 healthy, 3 healthy", "0 pass"),
        pytest.param(f"ddv · {ACES} · owed 1 1 1 1 · forced", "0 solo meatless", id="forced: the best one"),
        pytest.param(f"default · {POOR}", "0 poverty", id="few trumps"),
        pytest.param(f"default · {NINES}", "0 thrown nines", id="a poor hand that may be thrown in"),
    ],
)
def test_hands_reserve_what_brings_most(script: str, expected: str) -> None:
    assert reserved(script) == expected


def test_a_marriage_names_how_the_partner_is_found() -> None:
    said = reserved(f"ddv · {WEAK} · 0 reservation, 1 healthy, 2 healthy, 3 healthy")
    assert said == "0 marriage first foreign"


def test_beginners_play_no_solo() -> None:
    assert reserved(f"ddv · {ACES}", BEGINNER) == "0 healthy"


def test_the_ranking_tells_what_each_game_is_worth() -> None:
    choice = answer(seen(f"ddv · {ACES}"), MEANS, 3, SEASONED)
    plans = [one.plan.contract for one in choice.ranking if one.plan]
    assert plans[0] is Contract.SOLO_MEATLESS
    assert Contract.NORMAL in plans
    points = [one.points for one in choice.ranking]
    assert points == sorted(points, reverse=True)
    assert choice.ranking[0].action == choice.action == Said(0, False)


def test_the_same_question_gets_the_same_answer() -> None:
    asked = seen(f"ddv · {DIAMONDS}")
    assert answer(asked, MEANS, 3, SEASONED) == answer(asked, MEANS, 3, SEASONED)


def test_a_bolder_player_needs_less() -> None:
    hands = [
        f"ddv · hand 0 {hand}"
        for hand in ("CJ CJ SJ HJ DJ CA CT SA ST HA DA D9", "CQ SQ HQ DQ CA CT SA HA H9 DA DT DK")
    ]
    soli = [sum("reservation" in reserved(hand, Style(boldness=boldness)) for hand in hands) for boldness in (-2, 2)]
    assert soli[0] <= soli[1]
    assert soli[1] > 0


# -- what is played through -----------------------------------------------------------------------------------------


def test_only_hands_of_some_promise_are_thought_about() -> None:
    assert considered(seen(f"ddv · {PLAIN}")) == ()
    assert Reserved(0, Contract.SOLO_MEATLESS) in considered(seen(f"ddv · {ACES}"))


def test_the_engine_plays_the_talk_to_its_end() -> None:
    asked = seen(f"ddv · start 2 · {ACES} · 2 healthy, 3 healthy")
    deals = sample(asked, 3, np.random.default_rng(1))
    solo = begun(asked, deals, Reserved(0, Contract.SOLO_MEATLESS))
    assert solo is not None
    assert solo.table.ask is Ask.CARD
    assert (solo.table.contract, solo.table.soloist) == (Contract.SOLO_MEATLESS, 0)
    normal = begun(asked, deals, None)
    assert normal is not None
    assert (normal.table.contract, normal.table.turn) == (Contract.NORMAL, 2)


def test_a_strong_solo_is_won_nearly_always() -> None:
    (found,) = prospects(
        seen("ddv · hand 0 HT HT CQ CQ SQ SQ HQ HQ DQ CJ DA CA"),
        (Reserved(0, Contract.SOLO_DIAMOND),),
        40,
        Trust(),
        [1],
    )
    assert found.won > 0.95
    assert found.values.mean() > found.scores.mean()  # re is reckoned with


def test_hidden_cards_have_no_part_in_it() -> None:
    game = situation(f"ddv · {DIAMONDS}")
    first = observe(game.state, 0)
    hands = list(game.state.hands)
    hands[1], hands[2] = hands[2], hands[1]
    second = observe(game.state.but(hands=tuple(hands)), 0)
    assert answer(first, MEANS, 1, SEASONED) == answer(second, MEANS, 1, SEASONED)


def test_every_answer_of_a_talk_is_legal() -> None:
    for seed, rules in enumerate(("ddv", "default", "darmstadt", "ameke", "polish")):
        for hand in (ACES, JACKS):
            if rules in ("ameke", "darmstadt"):
                hand = "hand 0 CA CA CT CT CK SA SA ST HA HA"
            state = situation(f"{rules} · {hand}").state
            while state.table.ask is not Ask.CARD and not state.table.is_over:
                asked = observe(state, state.table.turn)
                if asked.table.ask in (Ask.SWINES, Ask.PASS_CARDS, Ask.TAKE_CARDS, Ask.RETURN_CARDS):
                    break
                choice = answer(asked, MEANS, seed, SEASONED)
                assert choice.action in asked.legal
                state = apply(state, choice.action)


def test_on_a_slow_machine_the_first_plans_are_reckoned_all_the_same() -> None:
    asked = seen(f"ddv · {WEAK}")
    plans = (None, *considered(asked), Reserved(0, Contract.SOLO_QUEEN), Reserved(0, Contract.SOLO_JACK))
    found = prospects(asked, plans, 10, Trust(), [1], patience=-1.0)
    assert [one.plan for one in found] == list(plans[:2])

"""Which cards are left out without thinking about them, and that nothing is missed by it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from freedoko_qt.engine.card import Card, cards
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Dealt, GenscherChosen, Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.belief import Trust, believed
from freedoko_qt.players.kernel import Ints
from freedoko_qt.players.position import Position
from freedoko_qt.players.search import Floats, try_cards
from freedoko_qt.players.sensible import ENOUGH, FILTERS, candidates, may_rise, sensible
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation
from tests.strategies import QUICK, moments

LAST = " · healthy · 0 CA, 1 CT, 2 CK"
MIXED = "ddv · hand 3 HJ DJ SQ DQ S9 SK SA HK H9 HA CJ D9"
PARTNERS = "ddv · hand 2 CQ · hand 3 CQ · start 2 · healthy · 2 no 120 · "
FIRST = "ddv · hand 2 CQ · hand 3 CQ {} SK S9 S9 HK H9 H9 CK C9 C9 · start 0 · healthy · 2 no 120 · "
TRUMPED = (
    "ddv · hand 2 CQ · hand 3 CQ CA CK C9 S9 H9 HK HK DJ DJ DK DT · start 2 · healthy · 2 no 120 · "
    "2: CA CK C9 D9 · 1: SK SA S9 S9 · 2 CK"
)
SOLO = "ddv · hand 3 {} D9 DK DJ SK SK S9 S9 HK HK H9 · 0 plays solo diamond · 0 CK, 1 CA, 2 C9"
BRIDE = "ddv · hand 1 CQ CQ CA C9 SA SK S9 HA D9 DJ DQ HJ · start 0 · 1 plays marriage first foreign · 0 CK"
FEW = "x_solo_fewest_tricks=yes, x_reservation_dialogue=two-step, swines=no"

TRIED = 100  # decisions in which a filter leaves something out
DEALS = 240
ERRORS = 2.5  # standard errors beyond which a card is better for certain
MISSED = 0.05  # share of them in which that may be so: it is a fiftieth at most, and chance plays a part
GAMES = 600  # that are looked through for them


def seen(text: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(text).state
    return observe(state, state.table.turn)


def left_out(text: str) -> set[str]:
    """The cards that the seat on turn may play and does not think about."""
    asked = seen(text)
    here = Position(asked)
    return {card.name for card in set(here.cards) - set(sensible(asked, here))}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(MIXED + LAST, "HJ SQ", id="the lower of two jacks and of two queens takes as well"),
        pytest.param(MIXED.replace("HJ", "HT").replace("CJ", "DT") + LAST, "HT SQ", id="no ten of hearts for a ten"),
        pytest.param(MIXED.replace("SQ", "CQ") + LAST, "HJ", id="a queen of clubs shows a side"),
        pytest.param(
            MIXED.replace("SQ", "CQ") + " · hand 1 CQ · healthy · 3 no 120 · 0 CA, 1 CT, 2 CK",
            "HJ CQ",
            id="unless it is known",
        ),
        pytest.param(MIXED.replace("HJ", "CJ CJ").replace(" CJ D9", "") + LAST, "SQ", id="a jack of clubs may be last"),
        pytest.param(MIXED + " · start 3 · healthy", "", id="which one is led is a question"),
        pytest.param(MIXED + " · start 2 · healthy · 2 CK", "", id="others may still take it from the lower one"),
        pytest.param(
            MIXED.replace("HJ DJ", "HJ HJ DJ").replace(" H9", "") + " · start 2 · healthy · 2 CK",
            "HJ",
            id="unless nobody has one between them",
        ),
        pytest.param(MIXED + " · start 2 · healthy · 2 HT", "HJ SQ", id="under a ten of hearts the lower ones do"),
        pytest.param(FIRST.format("DA D9") + "0 HT, 1 DK, 2 DJ", "DA", id="no fox for opponents"),
        pytest.param(FIRST.format("DA DJ") + "0 HT, 1 DK, 2 DJ", "DA", id="nor with a jack at hand"),
        pytest.param(FIRST.format("ST DJ") + "0 SA, 1 SK, 2 D9", "", id="a ten for the partner"),
        pytest.param(FIRST.format("ST DJ") + "0 SA, 1 SK, 2 ST", "ST", id="no ten for opponents"),
        pytest.param(FIRST.format("DA SQ") + "0 HT, 1 DK, 2 DJ", "", id="queens have better to do"),
        pytest.param(FIRST.format("DA DJ") + "0 DJ, 1 DK, 2 CQ", "", id="a fox for the partner"),
        pytest.param(PARTNERS + "... · left 3 DA D9 · lead 0 · 0 HT, 1 DK, 2 DJ", "", id="nothing near the end"),
        pytest.param(TRUMPED, "CA", id="O106 no ace that will be trumped"),
        pytest.param(
            MIXED.replace("S9", "CA C9").replace(" CJ", "") + " · start 2 · healthy · 2 CK", "", id="it may run"
        ),
        pytest.param(SOLO.format("CQ H9"), "CQ", id="no queen on the partner's ace for nothing"),
        pytest.param(SOLO.format("HT H9"), "", id="but for points"),
        pytest.param(SOLO.format("CQ SA"), "", id="or for the lead"),
        pytest.param(SOLO.format("CQ H9").replace("0 CK, 1 CA", "0 CA, 1 CK"), "", id="or from the opponent"),
        pytest.param(SOLO.replace("1 CA", "1 CQ").format("HQ H9"), "", id="what does not take it has no need to"),
        pytest.param(BRIDE, "", id="while a partner is looked for"),
    ],
)
def test_left_out(text: str, expected: str) -> None:
    assert left_out(text) == {card.name for card in cards(expected)}


@pytest.mark.parametrize(
    ("rules", "foxes", "expected"),
    [
        pytest.param("swines=yes, swines_announcement_begin=no", "D9 D9", True, id="both foxes are hidden"),
        pytest.param("swines=yes, swines_announcement_begin=no", "DA D9", False, id="one is in the own hand"),
        pytest.param("swines=yes, swines_announcement_begin=yes", "D9 D9", False, id="it is too late"),
        pytest.param("swines=no", "D9 D9", False, id="there are none"),
    ],
)
def test_nothing_is_sure_while_swines_may_come_up(rules: str, foxes: str, expected: bool) -> None:
    script = f"plain, {rules} · hand 0 {foxes} HT CQ SA SK S9 CA CK C9 HA HK · healthy"
    assert may_rise(Position(seen(script))) is expected


def test_where_few_tricks_win_everything_is_thought_about() -> None:
    script = f"default, {FEW} · {MIXED.removeprefix('ddv · ')} · 0 plays solo fewest tricks"
    asked = seen(f"{script} · 0 CQ, 1 HQ, 2 DJ")
    assert asked.table.contract.is_for_few
    assert sensible(asked, Position(asked)) == Position(asked).cards


def test_whoever_may_name_a_partner_thinks_about_every_card() -> None:
    asked = seen(FIRST.format("DA D9") + "0 HT, 1 DK, 2 DJ")
    here = Position(asked)
    assert candidates(asked, here) == sensible(asked, here)
    assert Card.DA not in sensible(asked, here)
    naming = replace(asked, legal=(GenscherChosen(3, 1), *asked.legal))
    assert candidates(naming, here) == here.cards


@settings(QUICK, max_examples=150)
@given(moments())
def test_some_legal_cards_are_left_and_hidden_ones_have_no_part_in_it(game: Game) -> None:
    state = game.state
    if state.table.ask is not Ask.CARD:
        return
    asked = observe(state, state.table.turn)
    here = Position(asked)
    left = sensible(asked, here)
    assert left
    assert set(left) <= {action.card for action in asked.legal if isinstance(action, Played)}
    hands = list(state.hands)
    one, other = (seat for seat in here.know.table.others(asked.seat) if seat != (asked.seat + 2) % 4)
    hands[one], hands[other] = hands[other], hands[one]
    assert sensible(*looked_at(observe(state.but(hands=tuple(hands)), asked.seat))) == left


def looked_at(asked: Observation) -> tuple[Observation, Position]:
    """An observation with its position."""
    return asked, Position(asked)


# -- that nothing is missed ---------------------------------------------------------------------------------------


def decisions(seed: int) -> Iterator[Observation]:
    """What the players by rules of thumb see whenever they play a card."""
    state, players = start(preset("ddv"), Dealt(deal(seed), seed % 4)), [Thumb(4 * seed + seat) for seat in range(4)]
    while not state.table.is_over:
        asked = observe(state, state.table.turn)
        action = players[asked.seat].choose(asked).action
        if isinstance(action, Played) and not asked.table.is_undecided and len(asked.hand) >= ENOUGH:
            yield asked
        state = apply(state, action)


def is_missed(asked: Observation, here: Position, wrong: tuple[Card, ...], rng: np.random.Generator) -> bool:
    """Whether one of the cards left out is better beyond doubt than all others."""
    deals = believed(asked, DEALS, Trust(times=2), rng)
    brings = dict(zip(here.cards, try_cards(asked, here.cards, deals, rng).values, strict=True))
    best = max(set(here.cards) - set(wrong), key=lambda card: brings[card].mean())
    gains = [brings[card] - brings[best] for card in wrong]
    return any(gain.mean() > ERRORS * error(gain, deals.hands) + 1e-9 for gain in gains)


def error(gain: Floats, hands: Ints) -> float:
    """The standard error of what a card gains; a deal that was drawn several times counts as one."""
    _, deal_of = np.unique(hands, axis=1, return_inverse=True)
    sums = np.bincount(deal_of.ravel(), gain - gain.mean())
    return float(np.sqrt((sums**2).sum()) / len(gain))


@pytest.mark.slow
def test_what_the_filters_leave_out_is_not_missed() -> None:
    rng, tried, missed = np.random.default_rng(1), Counter[str](), Counter[str]()
    for seed in range(GAMES):
        found: dict[str, tuple[Observation, Position, tuple[Card, ...]]] = {}  # one a game, so that games differ
        for asked in decisions(seed):
            here = Position(asked)
            found |= {find.__name__: (asked, here, wrong) for find in FILTERS if (wrong := find(here, here.cards))}
        for name, case in found.items():
            if tried[name] < TRIED:
                tried[name] += 1
                missed[name] += is_missed(*case, rng)
    for find in FILTERS:
        assert tried[find.__name__] >= 10
        assert missed[find.__name__] <= MISSED * tried[find.__name__]

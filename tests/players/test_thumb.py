"""What the rules of thumb play; rows with a number come from our collection of trials."""

from collections import Counter
from random import Random as Dice

import pytest
from hypothesis import given, settings

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Announced, Dealt, Played, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, apply, legal, start
from freedoko_qt.players.base import Choice
from freedoko_qt.players.rand import Random
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation
from tests.strategies import ANY_RULES, QUICK, SEEDS

DEALS = 150
SOLO = "ddv · 0 plays solo diamond · "
OPENING = "ddv · start 3 · hand 3 CA S9 SK ST HK H9 DJ D9 DK DT DQ HJ · hand 0 CT · 0 plays solo diamond"
PARTNERS = "ddv · hand 2 CQ · hand 3 CQ · start 2 · healthy · 2 no 120 · "


def choice(text: str) -> Choice:
    """What the seat on turn chooses."""
    state = situation(text).state
    return Thumb().choose(observe(state, state.table.turn))


def card(text: str) -> str:
    """The card that the seat on turn plays."""
    action = choice(text).action
    assert isinstance(action, Played)
    return action.card.name


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(SOLO + "... · left 3 D9 S9 · 0 CA, 1 CT, 2 CK", "D9", id="O104 last hand takes 25 with the nine"),
        pytest.param(
            "ddv · hand 3 D9 SQ S9 S9 SK SK ST ST HK H9 HA SA · healthy · 0 CA, 1 CT, 2 CK",
            "D9",
            id="O104 with sides unknown",
        ),
        pytest.param(
            SOLO + "... · left 3 DJ CQ S9 · left 0 HQ SJ CA · 0 CA, 1 CT, 2 CK",
            "DJ",
            id="last hand takes with the lowest",
        ),
        pytest.param(SOLO + "... · left 3 DA CQ S9 · 0 CA, 1 CT, 2 CK", "DA", id="last hand brings the fox home"),
        pytest.param(
            "ddv · start 1 · 0 plays solo diamond · 1: CK CT C9 D9 · ... · left 3 CA S9 · left 0 CQ DJ · lead 3",
            "S9",
            id="O105 soloist has ruffed clubs",
        ),
        pytest.param(OPENING, "CA", id="O105 without that knowledge the ace is led"),
        pytest.param(
            PARTNERS + "2: CA CK C9 D9 · ... · left 3 CA C9 · 2 CK", "C9", id="O106 no ace on an unsafe trick"
        ),
        pytest.param(PARTNERS + "... · left 3 CA S9 · lead 0 · 0 C9, 1 C9, 2 CK", "CA", id="O107 ace for the partner"),
        pytest.param(
            PARTNERS + "... · left 3 DA DJ SQ · lead 0 · 0 DJ, 1 DK, 2 HT", "DA", id="fox for the partner's trick"
        ),
        pytest.param(
            PARTNERS + "... · left 3 DT HT SQ · lead 0 · 0 DJ, 1 DK, 2 CQ", "DT", id="partner's trick is not overtaken"
        ),
        pytest.param(SOLO + "... · left 3 DA DJ · 0 HT, 1 DK, 2 DJ", "DJ", id="no fox for the opponent"),
        pytest.param(SOLO + "... · left 3 ST S9 HK · 0 HT, 1 DK, 2 DJ", "S9", id="no ten for the opponent"),
        pytest.param(
            "ddv · hand 3 HT CJ D9 CA CK SA SK HA HK H9 S9 C9 · healthy · 0 DJ, 1 SQ, 2 D9",
            "D9",
            id="no ten of hearts for five points",
        ),
    ],
)
def test_card(text: str, expected: str) -> None:
    assert card(text) == expected


def test_the_only_card_is_said_to_be_the_only_one() -> None:
    assert "only card" in choice(SOLO + "... · left 3 S9 · 0 CA").reason.text


def test_a_reason_names_the_card_that_is_led() -> None:
    chosen = choice(OPENING)
    assert dict(chosen.reason.values) == {"card": "CA"}
    assert "{card}" in chosen.reason.text


def test_the_bridegroom_leaves_the_trick_that_finds_the_partner() -> None:
    text = "ddv · hand 1 CQ CQ CA C9 SA SK S9 HA D9 DJ DQ HJ · start 0 · 1 plays marriage first foreign · 0 CK"
    assert card(text) == "C9"


@settings(QUICK, max_examples=200)
@given(ANY_RULES, SEEDS)
def test_every_choice_is_legal_under_any_rules(rules: Rules, seed: int) -> None:
    dice = Dice(seed)
    owed = tuple(dice.randrange(2) for _ in SEATS) if rules.effective().number_of_duty_soli else (0, 0, 0, 0)
    game = Game(rules, Dealt(deal(seed, rules.with_nines), dice.randrange(4), owed))
    players = (Thumb(), Random(seed), Thumb(1), Random(seed + 1))
    while not game.is_over:
        seat = game.state.table.turn
        game.play(players[seat].choose(observe(game.state, seat)).action)
    assert game.state.table.is_redeal or sum(game.result.points) == 240


# -- figures over fixed deals ---------------------------------------------------------------------------


def cards_of(state: State, seat: Seat) -> list[Card]:
    """The cards that a seat may play."""
    return [action.card for action in legal(state, seat) if isinstance(action, Played)]


def takes(state: State, played: Card) -> bool:
    """Whether a card takes the running trick."""
    trick, table = state.table.trick, state.table
    owner = trick.best
    return table.tables.beats(played, owner, table.is_last_trick)


def smears(state: State, seat: int) -> tuple[bool, bool]:
    """Whether the seat closes a trick of its partner, and whether it has the choice to give ten points or more."""
    trick, teams = state.table.trick, state.teams
    ours = len(trick.cards) == 3 and teams[trick.winner] is teams[seat] and teams[seat] in state.table.known
    points = [POINTS[card] for card in cards_of(state, seat)]
    return ours and state.table.known[trick.winner] is teams[seat], max(points) >= 10 > min(points)


def test_figures_over_fixed_deals_stay_inside_wide_bands() -> None:
    rules, player, seen = preset("ddv"), Thumb(), Counter[str]()
    for seed in range(DEALS):
        state = start(rules, Dealt(deal(seed), seed % 4))
        while not state.table.is_over:
            seat = state.table.turn
            action = player.choose(observe(state, seat)).action
            if isinstance(action, Played):
                partners, can_give = smears(state, seat)
                gives = POINTS[action.card] >= 10
                seen["partner has it"] += partners
                can_leave = partners and any(not takes(state, other) for other in cards_of(state, seat))
                seen["could give"] += partners and can_give
                seen["gave"] += partners and can_give and gives
                seen["overtook"] += can_leave and takes(state, action.card) and POINTS[action.card] < 10
            state = apply(state, action)
        count_foxes(state, seen)
        count_calls(state, seen)
    assert seen["partner has it"] > DEALS
    assert seen["overtook"] <= 0.02 * seen["partner has it"]
    assert seen["gave"] >= 0.75 * seen["could give"]
    assert seen["foxes lost"] <= 0.35 * seen["foxes"]
    assert 0.60 <= seen["no 120 won"] / seen["no 120"] <= 0.92
    assert seen["no 90 won"] >= 0.75 * seen["no 90"]
    assert seen["no 120"] >= 0.15 * DEALS


def count_foxes(final: State, seen: Counter[str]) -> None:
    """Add how many foxes there were and how many the opponents caught."""
    fox = final.table.tables.fox
    for trick in final.table.tricks:
        for seat, played in zip(trick.seats, trick.cards, strict=True):
            seen["foxes"] += fox[played]
            seen["foxes lost"] += fox[played] and final.teams[seat] is not final.teams[trick.winner]


def count_calls(final: State, seen: Counter[str]) -> None:
    """Add how many announcements there were and how many of them came true."""
    re = sum(final.table.points_of(seat) for seat in SEATS if final.teams[seat] is Team.RE)
    for made in final.table.calls:
        own = re if final.teams[made.seat] is Team.RE else 240 - re
        needed = {"no 120": 121, "no 90": 151}.get(made.call.value, 0)
        seen[made.call.value] += 1
        seen[f"{made.call.value} won"] += own >= needed


def test_an_announcement_is_made_before_the_card() -> None:
    strong = "ddv · hand 0 HT HT CQ SQ SQ HQ DQ CJ CJ SA CA DA · healthy"
    action = choice(strong).action
    assert isinstance(action, Announced)

"""Names of cards that can be followed and say nothing, also when cards change hands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.keys import keys
from freedoko_qt.engine.card import cards
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from tests.notation import situation
from tests.strategies import QUICK, moments

POOR = "C9 C9 CA CT D9 DJ SK SA S9 HA HK H9"
TALK = f"default, swines=no · start 0 · hand 1 {POOR} · hand 2 HT · 0 normal, 1 poverty, 2 normal, 3 normal"
OFFERED = f"{TALK} · 1 gives D9 DJ C9"
TAKEN = f"{OFFERED} · 2 takes"
BACK = f"{TAKEN} · 2 returns C9 HT D9"


@given(moments(), st.sets(st.sampled_from(SEATS)))
@QUICK
def test_every_card_has_one_key_whoever_looks(game: Game, seen: set[int]) -> None:
    found = keys(game.state, seen)
    names = [key for held in found.seats for key in (*held.played, *(key for key, _ in held.left))]
    names += [key for key, _ in found.offered]
    assert len(set(names)) == len(names) == 4 * game.state.table.hand_size
    for seat in SEATS:
        assert sorted(found.seats[seat].cards) == sorted(game.state.hands[seat])
        assert len(found.seats[seat].played) == len(game.state.table.played_by(seat))


def test_cards_that_are_offered_lie_between_the_hands() -> None:
    found = keys(situation(OFFERED).state, {0})
    assert sorted(card for _, card in found.offered) == sorted(cards("D9 DJ C9"))
    assert len(found.seats[1].left) == 9


def test_the_partner_follows_every_card() -> None:
    before = dict(keys(situation(OFFERED).state, {2}).offered)
    after = dict(keys(situation(TAKEN).state, {2}).seats[2].left)
    assert before.items() <= after.items()
    given_back = dict(keys(situation(BACK).state, {2}).seats[1].left)
    returned = {key: card for key, card in after.items() if key in given_back}
    assert sorted(returned.values()) == sorted(cards("HT D9 C9"))


@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_does_not_see_a_hand_cannot_tell_what_came_to_it(seat: int) -> None:
    """The keys that a bystander sees are the same whatever was given, returned and played."""
    other = BACK.replace("1 gives D9 DJ C9", "1 gives D9 DJ H9").replace("2 returns C9 HT D9", "2 returns H9 DJ D9")
    one, two = (keys(situation(text).state, {0}).seats[seat] for text in (BACK, other))
    assert {key for key, _ in one.left} == {key for key, _ in two.left}
    first = [played(text, card) for text, card in ((BACK, "CA"), (other, "CT"))]
    assert first[0] == first[1]


def played(text: str, card: str) -> str:
    """The key of the first card of the poor player as a bystander sees it."""
    led = text.replace("start 0", "start 1").replace(
        "0 normal, 1 poverty, 2 normal, 3 normal", "1 poverty, 2 normal, 3 normal, 0 normal"
    )
    return keys(situation(f"{led} · 1 {card}").state, {0}).seats[1].played[0]

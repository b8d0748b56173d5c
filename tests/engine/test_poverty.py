"""Poverty: who is poor, what is passed and given back, and what everybody hears of it."""

import pytest

from freedoko_qt.engine.card import Card, cards
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Passed, PovertyPassed, PovertyReturned, PovertyTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.poverty import is_poor, number_to_pass
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import rules_of, situation

PLAIN_CARDS = "CA CT CK C9 SA ST SK S9 HA HK H9 H9"
THREE = "hand 0 DJ DT DK CA CT C9 SA ST S9 HA HK H9"


def hand(trumps: str, size: int = 12) -> tuple[Card, ...]:
    """A hand with these trumps and plain cards."""
    own = cards(trumps)
    return (*own, *cards(PLAIN_CARDS)[: size - len(own)])


@pytest.mark.parametrize(
    ("rules", "trumps", "poor"),
    [
        pytest.param("", "DJ DT DK", True, id="O81b three trumps"),
        pytest.param("", "", True, id="no trump"),
        pytest.param("", "DA DJ DT DK", False, id="O81b four with a fox"),
        pytest.param("", "HT DJ DT D9", False, id="a ten of hearts is a trump"),
        pytest.param("dollen=no", "HT DJ DT D9", True, id="a plain ten of hearts"),
        pytest.param("poverty_fox_do_not_count=yes", "DA DJ DT DK", True, id="O81a four with a fox"),
        pytest.param("poverty_fox_do_not_count=yes", "DA DA DJ DT DK", True, id="O81a five with both"),
        pytest.param("poverty_fox_do_not_count=yes", "DA DA HJ DJ DT DK", False, id="six with both"),
        pytest.param("x_poverty_fox=one not counted", "DA DJ DT DK", True, id="one of one"),
        pytest.param("x_poverty_fox=one not counted", "DA DA DJ DT", True, id="one of two"),
        pytest.param("x_poverty_fox=one not counted", "DA DA DJ DT DK", False, id="two of two"),
        pytest.param("x_poverty_fox=lone fox not counted", "DA DJ DT DK", True, id="O81 a lone fox"),
        pytest.param("x_poverty_fox=lone fox not counted", "DA DA DJ DT", False, id="O81 two foxes"),
        pytest.param("poverty=no", "DJ", False, id="no poverty"),
    ],
)
def test_who_is_poor(rules: str, trumps: str, poor: bool) -> None:
    by = rules_of("plain, poverty=yes" + (f", {rules}" if rules else "")).effective()
    assert is_poor(by, hand(trumps)) is poor


UNCOUNTED = "poverty_fox_do_not_count=yes"


@pytest.mark.parametrize(
    ("rules", "trumps", "has_swines", "number"),
    [
        pytest.param("", "DJ", False, 3, id="filled up"),
        pytest.param("", "DJ DT DK", False, 3, id="three"),
        pytest.param("poverty_shift_only_trump=yes", "DJ", False, 1, id="only the trump"),
        pytest.param("poverty_shift_only_trump=yes", "", False, 0, id="nothing"),
        pytest.param(f"poverty_shift_only_trump=yes, {UNCOUNTED}", "DA DA DJ DT DK", False, 5, id="five trumps"),
        pytest.param(UNCOUNTED, "DA DJ DT DK", False, 4, id="as many as there are"),
        pytest.param(UNCOUNTED, "DA DJ", False, 3, id="at least three"),
        pytest.param(f"{UNCOUNTED}, poverty_fox_shift_extra=yes", "DA DJ", False, 4, id="a fox on top"),
        pytest.param(f"{UNCOUNTED}, poverty_fox_shift_extra=yes", "DA DA", False, 5, id="both foxes on top"),
        pytest.param(f"{UNCOUNTED}, poverty_fox_shift_extra=yes", "DA DA", True, 3, id="swines are no foxes"),
        pytest.param("x_poverty_fox=one not counted", "DA DA DJ DT", False, 4, id="one not counted"),
    ],
)
def test_how_many_cards_are_passed(rules: str, trumps: str, has_swines: bool, number: int) -> None:
    by = rules_of("plain, poverty=yes" + (f", {rules}" if rules else "")).effective()
    assert number_to_pass(by, hand(trumps), has_swines) == number


def poverty(rules: str = "", rest: str = "") -> Game:
    """The moment after seat 0 has declared a poverty and done the rest."""
    return situation(f"plain, poverty=yes{rules} · {THREE} · 0 plays poverty{rest}")


def test_poor_player_is_re_at_once_and_passes_all_trumps() -> None:
    game = poverty()
    assert game.state.table.known == (Team.RE, None, None, None)
    assert game.state.table.ask is Ask.PASS_CARDS
    choices = legal(game.state, 0)
    assert choices == (PovertyPassed(0, cards("DT DK DJ")),)


def test_rest_is_filled_up_by_choice() -> None:
    game = situation("plain, poverty=yes · hand 0 DJ DT CA CA CT C9 SA ST S9 HA HK H9 · 0 plays poverty")
    offered = [action.cards for action in legal(game.state, 0) if isinstance(action, PovertyPassed)]
    assert all({Card.DJ, Card.DT} <= set(choice) and len(choice) == 3 for choice in offered)
    rest = [next(card for card in choice if card not in (Card.DJ, Card.DT)) for choice in offered]
    assert sorted(rest) == sorted(cards("CA CT C9 SA ST S9 HA HK H9"))


@pytest.mark.parametrize(
    ("rules", "start", "order"),
    [("", 2, [1, 2, 3]), (", x_poverty_first_asked=start player", 2, [2, 3, 1])],
    ids=["from the poor player on", "from the start player on"],
)
def test_others_are_asked_in_turn_until_one_takes(rules: str, start: int, order: list[int]) -> None:
    game = situation(f"plain, poverty=yes{rules} · {THREE} · start {start} · 0 plays poverty, 0 gives DJ DT DK")
    asked = []
    while game.state.table.ask is Ask.TAKE_CARDS:
        asked.append(game.state.table.turn)
        assert legal(game.state, asked[-1]) == (PovertyTaken(asked[-1]), Passed(asked[-1]))
        game.play(Passed(asked[-1]))
    assert asked == order


def test_nobody_takes_the_poverty_and_the_deal_is_repeated() -> None:
    game = poverty(rest=", 0 gives DJ DT DK, 1 pass, 2 pass, 3 pass")
    assert game.state.table.is_redeal
    assert list(map(sorted, game.state.hands)) == list(map(sorted, game.dealt.hands))


def test_poverty_that_is_not_shifted_is_dealt_again() -> None:
    assert poverty(", poverty_shift=no").state.table.is_redeal


@pytest.mark.parametrize(("trumps", "redealt"), [("DJ", True), ("", True), ("DJ DT", False), ("DA DJ", False)])
def test_one_trump_or_none_is_dealt_again_if_the_rules_say_so(trumps: str, redealt: bool) -> None:
    written = " ".join(card.name for card in hand(trumps))
    game = situation(f"plain, poverty=yes, throw_with_one_trump=yes · hand 0 {written} · 0 plays poverty")
    assert game.state.table.is_redeal is redealt


TAKEN = ", 0 gives DJ DT DK, 1 takes"


def test_taker_and_poor_player_are_re_and_the_start_player_leads() -> None:
    game = situation(f"plain, poverty=yes · {THREE} · hand 1 CA S9 D9 · start 3 · 0 plays poverty{TAKEN}")
    assert game.state.table.known == (Team.RE, Team.RE, Team.CONTRA, Team.CONTRA)
    assert len(game.state.hands[1]) == 15
    game.play(PovertyReturned(1, cards("CA S9 D9")))
    assert [len(hand) for hand in game.state.hands] == [12, 12, 12, 12]
    assert (game.state.table.contract, game.state.table.turn) == (Contract.POVERTY, 3)
    assert sorted(game.state.passed) == sorted(cards("DJ DT DK"))
    assert sorted(game.state.returned) == sorted(cards("CA S9 D9"))


@pytest.mark.parametrize(
    ("rules", "returned", "told"),
    [
        ("", "DT DJ S9", 2),
        ("", "CA S9 C9", 0),
        (", x_poverty_returned_info=yes/no", "DT DJ S9", 1),
        (", x_poverty_returned_info=yes/no", "CA S9 C9", 0),
    ],
    ids=["O84 two trumps", "no trump", "O84 yes", "no"],
)
def test_trumps_that_come_back_are_told(rules: str, returned: str, told: int) -> None:
    game = situation(f"plain, poverty=yes{rules} · {THREE} · hand 1 CA S9 C9 · 0 plays poverty{TAKEN}")
    game.play(PovertyReturned(1, tuple(sorted(cards(returned)))))
    assert game.state.table.shift is not None
    assert game.state.table.shift.trumps_back == told


def test_fox_that_goes_back_counts_among_the_trumps() -> None:
    """O84."""
    fox = "hand 0 DA DT DK CA CT C9 SA ST S9 HA HK H9"
    game = situation(f"plain, poverty=yes · {fox} · hand 1 S9 · 0 plays poverty, 0 gives DA DT DK, 1 takes")
    game.play(PovertyReturned(1, cards("S9 DA DT")))
    assert game.state.table.shift is not None
    assert game.state.table.shift.trumps_back == 2


@pytest.mark.parametrize(("rules", "shown"), [("", 0), (", poverty_fox_shift_open=yes", 1)], ids=["hidden", "open"])
def test_fox_lies_open_if_the_rules_say_so(rules: str, shown: int) -> None:
    fox = "hand 0 DA DT DK CA CT C9 SA ST S9 HA HK H9"
    game = situation(f"plain, poverty=yes{rules} · {fox} · 0 plays poverty, 0 gives DA DT DK")
    assert game.state.table.shift is not None
    assert (game.state.table.shift.number, game.state.table.shift.foxes) == (3, shown)


def test_only_the_two_partners_know_the_cards() -> None:
    game = situation(f"plain, poverty=yes · {THREE} · hand 1 CA S9 D9 · 0 plays poverty{TAKEN}, 1 returns CA S9 D9")
    given, back = cards("DT DK DJ"), cards("CA S9 D9")
    seen = [observe(game.state, seat) for seat in range(4)]
    assert [(one.gave, one.got) for one in seen] == [(given, back), (back, given), ((), ()), ((), ())]


def test_two_poor_hands_are_dealt_again_if_the_rules_say_so() -> None:
    """O83."""
    other = "hand 1 HJ D9 DK CA CT CK SA ST SK HA HK C9"
    choices = "0 poverty, 1 poverty, 2 normal, 3 normal"
    text = f"default, throw_with_nines=no · {THREE} · {other} · {choices}"
    assert situation(text).state.table.ask is Ask.SWINES
    assert situation(text.replace("default", "default, x_two_poor_hands=redeal")).state.table.is_redeal


@pytest.mark.parametrize(
    ("rules", "contract"),
    [("default", Contract.POVERTY), ("default, marriage_before_poverty=yes", Contract.MARRIAGE)],
    ids=["poverty first", "marriage first"],
)
def test_poverty_beside_a_marriage(rules: str, contract: Contract) -> None:
    """O82."""
    choices = "0 poverty, 1 marriage first foreign, 2 normal, 3 normal"
    assert situation(f"{rules} · {THREE} · hand 1 CQ CQ · {choices}").state.table.contract is contract


# -- everybody for the fewest points ------------------------------------------------------------------------


def few(rules: str = "") -> Game:
    """A game that nobody has taken, played to its end."""
    text = f", x_poverty_untaken=fewest points{rules}"
    game = poverty(text, ", 0 gives DJ DT DK, 1 pass, 2 pass, 3 pass")
    while not game.is_over:
        game.play(legal(game.state, game.state.table.turn)[-1])
    return game


def test_whoever_gets_the_most_points_pays_the_others() -> None:
    game = few(", counting=plus-minus")
    points = [game.state.table.points_of(seat) for seat in range(4)]
    losers = [own == max(points) for own in points]
    assert game.state.table.contract is Contract.FEWEST_POINTS
    assert sum(points) == 240
    assert sum(game.result.scores) == 0
    assert [score < 0 for score in game.result.scores] == losers
    assert [item.kind.value for item in game.result.items] == ["won"]


def test_nothing_is_announced_where_few_points_win() -> None:
    game = poverty(", x_poverty_untaken=fewest points", ", 0 gives DJ DT DK, 1 pass, 2 pass, 3 pass")
    assert list(map(sorted, game.state.hands)) == list(map(sorted, game.dealt.hands))
    for seat in range(4):
        assert all(hasattr(action, "card") for action in legal(game.state, seat))

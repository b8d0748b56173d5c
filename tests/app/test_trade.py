"""The exchange of a poverty in words."""

import pytest

from freedoko_qt.app.trade import received, told_of
from freedoko_qt.engine.game import Game
from tests.notation import situation

POOR = "C9 C9 CA CT D9 DJ SK SA S9 HA HK H9"
TAKEN = f"hand 1 {POOR} · hand 2 HT · 0 normal, 1 poverty, 2 normal, 3 normal, 1 gives D9 DJ C9, 2 takes"


def game(text: str, rules: str = "") -> Game:
    return situation(f"default, swines=no{rules} · start 0 · {text}")


def heard(played: Game, viewer: int) -> str:
    """What a viewer reads of the newest event alone."""
    return received(played.state_at(played.at - 1), played.state, viewer)


@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_only_the_partner_reads_what_was_offered(viewer: int) -> None:
    taken = game(TAKEN)
    assert heard(taken, 2) == "You receive: jack of diamonds, nine of diamonds, nine of clubs."
    assert heard(taken, viewer) == ""


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_only_the_poor_player_reads_what_came_back(viewer: int) -> None:
    back = game(f"{TAKEN}, 2 returns C9 HT D9")
    assert heard(back, 1) == "You receive: ten of hearts, nine of diamonds, nine of clubs."
    assert heard(back, viewer) == ""


@pytest.mark.parametrize(
    ("rules", "returned", "told"),
    [
        ("", "C9 HT D9", "2 trump(s) came back."),
        (", x_poverty_returned_info=yes/no", "C9 HT D9", "At least one trump came back."),
    ],
)
def test_everybody_hears_as_much_of_the_trumps_as_the_rules_say(rules: str, returned: str, told: str) -> None:
    assert told_of(game(f"{TAKEN}, 2 returns {returned}", rules).state.table) == told


def test_before_and_without_an_exchange_nothing_is_told() -> None:
    assert told_of(game(TAKEN).state.table) == ""
    assert told_of(game("0 normal, 1 normal, 2 normal, 3 normal").state.table) == ""

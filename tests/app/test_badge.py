"""What stands on the plates for the parts that players have."""

import pytest

from freedoko_qt.app.badge import badges, side_seen, spoken_calls
from freedoko_qt.engine.contract import Team
from tests.notation import situation

POOR = "C9 C9 CA CT D9 DJ SK SA S9 HA HK H9"
TALK = "0 normal, 1 normal, 2 normal, 3 normal"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("default · start 0 · 0 normal, 1 normal", [("has chosen",), ("has chosen",), (), ()]),
        (
            "ddv, x_reservation_dialogue=small/big · start 0 · hand 1 CQ CQ · 0 healthy, 1 small, 2 big",
            [("healthy",), ("small reservation",), ("big reservation",), ()],
        ),
        (
            f"default, swines=no · start 0 · hand 1 {POOR} · 0 normal, 1 poverty, 2 normal, 3 normal, "
            "1 gives D9 DJ C9, 2 pass",
            [(), ("poverty",), ("takes no cards",), ()],
        ),
        (
            f"default, swines=no · start 0 · hand 1 {POOR} · 0 normal, 1 poverty, 2 normal, 3 normal, "
            "1 gives D9 DJ C9, 2 takes, 2 returns C9 DJ D9",
            [(), ("poverty",), ("partner",), ()],
        ),
        (
            f"default, swines=no, genscher=yes · start 0 · hand 0 DK DK · {TALK} · 0 genscher 3",
            [("Genscher",), (), (), ("partner",)],
        ),
        (
            f"default, swines=yes, hyperswines=yes · start 0 · hand 1 DA DA · hand 2 D9 D9 · {TALK} · "
            "1 swines, 2 hyperswines",
            [(), ("swines",), ("hyperswines",), ()],
        ),
        (
            "ddv, owed · start 0".replace(", owed", "") + " · owed 0 1 0 0 · 1 plays solo queen",
            [(), ("duty solo",), (), ()],
        ),
        (
            "default, show_soloplayer_in_game=no · start 0 · 0 normal, 1 solo queen, 2 normal, 3 normal",
            [(), (), (), ()],
        ),
    ],
)
def test_parts_are_named(text: str, shown: list[tuple[str, ...]]) -> None:
    table = situation(text).state.table
    assert [badges(table, seat) for seat in range(4)] == shown


KNOCK = f"default, swines=no, knocking=yes · start 0 · hand 0 CQ · hand 1 CQ · {TALK} · 0 no 120"


def test_a_knock_is_called_by_its_side_only_for_those_who_know_it() -> None:
    state = situation(KNOCK).state
    assert spoken_calls(state, 0, (2,)) == ("knock",)
    assert spoken_calls(state, 0, (0,)) == ("Re",)


def test_a_game_that_came_to_nothing_has_no_sides() -> None:
    state = situation(
        "default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal"
    ).state
    assert [side_seen(state, seat, (0,)) for seat in range(4)] == [None] * 4


def test_the_own_side_is_seen_and_others_as_far_as_they_are_known() -> None:
    state = situation(f"default, swines=no · start 0 · hand 0 CQ · hand 1 CQ · {TALK} · 1 no 120").state
    assert [side_seen(state, seat, (0,)) for seat in range(4)][:2] == [Team.RE, Team.RE]

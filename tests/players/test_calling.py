"""When a side announces, and what it says."""

import pytest

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Call, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players.calling import call, chance, needed, outlook
from tests.notation import rules_of, situation

STRONG = "hand 0 HT HT CQ SQ SQ HQ HQ DQ CJ CJ CA CA"
FAIR = "hand 0 HT CQ SQ HQ CJ HJ DA D9 SA CA C9 HK"
WEAK = "hand 0 C9 CK CT SK SK S9 HK H9 DK D9 DJ HJ"


def seen(script: str) -> Observation:
    """What seat 0 sees."""
    return observe(situation(script).state, 0)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"ddv · {STRONG} · healthy", "0 no 120", id="a strong hand announces with the first card"),
        pytest.param(f"ddv · {STRONG} · healthy · 0 no 120", "0 no 90", id="a very strong one goes on"),
        pytest.param(f"ddv · {WEAK} · healthy", None, id="a weak hand is silent"),
        pytest.param(f"ddv · {FAIR} · healthy · 0 no 120", None, id="a fair hand does not go on"),
    ],
)
def test_calls(script: str, expected: str | None) -> None:
    made = call(seen(script))
    assert (made and text(made.action)) == expected


def test_the_reason_names_the_points() -> None:
    made = call(seen(f"ddv · {STRONG} · healthy"))
    assert made
    assert dict(made.reason.values).keys() == {"points"}


def test_points_in_the_piles_count() -> None:
    script = f"ddv · {FAIR} · start 0 · healthy · 0: CA CK C9 CT"
    before, after = outlook(seen(f"ddv · {FAIR} · start 0 · healthy")), outlook(seen(script))
    assert after[0] > before[0]
    assert after[1] < before[1]


@pytest.mark.parametrize(("points", "low", "high"), [(121, 0.5, 0.55), (160, 0.85, 0.99), (80, 0.0, 0.15)])
def test_chance_grows_with_the_outlook(points: float, low: float, high: float) -> None:
    assert low <= chance(points, 30.0, 121) <= high


@pytest.mark.parametrize(
    ("rules", "team", "call", "expected"),
    [
        ("ddv", Team.RE, Call.NO_120, 121),
        ("ddv", Team.CONTRA, Call.NO_60, 181),
        ("default, x_win_rule=raise 30, announcement_strict_limit=no", Team.RE, Call.NO_120, 151),
        ("default, x_win_rule=raise 30, announcement_strict_limit=no", Team.CONTRA, Call.NO_90, 180),
        (
            "default, x_win_rule=raise 30, announcement_strict_limit=no, x_raise_counts_re_contra=no",
            Team.RE,
            Call.NO_120,
            121,
        ),
        ("default, x_win_rule=raise 30, announcement_strict_limit=no", Team.RE, Call.NO_0, 240),
        ("default", Team.RE, Call.REPLY_NO_90, 90),
    ],
)
def test_what_a_side_needs(rules: str, team: Team, call: Call, expected: int) -> None:
    assert needed(rules_of(rules).effective(), team, call) == expected


def test_where_an_announcement_raises_the_need_less_is_announced() -> None:
    base = "default, x_reservation_dialogue=two-step, swines=no, poverty=no"
    hand = "hand 0 HT CQ SQ SQ HQ CJ CJ DA D9 SA CA C9 · healthy"
    assert call(seen(f"{base} · {hand}"))
    assert not call(seen(f"{base}, x_win_rule=raise 30 · {hand}"))

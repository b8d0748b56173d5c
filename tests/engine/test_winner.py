"""Who wins, by the card points that each reading of the rules asks for."""

import pytest

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.winner import winner
from tests.notation import rules_of, tally

RAISED = "plain, x_win_rule=raise 30"
DENIALS = f"{RAISED}, x_raise_counts_re_contra=no"
BID = "plain, x_win_rule=contra bid"
STRICT = "plain, announcement_strict_limit=yes"


def least(rules: str, side: Team, calls: str) -> int:
    """The fewest card points with which a side wins; 240 stands for all tricks."""
    others = ((points, 240 - points) for points in range(241))
    for points, rest in others:
        mine = (points, rest) if side is Team.RE else (rest, points)
        tricks = "12:0" if mine[0] == 240 else "0:12" if mine[1] == 240 else "6:6"
        if winner(tally(f"normal {mine[0]}:{mine[1]} {calls} tricks {tricks}"), rules_of(rules).effective()) is side:
            return points
    raise AssertionError(f"{side} never wins")


@pytest.mark.parametrize(
    ("rules", "calls", "re", "contra"),
    [
        pytest.param("plain", "", 121, 120, id="nothing"),
        pytest.param("plain", "re: no 120", 121, 120, id="re"),
        pytest.param("plain", "contra: no 120", 120, 121, id="only contra"),
        pytest.param("plain", "contra: reply re: no 120", 121, 120, id="contra as a reply"),
        pytest.param("plain", "re: no 90", 151, 90, id="no 90 of re"),
        pytest.param("plain", "re: no 60", 181, 60, id="no 60 of re"),
        pytest.param("plain", "re: no 30", 211, 30, id="no 30 of re"),
        pytest.param("plain", "re: no 0", 240, 1, id="black of re"),
        pytest.param("plain", "contra: no 90", 90, 151, id="no 90 of contra"),
        pytest.param("plain", "re: no 120 contra: no 90", 90, 151, id="no 90 against re"),
        pytest.param("plain", "re: no 90 contra: no 60", 151, 181, id="both denied"),
        pytest.param(STRICT, "re: no 120 contra: no 120", 121, 121, id="strict"),
        pytest.param(STRICT, "re: no 120", 121, 120, id="strict re"),
        pytest.param(STRICT, "contra: no 120", 120, 121, id="strict contra"),
        pytest.param(STRICT, "contra: no 120 re: reply to no 120", 120, 121, id="strict reply"),
        pytest.param(STRICT, "contra: no 90 re: reply to no 90", 90, 151, id="strict reply to no 90"),
        pytest.param(RAISED, "", 121, 120, id="raise: nothing"),
        pytest.param(RAISED, "re: no 120", 151, 90, id="raise: re"),
        pytest.param(RAISED, "re: no 90", 181, 60, id="raise: no 90"),
        pytest.param(RAISED, "re: no 60", 211, 30, id="raise: no 60"),
        pytest.param(RAISED, "contra: no 120", 91, 150, id="raise: contra"),
        pytest.param(RAISED, "contra: no 90", 61, 180, id="raise: no 90 of contra"),
        pytest.param(RAISED, "re: no 120 contra: no 120", 151, 150, id="raise: both"),
        pytest.param(RAISED, "re: no 0", 240, 1, id="raise: black"),
        pytest.param(DENIALS, "re: no 120", 121, 120, id="raise without re"),
        pytest.param(DENIALS, "re: no 90", 151, 90, id="raise without re: no 90"),
        pytest.param(DENIALS, "contra: no 120", 121, 120, id="raise without contra"),
        pytest.param(BID, "contra: no 120", 120, 121, id="bid: only contra"),
        pytest.param(BID, "re: no 120 contra: no 120", 121, 120, id="bid: both"),
        pytest.param(BID, "contra: no 90", 90, 151, id="bid: no 90 alone"),
        pytest.param(BID, "re: no 120 contra: no 90", 91, 150, id="bid: no 90 against re"),
        pytest.param(BID, "re: no 120 contra: no 60", 61, 180, id="bid: no 60 against re"),
        pytest.param(BID, "re: no 120 contra: no 30", 31, 210, id="bid: no 30 against re"),
        pytest.param(BID, "re: reply contra: no 90", 91, 150, id="bid: a reply is re too"),
        pytest.param(BID, "re: no 90", 151, 90, id="bid: no 90 of re"),
        pytest.param(BID, "re: no 90 contra: no 90", 151, 150, id="bid: both denied"),
    ],
)
def test_fewest_card_points_that_win(rules: str, calls: str, re: int, contra: int) -> None:
    """Rules 6.2 and 11. Where both sides miss what they need nobody wins, so the two need not sum to 241."""
    assert (least(rules, Team.RE, calls), least(rules, Team.CONTRA, calls)) == (re, contra)


@pytest.mark.parametrize(
    ("rules", "game"),
    [
        (STRICT, "normal 120:120 re: no 120 contra: no 120"),
        (STRICT, "normal 118:122 re: no 120 contra: no 90"),
        (RAISED, "normal 140:100 re: no 120 contra: no 120"),
        (BID, "normal 149:91 re: no 90 contra: no 90"),
        ("plain", "normal 150:90 re: no 90 contra: no 90"),
    ],
)
def test_nobody_wins_where_both_miss(rules: str, game: str) -> None:
    assert winner(tally(game), rules_of(rules).effective()) is None


@pytest.mark.parametrize("rule", ["raise 30", "contra bid"])
def test_strict_limits_put_other_readings_out_of_force(rule: str) -> None:
    game = tally("normal 130:110 re: no 120")
    assert winner(game, rules_of(f"{STRICT}, x_win_rule={rule}").effective()) is Team.RE


def test_black_counts_tricks_and_not_card_points() -> None:
    rules = rules_of("plain")
    assert winner(tally("normal 240:0 re: no 0 tricks 11:1"), rules) is Team.CONTRA
    assert winner(tally("normal 240:0 re: no 0 tricks 12:0"), rules) is Team.RE

"""Announcements by the limits of other rounds, knocking, and the duty after a rich first trick."""

import pytest

from freedoko_qt.engine.event import SEATS
from tests.announcing import ALL, may, said
from tests.notation import situation

FORTY = (
    "plain, with_nines=no, announcement_no_120=6, announcement_no_90=5, announcement_no_60=3, "
    "announcement_no_30=2, announcement_no_0=1"
)
LATE = "plain, announcement_limit_only_for_current=yes"
STRICT = "plain, announcement_strict_limit=yes"


@pytest.mark.parametrize(
    ("rules", "moment", "calls"),
    [
        pytest.param(FORTY, "6 cards", ALL, id="O69a re with six cards"),
        pytest.param(FORTY, "5 cards", [], id="O69b re with five cards"),
        pytest.param(FORTY, "5 cards re: no 120", ALL[1:], id="O69c no 90 with five cards"),
        pytest.param("plain, with_nines=no, announcement_no_120=9", "8 cards", [], id="O69d the second card"),
        pytest.param("plain, x_skip_announcements=no", "12 cards", ALL[:1], id="no level may be skipped"),
        pytest.param("plain, x_skip_announcements=no", "12 cards re: no 90", ALL[2:3], id="one level at a time"),
        pytest.param("plain", "6 cards", [], id="skipped levels must be in time"),
        pytest.param(LATE, "2 cards", [], id="too late for all"),
        pytest.param(STRICT, "10 cards", [], id="strict, too late"),
        pytest.param(STRICT, "10 cards contra: no 120", ["reply to no 120"], id="strict reply"),
        pytest.param(STRICT, "11 cards contra: no 90", [*ALL, "reply to no 90"], id="reply beside announcements"),
        pytest.param(STRICT, "8 cards contra: no 90 re: reply to no 90", [], id="nothing after a strict reply"),
        pytest.param("plain, x_duel=yes", "12 cards", ALL, id="a person in a duel"),
    ],
)
def test_limits_of_other_rounds(rules: str, moment: str, calls: list[str]) -> None:
    assert may(moment, rules=rules) == calls


def test_only_the_announced_level_need_be_in_time_if_the_rules_say_so() -> None:
    """Levels that are lower than one which is in time are still too late for themselves."""
    limits = "announcement_no_60=6, announcement_no_30=6, announcement_no_0=6, last_announcement=1"
    assert may("7 cards", rules=f"{LATE}, {limits}") == ALL[2:]
    assert may("7 cards", rules=f"plain, {limits}") == []


def test_computer_announces_nothing_in_a_duel() -> None:
    assert may("12 cards", seat=1, rules="plain, x_duel=yes") == []


TABLE = "plain, x_deadline_basis=table cards"


@pytest.mark.parametrize(
    ("played", "calls"),
    [
        pytest.param("0: CA CT CK C9", ALL, id="four cards"),
        pytest.param("0: CA CT CK C9 · 0 SA", ALL, id="five cards"),
        pytest.param("0: CA CT CK C9 · 0: SA ST", [], id="six cards"),
    ],
)
def test_limits_by_the_cards_on_the_table_are_the_same_for_all(played: str, calls: list[str]) -> None:
    """With 5 as the first number Re may be said up to the fifth card, also by whoever has laid it."""
    game = situation(f"{TABLE} · hand 0 CQ · hand 1 CQ · healthy · {played}")
    assert [said(game, seat) for seat in SEATS] == [calls] * 4


@pytest.mark.parametrize(("limit", "calls"), [(4, []), (5, ALL[:1])])
def test_limits_by_the_cards_on_the_table_are_set_level_by_level(limit: int, calls: list[str]) -> None:
    limits = f"x_table_limits=[{limit}, 0, 0, 0, 0]"
    game = situation(f"{TABLE}, {limits} · hand 0 CQ · hand 1 CQ · healthy · 0: CA CT CK C9 · 0 SA")
    assert said(game, 0) == calls


def test_limits_by_the_cards_on_the_table_move_with_a_marriage() -> None:
    found = "hand 0 CQ CQ HT · 0 plays marriage · 0: HT D9 DK DT · 0: C9 CA CK CT"
    assert said(situation(f"{TABLE} · {found} · 1 SA"), 0) == ALL  # the ninth card, with four more for the second trick
    assert said(situation(f"{TABLE} · {found} · 1: SA ST"), 0) == []


def test_limits_by_the_cards_on_the_table_let_replies_come_a_trick_later() -> None:
    late = "hand 0 CQ · hand 1 CQ · healthy, 0 no 120 · 0: CA CT CK C9 · 0: SA ST SK S9 · 0 HA"
    assert said(situation(f"{TABLE} · {late}"), 2) == ["reply"]
    assert said(situation(f"{TABLE} · {late}, 1 HK"), 2) == []


@pytest.mark.parametrize(
    ("rules", "calls"), [("plain", ALL), ("plain, x_marriage_defers=no", [])], ids=["moved", "not moved"]
)
def test_search_moves_the_limits_unless_the_rules_say_no(rules: str, calls: list[str]) -> None:
    game = situation(f"{rules} · hand 0 CQ CQ HT · 0 plays marriage · 0: HT D9 DK DT · 0: C9 CA CK CT")
    assert said(game, 0) == calls


# -- knocking -----------------------------------------------------------------------------------------------

SIDES = "hand 0 CQ · hand 1 CQ · healthy"
KNOCK = f"plain, knocking=yes · {SIDES}"


def test_knocking_shows_no_side_and_everybody_has_an_own_ladder() -> None:
    game = situation(f"{KNOCK}, 0 no 90")
    assert game.state.table.known == (None, None, None, None)
    assert (said(game, 0), said(game, 1)) == (ALL[2:], ALL)
    assert said(situation(f"{KNOCK}, 0 no 90, 1 no 120"), 1) == ALL[1:]


@pytest.mark.parametrize(("rules", "calls"), [("plain", ["reply"]), ("plain, knocking=yes", [])])
def test_nobody_replies_where_it_is_knocked(rules: str, calls: list[str]) -> None:
    game = situation(f"{rules} · {SIDES}, 0 no 120 · 0: CA CK CT C9 · 0: SA SK ST S9")
    assert [said(game, seat) for seat in (2, 3)] == [calls, calls]


# -- the rich first trick -------------------------------------------------------------------------------------

DUTY = "announcement_first_trick_thirty_points"
RICH = f"plain, {DUTY}=yes"
THIRTY_FIVE = "0: CA CT CT CK"


@pytest.mark.parametrize(
    ("rules", "moment", "calls"),
    [
        pytest.param(RICH, f"{SIDES} · {THIRTY_FIVE}", ["0 no 120"], id="O70a 35 card points"),
        pytest.param(RICH, f"{SIDES} · 0: CA CT CK CK", [], id="29 card points"),
        pytest.param(RICH, f"{SIDES} · 0: CA C9 CK C9 · 0: SA ST ST SK", [], id="O70b the second trick only"),
        pytest.param("plain", f"{SIDES} · {THIRTY_FIVE}", [], id="no duty"),
        pytest.param(RICH, f"{SIDES} · 0: CT CA CT CK", ["1 no 120"], id="the winner, not the leader"),
        pytest.param(RICH, f"{SIDES}, 1 no 120 · {THIRTY_FIVE}", ["1 no 120"], id="the side has spoken"),
        pytest.param(RICH, f"{SIDES}, 2 no 120 · {THIRTY_FIVE}", ["2 no 120", "0 no 120"], id="the others have"),
        pytest.param(
            f"{RICH}, {DUTY}_only_first=yes", f"{SIDES}, 2 no 120 · {THIRTY_FIVE}", ["2 no 120"], id="only the first"
        ),
        pytest.param(
            f"{RICH}, {DUTY}_only_re_contra=no",
            f"{SIDES}, 1 no 90 · {THIRTY_FIVE}",
            ["1 no 90", "0 no 60"],
            id="the next level",
        ),
        pytest.param(
            f"{RICH}, {DUTY}_only_re_contra=no", f"{SIDES}, 1 no 0 · {THIRTY_FIVE}", ["1 no 0"], id="black is highest"
        ),
        pytest.param(f"{RICH}, announcement_no_120=12", f"{SIDES} · {THIRTY_FIVE}", [], id="too late by the limits"),
        pytest.param(f"{RICH}, x_forced_announcement_points=25", f"{SIDES} · 0: CA CT CK CK", ["0 no 120"], id="25"),
        pytest.param(f"{RICH}, x_forced_announcement_points=36", f"{SIDES} · {THIRTY_FIVE}", [], id="36"),
        pytest.param(RICH, f"hand 0 CQ CQ · healthy · {THIRTY_FIVE}", ["0 no 120"], id="silent marriage"),
        pytest.param(RICH, f"0 plays solo spade · {THIRTY_FIVE}", [], id="no duty in soli"),
        pytest.param(
            RICH, "hand 0 CQ CQ · 0 plays marriage · 0: CT CA CT CK", ["1 no 120"], id="O70 finds the partner"
        ),
        pytest.param(
            f"{RICH}, {DUTY}_in_marriage=no",
            "hand 0 CQ CQ · 0 plays marriage · 0: CT CA CT CK",
            [],
            id="not in a marriage",
        ),
        pytest.param(RICH, f"hand 0 CQ CQ · 0 plays marriage · {THIRTY_FIVE}", [], id="O70 the marriage still looks"),
    ],
)
def test_rich_first_trick_forces_an_announcement(rules: str, moment: str, calls: list[str]) -> None:
    """Rules 5.4."""
    made = situation(f"{rules} · {moment}").state.table.calls
    assert [f"{one.seat} {one.call}" for one in made] == calls

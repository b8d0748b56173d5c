"""What is filled in for a game at a real table, and what cannot be."""

from dataclasses import replace

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.points import value
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.slip import Gained, Slip, Spoken, contracts, feats, problems, tally
from freedoko_qt.engine.special import Feat
from tests.notation import rules_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
FOUR = (0, 1, 2, 3)
DDV = rules_of("ddv").effective()
NORMAL = Slip(Contract.NORMAL, (0, 2), 130)


def first_problem(slip: Slip, text: str = "ddv") -> str:
    found = next(problems(slip, FOUR, NAMES, rules_of(text).effective()), None)
    return found.text if found else ""


def test_a_filled_form_is_worth_what_the_game_would_be() -> None:
    """Re 2, won, no 90 said and kept, a fox caught, one lost."""
    slip = Slip(
        Contract.NORMAL,
        (1, 3),
        170,
        (Spoken(1, Call.NO_120), Spoken(3, Call.NO_90)),
        (Gained(Feat.FOX_CAUGHT, Team.RE, 2), Gained(Feat.CHARLIE, Team.CONTRA)),
    )
    result = value(tally(slip, FOUR, DDV, 1), DDV)

    assert (result.winner, result.value) == (Team.RE, 1 + 1 + 2 + 1 + 2 - 1)
    assert result.scores == (-6, 6, -6, 6)


def test_one_of_re_is_a_silent_marriage() -> None:
    result = value(tally(Slip(Contract.NORMAL, (2,), 121), FOUR, DDV, 1), DDV)

    assert result.is_solo
    assert result.scores == (-1, -1, 3, -1)


@pytest.mark.parametrize(("is_won", "winner"), [(True, Team.RE), (False, Team.CONTRA)])
def test_a_solo_for_the_fewest_tricks_is_won_or_lost(is_won: bool, winner: Team) -> None:
    rules = rules_of("ddv, x_solo_fewest_tricks=yes").effective()
    slip = Slip(Contract.SOLO_FEWEST_TRICKS, (0,), is_won=is_won)

    assert value(tally(slip, FOUR, rules, 1), rules).winner is winner


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        pytest.param(NORMAL, "", id="a sound one"),
        pytest.param(replace(NORMAL, points=241), "240 card points", id="241 card points"),
        pytest.param(replace(NORMAL, points=-1), "240 card points", id="points below zero"),
        pytest.param(replace(NORMAL, re=()), "Tick the two who are Re", id="nobody is re"),
        pytest.param(replace(NORMAL, re=(0, 1, 2)), "Tick the two who are Re", id="three are re"),
        pytest.param(replace(NORMAL, re=(1, 1)), "Tick the two who are Re", id="the same one twice"),
        pytest.param(Slip(Contract.SOLO_QUEEN, (), 130), "plays alone", id="a solo of nobody"),
        pytest.param(Slip(Contract.MARRIAGE, (1,), 130), "Tick two players", id="a marriage without partner"),
        pytest.param(Slip(Contract.GENSCHER, (0, 1), 130), "nobody can play", id="a game that the rules do not know"),
        pytest.param(Slip(Contract.THROWN_NINES, (0, 1), 130), "nobody can play", id="a hand that was thrown in"),
        pytest.param(replace(NORMAL, re=(0, 4)), "sits out", id="one who sits out"),
        pytest.param(replace(NORMAL, without_trick=Team.CONTRA), "without a trick", id="points without a trick"),
        pytest.param(replace(NORMAL, points=240, without_trick=Team.CONTRA), "", id="black"),
    ],
)
def test_sides_and_points_that_cannot_be_are_told(slip: Slip, told: str) -> None:
    found = first_problem(slip)
    assert told in found
    assert bool(told) is bool(found)


@pytest.mark.parametrize(
    ("text", "calls", "told"),
    [
        ("ddv", (Spoken(0, Call.NO_120), Spoken(2, Call.NO_90), Spoken(1, Call.REPLY)), ""),
        ("ddv", (Spoken(0, Call.NO_120),) * 6, "two announcements"),
        ("ddv", (Spoken(4, Call.NO_120),), "sits out"),
        ("ddv", (Spoken(0, Call.NO_90), Spoken(2, Call.NO_90)), "the same"),
        ("default, knocking=yes", (Spoken(0, Call.NO_90), Spoken(2, Call.NO_90)), ""),
        ("ddv", (Spoken(1, Call.REPLY),), "nobody has announced"),
        ("ddv", (Spoken(0, Call.NO_120), Spoken(1, Call.REPLY), Spoken(3, Call.NO_90)), "announced nothing else"),
        ("ddv, announcement_reply=no", (Spoken(0, Call.NO_120), Spoken(1, Call.REPLY)), "nobody can say"),
        ("ddv", (Spoken(0, Call.NO_120), Spoken(1, Call.REPLY_NO_90)), "nobody can say"),
    ],
)
def test_announcements_that_cannot_be_are_told(text: str, calls: tuple[Spoken, ...], told: str) -> None:
    found = first_problem(replace(NORMAL, calls=calls), text)
    assert told in found
    assert bool(told) is bool(found)


def test_a_strict_reply_answers_what_has_been_said() -> None:
    strict = "default, announcement_strict_limit=yes"
    low = replace(NORMAL, calls=(Spoken(0, Call.NO_120), Spoken(1, Call.REPLY_NO_90)))

    assert "nobody has announced" in first_problem(low, strict)
    assert not first_problem(replace(low, calls=(Spoken(0, Call.NO_60), Spoken(1, Call.REPLY_NO_90))), strict)


@pytest.mark.parametrize(
    ("gained", "told"),
    [
        ((Gained(Feat.FOX_CAUGHT, Team.RE, 2), Gained(Feat.DOPPELKOPF, Team.CONTRA, 2)), ""),
        ((Gained(Feat.FOX_CAUGHT, Team.RE, 2), Gained(Feat.FOX_CAUGHT, Team.CONTRA)), "So many special points"),
        ((Gained(Feat.FOX_CAUGHT, Team.RE, 0),), "So many special points"),
        ((Gained(Feat.HEART_TRICK, Team.RE),), "So many special points"),
        ((Gained(Feat.DOPPELKOPF, Team.CONTRA, 3),), "too few card points"),
        ((Gained(Feat.CHARLIE, Team.RE), Gained(Feat.CHARLIE_CAUGHT, Team.CONTRA)), "last trick belongs"),
    ],
)
def test_special_points_that_cannot_be_are_told(gained: tuple[Gained, ...], told: str) -> None:
    rules = "ddv, extrapoint_catch_charlie=yes"
    found = first_problem(replace(NORMAL, gained=gained), rules)
    assert told in found
    assert bool(told) is bool(found)


def test_there_are_no_special_points_in_a_solo() -> None:
    assert feats(DDV, Contract.SOLO_JACK) == {}
    assert Feat.DOPPELKOPF in feats(DEFAULT, Contract.MARRIAGE_SOLO)
    assert Feat.FOX_CAUGHT not in feats(DEFAULT, Contract.MARRIAGE_SOLO)
    assert "So many" in first_problem(Slip(Contract.SOLO_JACK, (0,), 130, gained=(Gained(Feat.DOPPELKOPF, Team.RE),)))


def test_the_games_are_those_of_the_rules() -> None:
    assert Contract.SOLO_JACK in contracts(DDV)
    assert Contract.SOLO_KOEHLER not in contracts(DDV)
    assert Contract.POVERTY not in contracts(DDV)
    assert Contract.POVERTY in contracts(DEFAULT)

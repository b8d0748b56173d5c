"""A list kept by hand, in words."""

import pytest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.handlist import next_game, picture, preview, sentence
from freedoko_qt.app.handlist.file import Handlist
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.scoresheet import ByHand, Line, ScoreSheet
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import Feat
from tests.notation import rules_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
RE_WINS = Slip(Contract.NORMAL, (0, 2), 130, (Spoken(0, Call.NO_120), Spoken(2, Call.NO_90)))

pytestmark = pytest.mark.usefixtures("qapp")


def kept(text: str, *lines: Line, title: str = "ddv") -> Handlist:
    rules = rules_of(text)
    return Handlist(ScoreSheet(rules, NAMES[: rules.x_players_at_table]).written(lines), title)


def test_a_row_tells_game_winner_announcements_and_scores() -> None:
    solo = Slip(Contract.SOLO_QUEEN, (1,), 100)
    shown = picture(kept("ddv", solo, RE_WINS))

    first, second = shown.rows
    assert (first.contract, first.winner, first.calls, first.value) == ("Queen solo of Ben", "Kontra", "", 1)
    assert (first.scores, first.is_solo, first.is_duty) == ((1, -3, 1, 1), (False, True, False, False), True)
    assert (second.contract, second.winner, second.calls) == ("Normal game", "Kontra", "Re no 90")
    assert second.totals == tuple(a + b for a, b in zip(first.scores, second.scores, strict=True))
    assert shown.title == "DDV tournament"
    assert [line.title for line in shown.sums] == ["Sum", "Soli"]
    assert shown.status.startswith("Game 3 of ")


def test_scores_by_hand_say_so() -> None:
    (row,) = picture(kept("ddv", ByHand((9, -3, -3, -3), Contract.SOLO_JACK, 0))).rows
    assert (row.contract, row.winner, row.value) == ("Jack solo of Anna", "", 3)
    assert row.notes == ("Entered by hand.", "This was a duty solo.")

    (row,) = picture(kept("ddv", ByHand((3, -3, 3, -3)))).rows
    assert row.contract == "By hand"


def test_a_silent_marriage_is_called_so() -> None:
    (row,) = picture(kept("ddv", Slip(Contract.NORMAL, (3,), 130))).rows
    assert row.contract == "Silent marriage of Dora"
    assert row.is_solo == (False, False, False, True)


def test_a_line_that_does_not_fit_is_told_in_row_and_status() -> None:
    shown = picture(kept("ddv", RE_WINS, Slip(Contract.NORMAL, (0, 1), 241)))

    assert shown.rows[1].winner == "does not fit"
    reason = "There are 240 card points in a game, so that 241 cannot be."
    assert shown.rows[1].notes == (reason,)
    assert shown.status.startswith(f"Line 2 counts nothing: {reason}")


def test_rounds_bock_money_and_who_sits_out() -> None:
    text = "default, counting=plus-minus, x_players_at_table=5, x_stake=10"
    shown = picture(kept(text, ByHand((1, 1, -1, -1, 0)), Slip(Contract.NORMAL, (1, 2), 120), title="Thursday"))

    assert shown.title == "Thursday"
    assert [row.outside for row in shown.rows] == [4, 0]
    assert shown.rows[0].money == (10, 10, -10, -10, 0)
    assert shown.rows[1].money == (0, -20, -20, 20, 20)
    assert shown.sums[-1].values == ("0.10", "−0.10", "−0.30", "0.10", "0.20")
    assert shown.rows[1].notes == ("Brings bock games: 120 to 120 card points.",)
    assert "5 bock game(s) to come" in shown.status


def test_the_preview_tells_every_item() -> None:
    slip = Slip(Contract.NORMAL, (0, 2), 160, (Spoken(0, Call.NO_120),), (Gained(Feat.FOX_CAUGHT, Team.RE, 2),))
    told = preview(kept("ddv").sheet, slip)

    assert told.title == "Re wins with 160 to 80 card points."
    assert [(line.text, line.points, line.team_name) for line in told.lines] == [
        ("Won", 1, "Re"),
        ("Re announced", 2, "Re"),
        ("No 90", 1, "Re"),
        ("Fox caught", 2, "Re"),
    ]
    assert told.scores == (6, -6, 6, -6)


def test_the_preview_tells_why_a_line_cannot_be() -> None:
    told = preview(kept("ddv").sheet, Slip(Contract.SOLO_JACK, (), 130))
    assert (told.problem, told.scores) == ("Tick the one who plays alone.", ())


def test_scores_that_do_not_sum_to_zero_are_noted_but_can_be() -> None:
    told = preview(kept("ddv").sheet, ByHand((3, -3, 3, -2)))
    assert told.notes == ("The scores sum to 1. With plus and minus they should sum to zero.",)
    assert told.scores == (3, -3, 3, -2)
    assert preview(kept("default").sheet, ByHand((3, 0, 3, 0))).notes == ()


def test_the_next_game_has_a_dealer_and_a_factor() -> None:
    assert next_game(kept("ddv").sheet) == "Dora deals."
    assert next_game(kept("ddv, x_players_at_table=5").sheet) == "Emil deals and sits out."
    bock = kept("default", Slip(Contract.NORMAL, (0, 1), 120)).sheet
    assert next_game(bock) == "Anna deals. It is a bock game: ×2."
    duty = kept("ddv, number_of_rounds=1", *[Slip(Contract.NORMAL, (0, 1), 130)] * 4).sheet
    assert next_game(duty).endswith("Anna must play a duty solo.")


def test_the_words_of_a_problem_are_those_of_the_game(qapp: QApplication) -> None:
    assert qapp is not None
    problem = Problem("By these rules nobody can say: %1.", (Call.REPLY_NO_120,))
    assert sentence(problem) == "By these rules nobody can say: Reply to Re or Kontra."
    problem = Problem("The two of %1 cannot both have announced the same.", (Team.CONTRA,))
    assert sentence(problem) == "The two of Kontra cannot both have announced the same."

"""What holds at a moment, and what is barred."""

from dataclasses import replace

import pytest

from freedoko_qt.app.picture import Limits, ReviewPicture, SheetPicture, TablePicture
from freedoko_qt.ui import holds
from freedoko_qt.ui.entry import When
from freedoko_qt.ui.menu import ENTRIES
from tests.ui.desk import QUIET, SHEET, TABLE

REVIEW = ReviewPicture("Game 1", 3, 52, "Anna is healthy.", (), game=1, games=3)
PRACTICE = replace(QUIET, practice="Practice game")
REDEAL = replace(SHEET, rows=(replace(SHEET.rows[0], number=None),))


@pytest.mark.parametrize(
    ("picture", "asks", "sheet", "review", "wanted"),
    [
        (TablePicture(), False, SheetPicture(), None, set()),
        (TABLE, True, replace(SHEET, rows=()), None, {When.PARTY, When.TRICK, When.ASKED, When.CALLS}),
        (QUIET, False, SHEET, None, {When.PARTY, When.COUNTED, When.DEAL}),
        (QUIET, False, REDEAL, None, {When.PARTY}),
        (PRACTICE, False, replace(SHEET, rows=()), None, {When.PARTY, When.PRACTICE}),
        (QUIET, False, SheetPicture(), REVIEW, {When.REVIEW, When.DEAL}),
    ],
    ids=["nothing", "asked", "counted", "dealt again only", "practice", "review"],
)
def test_what_holds(
    picture: TablePicture, asks: bool, sheet: SheetPicture, review: ReviewPicture | None, wanted: set[When]
) -> None:
    assert holds.now(picture, asks, sheet, review) == wanted


def test_limits_of_the_rules_bar_their_actions() -> None:
    limits = Limits("no hints", "hands stay hidden", "nothing to take back", "nothing to do again")

    reasons = {name: why for name, why in holds.barred(replace(QUIET, limits=limits), None).items() if why}

    assert reasons == dict(zip(("hint", "open_hands", "undo", "redo"), vars_of(limits), strict=True))


def vars_of(limits: Limits) -> tuple[str, ...]:
    return limits.hint, limits.open_hands, limits.undo, limits.redo


def test_in_a_review_the_running_game_waits() -> None:
    reasons = holds.barred(QUIET, REVIEW)

    assert {name for name, why in reasons.items() if why} == {*holds.WAITING, "look_back"}
    assert all(why.endswith(".") for why in reasons.values() if why)


def test_whatever_is_barred_once_gets_its_own_tip_back_later() -> None:
    first = holds.barred(QUIET, replace(REVIEW, game=0, games=1))

    assert set(first) == set(holds.barred(QUIET, None))
    assert set(first) <= {entry.name for entry in ENTRIES}

"""Rules that are being changed, step by step."""

import pytest

from freedoko_qt.app.draft import Draft, Moment, Step
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import DEFAULT

NO_BOCK = DEFAULT.but(bock=False)


@pytest.fixture
def draft() -> Draft:
    return Draft(DEFAULT, "default")


def test_nothing_can_be_undone_at_first(draft: Draft) -> None:
    draft.undo()
    draft.redo()

    assert (draft.can_undo, draft.can_redo) == (False, False)
    assert draft.now == Moment(DEFAULT, "default")


def test_undo_and_redo_go_back_and_forth(draft: Draft) -> None:
    draft.edit(NO_BOCK, "bock")
    draft.choose(preset("ddv"), "ddv")

    draft.undo()
    assert draft.now == Moment(NO_BOCK, "default")
    draft.undo()
    assert draft.now == Moment(DEFAULT, "default")
    assert not draft.can_undo

    draft.redo()
    draft.redo()
    assert draft.now == Moment(preset("ddv"), "ddv")
    assert not draft.can_redo


def test_edits_of_one_rule_in_a_row_are_one_step(draft: Draft) -> None:
    for number in (3, 4, 5):
        draft.edit(DEFAULT.but(bock_multiplier=number), "bock_multiplier")

    draft.undo()

    assert draft.now.rules == DEFAULT


def test_edits_of_several_rules_are_several_steps(draft: Draft) -> None:
    draft.edit(NO_BOCK, "bock")
    draft.edit(NO_BOCK.but(solo=False), "solo")
    draft.edit(DEFAULT.but(solo=False), "bock")

    draft.undo()

    assert draft.now.rules == NO_BOCK.but(solo=False)


def test_an_edit_after_an_undo_drops_what_was_undone(draft: Draft) -> None:
    draft.edit(NO_BOCK, "bock")
    draft.undo()

    draft.edit(DEFAULT.but(solo=False), "solo")

    assert not draft.can_redo


def test_a_step_does_and_undoes_what_it_does_outside(draft: Draft) -> None:
    done: list[str] = []
    now = draft.now
    draft.go(Step(now, now, undo=lambda: done.append("back"), redo=lambda: done.append("away")))

    draft.undo()
    draft.redo()

    assert done == ["away", "back", "away"]


def test_a_step_that_fails_outside_has_not_happened(draft: Draft) -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        draft.go(Step(draft.now, Moment(NO_BOCK, "ddv"), redo=fail))

    assert draft.now == Moment(DEFAULT, "default")
    assert not draft.can_undo

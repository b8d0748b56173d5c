"""The words of a review, and the moments that are worth a look."""

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.engine.event import Announced, PovertyPassed, PovertyReturned
from tests.app import past
from tests.app.past import FOX, Reader
from tests.notation import situation

Table = tuple[Controller, Reader]

POVERTY = """
default · start 3
hand 0 S9 HJ ST CJ DQ CT SJ H9 D9 DK S9 SQ
hand 1 DQ CK D9 HT CA CK HQ SQ HK HA DJ DA
hand 2 HJ CQ HQ HK HT SJ CJ DA CT SA DK CQ
hand 3 CA C9 ST DJ H9 SA HA DT DT SK SK C9
3 poverty, 0 normal, 1 normal, 2 marriage first foreign
3 pass, 0 pass, 1 pass, 2 pass, 3 gives DJ DT DT, 0 pass, 1 takes, 1 pass, 1 returns DQ DJ CA
3: CA CT CK, 0 no 120, 2: CT, 0 no 90
...
"""


def kinds(marks: tuple[ReviewMark, ...], kind: MarkKind) -> list[tuple[int, str]]:
    return [(mark.at, mark.text) for mark in marks if mark.kind is kind]


def test_cards_that_changed_hands_are_told_and_shown_when_it_happened(table: Table) -> None:
    game, told = table
    whole = situation(POVERTY)
    given = next(at for at, action in enumerate(whole.log, 1) if isinstance(action, PovertyPassed))
    taken = next(at for at, action in enumerate(whole.log, 1) if isinstance(action, PovertyReturned))
    game.review.open_record(past.of(whole), 0, given)
    assert sorted(card.name for card in told.picture.spread) == ["jack of diamonds", *2 * ["ten of diamonds"]]
    assert "The cards: jack of diamonds, ten of diamonds, ten of diamonds." in told.review.told
    assert (given, told.review.told) in kinds(told.review.marks, MarkKind.TALK)
    game.review.go_to(taken)
    assert "The cards: queen of diamonds, jack of diamonds, ace of clubs." in told.review.told
    assert sum(card.is_new for card in told.picture.hands[3]) == 3
    game.review.open_hands(False)
    assert "The cards:" not in told.review.told
    assert not any(card.face for card in told.picture.hands[3])
    game.review.see_from(1)
    game.review.go_to(given + 2)
    assert "You receive: jack of diamonds, ten of diamonds, ten of diamonds." in " ".join(
        line.text for line in told.lines
    )


def test_announcements_and_special_points_stand_at_their_moment(table: Table) -> None:
    game, told = table
    whole = situation(FOX)
    game.review.open_record(past.of(whole), 0)
    said = next(at for at, action in enumerate(whole.log, 1) if isinstance(action, Announced))
    assert kinds(told.review.marks, MarkKind.CALL) == [(said, "Clara announces Re.")]
    specials = kinds(told.review.marks, MarkKind.SPECIAL)
    first, last = whole.trick_ends[0], whole.trick_ends[-1]
    assert specials[0] == (first, "Anna catches the ace of diamonds of Bernd in trick 1.")
    assert (last, "Anna takes the last trick with the jack of clubs.") in specials
    assert kinds(told.review.marks, MarkKind.TRICK)[0][0] == first
    for at, marks in ((first - 1, ()), (first, ("Fox",)), (first + 1, ("Fox",)), (0, ())):
        game.review.go_to(at)
        assert told.picture.pile_marks[0] == marks
    game.review.go_to(first)
    assert told.review.told.endswith("Anna catches the ace of diamonds of Bernd in trick 1.")


def test_a_game_chosen_in_secret_is_told_to_whom_all_is_open(table: Table) -> None:
    game, told = table
    whole = situation(POVERTY)
    game.review.open_record(past.of(whole), 0, 0)
    lines = [line.text for line in told.lines]
    assert "Dieter has chosen a game. The game chosen: Poverty." in lines
    game.review.open_hands(False)
    assert "Dieter has chosen a game." in [line.text for line in told.lines]


def test_a_game_is_called_by_its_number_and_its_owner(table: Table) -> None:
    game, told = table
    game.review.open_record(past.of(situation(POVERTY)), 0)
    assert told.review.title == "Game 1: Poverty of Dieter"
    thrown = situation("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    game.review.open_record(past.of(thrown), 0)
    assert told.review.title.startswith("Dealt again: Thrown in: many nines")

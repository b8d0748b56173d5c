"""How far back, and forward again, a decision leads."""

from freedoko_qt.app import takeback
from freedoko_qt.app.match import Match
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.engine.event import Passed
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import Head
from tests.app.fakes import NAMES
from tests.notation import rules_of, situation

RULES = "ddv, take_back_tricks=yes"
SWINES = "default, take_back_tricks=yes, swines_announcement_begin=yes"
"""By these rules everybody is asked for swines, who holds them or not."""


def at(text: str, rules: str = RULES) -> Match:
    """A match with a person at seat 0, at a moment."""
    by = rules_of(rules)
    game = situation(f"{rules} · {text}")
    head = Head(by, "ddv", NAMES, (HUMAN, "random", "random", "random"), 1, game.dealt.start)
    return Match(head, Party(by, NAMES, 1, game.dealt.start), game)


def test_taking_back_goes_before_the_own_last_event_only() -> None:
    match = at("start 0 · hand 0 CA HA · healthy · 0: CA CK C9 CT")
    takeback.undo(match)
    assert match.game.at == 4
    takeback.undo(match)
    assert match.game.at == 0
    assert takeback.no_undo(match) == "You have decided nothing yet that could be taken back."


def test_doing_it_again_stops_at_the_next_own_decision() -> None:
    match = at("start 0 · hand 0 CA HA · healthy · 0: CA CK C9 CT")
    for _ in range(2):
        takeback.undo(match)
    takeback.redo(match)
    assert match.game.at == 4
    takeback.redo(match)
    assert match.game.at == 8
    assert takeback.no_redo(match) == "Nothing has been taken back."


def test_looking_whether_something_was_taken_back_moves_nothing() -> None:
    match = at("start 0 · hand 0 CA · healthy · 0 CA")
    takeback.undo(match)
    assert takeback.no_redo(match) == ""
    assert match.game.at == 4


def test_a_game_that_counts_stays_as_it_is() -> None:
    match = at("start 0 · hand 0 CA · healthy · 0 CA")
    match.is_counted = True
    assert takeback.no_undo(match) == "The game has been counted."


def test_what_had_to_be_said_is_no_decision() -> None:
    match = at("start 0 · hand 0 CA HA · 0 normal, 1 normal, 2 normal, 3 normal, 0 pass, 1 pass", SWINES)
    assert match.game.log[4] == Passed(0)
    assert takeback.last_decision(match) == 0


def test_in_practice_the_rule_does_not_bind() -> None:
    match = at("start 0 · hand 0 CA HA · healthy · 0: CA CK C9 CT", "ddv, take_back_tricks=no")
    assert takeback.no_undo(match) == "By the rules of this party nothing is taken back."
    match.original = match.game.branch(0)
    assert takeback.no_undo(match) == ""

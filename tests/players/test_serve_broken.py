"""Broken lines: each is answered with one error that says what is wrong, and the process lives on."""

import io
import json
from collections.abc import Mapping

import pytest

from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.serve import LONGEST, Guests, lines
from tests.players.table import (
    ANNOUNCE,
    CARD,
    RESERVATION,
    Child,
    without,
)

ANY = next(iter(LEVELS))

BROKEN: Mapping[str, tuple[object, str]] = {
    "nothing": ("", "JSON"),
    "half a line": ('{"q": "card", "me"', "JSON"),
    "words": ("play a card", "JSON"),
    "a list": ("[1, 2]", "object"),
    "a number": ("7", "object"),
    "nested too deep": ("[" * 100_000, "JSON"),
    "a huge number": ("9" * 10_000, "JSON"),
    "no question": (without(CARD, "q"), "q: is missing"),
    "unknown question": (CARD | {"q": "dance"}, "q: there is no question 'dance'"),
    "question of another kind": (CARD | {"q": ["card"]}, "q: "),
    "hand missing": (without(CARD, "hand"), "hand: is missing"),
    "hand that is a number": (CARD | {"hand": 7}, "hand: '7' is not a text"),
    "card that does not exist": (CARD | {"hand": "CQXX"}, "hand: 'XX' is no card"),
    "half a card": (CARD | {"hand": "CQD"}, "hand: "),
    "three equal cards": (CARD | {"hand": "CQCQCQ"}, "hand: CQ is there 3 times"),
    "a third card in the tricks": (CARD | {"tricks": [[0, "DK", -1]]}, "hand: DK is there 3 times"),
    "player 4": (CARD | {"me": 4}, "me: '4' is not a whole number from 0 to 3"),
    "player true": (CARD | {"me": True}, "me: "),
    "player missing": (without(CARD, "me"), "me: is missing"),
    "another's turn": (CARD | {"me": 3}, "me: it is the turn of player 1"),
    "start missing": (without(CARD, "start"), "start: is missing"),
    "team missing": (without(CARD, "team"), "team: is missing"),
    "unknown team": (CARD | {"team": "blue"}, "team: there is no team 'blue'"),
    "three sides": (CARD | {"known": ["re"] * 3}, "known: "),
    "unknown type": (CARD | {"type": "skat"}, "type: there is no game type 'skat'"),
    "solo of nobody": (CARD | {"type": "solo jack"}, "solo: nobody is named who plays solo jack"),
    "selector of another game": (CARD | {"selector": "second"}, "selector: there is no marriage selector 'second'"),
    "swines of player 9": (CARD | {"swines": 9}, "swines: "),
    "announcements of three": (CARD | {"anns": [[], [], []]}, "anns: "),
    "unknown announcement": (CARD | {"anns": [[["110", 0]], [], [], []]}, "anns: there is no announcement '110'"),
    "announcement without a trick": (CARD | {"anns": [["120"], [], [], []]}, "anns: "),
    "tricks in words": (CARD | {"tricks": "none"}, "tricks: "),
    "trick of five": (CARD | {"tricks": [[0, "DADADTCKCA", -1]]}, "tricks: there are 5 cards in a trick"),
    "trick of two before another": (CARD | {"tricks": [[0, "DADT", 0], [0, "", -1]]}, "tricks: only the last"),
    "thirteen tricks": (CARD | {"tricks": [[0, "", -1]] * 13}, "tricks: "),
    "legal missing": (without(CARD, "legal"), "legal: is missing"),
    "nothing legal": (CARD | {"legal": ""}, "legal: "),
    "legal card of others": (CARD | {"legal": "SQ"}, "legal: SQ is not in the hand"),
    "unknown game": (RESERVATION | {"legal": ["normal", "skat"]}, "legal: there is no game type 'skat'"),
    "no game": (RESERVATION | {"legal": []}, "legal: "),
    "games in a number": (RESERVATION | {"legal": 3}, "legal: "),
    "marriage without selectors": (
        without(RESERVATION, "selectors") | {"legal": ["marriage"]},
        "selectors: is missing",
    ),
    "duty in words": (RESERVATION | {"duty": "perhaps"}, "duty: 'perhaps' is not true or false"),
    "unknown option": (ANNOUNCE | {"legal": "120,110"}, "legal: there is no announcement '110'"),
    "no number to shift": (CARD | {"q": "poverty_shift"}, "number: is missing"),
    "too many to shift": (CARD | {"q": "poverty_shift", "number": 13}, "number: "),
    "more trumps than go": (without(CARD, "legal") | {"q": "poverty_shift", "number": 2}, "number: "),
    "cards of nobody": (CARD | {"q": "poverty_accept", "number": 3}, "solo: "),
    "own cards": (CARD | {"q": "poverty_accept", "number": 3, "solo": 1}, "solo: "),
    "cards not told": (CARD | {"q": "poverty_change", "number": 3, "solo": 0}, "got: is missing"),
    "poverty not told": (CARD | {"type": "poverty", "solo": 0}, "poverty: is missing"),
    "no king": (CARD | {"q": "genscher", "hand": "CQ"}, "hand: there is no king of diamonds"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_line_is_answered_with_what_is_wrong(broken: str) -> None:
    line, why = BROKEN[broken]
    guests = Guests(ANY)
    found = guests.hear((line if isinstance(line, str) else json.dumps(line)).encode())
    assert found is not None
    assert list(found) == ["error"]
    assert why in str(found["error"])


def test_the_process_lives_on_after_all_of_them() -> None:
    with Child("--level", ANY) as child:
        for line, _ in BROKEN.values():
            child.tell(line if isinstance(line, str) else json.dumps(line))
        child.tell("é" * LONGEST)
        child.tell(json.dumps({"q": "rules", "rules": 3}))
        child.tell(json.dumps(CARD))
        answers, complaints = child.ended()
    *errors, last = map(json.loads, answers.splitlines())
    assert [list(error) for error in errors] == [["error"]] * (len(BROKEN) + 1)
    assert last["card"] in ("CQ", "DK", "DT", "HT", "DJ", "CJ")
    assert complaints == "there are no rules in the line\n"


def test_bytes_that_are_no_text_are_an_error() -> None:
    assert "JSON" in str((Guests(ANY).hear(b"\xff\xfe{") or {})["error"])


def test_a_line_without_end_is_heard_and_a_huge_one_is_not() -> None:
    huge = b"x" * (2 * LONGEST + 5) + b"\n"
    assert list(lines(io.BytesIO(b"one\n" + huge + b"two"))) == [b"one\n", None, b"two"]
    assert list(lines(io.BytesIO(b"x" * (LONGEST - 1) + b"\n" + b"x" * LONGEST))) == [
        b"x" * (LONGEST - 1) + b"\n",
        None,
    ]

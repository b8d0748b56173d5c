"""What can happen, and the words in which it is written down."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import (
    LEVELS,
    Action,
    Announced,
    Call,
    EventError,
    Passed,
    Played,
    Reserved,
    Said,
    parse,
    text,
)
from tests.strategies import everything

ALL = tuple(everything())


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("2 healthy", Said(2, True)),
        ("2 reservation", Said(2, False)),
        ("3 pass", Passed(3)),
        ("0 marriage", Reserved(0, Contract.MARRIAGE)),
        ("0 marriage first foreign", Reserved(0, Contract.MARRIAGE, Selector.FIRST_FOREIGN)),
        ("0 marriage first club", Reserved(0, Contract.MARRIAGE, Selector.FIRST_CLUB)),
        ("1 solo queen", Reserved(1, Contract.SOLO_QUEEN)),
        ("1 no 120", Announced(1, Call.NO_120)),
        ("1 no 0", Announced(1, Call.NO_0)),
        ("1 reply", Announced(1, Call.REPLY)),
        ("3 HT", Played(3, Card.HT)),
        (" 3  h10 ", Played(3, Card.HT)),
    ],
)
def test_line_is_read(line: str, action: Action) -> None:
    assert parse(line) == action


@pytest.mark.parametrize("action", ALL, ids=text)
def test_every_action_is_read_from_its_own_line(action: Action) -> None:
    assert parse(text(action)) == action


def test_no_two_actions_share_a_line() -> None:
    different = set(ALL)
    assert len({text(action) for action in different}) == len(different)


@pytest.mark.parametrize(
    "line",
    ["", "4 HT", "-1 HT", "HT", "0", "0 ", "x HT", "00 HT", "0 C8", "0 no 12", "0 solo", "0 marriage first", "0HT"],
)
def test_line_that_tells_of_nothing_is_named(line: str) -> None:
    with pytest.raises(EventError) as caught:
        parse(line)
    assert repr(line) in str(caught.value) or not line
    assert caught.value.line == line


@given(line=st.text(max_size=20) | st.from_regex(r"[0-3] [a-zA-Z0-9 ]{0,16}", fullmatch=True))
def test_any_text_is_an_action_or_an_event_error(line: str) -> None:
    try:
        action = parse(line)
    except EventError:
        return
    assert parse(text(action)) == action


def test_announcements_rise_from_re_to_black() -> None:
    assert LEVELS == (Call.NO_120, Call.NO_90, Call.NO_60, Call.NO_30, Call.NO_0)


def test_error_says_reason_alone_or_with_its_line() -> None:
    assert str(EventError("too late")) == "too late"
    assert str(EventError("too late", "0 no 90")) == "'0 no 90': too late"


def test_error_passes_through_a_context_manager() -> None:
    """Python sets the traceback of an exception there, so an exception must not be frozen."""

    @contextmanager
    def nothing() -> Iterator[None]:
        yield

    with pytest.raises(EventError), nothing():
        raise EventError("too late")

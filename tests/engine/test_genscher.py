"""Genscher: a new partner with the first of two kings of diamonds."""

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Announced, Call, EventError, GenscherChosen, Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from tests.notation import situation

ON = "plain, genscher=yes"
KINGS = "hand 0 DK DK"


def partners(game: Game, seat: int = 0) -> list[int]:
    """Whom a seat may name now."""
    return [action.partner for action in legal(game.state, seat) if isinstance(action, GenscherChosen)]


@pytest.mark.parametrize(
    ("moment", "wanted"),
    [
        pytest.param(f"{ON} · {KINGS} · healthy", [1, 2, 3], id="both kings"),
        pytest.param(f"plain · {KINGS} · healthy", [], id="not in the rules"),
        pytest.param(f"{ON} · hand 0 DK · hand 1 DK · healthy", [], id="one king"),
        pytest.param(f"{ON} · {KINGS} · hand 0 CA · start 3 · healthy · 3 CK", [], id="the king does not follow"),
        pytest.param(f"{ON} · {KINGS} · start 3 · healthy · 3 D9", [1, 2, 3], id="no need to lead"),
        pytest.param(f"{ON} · {KINGS} · healthy · 0: DK D9 DT DA", [], id="the first king is gone"),
        pytest.param(f"{ON} · {KINGS} · 0 plays solo queen", [], id="not in soli"),
        pytest.param(f"{ON} · {KINGS} CQ CQ · healthy", [1, 2, 3], id="in a hidden silent marriage"),
        pytest.param(f"{ON} · {KINGS} CQ CQ · 0 plays marriage", [1, 2, 3], id="in a marriage"),
        pytest.param(f"{ON}, x_genscher_last_trick=1 · {KINGS} · healthy · 0: CA C9 CK CT", [], id="too late"),
        pytest.param(
            f"{ON}, with_nines=no, swines=yes, hyperswines=yes · {KINGS} · healthy · no swines",
            [],
            id="kings are hyperswines",
        ),
    ],
)
def test_who_may_be_named(moment: str, wanted: list[int]) -> None:
    """Rules 4.7."""
    assert partners(situation(moment)) == wanted


def test_the_king_must_follow_at_once() -> None:
    game = situation(f"{ON} · {KINGS} · healthy · 0 genscher 2")
    assert [action for action in legal(game.state, 0) if isinstance(action, Played)] == [
        action for action in legal(game.state, 0) if not isinstance(action, Announced)
    ]
    with pytest.raises(EventError):
        game.play(Played(0, next(card for card in game.state.hands[0] if card.name != "DK")))


def test_sides_are_new_and_known_and_queens_do_not_matter() -> None:
    game = situation(f"{ON} · {KINGS} CQ · hand 1 CQ · healthy · 0 genscher 2, 0 DK")
    sides = (Team.RE, Team.CONTRA, Team.RE, Team.CONTRA)
    assert game.state.table.contract is Contract.GENSCHER
    assert (game.state.teams, game.state.table.known) == (sides, sides)


def test_announcements_shrink_and_move_with_their_player() -> None:
    talk = "healthy, 0 no 120, 1 no 90, 2 no 60"
    game = situation(f"{ON} · {KINGS} CQ · hand 1 CQ · {talk} · 0 genscher 2, 0 DK")
    assert [(made.seat, made.call) for made in game.state.table.calls] == [
        (0, Call.NO_120),
        (1, Call.NO_120),
        (2, Call.NO_120),
    ]
    assert game.state.table.voice(Team.CONTRA) is Call.NO_120


def test_later_announcements_are_possible_even_after_an_undecided_marriage() -> None:
    game = situation(f"{ON} · {KINGS} CQ CQ · 0 plays marriage · 0 genscher 2, 0 DK")
    for seat in range(4):
        assert Announced(seat, Call.NO_120) in legal(game.state, seat)

"""The talk before the first card."""

import pytest

from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Action, EventError, Passed, Reserved, Said, text
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.reservation import soli
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import rules_of, situation

DDV_SOLI = ["solo club", "solo spade", "solo heart", "solo diamond", "solo queen", "solo jack", "solo meatless"]


def may(game: Game) -> list[str]:
    """What the seat on turn may answer."""
    turn = game.state.table.turn
    assert all(not legal(game.state, seat) for seat in range(4) if seat != turn)
    return [text(action).partition(" ")[2] for action in legal(game.state, turn)]


def asked(game: Game) -> tuple[Ask, int]:
    """The question, and whom it is put to."""
    return game.state.table.ask, game.state.table.turn


def test_everybody_is_asked_for_health_from_the_start_player_on() -> None:
    game = situation("ddv · start 2")
    for seat in (2, 3, 0, 1):
        assert asked(game) == (Ask.HEALTH, seat)
        assert may(game) == ["healthy", "reservation"]
        game.play(Said(seat, True))
    assert asked(game) == (Ask.CARD, 2)
    assert game.state.table.contract is Contract.NORMAL


def test_only_one_with_a_reservation_names_it() -> None:
    game = situation("ddv · hand 1 CQ CQ · 0 healthy, 1 reservation, 2 healthy, 3 healthy")
    assert asked(game) == (Ask.NAME, 1)
    assert may(game) == [*DDV_SOLI, "marriage first foreign"]


def test_marriage_needs_both_queens() -> None:
    game = situation("ddv · hand 1 CQ · hand 2 CQ · 0 healthy, 1 reservation, 2 healthy, 3 healthy")
    assert may(game) == DDV_SOLI
    with pytest.raises(EventError, match="question for name"):
        game.play(Reserved(1, Contract.MARRIAGE))


def test_healthy_with_both_queens_is_a_silent_marriage_that_looks_normal() -> None:
    game = situation("ddv · hand 1 CQ CQ · healthy")
    assert game.state.table.contract is Contract.NORMAL
    assert game.state.table.soloist is None
    assert [str(team) for team in game.state.teams] == ["contra", "re", "contra", "contra"]


def test_solo_comes_before_marriage() -> None:
    """O77: healthy, healthy, marriage, heart solo."""
    game = situation("ddv · hand 2 CQ CQ · 0 healthy, 1 healthy, 2 reservation, 3 reservation")
    assert asked(game) == (Ask.SOLO, 2)
    assert may(game) == [*DDV_SOLI, "pass"]
    game.play(Passed(2))
    assert asked(game) == (Ask.SOLO, 3)
    assert may(game) == DDV_SOLI
    game.play(Reserved(3, Contract.SOLO_HEART))
    assert game.state.table.contract is Contract.SOLO_HEART
    assert game.state.table.soloist == 3
    assert asked(game)[0] is Ask.CARD


def test_duty_solo_comes_before_a_voluntary_one() -> None:
    """O78: the voluntary solo of the first seat is not even named."""
    game = situation("ddv · owed 0 0 1 0 · 0 reservation, 1 healthy, 2 reservation, 3 healthy")
    assert asked(game) == (Ask.DUTY_SOLO, 2)
    game.play(Reserved(2, Contract.SOLO_JACK))
    table = game.state.table
    assert (table.contract, table.soloist, table.duty) == (Contract.SOLO_JACK, 2, True)
    assert [text(action) for action in table.said] == [
        "0 reservation",
        "1 healthy",
        "2 reservation",
        "3 healthy",
        "2 solo jack",
    ]


def test_first_of_two_duty_soli_is_played() -> None:
    game = situation("ddv · start 3 · owed 1 1 1 1 · 3 healthy, 0 reservation, 1 reservation, 2 healthy")
    assert asked(game) == (Ask.DUTY_SOLO, 0)
    assert may(game) == DDV_SOLI


def test_who_owes_a_solo_is_not_asked_for_a_voluntary_one() -> None:
    game = situation("ddv · hand 0 CQ CQ · owed 1 0 0 0 · 0 reservation, 1 healthy, 2 reservation, 3 healthy")
    assert asked(game) == (Ask.DUTY_SOLO, 0)
    assert may(game) == [*DDV_SOLI, "pass"]
    game.play(Passed(0))
    assert asked(game) == (Ask.SOLO, 2)


def test_seat_order_decides_where_the_rules_want_it() -> None:
    game = situation("plain · start 1 · owed 0 0 1 0 · 1 reservation, 2 reservation, 3 healthy, 0 healthy")
    assert asked(game) == (Ask.SOLO, 1)


def test_reservation_binds() -> None:
    """Who has no marriage must name a solo; there is no way back to healthy."""
    game = situation("ddv · hand 0 CQ · hand 1 CQ · 0 reservation, 1 healthy, 2 healthy, 3 reservation")
    assert asked(game) == (Ask.SOLO, 0)
    assert may(game) == DDV_SOLI
    for action in (Passed(0), Said(0, True), Reserved(0, Contract.NORMAL)):
        with pytest.raises(EventError):
            game.play(action)


@pytest.mark.parametrize(
    ("rules", "owed", "lead"),
    [
        pytest.param("ddv", "0 0 1 0", 2, id="O79 duty solo"),
        pytest.param("ddv", "0 0 0 0", 0, id="O79 voluntary solo"),
        pytest.param("ddv, lustsolo_player_leads=yes", "0 0 0 0", 2, id="voluntary, soloist leads"),
        pytest.param("ddv, lustsolo_player_leads=yes", "0 0 1 0", 2, id="duty, soloist leads"),
    ],
)
def test_who_leads_in_a_solo(rules: str, owed: str, lead: int) -> None:
    game = situation(f"{rules} · start 0 · owed {owed} · 2 plays solo queen")
    assert asked(game) == (Ask.CARD, lead)
    assert game.state.table.trick.leader == lead


def test_start_player_leads_in_a_marriage() -> None:
    game = situation("ddv · start 3 · hand 1 CQ CQ · 1 plays marriage")
    assert asked(game) == (Ask.CARD, 3)
    assert game.state.table.soloist == 1
    assert not game.state.table.duty


def test_forced_solo_asks_nobody_else() -> None:
    """O80."""
    game = situation("ddv · start 1 · owed 0 1 1 1 · forced")
    assert asked(game) == (Ask.FORCED, 1)
    assert may(game) == DDV_SOLI
    game.play(Reserved(1, Contract.SOLO_MEATLESS))
    assert asked(game) == (Ask.CARD, 1)
    assert game.state.table.duty


def test_solo_cannot_be_forced_on_who_owes_none() -> None:
    with pytest.raises(EventError, match="owes no solo"):
        situation("ddv · start 0 · owed 0 1 0 0 · forced")


@pytest.mark.parametrize(
    ("rules", "selectors"),
    [
        ("ddv", ["first foreign"]),
        ("plain", [str(selector) for selector in Selector]),
        (
            "plain, marriage_first_foreign=no, marriage_first_color=no, marriage_first_trump=no",
            ["first club", "first spade", "first heart"],
        ),
    ],
    ids=["ddv", "plain", "single suits"],
)
def test_tricks_that_a_bridegroom_may_choose(rules: str, selectors: list[str]) -> None:
    game = situation(f"{rules}, solo=no · hand 0 CQ CQ · 0 reservation, 1 healthy, 2 healthy, 3 healthy")
    assert may(game) == [f"marriage {selector}" for selector in selectors]


def test_without_soli_only_a_marriage_is_a_reservation() -> None:
    game = situation("ddv, solo=no · hand 1 CQ CQ")
    assert may(game) == ["healthy"]
    game.play(Said(0, True))
    assert may(game) == ["healthy", "reservation"]


@pytest.mark.parametrize(
    ("rules", "known"),
    [
        ("ddv", DDV_SOLI),
        ("ddv, solo_color=no, solo_meatless=no", ["solo queen", "solo jack"]),
        ("ddv, solo_king=yes, solo_koehler=yes", [*DDV_SOLI[:6], "solo king", "solo koehler", DDV_SOLI[6]]),
        ("ddv, solo=no", []),
    ],
)
def test_soli_that_the_rules_know(rules: str, known: list[str]) -> None:
    assert [str(contract) for contract in soli(rules_of(rules).effective())] == known


@pytest.mark.parametrize(
    "action", [Said(1, True), Said(0, True), Passed(0), Reserved(0, Contract.SOLO_QUEEN)], ids=text
)
def test_talk_is_over_once_the_game_is_found(action: Action) -> None:
    game = situation("ddv · healthy")
    with pytest.raises(EventError):
        game.play(action)

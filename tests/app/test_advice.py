"""What a computer player would do, as a proposal."""

import pytest

from freedoko_qt.app.advice import advice, hint
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Reserved, parse
from freedoko_qt.players.base import Choice, Ranked, Reason
from tests.app.fakes import NAMES


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("0 HT", "Hint: play the ten of hearts."),
        ("0 no 120", "Hint: announce Kontra."),
        ("0 no 60", "Hint: announce no 60."),
        ("0 healthy", "Hint: say that you are healthy."),
        ("0 reservation", "Hint: say that you have a reservation."),
        ("0 pass", "Hint: say no."),
        ("0 solo queen", "Hint: choose this game: Queen solo."),
        ("0 marriage first foreign", "Hint: choose this game: Marriage: first trick of another player."),
    ],
)
def test_every_action_can_be_proposed_with_its_reason(action: str, told: str) -> None:
    choice = Choice(parse(action), Reason("{partner} wins.", (("partner", 2),)))
    assert advice(choice, Team.CONTRA, NAMES) == f"{told} Clara wins."


def ranked(*rows: tuple[str, float, float]) -> Choice:
    """A choice with a ranking of actions, points and errors."""
    ranking = tuple(Ranked(parse(action), points, error) for action, points, error in rows)
    return Choice(ranking[0].action, Reason("So it is."), ranking)


def test_what_else_there_is_stands_beside_with_points_and_error() -> None:
    told = hint(ranked(("0 HT", 1.21, 0), ("0 CA", 0.84, 0.11), ("0 D9", -0.79, 0.2)), Team.RE, NAMES)
    assert told.text == "Hint: play the ten of hearts. So it is."
    assert [(row.text, row.points, row.less) for row in told.rows] == [
        ("ten of hearts", "+1.2", ""),
        ("ace of clubs", "+0.8", "0.4 ± 0.1 less"),
        ("nine of diamonds", "−0.8", "2.0 ± 0.2 less"),
    ]
    assert [row.action for row in told.rows] == [parse("0 HT"), parse("0 CA"), parse("0 D9")]
    assert told.rows[1].spoken == "ace of clubs: +0.8 points on average, 0.4 less than the best, give or take 0.1."
    assert told.rows[0].share == 1
    assert told.rows[2].share == 0
    assert 0.7 < told.rows[1].share < 0.9


def test_bars_of_cards_that_are_worth_much_the_same_are_much_the_same() -> None:
    told = hint(ranked(("0 HT", 1.0, 0), ("0 CA", 0.9, 0.1)), Team.RE, NAMES)
    assert told.rows[1].share == pytest.approx(0.9)


def test_an_announcement_stands_beside_saying_nothing() -> None:
    told = hint(ranked(("0 no 120", 3, 0), ("0 HT", 1, 0.1)), Team.CONTRA, NAMES)
    assert [row.text for row in told.rows] == ["Announce Kontra", "Only play: ten of hearts"]


def test_nothing_stands_beside_what_was_not_compared() -> None:
    assert hint(Choice(parse("0 healthy"), Reason("So it is.")), None, NAMES).rows == ()


@pytest.mark.parametrize(
    ("action", "plan", "told"),
    [
        ("0 reservation", "0 solo queen", "Queen solo"),
        ("0 reservation", "0 marriage first foreign", "Marriage: first trick of another player"),
        ("0 healthy", "0 normal", "Normal game"),
        ("0 pass", None, "Say no"),
        ("0 takes", None, "Take the cards"),
        ("0 gives DJ D9", None, "jack of diamonds, nine of diamonds"),
        ("0 returns SK S9", None, "king of spades, nine of spades"),
        ("0 swines", None, "Announce swines"),
        ("0 hyperswines", None, "Announce hyperswines"),
        ("0 genscher 2", None, "Genscher with Clara"),
    ],
)
def test_every_answer_can_stand_in_a_ranking(action: str, plan: str | None, told: str) -> None:
    asked = parse(action)
    game = parse(plan) if plan else None
    assert game is None or isinstance(game, Reserved)
    rows = (Ranked(asked, 1.0, 0.0, game), Ranked(parse("0 HT"), 0.5, 0.1))
    first, second = hint(Choice(asked, Reason("So it is."), rows), Team.RE, NAMES).rows
    assert (first.text, first.action) == (told, asked)
    assert second.text == "ten of hearts"

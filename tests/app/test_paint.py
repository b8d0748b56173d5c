"""How a moment looks from a seat: nothing hidden is shown, nothing known is missing."""

from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from freedoko_qt.app.awaited import CHOOSING
from freedoko_qt.app.paint import Sight, paint
from freedoko_qt.app.picture import CardPicture, Place, TablePicture
from freedoko_qt.engine.card import POINTS, Card, cards
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from tests.app.fakes import NAMES, exchanged
from tests.notation import situation
from tests.strategies import QUICK, moments

# The person at seat 0 has taken two tricks and leads to the third.
TWO_TRICKS = "start 0 · hand 0 CA SA D9 · healthy · 0: CA CK C9 CT · 0: SA SK S9 ST"


def look(game: Game, viewer: int = 0, **more: int) -> TablePicture:
    return paint(game.state, replace(Sight(viewer, NAMES), **more))  # type: ignore[arg-type]


def cards_in(picture: TablePicture) -> list[CardPicture]:
    """Every card that lies anywhere, the last trick excepted, which is shown a second time."""
    laid = [trick_card.card for trick_card in picture.trick]
    return [card for group in (*picture.hands, *picture.piles, laid, picture.spread) for card in group]


def words(thing: object) -> set[str]:
    """Every text in a picture."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, tuple):
        return {text for part in thing for text in words(part)}
    if is_dataclass(thing):
        return {text for field in fields(thing) for text in words(getattr(thing, field.name))}
    return set()


@given(moments(), st.sampled_from(SEATS), st.booleans())
@QUICK
def test_every_card_is_somewhere_under_its_own_key(game: Game, viewer: int, lies: bool) -> None:
    is_full = bool(game.state.table.tricks) and not game.state.table.trick.cards
    cards = cards_in(look(game, viewer, lies=lies and is_full))
    keys = [card.key for card in cards]
    assert len(set(keys)) == len(keys) == 4 * game.state.table.hand_size


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_a_key_stays_with_its_card(game: Game, viewer: int) -> None:
    if game.state.table.shift is not None:
        return  # cards change hands: see the tests of the keys
    before = {card.key: card.face for card in cards_in(look(game, viewer))}
    dealt = {f"{seat}.{i}": card for seat in SEATS for i, card in enumerate(game.state.dealt[seat])}
    assert set(before) == set(dealt)
    assert all(face in (None, dealt[key]) for key, face in before.items())


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_exchanging_hidden_cards_changes_nothing(game: Game, viewer: int) -> None:
    if game.state.table.shown or game.state.table.ask in CHOOSING or game.is_over:
        return
    one, two, _ = game.state.table.others(viewer)
    other = exchanged(game.state, one, two)
    assume(other is not None)
    assert other is not None
    assert other != game.state
    assert paint(other, Sight(viewer, NAMES)) == paint(game.state, Sight(viewer, NAMES))


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_only_the_own_hand_and_the_trick_lie_face_up(game: Game, viewer: int) -> None:
    picture = look(game, viewer)
    hidden = [card for place in (1, 2, 3) for card in picture.hands[place]]
    hidden += [card for pile in picture.piles for card in pile]
    assert all(card.face is None and card.name == "" and card.why_not == "" for card in hidden)
    assert all(card.face is not None and card.name for card in picture.hands[Place.BOTTOM])
    assert not any(card.face is not None for card in look(game, viewer, sees=False).hands[Place.BOTTOM])


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_what_may_be_played_is_what_the_rules_allow(game: Game, viewer: int) -> None:
    picture = look(game, viewer)
    allowed = {action.card for action in legal(game.state, viewer) if isinstance(action, Played)}
    for card in picture.hands[Place.BOTTOM]:
        assert card.is_playable == (card.face in allowed or picture.is_choosing)
        assert bool(card.why_not) != card.is_playable
    assert picture.is_asked_card == bool(allowed)


@given(moments())
@QUICK
def test_nobody_answers_for_a_seat_that_the_computer_plays(game: Game) -> None:
    picture = look(game, answers=False)
    assert not picture.is_asked_card
    assert not picture.calls
    assert not any(card.is_playable or card.why_not for card in picture.hands[Place.BOTTOM])


def test_seats_sit_clockwise_from_the_viewer() -> None:
    picture = look(situation("start 0 · healthy"), viewer=2)
    assert [plate.name for plate in picture.plates] == ["Clara", "Dieter", "Anna", "Bernd"]
    assert picture.plates[Place.LEFT].is_dealer


def test_the_hand_is_sorted_by_the_trumps_of_the_game() -> None:
    hand = "hand 0 HT CQ DJ DA D9 CA CT SA S9 HA HK H9"
    normal = look(situation(f"start 0 · {hand} · healthy")).hands[0]
    meatless = look(situation(f"start 0 · {hand} · 0 plays solo meatless")).hands[0]
    assert tuple(card.face for card in normal) == cards("HT CQ DJ DA D9 CA CT SA S9 HA HK H9")
    assert tuple(card.face for card in meatless) == cards("CA CT CQ SA S9 HA HT HK H9 DA DJ D9")
    assert {card.key: card.face for card in normal} == {card.key: card.face for card in meatless}


@pytest.mark.parametrize(
    ("call", "seen"),
    [
        ("", [Team.RE, None, None, None]),
        (" · 2 no 120", [Team.RE, None, Team.RE, None]),
        (" · 1 no 120", [Team.RE, Team.CONTRA, None, None]),
    ],
    ids=["only the own side", "the partner has spoken", "an opponent has spoken"],
)
def test_sides_are_shown_as_far_as_the_table_knows_them(call: str, seen: list[Team | None]) -> None:
    game = situation(f"start 0 · hand 0 CQ HA · hand 2 CQ · healthy{call}")
    assert [plate.team for plate in look(game).plates] == seen


def test_where_the_rules_hide_sides_only_the_own_one_is_shown() -> None:
    game = situation("ddv, show_known_teams_in_game=no · start 0 · hand 0 CQ · hand 2 CQ · healthy · 2 no 120")
    assert [plate.team for plate in look(game).plates] == [Team.RE, None, None, None]


def test_points_of_piles_are_shown_where_the_rules_allow_it() -> None:
    text = "start 0 · hand 0 CA · healthy · 0: CA CK C9 CK · lead 0"
    assert look(situation(f"ddv · {text}")).plates[0].points is None
    assert look(situation(f"ddv, show_trickpiles_points=yes · {text}")).plates[0].points == POINTS[Card.CA] + 8


def test_a_full_trick_lies_with_its_taker_before_it_is_gathered() -> None:
    game = situation("start 1 · healthy · 1: C9 CK CA CT")
    lying, gathered = look(game, lies=True), look(game)
    assert lying.taker is Place.RIGHT
    assert [laid.place for laid in lying.trick] == [Place.LEFT, Place.TOP, Place.RIGHT, Place.BOTTOM]
    assert lying.status == "Dieter takes the trick with 25 card point(s)."
    assert lying.plates[Place.RIGHT].tricks == 0
    assert lying.plates[Place.LEFT].is_leader
    assert gathered.plates[Place.RIGHT].tricks == 1
    assert [card.key for card in gathered.piles[Place.RIGHT]] == [laid.card.key for laid in lying.trick]


@pytest.mark.parametrize(
    ("back", "title", "faces"),
    [
        (0, "", ()),
        (1, "Trick 2, led by Anna\nAnna: 25 card point(s)", "SA SK S9 ST"),
        (2, "Trick 1, led by Anna\nAnna: 25 card point(s)", "CA CK C9 CT"),
        (3, "Trick 1, led by Anna\nAnna: 25 card point(s)", "CA CK C9 CT"),
    ],
)
def test_past_tricks_are_shown_with_number_and_leader(back: int, title: str, faces: str) -> None:
    picture = look(situation(f"ddv, show_tricks_number=12 · {TWO_TRICKS}"), back=back)
    assert picture.last_trick_title == title
    assert tuple(laid.card.face for laid in picture.last_trick) == (cards(faces) if faces else ())


@pytest.mark.parametrize(("allowed", "number"), [(1, 2), (2, 1), (12, 1)])
def test_tricks_are_shown_as_far_back_as_the_rules_allow(allowed: int, number: int) -> None:
    picture = look(situation(f"ddv, show_tricks_number={allowed} · {TWO_TRICKS}"), back=2)
    assert picture.last_trick_title.startswith(f"Trick {number},")


def test_the_fourth_card_makes_a_trick_the_last_one() -> None:
    text = "ddv · start 0 · hand 0 CA SA D9 · healthy · 0: CA CK C9 CT · 0 SA, 1 SK, 2 S9"
    third, fourth = look(situation(text), back=1), look(situation(f"{text}, 3 ST"), back=1, lies=True)
    assert third.last_trick_title.startswith("Trick 1,")
    assert fourth.last_trick_title.startswith("Trick 2,")
    assert [laid.card.key for laid in fourth.last_trick] == [laid.card.key for laid in fourth.trick]


@pytest.mark.parametrize(("is_shown", "badges"), [("yes", ("solo",)), ("no", ())])
def test_who_plays_alone_is_marked_where_the_rules_show_it(is_shown: str, badges: tuple[str, ...]) -> None:
    game = situation(f"ddv, show_soloplayer_in_game={is_shown} · start 0 · 1 plays solo queen")
    assert look(game).plates[Place.LEFT].badges == badges


def test_a_question_is_not_repeated_in_the_status() -> None:
    assert look(situation("start 0")).status == "Dieter has dealt, so you speak first."
    assert look(situation("start 3 · 3 healthy")).status == "Dieter is healthy."
    assert look(situation("start 2 · 2 reservation, 3 healthy")).status == "Dieter is healthy."


def test_the_status_asks_for_a_card() -> None:
    assert look(situation("start 0 · healthy")).status == "It is your turn: lead a card."
    assert look(situation("start 3 · healthy · 3 CK")).status == "It is your turn: play a card."


def test_a_solo_names_its_owner() -> None:
    picture = look(situation("start 0 · 1 plays solo queen"))
    assert picture.contract == "Queen solo of Bernd"
    assert picture.plates[Place.LEFT].badges == ("solo",)
    assert "Bernd" in picture.plates[Place.LEFT].spoken


def test_a_silent_marriage_looks_like_a_normal_game() -> None:
    game = situation("start 0 · hand 1 CQ CQ · healthy")
    picture = look(game)
    assert picture.contract == "Normal game"
    assert [plate.team for plate in picture.plates] == [Team.CONTRA, None, None, None]
    assert not any("solo" in text.lower() or "alone" in text.lower() for text in words(picture))


def test_talk_is_shown_on_the_plates() -> None:
    game = situation("start 0 · 0 healthy, 1 healthy")
    picture = look(game)
    assert [plate.badges for plate in picture.plates] == [("healthy",), ("healthy",), (), ()]
    assert picture.contract == "Reservations"
    assert picture.status == "Clara is asked: healthy, or a reservation?"


def test_the_rules_can_forbid_to_mark_cards() -> None:
    text = "start 0 · healthy"
    assert look(situation(f"ddv · {text}")).show_legal
    assert not look(situation(f"ddv, show_if_valid=no · {text}")).show_legal
    assert not look(situation(f"ddv · {text}"), show_legal=False).show_legal

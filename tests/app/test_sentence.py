"""A sentence for everything that happens."""

import pytest
from hypothesis import given

from freedoko_qt.app.awaited import awaited, must_follow, refused
from freedoko_qt.app.sentence import sentence
from freedoko_qt.engine.event import Reserved, parse
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Ask
from tests.app.fakes import NAMES
from tests.notation import situation
from tests.strategies import QUICK, games


def last(game: Game) -> str:
    """The sentence for the newest event."""
    return sentence(game.log[-1], game.state_at(game.at - 1), game.state, NAMES)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0 healthy", "Anna is healthy."),
        ("0 reservation", "Anna has a reservation."),
        ("hand 0 CQ CQ · healthy · 0 D9", "Anna plays the nine of diamonds."),
        ("0 plays solo meatless", "Anna plays a solo: Meatless solo."),
        ("owed 1 0 0 0 · 0 plays solo queen", "Anna plays a duty solo: Queen solo."),
        (
            "hand 1 CQ CQ · 1 plays marriage first foreign",
            "Bernd announces a marriage: the first trick of another player decides.",
        ),
        ("hand 0 CQ · hand 2 CQ · healthy · 0 no 120", "Anna announces Re."),
        ("hand 0 CQ · hand 2 CQ · healthy · 1 no 120", "Bernd announces Kontra."),
        ("hand 0 CQ · hand 2 CQ · healthy · 1 no 90", "Bernd announces no 90."),
        (
            "hand 0 CQ · hand 2 CQ · healthy · 0: CA CK C9 CT",
            "Dieter plays the ten of clubs. Anna takes the trick with 25 card point(s).",
        ),
        (
            "hand 0 CQ CQ · 0 plays marriage first foreign · 0: C9 CK CA CT",
            "Dieter plays the ten of clubs. Clara takes the trick with 25 card point(s). Clara is the partner of Anna.",
        ),
        (
            "hand 0 CQ CQ · 0 plays marriage first foreign · 0: CQ D9 DK DT · 0: CQ D9 DK DT · 0: HT SJ DJ HJ",
            "Dieter plays the jack of hearts. Anna takes the trick with 16 card point(s). "
            "Anna has found no partner and plays alone.",
        ),
    ],
)
def test_what_happened_is_told(text: str, told: str) -> None:
    assert last(situation(f"start 0 · {text}")) == told


def test_a_reply_is_told_as_one() -> None:
    game = situation("start 0 · hand 0 CQ · hand 2 CQ · healthy · 1 no 120 · 0: CA CK C9 CT · 0: D9 SJ HJ DJ · 0 reply")
    assert last(game) == "Anna replies with Re."


def test_a_silent_marriage_is_told_when_it_shows() -> None:
    game = situation("start 0 · hand 0 CQ CQ · healthy · 0: CQ D9 DK DT · 0: CQ D9 DK DJ")
    for _ in range(3):
        game.undo()
    assert last(game) == "Anna plays the queen of clubs. Anna plays alone against three: a silent marriage."


@given(games())
@QUICK
def test_there_is_a_sentence_for_every_event_of_any_game(game: Game) -> None:
    for at, action in enumerate(game.log):
        told = sentence(action, game.state_at(at), game.state_at(at + 1), NAMES)
        assert told.startswith(NAMES[action.seat])
        if isinstance(action, Reserved) and game.state_at(at).table.ask is Ask.GAME:
            assert told.startswith(f"{NAMES[action.seat]} has chosen a game.")
        assert told.endswith(".")
        assert "%" not in told
        assert awaited(game.state_at(at).table, NAMES)


@pytest.mark.parametrize(
    ("led", "told"),
    [
        ("CA", "Clubs were led: you must follow with a club."),
        ("SA", "Spades were led: you must follow with a spade."),
        ("HA", "Hearts were led: you must follow with a heart."),
        ("DA", "Trump was led: you must follow with a trump."),
        ("HT", "Trump was led: you must follow with a trump."),
    ],
)
def test_the_reason_names_the_suit_that_was_led(led: str, told: str) -> None:
    assert must_follow(situation(f"start 0 · healthy · 0 {led}").state.table) == told


@pytest.mark.parametrize(
    ("text", "action", "told"),
    [
        ("start 0", "0 CQ", "No card is played before the game is found."),
        ("start 1", "0 healthy", "It is not your turn, but that of Bernd."),
        ("start 1 · healthy", "0 CQ", "It is not your turn, but that of Bernd."),
        ("start 0 · healthy", "0 healthy", "This is not asked now."),
        ("start 0 · healthy", "0 reply", "This announcement can no longer be made."),
    ],
)
def test_a_refusal_says_why(text: str, action: str, told: str) -> None:
    assert refused(parse(action), situation(text).state.table, NAMES) == told


POOR = "hand 0 C9 C9 CA CT D9 DJ SK SA S9 HA HK H9"
NINES = "hand 0 C9 C9 S9 S9 H9 H9"
OTHERS = "1 normal, 2 normal, 3 normal"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0 solo queen", "Anna has chosen a game."),
        (f"0 normal, {OTHERS}", "Dieter has chosen a game. Nobody wants a special game."),
        (f"0 solo queen, {OTHERS}", "Dieter has chosen a game. Anna plays a solo: Queen solo."),
        (
            f"{NINES} · 0 thrown nines, {OTHERS}",
            "Dieter has chosen a game. Anna throws in a hand with many nines. The cards are dealt again.",
        ),
        (f"{POOR} · 0 poverty, {OTHERS}", "Dieter has chosen a game. Anna declares a poverty."),
        (f"{POOR} · 0 poverty, {OTHERS}, 0 gives D9 DJ C9", "Anna offers 3 card(s) face down."),
        (f"{POOR} · 0 poverty, {OTHERS}, 0 gives D9 DJ C9, 1 pass", "Bernd does not take the cards."),
        (
            f"{POOR} · 0 poverty, {OTHERS}, 0 gives D9 DJ C9, 1 pass, 2 pass, 3 pass",
            "Dieter does not take the cards. Nobody takes the cards, so they are dealt again.",
        ),
        (
            f"{POOR} · 0 poverty, {OTHERS}, 0 gives D9 DJ C9, 1 takes",
            "Bernd takes the cards and is the partner of Anna.",
        ),
        (
            f"{POOR} · 0 poverty, {OTHERS}, 0 gives D9 DJ C9, 1 takes, 1 returns C9 DJ D9",
            "Bernd gives 3 card(s) back. 2 trump(s) came back.",
        ),
    ],
)
def test_choices_in_secret_and_the_exchange_are_told_as_everybody_hears_them(text: str, told: str) -> None:
    assert last(situation(f"default, swines=no · start 0 · {text}")) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("swines=yes · hand 0 DA DA · {} · 0 swines", "Anna announces swines."),
        ("genscher=yes · hand 0 DK DK · {} · 0 genscher 2", "Anna plays Genscher: Clara is the partner now."),
        ("knocking=yes · hand 0 CQ · hand 1 CQ · {} · 0 no 120", "Anna knocks: knock."),
        (
            "announcement_first_trick_thirty_points=yes · hand 0 CQ CA · hand 1 CT · hand 2 CT · hand 3 CA · {} · "
            "0: CA CT CT CA",
            "Dieter plays the ace of clubs. Anna takes the trick with 42 card point(s). "
            "So rich a first trick forces Anna to announce: Re.",
        ),
    ],
)
def test_what_rules_bring_during_play_is_told(text: str, told: str) -> None:
    rules, _, rest = text.partition(" · ")
    talk = f"0 normal, {OTHERS}"
    assert last(situation(f"default, swines=no, {rules} · start 0 · {rest.format(talk)}")) == told

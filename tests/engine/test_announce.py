"""Who may announce what and when; each row bears its number in our collection."""

import pytest
from hypothesis import given

from freedoko_qt.engine.announce import own_voice
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, SEATS, Announced, Call, EventError, Played, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask, Made, Table, Trick
from tests.announcing import ALL, CONTRA_PLAYER, RE_PLAYER, may, said
from tests.notation import rules_of, situation, trick
from tests.strategies import QUICK, moments


@pytest.mark.parametrize(
    ("moment", "seat", "calls"),
    [
        pytest.param("12 cards", RE_PLAYER, ALL, id="everything at once"),
        pytest.param("10 cards re: no 60 contra: no 60", RE_PLAYER, ALL[3:], id="O59 next level"),
        pytest.param("11 cards contra: no 120", RE_PLAYER, ALL, id="O60a full announcement"),
        pytest.param("10 cards contra: no 120", RE_PLAYER, ["reply"], id="O60b reply"),
        pytest.param("10 cards contra: no 120 re: reply", RE_PLAYER, [], id="O60b nothing after the reply"),
        pytest.param("9 cards contra: no 120", RE_PLAYER, [], id="O60c too late"),
        pytest.param("6 cards re: no 0", CONTRA_PLAYER, ["reply"], id="O61 reply to black"),
        pytest.param("6 cards re: no 0 contra: reply", CONTRA_PLAYER, [], id="O61 no second reply"),
        pytest.param("5 cards re: no 0", CONTRA_PLAYER, [], id="O61 too late"),
        pytest.param("10 cards re: no 120", RE_PLAYER, ALL[1:], id="O62a in time"),
        pytest.param("9 cards re: no 120", RE_PLAYER, [], id="O62b too late"),
        pytest.param("11 cards", RE_PLAYER, ALL, id="O64a skipping re"),
        pytest.param("10 cards", RE_PLAYER, [], id="O64b no skipping of what is late"),
        pytest.param("10 cards re: no 120", CONTRA_PLAYER, ["reply"], id="O68 reply"),
        pytest.param("10 cards", CONTRA_PLAYER, [], id="O68 no first announcement"),
        pytest.param("10 cards re: no 120 contra: reply", RE_PLAYER, ALL[1:], id="a reply closes its own side only"),
        pytest.param("9 cards re: no 90", CONTRA_PLAYER, ["reply"], id="reply to no 90 with one card less"),
        pytest.param("8 cards re: no 90", CONTRA_PLAYER, [], id="no reply to no 90 with two less"),
        pytest.param("8 cards re: no 60", CONTRA_PLAYER, ["reply"], id="reply to no 60"),
        pytest.param("7 cards re: no 30", CONTRA_PLAYER, ["reply"], id="reply to no 30"),
        pytest.param("9 cards re: no 90", RE_PLAYER, ALL[2:], id="no 60 with nine cards"),
        pytest.param("8 cards re: no 90", RE_PLAYER, [], id="no 60 with eight cards"),
        pytest.param("8 cards re: no 60", RE_PLAYER, ALL[3:], id="no 30 with eight cards"),
        pytest.param("7 cards re: no 30", RE_PLAYER, ALL[4:], id="black with seven cards"),
        pytest.param("6 cards re: no 30", RE_PLAYER, [], id="black with six cards"),
        pytest.param("12 cards re: no 0", RE_PLAYER, [], id="nothing above black"),
    ],
)
def test_what_may_be_said_in_the_tournament(moment: str, seat: Seat, calls: list[str]) -> None:
    assert may(moment, seat) == calls


@pytest.mark.parametrize(
    ("decided", "fewest"),
    [(1, (11, 10, 9, 8, 7)), (2, (10, 9, 8, 7, 6)), (3, (9, 8, 7, 6, 5))],
    ids="O63 found in trick {}".format,
)
@pytest.mark.parametrize("contract", [Contract.MARRIAGE, Contract.MARRIAGE_SOLO])
def test_limits_move_with_the_search_of_a_marriage(contract: Contract, decided: int, fewest: tuple[int, ...]) -> None:
    before = [None, *ALL]
    for level, needed in enumerate(fewest):
        said = f" re: {before[level]}" if before[level] else ""
        assert ALL[level] in may(f"{needed} cards{said}", contract=contract, decided=decided)
        assert ALL[level] not in may(f"{needed - 1} cards{said}", contract=contract, decided=decided)


def test_silent_marriage_moves_no_limit() -> None:
    assert may("10 cards", contract=Contract.MARRIAGE_SILENT) == []


def test_reply_in_a_marriage_moves_as_well() -> None:
    """The partner was found in the third trick; black needs 5 cards, its reply 4."""
    assert may("4 cards re: no 0", CONTRA_PLAYER, contract=Contract.MARRIAGE, decided=3) == ["reply"]
    assert may("3 cards re: no 0", CONTRA_PLAYER, contract=Contract.MARRIAGE, decided=3) == []


@pytest.mark.parametrize(
    ("rules", "moment", "calls"),
    [
        pytest.param("default", "9 cards re: no 120", ALL[1:], id="limits 11 9 6 3 3"),
        pytest.param("default", "8 cards re: no 120", [], id="no 90 too late"),
        pytest.param("default", "6 cards re: no 90", ALL[2:], id="no 60"),
        pytest.param("default", "3 cards re: no 60", ALL[3:], id="no 30 and black"),
        pytest.param("default", "2 cards re: no 60", [], id="too late for all"),
        pytest.param("default", "3 cards contra: no 0", ["reply"], id="reply to black with three"),
        pytest.param("default", "2 cards contra: no 0", [], id="the last announcement comes before the reply"),
        pytest.param("default, last_announcement=1", "2 cards contra: no 0", ["reply"], id="last announcement 1"),
        pytest.param("default, last_announcement=10", "9 cards re: no 120", [], id="last announcement 10"),
        pytest.param("default, announcement_reply=no", "10 cards contra: no 120", [], id="no replies"),
        pytest.param("default, announcement_no_120=12", "11 cards", [], id="re only before the first card"),
        pytest.param("default, with_nines=no", "10 cards", [], id="without nines eleven cards are never there"),
    ],
)
def test_limits_of_other_rules(rules: str, moment: str, calls: list[str]) -> None:
    assert may(moment, rules=rules) == calls


@pytest.mark.parametrize(
    ("rules", "until_the_next_is_led"),
    [("ddv", []), ("ddv, announcement_till_full_trick=yes", ALL)],
    ids=["own card", "full trick"],
)
def test_card_counts_until_it_is_played_or_until_its_trick_is_taken_away(
    rules: str, until_the_next_is_led: list[str]
) -> None:
    """A full trick lies there until the next one is led."""
    game = situation(f"{rules} · healthy · 0: CA CK CT D9 · 3: S9 ST")
    for _ in range(2):
        assert said(game, 0) == until_the_next_is_led
        game.play(next(action for action in legal(game.state, game.state.table.turn) if isinstance(action, Played)))
    assert said(game, 0) == until_the_next_is_led
    game.play(next(action for action in legal(game.state, game.state.table.turn) if isinstance(action, Played)))
    assert said(game, 0) == []


def test_announcing_does_not_wait_for_the_turn() -> None:
    """O67."""
    game = situation("ddv · healthy · 0 CA")
    assert [said(game, seat) for seat in SEATS] == [ALL] * 4
    game.play(Announced(3, Call.NO_120))
    assert game.state.table.turn == 1
    assert game.state.table.calls == (Made(3, Call.NO_120, 1),)


def test_nothing_is_announced_during_the_talk() -> None:
    game = situation("ddv · 0 healthy")
    assert [said(game, seat) for seat in SEATS] == [[]] * 4


def test_nothing_is_announced_before_a_marriage_is_decided() -> None:
    """O65."""
    game = situation("ddv · hand 0 CQ CQ · 0 plays marriage · 0: CQ D9 DK DT")
    assert [said(game, seat) for seat in SEATS] == [[]] * 4
    for seat in SEATS:
        with pytest.raises(EventError, match="may not be made now"):
            game.play(Announced(seat, Call.NO_120))


def test_everybody_may_announce_once_a_marriage_is_decided() -> None:
    game = situation("ddv · hand 0 CQ CQ · 0 plays marriage · 0: C9 CA CK C9")
    assert [said(game, seat) for seat in SEATS] == [ALL] * 4


def test_level_cannot_be_said_twice_by_a_side() -> None:
    """O66; the partner is known to the player alone."""
    game = situation("ddv · hand 0 CQ · hand 2 CQ · healthy · 0 no 120")
    for seat in (0, 2):
        with pytest.raises(EventError):
            game.play(Announced(seat, Call.NO_120))
    assert len(game.state.table.calls) == 1
    assert (said(game, 0), said(game, 1), said(game, 2)) == (ALL[1:], ALL, ALL[1:])


def test_partners_announce_in_turns() -> None:
    game = situation("ddv · hand 0 CQ · hand 2 CQ · healthy · 0 no 120, 2 no 60, 0 no 0")
    assert game.state.table.voice(Team.RE) is Call.NO_0
    assert game.state.table.voice(Team.CONTRA) is None


def test_reply_by_the_partner_is_for_both() -> None:
    talk = "hand 0 CQ · hand 2 CQ · healthy · 0 no 120 · 0: CA CK C9 D9 · 3: HA HK H9 H9"
    game = situation(f"ddv · {talk}")
    assert (said(game, 1), said(game, 3)) == (["reply"], ["reply"])
    game.play(Announced(1, Call.REPLY))
    assert (said(game, 1), said(game, 3)) == ([], [])


def test_announcement_shows_the_side() -> None:
    game = situation("ddv · hand 0 CQ · hand 2 CQ · healthy · 1 no 120")
    assert game.state.table.known == (None, Team.CONTRA, None, None)


def test_nothing_is_announced_after_the_last_card() -> None:
    limits = ", ".join(f"announcement_no_{points}=1" for points in (120, 90, 60, 30, 0))
    game = situation(f"ddv, {limits} · healthy · ... · left 1 C9")
    while not game.is_over:
        assert said(game, 0) == (ALL if game.state.table.cards_left(0) else [])
        game.play(legal(game.state, game.state.table.turn)[-1])
    assert [said(game, seat) for seat in SEATS] == [[]] * 4


# -- any moment -----------------------------------------------------------------------------------------------


@QUICK
@given(game=moments())
def test_announcements_are_sound_at_any_moment(game: Game) -> None:
    """Levels rise above the own one, without a gap unless the rules allow it; a reply answers somebody."""
    table = game.state.table
    for seat in SEATS:
        team, calls = game.state.teams[seat], said(game, seat)
        if not calls:
            continue
        assert team is not None
        own = own_voice(table, seat, team)
        levels, replies = [call for call in calls if call in ALL], [call for call in calls if call not in ALL]
        if replies:
            assert (len(replies), own) == (1, None)
            theirs = table.voice(team.other)
            assert theirs in LEVELS
            assert replies == [REPLIES[theirs] if table.rules.announcement_strict_limit else "reply"]
        first = ALL.index(str(own)) + 1 if own else 0
        if not table.rules.announcement_limit_only_for_current:
            assert levels == ALL[first : first + len(levels)]
        assert set(levels) <= set(ALL[first:])
        if not table.rules.x_skip_announcements:
            assert levels in ([], [ALL[first]])


def test_trick_on_the_table_takes_a_card_from_those_who_played() -> None:
    table = Table(rules_of("ddv"), 0, ask=Ask.CARD, trick=Trick(3, trick("3: CA C9").cards, 3))
    assert [table.cards_left(seat) for seat in SEATS] == [11, 12, 12, 11]

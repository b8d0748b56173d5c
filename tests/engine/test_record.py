"""A party as text and back; what a crash or a person has done to it."""

from dataclasses import replace
from datetime import datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freedoko_qt.engine.character import EVEN, HIGH, LOW, Character
from freedoko_qt.engine.event import Dealt, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import PRESETS
from freedoko_qt.engine.record import (
    DATE,
    FileError,
    Head,
    Record,
    dumps,
    game_text,
    head,
    is_date,
    line,
    loads,
    opening,
    whole_lines,
)
from tests.notation import rules_of, situation
from tests.strategies import QUICK, SEEDS, any_action, play_on, rules

HEAD = Head(rules_of("ddv"), "ddv", ("Anna", "Ben", "Cleo", "Dora"), ("human", "thumb", "thumb", "random"), 5, 2)
SMALL = settings(QUICK, max_examples=15)


def played(found: Head, games: int, more: int = 0) -> Record:
    """A record of some finished games and the first events of the next one."""
    party, random = Party(found.rules, found.names, found.seed, found.first_start), Random(found.seed)
    done: list[Game] = []
    for _ in range(games):
        if party.is_over:
            break
        done.append(play_on(party.next_game(), random))
        party = party.finish(done[-1])
    if more and not party.is_over:
        done.append(party.next_game())
        while done[-1].at < more and not done[-1].is_over:
            done[-1].play(any_action(done[-1], random))
    return Record(found, tuple(done))


def facts(record: Record) -> list[tuple[Dealt, object, object]]:
    """What must be the same after reading."""
    return [(game.dealt, game.seed, game.log) for game in record.games]


@st.composite
def heads(draw: st.DrawFn) -> Head:
    by = draw(rules(number_of_rounds=2))
    texts = st.tuples(*[st.text(max_size=12)] * by.x_players_at_table)
    base, start = draw(st.sampled_from(list(PRESETS))), draw(st.integers(0, by.x_players_at_table - 1))
    date = draw(st.just("") | st.datetimes().map(lambda when: when.isoformat(timespec="minutes")))
    step = st.integers(LOW, HIGH)
    characters = st.tuples(*[st.builds(Character, step, step)] * by.x_players_at_table)
    title = draw(st.text(max_size=12))
    return Head(by, base, draw(texts), draw(texts), draw(SEEDS), start, date, title, draw(characters))


@SMALL
@given(found=heads(), games=st.integers(0, 2), more=st.integers(0, 30))
def test_record_is_read_from_its_own_text(found: Head, games: int, more: int) -> None:
    record = played(found, games, more)
    text = dumps(record)
    again = loads(text, "party.yaml")
    assert again.head == found
    assert facts(again) == facts(record)
    assert [game.state for game in again.games] == [game.state for game in record.games]
    assert dumps(again) == text


@SMALL
@given(seed=SEEDS, games=st.integers(0, 1), more=st.integers(1, 60))
def test_every_beginning_that_ends_with_a_line_break_is_a_record(seed: int, games: int, more: int) -> None:
    found = replace(HEAD, seed=seed)
    record = played(found, games, more)
    text, first = dumps(record), len(head(found))
    events = [action for game in record.games for action in game.log]
    ends = [at + 1 for at in range(first - 1, len(text)) if text[at] == "\n"]
    for end in Random(seed).sample(ends, min(12, len(ends))):
        again = [action for game in loads(text[:end], "party.yaml").games for action in game.log]
        assert again == events[: len(again)]
        assert len(again) == text[first:end].count("\n  - ")


def test_every_line_of_the_head_is_needed() -> None:
    text = head(HEAD)
    for end in (at + 1 for at, letter in enumerate(text[:-1]) if letter == "\n"):
        if end < text.index("games:"):
            with pytest.raises(FileError, match=r"is missing|is None|there are not 4 players"):
                loads(text[:end], "party.yaml")
    assert loads(text, "party.yaml") == Record(HEAD)


def test_line_that_was_cut_is_left_out() -> None:
    text = dumps(played(HEAD, 0, 9))
    assert whole_lines(text) == text
    assert whole_lines(text[:-1]) == text[: text[:-1].rfind("\n") + 1]
    assert len(loads(whole_lines(text[:-2]), "party.yaml").games[0].log) == 8


def test_text_grows_by_a_line_for_each_event() -> None:
    game = Party(HEAD.rules, HEAD.names, HEAD.seed).next_game()
    text = head(HEAD) + opening(game)
    assert loads(text, "party.yaml").games[0].log == ()
    random = Random(1)
    for _ in range(20):
        action = any_action(game, random)
        game.play(action)
        text += line(action)
        assert loads(text, "party.yaml").games[0].log == game.log
    assert text == head(HEAD) + game_text(game)


def test_events_stand_one_in_a_line() -> None:
    game = situation("ddv · hand 0 CQ CQ · 0 plays marriage · 0: C9 CA CK C9 · 1 no 120")
    assert game_text(game).splitlines()[1:] == [
        "  events:",
        "  - 0 reservation",
        "  - 1 healthy",
        "  - 2 healthy",
        "  - 3 healthy",
        "  - 0 marriage first foreign",
        "  - 0 C9",
        "  - 1 CA",
        "  - 2 CK",
        "  - 3 C9",
        "  - 1 no 120",
    ]


def test_party_of_a_record_is_the_fold_of_its_games() -> None:
    record = played(HEAD, 3, 5)
    party = record.party()
    assert (len(party.entries), party.seed, party.first_start) == (3, HEAD.seed, HEAD.first_start)
    assert party.totals == tuple(sum(game.result.scores[seat] for game in record.games[:3]) for seat in range(4))
    assert record.running() is record.games[3]
    assert played(HEAD, 2).running() is None
    assert Record(HEAD).running() is None
    assert party.next_game().dealt == record.games[3].dealt


def test_game_that_is_not_over_is_the_last_one() -> None:
    one = played(HEAD, 0, 9)
    text = dumps(replace(one, games=one.games * 2))
    with pytest.raises(FileError, match=r"line 22: a game begins here, but the one before is not over"):
        loads(text, "party.yaml")


@given(text=st.from_regex(r"\A(19|20|00)[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]\Z"))
def test_a_date_is_one_that_there_is(text: str) -> None:
    try:
        expected = datetime.strptime(text, DATE).isoformat(timespec="minutes") == text
    except ValueError:
        expected = False
    assert is_date(text) is expected


def test_title_and_date_are_written_where_there_are_any() -> None:
    named = replace(HEAD, date="2026-05-31T20:15", title="Our round")
    assert head(named).splitlines()[:3] == [
        "format: 2",
        "date: 2026-05-31T20:15",
        "rules: {base: ddv, title: Our round}",
    ]
    assert loads(head(named), "party.yaml").head == named
    assert head(HEAD).splitlines()[:2] == ["format: 2", "rules: {base: ddv}"]


def test_characters_are_written_where_they_are_not_as_usual() -> None:
    of_some = replace(HEAD, characters=(EVEN, Character(1, -2), Character(boldness=-1), EVEN))
    assert head(of_some).splitlines()[2:7] == [
        "players:",
        "- {name: Anna, player: human}",
        "- {name: Ben, player: thumb, boldness: 1, trust: -2}",
        "- {name: Cleo, player: thumb, boldness: -1}",
        "- {name: Dora, player: random}",
    ]
    assert loads(head(of_some), "party.yaml").head == of_some
    assert HEAD.characters == (EVEN,) * 4


def test_deal_without_a_seed_is_read_too() -> None:
    """The seed is only a label: a deal made by hand has none."""
    game = situation("ddv · healthy · 0 CA")
    assert game.seed == 0
    record = Record(HEAD, (game,))
    assert facts(loads(dumps(record), "party.yaml")) == facts(record)


def short() -> str:
    """The text of a short record: one game in which everybody was healthy."""
    game = Party(HEAD.rules, HEAD.names, 1).next_game()
    for seat in range(4):
        game.play(Said(seat, True))
    return dumps(Record(HEAD, (game,)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("2 healthy", "2 hearty", "line 15: '2 hearty'", id="no event"),
        pytest.param("2 healthy", "2 CA", "line 15: '2 CA': no card may be played", id="not allowed now"),
        pytest.param("2 healthy", "0 healthy", "line 15: '0 healthy': it is the turn of seat 2", id="not on turn"),
        pytest.param("2 healthy", "2", "line 15: .* not a text", id="number as event"),
        pytest.param("CQ DK", "CQ S8", "line 11: 'S8' is no card", id="no card"),
        pytest.param("CQ DK", "CQ CQ", "line 11: .* was dealt", id="card too often"),
        pytest.param("CQ DK", "CQ", "line 11: seat 0 has 11 cards", id="card missing"),
        pytest.param("start: 0", "start: 4", "line 11: 4 is not within 0 and 3", id="fifth seat"),
        pytest.param("seed: 5", "seed: -1", "line 8: -1 is not within", id="seed below zero"),
        pytest.param("seed: 5", "seed: 1e99", "line 8", id="seed that is no whole number"),
        pytest.param("first start: 2", "first start: true", "line 9: .* not a whole number", id="yes as number"),
        pytest.param("forced: false", "forced: true", "line 13: .*question for forced", id="forced"),
        pytest.param("base: ddv", "base: nowhere", "line 2: .*'nowhere'", id="unknown rule set"),
        pytest.param("base: ddv", "base: ddv, dolle: true", "line 2: .*'dolle'", id="unknown entry beside the base"),
        pytest.param("base: ddv", "base: ddv, changes: {dolle: true}", "line 2: .*'dolle'", id="unknown rule"),
        pytest.param("base: ddv", "base: ddv, changes: 5", "line 2: rules.changes is 5", id="changes are a number"),
        pytest.param("base: ddv", "base: ddv, title: 5", "line 2: rules.title is 5", id="number as title"),
        pytest.param("rules: {base: ddv}", "rules: 5", "line 2: rules", id="rules are a number"),
        pytest.param("rules: {base: ddv}", "rules:", "line 2: rules", id="rules are empty"),
        pytest.param("- {name: Dora, player: random}\n", "", "line 3: there are not 4 players", id="three players"),
        pytest.param("- {name: Dora, player: random}", "- Dora", "line 7", id="player without a strength"),
        pytest.param("name: Anna", "name: 7", "line 4: .* not a text", id="number as name"),
        pytest.param("thumb}", "thumb, boldness: 7}", "line 5: boldness: 7 is not within -2 and 2", id="too bold"),
        pytest.param("thumb}", "thumb, trust: -3}", "line 5: trust: -3 is not within -2 and 2", id="too little trust"),
        pytest.param("thumb}", "thumb, trust: x}", "line 5: players.2.trust is 'x', not a whole", id="text as trust"),
        pytest.param("thumb}", "thumb, boldness: 0.5}", "line 5: .*boldness is '0.5', not a whole", id="half a step"),
        pytest.param("games:\n", "games: 5\n", "party.yaml", id="games are a number"),
        pytest.param("- deal: {", "- dael: {", "line 11: games.1.deal.* is missing", id="no deal"),
        pytest.param("format: 2", "format: 3", "line 1: format 3 .* a newer version", id="newer format"),
        pytest.param("format: 2", "form: 2", "format is missing", id="no format"),
        pytest.param("format: 2", "format: 2\ndate: soon", "line 2: 'soon' is no date", id="no date"),
        pytest.param("format: 2", "format: 2\ndate: 2026-02-30T20:15", "line 2: .* no date", id="impossible date"),
        pytest.param("format: 2", "format: 2\ndate: 20260531", "line 2: date is", id="number as date"),
        pytest.param("format: 2", "format: 2\ndate: 2026-05-31", "line 2: .* no date like", id="date without a time"),
        pytest.param("seed: 5", "seed: 5\nseed: 6", "line 9: 'seed' stands there twice", id="seed twice"),
        pytest.param("forced:", "places: [0, 1, 1, 2], forced:", "line 11: nobody can sit", id="two on a seat"),
        pytest.param("forced:", "places: [1, 2, 3, 0], forced:", "line 11: nobody can sit", id="moved seats"),
        pytest.param("forced:", "bock: 0x10, forced:", "line 11: .*not a whole number", id="other notation"),
        pytest.param(
            "forced: false, hands: [", "hands: [", "line 11: .*forced is missing", id="part of the deal missing"
        ),
    ],
)
def test_bad_record_gets_one_message_with_file_line_and_reason(old: str, new: str, message: str) -> None:
    assert old in short()
    with pytest.raises(FileError, match=message) as caught:
        loads(short().replace(old, new, 1), "party.yaml")
    assert str(caught.value).startswith("party.yaml")
    assert "\n" not in str(caught.value)


@settings(QUICK, max_examples=200)
@given(data=st.data())
def test_damaged_record_is_a_record_or_a_file_error(data: st.DataObject) -> None:
    text = short()
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    damaged = text[:at] + data.draw(st.text("{}[]:-, \n\t'\"0aA#&*!|>%@?", max_size=8)) + text[at + length :]
    try:
        found = loads(damaged, "party.yaml")
    except FileError:
        return
    assert loads(dumps(found), "party.yaml").head == found.head

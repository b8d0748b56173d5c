"""The parties in short say what the engine says."""

from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.facts import date_of, saved, soloist
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Head, Record, loads
from tests.golden import golden_games
from tests.season import played

PATH = Path("parties/2024-01-05 20.00.yaml")
DAY = datetime(2024, 1, 5, 20, 0)
RECORDS = {number: played(number, 5) for number in range(5)}


def short(record: Record) -> Saved:
    return saved(record, PATH, DAY)


@pytest.mark.parametrize("number", RECORDS)
def test_all_numbers_are_those_of_the_party(number: int) -> None:
    record = RECORDS[number]
    told, party = short(record), record.party()
    assert told.totals == party.totals
    assert told.is_over is party.is_over
    assert (told.names, told.players) == (record.head.names, record.head.players)
    assert len(told.games) == len(party.entries)
    for deed, entry in zip(told.games, party.entries, strict=True):
        places = entry.game.places
        assert record.games[deed.game] is entry.game
        assert (deed.contract, deed.winner, deed.value) == (entry.contract, entry.result.winner, entry.result.value)
        assert deed.scores == entry.scores
        assert deed.card_points == entry.result.points
        assert tuple(deed.sides[place] for place in places) == entry.result.teams
        assert sum(side is not None for side in deed.sides) == 4
        assert deed.soloist == soloist(entry)
        assert len(deed.spoken) == len(entry.game.state.table.calls)
        assert len(deed.specials) == sum(item.special is not None for item in entry.result.items)


def test_a_deal_that_came_to_nothing_is_no_game_but_has_a_number() -> None:
    redealt = next(game for golden in golden_games() for game in golden.told(golden.rules).played if is_redeal(game))
    record = RECORDS[0]
    told = short(Record(record.head, (redealt, *record.games)))
    assert [deed.game for deed in told.games] == list(range(1, len(record.games) + 1))


def is_redeal(game: object) -> bool:
    return bool(game.state.table.is_redeal)  # type: ignore[attr-defined]


def test_a_game_that_is_not_over_is_told_of_and_not_counted() -> None:
    record = RECORDS[0]
    begun = record.party().next_game()
    told = short(Record(record.head, (*record.games, begun)))
    assert told.has_open_game
    assert len(told.games) == len(record.games)


def test_calls_are_won_with_the_game() -> None:
    deeds = [deed for record in RECORDS.values() for deed in short(record).games]
    spoken = [(deed, one) for deed in deeds for one in deed.spoken]
    assert spoken
    for deed, one in spoken:
        assert deed.sides[one.place] is one.team
        assert one.is_won is (one.place in deed.winners)
    assert {deed.lost_announcement for deed in deeds} == {True, False}


def test_nobody_wins_and_no_winner_is_named() -> None:
    deeds = [deed for record in RECORDS.values() for deed in short(record).games]
    for deed in deeds:
        assert len(deed.winners) == (0 if deed.winner is None else deed.sides.count(deed.winner))
        assert deed.is_solo is (deed.sides.count(Team.RE) == 1)


@pytest.mark.parametrize(
    ("name", "date"),
    [
        ("2024-05-01 19.30.yaml", datetime(2024, 5, 1, 19, 30)),
        ("2024-05-01 19.30 2.yaml", datetime(2024, 5, 1, 19, 30)),
        ("2024-13-45 19.30.yaml", datetime(2020, 2, 3, 4, 5)),
        ("copy.yaml", datetime(2020, 2, 3, 4, 5)),
    ],
)
def test_the_name_of_a_file_tells_its_date_or_else_when_it_was_written(name: str, date: datetime) -> None:
    assert date_of(Path(name), datetime(2020, 2, 3, 4, 5).timestamp()) == date


def test_a_record_that_tells_its_date_is_believed() -> None:
    head = RECORDS[0].head
    dated = Head(head.rules, head.base, head.names, head.players, 1, date="2026-05-31T20:15")
    assert short(Record(dated)).date == datetime(2026, 5, 31, 20, 15)
    assert short(Record(head)).date == DAY


def test_rules_are_told_by_the_nearest_set_whatever_they_were_made_from() -> None:
    head = RECORDS[0].head
    rules = preset("ddv").but(bock=True)
    made = [Record(Head(rules, base, head.names, head.players, 1)) for base in ("ddv", "default")]
    one, two = map(short, made)
    assert one.rules == two.rules
    assert (one.base, one.number_of_changes) == ("ddv", 1)
    assert short(Record(Head(preset("ddv"), "ddv", head.names, head.players, 1))).rules == ("ddv", "")


def test_what_is_told_is_the_same_for_the_record_read_from_its_text() -> None:
    from freedoko_qt.engine.record import dumps

    record = RECORDS[1]
    assert short(loads(dumps(record), "again")) == short(record)

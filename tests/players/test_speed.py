"""The measurements of speed: that all of them are taken, not how fast it is here."""

import re
from itertools import islice

import pytest

from freedoko_qt.engine.table import Ask
from freedoko_qt.players import speed
from freedoko_qt.players.levels import LEVELS


def test_every_part_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "PLAYOUTS", (20,))
    monkeypatch.setattr(speed, "DECISIONS", (8,))
    monkeypatch.setattr(speed, "kinds_known", lambda: {"thumb": LEVELS["thumb"]})
    lines = list(speed.report(0.01))
    assert [line.strip().split()[0] for line in lines] == ["games", "20", "decisions", "8", "100", "from", "thumb"]
    for line in lines[1], lines[3]:
        assert all(float(number.replace(",", "")) > 0 for number in re.findall(r"[\d,]*\d", line))


def test_a_cold_start_is_told() -> None:
    line = speed.cold("random")
    found = re.search(r"loaded in (\d+) ms, .*first card \d+ ms, a game in ([\d.]+) s, at most (\d+) MB", line)
    assert found
    assert float(found[2]) > int(found[1]) / 1000 > 0
    assert 5 < int(found[3]) < 500


def test_observations_are_of_cards_and_come_without_end() -> None:
    seen = list(islice(speed.observations(), 100))
    assert {one.table.ask for one in seen} == {Ask.CARD}
    assert len({one.hand for one in seen}) > 50

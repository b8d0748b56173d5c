"""Lines of the season: nothing is lost on the way, and what is no line is refused."""

from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season import text as season_text
from freedoko_qt.app.season.facts import saved
from freedoko_qt.engine.problem import Problem
from tests.season import played

PATH = Path("parties/some.yaml")
DAY = datetime(2024, 1, 5, 20, 0)
PARTIES = {
    "played": saved(played(1, 4), PATH, DAY),
    "five at the table, house rules": saved(played(2, 4), PATH, DAY),
    "damaged": Saved(PATH, DAY, trouble="some.yaml, line 3: “nothing”\n"),
    "damaged in any language": Saved(PATH, DAY, trouble=Problem("%1: %2", ("some.yaml", Problem("%1 bytes", (7,))))),
    "named": Saved(PATH, DAY, ("Ä\tß", "b"), ("human", "thumb"), "ddv", '{"bock": true}', 1, "Our\nrules"),
}


@pytest.mark.parametrize("name", PARTIES)
def test_a_party_survives(name: str) -> None:
    line = season_text.dumps(PARTIES[name])
    assert "\n" not in line
    assert season_text.loads(line, PATH) == PARTIES[name]


@pytest.mark.parametrize("line", ["", "{", "[]", "1", "{}", '{"date": "never"}'])
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        season_text.loads(line, PATH)


@pytest.mark.parametrize("cut", ['"normal"', '"re"', '"contra"'])
def test_words_that_nobody_knows_are_refused(cut: str) -> None:
    line = season_text.dumps(PARTIES["played"])
    assert cut in line
    with pytest.raises(KeyError):
        season_text.loads(line.replace(cut, '"other"'), PATH)

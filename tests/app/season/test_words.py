"""The rules of saved parties in words."""

from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.words import rules_title


@pytest.mark.parametrize(
    ("base", "changes", "title", "told"),
    [
        ("ddv", 0, "", "DDV tournament"),
        ("ddv", 2, "", "DDV tournament, 2 rule(s) changed"),
        ("ddv", 2, "At Anna’s", "At Anna’s"),
        ("ddv", 0, "At Anna’s", "DDV tournament"),
        ("", 0, "", ""),
    ],
)
def test_rules_have_the_name_that_says_most(qapp: object, base: str, changes: int, title: str, told: str) -> None:  # noqa: ARG001
    party = Saved(Path("x"), datetime(2024, 1, 1), base=base, number_of_changes=changes, title=title)
    assert rules_title(party) == told

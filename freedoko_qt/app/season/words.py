"""The rules of a saved party in words."""

from freedoko_qt.app import ruleset
from freedoko_qt.app.season import Saved


def rules_title(saved: Saved) -> str:
    """What the rules are called; empty for a damaged file."""
    return ruleset.told_as(saved.base, saved.number_of_changes, saved.title)

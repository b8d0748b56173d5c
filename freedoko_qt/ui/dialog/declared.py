"""The two things that declare themselves to forms and help pages: rules and preferences."""

from collections.abc import Mapping
from enum import StrEnum

from freedoko_qt.app import preference, ruleset, ruleword
from freedoko_qt.engine import rules
from freedoko_qt.ui.dialog.form import Declaration

PREFERENCES = Declaration(
    "preference",
    preference.PREFERENCES,
    preference.GROUPS,
    {name: spec.choices for name, spec in preference.PREFERENCES.items() if spec.choices},
)


def choices(name: str) -> Mapping[StrEnum, str]:
    """The values of a choice, or the names that a list may hold, with their titles; empty for all other rules."""
    value, items = getattr(rules.DEFAULT, name), rules.SPECS[name].items
    titles = rules.CHOICES[type(items[0])] if items else rules.CHOICES.get(type(value), {})
    return {item: titles[item] for item in items or titles}


RULES = Declaration(
    "rules",
    rules.SPECS,
    rules.GROUPS,
    {name: choices(name) for name in rules.SPECS if choices(name)},
    {name: spec.lengths for name, spec in rules.SPECS.items() if spec.lengths},
    ruleset.changed,
    ruleword.why_idle,
    ruleword.refusal,
)

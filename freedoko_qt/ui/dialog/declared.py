"""The two things that declare themselves to forms and help pages: rules and preferences."""

from enum import StrEnum

from freedoko_qt.app import preference
from freedoko_qt.engine import rules
from freedoko_qt.ui.dialog.form import Declaration

PREFERENCES = Declaration(
    "preference",
    preference.PREFERENCES,
    preference.GROUPS,
    {name: spec.choices for name, spec in preference.PREFERENCES.items() if spec.choices},
)

RULES = Declaration(
    "rules",
    rules.SPECS,
    rules.GROUPS,
    {
        name: {choice: rules.CHOICES[choice] for choice in type(value)}
        for name, value in vars(rules.DEFAULT).items()
        if isinstance(value, StrEnum)
    },
)

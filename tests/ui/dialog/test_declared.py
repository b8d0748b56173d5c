"""What rules and preferences tell of themselves."""

from dataclasses import fields

import pytest

from freedoko_qt.app.preference import Preferences
from freedoko_qt.engine.rules import Rules
from freedoko_qt.ui.dialog.declared import PREFERENCES, RULES
from freedoko_qt.ui.dialog.form import Declaration


@pytest.mark.parametrize(
    ("declared", "value"), [(PREFERENCES, Preferences()), (RULES, Rules())], ids=["preferences", "rules"]
)
def test_every_field_is_declared_with_title_help_and_group(declared: Declaration, value: object) -> None:
    names = [f.name for f in fields(value)]  # type: ignore[arg-type]

    assert names == list(declared.specs)
    assert all(spec.title and spec.help and spec.group in declared.groups for spec in declared.specs.values())


@pytest.mark.parametrize(
    ("declared", "value"), [(PREFERENCES, Preferences()), (RULES, Rules())], ids=["preferences", "rules"]
)
def test_every_choice_has_a_title_and_the_default_is_one(declared: Declaration, value: object) -> None:
    for name, choices in declared.choices.items():
        default = getattr(value, name)
        assert set(default if isinstance(default, tuple) else (default,)) <= set(choices)
        assert all(choices.values())

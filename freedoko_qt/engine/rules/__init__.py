"""Every rule, declared once, in one file for each group of the dialog; and rule sets as values.

A field's name is FreeDoko's key with ``_`` for blanks and ``/``; names that begin with ``x_`` are ours. The defaults
are FreeDoko's. Dialog, file, checks and the list of differences all come from these declarations.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, cast

from freedoko_qt.engine.rules import announcements, counting, solo
from freedoko_qt.engine.rules.announcements import AgainstPoints, Announcements
from freedoko_qt.engine.rules.counting import Counting, CountingRules
from freedoko_qt.engine.rules.dollen import Dollen
from freedoko_qt.engine.rules.extra import ExtraPoints
from freedoko_qt.engine.rules.information import Information
from freedoko_qt.engine.rules.marriage import Marriage
from freedoko_qt.engine.rules.solo import Solo, SoloOrder
from freedoko_qt.engine.rules.spec import RuleError, Spec
from freedoko_qt.engine.rules.tournament import Tournament
from freedoko_qt.marked import mark

GROUPS: Mapping[str, str] = {
    "tournament": mark("rules", "Tournament"),
    "counting": mark("rules", "Counting"),
    "information": mark("rules", "Information"),
    "solo": mark("rules", "Solo"),
    "marriage": mark("rules", "Marriage"),
    "announcements": mark("rules", "Announcements"),
    "dollen": mark("rules", "Tens of hearts"),
    "extra points": mark("rules", "Special points"),
}

CHOICES: Mapping[StrEnum, str] = {
    **counting.CHOICES,
    **solo.CHOICES,
    **announcements.CHOICES,
}
"""The titles of the values of rules that are a choice."""


@dataclass(frozen=True)
class Rules(
    # The fields of the last base come first, so the groups stand here from the last to the first.
    ExtraPoints,
    Dollen,
    Announcements,
    Marriage,
    Solo,
    Information,
    CountingRules,
    Tournament,
):
    """A set of house rules."""

    def active(self, name: str) -> bool:
        """Whether everything that this rule needs is so."""
        return all(any(self.holds(need) for need in needs.split("|")) for needs in SPECS[name].needs)

    def holds(self, need: str) -> bool:
        """Whether one need holds; see `Spec` for its form."""
        name, _, value = need.removeprefix("!").partition("=")
        is_stored, name = name.startswith("["), name.strip("[]")
        stored = getattr(self, name)
        if value:
            return bool(stored == value)
        is_on = bool(stored) and (is_stored or self.active(name))
        return is_on is not need.startswith("!")

    def effective(self) -> "Rules":
        """These rules as the game plays them: what hangs on a rule that is off is off too."""
        return effective(self)

    def but(self, **changes: object) -> "Rules":
        """These rules with other values; RuleError names a rule or a value that cannot be."""
        return replace(self, **cast(dict[str, Any], {name: check(name, value) for name, value in changes.items()}))

    def selectors(self) -> bool:
        """Whether a marriage can be announced at all."""
        return any(getattr(self, name) for name in SELECTORS)


SPECS: Mapping[str, Spec] = {f.name: f.metadata["spec"] for f in fields(Rules)}
SELECTORS = tuple(n for n in SPECS if n.startswith("marriage_first") and n != "marriage_first_one_decides")
LIMITS = tuple(f"announcement_no_{points}" for points in (120, 90, 60, 30, 0))
DEFAULT = Rules()

NOTHING_WITHOUT = (
    "number_of_duty_soli",
    "number_of_duty_color_soli",
    "number_of_duty_picture_soli",
)
"""Numbers that read as 0 when their rule does not act; all other numbers keep their stored value."""


@lru_cache(maxsize=64)
def effective(rules: Rules) -> Rules:
    """See `Rules.effective`."""
    values = ((name, getattr(rules, name)) for name in SPECS)
    changes = {
        name: type(value)()
        for name, value in values
        if (isinstance(value, bool) or name in NOTHING_WITHOUT) and not rules.active(name)
    }
    return replace(rules, **changes)


def check(name: str, value: object) -> object:
    """The value as the rule wants it; RuleError names the rule, the value and what it may be."""
    if name not in SPECS:
        raise RuleError(f"there is no rule {name!r}")
    kind, (low, high) = type(getattr(DEFAULT, name)), SPECS[name].span
    if issubclass(kind, StrEnum):
        if value not in list(kind):
            raise RuleError(f"{name}: {value!r} is none of {', '.join(kind)}")
        return kind(cast(str, value))
    if type(value) is not kind:
        wanted = {bool: "yes or no", int: "a number"}[kind]
        raise RuleError(f"{name}: {value!r} is not {wanted}")
    if kind is int and not low <= cast(int, value) <= high:
        raise RuleError(f"{name}: {value} is not within {low} and {high}")
    return value


def load(data: Mapping[str, object], base: Rules = DEFAULT) -> Rules:
    """The base with the values of a mapping; RuleError names what is unknown, wrong or contradictory."""
    rules = replace(
        base,
        **cast(dict[str, Any], {name: check(name, value) for name, value in data.items()}),
    )
    if not rules.selectors():
        raise RuleError(f"at least one of {', '.join(SELECTORS)} must be on")
    limits = [getattr(rules, name) for name in LIMITS]
    if limits != sorted(limits, reverse=True):
        raise RuleError(f"the numbers of {', '.join(LIMITS)} must not rise, but are {limits}")
    return rules


def dump(rules: Rules, base: Rules = DEFAULT) -> dict[str, object]:
    """What differs from the base, in the order of declaration, as plain values for YAML."""
    pairs = ((name, getattr(rules, name)) for name in SPECS)
    return {
        name: value.value if isinstance(value, StrEnum) else value
        for name, value in pairs
        if value != getattr(base, name)
    }


__all__ = [
    "CHOICES",
    "DEFAULT",
    "GROUPS",
    "LIMITS",
    "SELECTORS",
    "SPECS",
    "AgainstPoints",
    "Counting",
    "RuleError",
    "Rules",
    "SoloOrder",
    "Spec",
    "check",
    "dump",
    "effective",
    "load",
]

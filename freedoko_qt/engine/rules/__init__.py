"""Every rule, declared once, in one file for each group of the dialog; and rule sets as values.

A field's name is FreeDoko's key with ``_`` for blanks and ``/``; names that begin with ``x_`` are ours. The defaults
are FreeDoko's. Dialog, file, checks and the list of differences all come from these declarations.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, cast

from freedoko_qt.engine.problem import Problem, none_of, not_within, of_other_kind
from freedoko_qt.engine.rules import announcements, counting, extra, marriage, poverty, solo, swines
from freedoko_qt.engine.rules.announcements import AgainstPoints, Announcements, Deadline, NobodyMet, WinRule
from freedoko_qt.engine.rules.counting import BockEffect, ColdStrike, Counting, CountingRules, DutyBock, SpecialDoubling
from freedoko_qt.engine.rules.dollen import Dollen
from freedoko_qt.engine.rules.extra import DoppelkopfScope, ExtraPoints
from freedoko_qt.engine.rules.information import Information
from freedoko_qt.engine.rules.kindpoints import KindPoints
from freedoko_qt.engine.rules.marriage import Marriage, MarriageCount
from freedoko_qt.engine.rules.poverty import FirstAsked, Poverty, PovertyFox, ReturnedInfo, TwoPoor, Untaken
from freedoko_qt.engine.rules.solo import (
    Category,
    Dialogue,
    Repeat,
    Solo,
    SoloKind,
    SoloLead,
    SoloOrder,
    SoloSuit,
    SoloTie,
)
from freedoko_qt.engine.rules.spec import RuleError, Spec
from freedoko_qt.engine.rules.swines import SwineCondition, Swines
from freedoko_qt.engine.rules.tournament import Tournament
from freedoko_qt.marked import mark

GROUPS: Mapping[str, str] = {
    "tournament": mark("rules", "Tournament"),
    "counting": mark("rules", "Counting"),
    "information": mark("rules", "Information"),
    "solo": mark("rules", "Solo"),
    "poverty": mark("rules", "Poverty"),
    "marriage": mark("rules", "Marriage"),
    "announcements": mark("rules", "Announcements"),
    "dollen": mark("rules", "Tens of hearts"),
    "swines": mark("rules", "Swines"),
    "extra points": mark("rules", "Special points"),
}

CHOICES: Mapping[type, Mapping[StrEnum, str]] = {
    type(next(iter(choices))): choices
    for group in (counting, solo, poverty, marriage, announcements, swines, extra)
    for choices in group.CHOICES
}
"""The titles of the values of each kind of choice."""


@dataclass(frozen=True, repr=False)
class Rules(
    # The fields of the last base come first, so the groups stand here from the last to the first.
    ExtraPoints,
    Swines,
    Dollen,
    Announcements,
    Marriage,
    Poverty,
    Solo,
    Information,
    KindPoints,
    CountingRules,
    Tournament,
):
    """A set of house rules."""

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, name) for name in SPECS))

    def __hash__(self) -> int:
        # A game asks dozens of times for its tables by its rules; to hash all fields each time took half of it.
        return self._hash

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in dump(self).items())})"

    def __getstate__(self) -> dict[str, object]:
        # In another process names have other hashes.
        return {name: getattr(self, name) for name in SPECS}

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

    def chained(self, name: str, value: int) -> "Rules":
        """These rules with another limit for announcements; earlier ones rise and later ones fall with it."""
        at = CHAIN.index(name)
        earlier = {other: max(value, getattr(self, other)) for other in CHAIN[:at]}
        later = {other: min(value, getattr(self, other)) for other in CHAIN[at + 1 :]}
        return self.but(**{**earlier, name: value, **later})

    def selectors(self) -> bool:
        """Whether a marriage can be announced at all."""
        return any(getattr(self, name) for name in SELECTORS)


SPECS: Mapping[str, Spec] = {f.name: f.metadata["spec"] for f in fields(Rules)}
SELECTORS = tuple(n for n in SPECS if n.startswith("marriage_first") and n != "marriage_first_one_decides")
LIMITS = tuple(f"announcement_no_{points}" for points in (120, 90, 60, 30, 0))
CHAIN = (*LIMITS, "last_announcement")
"""Limits that must not rise from one to the next."""
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
        raise RuleError(Problem(mark("trouble", "there is no rule %1"), (repr(name),)))
    kind, (low, high) = type(getattr(DEFAULT, name)), SPECS[name].span
    if kind is tuple:
        return check_list(name, value)
    if issubclass(kind, StrEnum):
        if value not in list(kind):
            raise RuleError(none_of(name, value, kind))
        return kind(cast(str, value))
    if type(value) is not kind:
        raise RuleError(of_other_kind(name, repr(value), kind))
    if kind is int and not low <= cast(int, value) <= high:
        raise RuleError(not_within(name, value, low, high))
    return value


def check_list(name: str, value: object) -> tuple[object, ...]:
    """The items of a list as the rule wants them."""
    spec = SPECS[name]
    if not isinstance(value, list | tuple):
        raise RuleError(Problem(mark("trouble", "%1: %2 is not a list"), (name, repr(value))))
    if spec.lengths and len(value) not in spec.lengths:
        said = mark("trouble", "%1: there must be %2 values, not %3")
        raise RuleError(Problem(said, (name, str(spec.lengths[0]), str(len(value)))))
    if not spec.items:
        low, high = spec.span
        if wrong := [item for item in value if type(item) is not int or not low <= item <= high]:
            said = mark("trouble", "%1: %2 is not a number within %3 and %4")
            raise RuleError(Problem(said, (name, repr(wrong[0]), str(low), str(high))))
        return tuple(value)
    kind = type(spec.items[0])
    if wrong := [item for item in value if item not in spec.items]:
        raise RuleError(none_of(name, wrong[0], spec.items))
    if len(set(value)) < len(value):
        raise RuleError(Problem(mark("trouble", "%1: a name stands there twice"), (name,)))
    return tuple(kind(item) for item in value)


def no_selector() -> RuleError:
    """What is said of rules by which no marriage could be announced."""
    return RuleError(Problem(mark("trouble", "at least one of %1 must be on"), (", ".join(SELECTORS),)))


def load(data: Mapping[str, object], base: Rules = DEFAULT) -> Rules:
    """The base with the values of a mapping; RuleError names what is unknown, wrong or contradictory."""
    rules = replace(
        base,
        **cast(dict[str, Any], {name: check(name, value) for name, value in data.items()}),
    )
    if not rules.selectors():
        raise no_selector()
    limits = [getattr(rules, name) for name in LIMITS]
    if limits != sorted(limits, reverse=True):
        said = mark("trouble", "the numbers of %1 must not rise, but are %2")
        raise RuleError(Problem(said, (", ".join(LIMITS), str(limits))))
    return rules


def dump(rules: Rules, base: Rules = DEFAULT) -> dict[str, object]:
    """What differs from the base, in the order of declaration, as plain values for YAML."""
    pairs = ((name, getattr(rules, name)) for name in SPECS)
    return {name: plain(value) for name, value in pairs if value != getattr(base, name)}


def plain(value: object) -> object:
    """A value of a rule as YAML knows it."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value.value if isinstance(value, StrEnum) else value


__all__ = [
    "CHOICES",
    "DEFAULT",
    "GROUPS",
    "LIMITS",
    "SELECTORS",
    "SPECS",
    "AgainstPoints",
    "BockEffect",
    "Category",
    "ColdStrike",
    "Counting",
    "Deadline",
    "Dialogue",
    "DoppelkopfScope",
    "DutyBock",
    "FirstAsked",
    "MarriageCount",
    "NobodyMet",
    "PovertyFox",
    "Repeat",
    "ReturnedInfo",
    "RuleError",
    "Rules",
    "SoloKind",
    "SoloLead",
    "SoloOrder",
    "SoloSuit",
    "SoloTie",
    "Spec",
    "SpecialDoubling",
    "SwineCondition",
    "TwoPoor",
    "Untaken",
    "WinRule",
    "check",
    "dump",
    "effective",
    "load",
    "no_selector",
]

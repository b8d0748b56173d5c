"""What is said of a rule: its title, a value, what it needs, FreeDoko's key for it, all in the user's language."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale

from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.engine import freedoko
from freedoko_qt.engine.rules import CHOICES, DEFAULT, SELECTORS, SPECS, RuleError, Rules


@dataclass(frozen=True, slots=True)
class Need:
    """One thing that a rule needs, in words, and whether it is so."""

    text: str
    is_met: bool


def title(name: str) -> str:
    """The title of a rule."""
    return translate("rules", SPECS[name].title)


def value_text(value: object) -> str:
    """A value of a rule."""
    if isinstance(value, bool):
        return translate("ruleword", "yes") if value else translate("ruleword", "no")
    if isinstance(value, StrEnum):
        return translate("rules", CHOICES[type(value)][value])
    if isinstance(value, tuple):
        is_named = any(isinstance(item, StrEnum) for item in value)
        listed = (", " if is_named else " ").join(map(value_text, value))
        return listed or translate("ruleword", "nothing")
    return QLocale().toString(value) if isinstance(value, int) and value >= 10_000 else str(value)


def key_text(name: str) -> str:
    """FreeDoko's key for a rule; for a rule that only we have, an empty text."""
    return freedoko.KEYS.get(name, "")


def span_text(name: str) -> str:
    """What values a rule can have; empty for a switch."""
    value, spec = getattr(DEFAULT, name), SPECS[name]
    low, high = map(value_text, spec.span)
    if isinstance(value, bool):
        return ""
    if isinstance(value, StrEnum):
        return " · ".join(map(value_text, type(value)))
    if spec.items:
        return " · ".join(map(value_text, spec.items))
    if isinstance(value, tuple):
        return fill(translate("ruleword", "numbers from %1 to %2"), low, high)
    return fill(translate("ruleword", "%1 to %2"), low, high)


def needs(rules: Rules, name: str, called: Callable[[str], str] = title) -> tuple[Need, ...]:
    """Everything that a rule needs; the rules that this speaks of may be called otherwise than by their titles."""
    return tuple(need(rules, needed, called) for needed in SPECS[name].needs)


def need(rules: Rules, needed: str, called: Callable[[str], str]) -> Need:
    """A need as it is declared, alternatives included, in words."""
    parts = needed.split("|")
    is_met = any(rules.holds(part) for part in parts)
    if len(parts) > 2 and all(isinstance(getattr(DEFAULT, part, None), bool) for part in parts):
        listed = ", ".join(map(called, parts))
        return Need(fill(translate("ruleword", "one of these is on: %1"), listed), is_met)
    text = need_text(parts[0], called)
    for part in parts[1:]:
        text = fill(translate("ruleword", "%1, or %2"), text, need_text(part, called))
    return Need(text, is_met)


def need_text(part: str, called: Callable[[str], str]) -> str:
    """A need without alternatives in words."""
    name, _, wanted = part.partition("=")
    bare = name.strip("![]")
    value = getattr(DEFAULT, bare)
    if wanted:
        return fill(translate("ruleword", "“%1” is “%2”"), called(bare), value_text(type(value)(wanted)))
    if name.startswith("!"):
        return fill(translate("ruleword", "“%1” is off"), called(bare))
    if isinstance(value, bool):
        return fill(translate("ruleword", "“%1” is on"), called(bare))
    return fill(translate("ruleword", "“%1” is not 0"), called(bare))


def why_idle(rules: Rules, name: str) -> str:
    """What is missing for a rule to act, as sentences; empty if nothing is."""
    if rules.active(name):
        return ""
    missing = [need.text for need in needs(rules, name) if not need.is_met]
    text = translate("ruleword", "Without effect now. It acts if: %1.")
    return "\n".join(fill(text, needed) for needed in missing)


def refusal(rules: Rules, name: str, chosen: object) -> str:
    """Why a rule cannot have a value; empty if it can."""
    try:
        changed = rules.but(**{name: chosen})
    except RuleError as error:
        return trouble_text(error)
    if name in SELECTORS and not changed.selectors():
        text = translate("ruleword", "“%1” must stay on: it is the last way for a marriage to find a partner.")
        return fill(text, title(name))
    return ""

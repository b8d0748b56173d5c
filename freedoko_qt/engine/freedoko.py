"""FreeDoko's own rule files: read as they are, and written again. Source: rules 1.1.

A file is lines of ``key = value``. Reading starts from the defaults; what stands later in the file wins.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from freedoko_qt.engine.problem import Problem, of_other_kind, problem_in
from freedoko_qt.engine.rules import CHAIN, DEFAULT, SPECS, RuleError, Rules, check, no_selector, plain
from freedoko_qt.engine.yamltext import FileError
from freedoko_qt.marked import mark

SWITCHES = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
FIXED = ("number of players", "number of players in game", "mutate", "unsupported")
"""Keys that FreeDoko writes and that nobody can change."""
OLD = {
    "throw with five nines": {"throw_with_nines": True, "min_number_of_throwing_nines": 5},
    "throw with six kings": {"throw_with_kings": True, "min_number_of_throwing_kings": 6},
}
"""Keys of older versions and what they mean when they are on."""
KEYS = {name: name.replace("_", " ") for name in SPECS if not name.startswith("x_")} | {
    "bock_after_120_120": "bock after 120-120",
    "bock_after_lost_re_contra": "bock after lost re/contra",
    "announcement_re_contra_doubles": "announcement re/contra doubles",
    "announcement_first_trick_thirty_points_only_re_contra": ("announcement first trick thirty points only re/contra"),
}
"""FreeDoko's key for each rule that it knows."""
NAMES = {key: name for name, key in KEYS.items()}


@dataclass(frozen=True, slots=True)
class Imported:
    """The rules of a file, and what was strange about it, one sentence each."""

    rules: Rules
    warnings: tuple[Problem, ...] = ()


def decoded(data: bytes) -> str:
    """The text of a file in one of the encodings that FreeDoko's users have written."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def is_rule_file(text: str) -> bool:
    """Whether a text looks like a rule file of FreeDoko rather than one of ours."""
    return any(key in NAMES for _, key, _ in entries(text))


def parse(data: bytes, file: str) -> Imported:
    """The rules in a file; unknown keys are warned of, a wrong value raises FileError with its line."""
    rules, warnings, found = DEFAULT, [], 0
    for line, key, written in entries(decoded(data)):
        try:
            if key in OLD:
                rules = rules.but(**(OLD[key] if switch(written) else {next(iter(OLD[key])): False}))
            elif key in NAMES:
                rules = changed(rules, NAMES[key], written)
            elif key not in FIXED:
                text = mark("trouble", "line %1: %2 is not known and was left out")
                warnings.append(Problem(text, (str(line), f"{key!r:.60}")))
            found += key in OLD or key in NAMES
        except RuleError as error:
            raise FileError(file, problem_in(error), line) from None
    if not found:
        raise FileError(file, Problem(mark("trouble", "there is no rule of FreeDoko in it")))
    if not rules.selectors():
        raise FileError(file, problem_in(no_selector()))
    return Imported(rules, tuple(warnings))


def changed(rules: Rules, name: str, written: str) -> Rules:
    """The rules with the value of one line; a limit for announcements pulls its neighbours along."""
    new = clamped(name, value(name, written))
    return rules.chained(name, new) if name in CHAIN and isinstance(new, int) else rules.but(**{name: new})


def entries(text: str) -> Iterator[tuple[int, str, str]]:
    """The entries of a file with their lines from 1; comments, braces and what stands after ``!end`` are left out."""
    # Other separators that Python knows are letters of a comment in old encodings.
    for number, line in enumerate(re.split("\r\n|\r|\n", text), 1):
        line = line.strip()
        if line == "!end":
            return
        if not line.startswith("#") and "=" in line:
            key, _, written = line.partition("=")
            yield number, key.strip().lstrip("{ "), written.partition("#")[0].strip().rstrip("} ")


def value(name: str, written: str) -> object:
    """A value as the file has it; RuleError tells what is wrong."""
    kind = type(getattr(DEFAULT, name))
    if kind is bool:
        return switch(written)
    if kind is int:
        try:
            return int(written)
        except ValueError:
            raise RuleError(of_other_kind(KEYS[name], f"{written!r:.60}", int)) from None
    return check(name, written)


def switch(written: str) -> bool:
    """A switch in any of its spellings."""
    if written.lower() not in SWITCHES:
        raise RuleError(Problem(mark("trouble", "%1 is neither yes nor no"), (f"{written!r:.60}",)))
    return SWITCHES[written.lower()]


def clamped(name: str, stored: object) -> object:
    """A number within the span of its rule; FreeDoko itself does not check the numbers in a file."""
    low, high = SPECS[name].span
    return max(low, min(high, stored)) if type(stored) is int else stored


def dump(rules: Rules) -> str:
    """All the rules that FreeDoko knows, as a file that it reads; what only we know is left out."""
    lines = [f"{key} = {str(plain(getattr(rules, name))).lower()}" for name, key in KEYS.items()]
    return "\n".join(["# Rules for FreeDoko", *lines, ""])

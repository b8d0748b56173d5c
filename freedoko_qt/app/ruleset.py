"""Rule sets under a name: the shipped ones, people's own on disk, and files that go from one person to another."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from freedoko_qt.app.files import decoded, free, read_bytes, write_whole
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.engine.preset import FORMAT, PRESETS, FileError, differences, parse, preset
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.rules import CHAIN, LIMITS, SPECS, Rules
from freedoko_qt.engine.yamltext import flow, read

OWN = "/"  # before the name of an own set in its key; no shipped set begins so
LARGEST = 1_000_000
"""Bytes of a rule file that are read at most; one with every rule in it has some thousands."""
USUAL_LIMITS: Mapping[bool, tuple[int, ...]] = {True: (11, 9, 6, 3, 3), False: (9, 7, 5, 3, 3)}
"""The limits for announcements with nines and without. Source: rules 1.2."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules with a title and a sentence on where they come from."""

    key: str
    title: str
    rules: Rules
    about: str = ""

    @property
    def is_own(self) -> bool:
        """Whether it is a person's own, which can be deleted."""
        return self.key.startswith(OWN)

    @property
    def name(self) -> str:
        """What a party calls its rules: the key of a shipped set, or the title that somebody chose."""
        return self.title if self.is_own else self.key

    @property
    def told(self) -> str:
        """The title as it is shown."""
        return translate("presets", self.title) if self.key in PRESETS else self.title

    @property
    def told_about(self) -> str:
        """The sentence as it is shown."""
        return translate("presets", self.about) if self.key in PRESETS else self.about


def own(name: str, rules: Rules, about: str = "") -> RuleSet:
    """A rule set under a name that somebody chose."""
    return RuleSet(OWN + name, name, rules, about)


def shipped() -> tuple[RuleSet, ...]:
    """The rule sets that come with the program."""
    return tuple(RuleSet(key, made.title, preset(key), made.about) for key, made in PRESETS.items())


def nearest(rules: Rules) -> str:
    """The key of the shipped set from which these rules differ least."""
    return min(PRESETS, key=lambda key: len(differences(rules, key)))


@lru_cache(maxsize=20)
def described(rules: Rules) -> tuple[str, int]:
    """The key of the nearest shipped set, and how many rules differ from it."""
    base = nearest(rules)
    return base, len(differences(rules, base))


def told(rules: Rules, title: str = "") -> str:
    """What rules are called wherever a party is shown; `title` is what somebody has called them, if anybody has."""
    return told_as(*described(rules), title)


def told_as(base: str, changes: int, title: str = "") -> str:
    """The name of a shipped set if nothing differs, else the title, else the nearest set and how many rules differ.

    Empty if there is no such set.
    """
    if base not in PRESETS:
        return ""
    name = translate("presets", PRESETS[base].title)
    if not changes:
        return name
    # An older list may name its rules by the key of a shipped set.
    own_title = "" if title in PRESETS else title
    return own_title or fill(translate("season", "%1, %n rule(s) changed", "", changes), name)


def dumps(named: RuleSet) -> str:
    """A rule set as a file: what differs from the nearest shipped one, a rule a line."""
    base = nearest(named.rules)
    head = [f"format: {FORMAT}", f"base: {base}", f"name: {flow(named.told)}"]
    about = [f"about: {flow(named.told_about)}"] if named.about else []
    rules = [f"  {name}: {flow(value)}" for name, value in differences(named.rules, base).items()]
    return "\n".join([*head, *about, "rules:" if rules else "rules: {}", *rules, ""])


def loads(text: str, file: str) -> RuleSet:
    """The rule set in a file of ours; FileError names file, line and reason."""
    rules = parse(text, file)
    document = read(text, file, FORMAT)
    name = document.get(("name",), str, Path(file).stem)
    return own(one_line(name) or Path(file).stem, rules, document.get(("about",), str, " ").strip())


def imported(path: Path) -> tuple[RuleSet, tuple[Problem, ...]]:
    """The rule set in a file, ours or FreeDoko's, and what was strange about it; FileError or OSError if there is none.

    FreeDoko's files hold no name, so the name of the file is taken.
    """
    data = read_bytes(path, LARGEST)
    from freedoko_qt.engine import freedoko  # seldom needed, and never at the start

    if freedoko.is_rule_file(freedoko.decoded(data)):
        found = freedoko.parse(data, str(path))
        return own(path.stem, found.rules), found.warnings
    return loads(decoded(data, path), str(path)), ()


def one_line(name: str) -> str:
    """A name without breaks and without blanks around it."""
    return " ".join(name.split())


class Shelf:
    """The own rule sets of a person: a folder with a file for each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._paths: dict[str, Path] = {}
        self.problems: tuple[str, ...] = ()

    def own(self) -> tuple[RuleSet, ...]:
        """All that can be read, by name; what cannot stands in `problems`."""
        self._paths, problems, found = {}, [], {}
        for path in sorted(self._folder.glob("*.yaml")):
            try:
                loaded, _ = imported(path)
            except (FileError, OSError) as error:
                problems.append(trouble_text(error))
                continue
            if loaded.key not in found:
                found[loaded.key], self._paths[loaded.key] = loaded, path
        self.problems = tuple(problems)
        return tuple(sorted(found.values(), key=lambda one: one.title.casefold()))

    def all(self) -> tuple[RuleSet, ...]:
        """The shipped sets, then the own ones."""
        return (*shipped(), *self.own())

    def save(self, saved: RuleSet) -> None:
        """Keeps a set, in place of the one that has its name; OSError if that fails."""
        self.own()
        path = self._paths.get(saved.key) or free(self._folder / f"{file_name(saved.title)}.yaml")
        write_whole(path, dumps(saved))
        self._paths[saved.key] = path

    def delete(self, key: str) -> None:
        """Removes an own set; OSError if that fails."""
        self.own()
        if key in self._paths:
            self._paths.pop(key).unlink()


def planned(path: Path) -> RuleSet | None:
    """The rules kept for the next party; None if there are none, or if they cannot be read any more."""
    try:
        kept, _ = imported(path)
    except (FileError, OSError):
        return None
    return kept


def plan(path: Path, kept: RuleSet | None) -> None:
    """Keeps rules for the next party, or no longer; OSError if that fails."""
    if kept is None:
        path.unlink(missing_ok=True)
    else:
        write_whole(path, dumps(kept))


def file_name(title: str) -> str:
    """A title as the name of a file that every system can have."""
    letters = "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in title)
    return letters.strip()[:60] or "_"


def changed(rules: Rules, name: str, value: object) -> Rules:
    """The rules with another value; limits for announcements pull their neighbours along."""
    return rules.chained(name, value) if name in CHAIN and isinstance(value, int) else rules.but(**{name: value})


def with_usual_limits(rules: Rules) -> Rules:
    """The rules with the limits that go with their number of cards."""
    for name, limit in zip(LIMITS, USUAL_LIMITS[rules.with_nines], strict=True):
        rules = rules.chained(name, limit)
    return rules


def differing(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The rules that have another value here than there, in the order of declaration."""
    return tuple(name for name in SPECS if getattr(rules, name) != getattr(other, name))


def found(rules: Rules, sets: tuple[RuleSet, ...]) -> RuleSet:
    """The set that has just these rules; if none has, they are rules without a name."""
    nameless = RuleSet("", translate("ruleset", "Own rules"), rules)
    return next((one for one in sets if one.rules == rules), nameless)


def picked(key: str, sets: tuple[RuleSet, ...], rules: Rules) -> RuleSet:
    """The set with a key; if it has gone, the shipped set that is nearest to the rules."""
    by_key = {one.key: one for one in sets}
    return by_key.get(key) or by_key[nearest(rules)]

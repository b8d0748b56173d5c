"""A sentence of the page of rules, and when it holds."""

from dataclasses import dataclass

from freedoko_qt.app.ruleword import title, value_text
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import Rules, plain

TITLE = "title:"
"""Before the name of a rule: its title rather than its value."""


@dataclass(frozen=True, slots=True)
class Line:
    """A whole sentence with what must be so for it to be said.

    Needs are written as in a rule's declaration: alternatives divided by ``|``, each a rule that acts (``bock``), does
    not (``!bock``), or has a value (``counting=plus``, ``!marriage_determination=12``). `values` are the rules whose
    values stand for %1, %2 …, and `number` is the one that stands for %n.
    """

    text: str
    needs: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    number: str = ""

    def holds(self, rules: Rules) -> bool:
        """Whether the sentence is true of these rules, which must be effective ones."""
        return all(any(is_so(rules, need) for need in needs.split("|")) for needs in self.needs)

    def told(self, rules: Rules) -> str:
        """The sentence in the user's language."""
        number = getattr(rules, self.number) if self.number else -1
        # Numbers beyond that of Qt are as good as endless, and have the plural of many.
        text = translate("prose", self.text, None, min(number, 2**31 - 1))
        return fill(text, *(value(rules, name) for name in self.values))

    @property
    def names(self) -> set[str]:
        """All rules that the sentence speaks of."""
        needed = {part.strip("!").partition("=")[0] for needs in self.needs for part in needs.split("|")}
        return {name.removeprefix(TITLE) for name in (*needed, *self.values, self.number) if name}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that follow one another."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list under a sentence; without an entry that holds there is neither."""

    head: Line
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The table of the announcements and until when they may be made."""

    lines: tuple[Line, ...] = ()


Part = Paragraph | Bullets | Deadlines


@dataclass(frozen=True, slots=True)
class Section:
    """A theme of the page."""

    title: str
    parts: tuple[Part, ...]


def says(text: str, *needs: str, values: str = "", number: str = "") -> Line:
    """A sentence; the rules whose values stand in it are divided by blanks."""
    return Line(text, needs, tuple(values.split()), number)


def is_so(rules: Rules, need: str) -> bool:
    """Whether one need holds of effective rules; a rule that does not act has no value."""
    name, _, wanted = need.removeprefix("!").partition("=")
    stored = getattr(rules, name)
    has_it = rules.active(name) and (str(plain(stored)) == wanted if wanted else bool(stored))
    return has_it is not need.startswith("!")


def value(rules: Rules, name: str) -> str:
    """What stands for a place in a sentence."""
    if name.startswith(TITLE):
        return title(name.removeprefix(TITLE))
    return value_text(getattr(rules, name))

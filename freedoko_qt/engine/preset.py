"""Rule sets under a name: those that are shipped, and the files of people's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from freedoko_qt.engine.problem import Problem, problem_in
from freedoko_qt.engine.rules import DEFAULT, RuleError, Rules, dump, load
from freedoko_qt.engine.yamltext import Document, FileError, read
from freedoko_qt.marked import mark

FORMAT = 1
SHIPPED = Path(__file__).with_name("presets")


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set that is shipped: its title, and a sentence on where it comes from."""

    title: str
    about: str


PRESETS: Mapping[str, Preset] = {
    "ddv": Preset(
        mark("presets", "DDV tournament"),
        mark("presets", "The tournament rules of the German Doppelkopf association: 20 games and a duty solo each."),
    ),
    "default": Preset(
        mark("presets", "FreeDoko, as it starts"),
        mark("presets", "What FreeDoko plays when nobody has changed a rule."),
    ),
    "beginner": Preset(
        mark("presets", "FreeDoko, for beginners"),
        mark("presets", "FreeDoko's simple rules: no soli, no swines, no tens of hearts on top, no special points."),
    ),
    "standard": Preset(
        mark("presets", "FreeDoko, standard"),
        mark("presets", "What the people of FreeDoko play at home: bock rounds, swines, poverty and Genscher."),
    ),
    "tournament": Preset(
        mark("presets", "FreeDoko, tournament"),
        mark("presets", "FreeDoko's idea of tournament rules; it differs from the DDV in replies and a few points."),
    ),
    "overview": Preset(
        mark("presets", "FreeDoko, as its overview tells"),
        mark("presets", "The rules of FreeDoko's older German overview, where duty soli come first."),
    ),
    "darmstadt": Preset(
        mark("presets", "Darmstadt round"),
        mark("presets", "A home round from Darmstadt: small and big reservations, deadlines by cards on the table."),
    ),
    "ameke": Preset(
        mark("presets", "Ameke, 40 cards"),
        mark("presets", "A pub round from Ameke without nines: ranked soli, bock rounds, Re and Kontra for one point."),
    ),
    "dubbelhuvud": Preset(
        mark("presets", "Dubbelhuvud"),
        mark("presets", "The rules of a Swedish page: the tournament rules, four games, a stake for each point."),
    ),
    "polish": Preset(
        mark("presets", "DDV in the Polish reading"),
        mark("presets", "The tournament rules as a Polish page tells them, without duty soli and without an end."),
    ),
}


@cache
def preset(name: str) -> Rules:
    """The rules of a shipped set; RuleError names a set that does not exist."""
    if name == "default":
        return DEFAULT
    if name not in PRESETS:
        text = mark("trouble", "there is no rule set %1; there are %2")
        raise RuleError(Problem(text, (repr(name), ", ".join(PRESETS))))
    text = (SHIPPED / f"{name}.yaml").read_text(encoding="utf-8")
    return parse(text, f"{name}.yaml")


def parse(text: str, file: str) -> Rules:
    """The rules in the text of a rule file; FileError names file, line and reason."""
    document = read(text, file, FORMAT)
    if unknown := [key for key in document.data if key not in ("format", "base", "name", "about", "rules")]:
        problem = Problem(mark("trouble", "%1 does not belong in a rule file"), (repr(unknown[0]),))
        raise document.error((unknown[0],), problem)
    return rules_at(document, ("rules",), document.get(("base",), str, "default"))


def rules_at(document: Document, path: tuple[str, ...], base: str) -> Rules:
    """The rules that a mapping in a document makes out of a base; FileError names the line of the wrong one."""
    data = document.get(path, dict, {})
    try:
        return load(data, preset(base))
    except RuleError as error:
        wrong = next((key for key in data if key in str(error).partition(":")[0]), "")
        raise document.error((*path, wrong), problem_in(error)) from None


def differences(rules: Rules, base: str) -> dict[str, object]:
    """What a rule set has other than its base, ready for a file."""
    return dump(rules, preset(base))


__all__ = ["PRESETS", "FileError", "Preset", "differences", "parse", "preset", "rules_at"]

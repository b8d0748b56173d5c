"""Finds rules by words in their title, help, example, group or key."""

from freedoko_qt.app.ruleword import key_text
from freedoko_qt.app.words import translate
from freedoko_qt.engine.rules import GROUPS, SPECS


def matching(words: str) -> tuple[str, ...]:
    """The rules in which all these words occur, in the user's language or as a key; all rules for no words."""
    wanted = words.casefold().split()
    return tuple(name for name in SPECS if all(word in searched(name) for word in wanted))


def searched(name: str) -> str:
    """Everything of a rule in which words are looked for."""
    spec = SPECS[name]
    texts = (translate("rules", text) for text in (spec.title, spec.help, spec.example, GROUPS[spec.group]))
    return "\n".join([*texts, name, key_text(name)]).casefold()

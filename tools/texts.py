"""The texts of the program that can be translated, found by Python's own parser.

Qt's lupdate reads Python too, but overlooks `translate("context", "%n trick(s)", "", count)` whenever the count is not
a plain number. So the texts are found here and handed to it as C++, which it reads without fault.
"""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


class TextError(ValueError):
    """A text that could not be looked up while the program runs; names file, line and reason."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text as lupdate files it; with a number (%n in it) every language has several forms."""

    context: str
    source: str
    comment: str = ""

    @property
    def is_numbered(self) -> bool:
        """Whether the text says a number; the call that looks it up must pass one."""
        return "%n" in self.source

    def as_cpp(self) -> str:
        """The call that makes lupdate take in the text."""
        words = ", ".join(json.dumps(word, ensure_ascii=False) for word in (self.context, self.source, self.comment))
        return f"QCoreApplication::translate({words}{', 1' if self.is_numbered else ''});"


def texts(files: list[Path]) -> Iterator[Text]:
    """Every text of tr, translate and mark, in the order of the files; TextError if one is not written out plainly."""
    for file in files:
        for call, name, enclosing in calls(ast.parse(file.read_text(encoding="utf-8")), ""):
            try:
                found = TAKES[name](call, enclosing)
                if found:
                    check_number(call, name, found)
            except TextError as error:
                raise TextError(f"{file}:{call.lineno}: {error}") from None
            if found:
                yield found


def calls(node: ast.AST, enclosing: str) -> Iterator[tuple[ast.Call, str, str]]:
    """Every call of the three functions with the name of the class around it, top down."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            function = child.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            # A drawing has a mark and a translate of its own: a painter's method with one argument or two numbers.
            owner = getattr(function.value, "id", "") if isinstance(function, ast.Attribute) else ""
            is_drawn = owner == "painter" or (name == "mark" and len(child.args) != 2)
            if name in TAKES and not is_drawn:
                yield child, name, enclosing
        yield from calls(child, child.name if isinstance(child, ast.ClassDef) else enclosing)


def from_tr(call: ast.Call, enclosing: str) -> Text | None:
    """`self.tr(text, comment, number)`: the context is the class."""
    if not call.args or not enclosing:
        raise TextError("tr needs a text, and a class around it")
    return Text(enclosing, plain(call.args[0]), plain(call.args[1]) if call.args[1:] else "")


def from_translate(call: ast.Call, enclosing: str) -> Text | None:  # noqa: ARG001
    """`translate(context, text, comment, number)`; with a variable it looks up what was marked elsewhere."""
    if len(call.args) < 2:
        raise TextError("translate needs a context and a text")
    context, source, *rest = call.args
    if not any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in outcomes(source)):
        return None
    return Text(plain(context), plain(source), plain(rest[0]) if rest else "")


def from_mark(call: ast.Call, enclosing: str) -> Text | None:  # noqa: ARG001
    """`mark(context, text)`."""
    return Text(plain(call.args[0]), plain(call.args[1]))


TAKES = {"tr": from_tr, "translate": from_translate, "mark": from_mark}
PLACE_OF_NUMBER = {"tr": 2, "translate": 3}


def outcomes(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may turn out as."""
    if isinstance(node, ast.IfExp):
        yield from outcomes(node.body)
        yield from outcomes(node.orelse)
    else:
        yield node


def plain(node: ast.expr) -> str:
    """The words of a text that is written out; TextError for one that is put together while running."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise TextError(f"{ast.unparse(node)} is not a plain text")


def check_number(call: ast.Call, name: str, text: Text) -> None:
    """TextError if %n and the number passed do not go together; what is marked gets its number later."""
    if name in PLACE_OF_NUMBER:
        passes = len(call.args) > PLACE_OF_NUMBER[name] or any(word.arg == "n" for word in call.keywords)
        if passes != text.is_numbered:
            raise TextError(f"{text.source!r} has %n, but no number is passed, or the other way round")

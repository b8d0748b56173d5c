"""Marks texts of Qt-free modules for translation, looked up where they are shown; and puts values into texts."""

import re


def mark(context: str, text: str) -> str:  # noqa: ARG001  (tools/texts.py reads the context)
    """The text itself; the translation files hold it under the context."""
    return text


def fill(text: str, *values: str) -> str:
    """The text with %1, %2 … replaced all at once, so that a value may hold such signs itself."""
    return re.sub(r"%([1-9])", lambda place: values[int(place[1]) - 1], text)

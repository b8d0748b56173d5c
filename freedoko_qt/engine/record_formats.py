"""The formats that a party has been written in, and how each becomes the next one."""

from collections.abc import Mapping
from typing import Any

from freedoko_qt.engine.yamltext import Migration

FORMAT = 2
"""The format that is written."""


def rules_under_changes(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 has the changed rules next to the name of their base; since format 2 a title has its place there."""
    rules = data.get("rules")
    if not isinstance(rules, dict):
        return data
    changes = {name: value for name, value in rules.items() if name != "base"}
    base = {"base": rules["base"]} if "base" in rules else {}
    return {**data, "rules": {**base, "changes": changes}}


MIGRATIONS: Mapping[int, Migration] = {1: rules_under_changes}
"""From the format of a number to the next one."""

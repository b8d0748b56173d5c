"""The command line."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from freedoko_qt import __version__
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.preset import PRESETS, FileError, parse, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.players.character import HIGH, LOW
from freedoko_qt.players.levels import LEVELS, USUAL

FASTEST, SLOWEST = 0, 10


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for; None where it says nothing."""

    record: Path | None = None
    rules: Rules | None = None
    rules_name: str = ""
    level: str | None = None
    boldness: int | None = None
    trust: int | None = None
    seed: int | None = None
    language: str | None = None
    profile: Path | None = None
    autoplay: int | None = None
    speed: int | None = None
    screenshot: Path | None = None


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        """See the class."""
        self.exit(2, f"{self.prog}: {message}\n")


def options(arguments: list[str] | None) -> Options:
    """The options in a list of arguments, or in those of the process; wrong ones end the program."""
    parser = Parser(prog="freedoko-qt", description="Doppelkopf against three computer players.", allow_abbrev=False)
    parser.add_argument("record", metavar="RECORD", nargs="?", type=Path, help="a recorded party to go on with")
    parser.add_argument(
        "--rules", metavar="NAME|FILE", help=f"start a party by these rules: {', '.join(PRESETS)}, or a file"
    )
    parser.add_argument(
        "--level",
        metavar="LEVEL",
        choices=tuple(LEVELS),
        help=f"start a party against computer players of this strength: {', '.join(LEVELS)} (otherwise {USUAL})",
    )
    traits = {"boldness": "announce and play soli more readily", "trust": "conclude more from what others play"}
    for trait, told in traits.items():
        parser.add_argument(
            f"--{trait}",
            metavar="N",
            type=number(LOW, HIGH),
            help=f"start a party against computer players who {told}, up to {HIGH}, or less, down to {LOW}",
        )
    parser.add_argument("--seed", metavar="N", type=number(0, SEED_LIMIT - 1), help="start a party with this seed")
    parser.add_argument("--lang", choices=("de", "en", "sv", "pl"), help="the language of all texts")
    parser.add_argument("--profile", metavar="DIR", type=Path, help="keep settings and parties here and nowhere else")
    parser.add_argument(
        "--autoplay", metavar="N", type=number(1, 10**6), help="the computer plays every seat for N games, then quits"
    )
    parser.add_argument(
        "--speed",
        metavar="N",
        type=number(FASTEST, SLOWEST),
        help=f"from {FASTEST}, without any pause, to {SLOWEST}, the slowest",
    )
    parser.add_argument(
        "--screenshot", metavar="FILE", type=Path, help="save the window as a picture after the last action, then quit"
    )
    parser.add_argument("--version", action="version", version=f"freedoko-qt {__version__}")
    found = parser.parse_args(arguments)
    if found.record and not found.record.is_file():
        parser.error(f"there is no file {found.record}")
    of_a_new_party = (found.rules, found.level, found.boldness, found.trust, found.seed)
    if found.record and any(wanted is not None for wanted in of_a_new_party):
        parser.error("a recorded party has its own rules, players and seed")
    if found.profile and found.profile.exists() and not found.profile.is_dir():
        parser.error(f"--profile: {found.profile} is no folder")
    if found.screenshot and not found.screenshot.absolute().parent.is_dir():
        parser.error(f"--screenshot: there is no folder {found.screenshot.absolute().parent}")
    return Options(
        record=found.record,
        rules=rules(found.rules, parser) if found.rules else None,
        rules_name=found.rules if found.rules in PRESETS else Path(found.rules or "").stem,
        level=found.level,
        boldness=found.boldness,
        trust=found.trust,
        seed=found.seed,
        language=found.lang,
        profile=found.profile,
        autoplay=found.autoplay,
        speed=found.speed,
        screenshot=found.screenshot,
    )


def rules(name: str, parser: Parser) -> Rules:
    """The rules of a shipped set or of a file."""
    if name in PRESETS:
        return preset(name)
    try:
        return parse(Path(name).read_text(encoding="utf-8"), name)
    except FileNotFoundError:
        parser.error(f"--rules: {name} is neither a file nor one of {', '.join(PRESETS)}")
    except (FileError, OSError, UnicodeDecodeError) as error:
        parser.error(f"--rules: {error}")


class number:  # noqa: N801  (argparse names it in its messages)
    """Reads whole numbers within a span."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, text: str) -> int:
        """The number; ArgumentTypeError says what it should be."""
        try:
            value = int(text)
        except ValueError:
            value = self.low - 1
        if not self.low <= value <= self.high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {self.low} to {self.high}")
        return value

"""The columns of the statistics, each declared once: the table, its sorting, its tips and the file come from here."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale

from freedoko_qt.app import export
from freedoko_qt.app.season.words import rules_title
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.app.statistics import Account, Player, Role, Tried
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.special import Feat
from freedoko_qt.marked import mark
from freedoko_qt.players.levels import LEVELS

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"

Value = float | int | None


class Form(StrEnum):
    """How a number is written."""

    COUNT = "count"
    SIGNED = "signed"
    AVERAGE = "average"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class Column:
    """What a column holds: its title, the group it belongs to, what it means, and how its number is found."""

    title: str
    tip: str
    form: Form
    value: Callable[[Account], Value]
    group: str = ""
    tried: Callable[[Account], Tried] | None = None  # what a share is a share of


def share(title: str, tip: str, tried: Callable[[Account], Tried], group: str = "") -> Column:
    """A column that tells how often something succeeded."""
    return Column(title, tip, Form.SHARE, lambda account: tried(account).rate, group, tried)


def of(role: Role) -> Callable[[Account], Tried]:
    """The games in one role."""
    return lambda account: account.roles[role]


def feat(feat: Feat) -> Callable[[Account], int]:
    """How often a special point was made."""
    return lambda account: account.feats[feat]


def lost(feat: Feat) -> Callable[[Account], int]:
    """How often a special point was given away."""
    return lambda account: account.lost[feat]


FOXES = mark("statistics", "Foxes")
CHARLIES = mark("statistics", "Charlies")
SOLI = mark("statistics", "Soli")
CALLS = mark("statistics", "Announced")
WON = mark("statistics", "Won")

COLUMNS: tuple[Column, ...] = (
    Column(
        mark("statistics", "Games"),
        mark("statistics", "Finished games in which the player took part"),
        Form.COUNT,
        lambda account: account.games.number,
    ),
    Column(
        mark("statistics", "Points"),
        mark("statistics", "The sum of the points of all games"),
        Form.SIGNED,
        lambda account: account.games.points,
    ),
    Column(
        mark("statistics", "Per game"),
        mark("statistics", "Points per game"),
        Form.AVERAGE,
        lambda account: account.games.average,
    ),
    share(mark("statistics", "All"), mark("statistics", "Games won, of all games"), lambda account: account.games, WON),
    share(
        mark("statistics", "Re"), mark("statistics", "Games won as Re, soli and special games aside"), of(Role.RE), WON
    ),
    share(
        mark("statistics", "Kontra"),
        mark("statistics", "Games won as Kontra, not against a solo"),
        of(Role.CONTRA),
        WON,
    ),
    share(
        mark("statistics", "Against solo"),
        mark("statistics", "Games won by those who played against a solo"),
        of(Role.AGAINST_SOLO),
        WON,
    ),
    share(mark("statistics", "Marriage"), mark("statistics", "Own marriages won"), of(Role.MARRIAGE), WON),
    share(
        mark("statistics", "Poverty"),
        mark("statistics", "Games won in which the player was poor and somebody took the cards"),
        of(Role.POVERTY),
        WON,
    ),
    Column(
        mark("statistics", "Played"),
        mark("statistics", "Games played alone, silent marriages among them"),
        Form.COUNT,
        lambda account: account.roles[Role.SOLO].number,
        SOLI,
    ),
    share(mark("statistics", "Won"), mark("statistics", "Games played alone and won"), of(Role.SOLO), SOLI),
    Column(
        mark("statistics", "Made"),
        mark("statistics", "Announcements made, from Re and Kontra up to black, replies too"),
        Form.COUNT,
        lambda account: account.announced.number,
        CALLS,
    ),
    share(
        mark("statistics", "Won"),
        mark("statistics", "Announcements after which the own side won"),
        lambda account: account.announced,
        CALLS,
    ),
    Column(
        mark("statistics", "Caught"),
        mark("statistics", "Foxes caught from the opponents"),
        Form.COUNT,
        feat(Feat.FOX_CAUGHT),
        FOXES,
    ),
    Column(
        mark("statistics", "Lost"),
        mark("statistics", "Own foxes that the opponents caught"),
        Form.COUNT,
        lost(Feat.FOX_CAUGHT),
        FOXES,
    ),
    Column(
        mark("statistics", "Doppelkopf"),
        mark("statistics", "Tricks of 40 card points or more that brought a point"),
        Form.COUNT,
        feat(Feat.DOPPELKOPF),
    ),
    Column(
        mark("statistics", "Made"),
        mark("statistics", "Last tricks won with the jack of clubs"),
        Form.COUNT,
        feat(Feat.CHARLIE),
        CHARLIES,
    ),
    Column(
        mark("statistics", "Caught"),
        mark("statistics", "Jacks of clubs caught in the last trick"),
        Form.COUNT,
        feat(Feat.CHARLIE_CAUGHT),
        CHARLIES,
    ),
    Column(
        mark("statistics", "Lost"),
        mark("statistics", "Own jacks of clubs that were caught in the last trick"),
        Form.COUNT,
        lost(Feat.CHARLIE_CAUGHT),
        CHARLIES,
    ),
    Column(
        mark("statistics", "Card points"),
        mark("statistics", "Card points in the own tricks, per game"),
        Form.AVERAGE,
        lambda account: account.average_card_points,
    ),
)

KINDS: Mapping[str, str] = {HUMAN: mark("statistics", "Person")}


# -- in words -------------------------------------------------------------------------------------------------


def title(column: Column) -> str:
    """The title of a column in one line."""
    if not column.group:
        return translate("statistics", column.title)
    text = translate("statistics", "%1: %2")
    return fill(text, translate("statistics", column.group), translate("statistics", column.title))


def text(column: Column, account: Account) -> str:
    """The value of a column as people read it."""
    return number(column.value(account), column.form)


def number(value: Value, form: Form) -> str:
    """A number in the user's language; a loss with the long minus, nothing where nothing was tried."""
    if value is None:
        return NOTHING
    locale = QLocale()
    if form is Form.SHARE:
        return fill(translate("statistics", "%1 %"), locale.toString(round(value * 100)))
    value = round(value, 1)  # before the sign is asked for: there is no −0.0
    written = locale.toString(abs(value), "f", 1) if form is Form.AVERAGE else locale.toString(abs(int(value)))
    return f"{MINUS}{written}" if value < 0 and form is not Form.COUNT else written


def told(column: Column, account: Account) -> str:
    """What a share is a share of, and what the column means."""
    meaning = translate("statistics", column.tip)
    if column.tried is None:
        return meaning
    tried = column.tried(account)
    return fill(translate("statistics", "%1: %2 of %3"), meaning, str(tried.won), str(tried.number))


def kind_name(player: Player) -> str:
    """What kind of player it is: a person, or a computer player of some strength."""
    if player.kind in LEVELS:
        return translate("levels", LEVELS[player.kind].name)
    return translate("statistics", KINDS[player.kind]) if player.kind in KINDS else player.kind


def rules_name(account: Account) -> str:
    """The rule set of an account; empty if it is about all of them."""
    return "" if account.rules is None or not account.parties else rules_title(account.parties[-1])


# -- as a file ------------------------------------------------------------------------------------------------


def as_csv(accounts: Iterable[Account]) -> str:
    """The table as comma-separated values for a spreadsheet: plain numbers, shares from 0 to 1."""
    heads = (mark("statistics", "Player"), mark("statistics", "Kind"), mark("statistics", "Rules"))
    header = [*(translate("statistics", head) for head in heads), *map(title, COLUMNS)]
    return export.text((header, *map(cells, accounts)))


def cells(account: Account) -> Iterator[export.Cell]:
    """A row; what was never tried is empty, so that no spreadsheet counts it as nought."""
    yield from (account.player.name, kind_name(account.player), rules_name(account))
    for column in COLUMNS:
        value = column.value(account)
        yield "" if value is None else round(value, 4)

"""A list that is kept by hand, in words: its sheet, what a line is worth, and why one cannot be."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from freedoko_qt.app import ruleset, verdict
from freedoko_qt.app import sheet as party_sheet
from freedoko_qt.app.feat import TITLES
from freedoko_qt.app.handlist.file import Handlist
from freedoko_qt.app.picture import ResultLine, SheetPicture, SheetRow, SheetSum
from freedoko_qt.app.words import call_name, contract_name, contract_of, fill, team_name, translate
from freedoko_qt.engine import money
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Call
from freedoko_qt.engine.items import Item, Kind
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.problem import Problem, Value
from freedoko_qt.engine.rules import Counting
from freedoko_qt.engine.scoresheet import ByHand, Line, Row, ScoreSheet, is_balanced
from freedoko_qt.engine.slip import Slip
from freedoko_qt.engine.special import Feat
from freedoko_qt.engine.table import highest
from freedoko_qt.marked import mark

CALLS: Mapping[Call, str] = {
    Call.NO_120: mark("list", "Re or Kontra"),
    Call.REPLY: mark("list", "Reply"),
    Call.REPLY_NO_120: mark("list", "Reply to Re or Kontra"),
}
"""Announcements whose name depends on the side, where the side is not known yet."""


# -- the sheet ------------------------------------------------------------------------------------------------


def picture(kept: Handlist) -> SheetPicture:
    """The whole sheet; its rows stand in no record, so that none of them can be looked at on the table."""
    sheet = kept.sheet
    return SheetPicture(
        title=ruleset.told(sheet.rules, kept.title),
        names=sheet.names,
        rows=tuple(rows(sheet)),
        sums=tuple(sums(sheet)),
        status=" ".join((*misfits(sheet), party_sheet.status(sheet))),
        is_over=sheet.is_over,
    )


def rows(sheet: ScoreSheet) -> Iterator[SheetRow]:
    """A row for each line."""
    totals = brought = (0,) * sheet.size
    rounds = 0
    for index, row in enumerate(sheet.entries):
        totals, brought = party_sheet.plus(totals, row.scores), party_sheet.plus(brought, row.scores)
        rounds += row.round_ends
        alone = alone_in(row)
        yield SheetRow(
            number=index + 1,
            contract=contract(row, sheet.names),
            winner=winner(row),
            calls=", ".join(calls(row.line, sheet)) if isinstance(row.line, Slip) else "",
            value=worth(row),
            scores=row.scores,
            totals=totals,
            is_solo=tuple(place in alone for place in range(sheet.size)),
            round_ends=row.round_ends,
            bock="" if row.bock == 1 or row.problem else party_sheet.factor_text(row.bock, sheet),
            notes=(*by_hand(row), *notes(row)),
            money=costs(row, sheet),
            outside=next((place for place in range(sheet.size) if place not in row.places), -1),
            is_duty=row.is_duty,
            round_number=rounds if row.round_ends else 0,
            round_scores=brought if row.round_ends else (),
        )
        if row.round_ends:
            brought = (0,) * sheet.size


def contract(row: Row, names: tuple[str, ...]) -> str:
    """The game that was played, and whose it was."""
    if isinstance(row.line, ByHand) and row.line.soloist is None:
        return translate("list", "By hand")
    owner = row.soloist
    if row.contract is Contract.MARRIAGE_SILENT and isinstance(row.line, Slip):
        owner = row.line.re[0]
    return contract_of(row.contract, "" if owner is None else names[owner])


def alone_in(row: Row) -> tuple[int, ...]:
    """Who has played alone in a game that counts."""
    if row.problem or not row.contract.is_solo:
        return ()
    if isinstance(row.line, Slip):
        return row.line.re
    return () if row.line.soloist is None else (row.line.soloist,)


def winner(row: Row) -> str:
    """Which side has won; nobody can say it of scores alone."""
    if row.problem:
        return translate("list", "does not fit")
    if row.result is None:
        return ""
    return team_name(row.result.winner) or translate("sheet", "nobody")


def worth(row: Row) -> int:
    """The value of a game; of scores alone what one of those who do not play alone has written."""
    if row.result is not None:
        return row.result.value
    return min((abs(score) for score in row.scores if score), default=0)


def calls(slip: Slip, sheet: ScoreSheet) -> list[str]:
    """What was announced: the highest of each side, or where it was knocked of each player."""
    said = [(slip.side(spoken.place), spoken.call) for spoken in slip.calls]
    if not sheet.played_by.knocking:
        tops = ((team, highest(call for side, call in said if side is team)) for team in Team)
        said = [(team, call) for team, call in tops if call]
    return [party_sheet.call_text(team, call) for team, call in said]


def by_hand(row: Row) -> tuple[str, ...]:
    """That nothing but the scores has been entered."""
    return (translate("list", "Entered by hand."),) if isinstance(row.line, ByHand) else ()


def notes(row: Row) -> Iterator[str]:
    """What else is to be said of a line."""
    if row.problem:
        yield sentence(row.problem)
        return
    if row.is_duty:
        yield translate("sheet", "This was a duty solo.")
    if row.triggers:
        reasons = ", ".join(translate("sheet", party_sheet.TRIGGERS[trigger]) for trigger in row.triggers)
        yield fill(translate("sheet", "Brings bock games: %1."), reasons)


def costs(row: Row, sheet: ScoreSheet) -> tuple[int, ...]:
    """What a game costs whom, by place in hundredths; of scores alone what the stake makes of them."""
    rules = sheet.rules
    if not rules.x_stake or rules.x_fixed_stake or row.problem:
        return ()
    if row.result is None:
        is_told = rules.counting is Counting.PLUS_MINUS
        return tuple(rules.x_stake * score for score in row.scores) if is_told else ()
    paid = dict(zip(row.places, money.amounts(row.result, rules), strict=True))
    return tuple(paid.get(place, 0) for place in range(sheet.size))


def sums(sheet: ScoreSheet) -> Iterator[SheetSum]:
    """The sums of all lines, and what each player still owes or has won in play money."""
    yield from party_sheet.sums_of_points(sheet)
    if not sheet.rules.x_stake:
        return
    totals = (0,) * sheet.size
    for row in sheet.entries:
        totals = party_sheet.plus(totals, costs(row, sheet) or (0,) * sheet.size)
    if sheet.rules.x_fixed_stake and sheet.is_over:
        totals = money.final_stakes(sheet.totals, sheet.rules)
    yield party_sheet.sum_of_money(totals)


def misfits(sheet: ScoreSheet) -> Iterator[str]:
    """A sentence for each line that does not fit where it stands now, and so counts nothing."""
    for number, row in enumerate(sheet.entries, 1):
        if row.problem:
            text = translate("list", "Line %1 counts nothing: %2")
            yield fill(text, str(number), sentence(row.problem))


# -- a line ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Preview:
    """What a line would bring: who wins, item by item, and the scores by place; or why it cannot be."""

    problem: str = ""
    title: str = ""
    lines: tuple[ResultLine, ...] = ()
    value: str = ""
    scores: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()


def preview(sheet: ScoreSheet, line: Line) -> Preview:
    """What a line would bring if it came next."""
    row = sheet.row(line)
    if row.problem:
        return Preview(sentence(row.problem))
    told = tuple(notes(row))
    if row.result is None:
        if not is_balanced(row.scores, sheet.rules):
            odd = translate("list", "The scores sum to %1. With plus and minus they should sum to zero.")
            told = (fill(odd, party_sheet.plain(sum(row.scores))), *told)
        return Preview(scores=row.scores, notes=told)
    result, few = row.result, row.contract.is_for_few
    return Preview(
        title="" if few else verdict.title(result),
        lines=(*items(result, sheet, few), *verdict.bock_line(result, sheet.played_by.x_bock_effect)),
        value=verdict.value(result),
        scores=row.scores,
        notes=told,
    )


def items(result: Result, sheet: ScoreSheet, few: bool) -> Iterator[ResultLine]:
    """The items of the value; special points of one kind and side stand together."""
    for item in result.items:
        if item.special is None:
            reason = "" if few and item.kind is Kind.WON else verdict.why(item, result)
            is_factor = is_doubling(item, sheet)
            yield ResultLine(verdict.what(item), item.team, team_name(item.team), item.points, reason, is_factor)
    specials = [item.special for item in result.items if item.special]
    for (feat, team), count in Counter((special.feat, special.team) for special in specials).items():
        yield ResultLine(feat_name(feat), team, team_name(team), count)


def is_doubling(item: Item, sheet: ScoreSheet) -> bool:
    """Whether an item multiplies the others."""
    is_said = item.kind in (Kind.SAID_RE, Kind.SAID_CONTRA)
    return item.kind is Kind.SOLO or (is_said and sheet.played_by.announcement_re_contra_doubles)


def feat_name(feat: Feat) -> str:
    """A special point."""
    return translate("verdict", TITLES[feat])


def call_title(call: Call) -> str:
    """An announcement of somebody whose side is not known yet."""
    return translate("list", CALLS[call]) if call in CALLS else call_name(call, None)


def sentence(problem: Problem) -> str:
    """What cannot be, with its values in the user's words."""
    return fill(translate("list", problem.text), *map(word, problem.values))


def word(value: Value) -> str:
    """A value of a problem."""
    match value:
        case Contract():
            return contract_name(value)
        case Call():
            return call_title(value)
        case Feat():
            return feat_name(value)
        case Team():
            return team_name(value)
        case Trigger():
            return translate("sheet", party_sheet.TRIGGERS[value])
    return str(value)


def next_game(sheet: ScoreSheet) -> str:
    """Who deals the next game, and how often it counts."""
    name = sheet.names[sheet.dealer]
    told = translate("list", "%1 deals.") if sheet.size == len(SEATS) else translate("list", "%1 deals and sits out.")
    parts = [fill(told, name)]
    if sheet.factor > 1:
        parts.append(fill(translate("list", "It is a bock game: %1."), party_sheet.factor_text(sheet.factor, sheet)))
    if sheet.is_in_duty_round and not sheet.is_over:
        parts.append(fill(translate("list", "%1 must play a duty solo."), sheet.names[sheet.next_start]))
    return " ".join(parts)

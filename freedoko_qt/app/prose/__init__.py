"""The rules as a page in prose: whole sentences, chosen by what is in force, that a round can hang on the wall."""

from html import escape

from freedoko_qt.app.prose.announcements import ANNOUNCEMENTS, LEVELS, TABLE_CARDS
from freedoko_qt.app.prose.cards import CARDS
from freedoko_qt.app.prose.line import Bullets, Deadlines, Paragraph, Part, Section
from freedoko_qt.app.prose.marriage import MARRIAGE
from freedoko_qt.app.prose.party import BOCK, INFORMATION, PARTY
from freedoko_qt.app.prose.reservations import DEALING, POVERTY
from freedoko_qt.app.prose.soli import SOLI
from freedoko_qt.app.prose.value import SPECIAL, VALUE, WINNING
from freedoko_qt.app.ruleset import RuleSet, differing, shipped
from freedoko_qt.app.ruleword import title, value_text
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import Deadline, Rules

SECTIONS: tuple[Section, ...] = (
    CARDS,
    DEALING,
    POVERTY,
    MARRIAGE,
    SOLI,
    ANNOUNCEMENTS,
    WINNING,
    VALUE,
    SPECIAL,
    BOCK,
    PARTY,
    INFORMATION,
)
MODEL = "ddv"
"""The set that the page compares with, as it is the nearest thing to a rule for all."""
STYLE = """
body { font-family: serif; line-height: 140%; }
h1, h2 { font-family: sans-serif; }
h2 { margin-bottom: 4px; }
p { margin-top: 4px; margin-bottom: 6px; }
ul { margin-top: 0px; margin-bottom: 6px; }
"""


def page(named: RuleSet) -> str:
    """The rules of a set as one HTML page that needs nothing else."""
    rules = named.rules.effective()
    parts = [f"<h1>{escape(named.told)}</h1>"]
    if named.about:
        parts.append(f"<p>{escape(named.told_about)}</p>")
    parts += [section(one, rules) for one in SECTIONS]
    parts.append(comparison(named))
    head = f"<meta charset='utf-8'><title>{escape(named.told)}</title><style>{STYLE}</style>"
    return f"<!DOCTYPE html><html><head>{head}</head><body>{''.join(parts)}</body></html>"


def section(one: Section, rules: Rules) -> str:
    """A theme with what holds of it; empty if nothing does."""
    parts = "".join(told(part, rules) for part in one.parts)
    return f"<h2>{escape(translate('prose', one.title))}</h2>{parts}" if parts else ""


def told(part: Part, rules: Rules) -> str:
    """A part with the sentences that hold."""
    lines = [escape(line.told(rules)) for line in part.lines if line.holds(rules)]
    match part:
        case Paragraph():
            return f"<p>{' '.join(lines)}</p>" if lines else ""
        case Bullets():
            if not lines or not part.head.holds(rules):
                return ""
            entries = "".join(f"<li>{line}</li>" for line in lines)
            return f"<p>{escape(part.head.told(rules))}</p><ul>{entries}</ul>"
        case Deadlines():
            return deadlines(rules, lines)


def deadlines(rules: Rules, lines: list[str]) -> str:
    """The announcements and until when they may be made."""
    if rules.x_deadline_basis is Deadline.TABLE_CARDS:
        lines = [escape(translate("prose", TABLE_CARDS, None, limit)) for limit in rules.x_table_limits]
    return table([(escape(translate("prose", level)), line) for level, line in zip(LEVELS, lines, strict=True)])


def comparison(named: RuleSet) -> str:
    """What is other than in the tournament rules of the DDV, rule by rule."""
    model = next(one for one in shipped() if one.key == MODEL)
    here, there = named.rules.effective(), model.rules.effective()
    acting = [name for name in differing(here, there) if here.active(name) or there.active(name)]
    if not acting:
        return ""
    head = escape(fill(translate("prose", "What differs from “%1”"), model.told))
    names = (translate("prose", "Rule"), translate("prose", "Here"), translate("prose", "There"))
    rows = [tuple(f"<b>{escape(text)}</b>" for text in names)]
    rows += [(escape(title(name)), *(escape(set_to(rules, name)) for rules in (here, there))) for name in acting]
    return f"<h2>{head}</h2>{table(rows)}"


def set_to(rules: Rules, name: str) -> str:
    """What a rule is set to; a dash if it does not act."""
    return value_text(getattr(rules, name)) if rules.active(name) else "–"


def table(rows: list[tuple[str, ...]]) -> str:
    """A table of cells that are HTML already."""
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table cellspacing='0' cellpadding='4'>{lines}</table>"


__all__ = ["SECTIONS", "page"]

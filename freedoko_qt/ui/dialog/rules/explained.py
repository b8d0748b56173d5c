"""What the dialog tells of a rule: meaning, example, values, who plays so, what it needs."""

from html import escape

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from freedoko_qt.app import ruleword
from freedoko_qt.app.ruleset import RuleSet
from freedoko_qt.app.ruleword import value_text
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import GROUPS, SPECS, Rules

MET, MISSING = "✓", "✗"
BETWEEN = "\N{NO-BREAK SPACE}· "  # a line ends with the dot rather than begin with it


class Explanation(QTextBrowser):
    """The text beside the rules; it follows mouse and keyboard. The rules that it speaks of are links."""

    wanted = Signal(str)  # the name of a rule that should be shown

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._rules = "", Rules()
        self._sets: tuple[RuleSet, ...] = ()
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(10)
        self.anchorClicked.connect(self._follow)
        self.retranslate()

    @property
    def name(self) -> str:
        """The rule that is explained; empty before the first one."""
        return self._name

    def show_rule(self, name: str, rules: Rules, sets: tuple[RuleSet, ...]) -> None:
        """Explains a rule as it is set; `sets` are those of which is told how they have it."""
        if (name, rules, sets) != (self._name, self._rules, self._sets):
            self._name, self._rules, self._sets = name, rules, sets
            self.retranslate()

    def retranslate(self) -> None:
        """Takes the text anew from the language that is on now."""
        self.setAccessibleName(self.tr("What the rule means"))
        if self._name:
            self.setHtml(explanation(self._name, self._rules, self._sets))
        else:
            self.setPlainText(self.tr("Here stands what the rule means that the mouse or the keyboard has come to."))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Other colours: links take theirs when the text is set."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.retranslate()

    def _follow(self, link: QUrl) -> None:
        self.wanted.emit(link.path())


def explanation(name: str, rules: Rules, sets: tuple[RuleSet, ...]) -> str:
    """Everything that is to be told of a rule."""
    spec = SPECS[name]
    parts = [
        f"<h3>{escape(ruleword.title(name))}</h3>",
        f"<p>{escape(translate('rules', spec.help))}</p>",
    ]
    if spec.example:
        example = fill(translate("explained", "Example: %1"), translate("rules", spec.example))
        parts.append(f"<p><i>{escape(example)}</i></p>")
    parts += [needs(name, rules), facts(name, rules), players(name, rules, sets)]
    return "".join(parts)


def needs(name: str, rules: Rules) -> str:
    """What the rule needs, each thing with a sign whether it is so."""
    lines = []
    for need in ruleword.needs(rules, name, linked):
        said = translate("explained", "%1 met: %2") if need.is_met else translate("explained", "%1 missing: %2")
        sign = MET if need.is_met else MISSING
        lines.append(f"<p>{fill(escape(said), sign, need.text)}</p>")
    if not lines:
        return ""
    head = (
        translate("explained", "It needs")
        if rules.active(name)
        else translate("explained", "It has no effect now, because it needs")
    )
    return f"<h4>{escape(head)}</h4>{''.join(lines)}"


def linked(name: str) -> str:
    """The title of a rule, to be clicked."""
    return f"<a href='{name}'>{escape(ruleword.title(name))}</a>"


def facts(name: str, rules: Rules) -> str:
    """Set value, possible values, key and group."""
    key, span = ruleword.key_text(name), ruleword.span_text(name)
    rows = [(translate("explained", "Set to"), value_text(getattr(rules, name)))]
    if span:
        rows.append((translate("explained", "Possible"), span))
    rows.append((translate("explained", "Key in FreeDoko"), key or translate("explained", "not in FreeDoko")))
    rows.append((translate("explained", "Group"), translate("rules", GROUPS[SPECS[name].group])))
    return table(rows)


def players(name: str, rules: Rules, sets: tuple[RuleSet, ...]) -> str:
    """Which sets have the rule how; what this rule set has stands first."""
    here = value_text(getattr(rules, name))
    by_value: dict[str, list[str]] = {here: []}
    for one in sets:
        if one.rules.active(name):
            by_value.setdefault(value_text(getattr(one.rules, name)), []).append(one.told)
        else:
            by_value.setdefault(translate("explained", "without effect"), []).append(one.told)
    rows = [(value, BETWEEN.join(titles)) for value, titles in by_value.items() if titles]
    return f"<h4>{escape(translate('explained', 'Who plays so'))}</h4>{table(rows)}" if rows else ""


def table(rows: list[tuple[str, str]]) -> str:
    """Two columns, each as wide as its texts want, and never so narrow that a word breaks."""
    lines = "".join(f"<tr><td>{escape(left)}</td><td>{escape(right)}</td></tr>" for left, right in rows)
    return f"<table cellspacing='0' cellpadding='3' style='margin-top:8px'>{lines}</table>"

"""The page of keys and the page of rules, both made from what is declared elsewhere."""

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from freedoko_qt.app.ruleword import value_text
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.marked import mark
from freedoko_qt.ui.action import shown
from freedoko_qt.ui.dialog.declared import RULES
from freedoko_qt.ui.menu import ENTRIES, MENUS
from freedoko_qt.ui.menu.keys import REVIEW_KEYS, TABLE_KEYS

PARTS = {mark("help", "At the table"): TABLE_KEYS, mark("help", "At the table in a review"): REVIEW_KEYS}


class HelpDialog(QDialog):
    """Two pages to be read beside the game."""

    def __init__(self, rules: Rules | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.keys, self.rules = page(), page()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.keys, "")
        if rules is not None:
            self.tabs.addTab(self.rules, "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(buttons)
        em = self.fontMetrics().horizontalAdvance("0")
        self.resize(84 * em, 76 * em)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.retranslate()

    def show_rules(self) -> None:
        """Opens the page of rules."""
        self.tabs.setCurrentWidget(self.rules)

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.setWindowTitle(self.tr("Help"))
        self.tabs.setTabText(0, self.tr("&Keys"))
        self.keys.setAccessibleName(self.tr("Keys"))
        self.keys.setHtml(keys_page())
        if self._rules is not None:
            self.tabs.setTabText(1, self.tr("&Rules"))
            self.rules.setAccessibleName(self.tr("Rules"))
            self.rules.setHtml(rules_page(self._rules))


def page() -> QTextBrowser:
    """A page to read, to select from and to scroll."""
    view = QTextBrowser()
    view.setFrameShape(QTextBrowser.Shape.NoFrame)
    view.setTabChangesFocus(True)
    view.document().setDocumentMargin(12)
    return view


def keys_page() -> str:
    """All keys: those of the actions, menu by menu, then those of parts of the window."""
    parts = []
    for menu, title in MENUS.items():
        rows = [(shown(entry.shortcuts[:1]), said("action", entry.tip)) for entry in ENTRIES if entry.menu == menu]
        parts.append(section(said("action", title).replace("&", ""), rows))
    for title, meanings in PARTS.items():
        rows = [(shown([QKeySequence(key) for key in keys]), said("action", text)) for keys, text in meanings]
        parts.append(section(said("help", title), rows))
    return "".join(parts)


def rules_page(rules: Rules) -> str:
    """The rules of a party, group by group; those that have no effect are left out."""
    parts = [f"<p>{escape(said('presets', PRESETS[name].about))}</p>" for name in named(rules)]
    effective = rules.effective()
    for group, title in RULES.groups.items():
        rows = [
            (said("rules", spec.title), value_text(getattr(effective, name)))
            for name, spec in RULES.specs.items()
            if spec.group == group and effective.active(name)
        ]
        if rows:
            parts.append(section(said("rules", title), rows))
    return "".join(parts)


def named(rules: Rules) -> list[str]:
    """The shipped sets that are just these rules: one or none."""
    return [name for name in PRESETS if preset(name) == rules]


def section(title: str, rows: list[tuple[str, str]]) -> str:
    """A heading and a table of two columns."""
    lines = "".join(f"<tr><td width='34%'>{escape(left)}</td><td>{escape(right)}</td></tr>" for left, right in rows)
    return f"<h3>{escape(title)}</h3><table width='100%' cellspacing='0' cellpadding='2'>{lines}</table>"


def said(context: str, text: str) -> str:
    """A marked text in the user's language."""
    return QCoreApplication.translate(context, text)

"""Every action of the window, declared once: menus, toolbar, context menu and the page of keys come from here."""

from collections.abc import Mapping

from freedoko_qt.marked import mark
from freedoko_qt.ui.entry import Entry
from freedoko_qt.ui.menu.game import ENTRIES as GAME
from freedoko_qt.ui.menu.help import ENTRIES as HELP
from freedoko_qt.ui.menu.party import ENTRIES as PARTY
from freedoko_qt.ui.menu.play import ENTRIES as PLAY
from freedoko_qt.ui.menu.review import ENTRIES as REVIEW
from freedoko_qt.ui.menu.view import ENTRIES as VIEW

MENUS: Mapping[str, str] = {
    "game": mark("action", "&Game"),
    "play": mark("action", "&Play"),
    "review": mark("action", "&Review"),
    "party": mark("action", "Part&y"),
    "view": mark("action", "&View"),
    "help": mark("action", "&Help"),
}

ENTRIES: tuple[Entry, ...] = (*GAME, *PLAY, *REVIEW, *PARTY, *VIEW, *HELP)

CONTEXT_MENU = ("go_on", "announce", "last_trick", "earlier_trick", "hint", "autoplay")

REVIEW_MENU = ("step_on", "step_back", "trick_on", "trick_back", "value_cards", "what_if", "play_again", "close_review")
"""What the right mouse button offers while a game is looked back at."""

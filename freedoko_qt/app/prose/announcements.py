"""Announcements in prose, with the table until when each may be made."""

from freedoko_qt.app.prose.line import Deadlines, Paragraph, Section, says
from freedoko_qt.engine.rules import LIMITS
from freedoko_qt.marked import mark

LEVELS = (
    mark("prose", "Re and Kontra"),
    mark("prose", "no 90"),
    mark("prose", "no 60"),
    mark("prose", "no 30"),
    mark("prose", "black"),
)
OWN_CARDS = tuple(
    says(mark("prose", "with at least %n card(s) in the hand"), "x_deadline_basis=own cards", number=name)
    for name in LIMITS
)
TABLE_CARDS = mark("prose", "with at most %n card(s) on the table")

ANNOUNCEMENTS = Section(
    mark("prose", "Announcements"),
    (
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Whoever expects to win says Re or Kontra, by the own side, and after that no 90, no 60, no "
                        "30 or black, which the others then stay below. Each can be announced as long as this holds:",
                    ),
                    "!knocking",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever expects to win knocks, and after that says no 90, no 60, no 30 or black: what is "
                        "left to the others then. That does not show the side; everybody announces alone, and each "
                        "announcement counts. Each can be made as long as this holds:",
                    ),
                    "knocking",
                ),
            )
        ),
        Deadlines(OWN_CARDS),
        Paragraph(
            (
                says(
                    mark("prose", "A player who has played to the running trick counts as still holding that card."),
                    "announcement_till_full_trick",
                    "x_deadline_basis=own cards",
                ),
                says(
                    mark("prose", "Levels may be skipped; only the one that is announced must be in time."),
                    "x_skip_announcements",
                    "announcement_limit_only_for_current",
                ),
                says(
                    mark("prose", "Levels may be skipped if those are in time too."),
                    "x_skip_announcements",
                    "!announcement_limit_only_for_current",
                ),
                says(mark("prose", "No level may be skipped: each is announced by itself."), "!x_skip_announcements"),
                says(
                    mark(
                        "prose",
                        "Whoever has not announced may answer the opponents with Re or Kontra up to one card later.",
                    ),
                    "announcement_reply",
                ),
                says(mark("prose", "There are no replies with a later deadline."), "!announcement_reply", "!knocking"),
                says(mark("prose", "In the last trick nobody may announce anything any more."), "last_announcement=2"),
                says(
                    mark("prose", "Nobody may announce anything when fewer than %n tricks are left."),
                    "!last_announcement=1",
                    "!last_announcement=2",
                    number="last_announcement",
                ),
                says(
                    mark("prose", "In a marriage each trick of the search gives one card more time."),
                    "x_marriage_defers",
                ),
                says(mark("prose", "The search for a partner of a marriage gives no more time."), "!x_marriage_defers"),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the "
                        "own side has announced already.",
                    ),
                    "announcement_first_trick_thirty_points_only_re_contra",
                    number="x_forced_announcement_points",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever wins a first trick of %n or more card points must announce, one level higher if the "
                        "own side has announced already.",
                    ),
                    "announcement_first_trick_thirty_points",
                    "!announcement_first_trick_thirty_points_only_re_contra",
                    number="x_forced_announcement_points",
                ),
                says(
                    mark("prose", "This duty falls away as soon as anybody has announced."),
                    "announcement_first_trick_thirty_points_only_first",
                ),
                says(
                    mark("prose", "The duty also holds in a marriage once the first trick has found the partner."),
                    "announcement_first_trick_thirty_points_in_marriage",
                ),
                says(
                    mark("prose", "There is no such duty in a marriage."),
                    "announcement_first_trick_thirty_points",
                    "!announcement_first_trick_thirty_points_in_marriage",
                ),
            )
        ),
    ),
)

"""Who wins, what a game is worth, and the special points, in prose."""

from dataclasses import fields

from freedoko_qt.app.prose.line import TITLE, Bullets, Paragraph, Section, says
from freedoko_qt.engine.rules.kindpoints import KindPoints
from freedoko_qt.marked import mark

MULTIPLIED = "announcement_re_contra_doubles|bock"
KIND = mark("prose", "%1: %2")

WINNING = Section(
    mark("prose", "Winning"),
    (
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs "
                        "121, and Re wins with 120. Whoever has said no 90, no 60, no 30 or black wins only if the "
                        "others stay below that; they in turn need no more than to reach it.",
                    ),
                    "x_win_rule=ddv",
                ),
                says(
                    mark(
                        "prose",
                        "Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs "
                        "121, and Re wins with 120. Announcements bind strictly: Re and Kontra promise 120, and a "
                        "reply promises to reach what the opponents deny.",
                    ),
                    "announcement_strict_limit",
                ),
                says(
                    mark(
                        "prose",
                        "Re wins with 121 card points, Kontra with 120. Each step that a side has announced raises "
                        "what it needs by 30; Re and Kontra are a step of their own.",
                    ),
                    "x_win_rule=raise 30",
                    "x_raise_counts_re_contra",
                ),
                says(
                    mark(
                        "prose",
                        "Re wins with 121 card points, Kontra with 120. Each step from no 90 on raises what a side "
                        "needs by 30.",
                    ),
                    "x_win_rule=raise 30",
                    "!x_raise_counts_re_contra",
                ),
                says(
                    mark(
                        "prose",
                        "Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs "
                        "121, and Re wins with 120. Each level from no 90 on raises what a side needs by 30; Kontra "
                        "needs one card point less than Re as soon as Re has been said.",
                    ),
                    "x_win_rule=contra bid",
                ),
                says(
                    mark("prose", "If both sides miss what they announced, nobody wins, and what was earned counts."),
                    "x_nobody_met=earned",
                ),
                says(
                    mark("prose", "If both sides miss what they announced, the game counts nothing."),
                    "x_nobody_met=nothing",
                ),
                says(
                    mark(
                        "prose",
                        "Cowardice: a side that wins three levels above its announcement loses the game instead; not "
                        "in soli.",
                    ),
                    "x_cowardice",
                ),
            )
        ),
    ),
)

VALUE = Section(
    mark("prose", "What a game counts"),
    (
        Bullets(
            says(mark("prose", "The winner has these points:")),
            (
                says(mark("prose", "1 for the game")),
                says(mark("prose", "1 each if the others have fewer than 90, 60 or 30 card points, or no trick")),
                says(mark("prose", "1 for each level from no 90 on that either side has announced")),
                says(
                    mark(
                        "prose",
                        "1 for 120 card points against no 90, for 90 against no 60, for 60 against no 30 or for 30 "
                        "against black; of several only the highest",
                    ),
                    "x_against_points=highest",
                ),
                says(
                    mark(
                        "prose",
                        "1 each for 120 card points against no 90, for 90 against no 60, for 60 against no 30 and for "
                        "30 against black",
                    ),
                    "x_against_points=each",
                ),
                says(
                    mark("prose", "%n for each Re and Kontra that was said"),
                    "!announcement_re_contra_doubles",
                    number="x_points_re_contra",
                ),
                says(
                    mark("prose", "%n more for a Re or Kontra before the first card"),
                    "x_points_early_announcement",
                    number="x_points_early_announcement",
                ),
                says(
                    mark("prose", "1 for Kontra for winning against the queens of clubs; not in soli"),
                    "!x_against_queens_in_solo",
                ),
                says(
                    mark("prose", "1 for Kontra for winning against the queens of clubs, in soli too"),
                    "x_against_queens_in_solo",
                ),
            ),
        ),
        Paragraph(
            (
                says(
                    mark("prose", "There is no point against the queens in a poverty."),
                    "poverty_shift",
                    "!x_against_queens_in_poverty",
                ),
                says(
                    mark("prose", "There is a point against the queens in a poverty too."),
                    "poverty_shift",
                    "x_against_queens_in_poverty",
                ),
                says(
                    mark("prose", "There is a point against the queens in a silent marriage too."),
                    "x_against_queens_in_silent_marriage",
                ),
                says(
                    mark("prose", "There is no point against the queens in a silent marriage."),
                    "!x_against_queens_in_silent_marriage",
                ),
                says(
                    mark(
                        "prose",
                        "Points for an announcement that the opponents missed, and special points, also go to a side "
                        "that loses; the winner has so many fewer.",
                    )
                ),
                says(
                    mark(
                        "prose",
                        "If Kontra wins with just 120 card points, the game counts 1 point, and none against the "
                        "queens.",
                    ),
                    "x_draw_counts_one",
                ),
                says(mark("prose", "Re and Kontra double the points, each of them."), "announcement_re_contra_doubles"),
                says(
                    mark("prose", "The point against the queens is doubled as well."),
                    "announcement_contra_doubles_against_re",
                ),
                says(
                    mark("prose", "The point against the queens is not doubled."),
                    "announcement_re_contra_doubles",
                    "!announcement_contra_doubles_against_re",
                ),
                says(
                    mark("prose", "Special points are not doubled by Re and Kontra, but bock counts for them too."),
                    MULTIPLIED,
                    "x_special_points_doubled=by rule",
                ),
                says(
                    mark("prose", "Special points are multiplied with everything else."),
                    MULTIPLIED,
                    "x_special_points_doubled=inside",
                ),
                says(
                    mark("prose", "Special points are never multiplied."),
                    MULTIPLIED,
                    "x_special_points_doubled=outside",
                ),
                says(
                    mark("prose", "If the special points of the losers outweigh the value, the game counts nothing."),
                    "x_value_not_below_zero",
                ),
                says(
                    mark("prose", "If the special points of the losers outweigh the value, the winners lose the rest."),
                    "!x_value_not_below_zero",
                ),
            )
        ),
        Bullets(
            says(mark("prose", "A solo brings its winner these points on top:")),
            tuple(
                says(KIND, name, values=f"{TITLE}{name} {name}") for name in (rule.name for rule in fields(KindPoints))
            ),
        ),
    ),
)

SPECIAL = Section(
    mark("prose", "Special points"),
    (
        Bullets(
            says(mark("prose", "For each of these the side that has done it gets a point:")),
            (
                says(mark("prose", "Doppelkopf: a trick of 40 or more card points"), "x_doppelkopf_scope=all"),
                says(
                    mark("prose", "Doppelkopf: a trick of 40 or more card points; not in a poverty"),
                    "x_doppelkopf_scope=not in poverty",
                ),
                says(
                    mark("prose", "Caught fox: an ace of diamonds of the opponents in an own trick"),
                    "extrapoint_catch_fox",
                ),
                says(
                    mark("prose", "Fox in the last trick: one that is caught there counts two"),
                    "extrapoint_catch_fox_last_trick",
                ),
                says(
                    mark("prose", "Fox wins: an ace of diamonds that wins the last trick"), "extrapoint_fox_last_trick"
                ),
                says(
                    mark("prose", "Both foxes: one more if the other fox of the same side lies in that trick"),
                    "extrapoint_double_fox_last_trick",
                ),
                says(mark("prose", "Charlie: a jack of clubs that wins the last trick"), "extrapoint_charlie"),
                says(
                    mark(
                        "prose",
                        "Both charlies: one more if the other jack of clubs of the same side lies in that trick",
                    ),
                    "extrapoint_double_charlie",
                ),
                says(
                    mark("prose", "Caught charlie: a jack of clubs of the opponents in the last trick"),
                    "extrapoint_catch_charlie",
                    "!extrapoint_catch_charlie_only_with_diamond_queen",
                ),
                says(
                    mark(
                        "prose",
                        "Caught charlie: a jack of clubs of the opponents in the last trick, won with a queen of "
                        "diamonds",
                    ),
                    "extrapoint_catch_charlie_only_with_diamond_queen",
                ),
                says(
                    mark("prose", "Both charlies caught: one more for the second jack of clubs"),
                    "extrapoint_catch_double_charlie",
                ),
                says(
                    mark("prose", "One ten of hearts takes the other, which belongs to the opponents"),
                    "extrapoint_dolle_jabs_dolle",
                ),
                says(mark("prose", "Heart trick: a trick of four plain hearts"), "extrapoint_heart_trick"),
            ),
        ),
        Paragraph(
            (
                says(mark("prose", "A doppelkopf brings no point."), "x_doppelkopf_scope=never"),
                says(mark("prose", "Special points count in soli too."), "x_solo_special_points"),
                says(mark("prose", "There are no special points in soli."), "!x_solo_special_points"),
                says(
                    mark(
                        "prose",
                        "In a marriage that found nobody the tricks up to the deciding one still bring them, except "
                        "for foxes.",
                    ),
                    "x_failed_marriage_points",
                ),
                says(mark("prose", "A marriage that found nobody is a solo in this."), "!x_failed_marriage_points"),
            )
        ),
    ),
)

"""What a solo of each kind is worth on top of being won or lost."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("counting")


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class KindPoints:
    """Points for the winner of a solo, by its kind; they belong to the group "Counting"."""

    x_points_solo_club: int = rule(
        0,
        mark("rules", "Points of a club solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_color",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a club solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_spade: int = rule(
        0,
        mark("rules", "Points of a spade solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_color",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a spade solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_heart: int = rule(
        0,
        mark("rules", "Points of a heart solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_color",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a heart solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_diamond: int = rule(
        0,
        mark("rules", "Points of a diamond solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_color",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a diamond solo that is won with 125 card points is worth 3 instead of 1, before it is tripled "
            "for the soloist.",
        ),
    )
    x_points_solo_queen: int = rule(
        0,
        mark("rules", "Points of a queen solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_queen",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_jack: int = rule(
        0,
        mark("rules", "Points of a jack solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_jack",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_king: int = rule(
        0,
        mark("rules", "Points of a king solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_king",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a king solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_queen_jack: int = rule(
        0,
        mark("rules", "Points of a queen-jack solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_queen_jack",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a queen-jack solo that is won with 125 card points is worth 3 instead of 1, before it is "
            "tripled for the soloist.",
        ),
    )
    x_points_solo_king_jack: int = rule(
        0,
        mark("rules", "Points of a king-jack solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_king_jack",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a king-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled "
            "for the soloist.",
        ),
    )
    x_points_solo_king_queen: int = rule(
        0,
        mark("rules", "Points of a king-queen solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_king_queen",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a king-queen solo that is won with 125 card points is worth 3 instead of 1, before it is "
            "tripled for the soloist.",
        ),
    )
    x_points_solo_koehler: int = rule(
        0,
        mark("rules", "Points of a Koehler"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_koehler",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a Koehler that is won with 125 card points is worth 3 instead of 1, before it is tripled for "
            "the soloist.",
        ),
    )
    x_points_solo_meatless: int = rule(
        0,
        mark("rules", "Points of a meatless solo"),
        mark("rules", "So many points more for whoever wins it."),
        "solo_meatless",
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, a meatless solo that is won with 125 card points is worth 3 instead of 1, before it is tripled "
            "for the soloist.",
        ),
    )
    x_points_marriage_solo: int = rule(
        0,
        mark("rules", "Points of a marriage that found nobody"),
        mark("rules", "So many points more for whoever wins it."),
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, Anna's marriage finds nobody, and she wins with 125 card points: it is worth 3 instead of 1, "
            "before it is tripled for her.",
        ),
    )
    x_points_marriage_silent: int = rule(
        0,
        mark("rules", "Points of a silent marriage"),
        mark("rules", "So many points more for whoever wins it."),
        span=(0, 20),
        example=mark(
            "rules",
            "With 2, Anna wins a silent marriage with 125 card points: it is worth 3 instead of 1, before it is "
            "tripled for her.",
        ),
    )

"""Marriage and Genscher in prose."""

from itertools import combinations

from freedoko_qt.app.prose.line import Bullets, Paragraph, Section, says
from freedoko_qt.engine.rules import SELECTORS
from freedoko_qt.marked import mark

# Of any three of the four ways one is on: so there are two or more.
SEVERAL_WAYS = tuple("|".join(three) for three in combinations(SELECTORS, len(SELECTORS) - 1))
ONE_WAY = tuple(f"!{one}|!{other}" for one, other in combinations(SELECTORS, 2))

MARRIAGE = Section(
    mark("prose", "Marriage"),
    (
        Bullets(
            says(
                mark(
                    "prose",
                    "Whoever holds both queens of clubs may announce a marriage. The partner is found in one of "
                    "these ways, which the bridegroom names:",
                ),
                *SEVERAL_WAYS,
            ),
            tuple(
                says(text, *SEVERAL_WAYS, name)
                for name, text in {
                    "marriage_first_foreign": mark("prose", "the first trick that another player wins"),
                    "marriage_first_color": mark(
                        "prose", "the first trick led with a plain suit that another player wins"
                    ),
                    "marriage_first_single_color": mark(
                        "prose", "the first club, spade or heart trick that another player wins"
                    ),
                    "marriage_first_trump": mark("prose", "the first trick led with trump that another player wins"),
                }.items()
            ),
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Whoever holds both queens of clubs may announce a marriage; the first other player who wins "
                        "a trick becomes the partner.",
                    ),
                    *ONE_WAY,
                    "marriage_first_foreign",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever holds both queens of clubs may announce a marriage; the first other player who wins "
                        "a trick led with a plain suit becomes the partner.",
                    ),
                    *ONE_WAY,
                    "marriage_first_color",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever holds both queens of clubs may announce a marriage and names clubs, spades or "
                        "hearts; the first other player who wins a trick led with that suit becomes the partner.",
                    ),
                    *ONE_WAY,
                    "marriage_first_single_color",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever holds both queens of clubs may announce a marriage; the first other player who wins "
                        "a trick led with trump becomes the partner.",
                    ),
                    *ONE_WAY,
                    "marriage_first_trump",
                ),
                says(
                    mark("prose", "It does not matter whether the winner of a plain-suit trick has ruffed."),
                    "x_marriage_ruffed_finds",
                ),
                says(
                    mark("prose", "A plain-suit trick that is ruffed does not count."),
                    "marriage_first_color|marriage_first_single_color",
                    "!x_marriage_ruffed_finds",
                ),
            )
        ),
        Paragraph(
            (
                says(mark("prose", "If no partner is found, the bridegroom plays alone."), "marriage_determination=12"),
                says(
                    mark("prose", "If no partner is found in the first %n trick(s), the bridegroom plays alone."),
                    "!marriage_determination=12",
                    "x_marriage_limit_counts=all tricks",
                    number="marriage_determination",
                ),
                says(
                    mark(
                        "prose",
                        "If no partner is found in the first %n trick(s) that could have done it, the bridegroom "
                        "plays alone.",
                    ),
                    "!marriage_determination=12",
                    "x_marriage_limit_counts=matching tricks",
                    number="marriage_determination",
                ),
                says(
                    mark(
                        "prose",
                        "The first trick that could find a partner decides: if the bridegroom wins it, he plays alone.",
                    ),
                    "marriage_first_one_decides",
                ),
                says(
                    mark("prose", "The bridegroom gets %n point(s) from each of the others for the marriage."),
                    "x_marriage_bonus",
                    number="x_marriage_bonus",
                ),
                says(
                    mark(
                        "prose", "Whoever keeps silent about both queens of clubs plays alone against the three others."
                    )
                ),
                says(
                    mark(
                        "prose",
                        "Genscher: whoever holds both kings of diamonds may name a new partner when playing the first "
                        "of them.",
                    ),
                    "genscher",
                ),
                says(
                    mark("prose", "This is possible up to trick %n."),
                    "genscher",
                    "!x_genscher_last_trick=12",
                    number="x_genscher_last_trick",
                ),
            )
        ),
    ),
)

"""How a marriage finds its partner; and changing the partner."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("marriage")


@dataclass(frozen=True)
class Marriage:
    """The rules of the group "Marriage"."""

    marriage_first_foreign: bool = rule(
        True,
        mark("rules", "First trick of another player"),
        mark("rules", "The bridegroom may choose that any trick of another player finds the partner."),
    )
    marriage_first_color: bool = rule(
        True,
        mark("rules", "First plain-suit trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a plain suit finds the partner."),
    )
    marriage_first_single_color: bool = rule(
        True,
        mark("rules", "First club, spade or heart trick of another player"),
        mark("rules", "The bridegroom may choose one plain suit; only a trick led with it finds the partner."),
    )
    marriage_first_trump: bool = rule(
        True,
        mark("rules", "First trump trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a trump finds the partner."),
    )
    marriage_first_one_decides: bool = rule(
        False,
        mark("rules", "The first matching trick decides"),
        mark("rules", "If the bridegroom wins the first trick that could have found a partner, he plays alone."),
    )
    marriage_determination: int = rule(
        12,
        mark("rules", "Last trick that can find the partner"),
        mark("rules", "Counted over all tricks; after it the bridegroom plays alone."),
        span=(1, 12),
    )

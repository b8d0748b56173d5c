"""What everybody may see during the game."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("information")


@dataclass(frozen=True)
class Information:
    """The rules of the group "Information"."""

    show_tricks_number: int = rule(
        12,
        mark("rules", "Past tricks that may be looked at"),
        mark("rules", "How many of the last tricks everybody may see again during the game."),
        span=(1, 12),
    )
    show_trickpiles_points: bool = rule(
        True,
        mark("rules", "Card points of the piles are shown"),
        mark("rules", "The card points that each player has won stand at the piles during the game."),
    )
    show_soloplayer_in_game: bool = rule(
        True,
        mark("rules", "Who plays the special game stays shown"),
        mark("rules", "Soloist, bridegroom and partner keep their mark during the game."),
    )
    show_known_teams_in_game: bool = rule(
        True,
        mark("rules", "Known sides are shown"),
        mark("rules", "Sides that everybody can know from the play so far are marked."),
    )
    show_if_valid: bool = rule(
        True,
        mark("rules", "Cards that may be played are marked"),
        mark("rules", "The program may show which cards of the hand may be played."),
    )

"""What everybody may see during the game."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("information")


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Information:
    """The rules of the group "Information"."""

    show_tricks_number: int = rule(
        12,
        mark("rules", "Past tricks that may be looked at"),
        mark("rules", "How many of the last tricks everybody may see again during the game."),
        span=(1, 12),
        example=mark(
            "rules", "With 12, Bernd may look at every trick of the game again; with 1, only at the last one."
        ),
    )
    show_tricks_in_trickpiles: bool = rule(
        True,
        mark("rules", "The piles show single tricks"),
        mark("rules", "Each allowed trick of a pile can be opened; otherwise a pile is one heap of cards."),
        example=mark(
            "rules", "Anna has won three tricks: three packets lie before her, and each of them can be opened."
        ),
    )
    show_trickpiles_points: bool = rule(
        True,
        mark("rules", "Card points of the piles are shown"),
        mark("rules", "The card points that each player has won stand at the piles during the game."),
        example=mark("rules", "Bernd has won one trick, ♣A ♣10 ♣K ♣9: the number 25 stands at his pile."),
    )
    show_soloplayer_in_game: bool = rule(
        True,
        mark("rules", "Who plays the special game stays shown"),
        mark("rules", "Soloist, bridegroom and partner keep their mark during the game."),
        example=mark("rules", "Clara plays a heart solo: the mark at her name stays until the last card."),
    )
    show_known_teams_in_game: bool = rule(
        True,
        mark("rules", "Known sides are shown"),
        mark("rules", "Sides that everybody can know from the play so far are marked."),
        example=mark("rules", "Bernd plays ♣Q: from now on he is marked as Re."),
    )
    show_if_valid: bool = rule(
        True,
        mark("rules", "Cards that may be played are marked"),
        mark("rules", "The program may show which cards of the hand may be played."),
        example=mark("rules", "♠10 is led, and Anna holds ♠A and ♠9: only these two of her cards are marked."),
    )
    show_all_hands: bool = rule(
        True,
        mark("rules", "Open hands are allowed"),
        mark("rules", "Somebody who wants to learn may look at all the hands during the game."),
        example=mark("rules", "Dieter is learning the game and turns all the hands face up while he plays."),
    )
    card_hint: bool = rule(
        True,
        mark("rules", "Hints are allowed"),
        mark("rules", "A player may ask the program what it would do."),
        example=mark("rules", "Anna does not know what to lead and asks for a hint: the program would play ♠A."),
    )
    take_back_tricks: bool = rule(
        False,
        mark("rules", "Cards may be taken back"),
        mark("rules", "A player may take back the own last decision in a game that counts."),
        example=mark("rules", "Bernd has played ♥K by mistake and takes it back, although the game counts."),
    )

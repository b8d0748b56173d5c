"""Bock rounds, the party, its scores and what everybody may see, in prose."""

from freedoko_qt.app.prose.line import Bullets, Paragraph, Section, says
from freedoko_qt.marked import mark

BOCK = Section(
    mark("prose", "Bock rounds"),
    (
        Paragraph((says(mark("prose", "There are no bock rounds."), "!bock"),)),
        Bullets(
            says(
                mark("prose", "A bock round follows, in which everybody deals once and each game counts %n times:"),
                "x_bock_effect=factor",
                number="bock_multiplier",
            ),
            (
                says(mark("prose", "after a game with 120 card points on both sides"), "bock_after_120_120"),
                says(mark("prose", "after a lost solo"), "bock_after_lost_solo"),
                says(mark("prose", "after a lost announcement"), "bock_after_lost_re_contra"),
                says(mark("prose", "after a trick of four plain hearts"), "bock_after_heart_trick"),
                says(mark("prose", "after a game in which a side has no trick"), "bock_after_black_game"),
                says(mark("prose", "after a game in which nobody writes anything"), "x_bock_cold_strike=value 0"),
                says(mark("prose", "after a cold strike, 120 to 120"), "x_bock_cold_strike=120:120"),
                says(mark("prose", "after a game in which both sides have announced"), "x_bock_after_both_announced"),
            ),
        ),
        Paragraph(
            (
                says(mark("prose", "A new bock round begins when the open ones are over."), "append_bock"),
                says(
                    mark("prose", "A new bock round begins at once and multiplies with the open ones."),
                    "bock",
                    "!append_bock",
                ),
                says(
                    mark("prose", "No game counts more than %n times; what would is played later."),
                    "x_bock_ceiling",
                    number="x_bock_ceiling",
                ),
                says(
                    mark("prose", "A game with several reasons brings as many bock rounds."),
                    "x_bock_rounds_per_trigger",
                ),
                says(
                    mark("prose", "A game with several reasons brings one bock round."),
                    "bock",
                    "!x_bock_rounds_per_trigger",
                ),
                says(mark("prose", "Duty soli take no part in bock rounds."), "x_bock_duty_solo=outside"),
                says(mark("prose", "Duty soli take part in bock rounds."), "x_bock_duty_solo=by rule"),
            )
        ),
    ),
)
# The same list, for bock rounds that bring points instead.
POINTS_BOCK = Bullets(
    says(
        mark("prose", "A bock round follows, in which everybody deals once and the winner gets %n more point(s):"),
        "x_bock_effect=points",
        number="bock_multiplier",
    ),
    next(part.lines for part in BOCK.parts if isinstance(part, Bullets)),
)
BOCK = Section(BOCK.title, (BOCK.parts[0], BOCK.parts[1], POINTS_BOCK, BOCK.parts[2]))

PARTY = Section(
    mark("prose", "The party and its score"),
    (
        Paragraph(
            (
                says(
                    mark("prose", "A party has %n round(s); in a round everybody deals once."),
                    "number_of_rounds_limited",
                    number="number_of_rounds",
                ),
                says(
                    mark("prose", "A party ends when %n point(s) have been written altogether."),
                    "points_limited",
                    number="points",
                ),
                says(
                    mark("prose", "A party ends after %n game(s) at the latest."),
                    "x_number_of_games",
                    number="x_number_of_games",
                ),
                says(
                    mark("prose", "A party has no fixed end."),
                    "!number_of_rounds_limited",
                    "!points_limited",
                    "!x_number_of_games",
                ),
            )
        ),
        Paragraph(
            (
                says(
                    mark("prose", "The winners write the value of the game as plus points, the others nothing."),
                    "counting=plus",
                ),
                says(
                    mark("prose", "The losers write the value of the game as minus points, the others nothing."),
                    "counting=minus",
                ),
                says(
                    mark("prose", "The winners write the value of the game as plus, the losers as minus points."),
                    "counting=plus-minus",
                ),
                says(
                    mark("prose", "A soloist writes three times the value."),
                    "!solo_always_counts_triple",
                ),
                says(
                    mark("prose", "In a solo everybody writes three times the value."),
                    "solo_always_counts_triple",
                ),
            )
        ),
        Paragraph(
            (
                says(
                    mark("prose", "We count play money: a point is worth %n hundredth(s)."),
                    "x_stake",
                    number="x_stake",
                ),
                says(mark("prose", "Nobody loses more than %n hundredth(s) in a game."), "x_limit", number="x_limit"),
                says(
                    mark("prose", "The house keeps %n per cent of the winnings."),
                    "x_commission",
                    number="x_commission",
                ),
                says(mark("prose", "The best player of the party wins the stakes of the others."), "x_fixed_stake"),
            )
        ),
    ),
)

INFORMATION = Section(
    mark("prose", "What may be seen"),
    (
        Paragraph(
            (
                says(mark("prose", "The last trick may be looked at again."), "show_tricks_number=1"),
                says(
                    mark("prose", "The last %n tricks may be looked at again."),
                    "!show_tricks_number=1",
                    "!show_tricks_number=12",
                    number="show_tricks_number",
                ),
                says(mark("prose", "All tricks may be looked at again."), "show_tricks_number=12"),
                says(mark("prose", "The piles show single tricks."), "show_tricks_in_trickpiles"),
                says(mark("prose", "The card points of the piles are shown."), "show_trickpiles_points"),
                says(mark("prose", "Who plays a special game stays marked."), "show_soloplayer_in_game"),
                says(mark("prose", "Sides that are known are marked."), "show_known_teams_in_game"),
                says(mark("prose", "Cards that may be played may be marked."), "show_if_valid"),
                says(mark("prose", "For learning the hands may be opened."), "show_all_hands"),
                says(mark("prose", "A player may ask for a hint."), "card_hint"),
                says(mark("prose", "A player may take a card back."), "take_back_tricks"),
                says(mark("prose", "What has been played stays played."), "!take_back_tricks"),
            )
        ),
    ),
)

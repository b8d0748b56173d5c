"""Dealing, throwing in, reservations and poverty in prose."""

from freedoko_qt.app.prose.line import Bullets, Paragraph, Section, says
from freedoko_qt.marked import mark

# Whether there are hands that may be thrown in.
THROWN = (
    "throw_with_nines|throw_with_kings|throw_with_nines_and_kings|throw_with_richness|throw_when_fox_highest_trump"
    "|x_throw_without_trump_above_diamond_jack"
)
NOTHING_THROWN = tuple(f"!{name}" for name in THROWN.split("|"))

DEALING = Section(
    mark("prose", "Dealing and reservations"),
    (
        Paragraph(
            (
                says(
                    mark("prose", "We are five at the table: the dealer sits out and writes nothing."),
                    "x_players_at_table=5",
                ),
                says(mark("prose", "We are four at the table."), "x_players_at_table=4"),
                says(
                    mark(
                        "prose",
                        "It is a duel: two people across from each other play against one another, each with a "
                        "computer as partner.",
                    ),
                    "x_duel",
                ),
                says(mark("prose", "The cards are dealt in packets of %1."), "x_deal_packets", values="x_deal_packets"),
                says(mark("prose", "The cards are dealt one by one."), "!x_deal_packets"),
                says(mark("prose", "No hand may be thrown in."), *NOTHING_THROWN),
            )
        ),
        Bullets(
            says(mark("prose", "A hand may be thrown in; it is shown, and the same player deals again:"), THROWN),
            (
                says(mark("prose", "with %n or more nines"), "throw_with_nines", number="min_number_of_throwing_nines"),
                says(mark("prose", "with %n or more kings"), "throw_with_kings", number="min_number_of_throwing_kings"),
                says(
                    mark("prose", "with %n or more nines and kings together"),
                    "throw_with_nines_and_kings",
                    number="min_number_of_throwing_nines_and_kings",
                ),
                says(
                    mark("prose", "with %n or more card points"),
                    "throw_with_richness",
                    number="min_richness_for_throwing",
                ),
                says(
                    mark("prose", "without any trump above the ace of diamonds"),
                    "throw_when_fox_highest_trump",
                ),
                says(
                    mark("prose", "without any trump above the jack of diamonds"),
                    "x_throw_without_trump_above_diamond_jack",
                ),
            ),
        ),
        Paragraph(
            (
                says(
                    mark("prose", "Before the first card everybody chooses in secret which game to play."),
                    "x_reservation_dialogue=complete",
                ),
                says(
                    mark(
                        "prose",
                        "Before the first card everybody says in turn “healthy” or “reservation”. Then those with a "
                        "reservation are asked for its kind, one kind after the other, until one is played.",
                    ),
                    "x_reservation_dialogue=two-step",
                ),
                says(
                    mark(
                        "prose",
                        "Before the first card everybody says in turn “healthy”, “small” or “big”. A big reservation "
                        "is a solo and goes before all small ones; then those that remain are asked for the kind.",
                    ),
                    "x_reservation_dialogue=small/big",
                ),
                says(
                    mark("prose", "If several have a reservation, this order decides: %1."),
                    "x_reservation_priority",
                    values="x_reservation_priority",
                ),
                says(
                    mark("prose", "A solo goes before a thrown hand."),
                    "!x_reservation_priority",
                    "solo",
                    THROWN,
                    "!throwing_before_solo",
                ),
                says(
                    mark("prose", "A thrown hand goes before a solo."),
                    "!x_reservation_priority",
                    "throwing_before_solo",
                ),
                says(mark("prose", "A solo goes before a marriage."), "!x_reservation_priority", "solo", "!poverty"),
                says(
                    mark("prose", "A solo goes before a poverty, and a poverty before a marriage."),
                    "!x_reservation_priority",
                    "solo",
                    "poverty",
                    "!marriage_before_poverty",
                ),
                says(
                    mark("prose", "A poverty goes before a marriage."),
                    "!x_reservation_priority",
                    "!solo",
                    "poverty",
                    "!marriage_before_poverty",
                ),
                says(
                    mark("prose", "A solo goes before a marriage, and a marriage before a poverty."),
                    "!x_reservation_priority",
                    "solo",
                    "marriage_before_poverty",
                ),
                says(
                    mark("prose", "A marriage goes before a poverty."),
                    "!x_reservation_priority",
                    "!solo",
                    "marriage_before_poverty",
                ),
            )
        ),
    ),
)

POVERTY = Section(
    mark("prose", "Poverty"),
    (
        Paragraph(
            (
                says(mark("prose", "There is no poverty."), "!poverty"),
                says(mark("prose", "Whoever holds at most three trumps may declare a poverty."), "poverty"),
                says(mark("prose", "Aces of diamonds are not counted for this."), "poverty_fox_do_not_count"),
                says(mark("prose", "One ace of diamonds is not counted for this."), "x_poverty_fox=one not counted"),
                says(
                    mark("prose", "A single ace of diamonds is not counted for this; two are."),
                    "x_poverty_fox=lone fox not counted",
                ),
                says(mark("prose", "Then the cards are dealt again."), "poverty", "!poverty_shift"),
                says(mark("prose", "With one trump or none the cards are dealt again."), "throw_with_one_trump"),
                says(
                    mark("prose", "If two players are poor, the poverty of the first one is played."),
                    "poverty_shift",
                    "x_two_poor_hands=first",
                ),
                says(mark("prose", "If two players are poor, the cards are dealt again."), "x_two_poor_hands=redeal"),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "The poor player lays three cards, all trumps among them, face down on the table and offers "
                        "them to the others.",
                    ),
                    "poverty_shift",
                    "!poverty_shift_only_trump",
                ),
                says(
                    mark(
                        "prose",
                        "The poor player lays the trumps, and nothing else, face down on the table and offers them to "
                        "the others.",
                    ),
                    "poverty_shift_only_trump",
                ),
                says(
                    mark("prose", "Aces of diamonds are passed on top of the three cards."), "poverty_fox_shift_extra"
                ),
                says(
                    mark("prose", "Aces of diamonds among them lie face up."),
                    "poverty_fox_shift_open",
                ),
                says(
                    mark("prose", "The player after the poor one is asked first, then the others in turn."),
                    "x_poverty_first_asked=after poverty player",
                ),
                says(
                    mark("prose", "The player left of the dealer is asked first, then the others in turn."),
                    "x_poverty_first_asked=start player",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever takes them becomes the partner and gives as many cards back; it is said how many "
                        "trumps are among them.",
                    ),
                    "x_poverty_returned_info=number of trumps",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever takes them becomes the partner and gives as many cards back; it is said whether "
                        "there are trumps among them.",
                    ),
                    "x_poverty_returned_info=yes/no",
                ),
                says(mark("prose", "If nobody takes them, the cards are dealt again."), "x_poverty_untaken=redeal"),
                says(
                    mark("prose", "If nobody takes them, everybody plays alone, and the fewest card points win."),
                    "x_poverty_untaken=fewest points",
                ),
            )
        ),
    ),
)

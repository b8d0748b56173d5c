"""Cards, trumps, tricks and swines in prose."""

from freedoko_qt.app.prose.line import Paragraph, Section, says
from freedoko_qt.marked import mark

CARDS = Section(
    mark("prose", "Cards and trumps"),
    (
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "We play with 48 cards: ace, ten, king, queen, jack and nine of clubs, spades, hearts and "
                        "diamonds, each of them twice. Everybody gets 12 cards.",
                    ),
                    "with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "We play with 40 cards, without the nines: ace, ten, king, queen and jack of clubs, spades, "
                        "hearts and diamonds, each of them twice. Everybody gets 10 cards.",
                    ),
                    "!with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2; together there are "
                        "240.",
                    )
                ),
                says(mark("prose", "The players with the queens of clubs are Re, the others are Kontra.")),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten, king "
                        "and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.",
                    ),
                    "dollen",
                    "with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten and "
                        "king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.",
                    ),
                    "dollen",
                    "!with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "Trumps are, from the top: the queens, the jacks, and then ace, ten, king and nine of "
                        "diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.",
                    ),
                    "!dollen",
                    "with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "Trumps are, from the top: the queens, the jacks, and then ace, ten and king of diamonds. "
                        "Queens and jacks rank clubs, spades, hearts, diamonds.",
                    ),
                    "!dollen",
                    "!with_nines",
                ),
                says(
                    mark("prose", "Clubs, spades and hearts are plain suits, in the order ace, ten, king, nine."),
                    "with_nines",
                ),
                says(
                    mark("prose", "Clubs, spades and hearts are plain suits, in the order ace, ten, king."),
                    "!with_nines",
                ),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Whoever can must follow the suit that was led, or trump if trump was led; whoever cannot may "
                        "play any card.",
                    )
                ),
                says(mark("prose", "Of two equal cards in a trick the first one is higher.")),
                says(
                    mark("prose", "Of the two tens of hearts, however, the second one beats the first."),
                    "dollen_second_over_first",
                ),
                says(
                    mark("prose", "In the last trick it is the other way round: there the first ten of hearts wins."),
                    "dollen_second_over_first",
                    "dollen_contrary_in_last_trick",
                ),
                says(
                    mark("prose", "Only in the last trick the second ten of hearts beats the first."),
                    "!dollen_second_over_first",
                    "dollen_contrary_in_last_trick",
                ),
                says(
                    mark("prose", "Once swines have been announced, the first ten of hearts always wins."),
                    "dollen_first_over_second_with_swines",
                ),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Whoever holds both aces of diamonds may announce swines before the first card is played; the "
                        "two aces are then the highest trumps.",
                    ),
                    "swines_announcement_begin",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever holds both aces of diamonds may announce swines at any time while both are still in "
                        "the hand; the two aces are then the highest trumps.",
                    ),
                    "swines",
                    "!swines_announcement_begin",
                    "!swine_only_second",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever has held both aces of diamonds, and whose side has won the trick with the first one, "
                        "may announce the second one as a swine; it is then the highest trump.",
                    ),
                    "swine_only_second",
                    "x_swine_second_condition=team",
                ),
                says(
                    mark(
                        "prose",
                        "Whoever has won a trick with the first of both aces of diamonds may announce the second one "
                        "as a swine; it is then the highest trump.",
                    ),
                    "swine_only_second",
                    "x_swine_second_condition=own first fox",
                ),
                says(mark("prose", "In suit soli the aces of the trump suit can become swines."), "swines_in_solo"),
                says(mark("prose", "There are no swines in soli."), "swines", "solo_color", "!swines_in_solo"),
                says(mark("prose", "Swines are also possible in a poverty."), "swines_in_poverty"),
                says(
                    mark("prose", "There are no swines in a poverty."), "swines", "poverty_shift", "!swines_in_poverty"
                ),
            )
        ),
        Paragraph(
            (
                says(
                    mark(
                        "prose",
                        "Once there are swines, whoever holds both nines of diamonds may announce hyperswines, which "
                        "beat even the swines.",
                    ),
                    "hyperswines",
                    "with_nines",
                ),
                says(
                    mark(
                        "prose",
                        "Once there are swines, whoever holds both kings of diamonds may announce hyperswines, which "
                        "beat even the swines.",
                    ),
                    "hyperswines",
                    "!with_nines",
                ),
                says(mark("prose", "This too happens before the first card."), "hyperswines_announcement_begin"),
                says(
                    mark("prose", "This may happen at any time while both cards are in the hand."),
                    "hyperswines",
                    "!hyperswines_announcement_begin",
                ),
                says(mark("prose", "One player may have swines and hyperswines."), "swines_and_hyperswines_joint"),
                says(
                    mark("prose", "Whoever has announced swines cannot have hyperswines as well."),
                    "hyperswines",
                    "!swines_and_hyperswines_joint",
                ),
                says(mark("prose", "There are hyperswines in suit soli too."), "hyperswines_in_solo"),
                says(
                    mark("prose", "There are no hyperswines in soli."),
                    "hyperswines",
                    "swines_in_solo",
                    "!hyperswines_in_solo",
                ),
                says(mark("prose", "There are hyperswines in a poverty too."), "hyperswines_in_poverty"),
                says(
                    mark("prose", "There are no hyperswines in a poverty."),
                    "hyperswines",
                    "swines_in_poverty",
                    "!hyperswines_in_poverty",
                ),
            )
        ),
    ),
)

"""Soli in prose."""

from freedoko_qt.app.prose.line import Bullets, Paragraph, Section, says
from freedoko_qt.marked import mark

SOLI = Section(
    mark("prose", "Soli"),
    (
        Paragraph((says(mark("prose", "There are no soli."), "!solo"),)),
        Bullets(
            says(mark("prose", "Whoever wants to may play alone against the three others:"), "solo"),
            (
                says(
                    mark(
                        "prose",
                        "Suit solo (%1): the suit is trump in place of diamonds; tens of hearts, queens and jacks "
                        "stay trumps.",
                    ),
                    "solo_color",
                    "dollen",
                    values="x_solo_color_suits",
                ),
                says(
                    mark(
                        "prose", "Suit solo (%1): the suit is trump in place of diamonds; queens and jacks stay trumps."
                    ),
                    "solo_color",
                    "!dollen",
                    values="x_solo_color_suits",
                ),
                says(mark("prose", "Pure suit solo: only the cards of one suit are trumps."), "x_solo_pure_color"),
                says(mark("prose", "Queen solo: only the queens are trumps."), "solo_queen"),
                says(mark("prose", "Jack solo: only the jacks are trumps."), "solo_jack"),
                says(mark("prose", "King solo: only the kings are trumps."), "solo_king"),
                says(mark("prose", "Queen-jack solo: queens and below them jacks are trumps."), "solo_queen_jack"),
                says(mark("prose", "King-jack solo: kings and below them jacks are trumps."), "solo_king_jack"),
                says(mark("prose", "King-queen solo: kings and below them queens are trumps."), "solo_king_queen"),
                says(mark("prose", "Koehler: kings, below them queens, below them jacks are trumps."), "solo_koehler"),
                says(mark("prose", "Meatless solo: there are no trumps."), "solo_meatless"),
                says(
                    mark(
                        "prose",
                        "Fewest-tricks solo: with the normal trumps, everybody for themselves; the soloist wins with "
                        "fewer tricks than anybody else.",
                    ),
                    "x_solo_fewest_tricks",
                ),
            ),
        ),
        Paragraph(
            (
                says(
                    mark("prose", "If several want a solo, the first one after the dealer plays it."),
                    "x_solo_order=seat",
                ),
                says(
                    mark(
                        "prose",
                        "If several want a solo, a duty solo goes before a voluntary one; of the same sort, the first "
                        "one after the dealer plays.",
                    ),
                    "x_solo_order=duty first",
                ),
                says(
                    mark("prose", "If several want a solo, the higher one is played; from the top: %1."),
                    "x_solo_ranking",
                    values="x_solo_ranking",
                ),
                says(
                    mark("prose", "If several want a solo, all soli have the same rank."),
                    "x_solo_order=ranked",
                    "!x_solo_ranking",
                ),
                says(
                    mark("prose", "Of two equal soli that of the first one after the dealer is played."),
                    "x_solo_tie=seat",
                ),
                says(
                    mark(
                        "prose", "Of two equal soli that of the player who promises more is played; the promise binds."
                    ),
                    "x_solo_tie=bid",
                ),
                says(mark("prose", "In a solo the soloist leads."), "lustsolo_player_leads", "x_lead_in_solo=by rule"),
                says(
                    mark("prose", "In a solo too the player left of the dealer leads."),
                    "x_lead_in_solo=by rule",
                    "!lustsolo_player_leads",
                    "!number_of_duty_soli",
                ),
                says(
                    mark("prose", "In a duty solo the soloist leads, in other soli the player left of the dealer."),
                    "x_lead_in_solo=by rule",
                    "!lustsolo_player_leads",
                    "number_of_duty_soli",
                ),
                says(
                    mark("prose", "In a solo too the player left of the dealer leads."), "x_lead_in_solo=start player"
                ),
                says(mark("prose", "In a solo the soloist leads."), "x_lead_in_solo=soloist"),
                says(
                    mark("prose", "After a voluntary solo the same player deals again."),
                    "lustsolo_player_leads",
                    "x_repeat_deal_after_solo=by rule",
                ),
                says(
                    mark("prose", "After a solo the deal moves on as always."),
                    "x_repeat_deal_after_solo=by rule",
                    "!lustsolo_player_leads",
                    "!number_of_duty_soli",
                ),
                says(
                    mark("prose", "After a duty solo the same player deals again, after other soli the deal moves on."),
                    "x_repeat_deal_after_solo=by rule",
                    "!lustsolo_player_leads",
                    "number_of_duty_soli",
                ),
                says(mark("prose", "After a solo the deal moves on as always."), "x_repeat_deal_after_solo=never"),
                says(
                    mark("prose", "After a duty solo the same player deals again, after other soli the deal moves on."),
                    "x_repeat_deal_after_solo=duty only",
                ),
                says(mark("prose", "After every solo the same player deals again."), "x_repeat_deal_after_solo=always"),
            )
        ),
        Paragraph(
            (
                says(
                    mark("prose", "Everybody owes %n duty solo(s) in the party."),
                    "number_of_duty_soli",
                    number="number_of_duty_soli",
                ),
                says(
                    mark("prose", "%n of them must be suit soli."),
                    "number_of_duty_color_soli",
                    number="number_of_duty_color_soli",
                ),
                says(
                    mark("prose", "%n of them must be soli with kings, queens or jacks as trumps."),
                    "number_of_duty_picture_soli",
                    number="number_of_duty_picture_soli",
                ),
                says(
                    mark("prose", "Whoever still owes one at the end of the party is made to play it."),
                    "number_of_duty_soli",
                ),
                says(
                    mark("prose", "Whoever is made to may first ask whether somebody else wants to play a solo."),
                    "offer_duty_solo",
                ),
                says(
                    mark("prose", "A voluntary solo is only allowed after the own duty soli."),
                    "x_lust_solo_needs_duty_done",
                ),
            )
        ),
    ),
)

"""How long a party lasts, and the soli that everybody owes."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("tournament")
ANY_SOLO = "|".join(
    (
        "solo_color",
        "solo_koehler",
        "solo_meatless",
        "solo_jack",
        "solo_queen",
        "solo_king",
        "solo_queen_jack",
        "solo_king_jack",
        "solo_king_queen",
        "x_solo_pure_color",
        "x_solo_fewest_tricks",
    )
)
ENDLESS = 4_294_967_294


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Tournament:
    """The rules of the group "Tournament"."""

    with_nines: bool = rule(
        True,
        mark("rules", "Play with nines"),
        mark("rules", "48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points."),
        example=mark(
            "rules", "Anna is dealt 12 cards, and ♦9 is the lowest trump; without nines it would be 10 cards and ♦K."
        ),
    )
    number_of_rounds_limited: bool = rule(
        True,
        mark("rules", "Number of rounds is limited"),
        mark("rules", "The party ends after the set number of rounds; open duty soli are played after them."),
        example=mark(
            "rules", "With 5 rounds a table of four plays 20 games, and one more for each deal that is repeated."
        ),
    )
    number_of_rounds: int = rule(
        20,
        mark("rules", "Number of rounds"),
        mark("rules", "In a round everybody deals once; games whose deal is repeated come on top."),
        "number_of_rounds_limited",
        span=(1, ENDLESS),
        example=mark("rules", "With 20, each of the four players deals 20 times, which makes 80 games."),
    )
    points_limited: bool = rule(
        False,
        mark("rules", "Points are limited"),
        mark("rules", "The party ends when a pot of points is used up; each game takes out what is written for it."),
        "counting=plus|counting=minus",
        example=mark(
            "rules",
            "The pot holds 40 points. Anna and Bernd win a game and write 3 each with plus counting, so 34 are left.",
        ),
    )
    points: int = rule(
        40,
        mark("rules", "Points in the pot"),
        mark("rules", "How many points can be written in the party altogether."),
        "points_limited",
        span=(1, ENDLESS),
        example=mark(
            "rules",
            "With 40 and plus counting, a normal game worth 4 takes out 8, for two players write it; 32 are left.",
        ),
    )
    number_of_duty_soli: int = rule(
        0,
        mark("rules", "Duty soli of each player"),
        mark("rules", "Soli that everybody must play in the party; who has not done so by the end is made to."),
        "solo",
        ANY_SOLO,
        "!x_duel",
        "number_of_rounds_limited|points_limited",
        span=(0, 100),
        example=mark(
            "rules",
            "With 1, Clara must play one solo; if she has not done so when the rounds are over, she must play it then.",
        ),
    )
    number_of_duty_color_soli: int = rule(
        0,
        mark("rules", "… of them suit soli"),
        mark("rules", "So many of the duty soli must be suit soli."),
        "number_of_duty_soli",
        "solo_color",
        span=(0, 100),
        example=mark(
            "rules", "With 2 duty soli and 1 here, Dieter has played a queen solo; his other one must be a suit solo."
        ),
    )
    number_of_duty_picture_soli: int = rule(
        0,
        mark("rules", "… of them picture soli"),
        mark("rules", "So many of the duty soli must be soli with kings, queens or jacks as trumps."),
        "number_of_duty_soli",
        "solo_jack|solo_queen|solo_king|solo_queen_jack|solo_king_jack|solo_king_queen|solo_koehler",
        span=(0, 100),
        example=mark(
            "rules",
            "With 2 duty soli and 1 here, Anna has played a club solo; her other one must be a picture solo, such as "
            "a jack solo.",
        ),
    )
    offer_duty_solo: bool = rule(
        True,
        mark("rules", "A forced duty solo may be offered"),
        mark("rules", "Who is made to play a duty solo may first ask whether somebody else wants to play a solo."),
        "number_of_duty_soli",
        example=mark(
            "rules",
            "Clara is made to play and offers her solo. Bernd plays a jack solo instead; Clara still owes hers and "
            "is next again.",
        ),
    )
    x_players_at_table: int = rule(
        4,
        mark("rules", "Players at the table"),
        mark("rules", "With five players the dealer sits out and writes nothing; a round has five games."),
        span=(4, 5),
        example=mark(
            "rules",
            "With 5, Dieter deals to the four others and gets no cards himself; the player to his left deals the "
            "next game.",
        ),
    )
    x_number_of_games: int = rule(
        0,
        mark("rules", "Number of games"),
        mark("rules", "The party ends after so many games; 0 means no such limit."),
        span=(0, 10_000),
        example=mark("rules", "With 4, the party is over after four games; hands that were thrown in are not counted."),
    )
    x_deal_packets: tuple[int, ...] = rule(
        (),
        mark("rules", "Cards are dealt in packets"),
        mark(
            "rules",
            "How many cards each player gets at a time, such as 3 4 3; one by one if that does not make up a hand.",
        ),
        span=(1, 12),
        example=mark(
            "rules", "With 3 3 3 3, Anna gets three cards, then Bernd, Clara and Dieter, and so on four times around."
        ),
    )
    x_duel: bool = rule(
        False,
        mark("rules", "Duel"),
        mark("rules", "Two people across from each other play against one another, each with a computer as partner."),
        example=mark(
            "rules",
            "Anna and Clara sit across from each other and are opponents; Bernd and Dieter are the computers and "
            "announce nothing.",
        ),
    )

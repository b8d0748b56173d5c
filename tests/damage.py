"""Good files of every kind that is read, and what can be wrong with each, with what is told of it in English."""

from collections.abc import Mapping

from freedoko_qt.engine.event import Said
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import Head, Record, dumps
from freedoko_qt.engine.rules import SELECTORS
from tests.notation import rules_of

HEAD = Head(rules_of("ddv"), "ddv", ("Anna", "Ben", "Cleo", "Dora"), ("human", "thumb", "thumb", "random"), 5, 2)


def record() -> str:
    """One game in which everybody was healthy."""
    game = Party(HEAD.rules, HEAD.names, 1).next_game()
    for seat in range(4):
        game.play(Said(seat, True))
    return dumps(Record(HEAD, (game,)))


LIST = """format: 1
list: {names: [A, B, C, D], first start: 1, rules: {base: ddv, title: ddv, changes: {}}}
lines:
- {game: normal, re: [0, 2], points: 130, calls: [0 no 90], re gets: {fox caught: 1}}
- {scores: [3, -3, 3, -3]}
"""
GOOD: Mapping[str, str] = {
    "record": record(),
    "report": record().replace("format: 2\n", "format: 2\nreport: {at: 3}\n"),
    "list": LIST,
    "rules": "format: 1\nbase: ddv\nrules:\n  bock: yes\n",
    "freedoko": "bock = yes\nnumber of rounds = 3\n",
    "preferences": "format: 1\nspeed: 3\nshow_legal: yes\n",
}


SECOND = GOOD["record"].partition("games:\n")[2]

NO_WAY = ": no\n  ".join(SELECTORS)

DAMAGES = [
    ("record", "2 healthy", "2 hearty", "'2 hearty': 'hearty' is no card, announcement or reservation"),
    ("record", "2 healthy", "x healthy", "'x healthy': a line begins with a seat, 0 to 3"),
    ("record", "2 healthy", "2 CA", "'2 CA': no card may be played during the question for health"),
    ("record", "2 healthy", "2 pass", "'2 pass': this is no answer to the question for health"),
    ("record", "2 healthy", "0 healthy", "'0 healthy': it is the turn of seat 2"),
    ("record", "2 healthy", "2 no 90", "'2 no 90': this announcement may not be made now"),
    ("record", "3 healthy", "3 healthy\n  - 0 CA\n  - 1 CT", "'1 CT': the card is not in the hand"),
    ("record", "3 healthy", "3 healthy\n  - 0 CA\n  - 1 SA", "'1 SA': the card does not follow suit"),
    ("record", "2 healthy", "2", "games.1.events.3 is 2, not a text"),
    ("record", "CQ", "S8", "'S8' is no card; cards are written like CQ, HT or D9"),
    ("record", "CQ DK", "CQ CQ", "CQ was dealt 3 times"),
    ("record", "CQ DK", "CQ", "seat 0 has 11 cards instead of 12"),
    ("record", "start: 0", "start: 4", "4 is not within 0 and 3"),
    ("record", "base: ddv", "base: nowhere", "there is no rule set 'nowhere'; there are ddv,"),
    ("record", "base: ddv", "base: ddv, dolle: 1", "'dolle' does not belong here"),
    ("record", "base: ddv", "base: ddv, changes: {dolle: 1}", "there is no rule 'dolle'"),
    ("record", "rules: {base: ddv}", "rules: 5", "rules is 5, so there can be no rules.base"),
    ("record", "- {name: Dora, player: random}\n", "", "there are not 4 players, as the rules say"),
    ("record", "player: random", "player: wizard", "there are no players of the kind wizard"),
    ("record", "thumb}", "thumb, trust: -3}", "trust: -3 is not within -2 and 2"),
    ("record", "thumb}", "thumb, trust: x}", "players.2.trust is 'x', not a whole number"),
    ("record", "forced: false", "forced: 1", "games.1.deal.forced is 1, not yes or no"),
    ("record", "games:\n", "games: 5\nrest:\n", "games is 5, not a list"),
    ("record", "base: ddv", "base: ddv, changes: 5", "rules.changes is 5, not a group of entries"),
    ("record", "seed: 5\n", "", "seed is missing"),
    ("record", "format: 2", "format: 9", "format 9 is not known; a newer version of the program wrote it"),
    ("record", "format: 2", "format: 0", "format 0 is not known; the first one is 1"),
    ("record", "format: 2", "format: 2\ndate: soon", "'soon' is no date like 2026-05-31T20:15"),
    ("record", "forced:", "places: [0, 1, 1, 2], forced:", "nobody can sit like (0, 1, 1, 2)"),
    ("record", "games:", "games:\n- &x", "a name for a place of the file (&) is not read"),
    ("record", "games:", "games:\n- !x", "a tag (!) is not read"),
    ("record", "games:", "games: *x", "a reference to another place of the file is not read"),
    ("record", "seed: 5", "seed: 5\nseed: 5", "'seed' stands there twice"),
    ("record", "seed: 5", "seed: \x01", "there is a character that no text holds, number 1"),
    ("record", "seed: 5", "? [5]\n: 5", "the name of an entry is a list or a group"),
    ("record", "seed: 5", f"seed: {'[' * 30}", "more than 20 groups or lists within each other are too many"),
    ("record", "seed: 5", f"seed: {'x' * 100_001}", "a value of 100001 letters is too long"),
    ("record", "seed: 5", "seed: 5\n---\n", "a second document begins"),
    ("record", "3 healthy\n", f"3 healthy\n{SECOND}", "a game begins here, but the one before is not over"),
    ("record", GOOD["record"], "letter\n", "the file is empty or not one of ours"),
    ("report", "at: 3", "at: 7", "7 is not within 0 and 4, the events of the last game"),
    ("list", "[A, B, C, D]", "[A, A, C, D]", "everybody needs a name of their own"),
    ("list", "[A, B, C, D]", "[A, B, C]", "there are not 4 players, as the rules say"),
    ("list", "[0, 2]", "[0, 7]", "7 is no player; there are 0 to 3"),
    ("list", "game: normal", "game: odd", "'odd' is none of "),
    ("list", "0 no 90", "0 no 7", "'0 no 7' is no announcement, such as '0 no 90'"),
    ("list", "{fox caught: 1}", "{fix: 1}", "'fix' is none of "),
    ("list", "lines:", "lines:\n" + "- 5\n" * 10_001, "more than 10000 lines are too many"),
    ("rules", "bock: yes", "bock: perhaps", "bock: 'perhaps' is not yes or no"),
    ("rules", "bock: yes", "number_of_rounds: many", "number_of_rounds: 'many' is not a number"),
    ("rules", "bock: yes", "number_of_rounds: -1", "number_of_rounds: -1 is not within "),
    ("rules", "bock: yes", "counting: up", "counting: 'up' is none of plus, minus, plus-minus"),
    ("rules", "base: ddv", "bases: ddv", "'bases' does not belong in a rule file"),
    ("rules", "bock: yes", "announcement_no_120: 1", "the numbers of announcement_no_120, "),
    ("rules", "bock: yes", f"{NO_WAY}: no", "at least one of marriage_first_foreign, "),
    ("freedoko", "yes", "maybe", "'maybe' is neither yes nor no"),
    ("freedoko", "= 3", "= many", "number of rounds: 'many' is not a number"),
    ("freedoko", "yes", "yes\nshoe size = 43", "line 2: 'shoe size' is not known and was left out"),
    ("preferences", "speed: 3", "speed: fast", "speed: 'fast' is not a number"),
    ("preferences", "speed: 3", "speed: 11", "speed: 11 is not within 0 and 10"),
    ("preferences", "speed: 3", "scheme: pink", "scheme: 'pink' is none of system, light, dark, contrast"),
    ("preferences", "speed: 3", "sound: on", "there is no preference 'sound'"),
    ("preferences", "yes", "7", "show_legal: 7 is not yes or no"),
]
"""The kind of file, what stands in a good one, what takes its place, and what is told then."""

"""The differences from FreeDoko that are wanted, one sentence for each, and how narrowly each one is recognised.

Numbers in brackets are those of the list of FreeDoko's errors in the rules, section 9.1.
"""

from freedoko_qt.engine import team
from freedoko_qt.engine.bock import HIGHEST
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Announced, Call, Seat
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tally import groom
from tests.conformance.recording import TYPES, Recording

LOST_REPLY = "a late Re or Kontra needs an announcement of the opponents; FreeDoko takes some without one (9.1 no. 8)"
VOID_REMEMBERED = (
    "that a known re player has no trump tells the last side also later; FreeDoko draws it at that card only"
)
SPOKEN_BEFORE_DUTY = "a rich first trick forces its winner at once; in FreeDoko others may speak before (5.1)"
THROWING = "whether a hand is thrown before a solo goes by normal trumps; FreeDoko tests the opposite (9.1 no. 3)"
FOX_UNDER_HYPERSWINES = (
    "a fox may be the highest trump of a hand that could have hyperswines; FreeDoko finds those above"
)
STRICT_WORD = "a reply to no 120 needs strict limits; FreeDoko takes it without them if it is asked for by name"
UNKNOWN_SOLO = "FreeDoko's players ask for soli that the rules do not know; nobody hears them (4.3)"
SHOWN = "of several thrown hands the first in order is shown; FreeDoko goes on looking from the last one found (4.3)"
END_WHILE_LYING = "the end of announcing does not come earlier while a full trick lies there (9.1 no. 10)"
TAKEN_AWAY = (
    "a full trick lies until the next is led; FreeDoko takes it away before, which makes a late Re a reply (5.2)"
)
GENSCHER_MUTE = "a Genscher in an undecided marriage ends the wait for announcements; FreeDoko blocks them (9.1 no. 14)"
SOLO_FACTOR = "the factor of a solo is told where the soloist writes three times; FreeDoko tells it whenever re wins"
NOBODY_WINS = "a solo that nobody wins is written three times by its value; FreeDoko writes a wrong sign (9.1 no. 2)"
HYPERSWINES = (
    "after an exchange hyperswines stand while their own cards are in one hand; FreeDoko asks for aces (9.1 no. 4)"
)
NO_ROUND = "the round of duty soli has no number"
BOCK_IN_DUTY = "a game uses up its bock game in the round of duty soli too; in FreeDoko it does not (9.1 no. 9)"
BOCK_CUT = "of the bock games only as many wait as games are left; FreeDoko counts one round too many (6.8)"
BOCK_CEILING = "no bock game counts more than 16 times; FreeDoko has no ceiling (9.1 no. 9)"

RISES = {"S", "H"}
Sides = tuple[Team | None, ...]
Words = tuple[frozenset[str], ...]


def of_announcements(state: State, ours: Words, theirs: Words) -> str:
    """Why others may announce something else."""
    table = state.table
    differing = [(own - RISES, its - RISES) for own, its in zip(ours, theirs, strict=True) if own != its]
    if not table.calls and all(not own and its == {"reply"} for own, its in differing):
        return LOST_REPLY
    if is_genscher_of_undecided_marriage(table) and all(own and not its for own, its in differing):
        return GENSCHER_MUTE
    is_last = table.hand_size - len(table.tricks) == table.rules.last_announcement
    if is_last and lies_full(table) and all(own and not its for own, its in differing):
        return END_WHILE_LYING
    return ""


def lies_full(table: Table) -> bool:
    """Whether a full trick lies on the table as far as the rules for announcements care."""
    return table.rules.announcement_till_full_trick and not table.trick.cards


def is_genscher_of_undecided_marriage(table: Table) -> bool:
    """Whether a new partner was named while a marriage was still looking for one."""
    return table.contract is Contract.GENSCHER and groom(table) is not None and not table.decided


def of_sides(state: State, ours: Sides, theirs: Sides) -> str:
    """Why everybody can know more sides."""
    if None not in theirs or theirs.count(None) > 1 or theirs.count(Team.CONTRA) < 2 or Team.RE not in theirs:
        return ""
    at = theirs.index(None)
    is_told = ours[at] is Team.RE and ours[:at] == theirs[:at] and ours[at + 1 :] == theirs[at + 1 :]
    return VOID_REMEMBERED if is_told and team.shown_no_trump(state.table, theirs.index(Team.RE)) else ""


def of_refusal(table: Table, action: object) -> str:
    """Why an announcement is refused."""
    if not isinstance(action, Announced) or not action.call.is_reply:
        return ""
    if action.call is not Call.REPLY:
        return "" if table.rules.announcement_strict_limit else STRICT_WORD
    return TAKEN_AWAY if table.calls and lies_full(table) else LOST_REPLY if not table.calls else ""


def of_thrown(game: Recording) -> str:
    """Why another thrown hand is shown."""
    chosen = [said["type"] for said in game.data["res"]]
    is_thrown = TYPES[game.data["type_start"]].is_thrown and chosen.count(game.data["type_start"]) > 1
    return SHOWN if is_thrown and len(set(chosen) - {"normal"}) > 1 else ""


def of_throwing(game: Recording) -> str:
    """Why FreeDoko plays or deals again what is a solo by the rules."""
    data, options = game.data, game.options
    chosen = [said["type"] for said in data["res"]]
    is_solo = any(name.startswith("solo") for name in chosen)
    has_poverty = data["type_start"] == "poverty" and options["throw with one trump"]
    is_kept = data["type_start"].startswith("solo") and {"fox highest trump", "poverty"} & set(chosen)
    return THROWING if options["throwing before solo"] and is_solo and (has_poverty or is_kept) else ""


def of_items(ours: list[str], theirs: list[str]) -> str:
    """Why other items are told."""
    played = [sorted(item for item in items if not item.startswith("solo of")) for items in (ours, theirs)]
    return SOLO_FACTOR if played[0] == played[1] else ""


def of_scores(game: Recording, found: Result) -> str:
    """Why something else is written."""
    options = game.options
    is_wrong = options["counting"] == "plus-minus" or options["solo always counts triple"]
    return NOBODY_WINS if is_wrong and found.is_solo and found.winner is None else ""


def of_hyperswines(table: Table, theirs: Seat | None) -> str:
    """Why hyperswines stand or fall with the exchange of a poverty."""
    owner = theirs if table.hyperswines is None else table.hyperswines
    is_of_re = owner is not None and table.known[owner] is Team.RE
    return HYPERSWINES if table.contract is Contract.POVERTY and is_of_re else ""


def of_reservations(game: Recording, ours: list[list[str]], theirs: list[list[str]]) -> str:
    """Why other hands may be thrown in."""
    fox, joint = Contract.FOX_HIGHEST_TRUMP.value, game.options["swines and hyperswines joint"]
    rank = "9" if game.options["with nines"] else "K"
    could = [code.count("DA") == 2 == code.count("D" + rank) for code in map(pairs, game.data["hands"])]
    rest = [[name for name in own if not (can and name == fox)] for own, can in zip(ours, could, strict=True)]
    return FOX_UNDER_HYPERSWINES if joint and rest == theirs else ""


def pairs(code: str) -> list[str]:
    """The cards in a code, each by itself."""
    return [code[at : at + 2] for at in range(0, len(code), 2)]


def of_bock(game: Recording, before: Party, party: Party) -> str:
    """Why other bock games wait: FreeDoko's queue must be just the one that its errors make of the game."""
    data, rules = game.data, party.played_by
    is_used_up = not data["duty_round"] and not party.entries[-1].is_repeated
    queue = before.queue[1:] if is_used_up else before.queue
    if party.entries[-1].triggers:
        queue = with_round(queue, rules)
    if queue[: games_left(before, party)] != tuple(data["bock_after"]):
        return ""
    if data["duty_round"]:
        return BOCK_IN_DUTY
    if party.queue == queue[: len(party.queue)]:
        return BOCK_CUT
    return BOCK_CEILING if max(queue) > HIGHEST else ""


def with_round(queue: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """The queue with a bock round in FreeDoko: without a highest factor."""
    if rules.append_bock:
        return (*queue, *(rules.bock_multiplier,) * 4)
    filled = (*queue, *(1,) * (4 - len(queue)))
    return (*(factor * rules.bock_multiplier % 2**32 for factor in filled[:4]), *filled[4:])


def games_left(before: Party, party: Party) -> int | None:
    """How many games are still to come by FreeDoko's own count."""
    rules = party.played_by
    if not rules.number_of_rounds_limited:
        return None
    played = (len(party.entries) + 4 - party.first_start) % 4
    counted = 0 if before.is_in_duty_round else 4 * (rules.number_of_rounds - party.rounds) + 4 - played
    return counted + any(party.owed)

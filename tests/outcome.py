"""Results in short text: what decides a game, and the items that come of it."""

import re

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.points import Item, Kind, Tally
from freedoko_qt.engine.special import Feat, Special
from freedoko_qt.engine.table import highest

CALLS = "|".join(sorted(Call, key=len, reverse=True))
"""Matches any announcement."""


def tally(text: str) -> Tally:
    """What decides a game, as in ``normal 121:119 re: no 90 contra: no 120 tricks 12:0 contra+fox bock 2``.

    Seats 0 and 1 are re, in a solo seat 0 alone. Each side has six tricks unless the text says otherwise. Where it is
    knocked, a side is named once for each player who has; `early re` tells who spoke before the first card.
    """
    found = re.fullmatch(r"(?P<contract>[a-z -]+?) (\d+):(\d+)(?P<rest>.*)", text)
    assert found, f"{text!r} is no tally"
    contract, rest = Contract(found["contract"]), found["rest"]
    spoken = [(Team(team), Call(call)) for team, call in re.findall(rf"(re|contra): ({CALLS})", rest)]
    tricks = re.search(r"tricks (\d+):(\d+)", rest)
    bock = re.search(r"bock (\d+)", rest)
    solo = contract.is_solo
    return Tally(
        contract,
        (Team.RE, Team.CONTRA if solo else Team.RE, Team.CONTRA, Team.CONTRA),
        (int(found[2]), int(found[3])),
        (int(tricks[1]), int(tricks[2])) if tricks else (6, 6),
        tuple(highest(call for side, call in spoken if side is team) for team in Team),
        tuple(Special(FEATS[feat], Team(team), 0, 0) for team, feat in re.findall(r"(re|contra)\+(\w+)", rest)),
        tuple(spoken) if "knocked" in rest else (),
        int(bock[1]) if bock else 1,
        tuple(Team(team) for team in re.findall(r"early (re|contra)", rest)),
        0 if "bridegroom" in rest else None,
    )


def told(item: Item) -> str:
    """An item of the result in short: won, queens, re, contra, under 90, said 90, got 120, solo, fox …"""
    level = str(item.call).removeprefix("no ") if item.call else ""
    match item.kind:
        case Kind.SPECIAL:
            assert item.special
            return f"{item.team}+{next(word for word, feat in FEATS.items() if feat is item.special.feat)}"
        case Kind.REACHED:
            return f"{item.team} got {int(level) + 30}"
        case Kind.BELOW:
            return f"{item.team.other} under {level}" if level != "0" else f"{item.team.other} black"
        case Kind.SAID:
            return f"{item.by} said {level}"
        case kind:
            return SHORT[kind]


FEATS = {"fox": Feat.FOX_CAUGHT, "charlie": Feat.CHARLIE, "doppelkopf": Feat.DOPPELKOPF}
SHORT = {
    Kind.WON: "won",
    Kind.AGAINST_QUEENS: "queens",
    Kind.SAID_RE: "re",
    Kind.SAID_CONTRA: "contra",
    Kind.SOLO: "solo",
    Kind.REPLY: "reply",
    Kind.EARLY: "early",
    Kind.SOLO_KIND: "kind",
}

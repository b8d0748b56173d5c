"""What may be announced at a moment of a test game, and what has been said."""

import re

from freedoko_qt.engine.announce import may_announce
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Announced, Call, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask, Made, Table
from freedoko_qt.engine.team import together
from tests.notation import CALLS, rules_of, trick

ALL = ["no 120", "no 90", "no 60", "no 30", "no 0"]
RE_PLAYER, CONTRA_PLAYER = 0, 2  # re is 0 and 1


def may(
    text: str,
    seat: Seat = RE_PLAYER,
    rules: str = "ddv",
    contract: Contract = Contract.NORMAL,
    decided: int = 0,
) -> list[str]:
    """What a seat may say in a moment such as ``9 cards re: no 90 contra: no 120``, between two tricks."""
    effective = rules_of(rules).effective()
    size = 12 if effective.with_nines else 10
    cards = re.match(r"(\d+) cards", text)
    assert cards
    speaker = {"re": 1, "contra": 3}
    teams = together(0, 1)
    calls = tuple(Made(speaker[team], Call(call), 0) for team, call in re.findall(rf"(re|contra): ({CALLS})", text))
    known = tuple(team if any(made.seat == at for made in calls) else None for at, team in enumerate(teams))
    table = Table(
        effective,
        0,
        ask=Ask.CARD,
        contract=contract,
        decided=decided,
        tricks=(trick("0: C9 C9 C9 C9"),) * (size - int(cards[1])),
        calls=calls,
        known=known,
    )
    return [str(action.call) for action in may_announce(table, seat, teams[seat])]


def said(game: Game, seat: Seat) -> list[str]:
    """What a seat may say now."""
    return [str(action.call) for action in legal(game.state, seat) if isinstance(action, Announced)]

"""Games that were really played, entered as at a real table."""

from collections import Counter

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, SEATS
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import is_heart_trick
from freedoko_qt.engine.tally import groom, tally


def slip_of(entry: Entry) -> Slip:
    """What people would note of a game."""
    state, places, contract = entry.game.state, entry.game.places, entry.contract
    table, teams = state.table, entry.result.teams
    re = [places[seat] for seat in SEATS if teams[seat] is Team.RE]
    if entry.soloist in re:
        re.sort(key=lambda place: place != entry.soloist)
    first = {seat: [made for made in table.calls if made.seat == seat] for seat in SEATS}
    said = {seat: call for seat in SEATS if (call := table.voice_of(seat))}
    gained = Counter((special.feat, special.team) for special in tally(state).specials)
    bridegroom = groom(table)
    without = [team for team, tricks in zip(Team, entry.result.tricks, strict=True) if not tricks]
    return Slip(
        contract,
        tuple(re),
        entry.result.points[0],
        tuple(
            Spoken(places[seat], call, any(made.played == 0 and made.call in LEVELS for made in first[seat]))
            for seat, call in said.items()
        ),
        tuple(Gained(feat, team, count) for (feat, team), count in gained.items()),
        without[0] if without and not contract.is_for_few else None,
        contract is Contract.SOLO_FEWEST_TRICKS and entry.result.winner is Team.RE,
        any(is_heart_trick(table, trick) for trick in table.tricks),
        None if bridegroom is None or contract.is_marriage else places[bridegroom],
    )

"""Play money: what a game costs whom. Pure bookkeeping, in hundredths. Source: rules 11."""

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import Rules


def amounts(result: Result, rules: Rules) -> tuple[int, ...]:
    """What each seat of a game wins or loses; the commission is kept by the house, so the sum may be below zero."""
    gained = result.winner or Team.RE
    sides = [team is gained for team in result.teams]
    winners = sides.count(True)
    if not result.value or not rules.x_stake or rules.x_fixed_stake:
        return (0,) * len(sides)
    # Who stands alone pays each of the others; of two against two everybody pays once.
    loss = rules.x_stake * result.value * (winners if result.is_solo else 1)
    paid = max(-rules.x_limit, min(rules.x_limit, loss)) if rules.x_limit else loss
    losses = [0 if is_winner else paid for is_winner in sides]
    # The limit cuts the commission in the same proportion as what is paid.
    fee = rules.x_commission * rules.x_stake * abs(result.value) * 4 * paid // (100 * loss)
    share = (sum(losses) - fee) // winners
    return tuple(share if is_winner else -loss for is_winner, loss in zip(sides, losses, strict=True))


def final_stakes(totals: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Where the stake is played for as a whole: the best take the stakes of the others, and share them if equal."""
    best = max(totals)
    winners = totals.count(best)
    pot = rules.x_stake * (len(totals) - winners)
    return tuple(pot // winners if own == best else -rules.x_stake for own in totals)

"""What a computer player would do in the viewer's place, in a sentence, and what else there is, with its worth."""

from PySide6.QtCore import QLocale

from freedoko_qt.app.picture import HintPicture, HintRow
from freedoko_qt.app.sheet import MINUS
from freedoko_qt.app.trade import card_names
from freedoko_qt.app.words import (
    call_name,
    card_name,
    contract_name,
    fill,
    reason_text,
    selector_name,
    translate,
)
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import (
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    SwinesAnnounced,
)
from freedoko_qt.players.base import Choice, Ranked

WIDE = 1.0  # points of the game; where less lies between best and worst, the bars differ less too


def hint(choice: Choice, team: Team | None, names: tuple[str, ...]) -> HintPicture:
    """The proposal with its reason and the ranking that it comes from; the team is the viewer's."""
    if len(choice.ranking) < 2:
        return HintPicture(advice(choice, team, names))
    top = choice.ranking[0].points
    width = max(WIDE, *(top - other.points for other in choice.ranking))
    is_call = any(isinstance(ranked.action, Announced) for ranked in choice.ranking)
    rows = []
    for ranked in choice.ranking:
        text = title(ranked, team, is_call, names)
        less = top - ranked.points
        is_best = ranked is choice.ranking[0]
        rows.append(
            HintRow(
                ranked.action,
                text,
                signed(ranked.points),
                "" if is_best else fill(translate("advice", "%1 ± %2 less"), decimal(less), decimal(ranked.error)),
                1 - less / width,
                spoken(text, ranked, less, is_best),
            )
        )
    return HintPicture(advice(choice, team, names), tuple(rows))


def title(ranked: Ranked, team: Team | None, is_call: bool, names: tuple[str, ...]) -> str:
    """An action of a ranking; beside an announcement a card stands for saying nothing."""
    match ranked.plan or ranked.action:
        case Reserved(_, Contract.MARRIAGE, selector):
            return selector_name(selector)
        case Reserved(_, contract):
            return contract_name(contract)
        case Announced(_, call):
            return fill(translate("advice", "Announce %1"), call_name(call, team))
        case Played(_, card) if is_call:
            return fill(translate("advice", "Only play: %1"), card_name(card))
        case Played(_, card):
            return card_name(card)
        case PovertyPassed(_, cards) | PovertyReturned(_, cards):
            return card_names(cards)
        case PovertyTaken():
            return translate("advice", "Take the cards")
        case SwinesAnnounced():
            return translate("advice", "Announce swines")
        case HyperswinesAnnounced():
            return translate("advice", "Announce hyperswines")
        case GenscherChosen(_, partner):
            return fill(translate("advice", "Genscher with %1"), names[partner])
        case Passed():
            return translate("advice", "Say no")
        case action:
            raise AssertionError(f"{action} is not ranked")


def spoken(text: str, ranked: Ranked, less: float, is_best: bool) -> str:
    """A row of the ranking as one sentence."""
    if is_best:
        return fill(translate("advice", "%1: %2 points on average, the best."), text, signed(ranked.points))
    told = translate("advice", "%1: %2 points on average, %3 less than the best, give or take %4.")
    return fill(told, text, signed(ranked.points), decimal(less), decimal(ranked.error))


def signed(points: float) -> str:
    """ "+1.2": points of the game with their sign."""
    tenths = round(10 * points)
    return f"{MINUS if tenths < 0 else '+' if tenths else ''}{decimal(abs(points))}"


def decimal(points: float) -> str:
    """ "1.2": points of the game as the user's language writes them."""
    return QLocale().toString(float(points), "f", 1)


def advice(choice: Choice, team: Team | None, names: tuple[str, ...]) -> str:
    """The action and the reason for it; the team is the viewer's."""
    return " ".join((act(choice.action, team, names), reason_text(choice.reason, names)))


def act(action: Action, team: Team | None, names: tuple[str, ...]) -> str:
    """An action as a proposal."""
    match action:
        case Played(_, card):
            return fill(translate("advice", "Hint: play the %1."), card_name(card))
        case Announced(_, call):
            return fill(translate("advice", "Hint: announce %1."), call_name(call, team))
        case Said(_, True):
            return translate("advice", "Hint: say that you are healthy.")
        case Said(_, _, True):
            return translate("advice", "Hint: say that you have a big reservation.")
        case Said(_, _, False):
            return translate("advice", "Hint: say that you have a small reservation.")
        case Said():
            return translate("advice", "Hint: say that you have a reservation.")
        case Reserved(_, contract, offered=True):
            text = translate("advice", "Hint: offer the game to the others first, else play: %1.")
            return fill(text, contract_name(contract))
        case PovertyPassed(_, cards):
            return fill(translate("advice", "Hint: offer these cards: %1."), card_names(cards))
        case PovertyReturned(_, cards):
            return fill(translate("advice", "Hint: give back these cards: %1."), card_names(cards))
        case PovertyTaken():
            return translate("advice", "Hint: take the cards.")
        case SwinesAnnounced():
            return translate("advice", "Hint: announce swines.")
        case HyperswinesAnnounced():
            return translate("advice", "Hint: announce hyperswines.")
        case GenscherChosen(_, partner):
            return fill(translate("advice", "Hint: play Genscher with %1."), names[partner])
        case Passed():
            return translate("advice", "Hint: say no.")
        case Reserved(_, Contract.MARRIAGE, selector):
            return fill(translate("advice", "Hint: choose this game: %1."), selector_name(selector))
        case Reserved(_, contract):
            return fill(translate("advice", "Hint: choose this game: %1."), contract_name(contract))

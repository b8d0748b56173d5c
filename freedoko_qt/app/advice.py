"""What a computer player would do in the viewer's place, in a sentence."""

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
from freedoko_qt.players.base import Choice


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

"""A table that speaks the bot protocol as FreeDoko does: it asks, checks that the answers are legal, and plays on."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from subprocess import PIPE
from threading import Timer
from typing import Any, Self

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    Call,
    Dealt,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.freedoko import KEYS
from freedoko_qt.engine.observe import exchanged
from freedoko_qt.engine.points import result
from freedoko_qt.engine.poverty import is_poor, is_redeal
from freedoko_qt.engine.reservation import soli
from freedoko_qt.engine.rules import SPECS, Rules, load, plain
from freedoko_qt.engine.state import State, legal, play, start
from freedoko_qt.engine.swines import may_announce
from freedoko_qt.engine.table import Ask, Trick
from freedoko_qt.players.protocol import CODES, written
from tests import strategies

Line = dict[str, Any]
Asking = Callable[[Line], Mapping[str, Any] | None]
TEAMS: Mapping[Team | None, str] = {Team.RE: "re", Team.CONTRA: "contra", None: "unknown"}
INFORMATION = ("rules", "game_start", "game_end")
GUARD = 120.0  # seconds that no party of a test takes


def some_rules(seed: int) -> Rules:
    """Random rules of those that FreeDoko knows, in effect."""
    random = Random(seed)
    fixed = {name: plain(getattr(Rules(), name)) for name in SPECS if name.startswith("x_")}
    return strategies.random_rules(random, **fixed).effective()


def rules_line(rules: Rules) -> Line:
    """The rules with FreeDoko's names."""
    return {"q": "rules", "rules": {key: plain(getattr(rules, name)) for name, key in KEYS.items()}}


def heard_rules(rules: Rules) -> Rules:
    """What of some rules the protocol can carry."""
    return load({name: getattr(rules, name) for name in KEYS})


# -- questions ------------------------------------------------------------------------------------------------------


def common(state: State, seat: Seat, kind: str, **more: object) -> Line:
    """What stands in every question, and what is added to it."""
    table = state.table
    is_talking = not table.contract_is_found
    line: Line = {
        "q": kind,
        "me": seat,
        "seed": 7,
        "type": table.contract.value,
        "solo": table.soloist,
        "start": table.start,
        "hand": written(state.hands[seat]),
        "team": TEAMS[state.teams[seat]],
        "known": [TEAMS[side] for side in table.known],
        "selector": table.selector.value if table.is_undecided else None,
        "swines": table.swines,
        "hyper": table.hyperswines,
    }
    if table.is_undecided and state.teams[seat] is None:
        line["team"] = "maybe contra"
    if not is_talking:
        line["anns"] = [[[CODES[m.call], m.played // 4] for m in table.calls if m.seat == s] for s in SEATS]
        tricks = (*table.tricks, table.trick)
        line["tricks"] = [[trick.leader, written(trick.cards), told_winner(trick)] for trick in tricks]
    if table.shift is not None and table.shift.partner is not None and not is_talking:
        gave, got = exchanged(state, seat)
        line["poverty"] = {
            "number": table.shift.number,
            "trumps": table.shift.trumps_back,
            "partner": table.shift.partner,
        }
        if gave or got:
            line["poverty"] |= {"gave": written(gave), "got": written(got)}
    return line | more


def told_winner(trick: Trick) -> int:
    """The winner of a full trick."""
    return trick.winner if trick.is_full else -1


def reservation(state: State, seat: Seat) -> Line:
    """The question for a game before the first card."""
    named = [action for action in legal(state, seat) if isinstance(action, Reserved)]
    return common(
        state,
        seat,
        "reservation",
        duty=state.table.ask is Ask.FORCED,
        legal=list(dict.fromkeys(action.contract.value for action in named)),
        selectors=[action.selector.value for action in named if action.contract is Contract.MARRIAGE],
        default="normal",
    )


def exchange(state: State, seat: Seat) -> Line:
    """A question of the exchange in a poverty."""
    table, own = state.table, legal(state, seat)
    if table.ask is Ask.PASS_CARDS:
        first = own[0]
        assert isinstance(first, PovertyPassed)
        return common(state, seat, "poverty_shift", number=len(first.cards))
    assert table.shift is not None
    if table.ask is Ask.TAKE_CARDS:
        trumps = int(table.rules.poverty_shift_only_trump)
        return common(state, seat, "poverty_accept", number=table.shift.number, trumps=trumps)
    return common(state, seat, "poverty_change", number=table.shift.number, got=written(state.passed))


def announcement(state: State, seat: Seat, calls: list[Call]) -> Line:
    """The question for an announcement; a late re or contra may be asked for as such."""
    codes = [CODES[call] for call in calls] + ["120>reply"] * (calls == [Call.REPLY])
    return common(state, seat, "announce", legal=",".join(codes), turn=state.table.turn == seat)


def card(state: State, seat: Seat) -> Line:
    """The question for a card."""
    cards = [action.card for action in legal(state, seat) if isinstance(action, Played)]
    return common(state, seat, "card", legal=written(cards))


# -- the players ----------------------------------------------------------------------------------------------------


class Child:
    """Our players in a process of their own. It is ended when a party takes so long that something must hang."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "freedoko_qt.players.serve", *arguments]
        self.process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, bufsize=1)
        self.guard = Timer(GUARD, self.process.kill)

    def __enter__(self) -> Self:
        self.guard.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.guard.cancel()
        self.process.kill()
        self.process.communicate()

    def answer(self, line: Line) -> Mapping[str, Any] | None:
        """The answer to a question; information has none."""
        self.tell(json.dumps(line))
        return None if line["q"] in INFORMATION else self.heard()

    def tell(self, line: str) -> None:
        """Sends a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def heard(self) -> Mapping[str, Any]:
        """The next line that comes."""
        assert self.process.stdout is not None
        found = json.loads(self.process.stdout.readline())
        assert isinstance(found, dict)
        return found

    def ended(self) -> tuple[str, str]:
        """What else it says once there is nothing to hear any more: answers, and complaints."""
        answers, complaints = self.process.communicate()
        assert self.process.returncode == 0
        return answers, complaints


# -- the table ------------------------------------------------------------------------------------------------------


@dataclass
class Host:
    """Plays games with players who are asked by `ask`; `watch` sees each question and the state behind it."""

    ask: Asking
    watch: Callable[[Line, State], None] | None = None
    questions: list[str] = field(default_factory=list)
    wishes: dict[Seat, tuple[bool, bool]] = field(default_factory=dict)  # not to announce swines, hyperswines

    def put(self, state: State, line: Line) -> Mapping[str, Any]:
        """The answer to a question."""
        if self.watch is not None:
            self.watch(line, state)
        self.questions.append(line["q"])
        found = self.ask(line)
        assert found is not None
        assert "error" not in found, (found, line)
        return found

    def play(self, rules: Rules, dealt: Dealt) -> State:
        """A whole game; EventError if an answer is not legal."""
        state, has_begun = start(rules, dealt), False
        self.wishes.clear()
        while not state.table.is_over:
            if state.table.ask is Ask.CARD and not has_begun:
                has_begun = True
                for seat in SEATS:
                    assert self.ask(common(state, seat, "game_start")) is None
            state = self.step(state)
        if not state.table.is_redeal:
            ended = result(state)
            told = {"winner": str(ended.winner), "points": list(ended.scores), "trick_points": list(ended.points)}
            assert self.ask({"q": "game_end", "teams": [TEAMS[team] for team in ended.teams], **told}) is None
        return state

    def step(self, state: State) -> State:
        """The next answer of the one on turn, and before a card what anybody says."""
        seat = state.table.turn
        match state.table.ask:
            case Ask.GAME | Ask.FORCED:
                return play(state, self.reserved(state, seat))
            case Ask.SWINES:
                return play(state, self.wished(state, seat))
            case Ask.PASS_CARDS | Ask.TAKE_CARDS | Ask.RETURN_CARDS:
                return play(state, self.given(state, seat))
            case Ask.CARD:
                return self.card(self.announced(state))
            case other:
                raise AssertionError(f"FreeDoko asks nobody for {other}")

    def reserved(self, state: State, seat: Seat) -> Action:
        """The game that somebody names."""
        found = self.put(state, reservation(state, seat))
        self.wishes[seat] = (found.get("swines") is False, found.get("hyper") is False)
        selector = Selector(found.get("selector", "first foreign"))
        assert ("selector" in found) is (found["type"] == "marriage")
        return Reserved(seat, Contract(found["type"]), selector, bool(found.get("offer")))

    def wished(self, state: State, seat: Seat) -> Action:
        """Swines as they were wished with the reservation."""
        not_swines, not_hyper = self.wishes.get(seat, (False, False))
        for action in legal(state, seat):
            if isinstance(action, HyperswinesAnnounced) and not not_hyper and not not_swines:
                return action
            if isinstance(action, SwinesAnnounced) and not not_swines:
                return action
        return Passed(seat)

    def given(self, state: State, seat: Seat) -> Action:
        """An answer in the exchange of a poverty."""
        found = self.put(state, exchange(state, seat))
        if state.table.ask is Ask.TAKE_CARDS:
            return PovertyTaken(seat) if found["accept"] else Passed(seat)
        kind = PovertyPassed if state.table.ask is Ask.PASS_CARDS else PovertyReturned
        return kind(seat, tuple(Card[found["cards"][at : at + 2]] for at in range(0, len(found["cards"]), 2)))

    def announced(self, state: State) -> State:
        """The state after everybody has been asked for announcements until nobody wants another one."""
        again = True
        while again:
            again = False
            for seat in SEATS:
                calls = [action.call for action in legal(state, seat) if isinstance(action, Announced)]
                if not calls:
                    continue
                line = announcement(state, seat, calls)
                if code := self.put(state, line)["ann"]:
                    assert code in [item.partition(">")[0] for item in line["legal"].split(",")]
                    call = next((call for call in calls if CODES[call] == code), calls[-1])
                    state, again = play(state, Announced(seat, call)), True
        return state

    def card(self, state: State) -> State:
        """The state after a card, before which swines and a new partner may be announced."""
        seat = state.table.turn
        found = self.put(state, card(state, seat))
        chosen = Card[found["card"]]
        for action in self.rises(state, seat, found, chosen):
            state = play(state, action)
        partners = [action for action in legal(state, seat) if isinstance(action, GenscherChosen)]
        if chosen is Card.DK and partners:
            partner = self.put(state, common(state, seat, "genscher"))["partner"]
            state = state if partner is None else play(state, GenscherChosen(seat, partner))
        return play(state, Played(seat, chosen))

    def rises(self, state: State, seat: Seat, found: Mapping[str, Any], chosen: Card) -> Iterator[Action]:
        """Swines and hyperswines that are announced with a card, when asked for or with the first such card."""
        tables = state.table.tables
        wanted = (
            (SwinesAnnounced(seat), found.get("swines", chosen is tables.swine)),
            (HyperswinesAnnounced(seat), found.get("hyper", chosen is tables.hyperswine)),
        )
        allowed = may_announce(state.table, seat, state.hands[seat]) if tables.swine is not None else ()
        hyper = found.get("hyper") and wanted[1][0] in allowed and state.table.swines is None
        for action, is_wanted in wanted:
            if is_wanted and action in allowed and not (hyper and isinstance(action, SwinesAnnounced)):
                yield action


def deals(rules: Rules, seed: int) -> Dealt:
    """A deal for a game by some rules; now and then somebody must play a solo."""
    random = Random(seed)
    first = random.randrange(4)
    owes = bool(rules.effective().number_of_duty_soli and soli(rules.effective()))
    owed = tuple(int(owes and seat == first) for seat in SEATS)
    return Dealt(deal(seed, rules.with_nines), first, owed, forced=owes and random.random() < 0.3)


def poor_deal(rules: Rules, seed: int) -> Dealt:
    """The first deal from a seed on in which somebody has a poverty that is offered to the others."""
    while True:
        dealt = Dealt(deal(seed, rules.with_nines), seed % 4)
        if any(is_poor(rules, hand) and not is_redeal(rules, hand) for hand in dealt.hands):
            return dealt
        seed = following(seed)


# -- single questions -----------------------------------------------------------------------------------------------

CARD: Line = {
    "q": "card",
    "me": 1,
    "seed": 1,
    "type": "normal",
    "solo": None,
    "start": 0,
    "hand": "CQDKDKHTDJC9S9SAHAHKDTCJ",
    "team": "re",
    "known": ["unknown"] * 4,
    "selector": None,
    "swines": None,
    "hyper": None,
    "anns": [[], [], [], []],
    "tricks": [[0, "DA", -1]],
    "legal": "CQDKDTHTDJCJ",
}
RESERVATION: Line = {
    **{name: CARD[name] for name in ("me", "seed", "type", "solo", "start", "hand", "team", "known")},
    "q": "reservation",
    "duty": False,
    "legal": ["normal", "solo jack"],
    "selectors": [],
    "default": "normal",
}
ANNOUNCE = CARD | {"q": "announce", "legal": "120,90,reply>120", "turn": True}


def without(line: Line, name: str) -> Line:
    """A question without one of its fields."""
    return {key: value for key, value in line.items() if key != name}

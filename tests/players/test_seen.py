"""A question of the bot protocol says as much as an observation, in all that the protocol can carry."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Action, Announced, Dealt, GenscherChosen, Played, Reserved
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.reservation import pays
from freedoko_qt.engine.rules import DEFAULT, Rules
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.players.seen import VIEWS, observation
from freedoko_qt.players.serve import said
from tests.players.table import (
    CARD,
    Host,
    Line,
    deals,
    heard_rules,
    poor_deal,
    some_rules,
)

UNTOLD = ("owed", "owed_color", "owed_picture", "forced", "bock", "duty", "said")
"""Fields of a table of which the protocol tells nothing, or only what can be guessed."""


def told(table: Table) -> dict[str, object]:
    """What the protocol carries of a table."""
    values = {one.name: getattr(table, one.name) for one in fields(table) if one.name not in UNTOLD}
    values["tables"] = table.tables.phase
    values["shift"] = replace(table.shift, foxes=0) if table.shift else None
    values["calls"] = sorted((made.seat, made.call, made.played // 4) for made in table.calls)
    return values


def choices(line: Line, seen: Observation) -> set[Action]:
    """The actions of an observation among which a question lets choose."""
    if line["q"] == "card":
        return {action for action in seen.legal if not isinstance(action, Announced)}
    if line["q"] == "announce":
        return {action for action in seen.legal if isinstance(action, Announced | Played)}
    if line["q"] == "genscher":
        return {action for action in seen.legal if isinstance(action, GenscherChosen)}
    return set(seen.legal)


class Watcher:
    """Compares each question with what the asked seat observes."""

    def __init__(self, rules: Rules, remembers: bool) -> None:
        self.rules = rules
        self.remembers = remembers  # the selector of a marriage, from an earlier question
        self.asked: Counter[str] = Counter()

    def compare(self, line: Line, state: State) -> None:
        """Fails where the question does not tell what the seat may know."""
        ours = observe(state, line["me"])
        seen = observation(line, self.rules, ours.table.selector if self.remembers else None)
        self.asked[line["q"]] += 1
        self.asked[line["type"]] += 1
        assert self.told(seen.table, ours.table) == self.told(ours.table, ours.table)
        assert (seen.seat, seen.hand, seen.team) == (ours.seat, ours.hand, ours.team)
        assert (seen.gave, seen.got) == (ours.gave, ours.got)
        assert choices(line, seen) == choices(line, ours)

    def told(self, table: Table, ours: Table) -> Mapping[str, object]:
        """What is compared: once a marriage is decided, another selector may have come to the same end."""
        values = told(table)
        return values if self.remembers or not ours.decided else {**values, "selector": None, "decided": None}


class Wild:
    """Answers anything that a question allows, and announces, marries and plays soli far too often."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.dice = Random(seed)

    def answer(self, line: Line) -> Mapping[str, Any] | None:
        """The answer to a question, or nothing for information."""
        match line["q"]:
            case "game_start" | "game_end":
                return None
            case "announce":
                codes = [item.partition(">")[0] for item in line["legal"].split(",")]
                return {"ann": self.dice.choice(codes) if self.dice.random() < 0.15 else ""}
            case "poverty_accept":
                return {"accept": self.dice.random() < 0.6}
            case "genscher":
                return {"partner": self.dice.choice([None, *({0, 1, 2, 3} - {line["me"]})])}
            case "card":
                legal = [line["legal"][at : at + 2] for at in range(0, len(line["legal"]), 2)]
                return {"card": self.dice.choice(legal)} | self.swines()
        seen = observation(line, self.rules)
        small: list[Action] = [one for one in seen.legal if isinstance(one, Reserved) and not one.contract.is_real_solo]
        legal = small if small and self.dice.random() < 0.8 else list(seen.legal)
        played = [one for one in legal if not (isinstance(one, Reserved) and one.contract.is_thrown)]
        return said(self.dice.choice(played or legal)) | self.swines()

    def swines(self) -> dict[str, object]:
        """Whether swines are announced now, later, or with the first such card."""
        answers: tuple[dict[str, object], ...] = ({}, {"swines": True}, {"hyper": True}, {"swines": False})
        return self.dice.choice(answers)


def play(rules: Rules, dealt: Dealt, seed: int) -> Counter[str]:
    """How often what was asked in a game, all of it compared."""
    watcher = Watcher(rules, remembers=seed % 2 == 0)
    Host(Wild(rules, seed).answer, watcher.compare).play(rules, dealt)
    return watcher.asked


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_questions_under_random_rules_tell_all_they_can(seed: int) -> None:
    rules = heard_rules(some_rules(seed))
    assert play(rules, deals(rules, seed), seed)["reservation"] >= 1


@pytest.mark.parametrize("name", ["standard", "tournament", "beginner", "ddv", "darmstadt"])
@pytest.mark.parametrize("seed", range(4))
def test_questions_under_shipped_rules_tell_all_they_can(name: str, seed: int) -> None:
    rules = heard_rules(preset(name))
    assert play(rules, deals(rules, seed), seed)["reservation"] >= 1


@pytest.mark.parametrize("seed", range(16))
def test_questions_in_a_poverty_tell_all_they_can(seed: int) -> None:
    rules = heard_rules(some_rules(seed)).but(poverty=True, poverty_shift=True, throw_with_one_trump=False)
    dealt = poor_deal(rules.effective(), seed)
    asked = play(rules, dealt, seed)
    assert asked["reservation"] == 4


def test_the_games_show_everything_that_can_be_asked() -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        rules = heard_rules(some_rules(seed)).but(
            poverty=True, poverty_shift=True, throw_with_one_trump=False, genscher=True, solo=False
        )
        asked += play(rules, poor_deal(rules.effective(), seed), seed)
    assert {*VIEWS, "normal", "marriage", "marriage solo", "poverty", "genscher"} <= {*asked}


# -- single questions -----------------------------------------------------------------------------------------------


def asked(**changed: object) -> Line:
    """A plain question for a card, with other values."""
    return CARD | changed


@pytest.mark.parametrize("tricks", [[[0, "DADK", -1]], [[0, "DA", -1]], [[2, "DADQD9DK", 3]]])
@pytest.mark.parametrize("held", ["DKDK", "DK"])
def test_the_king_that_names_a_partner_is_still_to_be_played(tricks: list[object], held: str) -> None:
    line = asked(q="genscher", tricks=tricks, hand=f"CQ{held}HTDJ")
    seen = observation(line, DEFAULT)
    assert seen.hand.count(Card.DK) == 2
    assert seen.table.turn == 1
    assert Played(1, Card.DK) in seen.legal
    assert not seen.table.has_played(Card.DK)


@pytest.mark.parametrize(
    ("legal", "owed", "color", "picture"),
    [
        (["solo jack", "solo club", "solo meatless"], 1, 0, 0),
        (["solo jack", "solo king"], 1, 0, 1),
        (["solo club", "solo heart"], 1, 1, 0),
        (["solo club", "solo king"], 2, 1, 1),
    ],
    ids=["any", "picture", "color", "both"],
)
def test_a_player_who_must_play_a_solo_owes_one_of_those_that_are_legal(
    legal: list[str], owed: int, color: int, picture: int
) -> None:
    rules = DEFAULT.but(number_of_duty_soli=2, offer_duty_solo=True)
    seen = observation(asked(q="reservation", duty=True, legal=legal, selectors=[]), rules)
    table = seen.table
    assert (table.ask, table.owed[1], table.owed_color[1], table.owed_picture[1]) == (Ask.FORCED, owed, color, picture)
    assert all(pays(table, 1, Contract(word)) for word in legal)
    assert any(action.offered for action in seen.legal if isinstance(action, Reserved))

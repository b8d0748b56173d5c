"""Our players at a table elsewhere: whole games in a process, broken lines, players that fail."""

import io
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Announced, Call, GenscherChosen, Passed, Played, Reserved, Seat, SwinesAnnounced
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.table import Ask
from freedoko_qt.players import serve
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.serve import Guests
from tests.players.table import (
    ANNOUNCE,
    CARD,
    RESERVATION,
    Child,
    Host,
    Line,
    deals,
    heard_rules,
    poor_deal,
    rules_line,
    some_rules,
    without,
)

ANY = next(iter(LEVELS))
QUICK = [level for level in LEVELS if level not in ("strong", "master")]
LEGAL_CARDS = {"CQ", "DK", "DT", "HT", "DJ", "CJ"}


# -- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", ["standard", "ddv"])
def test_whole_games_in_a_process(level: str, name: str) -> None:
    assert whole_games(level, name, 2)["card"] >= 48


@pytest.mark.parametrize("level", ["strong", pytest.param("master", marks=pytest.mark.slow)])
def test_a_game_of_players_that_think_in_a_process(level: str) -> None:
    assert whole_games(level, "ddv", 1)["card"] >= 36


def whole_games(level: str, name: str, games: int) -> Counter[str]:
    """How often which question was asked in so many games of a level in a process of its own."""
    rules, asked = heard_rules(preset(name)), Counter[str]()
    with Child("--level", level) as child:
        assert child.answer(rules_line(rules)) is None
        for seed in range(games):
            host = Host(child.answer)
            final = host.play(rules, deals(rules, seed))
            assert final.table.is_over
            asked += Counter(host.questions)
        assert child.ended() == ("", "")
    return asked


@pytest.mark.parametrize("level", [*QUICK, pytest.param("strong", marks=pytest.mark.slow)])
def test_a_party_under_changing_rules(level: str) -> None:
    with Child("--level", level, "--seed", "3") as child:
        for seed in range(2):
            rules = heard_rules(some_rules(seed).but(poverty=True, poverty_shift=True, throw_with_one_trump=False))
            assert child.answer(rules_line(rules)) is None
            assert Host(child.answer).play(rules, poor_deal(rules.effective(), seed)).table.is_over
        assert child.ended() == ("", "")


@pytest.mark.parametrize("seed", range(12))
def test_games_under_random_rules(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    rules, guests = heard_rules(some_rules(seed)), Guests(ANY, seed)
    guests.keep_rules(rules_line(rules))
    assert guests.rules == rules
    assert Host(by(guests)).play(rules, deals(rules, seed)).table.is_over
    assert capsys.readouterr().err == ""


def by(guests: Guests) -> Any:
    """What answers for some players in this process."""

    def answer(line: Line) -> Mapping[str, Any] | None:
        return guests.hear(json.dumps(line).encode())

    return answer


@pytest.mark.parametrize(("boldness", "said"), [(-2, ""), (2, "120")])
def test_guests_have_the_character_that_was_asked_for(boldness: int, said: str) -> None:
    hand = {"hand": "CQSQHTHQCJHJDAD9SACAC9HK", "tricks": [[0, "DA", -1]]}
    with Child("--level", "thumb", "--boldness", str(boldness)) as child:
        answer = child.answer(ANNOUNCE | hand)
        assert child.ended() == ("", "")
    assert answer == {"ann": said}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--boldness", "7"), "boldness: 7 is not within -2 and 2"),
        (("--trust", "-3"), "trust: -3 is not within -2 and 2"),
        (("--trust", "x"), "argument --trust: invalid int value: 'x'"),
    ],
)
def test_what_is_no_character_is_told_before_anybody_plays(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, str], message: str
) -> None:
    with pytest.raises(SystemExit) as end:
        serve.main(["--level", "thumb", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(f"error: {message}")


# -- information ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        {"q": "rules"},
        {"q": "rules", "rules": {"no such rule": 1, "dollen": "perhaps"}},
        {"q": "game_start", "selector": ["?"]},
        {"q": "game_end"},
    ],
    ids=["no rules", "unknown rules", "wrong selector", "nothing told"],
)
def test_information_is_never_answered(line: Line) -> None:
    assert Guests(ANY).hear(json.dumps(line).encode()) is None


def test_rules_that_nobody_knows_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    guests = Guests(ANY)
    told = {"dollen": False, "announcement no 120": 9, "ducks": 3, "swines": "perhaps", "number of players": 4}
    guests.hear(json.dumps({"q": "rules", "rules": told}).encode())
    assert (guests.rules.dollen, guests.rules.announcement_no_120, guests.rules.swines) == (False, 9, DEFAULT.swines)
    assert [line.partition(":")[0] for line in capsys.readouterr().err.splitlines()] == [
        "there is no rule 'ducks'; it was left out",
        "rule 'swines' was left out",
    ]


def test_a_selector_is_remembered_until_the_game_is_over() -> None:
    guests = Guests(ANY)
    start = without(without(CARD, "anns"), "tricks") | {"q": "game_start", "type": "marriage", "solo": 0}
    guests.hear(json.dumps(start | {"selector": "first trump"}).encode())
    assert guests.selector == "first trump"
    guests.hear(json.dumps({"q": "game_end"}).encode())
    assert guests.selector is None


# -- players --------------------------------------------------------------------------------------------------------


class Puppet:
    """Does what it is told to, one thing after the other."""

    def __init__(self, *actions: object) -> None:
        self.actions = list(actions)
        self.seen: list[Observation] = []

    def choose(self, seen: Observation) -> Choice:
        self.seen.append(seen)
        action = self.actions.pop(0)
        if isinstance(action, BaseException):
            raise action
        return Choice(action, Reason(""))  # type: ignore[arg-type]


def with_puppet(seat: Seat, *actions: object) -> tuple[Guests, Puppet]:
    guests, puppet = Guests(ANY), Puppet(*actions)
    guests.players[seat] = puppet
    return guests, puppet


class Endless:
    """Thinks for ever."""

    def choose(self, seen: Observation) -> Choice:
        while True:
            try:
                seen.legal.index(seen.legal[0])
            except Exception:  # what stops it must be no ordinary exception
                continue


@pytest.mark.parametrize(
    "trouble",
    [ValueError("no idea"), Played(1, Card.SQ), Played(0, Card.CQ)],
    ids=["raises", "no such card", "other seat"],
)
def test_for_a_player_that_fails_the_rules_of_thumb_answer(trouble: object, capsys: pytest.CaptureFixture[str]) -> None:
    guests, _ = with_puppet(1, trouble)
    found = guests.hear(json.dumps(CARD).encode())
    assert found is not None
    assert found["card"] in LEGAL_CARDS
    assert capsys.readouterr().err.startswith(f"player 1 ({ANY}) has failed: ")


def test_a_player_that_thinks_for_ever_is_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    guests = Guests(ANY, seconds=0.05)
    guests.players[1] = Endless()
    found = guests.hear(json.dumps(CARD).encode())
    assert found is not None
    assert found["card"] in LEGAL_CARDS
    assert capsys.readouterr().err == f"player 1 ({ANY}) has failed: no choice within 0.05 seconds\n"


def test_when_nobody_knows_anything_the_first_legal_card_is_played() -> None:
    guests, _ = with_puppet(1, ValueError(), ValueError())
    guests.spare = Puppet(ValueError(), ValueError())
    assert guests.hear(json.dumps(CARD).encode()) == {"card": "CQ"}
    assert guests.hear(json.dumps(ANNOUNCE).encode()) == {"ann": ""}


def test_swines_are_announced_or_kept_back_as_the_player_wants() -> None:
    line = CARD | {"hand": "DADACQHT", "legal": "DACQHT", "tricks": [[1, "", -1]]}
    guests, puppet = with_puppet(1, SwinesAnnounced(1), Played(1, Card.DA), Played(1, Card.CQ))
    guests.rules = DEFAULT.but(swines=True, swines_announcement_begin=False)
    assert guests.hear(json.dumps(line).encode()) == {"card": "DA", "swines": True}
    assert puppet.seen[1].table.swines == 1
    assert guests.hear(json.dumps(line).encode()) == {"card": "CQ", "swines": False}


@pytest.mark.parametrize("wants", [True, False])
def test_swines_are_wished_with_the_reservation(wants: bool) -> None:
    line = RESERVATION | {"hand": "DADACQHTC9C9S9S9H9H9CKSK"}
    guests, puppet = with_puppet(1, Reserved(1, Contract.NORMAL), SwinesAnnounced(1) if wants else Passed(1), Passed(1))
    guests.rules = DEFAULT.but(swines=True, swines_announcement_begin=True)
    assert guests.hear(json.dumps(line).encode()) == {"type": "normal", "swines": wants}
    assert puppet.seen[1].table.ask is Ask.SWINES


def test_without_swines_nothing_is_said_of_them() -> None:
    guests, puppet = with_puppet(1, Reserved(1, Contract.SOLO_JACK), Passed(1))
    guests.rules = DEFAULT.but(swines=True, swines_announcement_begin=True)
    assert guests.hear(json.dumps(RESERVATION).encode()) == {"type": "solo jack"}
    assert len(puppet.seen) == 1


def test_a_marriage_says_how_the_partner_is_found_and_a_duty_that_it_is_offered() -> None:
    guests, _ = with_puppet(
        1, Reserved(1, Contract.MARRIAGE, Selector.FIRST_TRUMP), Reserved(1, Contract.SOLO_JACK, offered=True)
    )
    guests.rules = DEFAULT.but(number_of_duty_soli=1, offer_duty_solo=True, swines=False)
    married = RESERVATION | {"legal": ["normal", "marriage"], "selectors": ["first foreign", "first trump"]}
    assert guests.hear(json.dumps(married).encode()) == {"type": "marriage", "selector": "first trump"}
    forced = RESERVATION | {"legal": ["solo jack"], "duty": True}
    assert guests.hear(json.dumps(forced).encode()) == {"type": "solo jack", "offer": True}


def test_whoever_wants_another_partner_plays_the_king_and_names_it_when_asked() -> None:
    guests, _ = with_puppet(1, GenscherChosen(1, 3), GenscherChosen(1, 3), Played(1, Card.DK))
    guests.rules = DEFAULT.but(genscher=True)
    assert guests.hear(json.dumps(CARD).encode()) == {"card": "DK"}
    laid = CARD | {"q": "genscher", "tricks": [[0, "DADK", -1]], "hand": "CQDKHTDJC9S9SAHAHKDTCJ"}
    assert guests.hear(json.dumps(laid).encode()) == {"partner": 3}
    assert guests.hear(json.dumps(laid).encode()) == {"partner": None}


def test_an_announcement_is_asked_for_by_its_code() -> None:
    late = ANNOUNCE | {"legal": "120>reply", "team": "re"}
    guests, _ = with_puppet(1, Announced(1, Call.NO_120), Announced(1, Call.REPLY), Announced(1, Call.REPLY))
    assert guests.hear(json.dumps(ANNOUNCE).encode()) == {"ann": "120"}
    assert guests.hear(json.dumps(late).encode()) == {"ann": "120"}
    assert guests.hear(json.dumps(late | {"legal": "120>reply,reply"}).encode()) == {"ann": "reply"}


def test_who_is_not_on_turn_waits_without_thinking() -> None:
    guests, puppet = with_puppet(1)
    laid = ANNOUNCE | {"turn": False, "tricks": [[0, "DADT", -1]], "hand": CARD["hand"].replace("DT", "")}
    assert guests.hear(json.dumps(laid).encode()) == {"ann": ""}
    assert puppet.seen == []


def test_who_announces_nothing_has_chosen_the_card_already() -> None:
    guests, puppet = with_puppet(1, Played(1, Card.CJ))
    for _ in range(2):
        assert guests.hear(json.dumps(ANNOUNCE | {"legal": "120"}).encode()) == {"ann": ""}
    assert puppet.seen[0].team is Team.RE
    assert guests.hear(json.dumps(CARD | {"legal": "CQDKHTDJDTCJ"}).encode()) == {"card": "CJ"}
    assert len(puppet.seen) == 1


# -- the process ----------------------------------------------------------------------------------------------------


def test_nothing_loads_numpy_before_its_threads_are_counted() -> None:
    code = "import sys, freedoko_qt.players.serve; print('numpy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


def test_what_a_player_prints_is_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Chatty(Guests):
        def hear(self, line: bytes) -> dict[str, object] | None:
            print("thinking about", len(line))  # noqa: T201
            return {"card": "CQ"}

    class Source:
        buffer = io.BytesIO(b"one\n")

    monkeypatch.setattr(serve, "Guests", Chatty)
    monkeypatch.setattr(sys, "stdin", Source())
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    serve.main(["--level", "random"])
    told = capsys.readouterr()
    assert (told.out, told.err) == ('{"card": "CQ"}\n', "thinking about 4\n")

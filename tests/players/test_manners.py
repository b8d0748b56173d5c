"""What is counted of a player's manners: right on single tricks, and inside bounds for the rules of thumb."""

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.card import card as card_of
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.players.manners import (
    MANNERS,
    Manners,
    gives_fox,
    leads_ace,
    main,
    manners,
    overtakes,
    smears,
    wastes_high,
)
from freedoko_qt.players.position import Position
from tests.notation import situation

SOLO = "ddv · 0 plays solo diamond · "
PARTNERS = "ddv · hand 2 CQ · hand 3 CQ · start 2 · healthy · 2 no 120 · "
TRUMPED = PARTNERS + "... · left 3 DT HT SQ · lead 0 · 0 DJ, 1 DK, 2 CQ"
SAFE = PARTNERS + "... · left 3 CA C9 · lead 0 · 0 C9, 1 CT, 2 CA"
ACES = "ddv · hand 0 CA CK SK S9 HA H9 DK D9 DJ HJ SJ DQ · hand 1 CQ · hand 2 CQ · healthy"
SECOND = "ddv · start 3 · hand 0 HT CJ DQ SA SK HA HK H9 S9 C9 CK D9 · hand 1 CQ · hand 2 CQ · healthy · "
GAMES = 100


def here(text: str) -> Position:
    """The position of the seat on turn."""
    state = situation(text).state
    return Position(observe(state, state.table.turn))


@pytest.mark.parametrize(
    ("text", "card", "expected"),
    [
        pytest.param(TRUMPED, "HT", True, id="the ten of hearts on the partner's queen"),
        pytest.param(TRUMPED, "DT", False, id="a ten under it"),
        pytest.param(SAFE, "CA", None, id="no card takes"),
        pytest.param(SOLO + "... · left 3 DT HT SQ · lead 0 · 0 CQ, 1 DK, 2 DJ", "HT", None, id="not the partner's"),
        pytest.param(PARTNERS + "... · left 3 DT HT · lead 1 · 1 DK, 2 DJ", "HT", None, id="not sure"),
    ],
)
def test_overtaking(text: str, card: str, expected: bool | None) -> None:
    assert overtakes(here(text), card_of(card)) is expected


@pytest.mark.parametrize(
    ("text", "card", "expected"),
    [
        pytest.param(SAFE, "CA", True, id="the ace is given"),
        pytest.param(SAFE, "C9", False, id="the ace is kept"),
        pytest.param(TRUMPED, "DT", True, id="the ten is given"),
        pytest.param(PARTNERS + "... · left 3 CK C9 · lead 0 · 0 C9, 1 CT, 2 CA", "C9", None, id="there is no ten"),
        pytest.param(PARTNERS + "2: CA CK C9 D9 · ... · left 3 CA C9 · 2 CK", "CA", None, id="others come yet"),
    ],
)
def test_smearing(text: str, card: str, expected: bool | None) -> None:
    assert smears(here(text), card_of(card)) is expected


@pytest.mark.parametrize(
    ("text", "card", "expected"),
    [
        pytest.param(ACES, "CA", True, id="the ace that runs"),
        pytest.param(ACES, "CK", False, id="another card"),
        pytest.param(ACES.replace("CA", "CT").replace("HA", "HK"), "CT", None, id="no ace"),
        pytest.param(SECOND + "3 D9", "SA", None, id="not on lead"),
        pytest.param(PARTNERS + "... · left 3 CA C9 · lead 3", "CA", None, id="late"),
    ],
)
def test_leading_aces(text: str, card: str, expected: bool | None) -> None:
    assert leads_ace(here(text), card_of(card)) is expected


@pytest.mark.parametrize(
    ("text", "card", "expected"),
    [
        pytest.param(SECOND + "3 DJ", "HT", True, id="the ten of hearts"),
        pytest.param(SECOND + "3 DJ", "DQ", True, id="a queen"),
        pytest.param(SECOND + "3 DJ", "CJ", False, id="a jack takes as well"),
        pytest.param(SECOND + "3 DJ", "D9", False, id="a low trump"),
        pytest.param(SECOND + "3 DA", "HT", None, id="a fox is worth it"),
        pytest.param(SECOND.replace("start 3", "start 2") + "2 DJ, 3 D9", "HT", None, id="third hand"),
        pytest.param(SOLO + "... · left 1 HT DQ D9 · 0 DJ", "HT", None, id="the sides are known"),
    ],
)
def test_wasting_high_trumps(text: str, card: str, expected: bool | None) -> None:
    assert wastes_high(here(text), card_of(card)) is expected


@pytest.mark.parametrize(
    ("text", "card", "expected"),
    [
        pytest.param(PARTNERS + "... · left 3 DA DJ · lead 0 · 0 HT, 1 DK, 2 DJ", "DA", True, id="given away"),
        pytest.param(PARTNERS + "... · left 3 DA DJ · lead 0 · 0 HT, 1 DK, 2 DJ", "DJ", False, id="kept"),
        pytest.param(PARTNERS + "... · left 3 DT DJ · lead 0 · 0 HT, 1 DK, 2 DJ", "DT", None, id="there is none"),
        pytest.param(PARTNERS + "... · left 3 DA DJ · lead 0 · 0 DJ, 1 DK, 2 CQ", "DA", None, id="the partner's trick"),
    ],
)
def test_giving_foxes(text: str, card: str, expected: bool | None) -> None:
    assert gives_fox(here(text), card_of(card)) is expected


def test_cards_without_a_choice_are_not_counted() -> None:
    found, state = Manners(), situation(PARTNERS + "... · left 3 CA · lead 0 · 0 C9, 1 CT, 2 CA").state
    found.note(observe(state, 3), Card.CA)
    assert not any(count.occasions for count in found.counts.values())


def test_a_lost_fox_is_counted_in_a_finished_game() -> None:
    found = Manners()
    game = situation("ddv · hand 0 CQ · hand 2 CQ · healthy · ... · left 1 DA · left 0 HT · lead 1 · 1: DA D9 DJ HT")
    found.finish(game.state)
    assert found.games == 1
    assert found.foxes == 2
    assert found.foxes_lost >= 1


def test_the_rules_of_thumb_keep_their_manners() -> None:
    found = manners("thumb", GAMES, 1, preset("ddv"))
    taken, given, aces, wasted, foxes = (found.counts[name] for name in MANNERS)
    assert min(taken.occasions, given.occasions, foxes.occasions) >= 10
    assert taken.share <= 0.25
    assert given.share >= 0.9
    assert aces.share >= 0.9
    assert wasted.share <= 0.45
    assert foxes.share == 0
    assert 0.3 <= found.foxes_lost / found.games <= 0.95


def test_a_player_without_manners_is_found_out() -> None:
    found = manners("random", GAMES, 1, preset("ddv"))
    taken, given, aces, _, foxes = (found.counts[name] for name in MANNERS)
    assert taken.share > 0.25
    assert given.share < 0.6
    assert aces.share < 0.5
    assert foxes.share > 0.1
    assert found.foxes_lost / found.games > 0.95


def test_report_of_two_levels(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--levels", "thumb,random", "--games", "3"])
    told = capsys.readouterr().out
    assert told.startswith("3 games by ddv, cards alone, seed 1\n")
    assert told.splitlines()[1].split() == ["thumb", "random"]
    for name in (*MANNERS, "foxes lost to opponents, per game"):
        assert name in told
    main(["--levels", "thumb,random", "--games", "3"])
    assert capsys.readouterr().out == told


@pytest.mark.parametrize("wrong", [["--levels", "thumb,nobody"], ["--games", "0"], ["--rules", "none"]])
def test_a_wrong_option_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
    assert wrong[0] in capsys.readouterr().err

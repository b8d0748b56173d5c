"""Whole games, card by card, and the cursor in the log."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.card import text
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import EventError, Played, parse
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from tests.notation import events, situation, told
from tests.strategies import QUICK, any_action, games


@dataclass(frozen=True)
class Replay:
    """A game of which every card, winner and point is known."""

    talk: str
    tricks: str  # a line each: cards from the leader on, the winner, the card points
    points: tuple[int, ...]  # card points by seat
    winner: Team
    items: str
    value: int
    scores: tuple[int, ...]
    contract: Contract


O01 = Replay(
    talk="""
        ddv · start 2
        hand 0 DQ C9 SA HQ CK DT DT CJ SQ ST CQ CT
        hand 1 SJ C9 ST SQ CA HQ H9 DK HA SK HA HK
        hand 2 D9 CK S9 DQ SK DK CQ CJ SJ DJ D9 DJ
        hand 3 HT CA SA HT CT DA HK HJ HJ S9 DA H9
        healthy
    """,
    tricks="""
        2: D9 HT DQ SJ -> 3 15
        3: CA C9 C9 CK -> 3 15
        3: SA SA ST S9 -> 3 32
        3: HT HQ SQ DQ -> 3 19
        3: CT CK CA SK -> 1 29
        1: HQ DK DA DT -> 1 28
        1: H9 CQ HK DT -> 2 17
        2: CJ HJ CJ DK -> 2 10
        2: SJ HJ SQ HA -> 0 18
        0: ST SK DJ S9 -> 2 16
        2: D9 DA CQ HA -> 0 25
        0: CT HK DJ H9 -> 2 16
    """,
    points=(43, 57, 59, 81),
    winner=Team.CONTRA,
    items="won, queens, re+fox",
    value=1,
    scores=(-1, 1, -1, 1),
    contract=Contract.NORMAL,
)

O02 = Replay(
    talk="""
        ddv · start 0
        hand 0 SA SJ CQ HJ HK CJ SQ SJ H9 SK SQ DQ
        hand 1 DJ HT S9 SA H9 C9 HQ SK DT DA HJ CA
        hand 2 ST DJ HQ ST HK CA DQ D9 HA DK DK DA
        hand 3 HT CJ S9 CQ HA CT CT C9 CK D9 CK DT
        0 plays solo spade
    """,
    tricks="""
        0: SA DJ ST HT -> 3 33
        3: CJ SJ HT DJ -> 1 16
        1: S9 HQ S9 CQ -> 0 6
        0: HJ SA ST CQ -> 3 26
        3: HA HK H9 HK -> 3 19
        3: CT CJ C9 CA -> 0 23
        0: SQ HQ DQ CT -> 0 19
        0: SJ SK D9 C9 -> 0 6
        0: H9 DT HA CK -> 2 25
        2: DK D9 SK DA -> 0 19
        0: SQ HJ DK CK -> 0 13
        0: DQ CA DA DT -> 0 35
    """,
    points=(121, 16, 25, 78),
    winner=Team.RE,
    items="won, solo",
    value=1,
    scores=(3, -1, -1, -1),
    contract=Contract.SOLO_SPADE,
)

G1 = Replay(
    talk="""
        default · start 2
        hand 0 CT HK CJ SK D9 S9 HK HT SA DJ HJ SJ
        hand 1 DK HJ CK S9 DK C9 SA HQ DQ D9 SJ CQ
        hand 2 CA SQ CQ HQ DA H9 CJ HA DJ C9 DT CT
        hand 3 HA ST DA CA SK H9 ST CK HT DQ DT SQ
        healthy · no swines
    """,
    tricks="""
        2: DT DQ HJ DQ -> 3 18
        3: H9, 1 no 0, 0: HK CQ HA -> 1 18
        1: S9 C9 ST SK -> 3 14
        3: CA CT C9 CA -> 3 32
        3: HT, 3 reply, 0: D9 SJ CQ -> 3 15
        3: SK S9 SA DJ -> 2 17
        2: CJ DA SJ HJ -> 2 17
        2: CT CK SA CK -> 2 29
        2: HQ DT HT HQ -> 0 26
        0: CJ D9 DA SQ -> 3 16
        3: ST DJ DK H9 -> 0 16
        0: HK DK SQ HA -> 2 22
    """,
    points=(42, 18, 85, 95),
    winner=Team.CONTRA,
    items="won, queens, re, contra, re said 90, re said 60, re said 30, re said 0, contra got 30, re+fox, contra+fox",
    value=25,
    scores=(25, 0, 0, 25),
    contract=Contract.NORMAL,
)

G2 = Replay(
    talk="""
        default · start 0
        hand 0 ST CQ HQ H9 SQ S9 CQ SK D9 DT HA DQ
        hand 1 CA DJ CT SK H9 S9 DQ SQ DK HA D9 HK
        hand 2 SJ DJ HJ SA DT DK HT CT HK C9 C9 DA
        hand 3 CJ CA CK SA CK SJ HJ HQ HT DA CJ ST
        0 plays marriage first color · no swines
    """,
    tricks="""
        0: HQ DJ DJ HT -> 3 17
        3: DA DQ SQ DA -> 1 28
        1: DK DK CJ D9 -> 3 10
        3: HJ CQ DQ HT -> 2 18
        2: HK CA H9 H9 -> 2 15
        2: SA SA S9 SK -> 2 26
        2: CT CK SQ CT -> 0 27
        0: HA HA HJ SJ -> 3 26
        3: ST SK S9 C9 -> 3 14
        3: CK ST CA C9 -> 1 25
        1: D9 DT HQ CQ -> 0 16
        0: DT HK SJ CJ -> 3 18
    """,
    points=(43, 53, 59, 85),
    winner=Team.CONTRA,
    items="won, queens, contra+fox, contra+charlie",
    value=4,
    scores=(0, 4, 0, 4),
    contract=Contract.MARRIAGE,
)


G3 = Replay(
    talk="""
        default · start 3
        hand 0 S9 HJ ST CJ DQ CT SJ H9 D9 DK S9 SQ
        hand 1 DQ CK D9 HT CA CK HQ SQ HK HA DJ DA
        hand 2 HJ CQ HQ HK HT SJ CJ DA CT SA DK CQ
        hand 3 CA C9 ST DJ H9 SA HA DT DT SK SK C9
        3 poverty, 0 normal, 1 normal, 2 marriage first foreign
        3 pass, 0 pass, 1 pass, 2 pass, 3 gives DJ DT DT, 0 pass, 1 takes, 1 pass, 1 returns DQ DJ CA
    """,
    tricks="""
        3: CA CT CK, 0 no 120, 2: CT, 0 no 90 -> 3 35
        3: HA H9, 2 no 0, 1: HA, 1 reply, 2: HK -> 3 26
        3: DQ HJ DT HT -> 2 25
        2: SA ST S9 HQ -> 1 24
        1: CK SJ C9 S9 -> 2 6
        2: DA DJ DQ D9 -> 0 16
        0: CJ HT DK CA -> 1 27
        1: SQ CJ SK D9 -> 1 9
        1: DJ HJ SA SQ -> 0 18
        0: DK DA HQ H9 -> 2 18
        2: CQ C9 SJ DT -> 2 15
        2: CQ SK ST HK -> 2 21
    """,
    points=(34, 60, 85, 61),
    winner=Team.RE,
    items="won, re, contra, contra said 90, contra said 60, contra said 30, contra said 0, re got 30, contra+fox",
    value=23,
    scores=(0, 23, 0, 23),
    contract=Contract.POVERTY,
)


@pytest.mark.parametrize("replay", [O01, O02, G1, G2, G3], ids=["O01", "O02", "G1", "G2", "G3"])
def test_whole_game(replay: Replay) -> None:
    game = situation(replay.talk)
    for line in replay.tricks.strip().splitlines():
        played, _, outcome = line.partition(" -> ")
        for action in events(played):
            game.play(action)
        winner, points = map(int, outcome.split())
        last = game.state.table.tricks[-1]
        assert (last.winner, last.points) == (winner, points), line
    result = game.result
    assert tuple(map(game.state.table.points_of, range(4))) == replay.points
    assert (result.winner, result.value, result.scores) == (replay.winner, replay.value, replay.scores)
    assert sorted(map(told, result.items)) == sorted(replay.items.split(", "))
    assert game.state.table.contract is replay.contract


def test_marriage_of_g2_is_decided_in_the_fifth_trick_and_moves_the_limits() -> None:
    tricks = [line.partition(" -> ")[0].strip() for line in G2.tricks.strip().splitlines()]
    game = situation(" · ".join([*G2.talk.strip().splitlines(), *tricks[:5]]))
    assert (game.state.table.decided, game.state.teams.index(Team.RE, 1)) == (5, 2)
    said = [str(action).partition("call=")[2] for action in legal(game.state, 0) if not isinstance(action, Played)]
    assert len(said) == 5  # seven cards and four of the search make eleven


# -- the cursor -------------------------------------------------------------------------------------------


@QUICK
@given(game=games(), data=st.data())
def test_undo_then_redo_is_the_identity(game: Game, data: st.DataObject) -> None:
    state, log = game.state, game.log
    back = data.draw(st.integers(0, len(log)))
    for _ in range(back):
        game.undo()
    assert game.at == len(log) - back
    assert game.log == log[: game.at]
    assert game.state is game.state_at(game.at)
    for _ in range(back):
        game.redo()
    assert (game.state, game.log) == (state, log)


@QUICK
@given(game=games(), data=st.data())
def test_new_action_after_undo_cuts_what_came_after(game: Game, data: st.DataObject) -> None:
    log = game.log
    for _ in range(data.draw(st.integers(1, len(log)))):
        game.undo()
    kept = game.at
    action = any_action(game, Random(0))
    game.play(action)
    assert game.log == (*log[:kept], action)
    assert game.redo() == game.state
    assert game.at == kept + 1


def test_undo_and_redo_stop_at_the_ends() -> None:
    game = situation("ddv · 0 healthy")
    assert game.redo() is game.state
    assert game.undo() is game.undo()
    assert (game.at, game.log) == (0, ())


def test_refused_action_after_undo_keeps_what_can_be_redone() -> None:
    game = situation("ddv · healthy · 0 CA")
    game.undo()
    with pytest.raises(EventError):
        game.play(parse("1 CA"))
    game.redo()
    assert text(game.state.table.trick.cards) == "CA"


def test_result_waits_for_the_last_card() -> None:
    game = situation("ddv · healthy")
    assert not game.is_over
    assert situation("ddv · healthy · ... · left 0 C9").state.table.cards_left(0) == 1


@QUICK
@given(game=games(), data=st.data())
def test_a_branch_is_a_game_of_its_own(game: Game, data: st.DataObject) -> None:
    log, at = game.log, data.draw(st.integers(0, game.length))
    branch = game.branch(at)
    assert (branch.log, branch.length) == (log[:at], at)
    assert branch.state is game.state_at(at)
    assert (branch.dealt, branch.seed, branch.places) == (game.dealt, game.seed, game.places)
    if not branch.is_over:
        branch.play(any_action(branch, Random(at)))
    assert (game.log, game.at) == (log, len(log))


@QUICK
@given(game=games(), number=st.integers(-5, 200))
def test_the_cursor_goes_anywhere_but_beyond_the_ends(game: Game, number: int) -> None:
    length = game.length
    assert game.go_to(number) is game.state_at(max(0, min(length, number)))
    assert game.length == length
    assert [game.state_at(end).table.played for end in game.trick_ends] == [
        4 * full for full in range(1, len(game.state.table.tricks) + 1)
    ]

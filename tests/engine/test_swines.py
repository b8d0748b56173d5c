"""Swines and hyperswines: who may announce them, when, and what they do."""

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import EventError, HyperswinesAnnounced, Passed, Seat, SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask
from tests.notation import situation

BEGIN = "plain, swines=yes"
ANY_TIME = f"{BEGIN}, swines_announcement_begin=no"
SECOND = f"{ANY_TIME}, swine_only_second=yes"
HYPER = f"{BEGIN}, hyperswines=yes"
HYPER_LATER = f"{HYPER}, swines_announcement_begin=no"
BOTH = "hand 0 DA DA"


def may(game: Game, seat: Seat) -> str:
    """What a seat may announce of swines now: s, h, or both."""
    found = ""
    for action in legal(game.state, seat):
        found += "s" if isinstance(action, SwinesAnnounced) else "h" if isinstance(action, HyperswinesAnnounced) else ""
    return found


@pytest.mark.parametrize(
    ("moment", "seat", "wanted"),
    [
        pytest.param(f"{BEGIN} · {BOTH} · healthy", 0, "s", id="O85 both aces"),
        pytest.param(f"plain · {BOTH} · healthy", 0, "", id="O85 no swines in the rules"),
        pytest.param(f"{BEGIN} · hand 0 DA · hand 1 DA · healthy", 0, "", id="O85 one ace"),
        pytest.param(f"{BEGIN} · {BOTH} · healthy · no swines", 0, "", id="too late"),
        pytest.param(f"{ANY_TIME} · {BOTH} · healthy · 0: CA C9 CK CT", 0, "s", id="any time"),
        pytest.param(f"{ANY_TIME} · {BOTH} · healthy · 0 CA", 0, "s", id="out of turn"),
        pytest.param(f"{ANY_TIME} · {BOTH} · healthy · 0: DA D9 DT DK", 0, "", id="one is gone"),
        pytest.param(f"{BEGIN} · hand 1 CA CA · start 1 · 0 plays solo club", 1, "", id="not asked yet"),
        pytest.param(f"{BEGIN} · hand 1 CA CA · 0 plays solo club · 0 pass", 1, "s", id="in a club solo"),
        pytest.param(f"{BEGIN}, swines_in_solo=no · hand 0 CA CA · 0 plays solo club", 0, "", id="not in soli"),
        pytest.param(f"{BEGIN} · {BOTH} · 0 plays solo jack", 0, "", id="not in a jack solo"),
        pytest.param(f"{BEGIN} · {BOTH} · hand 0 CQ CQ · 0 plays marriage", 0, "s", id="in a marriage"),
        pytest.param(f"{HYPER} · {BOTH} · hand 1 D9 D9 · healthy · 0 pass", 1, "", id="no hyperswines before swines"),
        pytest.param(f"{HYPER} · {BOTH} · hand 1 D9 D9 · healthy · 0 swines, 0 pass", 1, "h", id="hyperswines after"),
        pytest.param(f"{HYPER} · {BOTH} D9 D9 · healthy · 0 swines", 0, "", id="not both in one hand"),
        pytest.param(
            f"{HYPER}, swines_and_hyperswines_joint=yes · {BOTH} D9 D9 · healthy", 0, "sh", id="both in one hand"
        ),
        pytest.param(
            f"{HYPER}, with_nines=no · {BOTH} · hand 1 DK DK · healthy · 0 swines, 0 pass", 1, "h", id="O87 kings"
        ),
        pytest.param(
            f"{HYPER_LATER}, with_nines=no · {BOTH} · hand 1 DK DK · healthy, 0 swines · 0: CA CK CT CQ",
            1,
            "h",
            id="O87 later, as with swines",
        ),
        pytest.param(
            f"{HYPER} · hand 0 CA CA · hand 1 C9 C9 · 0 plays solo club · 0 swines, 0 pass", 1, "h", id="club solo"
        ),
        pytest.param(
            f"{HYPER}, hyperswines_in_solo=no · hand 0 CA CA · hand 1 C9 C9 · 0 plays solo club · 0 swines",
            1,
            "",
            id="no hyperswines in soli",
        ),
    ],
)
def test_who_may_announce(moment: str, seat: Seat, wanted: str) -> None:
    """Rules 2.6."""
    assert may(situation(moment), seat) == wanted


def test_everybody_is_asked_before_the_first_card() -> None:
    game = situation(f"{BEGIN} · start 2 · healthy")
    asked = []
    while game.state.table.ask is Ask.SWINES:
        asked.append(game.state.table.turn)
        game.play(Passed(asked[-1]))
    assert asked == [2, 3, 0, 1]
    assert (game.state.table.ask, game.state.table.turn) == (Ask.CARD, 2)


def test_swines_give_holders_of_hyperswines_their_turn_again() -> None:
    game = situation(f"{HYPER} · hand 0 D9 D9 · hand 2 DA DA · healthy · 0 pass, 1 pass, 2 swines, 0 hyperswines")
    assert (game.state.table.swines, game.state.table.hyperswines) == (2, 0)


def test_hyperswines_of_a_hand_with_both_bring_its_swines_along() -> None:
    game = situation(f"{HYPER}, swines_and_hyperswines_joint=yes · {BOTH} D9 D9 · healthy · 0 hyperswines")
    assert (game.state.table.swines, game.state.table.hyperswines) == (0, 0)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        pytest.param(f"{BEGIN} · hand 1 DA DA · healthy · 1 swines · 0: HT DA HT CQ", 1, id="O52 above both tens"),
        pytest.param(f"{BEGIN} · hand 1 DA DA · healthy · no swines · 0: CQ DA D9 DK", 0, id="a fox is low"),
        pytest.param(
            f"{HYPER} · hand 1 DA DA · hand 2 D9 D9 · healthy · 1 swines, 2 hyperswines · 0: HT DA D9 CQ",
            2,
            id="hyperswine above swine",
        ),
        pytest.param(
            f"{HYPER} · hand 1 DA DA · hand 2 D9 D9 · healthy · 1 swines, 2 hyperswines · 0: D9 DA DA HT",
            None,
            id="the holder alone has them",
        ),
    ],
)
def test_swines_stand_above_all_trumps(text: str, winner: Seat | None) -> None:
    if winner is None:
        with pytest.raises(EventError):
            situation(text)
    else:
        assert situation(text).state.table.tricks[0].winner == winner


FIRST_HOME = "0: DA D9 DT DK"
LOST = "0: DA HT D9 DK"


@pytest.mark.parametrize(
    ("moment", "wanted"),
    [
        pytest.param(f"{SECOND} · {BOTH} · healthy", "", id="both still there"),
        pytest.param(f"{SECOND} · {BOTH} · healthy · 0 DA", "", id="the trick is not full"),
        pytest.param(f"{SECOND} · {BOTH} · healthy · {FIRST_HOME}", "s", id="won with it"),
        pytest.param(f"{SECOND} · {BOTH} · healthy · {LOST}", "", id="O86 lost to somebody"),
        pytest.param(
            f"{SECOND} · hand 0 CQ DA DA · hand 1 CQ · healthy, 0 no 120, 1 no 90 · {LOST}", "s", id="known partner"
        ),
        pytest.param(
            f"{SECOND} · hand 0 CQ DA DA · hand 1 CQ · healthy, 0 no 120 · {LOST}", "", id="partner not yet known"
        ),
        pytest.param(
            f"{SECOND} · hand 0 CQ DA DA · hand 2 CQ · healthy, 0 no 120, 1 no 120 · {LOST}", "", id="known opponent"
        ),
        pytest.param(
            f"{SECOND}, x_swine_second_condition=own first fox · hand 0 CQ DA DA · hand 1 CQ · "
            f"healthy, 0 no 120, 1 no 90 · {LOST}",
            "",
            id="own first fox, partner",
        ),
        pytest.param(
            f"{SECOND}, x_swine_second_condition=own first fox · {BOTH} · healthy · {FIRST_HOME}",
            "s",
            id="own first fox, won with it",
        ),
    ],
)
def test_only_the_second_ace(moment: str, wanted: str) -> None:
    """O86; rules 2.6."""
    assert may(situation(moment), 0) == wanted


def test_second_ace_shows_the_side_and_is_no_fox_any_more() -> None:
    game = situation(f"{SECOND} · hand 0 CQ DA DA · hand 2 CQ · healthy · {FIRST_HOME}, 0 swines")
    assert game.state.table.known[0] is Team.RE
    assert game.state.table.tables.swine is not None
    assert not any(game.state.table.tables.fox)


def test_swines_of_re_are_void_when_the_exchange_parts_them() -> None:
    """Rules 4.4 step 8."""
    fox = "hand 0 DA DA DK CA CT C9 SA ST S9 HA HK H9"
    talk = "0 plays poverty · 0 swines, 1 pass, 2 pass, 3 pass, 0 gives DA DA DK, 1 takes"
    game = situation(f"{BEGIN}, poverty=yes · {fox} · hand 1 S9 H9 · {talk}, 1 pass, 1 returns S9 H9 DA")
    assert game.state.table.swines is None
    kept = situation(f"{BEGIN}, poverty=yes · {fox} · hand 1 S9 H9 SK · {talk}, 1 pass, 1 returns S9 SK H9")
    assert kept.state.table.swines == 1


def test_fox_of_contra_swines_is_not_touched_by_the_exchange() -> None:
    poor = "hand 0 DJ DT DK CA CT C9 SA ST S9 HA HK H9"
    text = f"{BEGIN}, poverty=yes · {poor} · hand 3 DA DA · 0 plays poverty · 3 swines, 0 gives DT DK DJ, 1 takes"
    game = situation(text)
    while game.state.table.ask is not Ask.CARD:
        game.play(legal(game.state, game.state.table.turn)[-1])
    assert (game.state.table.contract, game.state.table.swines) == (Contract.POVERTY, 3)

"""How a marriage finds its partner, or nobody."""

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from tests.notation import situation

BRIDE = "hand 1 CQ CQ HT · start 1 · 1 plays marriage"
OWN = "1: HT D9 D9 DK · 1: HT DK DT DT"  # two tricks that the bridegroom takes


def sides(game: Game) -> str:
    """The sides by seat, as r, c, ?."""
    return "".join("?" if team is None else str(team)[0] for team in game.state.teams)


@pytest.mark.parametrize(
    ("moment", "contract", "decided", "teams"),
    [
        pytest.param(f"ddv · {BRIDE} · 1: S9 SA SK S9", Contract.MARRIAGE, 1, "crrc", id="O72 suit trick"),
        pytest.param(f"ddv · {BRIDE} · {OWN}", Contract.MARRIAGE, 0, "?r??", id="O73 still looking"),
        pytest.param(f"ddv · {BRIDE} · {OWN} · 1: S9 SK SA ST", Contract.MARRIAGE, 3, "crcr", id="O73 third trick"),
        pytest.param(f"ddv · {BRIDE} · {OWN} · 1: CQ DJ DJ DA", Contract.MARRIAGE_SOLO, 3, "crcc", id="O74 alone"),
        pytest.param(
            f"ddv · {BRIDE} · {OWN} · 1: CQ DJ DJ DA · 1: S9 SA SA ST",
            Contract.MARRIAGE_SOLO,
            3,
            "crcc",
            id="O74 too late",
        ),
        pytest.param(
            "ddv · hand 2 CQ CQ · start 0 · 2 plays marriage · 0: CA DA C9 C9",
            Contract.MARRIAGE,
            1,
            "crrc",
            id="O75 ruffed suit trick",
        ),
    ],
)
def test_marriage_finds_its_partner_or_not(moment: str, contract: Contract, decided: int, teams: str) -> None:
    game = situation(moment)
    assert (game.state.table.contract, game.state.table.decided, sides(game)) == (contract, decided, teams)


@pytest.mark.parametrize(
    ("selector", "partner"),
    [
        pytest.param("first foreign", 1, id="O76 any trick"),
        pytest.param("first color", 2, id="O76 plain suit"),
        pytest.param("first trump", 1, id="O76 trump"),
        pytest.param("first club", 2, id="club"),
        pytest.param("first spade", 3, id="spade"),
        pytest.param("first heart", 1, id="heart"),
    ],
)
def test_selector_tells_which_trick_finds_the_partner(selector: str, partner: int) -> None:
    game = situation(f"""
        plain
        hand 0 CQ CQ
        0 plays marriage {selector}
        0: D9 HT DK DT
        1: C9 CA CK C9
        2: SK SA S9 S9
        3: HK H9 HA HK
    """)
    assert game.state.teams[partner] is Team.RE
    assert game.state.teams.count(Team.RE) == 2


@pytest.mark.parametrize(
    ("rules", "contract"),
    [
        ("plain", Contract.MARRIAGE),
        ("plain, marriage_first_one_decides=yes", Contract.MARRIAGE_SOLO),
        ("plain, marriage_determination=1", Contract.MARRIAGE_SOLO),
    ],
)
def test_own_matching_trick_goes_on_or_decides(rules: str, contract: Contract) -> None:
    game = situation(f"{rules} · hand 0 CQ CQ · 0 plays marriage first club · 0: CA C9 CK C9")
    assert game.state.table.contract is contract


def test_own_trick_that_does_not_match_never_decides_at_once() -> None:
    rules = "plain, marriage_first_one_decides=yes"
    game = situation(f"{rules} · hand 0 CQ CQ HT · 0 plays marriage first club · 0: HT D9 DK DT")
    assert game.state.table.is_undecided


@pytest.mark.parametrize(
    ("tricks", "contract"),
    [
        pytest.param("0: HA HK HK H9", Contract.MARRIAGE, id="two hearts are left"),
        pytest.param("0: HA HK HK H9 · 0: HA H9 S9 C9", Contract.MARRIAGE_SOLO, id="no heart is left"),
    ],
)
def test_marriage_ends_alone_when_no_card_can_find_the_partner_any_more(tricks: str, contract: Contract) -> None:
    game = situation(f"plain · hand 0 CQ CQ HA HA · 0 plays marriage first heart · {tricks}")
    assert game.state.table.contract is contract


def test_marriage_that_wins_every_trick_is_a_solo_in_the_end() -> None:
    hands = "hand 0 CQ CQ HT HT SQ SQ HQ HQ DQ DQ CJ CJ · hand 1 DA DT DK D9 SJ HJ DJ CA CT CK C9 SA"
    rest = "hand 2 DA DT DK D9 SJ HJ DJ CA CT CK C9 SA · hand 3 ST SK S9 ST SK S9 HA HK H9 HA HK H9"
    game = situation(f"plain · {hands} · {rest} · 0 plays marriage first foreign")
    while not game.is_over:
        game.play(legal(game.state, game.state.table.turn)[-1])
    assert game.result.tricks == (12, 0)
    assert (game.state.table.contract, game.state.table.decided) == (Contract.MARRIAGE_SOLO, 12)
    assert sides(game) == "rccc"


# -- readings of other rounds ---------------------------------------------------------------------------------

GROOM = "hand 0 CQ CQ HT HT · 0 plays marriage first color"
TRUMPS = "0: HT D9 DK DT · 0: HT DT DK DA"  # two trump tricks of the bridegroom
SUIT = "0: CA C9 CK CT"  # a plain-suit trick of the bridegroom


@pytest.mark.parametrize(
    ("rules", "tricks", "contract", "decided"),
    [
        pytest.param("2, x_marriage_limit_counts=all tricks", TRUMPS, Contract.MARRIAGE_SOLO, 2, id="all tricks"),
        pytest.param("2, x_marriage_limit_counts=matching tricks", TRUMPS, Contract.MARRIAGE, 0, id="none matches"),
        pytest.param(
            "2, x_marriage_limit_counts=matching tricks", f"{TRUMPS} · {SUIT}", Contract.MARRIAGE, 0, id="one matches"
        ),
        pytest.param(
            "1, x_marriage_limit_counts=matching tricks",
            f"{TRUMPS} · {SUIT}",
            Contract.MARRIAGE_SOLO,
            3,
            id="the last that matches",
        ),
    ],
)
def test_limit_counts_all_tricks_or_those_that_match(rules: str, tricks: str, contract: Contract, decided: int) -> None:
    table = situation(f"plain, marriage_determination={rules} · {GROOM} · {tricks}").state.table
    assert (table.contract, table.decided) == (contract, decided)


@pytest.mark.parametrize(
    ("rules", "selector", "trick", "finds"),
    [
        pytest.param("plain", "first color", "0: CA C9 D9 CK", True, id="O75 a ruff finds"),
        pytest.param("plain, x_marriage_ruffed_finds=no", "first color", "0: CA C9 D9 CK", False, id="a ruff does not"),
        pytest.param("plain, x_marriage_ruffed_finds=no", "first club", "0: CA C9 D9 CK", False, id="in a single suit"),
        pytest.param("plain, x_marriage_ruffed_finds=no", "first foreign", "0: CA C9 D9 CK", True, id="any trick"),
        pytest.param("plain, x_marriage_ruffed_finds=no", "first color", "0: CT C9 CA CK", True, id="a plain card"),
    ],
)
def test_ruffed_trick_finds_the_partner_unless_the_rules_say_no(
    rules: str, selector: str, trick: str, finds: bool
) -> None:
    game = situation(f"{rules} · hand 0 CQ CQ · 0 plays marriage {selector} · {trick}")
    assert (game.state.teams[2] is Team.RE) is finds


def test_marriage_without_a_partner_is_no_solo_for_lead_and_rotation() -> None:
    game = situation("plain · hand 1 CQ CQ · start 3 · 1 plays marriage")
    assert game.state.table.turn == 3

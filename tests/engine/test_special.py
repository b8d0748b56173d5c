"""Special points of single tricks; each row bears its number in our collection."""

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.special import Feat, specials
from freedoko_qt.engine.table import Table
from tests.notation import rules_of, trick

RE, CONTRA = Team.RE, Team.CONTRA
SIDES = (RE, RE, CONTRA, CONTRA)
ALTERNATE = (RE, CONTRA, RE, CONTRA)
DULL = "0: C9 C9 C9 C9"  # a trick that brings nothing


def found(
    *tricks: str,
    last: str = "",
    teams: tuple[Team, ...] = SIDES,
    contract: Contract = Contract.NORMAL,
    rules: str = "ddv",
    decided: int = 0,
    swines: Seat | None = None,
) -> list[str]:
    """The special points of a game with these tricks and dull ones after them, as ``contra fox caught 2<-1``."""
    played = [*(trick(text, contract, rules) for text in tricks)]
    played += [trick(DULL, contract, rules)] * (12 - len(played))
    if last:
        played[11] = trick(last, contract, rules, last=True)
    table = Table(
        rules_of(rules).effective(), 0, contract=contract, tricks=tuple(played), decided=decided, swines=swines
    )
    return [
        f"{one.team} {one.feat} {one.trick} {one.seat}" + ("" if one.victim is None else f"<-{one.victim}")
        for one in specials(table, contract, teams)
    ]


@pytest.mark.parametrize(
    ("played", "wanted"),
    [
        pytest.param("2: HT SK DA DA", ["contra fox caught 0 2<-0", "contra fox caught 0 2<-1"], id="O28 two foxes"),
        pytest.param("2: HT DA DA SK", ["contra fox caught 0 2<-0"], id="O29 own fox is neutral"),
        pytest.param("0: CJ S9 S9 S9", [], id="O30 charlie takes the first trick"),
        pytest.param("0: ST ST SA SA", ["contra doppelkopf 0 2"], id="O36 42 points"),
        pytest.param("0: ST ST SA SK", [], id="O36 35 points"),
        pytest.param("0: HT CA CA DJ", [], id="O36 34 points"),
        pytest.param("0: DA DT HT SA", ["contra doppelkopf 0 2", "contra fox caught 0 2<-0"], id="both in one trick"),
        pytest.param("1: DA DT DK D9", [], id="the fox takes the trick itself"),
        pytest.param("1: DA DT CQ D9", ["contra fox caught 0 3<-1"], id="a led fox is caught too"),
        pytest.param("0: CK CT DA CA", [], id="the fox trumps"),
    ],
)
def test_special_points_of_a_trick(played: str, wanted: list[str]) -> None:
    assert found(played) == wanted


@pytest.mark.parametrize(("points", "cards"), [(37, "CA CA SA SK"), (40, "CT CT ST ST"), (44, "CA CA SA SA")])
def test_doppelkopf_begins_at_forty(points: int, cards: str) -> None:
    """O36; no four cards make 38 or 39."""
    assert trick(f"0: {cards}").points == points
    assert bool(found(f"0: {cards}")) is (points >= 40)


@pytest.mark.parametrize(
    ("last", "wanted"),
    [
        pytest.param("2: CJ CJ HT C9", [], id="O31 beaten charlies bring nothing"),
        pytest.param("2: DJ CJ DA CJ", ["contra fox caught 11 3<-0", "contra charlie 11 3"], id="O32 first of two"),
        pytest.param("2: CJ CQ C9 S9", [], id="O33 beaten by the partner"),
        pytest.param("2: CJ DQ C9 S9", [], id="O34 queen of diamonds catches nothing"),
        pytest.param("0: CJ C9 S9 S9", ["re charlie 11 0"], id="led"),
        pytest.param("0: C9 CJ S9 S9", ["re charlie 11 1"], id="trumped"),
        pytest.param("0: CJ CJ S9 S9", ["re charlie 11 0"], id="both of one side count once"),
        pytest.param("0: SJ C9 S9 S9", [], id="jack of spades"),
        pytest.param("0: CJ S9 CJ C9", ["re charlie 11 0"], id="53 over the other charlie"),
        pytest.param("0: CQ S9 DA DA", ["re fox caught 11 0<-2", "re fox caught 11 0<-3"], id="59 two foxes"),
        pytest.param("0: DA DA S9 S9", [], id="58 fox wins the last trick"),
    ],
)
def test_special_points_of_the_last_trick(last: str, wanted: list[str]) -> None:
    assert found(last=last) == wanted


def test_special_points_stand_trick_by_trick() -> None:
    """O27: two doppelkopf tricks with a fox each, and charlie at the end."""
    assert found("0: HT DA DT CA", "0: CQ DA DT CA", last="0: CJ S9 S9 S9", teams=ALTERNATE) == [
        "re doppelkopf 0 0",
        "re fox caught 0 0<-1",
        "re fox caught 1 0<-1",
        "re charlie 11 0",
    ]


@pytest.mark.parametrize(
    "contract",
    [Contract.MARRIAGE_SILENT, Contract.SOLO_DIAMOND, Contract.SOLO_QUEEN, Contract.MARRIAGE_SOLO],
)
def test_no_special_points_in_a_solo(contract: Contract) -> None:
    """O38, O42."""
    alone = (RE, CONTRA, CONTRA, CONTRA)
    assert found("0: CQ DA DA HT", "0: CA CA CT CT", last="0: CJ S9 S9 S9", teams=alone, contract=contract) == []


@pytest.mark.parametrize(
    ("decided", "wanted"), [(1, []), (2, ["contra doppelkopf 1 1"]), (3, ["contra doppelkopf 1 1"])]
)
def test_failed_marriage_counts_doppelkopf_up_to_the_deciding_trick_if_the_rules_say_so(
    decided: int, wanted: list[str]
) -> None:
    """Rules 8.2, rows 51 and 52; the fox of the first trick brings nothing."""
    alone, tricks = (RE, CONTRA, CONTRA, CONTRA), ("0: CQ DA S9 S9", "1: CA CA CT CT")
    by_rules = {"default": wanted, "ddv": []}
    assert {
        name: found(*tricks, teams=alone, contract=Contract.MARRIAGE_SOLO, rules=name, decided=decided)
        for name in by_rules
    } == by_rules


@pytest.mark.parametrize(
    ("rule", "feat"), [("extrapoint_catch_fox", Feat.FOX_CAUGHT), ("extrapoint_charlie", Feat.CHARLIE)]
)
def test_special_point_can_be_switched_off(rule: str, feat: Feat) -> None:
    on, off = (found("0: CQ DA DA HT", last="0: CJ S9 S9 S9", rules=f"ddv, {rule}={word}") for word in ("yes", "no"))
    assert [one for one in on if str(feat) not in one] == off
    assert len(off) < len(on)


@pytest.mark.parametrize("victim", [0, 1])
def test_side_decides_at_the_end_whether_a_fox_was_caught(victim: Seat) -> None:
    """In a marriage the sides of the first tricks are found later."""
    teams = (RE, RE, CONTRA, CONTRA)
    played = "2: HT S9 DA S9" if victim == 0 else "2: HT S9 S9 DA"
    assert found(played, teams=teams, contract=Contract.MARRIAGE) == [f"contra fox caught 0 2<-{victim}"]


# -- special points of other rounds ---------------------------------------------------------------------------

OURS = "default, extrapoint_catch_fox_last_trick=yes"
FOXES = "default, extrapoint_double_fox_last_trick=yes"
CHARLIES = "default, extrapoint_double_charlie=yes"
BOTH_CAUGHT = f"{CHARLIES}, extrapoint_catch_double_charlie=yes"
BY_QUEEN = "default, extrapoint_catch_charlie_only_with_diamond_queen=yes"
JABS = "default, extrapoint_dolle_jabs_dolle=yes"


@pytest.mark.parametrize(
    ("rules", "last", "points"),
    [
        pytest.param("default", "0: CJ S9 CJ C9", 3, id="53 charlie over charlie"),
        pytest.param("default", "0: CQ S9 CJ CJ", 2, id="54 one charlie caught"),
        pytest.param(BOTH_CAUGHT, "0: CQ S9 CJ CJ", 3, id="54 both charlies caught"),
        pytest.param(BY_QUEEN, "0: CQ S9 CJ C9", 1, id="55 not by the queen of diamonds"),
        pytest.param(BY_QUEEN, "0: DQ S9 CJ C9", 2, id="O34a by the queen of diamonds"),
        pytest.param(BY_QUEEN, "0: HT S9 CJ C9", 1, id="O34b by the ten of hearts"),
        pytest.param(CHARLIES, "0: CJ CJ S9 C9", 3, id="56 both charlies win"),
        pytest.param("default", "0: CJ CJ S9 C9", 2, id="both charlies count once"),
        pytest.param(OURS, "0: CQ S9 DA C9", 3, id="57 fox caught in the last trick"),
        pytest.param("default", "0: CQ S9 DA C9", 2, id="fox caught"),
        pytest.param(FOXES, "0: DA DA S9 C9", 3, id="58 both foxes win"),
        pytest.param("default", "0: DA DA S9 C9", 2, id="a fox wins"),
        pytest.param("default", "0: CQ S9 DA DA", 3, id="59 two foxes caught"),
        pytest.param(JABS, "0: HT S9 HT C9", 0, id="61 one ten of hearts takes the other"),
        pytest.param("default", "0: HT S9 HT C9", 1, id="no point for a ten of hearts"),
        pytest.param(JABS, "0: HT HT S9 C9", 1, id="not the partner's one"),
        pytest.param("default", "2: CJ CJ HT C9", 2, id="O31 one of two charlies caught"),
        pytest.param(BOTH_CAUGHT, "2: CJ CJ HT C9", 3, id="O31 two charlies caught"),
        pytest.param("default", "2: DJ CJ DA CJ", -2, id="O32 charlie, fox and a caught charlie"),
        pytest.param("default", "2: CJ CQ C9 S9", 1, id="O33 taken by the partner"),
    ],
)
def test_points_of_the_last_trick(rules: str, last: str, points: int) -> None:
    """Rules 8.3: re has won, which is one point, and the special points are added or taken away."""
    specials = found(last=last, rules=rules)
    assert 1 + sum(1 if text.startswith("re") else -1 for text in specials) == points


@pytest.mark.parametrize(
    ("played", "rules", "points"),
    [
        pytest.param("0: CA CA CT CT", "default", 2, id="a doppelkopf of re"),
        pytest.param("2: CA CA CT CT", "default", 0, id="62 a doppelkopf of contra"),
        pytest.param("2: HT S9 HT C9", JABS, 2, id="the second ten of hearts is of re"),
        pytest.param(
            "2: HT S9 HT C9", f"{JABS}, dollen_second_over_first=no, dollen_contrary_in_last_trick=yes", 0, id="first"
        ),
    ],
)
def test_points_of_a_trick(played: str, rules: str, points: int) -> None:
    """Rules 8.3."""
    assert 1 + sum(1 if text.startswith("re") else -1 for text in found(played, rules=rules)) == points


def test_swines_are_no_foxes_even_in_tricks_before() -> None:
    """60, O35."""
    assert found("0: CQ S9 DA C9", last="0: CQ S9 DA C9", rules=OURS, swines=2) == []
    assert len(found("0: CQ S9 DA C9", last="0: CQ S9 DA C9", rules=OURS)) == 3


@pytest.mark.parametrize(
    ("rules", "played", "is_one"),
    [
        pytest.param("default, with_nines=no", "0: HA HK HA HK", True, id="four plain hearts"),
        pytest.param("default, with_nines=no", "0: HA HK HT HK", False, id="the ten of hearts is a trump"),
        pytest.param("default", "0: HA HK HA HK", False, id="never with nines"),
    ],
)
def test_heart_trick(rules: str, played: str, is_one: bool) -> None:
    specials = found(played, rules=f"{rules}, extrapoint_heart_trick=yes")
    assert [text for text in specials if "heart" in text] == (["re heart trick 0 0"] if is_one else [])


@pytest.mark.parametrize(
    ("scope", "contract", "counts"),
    [
        ("all", Contract.NORMAL, True),
        ("all", Contract.POVERTY, True),
        ("not in poverty", Contract.NORMAL, True),
        ("not in poverty", Contract.POVERTY, False),
        ("never", Contract.NORMAL, False),
    ],
)
def test_scope_of_a_doppelkopf(scope: str, contract: Contract, counts: bool) -> None:
    specials = found("0: CA CA CT CT", contract=contract, rules=f"default, x_doppelkopf_scope={scope}")
    assert specials == (["re doppelkopf 0 0"] if counts else [])


def test_special_points_in_soli_if_the_rules_say_so() -> None:
    """O41b."""
    alone, rules = (RE, CONTRA, CONTRA, CONTRA), "default, x_solo_special_points=yes"
    tricks, last = ("0: CA CA CT CT", "0: CQ DA S9 S9"), "0: CJ S9 S9 S9"
    assert found(*tricks, last=last, teams=alone, contract=Contract.SOLO_DIAMOND, rules=rules) == [
        "re doppelkopf 0 0",
        "re fox caught 1 0<-1",
        "re charlie 11 0",
    ]
    # In a queen solo the ace of diamonds is a plain card.
    assert found(*tricks, teams=alone, contract=Contract.SOLO_QUEEN, rules=rules) == ["re doppelkopf 0 0"]


@pytest.mark.parametrize("contract", [Contract.FEWEST_POINTS, Contract.SOLO_FEWEST_TRICKS])
def test_no_special_points_where_few_tricks_or_points_win(contract: Contract) -> None:
    rules = "default, x_solo_special_points=yes"
    assert found("0: CA CA CT CT", last="0: CJ S9 S9 S9", contract=contract, rules=rules) == []

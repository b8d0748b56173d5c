"""What is counted for each player."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.season import Caught, Deed, Saved, Spoken
from freedoko_qt.app.season.facts import saved
from freedoko_qt.app.statistics import Account, Kind, Player, Role, Wish, accounts, all_rules
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.special import Feat
from tests.season import played

Key = tuple[Player, tuple[str, str] | None]
RE, KO = Team.RE, Team.CONTRA
DAY = datetime(2024, 6, 1, 20, 0)
NAMES = ("Anna", "Ben", "Cleo", "Dora")
ANNA, BEN = Player("Anna", "human"), Player("Ben", "thumb")
NORMAL = Deed(0, Contract.NORMAL, -1, (RE, KO, KO, RE), RE, 2, (2, -2, -2, 2), (70, 50, 49, 71))
SOLO = Deed(1, Contract.SOLO_QUEEN, 0, (RE, KO, KO, KO), KO, 1, (-3, 1, 1, 1), (100, 50, 50, 40))


def party(*games: Deed, date: datetime = DAY, base: str = "ddv", **more: object) -> Saved:
    kinds = ("human", "thumb", "thumb", "human")
    totals = tuple(sum(points) for points in zip(*(deed.scores for deed in games), strict=True))
    made = Saved(Path(f"{date:%Y%m%d}{base}.yaml"), date, NAMES, kinds, base, games=games, totals=totals)
    return replace(made, **more)  # type: ignore[arg-type]


def counted(*parties: Saved, wish: Wish = Wish()) -> dict[Player, Account]:  # noqa: B008
    return {player: account for (player, _), account in last(accounts(parties, wish)).items()}


def last(steps: Iterable[dict[Key, Account]]) -> dict[Key, Account]:
    return list(steps)[-1]


def test_games_points_and_the_curve() -> None:
    anna = counted(party(NORMAL, SOLO))[ANNA]
    assert (anna.games.number, anna.games.won, anna.games.points) == (2, 1, -1)
    assert anna.games.average == -0.5
    assert anna.average_card_points == 85
    assert anna.curve == [0, 2, -1]


@pytest.mark.parametrize(
    ("deed", "roles"),
    [
        (NORMAL, (Role.RE, Role.CONTRA, Role.CONTRA, Role.RE)),
        (SOLO, (Role.SOLO, Role.AGAINST_SOLO, Role.AGAINST_SOLO, Role.AGAINST_SOLO)),
        (replace(NORMAL, contract=Contract.MARRIAGE, soloist=0), (Role.MARRIAGE, Role.CONTRA, Role.CONTRA, Role.RE)),
        (replace(NORMAL, contract=Contract.POVERTY, soloist=3), (Role.RE, Role.CONTRA, Role.CONTRA, Role.POVERTY)),
        (replace(NORMAL, contract=Contract.GENSCHER, soloist=0), (Role.RE, Role.CONTRA, Role.CONTRA, Role.RE)),
        (
            replace(SOLO, contract=Contract.MARRIAGE_SILENT),
            (Role.SOLO, Role.AGAINST_SOLO, Role.AGAINST_SOLO, Role.AGAINST_SOLO),
        ),
        (replace(SOLO, contract=Contract.FEWEST_POINTS, soloist=-1), (Role.SOLO,) * 4),
    ],
    ids=["normal", "solo", "marriage", "poverty", "genscher", "silent marriage", "fewest points"],
)
def test_everybody_has_one_role(deed: Deed, roles: tuple[Role, ...]) -> None:
    found = counted(party(deed))
    told = {player.name: [role for role in Role if one.roles[role].number] for player, one in found.items()}
    assert told == {name: [role] for name, role in zip(NAMES, roles, strict=True)}


def test_soli_by_kind() -> None:
    anna = counted(party(SOLO, SOLO, replace(SOLO, contract=Contract.SOLO_JACK, winner=RE, scores=(6, -2, -2, -2))))[
        ANNA
    ]
    told = {contract: (one.number, one.won, one.points) for contract, one in anna.soli.items()}
    assert told == {Contract.SOLO_QUEEN: (2, 0, -6), Contract.SOLO_JACK: (1, 1, 6)}


def test_announcements_by_level_and_replies_as_one() -> None:
    spoken = (
        Spoken(0, Call.NO_120, RE, True),
        Spoken(0, Call.NO_90, RE, True),
        Spoken(1, Call.REPLY_NO_90, KO, False),
        Spoken(1, Call.REPLY, KO, False),
    )
    found = counted(party(replace(NORMAL, spoken=spoken)))
    anna, ben = found[ANNA], found[BEN]
    assert {call: (one.number, one.won) for call, one in anna.calls.items()} == {
        Call.NO_120: (1, 1),
        Call.NO_90: (1, 1),
    }
    assert {call: (one.number, one.won) for call, one in ben.calls.items()} == {Call.REPLY: (2, 0)}
    assert (anna.announced.number, anna.announced.rate, ben.announced.rate) == (2, 1, 0)


def test_special_points_count_for_who_made_them_and_for_who_lost_a_card() -> None:
    specials = (Caught(Feat.FOX_CAUGHT, 0, 1), Caught(Feat.DOPPELKOPF, 0), Caught(Feat.CHARLIE_CAUGHT, 1, 0))
    found = counted(party(replace(NORMAL, specials=specials)))
    anna, ben = found[ANNA], found[BEN]
    assert (anna.feats[Feat.FOX_CAUGHT], anna.lost[Feat.FOX_CAUGHT]) == (1, 0)
    assert (ben.feats[Feat.FOX_CAUGHT], ben.lost[Feat.FOX_CAUGHT]) == (0, 1)
    assert (anna.feats[Feat.DOPPELKOPF], anna.lost[Feat.CHARLIE_CAUGHT], ben.feats[Feat.CHARLIE_CAUGHT]) == (1, 1, 1)


def test_who_sits_out_has_not_played() -> None:
    deed = replace(
        NORMAL, sides=(None, RE, KO, KO, RE), scores=(0, 2, -2, -2, 2), points=(0, 70, 50, 49, 71), winner=RE
    )
    five = replace(party(), names=(*NAMES, "Emil"), players=("human",) * 5, games=(deed,), totals=deed.scores)
    found = counted(five)
    assert found[ANNA].games.number == 0
    assert found[ANNA].games.rate is None
    assert found[Player("Emil", "human")].games.won == 1


def test_a_person_and_a_computer_player_of_one_name_are_two() -> None:
    other = replace(party(NORMAL), players=("thumb",) * 4)
    found = counted(party(NORMAL), other)
    assert (found[ANNA].games.number, found[Player("Anna", "thumb")].games.number) == (1, 1)


def test_two_of_one_name_and_kind_share_an_account_and_the_party_is_there_once() -> None:
    twins = replace(party(NORMAL), names=("Anna", "Anna", "Cleo", "Dora"), players=("thumb",) * 4)
    anna = counted(twins)[Player("Anna", "thumb")]
    assert (anna.games.number, anna.games.won, len(anna.parties)) == (2, 1, 1)


EARLY, LATE = party(NORMAL, date=datetime(2024, 1, 1)), party(NORMAL, SOLO, base="default")


@pytest.mark.parametrize(
    ("wish", "games"),
    [
        (Wish(), {"Anna": 3, "Ben": 3, "Cleo": 3, "Dora": 3}),
        (Wish(Kind.PEOPLE), {"Anna": 3, "Dora": 3}),
        (Wish(Kind.COMPUTERS), {"Ben": 3, "Cleo": 3}),
        (Wish(Kind.PEOPLE, rules=("ddv", "")), {"Anna": 1, "Dora": 1}),
        (Wish(Kind.PEOPLE, rules=("ddv", "other")), {}),
        (Wish(Kind.PEOPLE, since=datetime(2024, 5, 1)), {"Anna": 2, "Dora": 2}),
        (Wish(Kind.PEOPLE, since=DAY), {"Anna": 2, "Dora": 2}),
        (Wish(Kind.PEOPLE, rules=("ddv", ""), since=DAY), {}),
    ],
)
def test_what_is_wished_is_counted(wish: Wish, games: dict[str, int]) -> None:
    found = counted(LATE, EARLY, Saved(Path("x"), DAY, trouble="x: damaged"), wish=wish)
    assert {player.name: account.games.number for player, account in found.items()} == games


def test_each_rule_set_may_have_an_account_of_its_own() -> None:
    found = last(accounts((LATE, EARLY), Wish(Kind.PEOPLE, by_rules=True)))
    told = {(one.player.name, one.rules): one.games.number for one in found.values()}
    assert told == {
        ("Anna", ("ddv", "")): 1,
        ("Dora", ("ddv", "")): 1,
        ("Anna", ("default", "")): 2,
        ("Dora", ("default", "")): 2,
    }


def test_the_curve_goes_by_the_dates_whatever_order_the_parties_come_in() -> None:
    assert counted(LATE, EARLY)[ANNA].curve == counted(EARLY, LATE)[ANNA].curve == [0, 2, 4, 1]


def test_only_rules_that_were_played_by_are_offered() -> None:
    assert set(all_rules((EARLY, LATE, party(base="polish")))) == {("ddv", ""), ("default", "")}


@pytest.mark.parametrize("number", range(5))
def test_the_sums_over_all_players_are_those_of_the_party(number: int) -> None:
    told = saved(played(number, 6), Path("x.yaml"), DAY)
    found = last(accounts([told], Wish())).values()
    games, four = len(told.games), 4
    assert sum(one.games.number for one in found) == four * games
    assert sum(one.games.points for one in found) == sum(told.totals)
    assert sum(one.card_points for one in found) == 240 * games
    assert sum(one.announced.number for one in found) == sum(len(deed.spoken) for deed in told.games)
    assert sum(sum(one.feats.values()) for one in found) == sum(len(deed.specials) for deed in told.games)
    for one in found:
        assert sum(role.number for role in one.roles.values()) == one.games.number
        assert sum(role.won for role in one.roles.values()) == one.games.won
        assert sum(solo.number for solo in one.soli.values()) == one.roles[Role.SOLO].number
        assert one.curve[-1] == one.games.points
        assert len(one.curve) == one.games.number + 1

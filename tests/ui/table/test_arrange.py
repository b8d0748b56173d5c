from dataclasses import replace

import pytest

from freedoko_qt.app.picture import Place, TablePicture
from freedoko_qt.ui.table.arrange import ASIDE, Pointing, arrange, is_new_deal, neighbour, playable
from freedoko_qt.ui.table.layout import SHOWN_IN_PILE, Layout
from tests.ui.table.pictures import asked, dealt, full_trick, gathered, hidden, own, played

LAYOUT = Layout(1000, 700)
NOBODY = Pointing()


def keys(picture: TablePicture) -> set[str]:
    heaps = (*picture.hands, *picture.piles)
    return {card.key for heap in heaps for card in heap} | {each.card.key for each in picture.trick}


@pytest.mark.parametrize("picture", [dealt(), asked(), full_trick(), gathered(), TablePicture()])
def test_every_card_has_one_goal(picture: TablePicture) -> None:
    assert arrange(picture, LAYOUT, NOBODY).keys() == keys(picture)


def test_cards_that_may_not_be_played_lie_lower_under_a_veil() -> None:
    goals = arrange(asked(), LAYOUT, NOBODY)
    assert [goals[f"0.{number}"].is_veiled for number in range(5)] == [False, False, False, True, True]
    assert goals["0.4"].spot.y > goals["0.0"].spot.y


def test_all_own_cards_look_alike_when_legal_cards_are_not_shown() -> None:
    goals = arrange(asked(), LAYOUT, NOBODY, shows_legal=False)
    assert not any(goal.is_veiled for goal in goals.values())


def test_all_own_cards_look_alike_while_no_card_is_asked() -> None:
    goals = arrange(replace(asked(), is_asked_card=False), LAYOUT, NOBODY)
    assert not any(goal.is_veiled for goal in goals.values())


@pytest.mark.parametrize("pointing", [Pointing(hovered="0.1"), Pointing(focused="0.1")])
def test_a_playable_card_rises_when_pointed_at(pointing: Pointing) -> None:
    before, after = arrange(asked(), LAYOUT, NOBODY)["0.1"], arrange(asked(), LAYOUT, pointing)["0.1"]
    assert after.spot.y < before.spot.y
    assert after.is_ringed == bool(pointing.focused)


def test_no_other_card_rises() -> None:
    before, after = arrange(asked(), LAYOUT, NOBODY)["0.4"], arrange(asked(), LAYOUT, Pointing(hovered="0.4"))["0.4"]
    assert after == before


def test_the_card_that_takes_the_trick_shines() -> None:
    goals = arrange(full_trick(), LAYOUT, NOBODY)
    assert [key for key, goal in goals.items() if goal.is_shining] == ["1.0"]


def test_no_card_shines_while_the_trick_is_running() -> None:
    assert not any(goal.is_shining for goal in arrange(asked(), LAYOUT, NOBODY).values())


def test_only_the_lowest_cards_of_a_pile_and_its_top_are_seen() -> None:
    goals = arrange(gathered(), LAYOUT, NOBODY)
    covered = [goals[card.key].is_covered for card in gathered().piles[Place.LEFT]]
    assert covered == [False] * SHOWN_IN_PILE + [True] * (len(covered) - SHOWN_IN_PILE - 1) + [False]


def test_the_last_trick_lies_aside_without_its_cards_leaving_the_pile() -> None:
    picture = replace(gathered(), last_trick=(played(Place.LEFT, "1.0", "DA"),))
    goals = arrange(picture, LAYOUT, NOBODY)
    assert goals["1.0"].card.face is None
    assert goals[ASIDE + "1.0"].card.face is not None


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param(TablePicture(), dealt(), True, id="first game"),
        pytest.param(gathered(), dealt(), True, id="next game"),
        pytest.param(dealt(), dealt("C9 CQ SQ HQ DQ CJ DJ DA DK CA ST SK"), True, id="thrown in and dealt again"),
        pytest.param(dealt(), dealt(), False, id="same picture"),
        pytest.param(dealt(), asked(), False, id="cards were played"),
        pytest.param(full_trick(), gathered(), False, id="trick taken"),
        pytest.param(gathered(), TablePicture(), False, id="table cleared"),
    ],
)
def test_a_new_deal_is_told_from_the_same_game(old: TablePicture, new: TablePicture, expected: bool) -> None:
    assert is_new_deal(old, new) is expected


def test_sorting_the_hand_anew_is_no_new_deal() -> None:
    hand = dealt().hands[Place.BOTTOM]
    assert not is_new_deal(dealt(), replace(dealt(), hands=(hand[::-1], *dealt().hands[1:])))


def test_playable_cards_go_from_left_to_right() -> None:
    assert [card.key for card in playable(asked())] == ["0.0", "0.1", "0.2"]


@pytest.mark.parametrize(
    ("focused", "step", "expected"),
    [("", 1, "0.0"), ("", -1, "0.3"), ("0.0", 1, "0.3"), ("0.3", 1, "0.0"), ("0.0", -1, "0.3"), ("0.1", 1, "0.0")],
)
def test_the_arrows_walk_the_playable_cards_and_go_round(focused: str, step: int, expected: str) -> None:
    picture = TablePicture((own("HT CQ CA SQ", "HT SQ"), (), (), ()), is_asked_card=True)
    assert neighbour(picture, focused, step) == expected


def test_without_playable_cards_the_arrows_lead_nowhere() -> None:
    assert neighbour(TablePicture((hidden(0, 1), (), (), ())), "", 1) == ""


def test_cards_side_by_side_lie_in_the_middle_in_their_order() -> None:
    picture = replace(dealt(), spread=own("CA C9 SA"), hands=((), *dealt().hands[1:]))
    goals = arrange(picture, LAYOUT, NOBODY)
    spots = [goals[f"0.{number}"].spot for number in range(3)]
    assert [spot.x for spot in spots] == sorted(spot.x for spot in spots)
    assert {spot.y for spot in spots} == {LAYOUT.middle.y()}


def test_chosen_cards_rise_and_are_marked_while_the_others_lie_low() -> None:
    hand = tuple(replace(card, is_chosen=number == 1) for number, card in enumerate(dealt().hands[0]))
    choosing = replace(dealt(), is_choosing=True, hands=(hand, *dealt().hands[1:]))
    quiet, goals = arrange(dealt(), LAYOUT, NOBODY), arrange(choosing, LAYOUT, NOBODY)
    assert [key for key, goal in goals.items() if goal.is_chosen] == ["0.1"]
    assert goals["0.1"].spot.y < quiet["0.1"].spot.y
    assert goals["0.2"].spot.y > quiet["0.2"].spot.y
    assert not any(goal.is_veiled for goal in goals.values())


def test_plain_cards_of_a_considered_game_lie_under_a_veil() -> None:
    hand = tuple(replace(card, is_plain=number > 3) for number, card in enumerate(dealt().hands[0]))
    goals = arrange(replace(dealt(), hands=(hand, *dealt().hands[1:])), LAYOUT, NOBODY, shows_legal=False)
    assert [goals[f"0.{number}"].is_veiled for number in (3, 4)] == [False, True]


def test_new_cards_are_marked() -> None:
    hand = tuple(replace(card, is_new=number == 5) for number, card in enumerate(dealt().hands[0]))
    goals = arrange(replace(dealt(), hands=(hand, *dealt().hands[1:])), LAYOUT, NOBODY)
    assert [key for key, goal in goals.items() if goal.is_new] == ["0.5"]


def test_a_hand_thrown_in_and_the_next_one_are_different_deals() -> None:
    thrown = replace(dealt(), spread=own("CA C9 SA"), hands=((), *dealt().hands[1:]))
    assert is_new_deal(thrown, dealt())


def test_cards_that_are_taken_up_are_no_new_deal() -> None:
    offered = replace(dealt(), spread=hidden(1, 3, 4), hands=(dealt().hands[0], hidden(1, 0, 1, 2), *dealt().hands[2:]))
    hand = (*offered.hands[0], replace(own("D9")[0], key="1.3"))
    taken = replace(offered, spread=(), hands=(hand, *offered.hands[1:]))
    assert not is_new_deal(offered, taken)

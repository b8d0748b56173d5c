"""What the character of a player changes: when it announces and plays soli, and what it concludes from cards."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Announced, Dealt
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.belief import TRUST
from freedoko_qt.players.bidding import plan_for
from freedoko_qt.players.character import EVEN, HIGH, LOW, TRAITS, WORDS, Character
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.strong import Thinker
from freedoko_qt.players.style import seasoned
from tests.notation import situation

STEPS = range(LOW, HIGH + 1)
DEALS = 60


@pytest.fixture(scope="module")
def asked() -> tuple[Observation, ...]:
    """What the players of some games were asked about soli and announcements; everybody owes a solo in half of them."""
    return tuple(seen for seed in range(1, DEALS + 1) for seen in questions(seed))


def questions(seed: int) -> Iterator[Observation]:
    """Every question of a game of usual players that may be answered with a solo or an announcement."""
    state = start(preset("ddv"), Dealt(deal(seed), seed % 4, (seed % 2,) * 4))
    players = [LEVELS["thumb"].make(seat) for seat in SEATS]
    while not state.table.is_over:
        seen = observe(state, state.table.turn)
        if seen.table.ask in (Ask.HEALTH, Ask.NAME) or isinstance(seen.legal[0], Announced):
            yield seen
        state = apply(state, players[seen.seat].choose(seen).action)


def is_bold(seen: Observation, boldness: int) -> bool:
    """Whether a player of some boldness announces something here, or wants to play alone."""
    character = Character(boldness=boldness)
    if isinstance(seen.legal[0], Announced):
        return isinstance(LEVELS["thumb"].make(1, character).choose(seen).action, Announced)
    plan = plan_for(seen, seasoned(character))
    return seen.hand.count(Card.CQ) == 2 if plan is None else plan.contract.is_real_solo


# -- the value ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trait", TRAITS)
@pytest.mark.parametrize(
    ("value", "message"),
    [
        (7, "{}: 7 is not within -2 and 2"),
        (-3, "{}: -3 is not within -2 and 2"),
        ("x", "{} is 'x', not a whole number"),
        (1.0, "{} is 1.0, not a whole number"),
        (True, "{} is True, not a whole number"),
    ],
)
def test_what_is_no_step_of_a_trait_is_refused_by_name(trait: str, value: object, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message.format(trait)}$"):
        Character(**{trait: value})  # type: ignore[arg-type]


def test_only_what_is_not_as_usual_is_written() -> None:
    assert EVEN.written == {}
    assert Character(trust=-2).written == {"trust": -2}
    assert Character(**Character(1, -1).written) == Character(1, -1)


def test_every_step_of_every_trait_is_told_in_a_sentence() -> None:
    assert tuple(WORDS) == TRAITS
    for words in WORDS.values():
        assert len(words.steps) == len(set(words.steps)) == HIGH - LOW + 1
        assert all(sentence.endswith(".") for sentence in (words.about, *words.steps))


# -- boldness -------------------------------------------------------------------------------------------------------


def test_whoever_is_bolder_says_what_the_careful_say_and_more(asked: tuple[Observation, ...]) -> None:
    said = [{number for number, seen in enumerate(asked) if is_bold(seen, boldness)} for boldness in STEPS]
    for careful, bold in pairwise(said):
        assert careful < bold


@pytest.mark.parametrize("ask", ["soli", "announcements"])
def test_boldness_makes_a_difference_to_soli_and_to_announcements(asked: tuple[Observation, ...], ask: str) -> None:
    here = [seen for seen in asked if isinstance(seen.legal[0], Announced) is (ask == "announcements")]
    careful, usual, daring = (sum(is_bold(seen, boldness) for seen in here) for boldness in (LOW, 0, HIGH))
    assert careful < usual < daring


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        pytest.param("HT HT CQ SQ SQ HQ HQ DQ CJ CJ CA CA", -2, id="a strong one"),
        pytest.param("HT CQ SQ HQ CJ HJ DA D9 SA CA C9 HK", -1, id="a fair one"),
        pytest.param("HT HQ SQ DQ CJ HJ DA D9 SA CA C9 HK", 1, id="a thin one"),
        pytest.param("C9 CK CT SK SK S9 HK H9 DK D9 DJ HJ", None, id="a weak one"),
    ],
)
def test_with_each_hand_whoever_is_bold_enough_announces(hand: str, first: int | None) -> None:
    seen = observe(situation(f"ddv · hand 0 {hand} · healthy").state, 0)
    expected = [first is not None and boldness >= first for boldness in STEPS]
    assert [is_bold(seen, boldness) for boldness in STEPS] == expected


@pytest.mark.parametrize(
    ("script", "first"),
    [
        pytest.param("ddv · hand 0 HT HT CQ SQ HQ CJ DJ CA CA SA S9 HK", -1, id="a fair solo"),
        pytest.param("ddv · hand 0 HT CQ SQ HQ HQ DQ CJ DJ CA CA SA HK", 2, id="a thin solo"),
        pytest.param(
            "ddv, solo=no, number_of_duty_soli=0 · hand 0 HT CQ CQ SQ SQ HQ DQ CJ CJ DA CA SA",
            2,
            id="a marriage kept to itself",
        ),
    ],
)
def test_with_each_hand_whoever_is_bold_enough_plays_alone(script: str, first: int) -> None:
    seen = observe(situation(script).state, 0)
    assert [is_bold(seen, boldness) for boldness in STEPS] == [boldness >= first for boldness in STEPS]


# -- trust ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["strong", "master"])
def test_trust_is_how_much_is_made_of_the_play_of_others(level: str) -> None:
    shares = []
    for trust in STEPS:
        player = LEVELS[level].make(1, Character(trust=trust))
        assert isinstance(player, Thinker)
        assert player.character == Character(trust=trust)
        shares.append(player.means.trust.share)
    assert shares == pytest.approx([0, TRUST / 2, TRUST, 1.5 * TRUST, 2 * TRUST])


def test_a_player_that_thinks_takes_its_boldness_to_the_talk() -> None:
    player = LEVELS["strong"].make(1, Character(boldness=2))
    assert isinstance(player, Thinker)
    assert player.thumb.style.boldness == 2


# -- levels ---------------------------------------------------------------------------------------------------------


def test_a_level_minds_the_traits_that_make_a_difference_to_it() -> None:
    minded = {key: level.minds(Character(2, 2)) for key, level in LEVELS.items()}
    assert [key for key, character in minded.items() if character.boldness] == ["thumb", "strong", "master"]
    assert [key for key, character in minded.items() if character.trust] == ["strong", "master"]


@pytest.mark.parametrize("level", [key for key, level in LEVELS.items() if len(level.traits) < len(TRAITS)])
def test_what_a_level_does_not_mind_changes_none_of_its_choices(level: str, asked: tuple[Observation, ...]) -> None:
    for seen in asked[::4]:
        for whole in (Character(2, 2), Character(-2, -2)):
            minded = LEVELS[level].minds(whole)
            assert LEVELS[level].make(3, whole).choose(seen) == LEVELS[level].make(3, minded).choose(seen)

"""The worked examples of five written rule sets: winner, value, scores and play money by the shipped sets."""

import pytest

from freedoko_qt.engine.money import amounts
from freedoko_qt.engine.points import value
from tests.notation import rules_of, tally


@pytest.mark.parametrize(
    ("house", "game", "winner", "points"),
    [
        pytest.param("darmstadt", "normal 120:120", "contra", 2, id="H1"),
        pytest.param("darmstadt", "normal 150:90 re: no 120", "contra", 4, id="H2"),
        pytest.param("darmstadt", "normal 151:89 re: no 120", "re", 4, id="H3"),
        pytest.param("darmstadt", "normal 180:60 re: no 90", "contra", 5, id="H4"),
        pytest.param("darmstadt", "normal 91:149 contra: no 120", "re", 3, id="H5"),
        pytest.param("darmstadt", "normal 90:150 contra: no 120", "contra", 4, id="H6"),
        pytest.param("darmstadt", "normal 140:100 re: no 120 contra: no 120", "nobody", 0, id="H7"),
        pytest.param("darmstadt", "normal 160:80 re: no 120 contra: no 120", "re", 6, id="H8"),
        pytest.param("darmstadt", "normal 125:115 re: no 60", "contra", 7, id="H9"),
        pytest.param("ameke", "normal 121:119 re: no 120 early re", "re", 3, id="H10"),
        pytest.param("ameke", "normal 120:120 contra: no 120", "re", 2, id="H11"),
        pytest.param("ameke", "normal 90:150 re: no 120 contra: no 90", "contra", 5, id="H12"),
        pytest.param("ddv", "normal 90:150 re: no 120 contra: no 90", "re", 6, id="H12 in tournaments"),
        pytest.param("ameke", "normal 90:150 contra: no 90", "re", 3, id="H13"),
        pytest.param("ameke", "solo queen 125:115", "re", 4, id="H14"),
        pytest.param("ameke", "marriage silent 100:140", "contra", 6, id="H15"),
        pytest.param("ameke", "marriage 130:110 bridegroom", "re", 1, id="H16"),
        pytest.param("dubbelhuvud", "solo club 151:89 re: no 90", "re", 4, id="H17"),
        pytest.param("dubbelhuvud", "solo club 20:220", "contra", 4, id="H18"),
        pytest.param("polish", "normal 125:115 contra: no 60", "re", 7, id="H19"),
        pytest.param("default", "normal 125:115 contra: no 60", "re", 8, id="H19 as FreeDoko starts, doubled"),
        pytest.param("tournament", "normal 125:115 contra: no 60", "re", 6, id="H19 in FreeDoko's tournament"),
    ],
)
def test_winner_and_value(house: str, game: str, winner: str, points: int) -> None:
    """Rules 10.7."""
    result = value(tally(game), rules_of(house).effective())
    assert (str(result.winner or "nobody"), result.value) == (winner, points)


@pytest.mark.parametrize(
    ("house", "game", "scores"),
    [
        pytest.param("ameke", "solo queen 125:115", (12, -4, -4, -4), id="H14"),
        pytest.param("ameke", "marriage silent 100:140", (-18, 6, 6, 6), id="H15"),
        pytest.param("ameke", "marriage 130:110 bridegroom", (4, 0, -2, -2), id="H16"),
        pytest.param("ameke", "marriage 110:130 bridegroom", (1, -3, 1, 1), id="H16 lost"),
        pytest.param("ameke, counting=plus", "marriage 110:130 bridegroom", (3, 0, 2, 2), id="H16 with plus only"),
        pytest.param(
            "ameke, counting=minus", "marriage 110:130 bridegroom", (-2, -3, -1, -1), id="H16 with minus only"
        ),
        pytest.param("ameke", "marriage 130:110 bridegroom bock 2", (5, 1, -3, -3), id="H16 bonus outside bock"),
        pytest.param("ameke", "genscher 130:110 bridegroom", (4, 0, -2, -2), id="H16 after a Genscher"),
    ],
)
def test_scores(house: str, game: str, scores: tuple[int, ...]) -> None:
    """Rules 10.7 and 11."""
    assert value(tally(game), rules_of(house).effective()).scores == scores


@pytest.mark.parametrize(
    ("house", "game", "money"),
    [
        pytest.param("dubbelhuvud", "solo club 151:89 re: no 90", (1056, -400, -400, -400), id="H17"),
        pytest.param("dubbelhuvud", "solo club 20:220", (-1200, 352, 352, 352), id="H18"),
        pytest.param("dubbelhuvud, x_commission=0", "solo club 20:220", (-1200, 400, 400, 400), id="no commission"),
        pytest.param("ameke", "normal 130:110", (10, 10, -10, -10), id="ten cents a point"),
        pytest.param("ameke", "normal 140:100 re: no 90 contra: no 90", (10, 10, -10, -10), id="nobody won"),
        pytest.param("ameke", "normal 120:120 re: no 60 contra: no 60", (0, 0, 0, 0), id="nobody won anything"),
        pytest.param("ameke, x_stake=0", "normal 130:110", (0, 0, 0, 0), id="no stake"),
        pytest.param("ameke, x_limit=15", "solo jack 125:115", (45, -15, -15, -15), id="limit"),
        pytest.param("ameke, x_limit=15", "solo jack 100:140", (-15, 5, 5, 5), id="limit of the soloist"),
    ],
)
def test_play_money(house: str, game: str, money: tuple[int, ...]) -> None:
    """Rules 10.7 and 11, in hundredths."""
    rules = rules_of(house).effective()
    assert amounts(value(tally(game), rules), rules) == money

"""The games of a party: filters, and by whom they are seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.parties import listed
from freedoko_qt.app.parties.games import GameKind
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Call
from freedoko_qt.ui.dialog.parties.games import GameList
from tests.app.saved import RE, deed, said, saved
from tests.ui.desk import opened

PARTY = listed(
    [
        saved(
            deed(0),
            deed(1, (9, -3, -3, -3), Contract.SOLO_QUEEN, soloist=0),
            deed(2, (-9, 3, 3, 3), Contract.SOLO_JACK, soloist=0, spoken=(said(0, Call.NO_120, RE, False),)),
            deed(5, (2, 2, -2, -2), bock=2),
        )
    ]
)[0]
OTHER = listed([saved(deed(0))])[0]


@pytest.fixture
def games(qtbot: QtBot) -> GameList:
    made = GameList()
    made.resize(900, 400)
    made.retranslate()
    made.show_party(PARTY)
    return opened(qtbot, made)


def press(games: GameList, kind: GameKind) -> None:
    """Chooses a kind by the keyboard."""
    games.chips.kinds[kind].setFocus()
    QTest.keyClick(games.chips.kinds[kind], Qt.Key.Key_Space)


def numbers(games: GameList) -> list[int]:
    return [row.number for row in games.rows.rows]


def chips(games: GameList) -> list[str]:
    return [button.text() for button in (games.chips.all, *games.chips.kinds.values())]


def test_every_kind_says_how_many_games_there_are(games: GameList) -> None:
    assert chips(games) == [
        "✓ All games (4)",
        "Soli (2)",
        "Bock games (1)",
        "Lost announcements (1)",
        "Losses of 6 point(s) or more (1)",
        "Marriages and poverties (0)",
    ]
    assert not games.chips.kinds[GameKind.SPECIAL].isEnabled()


def test_kinds_are_wanted_together_and_the_numbers_follow(games: GameList) -> None:
    press(games, GameKind.SOLO)
    assert numbers(games) == [2, 3]
    assert chips(games)[:4] == ["All games (4)", "✓ Soli (2)", "Bock games (0)", "Lost announcements (1)"]

    press(games, GameKind.LOST_CALL)

    assert numbers(games) == [3]


def test_all_games_come_back_at_once(games: GameList) -> None:
    press(games, GameKind.SOLO)
    press(games, GameKind.BIG_LOSS)

    QTest.mouseClick(games.chips.all, Qt.MouseButton.LeftButton)

    assert numbers(games) == [1, 2, 3, 4]
    assert games.chips.all.isChecked()


def test_all_games_cannot_be_unchosen(games: GameList) -> None:
    QTest.mouseClick(games.chips.all, Qt.MouseButton.LeftButton)

    assert games.chips.all.isChecked()
    assert numbers(games) == [1, 2, 3, 4]


def test_the_chosen_game_stays_chosen_while_it_is_listed(games: GameList) -> None:
    games.table.point(2)

    press(games, GameKind.SOLO)
    assert games.game == 2
    press(games, GameKind.SOLO)
    assert games.game == 2


def test_a_game_is_told_by_its_number_in_the_record(games: GameList, qtbot: QtBot) -> None:
    games.table.point(3)

    with qtbot.waitSignal(games.opened) as wanted:
        QTest.keyClick(games.table, Qt.Key.Key_Return)

    assert wanted.args == [5]


def test_the_games_are_seen_by_any_player(games: GameList) -> None:
    assert games.seen.currentText() == "Jens"

    QTest.keyClick(games.seen, Qt.Key.Key_Down)

    assert [row.total for row in games.rows.rows] == [1, -2, 1, 3]
    assert "Losses of 3 point(s) or more (1)" in chips(games)
    assert "Anna" in games.chips.kinds[GameKind.BIG_LOSS].toolTip()


def test_kinds_that_no_game_of_the_next_party_has_are_told_and_can_be_dropped(games: GameList) -> None:
    press(games, GameKind.SOLO)

    games.show_party(OTHER)
    assert games.message.text() == "No game of this party is of all the kinds you have chosen."

    press(games, GameKind.SOLO)
    assert numbers(games) == [1]


def test_a_column_without_a_word_is_hidden(games: GameList) -> None:
    titles = [column.title for column in games.rows.columns]

    games.show_party(OTHER)

    hidden = [title for at, title in enumerate(titles) if games.table.isColumnHidden(at)]
    assert hidden == ["Soloist", "Announcements", "Bock"]


def test_a_party_without_a_game_says_so(games: GameList) -> None:
    games.show_party(listed([saved()])[0])

    assert games.message.isVisible()
    assert games.message.text() == "No game of this party has been finished."
    assert not games.chips.isVisible()
    assert games.game == -1

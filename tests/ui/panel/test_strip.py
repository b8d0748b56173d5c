"""The strip under the table."""

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.strip import Strip
from tests.ui.desk import HEALTH, HINT, NO_90, RE, opened


@pytest.fixture
def strip(qtbot: QtBot) -> Strip:
    made = Strip()
    made.resize(800, 60)
    return opened(qtbot, made)


def height(strip: Strip) -> int:
    """What it needs at its width."""
    layout = strip.layout()
    assert layout is not None
    wanted = layout.totalHeightForWidth(strip.width()) if layout.hasHeightForWidth() else strip.sizeHint().height()
    return max(wanted, strip.minimumSizeHint().height())


def test_a_short_question_and_announcements_need_the_same_height(strip: Strip) -> None:
    quiet = height(strip)
    strip.show_calls((RE, NO_90), "Re: while you hold 11 cards.")
    calls = height(strip)
    strip.ask(HEALTH)

    assert quiet == calls == height(strip)


def test_a_question_takes_the_place_of_the_announcements(strip: Strip) -> None:
    strip.show_calls((RE,), "")

    strip.ask(HEALTH)
    assert (strip.reserve.isVisible(), strip.announce.isVisible()) == (True, False)

    strip.ask(None)
    assert (strip.reserve.isVisible(), strip.announce.isVisible()) == (False, True)


def test_both_kinds_of_answer_come_out_of_one_signal(strip: Strip, qtbot: QtBot) -> None:
    strip.show_calls((RE,), "")
    strip.ask(HEALTH)

    with qtbot.waitSignals([strip.chosen, strip.chosen]):
        strip.reserve.buttons[0].click()
        strip.announce.buttons[0].click()


def test_advice_is_there_until_it_is_taken_away(strip: Strip) -> None:
    strip.show_hint(HINT)
    assert strip.hint.isVisible()

    strip.drop_hint()
    assert not strip.hint.isVisible()


def test_in_a_narrow_window_a_hint_takes_the_place_of_the_deadline(strip: Strip) -> None:
    strip.show_calls((RE,), "Re: while you hold 11 cards.")
    strip.resize(400, 200)
    strip.show_hint(HINT)
    assert not strip.announce.until.isVisible()

    strip.resize(900, 200)
    assert strip.announce.until.isVisible()
    strip.resize(400, 200)
    strip.drop_hint()
    assert strip.announce.until.isVisible()

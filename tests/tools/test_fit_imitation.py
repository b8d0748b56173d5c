"""Which card FreeDoko's players lay is learned from recorded games, and what comes with the program knows it."""

import re
from pathlib import Path

import numpy as np
import pytest

from freedoko_qt.players.net import of_arrays, shipped
from tools import fit_imitation

DATA = Path(__file__).resolve().parents[1] / "data"


@pytest.fixture(scope="module")
def cards() -> fit_imitation.Cards:
    """The cards of FreeDoko's players in the recordings of the tests."""
    return fit_imitation.cards_in(DATA)


def foretold(net: object, cards: fit_imitation.Cards) -> tuple[float, float]:
    """The mean logarithm of the chance of a card, and how often it was the likeliest one."""
    assert callable(net)
    chance = fit_imitation.chances(net(cards.seen), cards.legal)
    log = float(np.log(chance[np.arange(len(chance)), cards.card]).mean())
    return log, float((chance.argmax(1) == cards.card).mean())


def test_every_card_that_was_laid_was_allowed_and_a_choice(cards: fit_imitation.Cards) -> None:
    assert len(cards.card) > 2000
    assert cards.legal[np.arange(len(cards.card)), cards.card].all()
    assert (cards.legal.sum(1) > 1).all()
    assert (np.diff(cards.game) >= 0).all()


def test_the_network_of_the_program_knows_how_freedoko_plays(cards: fit_imitation.Cards) -> None:
    """A network whose inputs have changed places since it learned would not."""
    log, hits = foretold(shipped("imitation"), cards)
    assert log > -0.85
    assert hits > 0.6


def test_what_is_learned_helps_with_games_that_were_kept_back(
    cards: fit_imitation.Cards, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "learned.npz"
    fit_imitation.main([str(DATA), "--passes", "30", "--hold", "--to", str(target)])
    with np.load(target) as arrays:
        net = of_arrays(dict(arrays))
    held = cards.some(cards.game % 5 == 0)
    log, _ = foretold(net, held)
    assert log > -np.log(held.legal.sum(1)).mean() + 0.2
    told = re.search(r"kept back: logarithm of the chance (\S+)", capsys.readouterr().out)
    assert told is not None
    assert float(told[1]) == pytest.approx(log, abs=0.01)


def test_a_folder_without_such_games_is_told(tmp_path: Path) -> None:
    for name in ("rules.json.gz", "parties.jsonl.gz"):
        (tmp_path / name).write_bytes((DATA / name).read_bytes())
    with pytest.raises(SystemExit, match="no games of FreeDoko's players"):
        fit_imitation.main([str(tmp_path)])

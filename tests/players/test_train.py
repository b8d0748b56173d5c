"""Training plays against itself, remembers what it has learned, and goes on from there."""

from pathlib import Path

import numpy as np
import pytest

from freedoko_qt.engine.contract import Contract
from freedoko_qt.players import drill, train
from freedoko_qt.players.arena import duel
from freedoko_qt.players.drill import FAMILIES, deal_batch
from freedoko_qt.players.features import LEGAL
from freedoko_qt.players.insight import TOLD, told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.net import of_arrays
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.train import Course, main, self_play


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small network, short lessons, and one rule set: others have results of another spread."""
    monkeypatch.setattr(drill, "USUAL", 1.0)
    monkeypatch.setattr(drill, "CONTRACTS", ((Contract.NORMAL, 1.0),))
    monkeypatch.setattr(train, "LAYERS", (TOLD, 32, KINDS))
    monkeypatch.setattr(train, "GAMES", 64)
    monkeypatch.setattr(train, "LESSON", 512)


@pytest.mark.parametrize("family", FAMILIES)
def test_games_of_a_family_are_remembered_card_by_card(family: str, tmp_path: Path) -> None:
    course = Course(family, tmp_path / "kept.npz", seed=3)
    seen, cards, brought = self_play(course.net, family, 50, 0.2, course.rng)
    assert seen.shape == (len(cards), TOLD)
    assert len(brought) == len(cards)
    assert (seen[np.arange(len(cards)), LEGAL + cards] == 1).all()  # only legal cards were played
    assert (seen[:, LEGAL : LEGAL + KINDS].sum(1) > 1).all()
    assert abs(brought).max() < 15


def test_the_error_falls(tmp_path: Path) -> None:
    course = Course("pair", tmp_path / "kept.npz", seed=1)
    errors = [course.learn(3e-3, 0.1) for _ in range(20)]
    assert np.mean(errors[-4:]) < 0.9 * np.mean(errors[:2])


def test_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    one, other = (Course("pair", tmp_path / f"{name}.npz", seed=5) for name in "ab")
    assert one.learn(1e-3, 0.1) == other.learn(1e-3, 0.1)
    assert all((a == b).all() for a, b in zip(one.net.weights, other.net.weights, strict=True))


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    first = Course("pair", tmp_path / "kept.npz", seed=5)
    first.learn(1e-3, 0.1)
    first.keep()
    again = Course("pair", tmp_path / "kept.npz", seed=5)
    assert again.games == first.games > 0
    assert all((a == b).all() for a, b in zip(first.steady.weights, again.net.weights, strict=True))


def test_a_network_is_shipped_small_and_nearly_as_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LAYERS", (TOLD, 256, 256, KINDS))
    course = Course("solo", tmp_path / "kept.npz", seed=2)
    course.ship(tmp_path / "shipped.npz")
    assert (tmp_path / "shipped.npz").stat().st_size < 400_000
    with np.load(tmp_path / "shipped.npz") as arrays:
        shipped = of_arrays(dict(arrays))
    worlds = deal_batch("solo", 20, np.random.default_rng(1))
    view = told(worlds, Thumbs(worlds.table.tables).judged(worlds))
    assert np.allclose(shipped(view), course.net(view), atol=0.05)


def test_the_command_reports_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, shipped = tmp_path / "kept.npz", tmp_path / "shipped.npz"
    main(["--family", "pair", "--minutes", "0.01", "--checkpoint", str(kept), "--ship", str(shipped)])
    assert kept.exists()
    assert shipped.exists()
    assert capsys.readouterr().err == ""


def test_a_network_that_knows_nothing_loses_to_the_rules_of_thumb(tmp_path: Path) -> None:
    course = Course("pair", tmp_path / "kept.npz", seed=2)
    mean, error = duel(course.net, "pair", 50, seed=4)
    assert mean < -2 * error

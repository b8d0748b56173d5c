"""Training plays against itself, remembers what it has learned, and goes on from there."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freedoko_qt.engine.contract import Contract
from freedoko_qt.players import drill, gathered, train
from freedoko_qt.players.arena import duel
from freedoko_qt.players.drill import FAMILIES, deal_batch
from freedoko_qt.players.features import LEGAL
from freedoko_qt.players.insight import TOLD, told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.net import of_arrays
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.practice import Moments, branches, centred, joined, whole_games
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.train import Course, main


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small network, short lessons, and one rule set: others have results of another spread."""
    monkeypatch.setattr(drill, "USUAL", 1.0)
    monkeypatch.setattr(drill, "CONTRACTS", ((Contract.NORMAL, 1.0),))
    monkeypatch.setattr(train, "LAYERS", (TOLD, 32, KINDS))
    monkeypatch.setattr(train, "GAMES", 64)
    small = {name: replace(way, batch=32, step=512) for name, way in train.WAYS.items()}
    monkeypatch.setattr(train, "WAYS", small)


@pytest.mark.parametrize("family", FAMILIES)
def test_games_of_a_family_are_remembered_card_by_card(family: str, tmp_path: Path) -> None:
    course = Course(family, tmp_path / "kept.npz", seed=3)
    moments = whole_games(course.net, family, 50, 0.2, course.rng)
    assert moments.seen.shape == (len(moments.tried), TOLD)
    assert (moments.tried.sum(1) == 1).all()
    assert (moments.seen[:, LEGAL : LEGAL + KINDS][moments.tried] == 1).all()  # only legal cards were played
    assert (moments.seen[:, LEGAL : LEGAL + KINDS].sum(1) > 1).all()
    assert 0.5 < abs(moments.brought).max() < 15


@pytest.mark.parametrize("family", FAMILIES)
def test_all_cards_of_a_moment_are_tried(family: str, tmp_path: Path) -> None:
    course = Course(family, tmp_path / "kept.npz", seed=3)
    for _ in range(4):
        moments = branches(course.net, family, 40, 0.2, course.rng)
        assert moments.seen.shape == (len(moments.tried), TOLD)
        assert (moments.tried == (moments.seen[:, LEGAL : LEGAL + KINDS] == 1)).all()
        assert (moments.tried.sum(1) > 1).all()
        assert 0.5 < abs(moments.brought).max() < 15
        assert abs(centred(moments, moments.brought).sum(1)).max() < 1e-3


def test_games_that_part_go_on_like_the_one_they_come_from() -> None:
    """Two copies of each game, played on with the same cards as the games themselves."""
    worlds = deal_batch("pair", 30, np.random.default_rng(8))
    thumbs = Thumbs(worlds.table.tables)
    even = np.zeros((60, KINDS), np.float32)
    for _ in range(17):
        worlds.play(thumbs.choose(worlds, even[:30]))
    parted = worlds.parted(np.repeat(np.arange(30), 2))
    before = parted.view().copy()
    while not worlds.is_over:
        worlds.play(thumbs.choose(worlds, even[:30]))
    assert (parted.view() == before).all()  # what happens here is nothing to the copies
    while not parted.is_over:
        parted.play(thumbs.choose(parted, even))
    assert (np.repeat(Ending(worlds).scores(), 2, axis=1) == Ending(parted).scores()).all()


def test_all_arrays_of_games_part() -> None:
    worlds = deal_batch("pair", 31, np.random.default_rng(8))
    worlds.play(Thumbs(worlds.table.tables).choose(worlds, np.zeros((31, KINDS), np.float32)))
    parted = worlds.parted(np.arange(7))
    sizes = {name: value.shape for name, value in vars(parted).items() if isinstance(value, np.ndarray)}
    assert not [name for name, shape in sizes.items() if 31 in shape]


def test_the_error_falls(tmp_path: Path) -> None:
    course = Course("pair", tmp_path / "kept.npz", seed=1)
    errors = [course.learn(3, 0.1) for _ in range(20)]
    assert np.mean(errors[-4:]) < 0.9 * np.mean(errors[:2])


@pytest.mark.parametrize("way", train.WAYS)
def test_the_same_seed_teaches_the_same(way: str, tmp_path: Path) -> None:
    one, other = (Course("pair", tmp_path / f"{name}.npz", seed=5, way=way) for name in "ab")
    assert one.learn(1, 0.1) == other.learn(1, 0.1)
    assert all((a == b).all() for a, b in zip(one.pupil.parameters, other.pupil.parameters, strict=True))


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    first = Course("pair", tmp_path / "kept.npz", seed=5)
    first.learn(1, 0.1)
    first.keep()
    again = Course("pair", tmp_path / "kept.npz", seed=5)
    assert again.games == first.games > 0
    assert all((a == b).all() for a, b in zip(first.steady.weights, again.net.weights, strict=True))


def test_two_runs_go_on_as_one_from_their_mean(tmp_path: Path) -> None:
    one, other = (Course("pair", tmp_path / "none.npz", seed=seed) for seed in (1, 2))
    wanted = [(a + b) / 2 for a, b in zip(one.net.weights, other.net.weights, strict=True)]
    other.games = 7
    one.join(other)
    assert one.games == 7
    assert all(np.allclose(a, b) for a, b in zip(one.net.weights, wanted, strict=True))
    assert all((a == b).all() for a, b in zip(one.net.weights, one.steady.weights, strict=True))


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


@pytest.mark.parametrize("way", train.WAYS)
def test_the_command_reports_and_keeps(way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, shipped = tmp_path / "kept.npz", tmp_path / "shipped.npz"
    main(["--way", way, "--minutes", "0.01", "--checkpoint", str(kept), "--ship", str(shipped)])
    assert kept.exists()
    assert shipped.exists()
    assert capsys.readouterr().err == ""


def test_moments_are_gathered_and_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file is read so many times, and what learns is the second look alone."""
    monkeypatch.setattr(train, "FILE", 0.3)
    kept, folder = tmp_path / "kept.npz", tmp_path / "moments"
    Course("pair", kept, seed=1).keep()
    main(["--way", "branches", "--minutes", "0.02", "--checkpoint", str(kept), "--gather", str(folder)])
    files = sorted(folder.glob("*.npz"))
    assert [one.name for one in files] == [f"pair-1-{number}.npz" for number in range(len(files))]
    assert len(files) > 1
    before = Course("pair", kept, seed=1)
    main(["--way", "look", "--checkpoint", str(kept), "--from", str(folder), "--passes", "3"])
    after = Course("pair", kept, seed=1)
    assert after.games == 3 * sum(len(gathered.kept(one).heed) for one in files)
    assert all((a == b).all() for a, b in zip(before.net.weights, after.net.weights, strict=True))
    assert before.net.look is None
    assert after.net.look is not None
    assert after.net.look.end.any()


def test_a_file_holds_what_was_gathered(tmp_path: Path) -> None:
    course, file = Course("pair", tmp_path / "none.npz", seed=3, way="branches"), tmp_path / "some.npz"
    moments = course.play(0.1)
    gathered.keep(moments, file)
    read = list(gathered.lessons(gathered.kept(file), 10, np.random.default_rng(1)))
    assert [share for share, _ in read] == pytest.approx([10 * at / len(moments.heed) for at in range(len(read))])
    again = joined([some for _, some in read])
    assert again.seen.dtype == np.float32
    for name in ("seen", "brought", "heed"):
        one, other = getattr(moments, name), getattr(again, name)
        assert np.sort(one.sum(-1) if one.ndim > 1 else one) == pytest.approx(
            np.sort(other.sum(-1) if other.ndim > 1 else other), abs=0.1
        )
    assert (moments.tried.sum(0) == again.tried.sum(0)).all()


@pytest.mark.parametrize("content", [None, b"", b"PK nothing of the kind", ("seen",), Moments._fields])
def test_what_holds_no_moments_is_named(content: bytes | tuple[str, ...] | None, tmp_path: Path) -> None:
    """No file at all, damaged ones, one that lacks something, and one of a network that is told other things."""
    named = tmp_path if content is None else tmp_path / "broken.npz"
    if isinstance(content, bytes):
        named.write_bytes(content)
    elif content:
        arrays: dict[str, Any] = {name: np.zeros((3, 7)) for name in content}
        np.savez(named, **arrays)
    with pytest.raises(SystemExit) as ended:
        main(["--checkpoint", str(tmp_path / "none.npz.kept"), "--from", str(tmp_path)])
    assert str(ended.value).startswith(f"{named}: ")
    assert "moments" in str(ended.value)


def test_a_network_that_knows_nothing_loses_to_the_rules_of_thumb(tmp_path: Path) -> None:
    course = Course("pair", tmp_path / "kept.npz", seed=2)
    mean, error = duel(course.net, "pair", 50, seed=4)
    assert mean < -2 * error

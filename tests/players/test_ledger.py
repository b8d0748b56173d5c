"""Matches that are kept and compared."""

from pathlib import Path

import pytest

from freedoko_qt.engine.preset import preset
from freedoko_qt.players.crew import played
from freedoko_qt.players.ledger import Kept, LedgerError, compared, kept, read, write
from freedoko_qt.players.mirrored import Match, seatings_of_two

PLAIN = "rules ddv, cards alone"


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    done = played(Match(("thumb", "random"), seatings_of_two(), 2, preset("ddv"), 1, True), 3)
    matches = (kept(done, "ddv"), Kept(("a", "b"), PLAIN, {5: 0.1 + 0.2}))
    write(tmp_path / "kept.json", matches)
    assert read(tmp_path / "kept.json") == matches
    assert matches[0].conditions == f"{PLAIN}, 1 duty soli"
    assert tuple(matches[0].edges.values()) == tuple(done.edges())


def test_the_difference_is_paired_by_deal() -> None:
    then = Kept(("strong", "thumb"), PLAIN, {1: 0.5, 2: 1.5, 3: 9.0})
    now = Kept(("master", "thumb"), PLAIN, {2: 2.0, 1: 1.5, 4: -9.0})
    assert compared(now, then) == (
        "master against thumb, less what strong against thumb brought on the same deals: "
        "+0.750, standard error 0.250 over 2 deals"
    )


@pytest.mark.parametrize(
    ("then", "reason"),
    [
        (Kept(("a", "b"), "rules ddv, with calls and soli", {1: 0.5}), "other conditions"),
        (Kept(("a", "b"), PLAIN, {7: 0.5}), "other deals"),
    ],
)
def test_what_cannot_be_compared_is_told(then: Kept, reason: str) -> None:
    with pytest.raises(LedgerError, match=reason):
        compared(Kept(("c", "b"), PLAIN, {1: 0.5}), then)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2, "matches": []}', '{"format": 1, "matches": [{}]}'])
def test_a_bad_file_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=r"bad\.json"):
        read(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"none\.json"):
        read(tmp_path / "none.json")

"""Rule sets on disk, and files that come from elsewhere."""

from pathlib import Path
from random import Random

import pytest

from freedoko_qt.app import ruleset
from freedoko_qt.app.ruleset import Shelf, differing, dumps, imported, loads, nearest, own, with_usual_limits
from freedoko_qt.engine import freedoko
from freedoko_qt.engine.preset import PRESETS, FileError, preset
from freedoko_qt.engine.rules import DEFAULT, LIMITS, Rules
from tests.app.rulesets import any_rules
from tests.hostile import HOSTILE

NAMES = ["Thursday", "a: b # c", "Ärger “quoted” 'x'", "- item", "no", "12", "ddv", "../../up", "x" * 60, "♥ zehn"]


@pytest.mark.parametrize("seed", range(30))
def test_any_rules_come_back_from_a_file(seed: int) -> None:
    kept = own("Round", any_rules(seed), "Ours.")

    assert loads(dumps(kept), "round.yaml") == kept


@pytest.mark.parametrize("name", NAMES)
def test_any_name_comes_back_from_the_shelf(name: str, tmp_path: Path) -> None:
    kept = own(name, preset("ameke"), f"About {name}")
    Shelf(tmp_path / "rules").save(kept)

    assert Shelf(tmp_path / "rules").own() == (kept,)
    assert [path.parent for path in tmp_path.rglob("*.yaml")] == [tmp_path / "rules"]


def test_a_set_replaces_the_one_of_its_name_and_no_other(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for name in ("a/b", "a?b", "A"):
        shelf.save(own(name, preset("ddv")))
    shelf.save(own("a?b", preset("polish")))

    assert {one.title: one.rules for one in shelf.own()} == {
        "a/b": preset("ddv"),
        "a?b": preset("polish"),
        "A": preset("ddv"),
    }


def test_a_deleted_set_is_gone(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.save(own("a", DEFAULT))
    shelf.save(own("b", DEFAULT))

    shelf.delete(own("a", DEFAULT).key)

    assert [one.title for one in Shelf(tmp_path).own()] == ["b"]


def test_shipped_sets_come_first_and_cannot_be_mistaken_for_own_ones(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.save(own("ddv", DEFAULT))

    keys = [one.key for one in shelf.all()]

    assert keys == [*PRESETS, "/ddv"]
    assert [one.is_own for one in shelf.all()] == [False] * len(PRESETS) + [True]


def test_a_broken_file_on_the_shelf_is_told_and_hides_no_other(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.save(own("good", DEFAULT))
    (tmp_path / "bad.yaml").write_text("format: 1\nrules:\n  bock: perhaps\n")

    assert [one.title for one in shelf.own()] == ["good"]
    assert len(shelf.problems) == 1
    assert "bad.yaml, line 3" in shelf.problems[0]


def test_a_file_of_freedoko_is_taken_with_its_warnings(tmp_path: Path) -> None:
    path = tmp_path / "Our rules.rules"
    path.write_bytes(f"{freedoko.dump(preset('standard'))}\nshoe size = 43\n".encode("latin-1"))

    taken, warnings = imported(path)

    assert (taken.title, taken.rules) == ("Our rules", preset("standard"))
    assert len(warnings) == 1
    assert "shoe size" in str(warnings[0])


def mutated(text: str, random: Random) -> bytes:
    """A text that has been through bad hands."""
    data = bytearray(text.encode())
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(data))
        match random.randrange(5):
            case 0:
                del data[at:]
                data += b"\n"
            case 1:
                data[at : at + 1] = random.randbytes(random.randint(1, 5))
            case 2:
                del data[at : at + random.randint(1, 30)]
            case 3:
                data[at:at] = random.choice(
                    [b": ", b"\n- ", b"{", b"\t", b"&a ", b"*a ", b"!!python/object:os.system "]
                )
            case _:
                rest = data[at : at + 60]
                data[at:at] = rest
        if not data:
            data = bytearray(b"?")
    return bytes(data)


@pytest.mark.parametrize("seed", range(100))
def test_a_mutated_file_is_read_whole_or_refused_in_one_message(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    rules = any_rules(seed)
    text = freedoko.dump(rules) if seed % 3 == 0 else dumps(own("Round", rules, "Ours."))
    path = tmp_path / "round.yaml"
    path.write_bytes(mutated(text, random))

    taken, problem = outcome(path)

    if problem:
        assert problem.startswith(str(path))
        assert len(problem) > len(str(path)) + 5
        assert "\n" not in problem
    else:
        assert taken.selectors()
        assert loads(dumps(own("Again", taken)), "again.yaml").rules == taken


def outcome(path: Path) -> tuple[Rules, str]:
    """The rules in a file, or what is wrong with it; any other error is one of the program."""
    try:
        return imported(path)[0].rules, ""
    except FileError as error:
        return DEFAULT, str(error)


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_and_the_others_are_there(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.yaml").write_bytes(data)
    (tmp_path / "b.yaml").write_text(dumps(own("Ours", preset("ameke"))), encoding="utf-8")
    shelf = Shelf(tmp_path)

    assert [one.title for one in shelf.own()] == ["Ours"]
    assert len(shelf.problems) == 1
    assert len(shelf.problems[0]) < 400 + len(str(tmp_path))
    assert "\n" not in shelf.problems[0]


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b"format: 1\n#" + b"x" * ruleset.LARGEST)

    with pytest.raises(FileError, match="too many"):
        imported(path)


@pytest.mark.parametrize("key", PRESETS)
def test_a_set_is_nearest_to_itself(key: str) -> None:
    assert nearest(preset(key)) == key
    assert nearest(preset(key).but(take_back_tricks=not preset(key).take_back_tricks)) == key


def test_rules_that_no_set_has_are_found_without_a_key() -> None:
    sets = (*ruleset.shipped(), own("mine", preset("ddv").but(bock=True)))

    assert ruleset.found(preset("ddv"), sets).key == "ddv"
    assert ruleset.found(preset("ddv").but(bock=True), sets).title == "mine"
    assert ruleset.found(preset("ddv").but(poverty=True), sets).key == ""


def test_a_set_that_has_gone_gives_way_to_the_nearest() -> None:
    assert ruleset.picked("/gone", ruleset.shipped(), preset("ameke")).key == "ameke"


@pytest.mark.parametrize(("nines", "limits"), [(True, [11, 9, 6, 3, 3]), (False, [9, 7, 5, 3, 3])])
def test_the_usual_limits_go_with_the_number_of_cards(nines: bool, limits: list[int]) -> None:
    rules = with_usual_limits(any_rules(1).but(with_nines=nines))

    assert [getattr(rules, name) for name in LIMITS] == limits
    assert rules.last_announcement <= 3


def test_a_limit_pulls_its_neighbours_along() -> None:
    rules = ruleset.changed(DEFAULT, LIMITS[2], 10)

    assert [getattr(rules, name) for name in LIMITS] == [11, 10, 10, 3, 3]


def test_differences_are_told_in_the_order_of_declaration() -> None:
    assert differing(DEFAULT.but(bock=False, with_nines=False), DEFAULT) == ("with_nines", "bock")


def test_planned_rules_last_until_they_are_given_up(tmp_path: Path) -> None:
    path = tmp_path / "state" / "rules.yaml"
    assert ruleset.planned(path) is None

    ruleset.plan(path, own("Thursday", preset("ameke")))
    assert ruleset.planned(path) == own("Thursday", preset("ameke"))

    path.write_text("rubbish")
    assert ruleset.planned(path) is None
    ruleset.plan(path, None)
    assert not path.exists()


@pytest.mark.parametrize(
    ("changes", "title", "shown"),
    [
        ({}, "", "DDV tournament"),
        ({"with_nines": False}, "", "DDV tournament, 1 rule(s) changed"),
        ({"with_nines": False}, "At Anna’s", "At Anna’s"),
        ({"with_nines": False}, "ddv", "DDV tournament, 1 rule(s) changed"),
        ({}, "At Anna’s", "DDV tournament"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_rules_are_called_by_the_name_that_says_most(changes: dict[str, bool], title: str, shown: str) -> None:
    assert ruleset.told(preset("ddv").but(**changes), title) == shown


def test_rules_of_a_damaged_file_have_no_name(qapp: object) -> None:  # noqa: ARG001
    assert ruleset.told_as("", 0) == ""

"""FreeDoko's own rule files: read as people have them, and written again."""

from random import Random

import pytest
from hypothesis import given

from freedoko_qt.engine import rules as rule_sets
from freedoko_qt.engine.freedoko import FIXED, KEYS, dump, is_rule_file, parse
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import DEFAULT, LIMITS, SPECS, Counting, Rules, load
from freedoko_qt.engine.yamltext import FileError
from tests.strategies import QUICK, rules


def read(text: str, encoding: str = "utf-8") -> Rules:
    """The rules in a text of which nothing is strange."""
    found = parse(text.encode(encoding), "home")
    assert found.warnings == ()
    return found.rules


def test_every_rule_of_freedoko_has_a_key() -> None:
    ours = {name for name in SPECS if name.startswith("x_")}
    assert set(KEYS) == set(SPECS) - ours
    assert len(set(KEYS.values())) == len(KEYS)
    # 109 options of FreeDoko 0.7.13 without the four that nobody can change, and one of 0.7.16.
    assert len(KEYS) == 109 - len(FIXED) + 1


@pytest.mark.parametrize(
    "name", ["default", "beginner", "standard", "tournament", "ddv", "overview", "polish", "darmstadt"]
)
def test_rules_of_freedoko_survive_its_own_file(name: str) -> None:
    known = {key: getattr(preset(name), key) for key in KEYS}
    again = read(dump(preset(name)))
    assert {key: getattr(again, key) for key in KEYS} == known
    assert all(getattr(again, key) == getattr(DEFAULT, key) for key in SPECS if key not in KEYS)


@QUICK
@given(one=rules())
def test_any_rules_survive_freedokos_file(one: Rules) -> None:
    again = read(dump(one))
    differing = [key for key in KEYS if getattr(again, key) != getattr(one, key)]
    # The last announcement stands behind the limits in the chain, ours may be greater than they are.
    assert set(differing) <= {*LIMITS, "last_announcement"}
    assert not differing or one.last_announcement > one.announcement_no_0


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        pytest.param("dollen = false", "dollen", False, id="false"),
        pytest.param("dollen = no", "dollen", False, id="no"),
        pytest.param("dollen=0", "dollen", False, id="0 without blanks"),
        pytest.param("genscher = TRUE", "genscher", True, id="capitals"),
        pytest.param("genscher = 1", "genscher", True, id="1"),
        pytest.param("   genscher = yes   ", "genscher", True, id="blanks around"),
        pytest.param("counting = plus-minus", "counting", Counting.PLUS_MINUS, id="choice"),
        pytest.param("number of rounds = 7", "number_of_rounds", 7, id="number"),
        pytest.param("bock after 120-120 = no", "bock_after_120_120", False, id="hyphen in the key"),
        pytest.param("announcement re/contra doubles = no", "announcement_re_contra_doubles", False, id="slash"),
        pytest.param("bock after lost re/contra = yes", "bock_after_lost_re_contra", True, id="another slash"),
        pytest.param(
            "announcement first trick thirty points only re/contra = no",
            "announcement_first_trick_thirty_points_only_re_contra",
            False,
            id="the longest key",
        ),
        pytest.param(
            "announcement limit only for current = yes", "announcement_limit_only_for_current", True, id="of 0.7.16"
        ),
        pytest.param("# dollen = false\ngenscher = yes", "dollen", True, id="comment line"),
        pytest.param("genscher = yes # dollen = false", "genscher", True, id="comment behind a value"),
        pytest.param("{\n  genscher = yes\n}\n", "genscher", True, id="braces on their own lines"),
        pytest.param("{ genscher = yes }", "genscher", True, id="braces on the line"),
        pytest.param("genscher = yes\n!end\ngenscher = no", "genscher", True, id="end of the file"),
        pytest.param("genscher = no\ngenscher = yes", "genscher", True, id="the last one wins"),
        pytest.param("\n\r\ngenscher = yes\r\n", "genscher", True, id="line ends of another system"),
        pytest.param("dollen = no\n\n\n", "swines", True, id="what is missing is as usual"),
        pytest.param("throw with nines = no\nthrow with five nines = yes", "throw_with_nines", True, id="five nines"),
        pytest.param("throw with six kings = 1", "min_number_of_throwing_kings", 6, id="six kings"),
        pytest.param("throw with six kings = 1", "throw_with_kings", True, id="six kings are thrown in"),
        pytest.param("throw with five nines = 0", "throw_with_nines", False, id="old key that is off"),
        pytest.param("number of rounds = 0", "number_of_rounds", 1, id="below the span"),
        pytest.param("min number of throwing nines = 99", "min_number_of_throwing_nines", 8, id="above the span"),
        pytest.param("bock multiplier = -3", "bock_multiplier", 1, id="below zero"),
        pytest.param("number of players = 4\ngenscher = yes", "genscher", True, id="a key that nobody can change"),
    ],
)
def test_line_is_read_as_freedoko_does(text: str, name: str, value: object) -> None:
    """Rules 1.1."""
    assert getattr(read(text), name) == value


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_old_encodings_are_read_too(encoding: str) -> None:
    assert read("# für die Oma in Köln\ngenscher = yes\n", encoding).genscher


def test_letter_that_ends_a_line_elsewhere_ends_no_comment() -> None:
    """0x85 is an ellipsis in old files of Windows."""
    assert not parse(b"# a comment \x85 genscher = yes\ndollen = no\n", "home").rules.genscher


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        pytest.param("announcement no 120 = 5", (5, 5, 5, 3, 3, 3), id="lowering pulls the later ones down"),
        pytest.param("announcement no 0 = 10", (11, 10, 10, 10, 10, 3), id="raising pushes the earlier ones up"),
        pytest.param("last announcement = 12", (12, 12, 12, 12, 12, 12), id="the end of all"),
        pytest.param("announcement no 120 = 9\nannouncement no 90 = 8", (9, 8, 6, 3, 3, 3), id="one after the other"),
    ],
)
def test_limits_for_announcements_move_together(text: str, limits: tuple[int, ...]) -> None:
    assert tuple(getattr(read(text), name) for name in rule_sets.CHAIN) == limits


def test_unknown_keys_are_warned_of_and_left_out() -> None:
    found = parse(b"genscher = yes\nsolo bubi = yes\nx dance = 3\n", "home")
    assert found.rules == DEFAULT.but(genscher=True)
    assert len(found.warnings) == 2
    assert str(found.warnings[0]) == "line 2: 'solo bubi' is not known and was left out"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("genscher = maybe", "home, line 1: .*'maybe'", id="no switch"),
        pytest.param("dollen = no\ngenscher =", "home, line 2: .*''", id="no value"),
        pytest.param("number of rounds = many", "home, line 1: .*'many'", id="no number"),
        pytest.param("counting = up", "home, line 1: .*'up'", id="no choice"),
        pytest.param("", "home: .*no rule", id="empty"),
        pytest.param("hello\nworld\n", "home: .*no rule", id="no rules"),
        pytest.param("!end\ngenscher = yes", "home: .*no rule", id="nothing before the end"),
        pytest.param(
            "marriage first foreign = no\nmarriage first color = no\n"
            "marriage first single color = no\nmarriage first trump = no",
            "home: .*at least one",
            id="no selector",
        ),
    ],
)
def test_bad_file_gets_one_message(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message) as caught:
        parse(text.encode(), "home")
    assert "\n" not in str(caught.value)


def test_number_that_is_too_long_gets_one_message() -> None:
    with pytest.raises(FileError, match=r"line 1: .*not a number"):
        parse(b"number of rounds = " + b"9" * 10_000, "home")


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("number of rounds = " + "9" * 900_000, id="number"),
        pytest.param("number of rounds = " + "x" * 900_000, id="no number"),
        pytest.param("bock = " + "maybe" * 100_000, id="neither yes nor no"),
        pytest.param("announcement limit = " + "x" * 900_000, id="no choice"),
        pytest.param("x" * 900_000 + " = 1", id="unknown key"),
        pytest.param("bock = \0\0\0", id="zeros"),
    ],
)
def test_whatever_is_said_of_a_hostile_file_is_short(line: str) -> None:
    try:
        said = [str(warning) for warning in parse(f"genscher = yes\n{line}\n".encode(), "home").warnings]
    except FileError as error:
        said = [str(error)]
    assert said
    assert all(len(sentence) < 400 and "\n" not in sentence for sentence in said)


def damaged(random: Random) -> bytes:
    """A rule file to which something has happened."""
    data = bytearray(dump(preset(random.choice([*PRESETS]))).encode())
    for _ in range(random.randint(1, 6)):
        at = random.randrange(len(data))
        match random.randrange(4):
            case 0:
                del data[at : at + random.randint(1, 40)]
            case 1:
                data[at:at] = bytes(random.randrange(256) for _ in range(random.randint(1, 8)))
            case 2:
                data[at] = random.randrange(256)
            case _:
                data[at:at] = random.choice(
                    [b"\n", b"= ", b"{", b"}", b"#", b"!end\n", b"\0", b" = = 7\n", b"\xff\xfe"]
                )
    return bytes(data)


def outcome(seed: int) -> Rules | str:
    """What comes of a damaged file: rules, or the one message."""
    try:
        return parse(damaged(Random(seed)), "home").rules
    except FileError as error:
        return str(error)


@pytest.mark.parametrize("seed", range(100))
def test_damaged_file_is_one_message_or_a_valid_set(seed: int) -> None:
    found = outcome(seed)
    if isinstance(found, str):
        assert found.startswith("home")
        assert "\n" not in found
    else:
        assert load(rule_sets.dump(found)) == found


def test_damage_brings_both() -> None:
    """Proves that the test above sees messages and sets."""
    assert {type(outcome(seed)) for seed in range(100)} == {str, Rules}


@pytest.mark.parametrize(
    ("text", "is_one"),
    [("solo = yes\n", True), ("# Rules\n{\nbock = no\n}", True), ("format: 1\nbase: ddv\n", False), ("", False)],
)
def test_rule_file_of_freedoko_is_told_from_ours(text: str, is_one: bool) -> None:
    assert is_rule_file(text) is is_one

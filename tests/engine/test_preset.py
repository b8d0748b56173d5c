"""Rule sets under a name."""

import pytest
from hypothesis import given

from freedoko_qt.engine.preset import PRESETS, FileError, differences, parse, preset
from freedoko_qt.engine.rules import DEFAULT, AgainstPoints, Counting, RuleError, Rules, SoloOrder
from freedoko_qt.engine.yamltext import flow
from tests.strategies import QUICK, rules

DDV = {
    "number_of_rounds": 5,
    "number_of_duty_soli": 1,
    "counting": Counting.PLUS_MINUS,
    "with_nines": True,
    "solo_queen": True,
    "solo_jack": True,
    "solo_color": True,
    "solo_meatless": True,
    "solo_king": False,
    "solo_koehler": False,
    "lustsolo_player_leads": False,
    "x_solo_order": SoloOrder.DUTY_FIRST,
    "marriage_first_foreign": True,
    "marriage_first_color": False,
    "marriage_first_trump": False,
    "marriage_first_single_color": False,
    "marriage_determination": 3,
    "announcement_no_120": 11,
    "announcement_no_90": 10,
    "announcement_no_60": 9,
    "announcement_no_30": 8,
    "announcement_no_0": 7,
    "last_announcement": 1,
    "announcement_reply": True,
    "announcement_re_contra_doubles": False,
    "x_against_points": AgainstPoints.EACH,
    "dollen": True,
    "dollen_second_over_first": False,
    "dollen_contrary_in_last_trick": False,
    "extrapoint_catch_fox": True,
    "extrapoint_charlie": True,
    "x_failed_marriage_points": False,
}


@pytest.mark.parametrize("name", list(PRESETS))
def test_every_preset_loads_and_says_what_it_is(name: str) -> None:
    assert [other for other in PRESETS if preset(other) == preset(name)] == [name]
    assert PRESETS[name].title
    assert PRESETS[name].about.endswith(".")


def test_default_is_a_name_too() -> None:
    assert preset("default") is DEFAULT


@pytest.mark.parametrize(("name", "value"), DDV.items(), ids=list(DDV))
def test_rules_of_the_tournament(name: str, value: object) -> None:
    assert getattr(preset("ddv"), name) == value


def test_unknown_preset_is_named() -> None:
    with pytest.raises(RuleError, match="'nowhere'"):
        preset("nowhere")


@QUICK
@given(one=rules())
def test_file_with_the_differences_gives_the_rules_again(one: Rules) -> None:
    for base in ("default", "ddv"):
        text = f"format: 1\nbase: {base}\nrules: {flow(differences(one, base))}\n"
        assert parse(text, "mine.yaml") == one


def test_file_without_rules_is_its_base() -> None:
    assert parse("format: 1\nbase: ddv\n", "mine.yaml") == preset("ddv")
    assert parse("format: 1\nname: mine\nabout: at home\nrules:\n", "mine.yaml") == DEFAULT


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "mine.yaml: the file is empty", id="empty"),
        pytest.param("rules: {}\n", "format is missing", id="no format"),
        pytest.param("format: 99\n", "line 1: format 99", id="newer format"),
        pytest.param("format: 1\nbase: nowhere\n", "'nowhere'", id="unknown base"),
        pytest.param("format: 1\nrules:\n  dollen: false\n  dolle: true\n", "line 4: .*'dolle'", id="unknown rule"),
        pytest.param("format: 1\nrules:\n  dollen: 3\n", "line 3: dollen: 3", id="wrong kind"),
        pytest.param("format: 1\nrules:\n  counting: up\n", "line 3: counting: 'up'", id="wrong choice"),
        pytest.param("format: 1\nruls:\n  dollen: true\n", "line 2: 'ruls'", id="unknown entry"),
        pytest.param("format: 1\nrules: 5\n", "line 2: rules is 5", id="no mapping"),
        pytest.param("format: 1\nrules:\n  5: true\n", "mine.yaml, line 3", id="number as rule"),
        pytest.param("format: 1\nbase: 5\n", "line 2: base is 5", id="number as base"),
        pytest.param("format: 1\nrules: [\n", "mine.yaml, line", id="no YAML"),
    ],
)
def test_bad_file_gets_one_message_with_file_line_and_reason(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message) as caught:
        parse(text, "mine.yaml")
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("mine.yaml")

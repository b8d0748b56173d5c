"""Which texts are found, and which are refused."""

from pathlib import Path

import pytest

from tools.texts import Text, TextError, texts

FOUND = {
    "class Window:\n def f(self): self.tr('Play')": Text("Window", "Play"),
    "class Window:\n def f(self): self.tr('Play', 'menu')": Text("Window", "Play", "menu"),
    "class Window:\n def f(self): self.tr('%n trick(s)', '', len(self.tricks) - 1)": Text("Window", "%n trick(s)"),
    "class Outer:\n class Inner:\n  def f(self): self.tr('Play')": Text("Inner", "Play"),
    "QCoreApplication.translate('words', 'Play')": Text("words", "Play"),
    "translate('words', '%n trick(s)', '', plate.tricks)": Text("words", "%n trick(s)"),
    "translate('words', '%n trick(s)', n=plate.tricks)": Text("words", "%n trick(s)"),
    "mark('rules', 'a long '\n 'line')": Text("rules", "a long line"),
    "mark('rules', '%n trick(s)')": Text("rules", "%n trick(s)"),
}
LOOKED_UP = "translate('words', NAMES[card])"
REFUSED = {
    "class Window:\n def f(self): self.tr(f'{name} leads')": "not a plain text",
    "class Window:\n def f(self): self.tr('Play' if turn else 'Wait')": "not a plain text",
    "translate('words', 'Play' if turn else 'Wait')": "not a plain text",
    "translate(CONTEXT, 'Play')": "not a plain text",
    "mark('rules', 'Play' + name)": "not a plain text",
    "self.tr('Play')": "a class around it",
    "translate('words', '%n trick(s)')": "no number is passed",
    "translate('words', 'tricks', '', 3)": "no number is passed",
}


def found(code: str, folder: Path) -> list[Text]:
    file = folder / "code.py"
    file.write_text(f"\n{code}\n", encoding="utf-8")
    return list(texts([file]))


@pytest.mark.parametrize("code", FOUND)
def test_a_text_is_found(code: str, tmp_path: Path) -> None:
    assert found(code, tmp_path) == [FOUND[code]]


def test_a_variable_only_looks_up_what_is_marked_elsewhere(tmp_path: Path) -> None:
    assert found(LOOKED_UP, tmp_path) == []


@pytest.mark.parametrize("code", REFUSED)
def test_a_text_that_cannot_be_looked_up_is_refused(code: str, tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"code\.py:\d+: .*" + REFUSED[code]):
        found(code, tmp_path)


def test_cpp_keeps_quotes_and_letters() -> None:
    assert Text("words", 'say "żółć" %n', "x").as_cpp() == (
        'QCoreApplication::translate("words", "say \\"żółć\\" %n", "x", 1);'
    )

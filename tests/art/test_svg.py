from freedoko_qt.art import svg


def test_numbers_are_short_and_names_hyphened() -> None:
    assert svg.tag("rect", x=1.50, stroke_width=2.0, fill=None) == '<rect x="1.5" stroke-width="2"/>'


def test_parts_lie_inside() -> None:
    assert svg.group(svg.dot(0, 1, 2, "red"), id="a") == '<g id="a"><circle cx="0" cy="1" r="2" fill="red"/></g>'


def test_mirrored_and_turned_keep_the_original() -> None:
    line = svg.line("M0 0H1")
    assert svg.mirrored(line) == f'{line}<g transform="scale(-1 1)">{line}</g>'
    assert svg.turned(line) == f'{line}<g transform="rotate(180)">{line}</g>'

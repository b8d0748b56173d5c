"""What the decks look like: one row a style, one row a suit's figures, one row a back."""

from dataclasses import dataclass, field

WIDTH, HEIGHT = 236, 364  # 59 x 91 mm, the German size, four units a millimetre
SUITS = ("club", "spade", "heart", "diamond")
RANKS = ("ace", "10", "king", "queen", "jack", "9")

INK, PAPER, WHITE, GOLD = "#1d1d24", "#fffdf7", "#fffdf7", "#f0b43c"
EDGE, STEEL, WOOD, DARK_WOOD, GREEN = "#99917f", "#dfe6ec", "#a9753c", "#7a4f22", "#2e7d46"
SKIN, SHADE, LIPS, BLUSH = "#f9dcbd", "#efc39a", "#b4343c", "#ea8f7d"

FRENCH = {suit: suit for suit in SUITS}
FIGURES = {"king": "king", "queen": "queen", "jack": "jack"}


@dataclass(frozen=True)
class Style:
    """What sets one deck apart.

    `colour` is the colour of a suit's letters and marks and must stand out from the paper by 3:1; `inside`
    fills the marks of a suit with a second colour and leaves the first as their outline; `fixed` letters stay
    whatever the language; `pen` is the stroke width of the letters.
    """

    name: str
    colour: dict[str, str]
    shape: dict[str, str] = field(default_factory=lambda: FRENCH)
    inside: dict[str, str] = field(default_factory=dict)
    figure: dict[str, str] = field(default_factory=lambda: FIGURES)
    fixed: dict[str, str] = field(default_factory=dict)
    large: bool = False
    pen: float = 6.5


STYLES = (
    Style("classic", {"club": INK, "spade": INK, "heart": "#c9202f", "diamond": "#c9202f"}),
    Style("tournament", {"club": INK, "spade": "#0f7a46", "heart": "#d0202e", "diamond": "#c96a00"}),
    Style(
        "contrast",
        {"club": "#000000", "spade": "#00632f", "heart": "#d00000", "diamond": "#0045c4"},
        large=True,
        pen=7.5,
    ),
    Style(
        "german",
        {"club": "#7a4a10", "spade": "#2e7d32", "heart": "#d0202e", "diamond": "#a66f00"},
        shape={"club": "acorn", "spade": "leaf", "heart": "heart", "diamond": "bell"},
        inside={"club": "#a8681c", "diamond": "#efb92c"},
        figure={"king": "king", "queen": "ober", "jack": "unter"},
        fixed={"queen": "O", "jack": "U"},
    ),
)


@dataclass(frozen=True)
class Look:
    """How the figures of one suit differ from the others: hair, second colour, and what each one holds."""

    hair: str
    second: str
    king: str
    queen: str
    jack: str
    ober: str


LOOKS = {
    "club": Look("#6b3f1d", "#b8262f", "sword", "rose", "halberd", "sword"),
    "spade": Look("#3a2a22", "#2f5fa8", "sceptre", "lily", "lute", "halberd"),
    "heart": Look("#c98a2b", "#24467f", "orb", "tulip", "hawk", "banner"),
    "diamond": Look("#e0b15a", "#22695a", "axe", "daisy", "banner", "axe"),
}


@dataclass(frozen=True)
class Back:
    """The colours of one back; its id is `back` for the first, `back_<name>` for the others."""

    name: str
    ground: str
    lines: str
    spark: str

    @property
    def id(self) -> str:
        """The name of its drawing in a deck file."""
        return "back" if self == BACKS[0] else f"back_{self.name}"


BACKS = (
    Back("blue", "#24467f", "#b9cdee", "#f0b43c"),
    Back("red", "#a3202c", "#f6cfc6", "#f6c65e"),
    Back("green", "#1c6045", "#bfe3cf", "#f0c254"),
    Back("night", "#23242c", "#8d8fa3", "#e3b34a"),
    Back("plum", "#5b2a63", "#dcc0e6", "#f0b9d6"),
    Back("sand", "#e9d7b1", "#a5793a", "#a3202c"),
)


def style(name: str) -> Style:
    """The style of that name; KeyError if there is none."""
    return {row.name: row for row in STYLES}[name]

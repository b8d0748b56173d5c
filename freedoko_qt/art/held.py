"""What the figures hold in their hands: each thing stands upright over x = 47, the hand comes at y = -26."""

from freedoko_qt.art.pips import pip
from freedoko_qt.art.style import DARK_WOOD, GOLD, GREEN, INK, STEEL, WHITE, WOOD
from freedoko_qt.art.svg import dot, line, moved, patch, path, tag

AT = 47  # how far right of the middle


def sword(suit: str, main: str, second: str) -> str:  # noqa: ARG001  (all things are called alike)
    """A blade with a golden guard."""
    blade = path("M42-34V-126L47-140L52-126V-34Z", STEEL) + line("M47-38V-126", stroke_width=1.2)
    return blade + path("M32-44h30v7H32Z", GOLD) + path("M44-37h6v34h-6Z", second)


def sceptre(suit: str, main: str, second: str) -> str:
    """A golden staff with a ball and the suit's mark."""
    staff = line(f"M{AT}-2V-104", stroke_width=8) + line(f"M{AT}-2V-104", stroke=GOLD, stroke_width=4)
    ball = dot(AT, -108, 10, GOLD) + line("M37-108h20", stroke=second, stroke_width=3)
    return staff + ball + pip(suit, AT, -128, 8, fill=main)


def axe(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A long axe."""
    head = path("M50-132C68-130 70-98 63-90C59-100 55-104 50-104Z", STEEL)
    return path("M44-2V-138h6V-2Z", WOOD) + head + line("M62-124Q66-110 62-98", stroke_width=1.2)


def orb(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A golden ball with a cross."""
    return dot(AT, -54, 16, GOLD) + line("M31-54h32", stroke=second, stroke_width=4) + line("M47-70v-17M40-80h14")


def halberd(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A spear with a blade and a tassel."""
    blade = path("M50-124C64-122 68-102 62-94C59-102 54-106 50-106ZM44-122l-10 8l10 8Z", STEEL)
    tassel = path("M43-104h8l2 13h-12Z", second, stroke_width=1.4)
    return path("M44-2V-134h6V-2Z", WOOD) + path("M47-146l7 14h-14Z", STEEL) + blade + tassel


def lute(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A lute, upside up."""
    neck = path("M44-70V-122h6V-70Z", WOOD) + path("M36-130h22v9H36Z", DARK_WOOD)
    body = path("M47-80C66-80 70-48 47-36C24-48 28-80 47-80Z", "#d69a4a")
    return neck + body + dot(AT, -62, 6, INK) + line("M47-118V-48", stroke=WHITE, stroke_width=1)


def banner(suit: str, main: str, second: str) -> str:
    """A flag with the suit's mark."""
    cloth = path("M46-142H66L60-127L66-112H46Z", second)
    return path("M43-2V-146h5V-2Z", WOOD) + cloth + pip(suit, 54, -127, 6, fill=WHITE) + dot(45.5, -146, 3.4, main)


def hawk(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A bird of prey on the fist."""
    body = path("M40-40C28-60 34-86 49-88C61-88 64-76 58-66C55-54 49-44 40-40Z", DARK_WOOD)
    wing = path("M38-50C34-62 38-74 47-76C50-66 46-56 38-50Z", WOOD, stroke_width=1.4)
    return body + wing + path("M59-82l8 4l-9 4Z", GOLD, stroke_width=1.4) + dot(53, -80, 2.2, WHITE, stroke_width=1)


STEM = line("M47-30C45-48 49-62 47-80", stroke=GREEN, stroke_width=4.5) + path(
    "M47-54q11-11 16 0q-9 7-16 0ZM47-64q-9-8-13 1q7 6 13-1Z", GREEN, stroke_width=1.4
)


def rose(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A round red rose."""
    leaves = "M39-92q8-11 16 0q0 10-8 10t-8-8M36-88q4 13 18 9"
    return STEM + dot(AT, -92, 15, second) + line(leaves, stroke=WHITE, stroke_width=1.8)


def tulip(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A tulip."""
    cup = "M34-84C32-100 38-106 38-112L47-103L56-112C56-106 62-100 60-84C56-74 38-74 34-84Z"
    return STEM + path(cup, main) + line("M47-103Q41-92 45-78", stroke_width=1.2)


def daisy(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A daisy with eight petals."""
    petal = "M0-4C-6-10-5-18 0-20C5-18 6-10 0-4Z"
    petals = (tag("path", d=petal, fill=WHITE, transform=f"rotate({a})", stroke_width=1.4) for a in range(0, 360, 45))
    return STEM + moved(AT, -94, *petals, dot(0, 0, 6, GOLD))


def lily(suit: str, main: str, second: str) -> str:  # noqa: ARG001
    """A lily with three petals."""
    cup = path("M47-78C35-84 32-98 37-114C43-108 46-100 47-92C48-100 51-108 57-114C62-98 59-84 47-78Z", second)
    return STEM + cup + patch("M45.5-92h3l-1.5 10Z", GOLD)


HELD = {
    "sword": sword,
    "sceptre": sceptre,
    "axe": axe,
    "orb": orb,
    "halberd": halberd,
    "lute": lute,
    "banner": banner,
    "hawk": hawk,
    "rose": rose,
    "tulip": tulip,
    "daisy": daisy,
    "lily": lily,
}

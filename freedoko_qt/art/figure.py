"""The five figures of the court cards: their upper half, drawn about the card's centre.

King, queen and jack have to be told apart by outline alone on a card 70 pixels wide: crown and beard, loose
hair and tiara, beret and feather. The Ober of the German suits wears a wide hat and a moustache; the Unter is
the jack.
"""

from dataclasses import dataclass

from freedoko_qt.art.held import HELD
from freedoko_qt.art.pips import pip
from freedoko_qt.art.style import BLUSH, GOLD, INK, LIPS, LOOKS, SHADE, SKIN, WHITE, Look
from freedoko_qt.art.svg import dot, group, line, mirrored, patch, path

FACE = "M-20-104V-82C-20-64-9-54 0-54C9-54 20-64 20-82V-104"


@dataclass(frozen=True)
class Dress:
    """The suit a figure belongs to and the suit's own colour."""

    suit: str
    main: str

    @property
    def look(self) -> Look:
        """What the suit's figures wear and hold."""
        return LOOKS[self.suit]

    def held(self, name: str) -> str:
        """The thing of that name and the hand about it."""
        return HELD[name](self.suit, self.main, self.look.second) + hand()


# -- parts every figure has ------------------------------------------------------------------------


def hand() -> str:
    """A fist with its cuff."""
    fist = path("M37-22v-10q0-8 10-8t10 8v10Z", SKIN, stroke_width=1.8)
    return fist + line("M38-32h18M38-27h18", stroke_width=1) + path("M34-23h26v13h-26Z", WHITE, stroke_width=1.8)


def body(dress: Dress) -> str:
    """Sleeves with golden folds and a chest in the second colour, down to the middle of the card."""
    sleeve = path("M-68-2V-18C-62-40-40-46-18-48L-26-2Z", dress.main)
    folds = line("M-56-30Q-48-16-50-2M-43-38Q-35-20-37-2", stroke=GOLD, stroke_width=4)
    return mirrored(sleeve, folds) + path("M-18-48H18L26-2H-26Z", dress.look.second)


def raised(*parts: str) -> str:
    """A head: drawn with its chin at -54, then enlarged, for a face must be seen on a small card."""
    return group(*parts, transform="translate(0 15) scale(1.15)")


def face(brow: float = 0) -> str:
    """A face without mouth and hair; `brow` lifts the eyebrows."""
    skin = path(FACE + "Z", SKIN)
    shade = patch("M20-104V-82C20-64 9-54 0-54C9-60 13-70 13-84V-104Z", SHADE)
    brows = line(f"M-15-{90 + brow:g}q6-5 11-1", stroke_width=2.2)
    eye = dot(-9, -82.5, 3, INK, stroke="none") + dot(-8, -83.6, 1, WHITE, stroke="none")
    cheek = dot(-13.5, -73.5, 4, BLUSH, stroke="none", opacity=0.5)
    nose = line("M-2-75.5Q1-72.5 4-76", stroke_width=1.8)
    return skin + shade + mirrored(cheek, brows) + eye + group(eye, transform="translate(18 0)") + nose + line(FACE)


def smile(y: float, wide: float) -> str:
    """A mouth that smiles: its corners at y, `wide` from the middle."""
    return path(f"M-{wide:g} {y:g}Q0 {y + 2.5:g} {wide:g} {y:g}Q0 {y + 9:g}-{wide:g} {y:g}Z", LIPS, stroke_width=1.2)


# -- the figures -----------------------------------------------------------------------------------


def king(dress: Dress) -> str:
    """Crown, full beard, ermine."""
    hair, second = dress.look.hair, dress.look.second
    tails = (path(f"M{x} {y}l2.5 8h-5Z", INK, stroke="none") for x, y in ((-28, -40), (-17, -34), (-8, -16)))
    fur = path("M-40-42C-32-58-18-54-14-58L0-16L14-58C18-54 32-58 40-42L0-2Z", WHITE) + mirrored(*tails)
    locks = mirrored(path("M-20-102C-33-96-35-70-29-62C-24-60-19-66-18-74Z", hair))
    beard = path("M-21-86C-26-52-13-38 0-27C13-38 26-52 21-86C18-76 10-71 0-71C-10-71-18-76-21-86Z", hair)
    strands = line("M-11-58Q-9-46 0-36M11-58Q9-46 0-36", stroke_width=1.3)
    lip = path("M0-70C-5-77-14-74-19-65C-11-63-4-65 0-68C4-65 11-63 19-65C14-74 5-77 0-70Z", hair, stroke_width=1.5)
    points = path("M-25-100L-29-130L-14-115L0-138L14-115L29-130L25-100Z", GOLD)
    band = path("M-26-109Q0-115 26-109L25-98Q0-104-25-98Z", dress.main)
    jewels = mirrored(dot(-29, -130, 3.8, second), dot(-14, -106, 2, GOLD, stroke="none"))
    crown = points + band + jewels + dot(0, -137, 4.2, second) + dot(0, -107, 3, WHITE, stroke="none")
    head = raised(locks, face(), beard, strands, smile(-65, 5), lip, crown)
    return body(dress) + fur + head + dress.held(dress.look.king)


def queen(dress: Dress) -> str:
    """Long hair to the shoulders, tiara, lace and pearls."""
    hair, main = dress.look.hair, dress.main
    back = mirrored(
        path("M-4-114C-31-116-31-86-35-66C-37-54-47-46-40-34C-29-30-16-42-16-58L-16-96Z", hair),
        line("M-27-86Q-27-60-35-43", stroke_width=1.3),
    )
    neck = path("M-9-60V-42L0-22L9-42V-60Z", SKIN) + patch("M1-24L8.5-42V-50H1Z", SHADE)
    buttons = (dot(-15, y, 2.4, main, stroke="none") for y in (-35, -24, -13))
    lace = mirrored(path("M-9-46L-28-43L-23-2H-8L0-24Z", WHITE), *buttons)
    pearls = mirrored(*(dot(x, y, 2.2, WHITE, stroke_width=1) for x, y in ((-8, -43), (-4.5, -38))))
    jewel = dot(0, -34, 3.6, main, stroke_width=1.2)
    fringe = mirrored(path("M0-112C-17-114-23-102-20-86C-13-92-4-98 0-106Z", hair))
    tiara = path("M-23-106L-29-126L-14-117L-8-131L0-118L8-131L14-117L29-126L23-106Q0-113-23-106Z", GOLD)
    gems = mirrored(dot(-29, -127, 3, main), dot(-8, -132, 3, main)) + pip(dress.suit, 0, -112.5, 4.6, fill=main)
    lashes = mirrored(line("M-11-84.5l-4.5-1.5", stroke_width=1.6))
    head = raised(face(1.5), lashes, smile(-66, 6), fringe, tiara, gems)
    held = dress.held(dress.look.queen)
    return raised(back) + body(dress) + lace + neck + pearls + jewel + head + held


def jack(dress: Dress) -> str:
    """Beret with a feather, bobbed hair, ruff and stripes."""
    hair, second = dress.look.hair, dress.look.second
    bob = mirrored(path("M-6-112C-35-110-34-70-31-58C-26-52-18-56-16-60L-15-98Z", hair))
    teeth = "l6-6l6 5l6-6l6 6l6-6l6 6l6-6l6 6l6-5l6 6l-6 10l-6-4l-6 6l-6-5l-6 6l-6-6l-6 5l-6-6l-6 4Z"
    ruff = path(f"M-30-44{teeth}", WHITE, stroke_width=1.7)
    stripes = line("M-20-32L22-24M-22-18L24-10M-23-5L-8-2", stroke=dress.main, stroke_width=5)
    fringe = path("M-20-86C-18-97-10-101 0-99C10-101 18-97 20-86C23-100 20-110 0-110C-20-110-23-100-20-86Z", hair)
    beret = path("M-33-103C-40-130 22-137 37-110C39-101 22-104 0-104S-30-97-33-103Z", second)
    band = path("M-30-106Q0-113 33-107L31-99Q0-104-29-97Z", dress.main)
    feather = path("M-14-112C-32-118-37-133-27-142C-23-132-8-128-4-112Z", WHITE)
    quill = line("M-10-113C-19-119-25-128-27-136", stroke_width=1.3)
    head = raised(face(0.5), smile(-65.5, 6), fringe, beret, feather, quill, band)
    return raised(bob) + body(dress) + stripes + ruff + head + dress.held(dress.look.jack)


def ober(dress: Dress) -> str:
    """Wide hat with a plume, moustache, a sash across the coat: an officer."""
    hair, second = dress.look.hair, dress.look.second
    locks = mirrored(path("M-12-108C-30-104-29-74-26-62C-22-58-18-62-17-68Z", hair))
    sash = path("M-19-48L-8-48L26-8V-2H14L-21-38Z", GOLD)
    collar = mirrored(path("M0-36L-5-48L-22-50L-26-38L-10-30Z", WHITE))
    buttons = "".join(dot(-8, y, 2.2, GOLD, stroke_width=1) for y in (-16, -7))
    moustache = mirrored(path("M0-70C-6-75-12-71-19-74C-18-66-8-64 0-67Z", hair, stroke_width=1.4))
    goatee = path("M-5-58Q0-60 5-58L0-47Z", hair, stroke_width=1.4)
    crown = path("M-23-106C-24-132-12-136 0-133C12-136 24-132 23-106Z", second)
    brim = path("M-42-110C-30-100-14-106 0-106S30-100 42-110C46-98 26-92 0-94S-46-98-42-110Z", second)
    band = path("M-23.5-113Q0-119 23.5-113V-105Q0-110-23.5-105Z", dress.main)
    plume = path("M16-112C12-136-8-143-28-136C-36-133-37-126-32-121C-28-128-18-128-6-118C0-114 8-110 16-112Z", WHITE)
    quill = line("M12-114C4-128-10-133-28-129", stroke_width=1.3)
    head = raised(locks, face(1), smile(-66, 5), moustache, goatee, crown, band, plume, quill, brim)
    return body(dress) + sash + buttons + collar + head + dress.held(dress.look.ober)


DRAWN = {"king": king, "queen": queen, "jack": jack, "ober": ober, "unter": jack}


def figure(name: str, dress: Dress) -> str:
    """The upper half of a figure, in ink."""
    return group(DRAWN[name](dress), stroke=INK, stroke_width=2.2, stroke_linejoin="round", stroke_linecap="round")

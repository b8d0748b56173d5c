"""The suits' marks, each one path in the box from -1 to 1."""

from freedoko_qt.art.svg import path, use

PIPS = {
    "heart": "M0 1C-.25.62-1 .14-1-.42C-1-.76-.74-1-.46-1C-.22-1-.06-.84 0-.66C.06-.84.22-1 .46-1"
    "C.74-1 1-.76 1-.42C1 .14.25.62 0 1Z",
    "diamond": "M0-1.05C.2-.62.46-.28.8 0C.46.28.2.62 0 1.05C-.2.62-.46.28-.8 0C-.46-.28-.2-.62 0-1.05Z",
    "spade": "M0-1C.22-.6 1-.22 1 .3C1 .62.76.82.5.82C.32.82.17.74.09.62C.12.8.2.94.34 1.02H-.34"
    "C-.2.94-.12.8-.09.62C-.17.74-.32.82-.5.82C-.76.82-1 .62-1 .3C-1-.22-.22-.6 0-1Z",
    "club": "M0-1A.44.44 0 0 1 .35-.3A.44.44 0 1 1 .12.42C.13.7.2.9.36 1.02H-.36C-.2.9-.13.7-.12.42"
    "A.44.44 0 1 1-.35-.3A.44.44 0 0 1 0-1Z",
    "acorn": "M0-1.02L.1-.82C.5-.8.72-.5.72-.22H-.72C-.72-.5-.5-.8-.1-.82ZM-.64-.12H.64C.66.4.36.82 0 1.04"
    "C-.36.82-.66.4-.64-.12Z",
    "leaf": "M0-1.02C.3-.62.86-.5.86.04C.86.4.56.56.3.5C.2.47.12.42.07.36L.1.98H-.1L-.07.36"
    "C-.12.42-.2.47-.3.5C-.56.56-.86.4-.86.04C-.86-.5-.3-.62 0-1.02Z",
    "bell": "M-.12-.92A.12.12 0 1 1 .12-.92V-.8A.86.86 0 0 1 .85-.06H-.85A.86.86 0 0 1-.12-.8Z"
    "M-.85.08H.85A.86.86 0 0 1 .16.86L.06.4A.14.14 0 1 0-.06.4L-.16.86A.86.86 0 0 1-.85.08Z",
}


def definition(suit: str, shape: str, inside: str | None, edge: str | None) -> str:
    """The part `pip-<suit>`: in its own two colours, or without an inside in those of where it is used."""
    if inside is None:
        return path(PIPS[shape], id=f"pip-{suit}")
    return path(PIPS[shape], inside, stroke=edge, stroke_width=0.13, stroke_linejoin="round", id=f"pip-{suit}")


def pip(suit: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A suit's mark about a point, `size` from its middle to its rim."""
    attributes = {"stroke": "none"} | attributes
    return use(f"pip-{suit}", transform=f"translate({x:g} {y:g}) scale({size:g})", **attributes)

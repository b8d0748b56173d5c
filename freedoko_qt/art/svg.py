"""SVG elements as text."""


def _written(value: object) -> str:
    """Numbers as short as they can be: drawings hold thousands of them."""
    return f"{value:g}" if isinstance(value, int | float) else str(value)


def tag(name: str, *parts: str, **attributes: object) -> str:
    """One element; underscores in attribute names become hyphens, attributes that are None are left out."""
    words = (
        f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    head, body = f"{name}{''.join(words)}", "".join(parts)
    return f"<{head}>{body}</{name}>" if body else f"<{head}/>"


def group(*parts: str, **attributes: object) -> str:
    """The parts, with attributes they inherit."""
    return tag("g", *parts, **attributes)


def path(data: str, fill: str | None = None, **attributes: object) -> str:
    """A path; without a fill it inherits one."""
    return tag("path", d=data, fill=fill, **attributes)


def line(data: str, **attributes: object) -> str:
    """A path that is not filled."""
    return path(data, "none", **attributes)


def patch(data: str, fill: str, **attributes: object) -> str:
    """A filled path without an outline."""
    return path(data, fill, stroke="none", **attributes)


def dot(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def box(left: float, top: float, width: float, height: float, **attributes: object) -> str:
    """A rectangle; `rx` rounds its corners."""
    return tag("rect", x=left, y=top, width=width, height=height, **attributes)


def use(name: str, **attributes: object) -> str:
    """A part drawn elsewhere, by its id."""
    return tag("use", href=f"#{name}", **attributes)


def moved(x: float, y: float, *parts: str) -> str:
    """The parts with their origin at a point."""
    return group(*parts, transform=f"translate({x:g} {y:g})")


def mirrored(*parts: str) -> str:
    """The parts and their mirror image on the other side of x = 0."""
    return "".join(parts) + group(*parts, transform="scale(-1 1)")


def turned(*parts: str) -> str:
    """The parts and the same again turned by half a turn about the origin."""
    return "".join(parts) + group(*parts, transform="rotate(180)")

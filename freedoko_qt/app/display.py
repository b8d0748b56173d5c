"""Whether a window can be opened here; Qt itself would only abort if not."""

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

X_SOCKETS = Path("/tmp/.X11-unix")
PATIENCE = 2.0  # seconds


def trouble(environment: Mapping[str, str]) -> str:
    """Why no window can be opened, in one sentence; empty if one can, as far as can be told without Qt.

    Only displays of this machine are tried; of one that is far away Qt itself must find out.
    """
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", "xcb").partition(":")[0] not in ("xcb", ""):
        return ""
    x, wayland = environment.get("DISPLAY", ""), environment.get("WAYLAND_DISPLAY", "")
    if not x and not wayland:
        return "there is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open"
    if wayland or not is_local(x) or any(answers(address) for address in addresses(x)):
        return ""
    return f"the display {x} does not answer, so no window can open"


def is_local(display: str) -> bool:
    """Whether an X display is one of this machine, reached through a socket: ":0", "unix:0.1"."""
    host, colon, number = display.rpartition(":")
    return host in ("", "unix") and bool(colon) and number.partition(".")[0].isdecimal()


def addresses(display: str) -> tuple[str, ...]:
    """The sockets of a local X display: one in a folder, and one that has only a name."""
    file = str(X_SOCKETS / f"X{display.rpartition(':')[2].partition('.')[0]}")
    return file, f"\0{file}"


def answers(address: str) -> bool:
    """Whether anybody listens at a socket."""
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(PATIENCE)
        try:
            caller.connect(address)
        except OSError:
            return False
        return True

"""Makes .venv, installs this checkout into it and sees that Qt really starts here.

`python tools/setup.py play` prepares a game on this screen, `python tools/setup.py test` the checks, which
need none. What Debian or Ubuntu lack comes through apt when root runs this; others are told the line to type.
It keeps to what Python 3.9 can read, so that a Python too old gets a sentence instead of a traceback.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"

# The packages that Qt's wheel takes for granted (tried on a bare Debian 12).
LIBRARIES = ("libgl1", "libegl1", "libglib2.0-0", "libdbus-1-3", "libfontconfig1", "libxkbcommon0")
FONTS = ("fonts-dejavu-core",)
X11 = (
    *(
        "libxcb-cursor0",
        "libxcb-icccm4",
        "libxcb-keysyms1",
        "libxcb-image0",
        "libxcb-randr0",
        "libxcb-render-util0",
    ),
    *("libxcb-shape0", "libxcb-sync1", "libxcb-xfixes0", "libxcb-xkb1", "libxkbcommon-x11-0", "libx11-xcb1"),
)
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")

EXTRAS = {"play": ".", "test": ".[dev]"}

# Qt ends the process when its platform plugin does not load, hence a process of its own.
PROBE = """
import sys
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
app = QApplication([])
sys.exit(None if QFontDatabase.families() else "No font is installed.")
"""


def check_display() -> None:
    """Ends the program when there is no screen to play on; a platform chosen by name is believed."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        sys.exit("The game needs a display, and there is none: DISPLAY and WAYLAND_DISPLAY are empty.")


def provide(packages: "tuple[str, ...]", reason: str) -> None:
    """Installs the packages that are missing, or ends the program with the reason and the line to type."""
    if not shutil.which("apt-get"):
        sys.exit(f"{reason}\nWhat is needed is called on Debian: {' '.join(packages)}")
    missing = [package for package in packages if not is_installed(package)]
    if not missing:
        sys.exit(reason)
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        sys.exit(f"{reason}\nInstall what is missing, then try again:\n    sudo {' '.join(install)}")
    print("Installing", *missing, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], install):
        done = subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        sys.exit(f"{reason}\nThis failed: {' '.join(install)}")


def is_installed(package: str) -> bool:
    """Whether dpkg knows the package as installed."""
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout == "installed"


def install(purpose: str) -> None:
    """Installs the checkout in place with what the purpose needs, unless pyproject.toml is as it was."""
    # The path is part of the stamp: the scripts of a venv that was moved or copied point to the old place.
    stamp = f"{ROOT} {hashlib.sha256((ROOT / 'pyproject.toml').read_bytes()).hexdigest()}"
    files = {kind: VENV / f"installed-{kind}" for kind in EXTRAS}
    if PYTHON.exists() and files[purpose].is_file() and files[purpose].read_text() == stamp:
        return
    if not is_usable():
        make_venv()
    print("Installing the game into .venv; the first time Qt is fetched, about 85 MB.", flush=True)
    # Without isolation: the build would otherwise fetch Qt a second time into a venv of its own.
    pip("hatchling>=1.25", "editables")
    pip("--no-build-isolation", "--editable", EXTRAS[purpose])
    files[purpose].write_text(stamp)
    # What the checks need includes what the game needs.
    files["play"].write_text(stamp)


def is_usable() -> bool:
    """Whether .venv is a venv made at this very place by a Python new enough."""
    if not PYTHON.exists():
        return False
    script = VENV / "bin" / "pip"
    try:
        new = subprocess.run([PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"], check=False)
        pip_says = subprocess.run([script, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return new.returncode == 0 and f"{VENV}{os.sep}" in pip_says.stdout


def make_venv() -> None:
    """Makes an empty .venv in place of any other."""
    if sys.version_info < (3, 11):  # noqa: UP036  (run before anything has checked it)
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Python 3.11 or newer is needed, this is {found}. Name another one: make PYTHON=python3.12 play")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True, check=False).returncode:
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        provide(
            (f"{version}-venv",),
            f"{version} cannot make virtual environments: its module ensurepip is missing.",
        )
    if subprocess.run(command, check=False).returncode:
        sys.exit(f"{VENV} could not be made.")


def pip(*arguments: str) -> None:
    """pip install in .venv; ends the program when it fails, as pip has already said why."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
    if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode:
        sys.exit("The game could not be installed into .venv.")


def check_qt(purpose: str) -> None:
    """Starts Qt as the purpose will, and once more after installing the packages it may have missed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"} if purpose == "test" else dict(os.environ)
    trouble = start_qt(environment)
    if trouble:
        provide(packages(purpose), f"Qt does not start here:\n{trouble}")
        trouble = start_qt(environment)
    if trouble:
        sys.exit(f"Qt does not start here:\n{trouble}")


def packages(purpose: str) -> "tuple[str, ...]":
    """What Debian has to bring for the purpose; a Wayland session is also served through X11."""
    if purpose == "test":
        return LIBRARIES + FONTS
    return LIBRARIES + FONTS + X11 + (WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ())


def start_qt(environment: "dict[str, str]") -> str:
    """What Qt complains of when it cannot start; empty if it can."""
    done = subprocess.run([PYTHON, "-c", PROBE], env=environment, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit code {done.returncode}"


def main() -> None:
    """Does the steps in the order in which a failure costs least."""
    if sys.argv[1:] not in (["play"], ["test"]):
        sys.exit("usage: python tools/setup.py play|test")
    purpose = sys.argv[1]
    if purpose == "play":
        check_display()
    install(purpose)
    check_qt(purpose)


if __name__ == "__main__":
    main()

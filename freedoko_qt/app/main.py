"""Builds the program: profile, language, worker, controller and window; runs it and says how it ended."""

import gc
import os
import signal
import sys
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from freedoko_qt.app import display

# Qt is loaded only in the functions, so that wrong arguments and --version need not wait for it.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from freedoko_qt.app.arguments import Options
    from freedoko_qt.app.controller import Controller
    from freedoko_qt.app.preference import Preferences
    from freedoko_qt.app.setup import Setup
    from freedoko_qt.app.storage import Storage
    from freedoko_qt.ui.window import Window

NAME = "freedoko-qt"


def main(arguments: list[str] | None = None) -> int:
    """The program; the exit code is 0, 1 when it cannot run here, or 2 for wrong arguments."""
    gc.disable()  # until the window is there: nothing of what is built till then is garbage
    from freedoko_qt.app.arguments import options

    chosen = options(arguments)
    if trouble := display.trouble(os.environ):
        return fail(trouble, 1)
    from PySide6.QtWidgets import QApplication

    app = QApplication([NAME])
    app.setApplicationName(NAME)
    app.setDesktopFileName(NAME)
    # An interrupt from the terminal ends the program at once; the party is on disk anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return run(app, chosen)


def fail(message: str, code: int) -> int:
    """Says in one line why the program ends, and gives the exit code back."""
    print(f"{NAME}: {message}", file=sys.stderr)  # noqa: T201
    return code


def run(app: "QApplication", chosen: "Options") -> int:
    """Looks whether the files can be used, and then plays."""
    from PySide6.QtCore import QLockFile

    from freedoko_qt.app import storage
    from freedoko_qt.engine.record import FileError

    places = storage.in_profile(chosen.profile) if chosen.profile else storage.in_standard_folders()
    try:
        if chosen.record:
            storage.load(chosen.record)
        places.state.mkdir(parents=True, exist_ok=True)
    except FileError as error:
        return fail(str(error), 2)
    except OSError as error:
        return fail(str(error), 1)
    lock = QLockFile(str(places.lock))
    lock.setStaleLockTime(0)  # however old: only a program that is gone has left its lock behind
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        return fail(f"the program is already running with the files in {places.state}", 1)
    try:
        return play(app, chosen, places)
    finally:
        lock.unlock()


def play(app: "QApplication", chosen: "Options", places: "Storage") -> int:
    """Opens the window and stays until it is closed."""
    from PySide6.QtCore import QTimer

    from freedoko_qt.app import preference
    from freedoko_qt.app.controller import Controller
    from freedoko_qt.app.language import Language
    from freedoko_qt.app.words import trouble_text
    from freedoko_qt.app.worker import Worker
    from freedoko_qt.ui.preload import Preload
    from freedoko_qt.ui.window import Window

    complaints: list[Exception] = []
    preferences = preferred(preference.load(places.preferences, complaints.append), chosen)
    language = Language(app)
    language.show(preferences.language)
    worker = Worker()
    controller = Controller(places, preferences, worker)
    window = Window(controller, preferences, places)
    window.preferences_changed.connect(lambda changed: language.show(changed.language))
    app.aboutToQuit.connect(controller.close)
    sys.excepthook = crash_told(app, window.complain, is_watched=chosen.autoplay is None)
    window.show()
    for complaint in complaints:
        window.complain(trouble_text(complaint))
    begin(controller, chosen)
    # Once the table is painted, as two processes that start hinder each other; and before anything closes the window.
    QTimer.singleShot(0, worker.start)
    Preload(window, lambda: window.table.stage.is_moving).begin()
    end_by_itself(app, window, controller, chosen)
    # What is there now stays; looking through it for garbage again and again would make the window stutter.
    gc.freeze()
    gc.enable()
    return app.exec()


def preferred(preferences: "Preferences", chosen: "Options") -> "Preferences":
    """The preferences, with what the command line wants otherwise."""
    if chosen.language:
        preferences = preferences.but(language=chosen.language)
    if chosen.speed is not None:
        preferences = preferences.but(speed=chosen.speed, thinking=chosen.speed, trick_pause=chosen.speed)
    return preferences


def begin(controller: "Controller", chosen: "Options") -> None:
    """Goes on with the record that is named, else where the program was left, else with a new party."""
    wishes = (chosen.rules, chosen.level, chosen.boldness, chosen.trust, chosen.seed)
    is_new = any(wanted is not None for wanted in wishes)
    if chosen.record:
        controller.load_at_once(chosen.record)
    elif is_new or not controller.resume():
        controller.start(new_party(chosen))


def new_party(chosen: "Options") -> "Setup":
    """The party that is started without asking."""
    from freedoko_qt.app import setup
    from freedoko_qt.players.character import Character

    seed = setup.drawn_seed() if chosen.seed is None else chosen.seed
    made = setup.among_themselves if chosen.autoplay else setup.alone
    party = made(seed, chosen.level or "", Character(chosen.boldness or 0, chosen.trust or 0))
    return party.by(chosen.rules, chosen.rules_name) if chosen.rules else party


def end_by_itself(app: "QApplication", window: "Window", controller: "Controller", chosen: "Options") -> None:
    """Sees to it that the program ends, with a picture if one is wanted, where the command line says so."""
    from PySide6.QtCore import Qt, QTimer

    def leave() -> None:
        code = 0
        if chosen.screenshot and not window.grab().save(str(chosen.screenshot)):
            code = fail(f"the picture cannot be written to {chosen.screenshot}", 1)
        window.close()
        app.exit(code)

    if chosen.autoplay:
        controller.games_done.connect(leave, Qt.ConnectionType.QueuedConnection)
        controller.play_games(chosen.autoplay)
    elif chosen.screenshot:
        QTimer.singleShot(window.preferences.flight, window, leave)


def crash_told(
    app: "QApplication", tell: Callable[[str], None], is_watched: bool
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """What happens with an error nobody has foreseen: it is told once; a program nobody watches ends instead."""
    from freedoko_qt.app.words import fill, translate

    told: list[str] = []

    def hook(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, value, trace)
        if not is_watched:
            app.exit(1)
        elif not told:
            text = translate("main", "The program has a fault (%1). What you have played is saved.")
            told.append(fill(text, f"{kind.__name__}: {value}"))
            tell(told[0])

    return hook

"""A process of the program's own that answers frame by frame: how it is started, heard and ended."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess

FAREWELL = 1_000  # milliseconds in which a process that has been told to end does so


def begun(
    boot: str,
    parent: QObject,
    read: Callable[[], None],
    ended: Callable[[], None],
    failed: Callable[[QProcess.ProcessError], None],
) -> QProcess:
    """A process that runs a Python text, ready to be started; what it has to say reaches the three slots."""
    process = QProcess(parent)
    process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    process.readyReadStandardOutput.connect(read)
    process.finished.connect(ended)
    process.errorOccurred.connect(failed)
    process.setProgram(sys.executable)
    process.setArguments(["-P", "-c", boot])
    return process


def end(process: QProcess | None) -> None:
    """Ends a process at once, if there is one; nothing more is heard of it."""
    if process is not None:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(FAREWELL)
        process.deleteLater()

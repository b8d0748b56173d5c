"""Starts the program: `python -m freedoko_qt`, or the command freedoko-qt."""

import sys

from freedoko_qt.app.main import main

if __name__ == "__main__":
    sys.exit(main())

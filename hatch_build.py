"""Puts into a wheel what lies outside the package in a checkout: assets, and the translations, compiled."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class OutsideFiles(BuildHookInterface[BuilderConfig]):
    """Adds the folders assets and translations under freedoko_qt."""

    PLUGIN_NAME = "custom"
    compiled = Path()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles every .ts file outside the tree and names what the wheel shall hold."""
        if version == "editable":
            # The program finds these files where they lie.
            return
        root = Path(self.root)
        self.compiled = Path(tempfile.mkdtemp(prefix="freedoko-qt-"))
        include = build_data["force_include"]
        include[str(root / "assets")] = "freedoko_qt/assets"
        for source in sorted((root / "translations").glob("*.ts")):
            target = self.compiled / f"{source.stem}.qm"
            # Through this Python, as an isolated build has no scripts on the path of every system.
            command = [sys.executable, "-c", LRELEASE, "-silent", str(source), "-qm", str(target)]
            subprocess.run(command, check=True)
            include[str(target)] = f"freedoko_qt/translations/{target.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Removes the compiled files again; they are in the wheel now."""
        if self.compiled.name:
            shutil.rmtree(self.compiled)

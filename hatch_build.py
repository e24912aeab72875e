"""The package's build: a wheel holds the compiled modules and the web client, made now where their sources changed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import node
from tools.client import CLIENT
from tools.extensions import EXTENSIONS


class PackageHook(BuildHookInterface[Any]):
    """Compiles into every install, and builds the web client into a wheel; an editable one leaves that to `make web`.

    Neither is needed to install: what could not be made is missing, and is said to be.
    """

    def dependencies(self) -> list[str]:
        """Node from PyPI, if there is something to build and the machine has none that could."""
        if CLIENT.is_built() or node.find():
            return []
        return list(self.metadata.config["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what has changed."""
        self._compile(build_data)
        if version != "editable" and not CLIENT.is_built():
            self._build_client()

    def _compile(self, build_data: dict[str, Any]) -> None:
        for problem in EXTENSIONS.build():
            self.app.display_warning(problem)
        built = [module.built for module in EXTENSIONS.modules() if module.is_built()]
        if built:
            build_data["artifacts"] += [f"/{path.relative_to(EXTENSIONS.root).as_posix()}" for path in built]
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _build_client(self) -> None:
        npm = node.find()
        if npm is None:
            self.app.display_warning(f"{node.NEEDED} is needed to build the web client and was not found.")
        else:
            self.app.display_waiting("Building the web client")
            try:
                CLIENT.build(npm)
            except subprocess.CalledProcessError as failed:
                self.app.display_warning(f"The web client could not be built: {failed}")
        if not CLIENT.is_built():
            what = "an older web client" if CLIENT.built.exists() else "no web client"
            self.app.display_warning(f"This wheel holds {what}; `make web` says why.")

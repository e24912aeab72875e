"""The package's build: a wheel holds the built web client, made now if it is not there or older than its sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import node
from tools.client import CLIENT


class ClientHook(BuildHookInterface[Any]):
    """Builds the web client into the wheel. An editable install leaves that to `make web`."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if there is something to build and the machine has none that could."""
        if CLIENT.is_built() or node.find():
            return []
        return list(self.metadata.config["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; a wheel without it is a library, and says so."""
        if version == "editable" or CLIENT.is_built():
            return
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

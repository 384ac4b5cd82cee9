"""The built client: which files a page must load, from Vite's manifest."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

STATIC: Final = Path(__file__).parent / "static"
BASE: Final = "/static/app/"
"""Where the client is served; Vite builds its addresses with it."""


@dataclass(frozen=True, slots=True)
class Assets:
    """The addresses that a page loads for one entry of the client."""

    script: str
    styles: tuple[str, ...]
    preloads: tuple[str, ...]
    """Modules that the script imports at once."""


@cache
def assets(entry: str) -> Assets | None:
    """What ``src/main.tsx`` or another entry was built to; None when the client is not built."""
    try:
        manifest = json.loads((STATIC / "app" / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    if entry not in manifest:
        return None
    chunks = _imported(manifest, entry, [])
    styles = [style for chunk in chunks for style in chunk.get("css", ())]
    return Assets(
        script=BASE + chunks[-1]["file"],
        styles=tuple(BASE + style for style in dict.fromkeys(styles)),
        preloads=tuple(BASE + chunk["file"] for chunk in chunks[:-1]),
    )


def _imported(manifest: dict[str, Any], name: str, chunks: list[Any]) -> list[Any]:
    """A chunk after all those it imports statically, each once."""
    chunk = manifest[name]
    if chunk not in chunks:
        for other in chunk.get("imports", ()):
            _imported(manifest, other, chunks)
        chunks.append(chunk)
    return chunks

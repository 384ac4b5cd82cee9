"""Writes the files that are generated from the messages: ``python -m stammtisch.web``.

Run it in the folder of the project after changing a message.
"""

from pathlib import Path
from typing import Final

from stammtisch.web.protocol import protocol
from stammtisch.web.typescript import typescript

GENERATED: Final = {"client/src/wire.ts": typescript, "docs/protocol.md": protocol}


def main() -> None:
    """Write every generated file below the current folder."""
    for path, text in GENERATED.items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()

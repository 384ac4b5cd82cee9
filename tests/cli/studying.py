"""Commands that read a record from standard input, each in a process of its own."""

import json
import os
import subprocess
import sys
from typing import Any


def study(
    command: str, record: dict[str, Any] | str, *options: str, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """What a command says of a record, or of a text that may be none."""
    return subprocess.run(
        [sys.executable, "-m", "stammtisch", command, "-", *options],
        input=record if isinstance(record, str) else json.dumps(record),
        env=os.environ | {"LANGUAGE": language, "NO_COLOR": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )

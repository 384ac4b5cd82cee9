"""Write all playthroughs anew: ``python tests/playthroughs/update.py``; then read the difference.

A new playthrough starts as a file with a record in its first line and nothing else.
"""

import json
from pathlib import Path

from stammtisch.testkit import playthrough

if __name__ == "__main__":
    for file in sorted(Path(__file__).parent.glob("*.txt")):
        record, _, _ = file.read_text(encoding="utf-8").partition("\n")
        file.write_text(playthrough(json.loads(record)), encoding="utf-8")

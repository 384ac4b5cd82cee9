"""``stammtisch warm``: afterwards nothing has to be compiled."""

import json
import os
import subprocess
import sys


def test_what_was_warmed_is_not_compiled_again() -> None:
    def run(*arguments: str, standard_input: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "stammtisch", *arguments],
            input=standard_input,
            env=os.environ | {"LANGUAGE": "en", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=True,
        )

    warmed = run("warm")
    assert warmed.stdout.startswith("Everything is compiled (")
    record = {"game": "scoundrel", "seed": f"{2:064x}", "actions": []}
    solved = run("solve", "-", "--json", standard_input=json.dumps(record))
    assert json.loads(solved.stdout)["best"] == 30
    assert solved.stderr == ""

"""Who plays or replays waits for nothing that only the server or the search needs."""

import json
import subprocess
import sys

import pytest

from stammtisch.cli.main import COMMANDS

HEAVY = frozenset(
    {
        "alembic",
        "fastapi",
        "gymnasium",
        "jinja2",
        "llvmlite",
        "numba",
        "numpy",
        "openskill",
        "pettingzoo",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "sqlalchemy",
        "sqlite3",
        "starlette",
        "structlog",
        "uvicorn",
        "uvloop",
        "websockets",
    }
)
"""Web, database and numeric packages."""


def modules_after(code: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after the code."""
    script = f"import json, sys\n{code}\nprint(json.dumps(sorted(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return {name.partition(".")[0] for name in json.loads(answer.stdout.splitlines()[-1])}


@pytest.mark.parametrize(
    "code",
    [
        "import stammtisch",
        "import stammtisch.games.registry",
        "import stammtisch.locale",
        "from stammtisch.cli.main import app",
        *(f"import stammtisch.cli.{command}" for command in COMMANDS),
    ],
)
def test_light_imports(code: str) -> None:
    assert modules_after(code) & HEAVY == set()


def test_the_package_alone_loads_none_of_its_parts() -> None:
    script = "import sys, stammtisch; print(*(m for m in sys.modules if m.startswith('stammtisch')))"
    answer = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert answer.stdout.split() == ["stammtisch"]

"""How the benchmarks write their results down, with the machine they come from."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def machine() -> dict[str, object]:
    """What the figures depend on besides the code."""
    import numba
    import numpy as np

    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
        "system": platform.platform(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "date": datetime.now(UTC).date().isoformat(),
    }


def write(name: str, title: str, figures: Mapping[str, object], rows: Sequence[Sequence[object]]) -> None:
    """Write ``results/name.json`` with all figures and ``results/name.md`` with a table of the rows.

    The first row holds the headings.
    """
    RESULTS.mkdir(exist_ok=True)
    host = machine()
    document = json.dumps({"machine": host, **figures}, indent=2)
    (RESULTS / f"{name}.json").write_text(document + "\n")
    head, *body = rows
    lines = [
        f"# {title}",
        "",
        _line(head),
        _line(["---"] * len(head)),
        *map(_line, body),
        "",
        "Measured on:",
        "",
    ]
    lines += [f"* {key}: {value}" for key, value in host.items()]
    text = "\n".join(lines)
    (RESULTS / f"{name}.md").write_text(text + "\n")
    print(text)


def _line(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "unknown")

"""The first learner learns, and draws how it went."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_scoundrel.py"


def test_the_mean_score_climbs(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), "--updates", "300", "--curve", str(curve)],
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    first, *_, last = map(float, re.findall(r"score +(-?[\d.]+)", told.stdout))
    assert last > first + 20
    assert curve.read_text().startswith("<?xml")

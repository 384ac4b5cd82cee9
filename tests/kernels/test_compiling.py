"""Where compiled kernels are kept, and when they are compiled."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.kernels import compiling
from stammtisch.kernels.chance import chance, draw

USE_A_KERNEL = """
from stammtisch.kernels.compiling import before_compiling
before_compiling(lambda: print("compiling"))
from stammtisch.kernels.chance import chance, draw
print(draw(chance(1)))
"""


def run(code: str, **environment: str) -> list[str]:
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.split()


def test_a_kernel_is_compiled_once_and_found_again(tmp_path: Path) -> None:
    first = run(USE_A_KERNEL, NUMBA_CACHE_DIR=str(tmp_path))
    second = run(USE_A_KERNEL, NUMBA_CACHE_DIR=str(tmp_path))
    assert first == ["compiling", *second]
    assert [*tmp_path.rglob("chance.draw-*.nbc")] != []


def test_without_a_place_to_keep_it_a_kernel_still_works(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    assert run(USE_A_KERNEL, NUMBA_CACHE_DIR=str(no_folder)) == ["compiling", str(int(draw(chance(1))))]


@pytest.mark.parametrize(
    ("kernel", "source", "moves"),
    [
        ("minds/one/some.py", "games/some/numbers.py", True),
        ("minds/one/some.py", "kernels/some.py", True),
        ("minds/one/some.py", "minds/one/other.py", True),
        ("minds/one/some.py", "minds/two/some.py", False),
        ("../outside/some.py", "minds/two/some.py", True),  # a test may call anything
    ],
)
def test_a_change_of_what_a_kernel_may_be_made_of_moves_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernel: str, source: str, moves: bool
) -> None:
    package = tmp_path / "package"
    changed = package / source
    changed.parent.mkdir(parents=True)
    monkeypatch.setattr(compiling, "_PACKAGE", package)
    found: dict[str, Any] = {}
    exec(compile("def some(): ...", (package / kernel).resolve(), "exec"), found)
    folders = set()
    for text in ("A = 1", "A = 2"):
        changed.write_text(text)
        compiling._digest.cache_clear()
        folders.add(compiling.cache_folder(found["some"]))
    assert len(folders) == (2 if moves else 1)


def test_other_kernels_of_the_process_stay_where_they_were() -> None:
    import numba

    assert "stammtisch" not in str(numba.config.CACHE_DIR)

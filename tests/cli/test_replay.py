"""``stammtisch replay``: its exit codes, its document, its tables and its one-line complaints."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stammtisch.cli.main import app

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "conformance" / "conformance.json").read_text()
)
EXAMPLE = next(vector["record"] for vector in VECTORS if vector["name"] == "the example turn")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def replay(*arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["replay", *map(str, arguments)], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def process(
    *arguments: str | Path, language: str = "en", stdin: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "stammtisch", "replay", *arguments],
        env=os.environ | {"LANGUAGE": language, "COLUMNS": "100", **variables},
        input=stdin,
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vector(vector: dict[str, Any], file: Path) -> None:
    file.write_text(json.dumps(vector["record"]))
    code, out, err = replay(file, "--json")
    document, expected = json.loads(out), vector["expect"]
    assert {key: document.get(key) for key in expected} == expected
    assert code == (0 if expected["valid"] else 1)
    assert (out.count("\n"), err) == (1, "")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_every_vector_makes_a_table(vector: dict[str, Any], file: Path) -> None:
    file.write_text(json.dumps(vector["record"]))
    code, out, err = replay(file)
    assert code == (0 if vector["expect"]["valid"] else 1)
    assert out.strip()
    assert err == ""


def test_the_table_of_a_dungeon(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLE | {"actions": ["8d", "Js/w", "6c/w", "2c/w", "3c/w"]}))
    code, out, _ = replay(file)
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if "│" in line]
    assert code == 1
    assert rows == [
        ["", "", "12", "", "8d Js 6c 4h", "4"],
        ["1", "8d", "12", "8d (fresh)", "Js 6c 4h", "4"],
        ["2", "Js/w", "-3  9", "8d (works below 11)", "6c 4h", "4"],
        ["3", "6c/w", "9", "8d (works below 6)", "4h 2c 3c 4c", "1"],
        ["4", "2c/w", "9", "8d (works below 2)", "4h 3c 4c", "1"],
    ]
    assert "Action 5, 3c/w: The 8 of diamonds only works below 2 by now, not against the 3 of clubs." in out


def test_the_table_of_a_round(file: Path) -> None:
    hands = [["Y1", "SK"], ["Y3", "M1"]]
    written = {"hands": hands, "bids": [1, 1], "plays": ["Y1", "Y3", "M1", "SK"]}
    document = {"game": "skullking", "players": 2, "dealer": 1, "first_round": 2, "rounds": [written]}
    file.write_text(json.dumps(document))
    code, out, _ = replay(file)
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if "│" in line]
    assert code == 0
    assert "Round 2" in out
    assert rows == [
        ["1", "› Y1", "Y3 ★", ""],
        ["2", "SK", "› M1 ★", "+50"],
        ["Bid", "1", "1", ""],
        ["Tricks won", "0", "2", ""],
        ["Points", "-10", "-10", ""],
        ["Total", "-10", "-10", ""],
    ]


@pytest.mark.parametrize(
    ("health", "actions", "ending"),
    [
        (17, ["2d", "9h"], "Won. Score: 29"),
        (17, ["2d"], "The game is not finished."),
    ],
)
def test_how_it_ended(health: int, actions: list[str], ending: str, file: Path) -> None:
    position = {"health": health, "weapon": None, "room": ["2d", "9h"], "pile": [], "avoided": False}
    file.write_text(json.dumps({"game": "scoundrel", "start": position, "actions": actions}))
    assert ending in replay(file)[1]


def test_standard_input() -> None:
    code, out, _ = replay("-", "--json", stdin=json.dumps(EXAMPLE).encode())
    assert (code, json.loads(out)["valid"]) == (0, True)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "This is not JSON from line 1, column 1 on."),
        (b"\x7fELF\x02\x01\xff\xfe", "This is not JSON"),
        (b"[" * 200_000, "This is nested far too deeply for a record."),
        (b" " * 2_000_000, "A record is never larger than 1048576 bytes."),
        (b"[]", "This must be an object."),
        (b"{}", "“game” is missing."),
        (b'{"game": "chess"}', "game: There is no game “chess” in this house."),
        (b'{"game": "scoundrel", "actions": []}', "Nothing says which cards were dealt."),
        (b'{"game": "scoundrel", "deck": [], "actions": []}', "deck: There must be 44 entries here, not 0."),
        (b'{"game": "scoundrel", "seed": "00", "actions": []}', "seed: This must be 64 hexadecimal digits."),
        (b'{"game": "\\u001b[31m\\n"}', r"game: There is no game “\x1b[31m\n” in this house."),
        (b'{"game": "\\ud800"}', r"game: There is no game “\ud800” in this house."),
        (b'{"game": "skullking", "players": 9, "rounds": []}', "players: This must be a number from 2 to 6."),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else "",
)
def test_what_is_no_record_gets_one_line(content: bytes, line: str, file: Path) -> None:
    file.write_bytes(content)
    for options in ([], ["--json"]):
        code, out, err = replay(file, *options)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert line in err


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert replay(tmp_path / "none.json") == (2, "", f"{tmp_path}/none.json: There is no such file.\n")
    assert replay(tmp_path) == (2, "", f"{tmp_path}: This is a folder.\n")
    code, out, err = replay("")
    assert (code, out) == (2, "")
    assert "Name a file, or - for the standard input." in err
    assert replay("x" * 5000) == (2, "", f"{'x' * 5000}: This file cannot be read.\n")


def test_an_endless_file() -> None:
    assert replay("/dev/zero") == (2, "", "/dev/zero: A record is never larger than 1048576 bytes.\n")


def test_unknown_keys_are_named_but_do_no_harm(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLE | {"mood": "good", "names": ["Ann"]}))
    code, out, err = replay(file, "--json")
    assert (code, json.loads(out)["valid"]) == (0, True)
    assert err == f"{file}: 1 unknown key was ignored: mood\n"
    file.write_text(json.dumps(EXAMPLE | {f"key{n}": n for n in range(1000)}))
    assert "1000 unknown keys were ignored: key0, key1, key2, key3, key4, …\n" in replay(file)[2]


def test_an_action_that_would_upset_the_terminal(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLE | {"actions": ["\x1b[2J\ud800[bold]"]}))
    code, out, _ = replay(file)
    assert code == 1
    assert r"Action 1, \x1b[2J\ud800[bold]: “\x1b[2J\ud800[bold]” is no action of this game." in out
    assert json.loads(replay(file, "--json")[1])["error"]["action"] == "\x1b[2J\ud800[bold]"


def test_german(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLE | {"actions": ["8d", "6c/w", "Js/w"]}))
    answer = process(file, language="de")
    assert answer.returncode == 1
    out = answer.stdout.decode()
    assert [word for word in ("Aktion", "Leben", "Waffe", "Raum", "Stapel") if word not in out] == []
    assert "Aktion 3, Js/w: Karo 8 taugt nur noch gegen Monster unter 6, nicht gegen Pik Bube." in out
    missing = process(file.with_name("nichts.json"), language="de")
    assert missing.returncode == 2
    assert missing.stderr.decode().endswith("Diese Datei gibt es nicht.\n")


def test_a_terminal_that_lacks_characters(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLE))
    answer = process(file, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (answer.returncode, answer.stderr) == (0, b"")
    answer = process(
        "-", language="de", stdin=b'{"game": "Mau-Mau"}', PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert answer.returncode == 2
    assert b"Mau-Mau" in answer.stderr
    assert b"Traceback" not in answer.stderr

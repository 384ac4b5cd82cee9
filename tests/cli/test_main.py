"""The command as a whole: its help, its version, and what it does not know."""

import os
import subprocess
import sys

import pytest

from stammtisch import __version__
from stammtisch.cli.main import COMMANDS


def stammtisch(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stammtisch", *arguments],
        env=os.environ | {"LANGUAGE": language, "NO_COLOR": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_version() -> None:
    answer = stammtisch("--version")
    assert (answer.returncode, answer.stdout) == (0, f"{__version__}\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("A house for card games", "Options", "Commands", "Show this message and exit.")),
        ("de", ("Ein Haus für Kartenspiele", "Optionen", "Befehle", "Diese Hilfe zeigen.")),
    ],
)
def test_help_in_both_languages(language: str, words: tuple[str, ...]) -> None:
    answer = stammtisch("--help", language=language)
    assert answer.returncode == 0
    assert [word for word in (*words, *COMMANDS) if word not in answer.stdout] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    answer = stammtisch(command, "--help")
    assert answer.returncode == 0
    assert f"Usage: stammtisch {command}" in answer.stdout
    assert "--install-completion" not in answer.stdout


def test_an_unknown_command_is_refused_in_words() -> None:
    answer = stammtisch("sevre", language="de")
    assert answer.returncode == 2
    assert "Den Befehl 'sevre' gibt es nicht." in answer.stderr
    assert "Traceback" not in answer.stderr


def test_without_arguments_it_shows_its_help() -> None:
    answer = stammtisch()
    assert answer.returncode == 2
    assert "Commands" in answer.stdout + answer.stderr

"""``stammtisch serve`` as a process: what it says, how it ends, what it keeps."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
import typer

from stammtisch.cli.serve import network_address, open_house
from tests.web.serving import NO_TLS, Person, mildest

Serve = Callable[..., subprocess.Popen[str]]

ENVIRONMENT = {"LANGUAGE": "en", "CI": "true", "NO_COLOR": "1"}


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts ``stammtisch serve`` with a database of this test, and ends what is still running."""
    running: list[subprocess.Popen[str]] = []

    def start(*options: str, **environment: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "stammtisch", "serve", "--database", str(tmp_path / "house.db")]
        process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | ENVIRONMENT | environment,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    """Where the house says it is."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://localhost:\d+", line):
            return found[0]
    raise AssertionError(process.communicate())


def with_numbers(serve: Serve) -> tuple[str, int]:
    """Where a house is, and the port of its numbers: the first that nobody else was quicker to take."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        process = serve("--port", "0", "--metrics-port", str(port))
        try:
            return address(process), port
        except AssertionError as ended:
            if f"Port {port} is in use." not in str(ended):
                raise


def test_it_says_where_it_is_and_ends_when_asked(serve: Serve, tmp_path: Path) -> None:
    process = serve("--port", "0")
    assert process.stdout
    assert process.stdout.readline() == f"Everything is kept in {tmp_path / 'house.db'}\n"
    assert httpx.get(f"{address(process)}/health", verify=NO_TLS).status_code == 200
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert out.endswith("The house is closed.\n")
    assert (process.returncode, errors) == (0, "")


def test_a_run_survives_the_server_being_killed(serve: Serve) -> None:
    process = serve("--port", "0")
    with Person(address(process)) as person:
        run = person.run()
        with person.socket() as line:
            standing = line.watch(run)
            for _ in range(2):  # a run that is over would survive anything
                standing = line.act(run, mildest(standing))
            process.kill()
            process.wait()
        cookies = person.http.cookies
    with Person(address(serve("--port", "0"))) as person:
        person.http.cookies = cookies
        with person.socket() as line:
            again = line.watch(run, since=standing["seq"] - 1)
            assert (again["view"], again["seat"]) == (standing["view"], 0)
            assert [step["seq"] for step in again["steps"]] == [standing["seq"]]


def test_numbers_for_the_host_have_a_port_of_their_own(serve: Serve) -> None:
    url, port = with_numbers(serve)
    with Person(url) as person:
        run = person.run()
        with person.socket() as line:
            line.command(run, "act", action="avoid")
            numbers = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=NO_TLS).text
        assert person.http.get("/metrics").status_code == 404
    assert "stammtisch_sockets 1.0" in numbers
    assert 'stammtisch_command_seconds_count{type="Act"} 1.0' in numbers
    assert run not in numbers


def test_a_port_in_use_is_one_clear_sentence(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        out, errors = serve("--port", str(port)).communicate(timeout=60)
    assert out == ""
    assert errors == f"Port {port} is in use. Is the house open already? Choose another with --port.\n"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--host", "192.0.2.1"), "There is no address “192.0.2.1” on this machine.\n"),
        (("--host", "no.such.host.invalid"), "There is no address “no.such.host.invalid” on this machine.\n"),
        (("--database", "/proc/house.db"), "The database cannot be opened: unable to open database file\n"),
        (("--database", "nonsense://"), "The database cannot be opened: "),
        (("--database", "postgresql://host:port/house"), "The database cannot be opened: "),
    ],
)
def test_what_cannot_be_done_is_one_clear_sentence(
    serve: Serve, options: tuple[str, ...], problem: str
) -> None:
    process = serve("--port", "0", *options)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, "")
    assert errors.startswith(problem)
    assert errors.count("\n") == 1


def test_a_data_folder_that_cannot_be_made_is_one_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / "file" / name)
    with pytest.raises(typer.Exit):
        open_house(None, timedelta())
    assert "stammtisch" in capsys.readouterr().err


def test_a_database_of_a_later_version_is_one_clear_sentence(serve: Serve, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    process = serve("--port", "0")
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == "The database comes from a newer version of this house.\n"


def test_it_speaks_german(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        _, errors = serve("--port", str(port), LANGUAGE="de").communicate(timeout=60)
    assert errors.startswith(f"Port {port} ist belegt. Ist das Haus schon offen?")


def test_links_and_codes_lead_into_the_network(serve: Serve) -> None:
    if network_address() is None:
        pytest.skip("this machine is in no network")
    process = serve("--port", "0", "--host", "0.0.0.0")
    page = httpx.get(f"{address(process)}/en/", verify=NO_TLS).text
    found = re.search(r'name="stammtisch:address" content="(http://[\d.]+):\d+"', page)
    assert found
    assert found[1] != "http://127.0.0.1"


@pytest.mark.parametrize("given", ["nonsense", "ftp://house.example", "https://", "house.example:80"])
def test_a_public_address_that_is_none_is_refused(serve: Serve, given: str) -> None:
    process = serve("--port", "0", "--public-url", given)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, "")
    assert "http://" in err
    assert "Traceback" not in err

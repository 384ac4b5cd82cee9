"""The build hook builds the client when its sources changed, and only then."""

from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client and an empty place for what is built from it."""
    client, app = tmp_path / "client", tmp_path / "app"
    (client / "src").mkdir(parents=True)
    (client / "package.json").write_text("{}")
    (client / "src" / "main.ts").write_text("let health = 20")
    app.mkdir()
    monkeypatch.setattr(hatch_build, "CLIENT", client)
    monkeypatch.setattr(hatch_build, "STAMP", app / "sources.sha256")
    return client


@pytest.fixture
def calls(client: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:  # noqa: ARG001 - its place
    """What npm is asked to do, instead of doing it."""
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "npm", lambda *arguments: calls.append(arguments))
    return calls


def test_a_new_checkout_builds_once(calls: list[tuple[str, ...]]) -> None:
    hatch_build.build()
    hatch_build.build()
    assert calls == [("ci",), ("run", "build")]


def test_a_changed_source_builds_again(client: Path, calls: list[tuple[str, ...]]) -> None:
    hatch_build.build()
    (client / "src" / "main.ts").write_text("let health = 19")
    assert not hatch_build.client_is_built()
    hatch_build.build()
    assert calls == [("ci",), ("run", "build")] * 2


def test_a_renamed_source_counts_as_changed(client: Path) -> None:
    before = hatch_build.sources_digest()
    (client / "src" / "main.ts").rename(client / "src" / "index.ts")
    assert hatch_build.sources_digest() != before


def test_installed_packages_do_not_count(client: Path) -> None:
    before = hatch_build.sources_digest()
    (client / "node_modules" / "preact").mkdir(parents=True)
    (client / "node_modules" / "preact" / "index.js").write_text("")
    assert hatch_build.sources_digest() == before


def test_without_a_client_nothing_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "CLIENT", tmp_path / "absent")
    assert hatch_build.client_is_built()


def test_npm_runs_with_the_packaged_node(client: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (client / "package.json").write_text('{"scripts": {"which": "node --print process.versions.node"}}')
    hatch_build.npm("run", "--silent", "which")
    assert capfd.readouterr().out.startswith("24.")


def test_a_failing_script_fails_the_build(client: Path) -> None:
    (client / "package.json").write_text('{"scripts": {"fail": "exit 3"}}')
    with pytest.raises(SystemExit, match="3"):
        hatch_build.npm("run", "--silent", "fail")

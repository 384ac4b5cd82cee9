"""Pages: both languages, what stands in the head, what keeps them safe, and files."""

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest

from stammtisch import art
from stammtisch.locale import LANGUAGES
from stammtisch.web.client import STATIC
from stammtisch.web.pages import PLACES
from stammtisch.web.security import HEADERS
from tests.web.serving import Person, Serving, serving

PATHS = [re.sub(r"{\w+}", "abcdef", path) for place in PLACES for path in place.paths]


def attribute(page: str, pattern: str) -> str:
    found = re.search(pattern, page)
    assert found, pattern
    return found[1]


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}, "de"),
        ({"Accept-Language": "fr"}, "en"),
        ({"Accept-Language": "en", "Cookie": "stammtisch_language=de"}, "de"),
        ({"Accept-Language": "de", "Cookie": "stammtisch_language=tlh"}, "de"),
    ],
)
def test_the_front_door_leads_to_the_visitor_s_language(
    house: Serving, headers: dict[str, str], language: str
) -> None:
    answer = house.ask("GET", "/", headers=headers)
    assert (answer.status_code, answer.headers["location"]) == (302, f"/{language}/")
    assert {"Cookie", "Accept-Language"} <= set(answer.headers["vary"].split(", "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_every_place_has_a_page(person: Person, language: str, path: str) -> None:
    answer = person.http.get(f"/{language}/{path}")
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert '<div id="app"></div>' in answer.text
    assert "<noscript>" in answer.text
    assert attribute(answer.text, r"<title>([^<]+)</title>")
    assert len(attribute(answer.text, r'name="description" content="([^"]+)"')) > 20


def test_no_text_is_left_in_english(person: Person) -> None:
    def texts(language: str) -> set[str]:
        pages = [person.http.get(f"/{language}/{path}").text for path in PATHS]
        return {attribute(page, r'name="description" content="([^"]+)"') for page in pages}

    assert texts("de").isdisjoint(texts("en"))


def test_pages_name_their_twin_in_the_other_language(person: Person) -> None:
    page = person.http.get("/de/daily").text
    assert attribute(page, r'rel="canonical" href="([^"]+)"') == f"{person.url}/de/daily"
    assert attribute(page, r'hreflang="en" href="([^"]+)"') == f"{person.url}/en/daily"
    assert attribute(page, r'hreflang="x-default" href="([^"]+)"') == f"{person.url}/en/daily"


def test_tables_are_not_for_search_engines(person: Person) -> None:
    for path in ("table/abcdef", "pad/abcdef", "verify/abcdef"):
        assert 'name="robots" content="noindex"' in person.http.get(f"/de/{path}").text
    for path in ("daily", "pad", "verify"):
        assert "noindex" not in person.http.get(f"/de/{path}").text
    assert "Disallow: /de/table/" in person.http.get("/robots.txt").text


@pytest.mark.parametrize(("cookie", "theme"), [("dark", "dark"), ("light", "light"), ('"><script>', "auto")])
def test_the_theme_is_in_the_first_byte(house: Serving, cookie: str, theme: str) -> None:
    page = house.ask("GET", "/en/", headers={"Cookie": f"stammtisch_theme={cookie}"}).text
    assert f'data-theme="{theme}"' in page


@pytest.mark.parametrize("path", ["/de/nothing", "/nothing", "/de/<script>", "/static/app/nothing.js"])
def test_where_nothing_is_a_page_says_so(house: Serving, path: str) -> None:
    answer = house.ask("GET", path, headers={"Accept-Language": "de"})
    assert answer.status_code == 404
    assert "Hier ist nichts" in answer.text
    assert "<script>" not in answer.text


@pytest.mark.parametrize("path", ["/", "/de/", "/de/nothing", "/api/me", "/api/nothing", "/favicon.svg"])
def test_every_answer_is_safe(house: Serving, path: str) -> None:
    headers = house.ask("GET", path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_pages_hold_no_script_or_style_of_their_own(person: Person) -> None:
    for path in ("/en/", "/en/table/abcdef", "/en/rules/scoundrel", "/en/nothing"):
        page = person.http.get(path).text
        assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))
        assert not re.search(r"<style|\sstyle=|\son\w+=", page)


def test_a_public_address_stands_in_links(tmp_path: Path) -> None:
    from stammtisch.web.settings import Settings

    with serving(tmp_path / "house.db", Settings("https://cards.example")) as house:
        page = house.ask("GET", "/en/daily").text
        assert 'rel="canonical" href="https://cards.example/en/daily"' in page
        assert 'name="stammtisch:address" content="https://cards.example"' in page
        own = {"Origin": "https://cards.example"}
        assert house.ask("PUT", "/api/me", json={}, headers=own).status_code == 200


def test_cards_are_kept_until_they_change(person: Person) -> None:
    answer = person.http.get("/art/scoundrel.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == art.sprite("scoundrel")
    again = person.http.get("/art/scoundrel.svg", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert person.http.get("/art/canasta.svg").status_code == 404


def test_large_answers_travel_compressed(person: Person) -> None:
    with person.http.stream("GET", "/art/skullking.svg", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == art.sprite("skullking")


def test_the_icon_and_the_manifest(person: Person) -> None:
    assert "<svg" in person.http.get("/favicon.svg").text
    manifest = person.http.get("/de/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert (manifest.json()["lang"], manifest.json()["start_url"]) == ("de", "/de/")
    assert person.http.get("/fr/manifest.webmanifest").status_code == 404


def test_a_qr_code_is_for_addresses_of_ours_only(person: Person) -> None:
    code = person.http.get("/qr.svg", params={"path": "/de/table/abcdef"})
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    for path in ("https://elsewhere.example/", "//elsewhere.example/de/table/abcdef", "/de/table/../x", "/"):
        assert person.http.get("/qr.svg", params={"path": path}).status_code == 422


def test_built_files_never_change(person: Person) -> None:
    manifest = STATIC / "app" / ".vite" / "manifest.json"
    if not manifest.exists():
        pytest.skip("the client is not built")
    script = json.loads(manifest.read_text())["src/main.tsx"]["file"]
    answer = person.http.get(f"/static/app/{script}")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert f'src="/static/app/{script}"' in person.http.get("/en/").text


def test_the_pad_s_worker_knows_the_files_of_the_pad(person: Person) -> None:
    answer = person.http.get("/pad-worker.js")
    if answer.status_code == 404:
        pytest.skip("the client is not built")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    kept = json.loads(attribute(answer.text, r"\Aconst KEPT = (.+);\n"))
    page = person.http.get("/de/pad").text
    assert set(re.findall(r'"(/static/app/[^"]+)"', page)) <= set(kept["files"])
    assert all(person.http.get(file).status_code == 200 for file in kept["files"])


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py"])
def test_nothing_but_static_files_is_served(person: Person, path: str) -> None:
    request = person.http.build_request("GET", "/")
    request.url = httpx.URL(person.url, raw_path=path.encode())  # as it stands, with its dots
    assert person.http.send(request).status_code == 404


def test_rules_can_be_read_without_javascript(person: Person) -> None:
    for language, word in (("de", "Waffe"), ("en", "weapon")):
        for game in ("scoundrel", "skullking"):
            page = person.http.get(f"/{language}/rules/{game}")
            assert page.status_code == 200
            assert page.text.count("<h2") > 3
        assert word in person.http.get(f"/{language}/rules/scoundrel").text


def test_the_server_says_that_it_is_well(person: Person) -> None:
    assert person.http.get("/health").json() == {"status": "ok"}

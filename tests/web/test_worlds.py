"""Which world paints a page before its own code does."""

import pytest

from tests.web.serving import Person


@pytest.mark.parametrize(
    ("path", "world"),
    [
        ("", None),
        ("scoundrel", "dungeon"),
        ("skullking/new", "sea"),
        ("review", None),
        ("review/abcdef", None),
    ],
)
def test_a_page_begins_in_the_world_where_it_stays(person: Person, path: str, world: str | None) -> None:
    head = person.http.get(f"/en/{path}").text.partition("<head>")[0]
    assert ("data-world" in head) == (world is not None)
    assert world is None or f'data-world="{world}"' in head

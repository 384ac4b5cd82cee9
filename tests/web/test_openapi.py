"""The API does what its description says, whatever is sent to it."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import allow_header_conformance, positive_data_acceptance

from tests.web.serving import serving


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    with serving(tmp_path_factory.mktemp("api") / "house.db") as house:
        yield schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


EXCLUDED = [
    allow_header_conformance,  # each method of a path is a route of its own and knows no other
    positive_data_acceptance,  # the house refuses what no schema can say: an unknown bot, a faulty record
]

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=20, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_to_its_description(case: schemathesis.Case) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED)

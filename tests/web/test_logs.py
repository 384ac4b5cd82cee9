"""The log tells what went wrong, and no secret."""

import subprocess
import sys

FAULT = """
import logging, structlog
from stammtisch.web import logs
logs.configure()
structlog.get_logger("stammtisch.web").info("opened", tables=3)
logging.getLogger("alembic").info("chatter")
def fail(token):
    raise RuntimeError("no luck")
try:
    fail("s3cret")
except RuntimeError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
"""


def test_faults_are_told_without_the_values_of_variables() -> None:
    log = subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, check=True).stderr
    lines = log.splitlines()
    assert "[info     ] opened" in lines[0]
    assert "tables=3" in lines[0]
    assert "[error    ] Exception in ASGI application" in lines[1]
    assert lines[-1] == "RuntimeError: no luck"
    assert "s3cret" not in log.replace('fail("s3cret")', "")
    assert "chatter" not in log

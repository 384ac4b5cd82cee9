"""Numbers for whoever runs the house, in Prometheus' format and on a port of their own.

They count and time; no name, table or address is in them.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

SOCKETS: Final = Gauge("stammtisch_sockets", "Open sockets")
MALFORMED: Final = Counter("stammtisch_malformed_messages", "Messages that were not understood")
REFUSALS: Final = Counter("stammtisch_refusals", "Commands that were refused", ["code"])
COMMANDS: Final = Histogram(
    "stammtisch_command_seconds",
    "From reading a command until it is stored or refused",
    ["type"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
)


def expose(port: int) -> None:
    """Serve the numbers at ``http://127.0.0.1:PORT/metrics``. Raises ``OSError`` if the port is in use."""
    start_http_server(port, "127.0.0.1")

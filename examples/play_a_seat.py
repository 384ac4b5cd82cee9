"""Take a seat at a Skull King table and play at random.

python examples/play_a_seat.py http://localhost:8000/en/table/abcdef Robin
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def play(address: str, name: str) -> list[int]:
    """Sit down at the table of this address and play to the end; the totals."""
    house, _, table = address.replace("/de/", "/en/").partition("/en/table/")
    as_json = {"Content-Type": "application/json"}
    with urllib.request.urlopen(
        urllib.request.Request(f"{house}/api/me", b"{}", as_json, method="PUT")
    ) as me:
        cookie = me.headers["Set-Cookie"].partition(";")[0]
    with connect(f"ws{house[4:]}/ws", additional_headers={"Cookie": cookie}) as line:
        line.send(json.dumps({"type": "sit", "table": table, "id": "sit", "name": name}))
        line.send(json.dumps({"type": "ready", "table": table, "id": "ready", "ready": True}))
        line.send(json.dumps({"type": "watch", "table": table}))
        for message in map(json.loads, line):
            if message["type"] in ("refused", "error"):
                raise SystemExit(message["code"])
            if view := message.get("view"):
                if view["result"]:
                    return view["result"]["totals"]
                if choices := view["choices"]:  # a turn has one id: sent twice, it is done once
                    turn = f"{view['phase']}-{view['round']}-{len(view['hand'])}"
                    action = random.choice(choices)["action"]
                    line.send(json.dumps({"type": "act", "table": table, "id": turn, "action": action}))
    raise SystemExit("the house closed the line")


if __name__ == "__main__":
    print(play(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)

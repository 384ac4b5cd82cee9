"""The example of the manual plays a seat, in as few lines as it is said to need."""

import subprocess
import sys
from pathlib import Path

from tests.web.serving import PATIENCE, Person, Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_seat.py"


def test_a_program_plays_a_seat_against_a_person(house: Serving, person: Person) -> None:
    options = {"seats": 2, "paced": False}
    opened = person.http.post("/api/tables", json={"game": "skullking", "name": "Ann", "options": options})
    table = opened.json()["table"]
    command = [sys.executable, str(EXAMPLE), f"{house.url}/en/table/{table}", "Robin"]
    robin = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        with person.socket() as line:
            line.watch(table)
            line.command(table, "ready", ready=True)
            while not all(seat["ready"] for seat in line.tables[table]["info"]["seats"]):
                line.hear()
            standing = line.reach(table, line.command(table, "start")["seq"])
            while not standing["view"]["result"]:
                choices = standing["view"]["choices"]
                standing = line.act(table, choices[0]["action"]) if choices else line.until(type="update")
        out, _ = robin.communicate(timeout=PATIENCE)
    finally:
        robin.kill()
        robin.communicate()
    assert out == f"{standing['view']['result']['totals']}\n"


def test_it_takes_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40

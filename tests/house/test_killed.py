"""Killed without warning: whatever was acknowledged is still there."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.anyio


async def test_every_acknowledged_action_survives_kill_9(url: str, open_house):
    script = Path(__file__).with_name("killed.py")
    with subprocess.Popen([sys.executable, script, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        guest, *runs = process.stdout.readline().split()
        acknowledged = dict.fromkeys(runs, 0)
        for _ in range(200):
            run, seq = process.stdout.readline().split()
            acknowledged[run] = int(seq)
        process.kill()
        for line in process.stdout:
            if len(line.split()) == 2 and line.endswith("\n"):
                run, seq = line.split()
                acknowledged[run] = int(seq)
    house = await open_house()
    for run, seq in acknowledged.items():
        look = await house.look(run, guest, since=0)
        assert look.seq >= seq > 2
        assert [step.seq for step in look.steps] == list(range(1, look.seq + 1))
        await house.act(run, guest, "afterwards", "!give_up")

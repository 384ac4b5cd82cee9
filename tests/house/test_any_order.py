"""Whatever is done in whatever order: the house shows what the rules alone say."""

import asyncio
import itertools
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stammtisch.games import scoundrel
from stammtisch.house import House, Refusal


class Dungeon(RuleBasedStateMachine):
    """A run in a house beside the same run played with the bare rules."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory()
        self.ids = map(str, itertools.count())

    def teardown(self) -> None:
        self.house.close()
        self.runner.close()
        self.folder.cleanup()

    @initialize()
    def begin(self) -> None:
        self.open()
        guest, _ = self.runner.run(self.house.welcome())
        self.guest = guest.id
        self.run = self.runner.run(self.house.open_run(self.guest, "random"))
        self.seq = 2
        seed = self.house._cache.get(self.run).charter.seed
        self.past = [scoundrel.setup(scoundrel.Options(), seed)]
        self.last: tuple[str, str, int] | None = None

    def open(self) -> None:
        self.house = House.open(f"sqlite:///{self.folder.name}/house.db")
        self.runner.run(self.house.resume())

    def do(self, action: str) -> None:
        command = next(self.ids)
        done = self.runner.run(self.house.act(self.run, self.guest, command, action))
        self.seq += 1
        assert done.seq == self.seq
        self.last = (command, action, done.seq)

    @property
    def state(self) -> scoundrel.State:
        return self.past[-1]

    @precondition(lambda self: scoundrel.to_act(self.state))
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(scoundrel.legal(self.state, 0)))
        after = scoundrel.play(self.state, 0, action).state
        self.do(scoundrel.format_action(action))
        self.past = [*self.past, after] if scoundrel.may_undo(after) else [after]

    @precondition(lambda self: len(self.past) > 1)
    @rule()
    def undo(self) -> None:
        self.do("!undo")
        self.past.pop()

    @precondition(lambda self: self.last)
    @rule()
    def send_again(self) -> None:
        command, action, seq = self.last
        assert self.runner.run(self.house.act(self.run, self.guest, command, action)).seq == seq

    @rule(action=st.sampled_from(["2h", "Ah", "Kc", "Js/w", "8d/b", "!undo", "!sit x", "!start", ""]))
    def send_anything(self, action: str) -> None:
        allowed = [scoundrel.format_action(each) for each in scoundrel.legal(self.state, 0)]
        if action not in allowed and not (action == "!undo" and len(self.past) > 1):
            with pytest.raises(Refusal):
                self.runner.run(self.house.act(self.run, self.guest, next(self.ids), action))

    @rule()
    def drop_the_cache(self) -> None:
        self.house._cache.clear()

    @rule()
    def restart(self) -> None:
        self.house.close()
        self.open()

    @invariant()
    def the_house_shows_what_the_rules_say(self) -> None:
        look = self.runner.run(self.house.look(self.run, self.guest, since=0))
        assert look.view == scoundrel.view(self.state, 0)
        assert (look.seq, len(look.steps)) == (self.seq, self.seq)
        assert look.info.can_undo == (len(self.past) > 1)
        assert (look.info.seed is None) == (look.view.result is None)


TestDungeon = Dungeon.TestCase
TestDungeon.settings = settings(
    max_examples=10,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

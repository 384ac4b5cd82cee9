"""One writer: many acknowledgements for one flush, and nobody suffers for another's failure."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from stammtisch.house import database
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import secret
from stammtisch.house.writer import Transaction, Writer


@pytest.fixture
def engine(url: str) -> Iterator[sa.Engine]:
    engine = database.connect(url)
    database.migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def writer(engine: sa.Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    yield writer
    writer.close()


def keep(name: str):
    def work(transaction: Transaction) -> str:
        transaction.connection.execute(secret.insert(), {"name": name, "value": b""})
        return name

    return work


def kept(engine: sa.Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(sa.select(secret.c.name)).scalars())


class Gate:
    """Work that holds the writer up, so that what is asked meanwhile becomes one batch."""

    def __init__(self, writer: Writer) -> None:
        self._open = threading.Event()
        reached = threading.Event()

        def wait(_transaction: Transaction) -> None:
            reached.set()
            assert self._open.wait(20)

        self._waiting: Future[None] = writer.submit(wait)
        assert reached.wait(20)

    def open(self) -> None:
        self._open.set()
        self._waiting.result()


def test_what_is_acknowledged_is_stored(writer: Writer, engine: sa.Engine):
    assert writer.submit(keep("a")).result() == "a"
    assert kept(engine) == {"a"}


def test_what_queued_up_is_stored_in_one_transaction(writer: Writer, engine: sa.Engine):
    commits = []
    sa.event.listen(engine, "commit", lambda _connection: commits.append(1))
    gate = Gate(writer)
    futures = [writer.submit(keep(str(number))) for number in range(100)]
    gate.open()
    assert [future.result() for future in futures] == [str(number) for number in range(100)]
    assert len(commits) == 2, "the gate's, and one for all the rest"


def test_a_failure_hits_only_its_own_work(writer: Writer, engine: sa.Engine):
    def fail(transaction: Transaction) -> None:
        keep("half")(transaction)
        raise ZeroDivisionError

    def refuse(_transaction: Transaction) -> None:
        raise Refusal("not_host")

    gate = Gate(writer)
    before, failed, refused, after = (
        writer.submit(keep("before")),
        writer.submit(fail),
        writer.submit(refuse),
        writer.submit(keep("after")),
    )
    twice = writer.submit(keep("before"))
    gate.open()
    assert isinstance(failed.exception(), ZeroDivisionError)
    assert isinstance(refused.exception(), Refusal)
    assert isinstance(twice.exception(), IntegrityError)
    assert (before.result(), after.result()) == ("before", "after")
    assert kept(engine) == {"before", "after"}


def test_work_asked_again_because_another_was_quicker_succeeds(writer: Writer):
    tries = []

    def work(transaction: Transaction) -> int:
        tries.append(1)
        if len(tries) < 4:
            keep("same")(transaction)
            keep("same")(transaction)
        return len(tries)

    assert writer.submit(work).result() == 4


def test_the_end_of_a_transaction_is_told_once_and_truly(writer: Writer):
    ends = []

    def fine(transaction: Transaction) -> None:
        transaction.at_end(ends.append)

    def broken(transaction: Transaction) -> None:
        transaction.at_end(ends.append)
        raise ZeroDivisionError

    writer.submit(fine).result()
    assert writer.submit(broken).exception()
    assert ends == [True, False, False], "a broken batch is tried again piece by piece"


def test_cancelled_work_is_not_done(writer: Writer, engine: sa.Engine):
    gate = Gate(writer)
    cancelled, done = writer.submit(keep("cancelled")), writer.submit(keep("done"))
    assert cancelled.cancel()
    gate.open()
    done.result()
    assert kept(engine) == {"done"}


def test_closing_finishes_what_is_queued_and_takes_nothing_more(engine: sa.Engine):
    writer = Writer(engine)
    futures = [writer.submit(keep(str(number))) for number in range(20)]
    writer.close()
    writer.close()
    assert all(future.done() for future in futures)
    assert len(kept(engine)) == 20
    with pytest.raises(RuntimeError):
        writer.submit(keep("late"))


def test_many_threads_write_at_once(writer: Writer, engine: sa.Engine):
    def ask(thread: int) -> None:
        for number in range(25):
            writer.submit(keep(f"{thread}/{number}")).result()

    threads = [threading.Thread(target=ask, args=(thread,)) for thread in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(kept(engine)) == 200

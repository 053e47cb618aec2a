"""Run tests in several processes: `pytest -p tests.workers --workers 3`.

All tests are imported and collected once; the workers are forks of that process. They take the files of tests one by
one, the longest first, so that all workers finish at about the same time.
"""

import os
import signal
import sys
from collections import defaultdict, deque
from collections.abc import Iterator
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path

import pytest
from hypothesis import strategies

CHUNK = list[int]
"""The tests of a file, by their positions among the collected ones."""
TOGETHER = {"languages"}
"""Folders that are given out whole: their files load the same dictionaries, which takes long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--workers", type=int, default=0, help="run tests in this many processes")


def pytest_configure(config: pytest.Config) -> None:
    count = config.getoption("--workers")
    if count and not config.getoption("collectonly"):
        config.pluginmanager.register(Workers(count), "workers")


class Worker:
    """A fork, as its parent sees it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.left: deque[int] = deque()
        """What it was given and has not finished, the running test first."""

    def end(self) -> str:
        """Wait for the end of the process and return its cause."""
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return signal.Signals(-code).name if code < 0 else f"exit code {code}"


class Workers:
    """Starts the workers, distributes the tests, and passes the reports to pytest."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._workers: dict[Connection, Worker] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted(f"{session.testsfailed} errors during collection")
        self._session = session
        self._chunks = chunks(session.items)
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined] # one folder for all workers
        if any(getattr(getattr(item, "obj", None), "is_hypothesis_test", False) for item in session.items):
            strategies.text().validate()  # lists all characters, which takes two seconds where no run has done so yet
        try:
            for _ in range(min(self._count, len(self._chunks))):
                self._start()
            while self._workers:
                for line in wait(list(self._workers)):
                    self._listen(line)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
        finally:
            for worker in self._workers.values():
                os.kill(worker.pid, signal.SIGKILL)
                worker.end()
        return True

    def _start(self) -> None:
        ours, theirs = Pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            work(self._session, theirs)
        theirs.close()
        self._workers[ours] = Worker(pid)

    def _listen(self, line: Connection) -> None:
        worker = self._workers[line]
        try:
            kind, value = line.recv()
        except (EOFError, ConnectionError):
            self._ended(line)
            return
        hook = self._session.config.hook
        if kind == "more":
            chunk = self._chunks.popleft() if self._chunks else []
            worker.left.extend(chunk)
            line.send(chunk)
        elif kind == "finished":
            worker.left.popleft()
        else:
            report = hook.pytest_report_from_serializable(config=self._session.config, data=value)
            hook.pytest_runtest_logreport(report=report)

    def _ended(self, line: Connection) -> None:
        """Report the test that ended its worker, and leave the rest of the file to a new one."""
        worker = self._workers.pop(line)
        line.close()
        cause = worker.end()
        if worker.left:
            item = self._session.items[worker.left.popleft()]
            text = f"the worker ended: {cause}"
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")
            self._session.config.hook.pytest_runtest_logreport(report=report)
            if worker.left:
                self._chunks.appendleft(list(worker.left))
            if self._chunks:
                self._start()


def chunks(items: list[pytest.Item]) -> deque[CHUNK]:
    """Return the tests of each file, the longest file first: its tests probably take longest, too."""
    files, sizes = defaultdict(list), dict[Path, int]()
    for position, item in enumerate(items):
        whole = item.path.parent if item.path.parent.name in TOGETHER else item.path
        files[whole].append(position)
        sizes[item.path] = item.path.stat().st_size
    totals = {whole: sum(size for path, size in sizes.items() if path.is_relative_to(whole)) for whole in files}
    return deque(files[whole] for whole in sorted(files, key=lambda whole: -totals[whole]))


def work(session: pytest.Session, line: Connection) -> None:
    """Run tests until there are no more, and exit."""
    try:
        plugins = session.config.pluginmanager
        plugins.unregister(name="terminalreporter")
        plugins.unregister(name="workers")
        plugins.register(Reporter(session.config, line))
        capture = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()  # its file is that of the parent
        capture.start_global_capturing()
        positions = received(line)
        position = next(positions, None)
        while position is not None:
            following = next(positions, None)
            item, after = session.items[position], following if following is None else session.items[following]
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            line.send(("finished", position))
            position = following
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(0)


def received(line: Connection) -> Iterator[int]:
    """Ask for one file of tests after the other."""
    line.send(("more", None))
    while chunk := line.recv():
        yield from chunk
        line.send(("more", None))


class Reporter:
    """Sends the reports of a worker's tests to its parent."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._line.send(("report", data))

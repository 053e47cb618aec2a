"""The runner: one ending for each job, the newest of each slot counts."""

import threading
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QThread

from imbrex.engine.observer import Cancelled, Progress
from imbrex.errors import ImbrexError
from imbrex.gui.tasks.job import Job, Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.memory import NoMemoryError
from tests.gui.noted_jobs import note_ends
from tests.patience import PATIENCE


class Nothing:
    def close(self):
        pass


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Say(Job):
    """Gives a word back, once its gate is open."""

    word: str = ""
    gate: threading.Event | None = None

    def run(self, context, observer):
        while self.gate is not None and not self.gate.wait(0.001):
            observer.check()
        return self.word


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Whisper(Say):
    is_replaceable = True


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Own(Job):
    word: str = ""

    def run(self, context, observer):
        return self.word

    @property
    def slot(self):
        return self


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Fail(Job):
    error: Exception

    def run(self, context, observer):
        raise self.error


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Parts(Job):
    """Hands over a number after the other until it is stopped."""

    handed: threading.Event = field(default_factory=threading.Event)

    def run(self, context, observer):
        number = 0
        while True:
            observer.check()
            observer.pass_part(number)
            observer.progress(Progress(str(number), number, 0))
            self.handed.set()
            number += 1


@pytest.fixture
def runner(qapp):
    runner = Runner(Nothing, "worker")
    yield runner
    runner.close()


def done(qtbot, runner):
    qtbot.waitUntil(lambda: not runner.is_busy)


def test_every_job_ends_exactly_once_and_only_the_newest_counts(qtbot, runner):
    ends, results = note_ends(runner), []
    jobs = [runner.start(Say(word=str(number)), results.append) for number in range(20)]
    qtbot.waitUntil(lambda: len(ends) == 20)
    assert [job for job, _ in ends] == jobs
    assert all(isinstance(error, Replaced) for _, error in ends[:-1])
    assert ends[-1][1] is None
    assert results == ["19"]


def test_kinds_and_slots_of_their_own_do_not_replace_one_another(qtbot, runner):
    results = []
    for job in (Say(word="a"), Own(word="b"), Own(word="c")):
        runner.start(job, results.append)
    assert runner.is_running(Say)
    assert runner.is_running(Own)
    done(qtbot, runner)
    assert results == ["a", "b", "c"]


def test_a_job_that_gives_way_is_replaced_by_any_that_does_not(qtbot, runner):
    ends = note_ends(runner)
    first, second = runner.start(Whisper(word="a")), runner.start(Whisper(word="b"))
    assert not runner.is_working
    loud = runner.start(Say(word="c"))
    assert second.stop.is_set()
    assert runner.is_working
    third = runner.start(Whisper(word="d"))
    assert not loud.stop.is_set()
    done(qtbot, runner)
    assert [type(error) for _, error in ends] == [Replaced, Replaced, type(None), type(None)]
    assert [job for job, _ in ends] == [first, second, loud, third]


def test_an_expected_error_goes_to_who_asked_or_else_to_the_signal(qtbot, runner):
    told, failed, crashed = [], [], []
    runner.failed.connect(failed.append)
    runner.crashed.connect(crashed.append)
    error = ImbrexError("No.", "Do that.")
    runner.start(Fail(error=error), otherwise=told.append)
    done(qtbot, runner)
    assert (told, failed, crashed) == ([error], [], [])
    runner.start(Fail(error=error))
    done(qtbot, runner)
    assert (told, failed, crashed) == ([error], [error], [])


def test_an_error_that_nobody_expected_is_always_told(qtbot, runner):
    told, crashed = [], []
    runner.crashed.connect(crashed.append)
    runner.start(Fail(error=ValueError("ours")), otherwise=told.append)
    done(qtbot, runner)
    assert [str(error) for error in crashed] == [str(error) for error in told] == ["ours"]


def test_cancel_stops_only_the_kinds_it_names(qtbot, runner):
    ends, gate = note_ends(runner), threading.Event()
    stopped, other = runner.start(Say(gate=gate)), runner.start(Own(word="b"))
    runner.cancel(Say)
    done(qtbot, runner)
    assert [(job, type(error)) for job, error in ends] == [(stopped, Cancelled), (other, type(None))]


def test_a_dropped_job_ends_as_replaced_and_hands_over_nothing_more(qtbot, runner):
    ends, parts = note_ends(runner), []
    job = runner.start(Parts(), meanwhile=parts.append)
    assert job.handed.wait(PATIENCE)
    runner.drop()
    assert not runner.is_busy
    count = len(parts)
    qtbot.waitUntil(lambda: bool(ends))
    assert isinstance(ends[0][1], Replaced)
    assert len(parts) == count


def test_parts_and_progress_come_while_the_job_runs(qtbot, runner):
    parts, told, ends = [], [], note_ends(runner)
    runner.progressed.connect(told.append)
    job = runner.start(Parts(), meanwhile=parts.append)
    qtbot.waitUntil(lambda: len(parts) > 3 and bool(told))
    runner.cancel()
    done(qtbot, runner)
    assert parts == list(range(len(parts)))
    assert ends[0][0] is job
    assert type(ends[0][1]) is Cancelled


def test_busy_is_told_once_for_a_crowd_of_jobs(qtbot, runner):
    told = []
    runner.busy_changed.connect(told.append)
    for _ in range(5):
        runner.start(Say())
    done(qtbot, runner)
    assert told == [True, False]


def test_a_fault_of_who_asked_does_not_leave_the_runner_busy(qtbot, runner):
    told, ended = [], []
    runner.busy_changed.connect(told.append)
    runner.ended.connect(lambda: ended.append(True))

    def fail(_result):
        raise ValueError("ours")

    with qtbot.captureExceptions() as faults:
        runner.start(Say(), fail)
        qtbot.waitUntil(lambda: bool(faults))
    assert told == [True, False]
    assert ended == [True]


def test_nothing_is_called_after_closing(qtbot, runner):
    results, gate = [], threading.Event()
    job = runner.start(Say(gate=gate), results.append, results.append)
    runner.close()
    runner.close()
    assert job.stop.is_set()
    qtbot.wait(0)
    assert results == []
    assert not runner._thread.isRunning()


def test_a_job_that_runs_out_of_memory_says_so(qtbot, runner):
    told = []
    runner.start(Fail(error=MemoryError()), otherwise=told.append)
    done(qtbot, runner)
    assert isinstance(told[0], NoMemoryError)


@pytest.mark.usefixtures("qapp")
def test_a_thread_that_the_system_refuses_is_no_thread_to_wait_for(monkeypatch):
    monkeypatch.setattr(QThread, "start", lambda _: None)
    with pytest.raises(NoMemoryError):
        Runner(Nothing, "worker")

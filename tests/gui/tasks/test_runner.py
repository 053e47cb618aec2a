"""The runner: one ending for each job, the newest of each kind counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import QThread

from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.gui.tasks.jobs import CompareJob, ReadJob, ReportJob
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker_context import Workshop
from imbrex.memory import NoMemoryError
from tests.gui.conftest import FOX, HARBOUR, ROSE


@pytest.fixture
def runner(qapp):
    runner = Runner()
    yield runner
    runner.close()


@pytest.fixture
def endings(runner):
    """How each job ended, by number."""
    ended: dict[int, list[str]] = {}
    runner.finished.connect(lambda job, _: ended.setdefault(job.number, []).append("finished"))
    runner.failed.connect(lambda job, _: ended.setdefault(job.number, []).append("failed"))
    runner.cancelled.connect(lambda job, _: ended.setdefault(job.number, []).append("cancelled"))
    return ended


def read(qtbot, runner, *paths: Path):
    files = []
    runner.files_read.connect(lambda _, some: files.extend(some))
    with qtbot.waitSignal(runner.finished, timeout=30_000):
        runner.read(paths)
    return tuple(result for file in files for result in file.results)


def test_every_job_ends_exactly_once(qtbot, runner, endings, write):
    documents = read(qtbot, runner, write("a.txt", ROSE), write("b.txt", f"{ROSE} {FOX}"))
    jobs = [runner.report(documents, Options()) for _ in range(20)]
    qtbot.waitUntil(lambda: len(endings) == 21, timeout=30_000)
    assert all(len(ended) == 1 for ended in endings.values())
    assert [endings[job.number] for job in jobs] == [["cancelled"]] * 19 + [["finished"]]


def test_kinds_do_not_replace_one_another(qtbot, runner, endings, write):
    documents = read(qtbot, runner, write("a.txt", ROSE), write("b.txt", f"{ROSE} {FOX}"))
    report = runner.report(documents, Options())
    compare = runner.compare(documents, Options(), documents[0].key, documents[1].key)
    assert runner.is_running(ReportJob)
    assert runner.is_running(CompareJob)
    qtbot.waitUntil(lambda: not runner.is_busy, timeout=30_000)
    assert endings[report.number] == endings[compare.number] == ["finished"]


def test_a_failure_surfaces_with_its_sentence(qtbot, runner, write):
    documents = read(qtbot, runner, write("a.txt", "word"), write("b.txt", HARBOUR))
    with qtbot.waitSignal(runner.failed, timeout=30_000) as blocker:
        runner.compare(documents, Options(), documents[0].key, documents[1].key)
    error = blocker.args[1]
    assert isinstance(error, ImbrexError)
    assert "a.txt" in error.message
    assert error.hint


def test_cancel_stops_only_the_kinds_it_names(qtbot, runner, endings, write):
    documents = read(qtbot, runner, write("a.txt", ROSE), write("b.txt", f"{ROSE} {FOX}"))
    reading = runner.read((write("c.txt", FOX),))
    report = runner.report(documents, Options())
    runner.cancel(ReadJob)
    qtbot.waitUntil(lambda: not runner.is_busy, timeout=30_000)
    assert endings[reading.number] in (["cancelled"], ["finished"])  # it may have been quicker than the cancel
    assert endings[report.number] == ["finished"]


def test_busy_is_told_once_for_a_crowd_of_jobs(qtbot, runner, write):
    documents = read(qtbot, runner, write("a.txt", ROSE), write("b.txt", f"{ROSE} {FOX}"))
    told = []
    runner.busy_changed.connect(told.append)
    for _ in range(5):
        runner.report(documents, Options())
    qtbot.waitUntil(lambda: not runner.is_busy, timeout=30_000)
    assert told == [True, False]


def test_pasted_texts_do_not_replace_one_another(qtbot, runner, endings):
    jobs = [runner.paste(ROSE, "Pasted text 1"), runner.paste(FOX, "Pasted text 2")]
    qtbot.waitUntil(lambda: not runner.is_busy, timeout=30_000)
    assert [endings[job.number] for job in jobs] == [["finished"], ["finished"]]


def test_closing_twice_is_harmless(runner):
    runner.close()
    runner.close()


def test_a_job_that_runs_out_of_memory_says_so(qtbot, runner, write, monkeypatch):
    def fail(*_):
        raise MemoryError

    documents = read(qtbot, runner, write("a.txt", ROSE), write("b.txt", HARBOUR))
    monkeypatch.setattr(Workshop, "report", fail)
    with qtbot.waitSignal(runner.failed, timeout=30_000) as blocker:
        runner.report(documents, Options())
    assert isinstance(blocker.args[1], NoMemoryError)


@pytest.mark.usefixtures("qapp")
def test_a_thread_that_the_system_refuses_is_no_thread_to_wait_for(monkeypatch):
    monkeypatch.setattr(QThread, "start", lambda _: None)
    with pytest.raises(NoMemoryError):
        Runner()

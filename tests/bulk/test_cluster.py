"""A bulk job on two executors, one of which dies."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from imbrex.bulk.job import Job, run_job
from imbrex.bulk.result import BulkResult
from imbrex.bulk.spark import check_installed
from imbrex.bulk.spark_errors import explained, gateway_error
from imbrex.engine.options import PRESETS
from imbrex.errors import ImbrexError
from tests.bulk.conftest import FAST
from tests.made_class import make_class
from tests.rows import each_row

_IN_ANOTHER_PROCESS = "from tests.bulk.test_cluster import run_on_cluster; import sys; run_on_cluster(*sys.argv[1:])"


def executors(parent):
    """Executors among the processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            line, status = (path / "cmdline").read_bytes(), (path / "stat").read_text()
        except OSError:
            continue
        if b"CoarseGrainedExecutorBackend" in line and int(status.rsplit(")", 1)[1].split()[3]) == os.getsid(parent):
            found.append(int(path.name))
    return found


class _Kills:
    """An observer that kills an executor while the texts are read."""

    killed = False

    def progress(self, progress):
        if progress.stage == "texts" and progress.total and not self.killed:
            first, *others = executors(os.getpid())
            assert others
            os.kill(first, signal.SIGKILL)
            self.killed = True

    def check(self):
        pass


def run_on_cluster(source, out, scratch):
    """Run a job on a cluster of this computer; Java takes one session in the life of a process."""
    settings = {**FAST, "spark.local.dir": scratch, "spark.sql.warehouse.dir": f"{scratch}/warehouse"}
    observer = _Kills()
    outcome = run_job(
        Job((source,), out, PRESETS["verbatim"], 0.05, 1000), "local-cluster[2,1,1024]", settings, observer
    )
    assert observer.killed
    print(outcome.texts, outcome.pairs)  # noqa: T201


def test_a_cluster_goes_on_when_an_executor_dies(tmp_path):
    made = make_class(count=12, copies=4, words=200, seed=4)
    source = tmp_path / "class"
    source.mkdir()
    for name, text in made.texts.items():
        (source / f"{name}.txt").write_text(text)
    process = subprocess.run(
        [sys.executable, "-c", _IN_ANOTHER_PROCESS, source, tmp_path / "out", tmp_path / "scratch"],
        env={**os.environ, "SPARK_WORKER_DIR": str(tmp_path / "work"), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )
    assert process.returncode == 0, process.stderr
    texts, pairs = map(int, process.stdout.split())
    result = BulkResult.open(tmp_path / "out")
    assert texts == 12
    assert pairs == len(result)
    sides = (result.texts(side) for side in ("left", "right"))
    names = [frozenset(Path(one).stem for one in row) for row in zip(*sides, strict=True)]
    assert made.pairs <= set(names)
    assert len(names) == len(set(names))


def test_without_java_or_spark_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("JAVA_HOME", raising=False)
    with pytest.raises(ImbrexError, match=r"need Java 17 or later.*default-jre-headless"):
        check_installed()
    monkeypatch.setattr("imbrex.bulk.spark.find_spec", lambda name: None)
    with pytest.raises(ImbrexError, match=r"need Apache Spark.*pip install 'imbrex\[spark\]'"):
        check_installed()


@each_row(
    ("text", "sentence"),
    [
        ("java.io.InvalidClassException: org.apache.spark.X; local class incompatible", "another version of Spark"),
        ("[PYTHON_VERSION_MISMATCH] Python in worker has different version", "another version of Python"),
        ("ModuleNotFoundError: No module named 'imbrex'", "not installed on the workers"),
        ("java.lang.OutOfMemoryError: Java heap space", "ran out of memory"),
        ("org.apache.spark.SparkException: Python worker exited unexpectedly (crashed)", "stopped by the system"),
        (
            "[FAILED_READ_FILE.NO_HINT] reading file file:///data/a.parquet. SQLSTATE",
            "file:///data/a.parquet is damaged",
        ),
        ("java.io.IOException: No space left on device", "no space left"),
        ("ValueError: “A secret of the essay” is bad", r"couldn't finish “pairs” \(ValueError\)"),
    ],
)
def test_failures_of_spark_are_sentences_without_text_of_documents(text, sentence):
    with pytest.raises(ImbrexError, match=sentence) as told:
        raise explained(RuntimeError(text), "pairs")
    assert "secret" not in str(told.value)


@each_row(
    ("log", "sentence"),
    [
        ("UnsupportedClassVersionError: class file version 61.0", "has an older one"),
        ("Could not parse Master URL: 'x'", "is not a master of Spark"),
        ("StreamCorruptedException: invalid stream header", "another version of Spark"),
        ("All masters are unresponsive! Giving up.", "Couldn't start Spark at x"),
    ],
)
def test_a_session_that_does_not_start_is_explained(log, sentence):
    with pytest.raises(ImbrexError, match=sentence):
        raise gateway_error(RuntimeError("JAVA_GATEWAY_EXITED"), "x", log)

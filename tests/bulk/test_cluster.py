"""A bulk job on two executors, one of which dies."""

import os
import signal
from pathlib import Path

import pytest

from imbrex.bulk.job import Job, run_job
from imbrex.bulk.result import BulkResult
from imbrex.bulk.spark import check_installed
from imbrex.bulk.spark_errors import explained, gateway_error
from imbrex.engine.options import PRESETS
from imbrex.errors import ImbrexError
from tests.made_class import make_class
from tests.rows import each_row


def at_work():
    """The executors that the Java of this process has started, and that run Python."""
    parents, executors, pythons = {}, set(), set()
    for path in Path("/proc").glob("[0-9]*"):
        try:
            line, status = (path / "cmdline").read_bytes(), (path / "stat").read_text()
        except OSError:
            continue
        process = int(path.name)
        parents[process] = int(status.rsplit(")", 1)[1].split()[1])
        if b"CoarseGrainedExecutorBackend" in line:
            executors.add(process)
        elif b"pyspark.daemon" in line:
            pythons.add(parents[process])
    return [one for one in sorted(executors & pythons) if parents.get(parents[one]) == os.getpid()]


class _Kills:
    """An observer that kills the first executor that is at work."""

    killed = 0  # the number of its process

    def progress(self, progress):
        if not self.killed and (found := at_work()):
            self.killed = found[0]
            os.kill(self.killed, signal.SIGKILL)

    def check(self):
        pass


def test_a_cluster_goes_on_when_an_executor_dies(spark_settings, tmp_path):
    made = make_class(count=12, copies=4, words=200, seed=4)
    source = tmp_path / "class"
    source.mkdir()
    for name, text in made.texts.items():
        (source / f"{name}.txt").write_text(text)
    job = Job((str(source),), str(tmp_path / "out"), PRESETS["verbatim"], 0.05, 1000)
    observer = _Kills()
    outcome = run_job(job, "local-cluster[2,1,1024]", spark_settings, observer)
    assert observer.killed
    result = BulkResult.open(tmp_path / "out")
    assert (outcome.texts, outcome.pairs) == (12, len(result))
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

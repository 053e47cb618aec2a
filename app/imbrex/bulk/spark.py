"""Spark: a session on one computer or a cluster, and work on it that shows its progress and can be cancelled."""

import contextlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

from imbrex import assets
from imbrex.bulk.spark_errors import explained, gateway_error
from imbrex.engine.observer import Observer, Progress
from imbrex.errors import ImbrexError
from imbrex.messages import Message

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

Result = TypeVar("Result")

_BETWEEN = 0.1  # seconds between two looks at the progress
_LOCAL = re.compile(r"local(\[.*\])?|local-cluster\[.*\]")
_ONE_TRY = re.compile(r"local(?:\[([^,\]]*)\])?")
_TRIES = 4
_SETTINGS: Mapping[str, str] = {
    "spark.sql.execution.arrow.maxRecordsPerBatch": "500",
    # Rows have the words of a whole text: the usual 4,096 theses at once would take gigabytes.
    "spark.sql.parquet.columnarReaderBatchSize": "128",
    "spark.sql.files.maxPartitionBytes": "32m",
    "spark.sql.files.openCostInBytes": "256k",
    "spark.log.level": "ERROR",
}
_OPTIONS = ("spark.driver.extraJavaOptions", "spark.executor.extraJavaOptions")
_LOCAL_SETTINGS: Mapping[str, str] = {
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.memory": "2g",
    "spark.ui.enabled": "false",
}


@contextlib.contextmanager
def session(master: str, settings: Mapping[str, str]) -> Iterator["SparkSession"]:
    """A Spark session, which ends with the block.

    Args:
        master: URL, such as local[*] or spark://host:7077.
        settings: of Spark, which take precedence over those of Imbrex.

    Raises:
        ImbrexError: Spark or Java is missing, or there is no connection.
    """
    check_installed()
    from pyspark.sql import SparkSession  # noqa: PLC0415 - an optional part

    is_local = _LOCAL.fullmatch(master) is not None
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    if is_local:
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")  # otherwise Spark warns of the computer's name
    builder = SparkSession.builder.appName("imbrex bulk").master(_with_tries(master))
    for name, value in _all_settings(is_local, settings).items():
        builder = builder.config(name, value)
    with _quiet() as log:
        try:
            spark = builder.getOrCreate()
        except Exception as error:
            raise gateway_error(error, master, _end_of(log)) from error
    try:
        yield spark
    finally:
        spark.stop()


def check_installed() -> None:
    """Raise ImbrexError if a part is missing that a bulk job needs."""
    for package in ("pyspark", "pyarrow", "pandas"):
        if find_spec(package) is None:
            raise ImbrexError(
                Message("Bulk jobs need Apache Spark ({package} is missing).", package=package),
                Message("Install it with: pip install 'imbrex[spark]'"),
            )
    home = os.environ.get("JAVA_HOME")
    if shutil.which("java") is None and not (home and os.path.exists(os.path.join(home, "bin", "java"))):
        raise ImbrexError(
            Message("Bulk jobs need Java 17 or later, which is not installed."),
            Message("On Debian and Ubuntu, install the package default-jre-headless."),
        )


def run(spark: "SparkSession", stage: str, work: Callable[[], Result], observer: Observer) -> Result:
    """Run a part of a job; its progress is counted in tasks of Spark.

    Raises:
        ImbrexError: Spark could not finish it.
        Cancelled: by the observer.
    """
    from pyspark import InheritableThread  # noqa: PLC0415 - an optional part

    outcome: list[Result] = []
    failure: list[Exception] = []

    def attempt() -> None:
        try:
            outcome.append(work())
        except Exception as error:  # raised below, in the thread of the caller
            failure.append(error)

    thread = InheritableThread(target=attempt, session=spark)
    thread.start()
    try:
        while thread.is_alive():
            observer.check()
            observer.progress(_progress(spark, stage))
            thread.join(_BETWEEN)
    except BaseException:
        spark.sparkContext.cancelAllJobs()
        raise
    if failure:
        raise explained(failure[0], stage) from failure[0]
    return outcome[0]


def parallelism(spark: "SparkSession") -> int:
    """Number of tasks that run at the same time."""
    return max(1, int(spark.sparkContext.defaultParallelism))


def _progress(spark: "SparkSession", stage: str) -> Progress:
    tracker = spark.sparkContext.statusTracker()
    active = [tracker.getStageInfo(one) for one in tracker.getActiveStageIds()]
    known = [one for one in active if one is not None]
    return Progress(stage, sum(one.numCompletedTasks for one in known), sum(one.numTasks for one in known))


def _with_tries(master: str) -> str:
    """A local master that tries a failed task again, as clusters do."""
    found = _ONE_TRY.fullmatch(master)
    return f"local[{found[1] or 1},{_TRIES}]" if found else master


def _all_settings(is_local: bool, settings: Mapping[str, str]) -> dict[str, str]:
    log = f"-Dlog4j2.configurationFile={assets.path('spark/log4j2.properties').as_uri()}"
    chosen = {**_SETTINGS, "spark.driver.extraJavaOptions": log}
    if is_local:
        # Executors on this computer run the same program, even if it is not installed.
        path = os.pathsep.join(filter(None, sys.path))
        chosen |= {**_LOCAL_SETTINGS, "spark.executorEnv.PYTHONPATH": path, "spark.executor.extraJavaOptions": log}
    added = {name: f"{chosen[name]} {value}" for name, value in settings.items() if name in chosen and name in _OPTIONS}
    return {**chosen, **settings, **added}


@contextlib.contextmanager
def _quiet() -> Iterator[int]:
    """Redirect what Java prints at its start from the terminal to a file, which is yielded."""
    with tempfile.TemporaryFile() as log:
        saved = os.dup(2)
        os.dup2(log.fileno(), 2)
        try:
            yield log.fileno()
        finally:
            os.dup2(saved, 2)
            os.close(saved)


def _end_of(log: int) -> str:
    size = os.fstat(log).st_size
    return os.pread(log, 4000, max(0, size - 4000)).decode("utf-8", "replace")

"""Spark errors: failures of Spark as sentences; they never contain text of documents."""

import re

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_GO_ON = Message("Run the same command again: it continues after the last finished stage.")
_FILE = re.compile(r"[a-z0-9]+:/{1,3}[^\s'\",]+\.parquet")
_KIND = re.compile(r"^([A-Za-z_.]*(?:Error|Exception))\b", re.MULTILINE)
_CONDITION = re.compile(r"\[([A-Z][A-Z_.0-9]+)\]")
_OTHER_VERSION = (
    ("InvalidClassException", "local class incompatible", "serialVersionUID", "StreamCorruptedException"),
    Message("The cluster runs another version of Spark than this computer."),
    Message("Install the version of pyspark that the cluster runs; it must be 4.1 or later."),
)
_DAMAGED = ("FAILED_READ_FILE", "is not a Parquet file", "CANNOT_READ_FILE_FOOTER")
_KNOWN = (
    _OTHER_VERSION,
    (
        ("PYTHON_VERSION_MISMATCH",),
        Message("The workers of the cluster run another version of Python than this computer."),
        Message("Set PYSPARK_PYTHON to the same version of Python, which must be on every worker."),
    ),
    (
        ("No module named 'imbrex'", "No module named 'numpy'"),
        Message("Imbrex is not installed on the workers of the cluster."),
        Message("Install the same version on every worker for the Python that PYSPARK_PYTHON names."),
    ),
    (
        ("No space left on device",),
        Message("There is no space left for the files of Spark."),
        Message("Free some space, or set SPARK_LOCAL_DIRS to another disk, and run the same command again."),
    ),
    (
        ("OutOfMemoryError", "Java heap space", "GC overhead"),
        Message("Spark ran out of memory."),
        Message("Add --conf spark.driver.memory=4g (on a cluster, spark.executor.memory), and run the command again."),
    ),
    (
        ("exited unexpectedly", "ExecutorLostFailure", "Executor heartbeat timed out"),
        Message("A worker of Spark was stopped by the system several times, probably because memory was short."),
        Message("Give workers more memory or fewer cores, and run the same command again."),
    ),
)
"""Signs in what Spark says, what they mean, and what to do."""


def explained(error: Exception, stage: str) -> ImbrexError:
    """A failure during a stage."""
    if isinstance(error, ImbrexError):
        return error
    text = str(error)
    for signs, what, hint in _KNOWN:
        if any(sign in text for sign in signs):
            return ImbrexError(what, hint)
    if any(sign in text for sign in _DAMAGED):
        return _damaged(text)
    found = _CONDITION.search(text) or _KIND.search(text)
    kind = found[1] if found else type(error).__name__
    return ImbrexError(
        Message("Spark couldn't finish “{stage}” ({kind}).", stage=stage, kind=kind),
        _GO_ON,
    )


def gateway_error(error: Exception, master: str, log: str) -> ImbrexError:
    """Why no session was started; `log` is what Java has printed."""
    text = f"{error}\n{log}"
    if "UnsupportedClassVersionError" in text or "Unrecognized option: --add-modules" in text:
        return ImbrexError(
            Message("Bulk jobs need Java 17 or later; this computer has an older one."),
            Message("Install a newer one, or set JAVA_HOME to it."),
        )
    if "Could not parse Master URL" in text:
        return ImbrexError(
            Message("{master} is not a master of Spark.", master=master),
            Message("Use local[*] for this computer, or the URL of a cluster, such as spark://host:7077."),
        )
    if any(sign in text for sign in _OTHER_VERSION[0]):
        return ImbrexError(*_OTHER_VERSION[1:])
    return ImbrexError(
        Message("Couldn't start Spark at {master}.", master=master),
        Message("Check the address, and that the cluster runs the version of Spark that is installed here."),
    )


def _damaged(text: str) -> ImbrexError:
    found = _FILE.search(text)
    return ImbrexError(
        Message("{file} is damaged.", file=found[0] if found else "A Parquet file"),
        Message("Remove it or create it again, and run the same command again."),
    )

"""Spark errors: failures of Spark as sentences; they never contain text of documents."""

import re

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_GO_ON = Message("Run the same command again: it continues after the last finished stage.")
_FILE = re.compile(r"[a-z0-9]+:/{1,3}[^\s'\",]+\.parquet")
_KIND = re.compile(r"^([A-Za-z_.]*(?:Error|Exception))\b", re.MULTILINE)
_CONDITION = re.compile(r"\[([A-Z][A-Z_.0-9]+)\]")


def explained(error: Exception, stage: str) -> ImbrexError:
    """A failure during a stage."""
    if isinstance(error, ImbrexError):
        return error
    text = str(error)
    for signs, make in _KNOWN:
        if any(sign in text for sign in signs):
            return make(text)
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
    if any(sign in text for sign in _OTHER_VERSION):
        return _other_version(text)
    return ImbrexError(
        Message("Couldn't start Spark at {master}.", master=master),
        Message("Check the address, and that the cluster runs the version of Spark that is installed here."),
    )


def _died(_: str) -> ImbrexError:
    return ImbrexError(
        Message("A worker of Spark was stopped by the system several times, probably because memory was short."),
        Message("Give workers more memory or fewer cores, and run the same command again."),
    )


def _lacks_memory(_: str) -> ImbrexError:
    return ImbrexError(
        Message("Spark ran out of memory."),
        Message("Add --conf spark.driver.memory=4g (on a cluster, spark.executor.memory), and run the command again."),
    )


def _damaged(text: str) -> ImbrexError:
    found = _FILE.search(text)
    return ImbrexError(
        Message("{file} is damaged.", file=found[0] if found else "A Parquet file"),
        Message("Remove it or create it again, and run the same command again."),
    )


def _lacks_imbrex(_: str) -> ImbrexError:
    return ImbrexError(
        Message("Imbrex is not installed on the workers of the cluster."),
        Message("Install the same version on every worker for the Python that PYSPARK_PYTHON names."),
    )


def _other_python(_: str) -> ImbrexError:
    return ImbrexError(
        Message("The workers of the cluster run another version of Python than this computer."),
        Message("Set PYSPARK_PYTHON to the same version of Python, which must be on every worker."),
    )


def _other_version(_: str) -> ImbrexError:
    return ImbrexError(
        Message("The cluster runs another version of Spark than this computer."),
        Message("Install the version of pyspark that the cluster runs; it must be 4.1 or later."),
    )


def _full(_: str) -> ImbrexError:
    return ImbrexError(
        Message("There is no space left for the files of Spark."),
        Message("Free some space, or set SPARK_LOCAL_DIRS to another disk, and run the same command again."),
    )


_OTHER_VERSION = ("InvalidClassException", "local class incompatible", "serialVersionUID", "StreamCorruptedException")
_KNOWN = (
    (_OTHER_VERSION, _other_version),
    (("PYTHON_VERSION_MISMATCH",), _other_python),
    (("No module named 'imbrex'", "No module named 'numpy'"), _lacks_imbrex),
    (("No space left on device",), _full),
    (("OutOfMemoryError", "Java heap space", "GC overhead"), _lacks_memory),
    (("exited unexpectedly", "ExecutorLostFailure", "Executor heartbeat timed out"), _died),
    (("FAILED_READ_FILE", "is not a Parquet file", "CANNOT_READ_FILE_FOOTER"), _damaged),
)

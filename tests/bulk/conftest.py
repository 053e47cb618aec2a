"""One Java for all tests of bulk jobs, with one session at a time: starting it takes longer than most of them."""

import os
import shutil
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

# `packaging/test.sh` unpacks Spark there; an installed one does as well.
UNPACKED = Path(sys.prefix) / "spark"
# Java compiles what is called often, which takes longer here than the work itself, and verifies every class it loads.
_JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote"
FAST = {
    **{f"spark.{side}.extraJavaOptions": _JAVA for side in ("driver", "executor")},
    # Work on so little is mostly planning.
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.shuffle.partitions": "2",
    "spark.driver.memory": "1g",
}


def _add_unpacked() -> None:
    if find_spec("pyspark") is None and (UNPACKED / "unpacked").exists():
        sys.path.append(str(UNPACKED))
        os.environ.setdefault("SPARK_HOME", str(UNPACKED / "home"))


_add_unpacked()


@pytest.fixture(scope="session", autouse=True)
def spark_is_installed():
    if find_spec("pyspark") is None or find_spec("pyarrow") is None:
        pytest.skip("Apache Spark is not installed; packaging/test.sh does so")
    if shutil.which("java") is None:
        pytest.skip("Java is not installed (Debian's default-jre-headless)")


@pytest.fixture(scope="session")
def spark_settings(spark_is_installed, tmp_path_factory):
    """Settings of all sessions, which leave no file behind."""
    scratch = tmp_path_factory.mktemp("spark")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPARK_WORKER_DIR", str(scratch / "work"))
        yield {**FAST, "spark.local.dir": str(scratch), "spark.sql.warehouse.dir": str(scratch / "warehouse")}


@pytest.fixture(scope="module")
def local_session(spark_settings):
    """A session on two cores of this computer."""
    from imbrex.bulk.spark import session

    with session("local[2]", spark_settings) as spark:
        yield spark


@pytest.fixture
def shared_session(local_session, monkeypatch):
    """Jobs use the session, which goes on after them."""

    @contextmanager
    def lent(master, settings):
        yield local_session

    monkeypatch.setattr("imbrex.bulk.spark.session", lent)
    return local_session

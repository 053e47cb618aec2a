"""Results are read with pyarrow, which is beside Spark."""

from tests.bulk.conftest import spark_is_installed  # noqa: F401 - a fixture

"""Storage: the folder of a job, on any file system that Spark knows."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


class Storage:
    """A folder for the stages of a job.

    A stage is a folder of Parquet files with a file NAME.json beside it that says what it was made from, written before
    the stage is. Spark marks a finished stage by an empty file, so a stopped one is never taken for a whole one.
    """

    def __init__(self, spark: "SparkSession", folder: str) -> None:
        context = spark.sparkContext
        self._java: Any = context._jvm  # noqa: SLF001 - the file systems of Spark have no other interface
        self._settings: Any = context._jsc.hadoopConfiguration()  # noqa: SLF001 - as above
        self.folder = folder.rstrip("/") or "/"

    def place(self, name: str) -> str:
        """The path of something in the folder."""
        return f"{self.folder}/{name}"

    def is_whole(self, stage: str, made_from: Mapping[str, Any]) -> bool:
        """Whether a stage is finished, and was made from the same."""
        return self._exists(f"{stage}/_SUCCESS") and self.made_from(stage) == made_from

    def made_from(self, stage: str) -> dict[str, Any] | None:
        """The input of a stage; None if unknown."""
        if not self._exists(f"{stage}.json"):
            return None
        path = self._path(f"{stage}.json")
        stream = self._system(path).open(path)
        try:
            told = json.loads(bytes(stream.readAllBytes()))
        except ValueError:
            return None
        finally:
            stream.close()
        return told if isinstance(told, dict) else None

    def begin(self, stage: str, made_from: Mapping[str, Any]) -> str:
        """Remove what there is of a stage, and say what the new one is made from; give its path."""
        self._delete(stage)
        path = self._path(f"{stage}.json")
        stream = self._system(path).create(path, True)
        try:
            stream.write(bytearray(json.dumps(made_from, ensure_ascii=False, indent=1).encode()))
        finally:
            stream.close()
        return self.place(stage)

    def _exists(self, name: str) -> bool:
        path = self._path(name)
        return bool(self._system(path).exists(path))

    def _delete(self, name: str) -> None:
        path = self._path(name)
        self._system(path).delete(path, True)

    def _path(self, name: str) -> Any:
        return self._java.org.apache.hadoop.fs.Path(self.place(name))

    def _system(self, path: Any) -> Any:
        return path.getFileSystem(self._settings)

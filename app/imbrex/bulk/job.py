"""Job: all pairs of texts in stages, each of which is kept, so that a stopped job continues where it stopped."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from imbrex import __version__
from imbrex.bulk import inputs, spark
from imbrex.bulk.candidates_stage import (
    CANDIDATES,
    DROPPED,
    WORDS,
    Known,
    Wanted,
    all_hashes,
    find_candidates,
    longest_short,
)
from imbrex.bulk.inputs import Inputs, absolute, find_inputs, location, to_read
from imbrex.bulk.numbering import Numbering, number, numbered, repeated_ids
from imbrex.bulk.pairs_stage import COLUMNS, Rules, compare_candidates
from imbrex.bulk.storage import Storage
from imbrex.bulk.table import Table
from imbrex.bulk.texts_stage import TEXTS, Settings, prepare_texts
from imbrex.engine.arrays import UInt64
from imbrex.engine.fingerprints.fingerprints import text_digest
from imbrex.engine.fingerprints.prepared_texts import independently
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.messages import Message

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

Result = TypeVar("Result")

FORMAT = 1
TEXTS_STAGE, CANDIDATES_STAGE, PAIRS_STAGE, PROBLEMS_STAGE = "texts", "candidates", "pairs", "problems"
SHORTEST_SHINGLE = 3  # words of a fingerprint

_RANGE = 4 << 20  # words of the left texts that a task has in memory: 40 MB
_POSTINGS = 2 << 20  # of a task: 24 MB
_MOST_TASKS = 4000  # more would have billions of pieces to exchange
_FEW_HASHES = 8 << 20  # of new texts, or short ones, which each task can have in memory: 64 MB
_RANGES_A_CORE = 4
_REPEATED = Message("Another text has this id; only the first one was compared.")
_OWN_ID = Message("Give each text an id of its own.")


@dataclass(frozen=True, slots=True)
class Job:
    """The input and the options of a job.

    Attributes:
        paths: folders, Parquet or JSONL files.
        out: the folder of the results.
        options: of comparison.
        minimum: fraction of 1; the larger containment from which a pair is kept.
        most: texts that may have a fingerprint in common; more frequent ones are not used to find pairs.
        archives: folders of earlier jobs, whose texts are compared with those of this one, but not with one another.
        templates: documents whose text is excluded.
        replaces: whether the results of another job in the folder are replaced.
    """

    paths: tuple[str, ...]
    out: str
    options: Options
    minimum: float
    most: int
    archives: tuple[str, ...] = ()
    templates: tuple[Document, ...] = ()
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a job.

    Attributes:
        texts: that were compared, without those of archives.
        archived: texts of archives.
        problems: texts that could not be compared.
        pairs: with the minimum or more.
        dropped: fingerprints that too many texts have.
        holders: texts that have the most frequent of these.
        kept: stages that were finished before.
        digest: of the options.
    """

    texts: int
    archived: int
    problems: int
    pairs: int
    dropped: int
    holders: int
    kept: tuple[str, ...]
    digest: str


def digest_of(options: Options) -> str:
    """A short digest of the options of a job; two texts can be compared if it is the same for both."""
    told = json.dumps([FORMAT, independently(options).to_dict()], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def run_job(job: Job, master: str, settings: Mapping[str, str], observer: Observer = SILENT) -> Outcome:
    """Run the stages of a job that are not finished.

    Raises:
        ImbrexError: a part is missing, the folder has another job, or Spark failed; finished stages are kept.
        Cancelled: by the observer.
    """
    if job.options.shingles.length < SHORTEST_SHINGLE:
        raise ImbrexError(
            Message("Bulk jobs need shingles of {count} or more words.", count=SHORTEST_SHINGLE),
            Message("Choose a longer shingle length."),
        )
    spark.check_installed()
    found = find_inputs(job.paths)
    with spark.session(master, settings) as session:
        return _Run(job, found, session, observer).run()


@dataclass(slots=True, eq=False)
class _Run:
    """A job that is running."""

    job: Job
    inputs: Inputs
    session: "SparkSession"
    observer: Observer
    kept: list[str] = field(default_factory=list)
    storage: Storage = field(init=False)
    digest: str = field(init=False)
    _is_new: bool = False
    _numbering: Numbering | None = None

    def __post_init__(self) -> None:
        self.storage = Storage(self.session, location(absolute(self.job.out)))
        self.digest = digest_of(self.job.options)

    def run(self) -> Outcome:
        """Run all stages."""
        made_from = self._made_from()
        self._check(made_from)
        self._stage(TEXTS_STAGE, made_from[TEXTS_STAGE], self._texts)
        self._stage(PROBLEMS_STAGE, made_from[PROBLEMS_STAGE], self._problems)
        self._stage(CANDIDATES_STAGE, made_from[CANDIDATES_STAGE], self._candidates)
        self._stage(PAIRS_STAGE, made_from[PAIRS_STAGE], self._pairs)
        return self._run("counting", self._outcome)

    def _made_from(self) -> dict[str, dict[str, Any]]:
        """The input of each stage; another value makes another stage."""
        texts = {
            "format": FORMAT,
            "imbrex": __version__,
            "kind": self.inputs.kind.value,
            "paths": list(self.inputs.paths),
            "input": self._run("looking at files", lambda: inputs.identity(self.session, self.inputs)),
            "digest": self.digest,
            "options": independently(self.job.options).to_dict(),
            "templates": [text_digest(one.text).hex() for one in self.job.templates],
        }
        archives = [[one, self._archive(one)] for one in map(absolute, self.job.archives)]
        pairs = {**texts, "minimum": self.job.minimum, "most": self.job.most, "archives": archives}
        return {TEXTS_STAGE: texts, PROBLEMS_STAGE: texts, CANDIDATES_STAGE: pairs, PAIRS_STAGE: pairs}

    def _archive(self, folder: str) -> dict[str, Any]:
        """The input of the texts of an archive. Raises ImbrexError if they can't be compared."""
        storage = Storage(self.session, location(folder))
        told = storage.made_from(TEXTS_STAGE)
        if told is None or not storage.is_whole(TEXTS_STAGE, told):
            raise ImbrexError(
                Message("{folder} is not the folder of a bulk job that has fingerprinted its texts.", folder=folder),
                Message("First run the job whose texts are the archive."),
            )
        mine = independently(self.job.options).to_dict()
        if told.get("digest") != self.digest:
            raise ImbrexError(
                Message(
                    "The texts of {folder} were prepared with other options: {names}.",
                    folder=folder,
                    names=_differing(_flat(told), mine),
                ),
                Message("Use the options of the archive, or run its job again with these."),
            )
        return told

    def _check(self, made_from: Mapping[str, Mapping[str, Any]]) -> None:
        """Raise ImbrexError if the folder has the results of another job, unless they are to be replaced."""
        for stage in (TEXTS_STAGE, PAIRS_STAGE):
            told = self.storage.made_from(stage)
            if told is None or told == made_from[stage] or self.job.replaces:
                continue
            raise ImbrexError(
                Message(
                    "{folder} has the results of another job; it differs in: {names}.",
                    folder=self.job.out,
                    names=_differing(_flat(told), _flat(made_from[stage])),
                ),
                Message("Choose another folder, or add --replace; stages that are still valid are kept."),
            )

    def _stage(self, name: str, made_from: Mapping[str, Any], make: "Callable[[], DataFrame]") -> None:
        """Make a stage, unless it is there; those after a new one are made, too."""
        if not self._is_new and self.storage.is_whole(name, made_from):
            self.kept.append(name)
            return
        self._is_new = True
        frame = self._run(name, make)
        place = self.storage.begin(name, made_from)
        self._run(name, lambda: frame.write.mode("overwrite").parquet(place))

    def _run(self, stage: str, work: Callable[[], Result]) -> Result:
        return spark.run(self.session, stage, work, self.observer)

    def _read(self, stage: str, columns: Table | None = None) -> "DataFrame":
        reader = self.session.read
        return (reader.schema(columns.columns) if columns else reader).parquet(to_read(self.storage.place(stage)))

    @property
    def _tasks(self) -> int:
        return spark.parallelism(self.session)

    def _texts(self) -> "DataFrame":
        rows = inputs.read(self.session, self.inputs, self._tasks)
        return prepare_texts(rows, Settings(independently(self.job.options), self.job.templates))

    def _problems(self) -> "DataFrame":
        from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

        texts = self._read(TEXTS_STAGE, TEXTS)
        unread = texts.where("problem is not null").select("id", "problem", "hint", "part", "row")
        same = repeated_ids(texts).select(
            "id", f.lit(str(_REPEATED)).alias("problem"), f.lit(str(_OWN_ID)).alias("hint"), "part", "row"
        )
        return unread.unionAll(same).coalesce(1)

    def _tables(self) -> "list[DataFrame]":
        """The texts of the archives, then those of the job."""
        archives = [Storage(self.session, location(absolute(one))) for one in self.job.archives]
        reader = self.session.read.schema(TEXTS.columns)
        return [reader.parquet(to_read(one.place(TEXTS_STAGE))) for one in (*archives, self.storage)]

    def _number(self) -> Numbering:
        if self._numbering is None:
            *archives, texts = self._tables()
            repeated = self._read(PROBLEMS_STAGE).where(f"problem = '{_REPEATED}'").select("part", "row").collect()
            self._numbering = number(archives, texts, [(row["part"], row["row"]) for row in repeated])
        return self._numbering

    def _candidates(self) -> "DataFrame":
        numbering = self._number()
        short = longest_short(self.job.minimum)
        if not (numbering.shingles[numbering.fingerprints > 0] <= short).any():
            short = 0
        wanted = Wanted(self.job.minimum, self.job.most, numbering.first_new, short)
        known = Known(
            numbering.fingerprints,
            numbering.shingles,
            numbering.ranges(_RANGE, _RANGES_A_CORE * self._tasks),
            self._sought(numbering, wanted),
            self._of_short(numbering, wanted),
        )
        return find_candidates(
            numbered(self.session, self._tables(), numbering, ["fingerprints", *(WORDS if short else ())]),
            wanted,
            self.session.sparkContext.broadcast(known),
            min(max(self._tasks, known.searched(wanted) // _POSTINGS), _MOST_TASKS),
        )

    def _sought(self, numbering: Numbering, wanted: Wanted) -> UInt64 | None:
        """The hashes of the new texts, if they are few compared with an archive."""
        sizes = numbering.shingles if wanted.short else numbering.fingerprints
        if not self.job.archives or int(sizes[numbering.first_new :].sum(dtype=np.int64)) > _FEW_HASHES:
            return None
        texts = self._read(TEXTS_STAGE, TEXTS).where("problem is null")
        if wanted.short:
            return all_hashes(texts)
        packed = texts.select("fingerprints").toArrow()
        every = [np.frombuffer(one.as_buffer(), "<u8") for one in packed["fingerprints"]]
        return np.unique(np.concatenate([np.zeros(0, np.uint64), *every]))

    def _of_short(self, numbering: Numbering, wanted: Wanted) -> UInt64 | None:
        """The shingles of short texts, if they are few, and fewer than those of others."""
        is_short = numbering.shingles <= wanted.short
        of_short, of_others = (int(numbering.shingles[one].sum(dtype=np.int64)) for one in (is_short, ~is_short))
        if not wanted.short or of_short > min(of_others, _FEW_HASHES):
            return None
        short = [one.where(f"problem is null and shingles <= {wanted.short}") for one in self._tables()]
        return all_hashes(reduce(lambda one, other: one.unionAll(other), short))

    def _pairs(self) -> "DataFrame":
        texts = numbered(self.session, self._tables(), self._number(), COLUMNS)
        rules = Rules(independently(self.job.options), self.job.minimum, self.digest)
        ranges = int(self._number().words.sum(dtype=np.int64)) // _RANGE
        tasks = max(_RANGES_A_CORE * self._tasks, min(ranges, _MOST_TASKS))
        return compare_candidates(self._read(CANDIDATES_STAGE, CANDIDATES), texts, rules, tasks)

    def _outcome(self) -> Outcome:
        dropped = self._read(CANDIDATES_STAGE, CANDIDATES).where(f"side = {DROPPED}").collect()
        holders = [int(np.frombuffer(row["lefts"], "<i8").max()) for row in dropped]
        numbering = self._number()
        return Outcome(
            texts=numbering.new,
            archived=numbering.first_new,
            problems=self._read(PROBLEMS_STAGE).count(),
            pairs=self._read(PAIRS_STAGE).count(),
            dropped=sum(row["document"] for row in dropped),
            holders=max(holders, default=0),
            kept=tuple(self.kept),
            digest=self.digest,
        )


def _flat(made_from: Mapping[str, Any]) -> dict[str, Any]:
    """The input of a stage, with its options as values among the others."""
    options = made_from.get("options")
    values = {**made_from, **(options if isinstance(options, dict) else {})}
    return {name: value for name, value in values.items() if name not in {"options", "digest"}}


def _differing(told: Mapping[str, Any], mine: Mapping[str, Any]) -> str:
    """Names of the values that differ."""
    return ", ".join(name for name, value in mine.items() if told.get(name) != value)

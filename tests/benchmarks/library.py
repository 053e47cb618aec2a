"""How fast the library takes documents in and finds copies of them, and what it misses; peers beside it.

    python tests/benchmarks/library.py TEXT [--documents 50000] [--lemmas] [--peers PYTHON] [--address URL] [--postgres]

TEXT is any long plain text in English: documents are made of its words (see made_library.py). PYTHON is one that has
datasketch and rensa. The library is made in a temporary folder, or at an address such as postgresql+psycopg://... .
With --postgres the same is done afterwards on a throw-away server on loopback that makes every commit durable, and the
ratio to the file is printed.
"""

import argparse
import gc
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from sqlalchemy import func, select
from tests.benchmarks.made_library import MadeLibrary, Query
from tests.library import throwaway_postgres

from imbrex.engine.fingerprints.fingerprints import Fingerprinter
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Options, WordForm
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.library.database.schema import texts
from imbrex.library.index.segments import postings_of
from imbrex.library.library import Library

AS_WRITTEN = Options(
    canonization=Canonization(drop_stop_words=False, drop=PartOfSpeech(0), word_form=WordForm.AS_WRITTEN)
)
WORDS = 50
RATE = "  documents a second of processor time"
FIGURES: dict[str, float] = {}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text", type=Path)
    parser.add_argument("--documents", type=int, default=50_000)
    parser.add_argument("--lemmas", action="store_true", help="index and compare by lemmas, without function words")
    parser.add_argument("--peers", default="", help="a Python that has datasketch and rensa")
    parser.add_argument("--address", default="")
    parser.add_argument("--postgres", action="store_true", help="the same on a PostgreSQL server of its own")
    chosen = parser.parse_args()
    made = MadeLibrary(chosen.text)
    queries = made.queries(chosen.documents, 100, None)
    short = made.queries(chosen.documents, 200, WORDS)
    with tempfile.TemporaryDirectory() as folder:
        address = chosen.address or str(Path(folder) / "library")
        options = Options() if chosen.lemmas else AS_WRITTEN
        measure(address, made, chosen.documents, options, queries, short)
        if chosen.postgres:
            compare_with_server(made, chosen.documents, options, queries, short)
        if chosen.peers:
            peers(chosen.peers, Path(folder), made, chosen.documents, queries, short)


def measure(
    address: str, made: MadeLibrary, documents: int, options: Options, queries: Sequence[Query], short: Sequence[Query]
) -> None:
    """Make a library, and ask it."""
    with Library.create(address, Languages().find, options) as library:
        library.add(list(numbered(made, 0, 512)))  # dictionaries and tables are loaded by this
        adding = seconds = processor = 0.0
        for first in range(512, documents, 8192):
            batch = list(numbered(made, first, min(first + 8192, documents)))
            seconds, busy = time.perf_counter(), time.process_time()
            library.add(batch)
            adding += time.perf_counter() - seconds
            processor += time.process_time() - busy
        say("added durably, documents/s", (documents - 512) / adding)
        say(RATE, (documents - 512) / processor)
        say("  fingerprints alone of all, in memory, s", fingerprints_alone(made, documents, options))
        seconds = time.perf_counter()
        library.tidy()
        say("index merged at leisure, s", time.perf_counter() - seconds)
        size, kept = library.info().bytes or 0, packed_texts(library)
        say("library, kB a document", size / documents / 1000)
        say("  of which index, names and counts", (size - kept) / documents / 1000)
        say("segments", library.info().segments)
        single = [
            Document(f"one {i}", f"one {i}", f"{i} {text}", language="en") for i, text in enumerate(made.texts(0, 40))
        ]
        say("adding one durably, ms (median)", 1000 * statistics.median(timed(library.add, [one]) for one in single))
        for what, asked in (("copies of 15-100 %", queries), (f"copies of {WORDS} words", short)):
            ask(library, what, asked)
        seconds = time.perf_counter()
        groups = library.groups(0.5)
        say("groups of near-duplicates", len(groups))
        say("  finding them, s", time.perf_counter() - seconds)
    say("peak memory, MB", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)


def compare_with_server(
    made: MadeLibrary, documents: int, options: Options, queries: Sequence[Query], short: Sequence[Query]
) -> None:
    """Do the same on a server, and print how many times as long it took."""
    in_file = dict(FIGURES)
    print("\nOn PostgreSQL:")
    with throwaway_postgres.running(durable=True) as server:
        measure(server.database(), made, documents, options, queries, short)
    print("\nPostgreSQL to SQLite, how many times as long:")
    for what, value in in_file.items():
        if what.endswith("/s"):
            print(f"{what:64} {value / FIGURES[what]:12,.2f}")
        elif ", ms" in what or what.endswith(", s"):
            print(f"{what:64} {FIGURES[what] / max(value, 1e-9):12,.2f}")


def ask(library: Library, what: str, queries: Sequence[Query]) -> None:
    """Check texts whose source is known."""
    found = false = 0
    times, busy = [], []
    for number, query in enumerate(queries):
        document = Document(f"query {number}", "query", query.text, language="en")
        begun, processor = time.perf_counter(), time.process_time()
        (checked,) = library.check([document])
        times.append(time.perf_counter() - begun)
        busy.append(time.process_time() - processor)
        candidates = [candidate.entry.name for candidate in checked.candidates]
        found += str(query.source) in candidates
        false += len([name for name in candidates if name != str(query.source)])
    copies = sum(query.source >= 0 for query in queries)
    times = sorted(times[1:])
    say(f"{what}: found of {copies}", found)
    say(f"  {what}: other candidates a query", false / len(queries))
    say(f"  {what}: a check after the first, ms (median)", 1000 * statistics.median(times))
    say(f"  {what}: its processor time, milliseconds", 1000 * statistics.median(busy[1:]))
    say(f"  {what}: the slowest of twenty, ms", 1000 * times[int(len(times) * 0.95)])


def fingerprints_alone(made: MadeLibrary, documents: int, options: Options) -> float:
    """Seconds that making and sorting the postings of all documents takes, as far as 8,192 of them tell."""
    sample = list(numbered(made, 0, min(8192, documents)))
    maker = Fingerprinter(Languages().find, options)
    maker.make(sample[:512])
    begun = time.process_time()
    found = [
        postings_of(one.hashes, number)
        for first in range(0, len(sample), 1024)
        for number, one in enumerate(maker.make(sample[first : first + 1024]), start=first)
    ]
    np.concatenate(found).sort()
    return (time.process_time() - begun) * documents / len(sample)


def numbered(made: MadeLibrary, first: int, last: int) -> Iterator[Document]:
    """Documents named by their numbers."""
    for number, text in enumerate(made.texts(first, last), start=first):
        yield Document(f"made {number}", str(number), text, language="en")


def packed_texts(library: Library) -> int:
    """Bytes of the kept texts."""
    with library.store.reading() as connection:
        return connection.execute(select(func.sum(func.length(texts.c.packed)))).scalar_one() or 0


def timed(work: object, *arguments: object) -> float:
    """Seconds that a call takes."""
    begun = time.perf_counter()
    work(*arguments)  # type: ignore[operator]
    return time.perf_counter() - begun


def peers(
    python: str, folder: Path, made: MadeLibrary, documents: int, queries: Sequence[Query], short: Sequence[Query]
) -> None:
    """Let others index and answer the same, each in a process of its own."""
    lines = folder / "texts"
    with lines.open("w", encoding="utf-8") as out:
        out.writelines(f"{text}\n" for text in made.texts(0, documents))
    asked = folder / "queries"
    asked.write_text(json.dumps([[(one.text, one.source) for one in part] for part in (queries, short)]), "utf-8")
    gc.collect()
    script = Path(__file__).with_name("library_peers.py")
    for name in ("rensa", "datasketch"):
        command = [python, str(script), name, str(lines), str(asked)]
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds, _, told = ended.stdout.partition("\n")
        print(f"{name}: {told.strip() or ended.stderr.strip().splitlines()[-1]}")
        if told:
            say(f"  {name}: reading, shingles and building, processor time, s", float(seconds))
            say("  added durably, how many times as much", documents / FIGURES[RATE] / float(seconds))


def say(what: str, value: float) -> None:
    """Print one figure, and keep it."""
    FIGURES[what] = value
    print(f"{what:64} {value:12,.2f}", flush=True)


if __name__ == "__main__":
    main()

"""Damage files of every format in random ways and read them as the program does. Prints figures and what went wrong.

    python tests/fuzz/run.py [FOLDER ...] [--count 1000] [--seconds N] [--seed 1] [--keep FOLDER]

The files are made; those of FOLDER, if given, are damaged too. Two are read at a time, at low priority. A file that
does what must not happen is kept in the folder of --keep; the exit code then is 1. The same seed and count damage the
same files in the same way. Free memory that the allocator keeps for each thread looks like growth: MALLOC_ARENA_MAX=1
in the environment tells one from the other.
"""

# ruff: noqa: T201

import argparse
import os
import resource
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from imbrex.files.reader import Reader
from imbrex.languages.registry import Languages
from tests.fuzz.seeds import Seed, made_seeds, seeds_in
from tests.fuzz.surgery import mutate
from tests.fuzz.trial import Outcome, try_file

AT_ONCE = 2
LIMIT = 20.0  # seconds that a file may take
TENTHS = 10  # of the files: what is loaded once is loaded by the second
SLOWEST = 5  # files that are told


@dataclass
class Tally:
    """What has been seen so far; threads take turns."""

    outcomes: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: list[tuple[float, str]] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, name: str, outcome: Outcome) -> None:
        """Count one file."""
        with self.lock:
            self.outcomes[outcome.kind] += 1
            self.words[outcome.words if outcome.kind == "contained" else ""] += 1
            self.slowest = sorted([*self.slowest, (sum(outcome.seconds), name)], reverse=True)[:SLOWEST]
            self.memory.append(resident())
            if outcome.fault:
                self.faults.append(f"{name}: {outcome.fault}")


def resident(process: str = "self", entry: str = "VmRSS") -> float:
    """Megabytes that a process holds, or held at most by the entry VmHWM."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith(entry):
            return int(line.split()[1]) / 1024
    return 0.0


class Fuzzer:
    """Damage seeds and try them, on some threads."""

    def __init__(self, seeds: list[Seed], seed: int, keep: Path) -> None:
        self.tally = Tally()
        self.peak = 0.0  # megabytes of a child
        self._seeds = seeds
        self._seed = seed
        self._keep = keep
        self._numbers: Iterator[int] = count()

    def run(self, most: int, end: float) -> None:
        """Try so many files, or as many as there is time for."""
        self._numbers = iter(range(most))
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for done in [pool.submit(self._work, end) for _ in range(AT_ONCE)]:
                done.result()

    def _work(self, end: float) -> None:
        with Reader() as reader, tempfile.TemporaryDirectory() as folder:
            languages = Languages()
            while time.monotonic() < end and (number := self._next()) is not None:
                self._try(number, Path(folder), reader, languages)

    def _next(self) -> int | None:
        with self.tally.lock:
            return next(self._numbers, None)

    def _try(self, number: int, folder: Path, reader: Reader, languages: Languages) -> None:
        random = Random(f"{self._seed} {number}")
        seed = random.choice(self._seeds)
        path = folder / f"{number}{seed.suffix}"
        path.write_bytes(mutate(seed.data, random))
        outcome = try_file(path, reader, languages)
        process = reader._child._process
        if process is not None and process.pid is not None:
            self.peak = max(self.peak, resident(str(process.pid), "VmHWM"))
        self.tally.add(path.name, outcome)
        if outcome.fault or outcome.kind == "contained" or outcome.seconds[0] > LIMIT:
            (self._keep / path.name).write_bytes(path.read_bytes())
        path.unlink()


def tell(fuzzer: Fuzzer, seconds: float) -> None:
    """Print what was seen."""
    tally = fuzzer.tally
    total = sum(tally.outcomes.values())
    print(f"{total} files in {seconds:.0f} s: {', '.join(f'{n} {kind}' for kind, n in tally.outcomes.most_common())}")
    print(f"memory of this process: {by_tenths(tally.memory)} MB by tenths, {peak():.0f} at most")
    print(f"memory of a child: {fuzzer.peak:.0f} MB at most")
    for took, name in tally.slowest:
        print(f"slow: {took:.2f} s {name}")
    for words, number in tally.words.most_common():
        if words:
            print(f"contained {number}: {words}")
    for fault in tally.faults:
        print(f"FAULT {fault}")


def by_tenths(held: list[float]) -> str:
    """The medians of ten stretches, one after the other."""
    size = max(1, len(held) // TENTHS)
    stretches = [held[start : start + size] for start in range(0, size * TENTHS, size)]
    return " ".join(f"{statistics.median(stretch):.0f}" for stretch in stretches if stretch)


def peak() -> float:
    """Megabytes that this process held at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    """Fuzz; the exit code tells whether anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=None)
    arguments = parser.parse_args()
    keep = arguments.keep or Path(tempfile.mkdtemp(prefix="fuzz"))
    keep.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    seeds = made_seeds() + [seed for folder in arguments.folders for seed in seeds_in(folder)]
    fuzzer = Fuzzer(seeds, arguments.seed, keep)
    begin = time.monotonic()
    fuzzer.run(arguments.count, begin + arguments.seconds)
    tell(fuzzer, time.monotonic() - begin)
    print(f"kept in {keep}")
    slow = any(took > LIMIT for took, _ in fuzzer.tally.slowest)
    return 1 if fuzzer.tally.faults or slow else 0


if __name__ == "__main__":
    sys.exit(main())

"""Read all files of a folder in one run, as the program does. Prints figures.

    python tests/fuzz/office.py FOLDER

FOLDER holds real files, good and bad. With a manifest.tsv in it (columns file and text_chars) the share of what a
reference reader got is told for each kind. The exit code is 1 where a file did what no file may do.
"""

# ruff: noqa: T201

import argparse
import csv
import os
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader
from tests.fuzz.run import LIMIT, peak, resident
from tests.fuzz.trial import CONTAINED, sentence_fault

SLOWEST = 5  # files that are told


@dataclass(frozen=True, slots=True)
class Seen:
    """What became of one file: `name` in the folder, what came back, and the memory held afterwards in megabytes."""

    name: str
    items: list[Document | Problem]
    seconds: float
    child: float
    parent: float

    @property
    def characters(self) -> int:
        """Of all texts in the file."""
        return sum(len(item.text) for item in self.items if isinstance(item, Document))

    @property
    def fault(self) -> str:
        """What must not happen; empty where nothing did."""
        if not self.items or any(isinstance(item, Document) and not item.text.strip() for item in self.items):
            return "nothing came back"
        problems = [item for item in self.items if isinstance(item, Problem)]
        bad = [problem.message for problem in problems if any(sign in problem.message for sign in CONTAINED)]
        return next(filter(None, [*bad, *map(sentence_fault, problems)]), "over the limit" * (self.seconds > LIMIT))


def read_all(folder: Path) -> list[Seen]:
    """Read every file in the folders of a folder, in the order of their names."""
    seen = []
    with Reader() as reader:
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.parent != folder):
            begin = time.perf_counter()
            items = reader.read(path)
            seconds = time.perf_counter() - begin
            process = reader._child._process
            child = resident(str(process.pid), "VmHWM") if process is not None else 0.0
            seen.append(Seen(str(path.relative_to(folder)), items, seconds, child, resident()))
    return seen


def tell(seen: list[Seen]) -> None:
    """Print what was seen."""
    read = sum(any(isinstance(item, Document) for item in one.items) for one in seen)
    print(f"{len(seen)} files: {read} read, {len(seen) - read} refused in words")
    print(f"memory of the child: {max(one.child for one in seen):.0f} MB at most")
    middle = seen[len(seen) // 2].parent
    print(f"memory of this process: {middle:.0f} MB half-way, {seen[-1].parent:.0f} at the end, {peak():.0f} at most")
    for one in sorted(seen, key=lambda one: -one.seconds)[:SLOWEST]:
        print(f"slow: {one.seconds:.2f} s {one.name}")
    reasons = Counter(item.message for one in seen for item in one.items if isinstance(item, Problem))
    for message, number in reasons.most_common():
        print(f"refused {number}: {message}")
    for one in seen:
        if one.fault:
            print(f"FAULT {one.name}: {one.fault}")


def tell_recall(seen: list[Seen], manifest: Path) -> None:
    """Print for each kind the share of the reference reader's characters; more than it got counts as all."""
    with open(manifest, encoding="utf-8", newline="") as lines:
        wanted = {row["file"]: int(row["text_chars"] or 0) for row in csv.DictReader(lines, delimiter="\t", quoting=3)}
    got: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for one in seen:
        for kind in (one.name.partition("/")[0], "all"):
            of[kind] += wanted.get(one.name, 0)
            got[kind] += min(one.characters, wanted.get(one.name, 0))
    print("recall:", ", ".join(f"{kind} {got[kind] / of[kind]:.3f}" for kind in of if of[kind]))


def main() -> int:
    """Read a folder; the exit code tells whether anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    os.nice(10)
    seen = read_all(folder)
    tell(seen)
    if (folder / "manifest.tsv").exists():
        tell_recall(seen, folder / "manifest.tsv")
    return int(any(one.fault for one in seen))


if __name__ == "__main__":
    sys.exit(main())

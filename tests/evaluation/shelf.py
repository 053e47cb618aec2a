"""Make a shelf of many articles and print how fast it is read and searched, and how many planted copies it finds.

    python -m tests.evaluation.shelf SOURCE [--articles 100000] [--words 150] [--copies 200] [--folder FOLDER]

SOURCE is any long text, whose words follow one another in the articles as they do there. Processor times are printed,
because other programs are running, too; the reading process is counted by itself. What was made in FOLDER before is
used again.
"""

import argparse
import multiprocessing
import resource
import tempfile
import time
from pathlib import Path

import numpy as np

from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.shelves.shelves import Shelves
from tests.benchmarks.made_library import MadeLibrary
from tests.shelves.making import Item, page, write_zim

_COPIED = 60  # words


def _make(path: Path, made: MadeLibrary, count: int) -> None:
    items = [
        Item(f"Article_{number}", f"Article {number}", page(f"Article {number}", text))
        for number, text in enumerate(made.texts(0, count))
    ]
    write_zim(path, items, cluster=200)


def _seconds() -> tuple[float, float]:
    """Processor time of this process, and of those that it started and that still run or have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    running = 0.0
    for child in multiprocessing.active_children():
        fields = Path(f"/proc/{child.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        running += (int(fields[11]) + int(fields[12])) / 100
    return time.process_time(), ended.ru_utime + ended.ru_stime + running


def main() -> None:
    """Make, read and search."""
    parser = argparse.ArgumentParser()
    parser.add_argument("source", type=Path)
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--words", type=int, default=150)
    parser.add_argument("--copies", type=int, default=200)
    parser.add_argument("--folder", type=Path, default=None)
    given = parser.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp())
    path = folder / "made.zim"
    made = MadeLibrary(given.source, given.words)
    if not path.exists():
        _make(path, made, given.articles)
    with Shelves(Languages().find, folder / "shelves") as shelves:
        _read(shelves, path)
    with Shelves(Languages().find, folder / "shelves") as shelves:
        _search(shelves, made, given.articles, given.copies)


def _read(shelves: Shelves, path: Path) -> None:
    if shelves.paths:
        return
    shelf = shelves.add(path, Options())
    (mine, others), start = _seconds(), time.monotonic()
    shelf.update()
    own, child = (after - before for after, before in zip(_seconds(), (mine, others), strict=True))
    count = shelf.info().entries
    print(f"{count:,} articles read in {time.monotonic() - start:.0f} s; processor time {own:.0f} s here, ", end="")
    print(f"{child:.0f} s in the reading process: {count / own:,.0f} and {count / child:,.0f} a second")
    print(f"index of {shelf.info().bytes / 2**20:.0f} MB for {path.stat().st_size / 2**20:.0f} MB")


def _search(shelves: Shelves, made: MadeLibrary, articles: int, copies: int) -> None:
    chance = np.random.default_rng(5)
    numbers = chance.choice(articles, copies, replace=False)
    found, cited, times, clock = 0, 0, [], []
    for number in sorted(numbers.tolist()):
        (article,) = made.texts(number, number + 1)
        words = article.split()
        first = int(chance.integers(0, max(1, len(words) - _COPIED)))
        (own,) = made.texts(articles + number, articles + number + 1)
        text = " ".join([*own.split(), *words[first : first + _COPIED]])
        before, start = sum(_seconds()), time.monotonic()
        (checked,) = shelves.check([Document("essay", "essay", text, language="en")], Options())
        times.append(sum(_seconds()) - before)
        clock.append(time.monotonic() - start)
        hits = {one.entry.name: one for one in checked.candidates if one.exact}
        found += f"Article {number}" in hits
        cited += all(one.entry.name and one.entry.date for one in hits.values())
    print(f"{found} of {copies} copies of {_COPIED} words found; all hits of {cited} with title and date")
    middle, most = (1000 * seconds for seconds in np.percentile(times[1:], [50, 95]))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"a check: {middle:.0f} ms of processor time in the middle, at most {most:.0f} ms for 95 %, ", end="")
    print(f"{1000 * np.median(clock[1:]):.0f} ms by the clock; {memory:.0f} MB")


if __name__ == "__main__":
    main()

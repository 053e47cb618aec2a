"""Indexes of others over the same texts; needs nothing of Imbrex.

    python tests/benchmarks/library_peers.py NAME TEXTS QUERIES

TEXTS has a text a line, QUERIES is JSON: lists of [text, number of the line that it copies from, or -1].
"""

import json
import re
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

_WORDS = re.compile(r"\w+")
Index = tuple[Callable[[int, set[str]], None], Callable[[set[str]], list[int]]]


def shingles(text: str) -> set[str]:
    """Give the distinct runs of three words."""
    words = _WORDS.findall(text.lower())
    return {" ".join(three) for three in zip(words, words[1:], words[2:], strict=False)}


def rensa() -> Index:
    """64 bands of 2 minima, made in Rust."""
    from rensa import RMinHash, RMinHashLSH

    index = RMinHashLSH(threshold=0.2, num_perm=128, num_bands=64)

    def signed(mine: set[str]) -> "RMinHash":
        one = RMinHash(num_perm=128, seed=1)
        one.update(list(mine))
        return one

    return lambda number, mine: index.insert(number, signed(mine)), lambda mine: index.query(signed(mine))


def datasketch() -> Index:
    """As many bands as fit a Jaccard index of 0.2."""
    from datasketch import MinHash, MinHashLSH

    index = MinHashLSH(threshold=0.2, num_perm=128)

    def signed(mine: set[str]) -> "MinHash":
        one = MinHash(num_perm=128)
        one.update_batch([shingle.encode() for shingle in mine])
        return one

    return lambda number, mine: index.insert(number, signed(mine)), lambda mine: index.query(signed(mine))


def main(name: str, texts: str, queries: str) -> None:
    """Build one index, ask it, and print the processor time of reading, shingles and building, then what came of it."""
    add, ask = {"rensa": rensa, "datasketch": datasketch}[name]()
    with Path(texts).open(encoding="utf-8") as lines:
        wall = busy = 0.0
        first = time.process_time()
        for number, line in enumerate(lines):
            mine = shingles(line)  # in Python, which is not its own work
            begun, processor = time.perf_counter(), time.process_time()
            add(number, mine)
            wall, busy = wall + time.perf_counter() - begun, busy + time.process_time() - processor
        print(time.process_time() - first)
        told = [f"build {wall:.1f} s in memory, {busy:.1f} s of processor time"]
    for part in json.loads(Path(queries).read_text("utf-8")):
        found, times = 0, []
        for text, source in part:
            begun = time.perf_counter()
            answers = ask(shingles(text))
            times.append(time.perf_counter() - begun)
            found += source in answers
        copies = sum(source >= 0 for _, source in part)
        told.append(f"found {found} of {copies}, {1000 * statistics.median(times):.2f} ms")
    told.append(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB")
    print("; ".join(told))


if __name__ == "__main__":
    main(*sys.argv[1:])

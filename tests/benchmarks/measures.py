"""How long the measures take beside their peers, in one process, run by run in turn; only the ratios mean anything.

    python tests/benchmarks/measures.py [--data FOLDER] [--runs N]

FOLDER holds plain-text essays; without it 2,000 essays of 800 words are drawn from a made vocabulary, one in ten of
them a changed copy of another. MinHash-84 is run on word trigrams beside datasketch and rensa where those can be
imported, each from the texts to the estimates of all pairs. Recall is the share of the pairs with
an exact Jaccard index of 0.5 or more that the estimates put at 0.45 or more.
"""

import argparse
import importlib
import random
import statistics
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import shingles_of
from imbrex.engine.measures.minhash import FUNCTIONS, minima
from imbrex.engine.measures.simhash import BlockIndex
from imbrex.engine.options import PRESETS
from imbrex.engine.text.document import Document
from imbrex.engine.what_if.shingle_lengths import curve, what_if
from imbrex.languages.registry import Languages

LENGTH = 3
TRUE, ESTIMATED = 0.5, 0.45
Pairs = set[tuple[int, int]]
Finished = tuple[list[float], Pairs]
"""The clock before and after shingles, minima and pairs, and the pairs found."""

_ROWS = 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    essays = _essays(arguments.data)
    words = sum(len(text.split()) for text in essays)
    print(f"{len(essays)} essays, {words:,} words, MinHash-{FUNCTIONS}, shingles of {LENGTH}")
    _minhash(essays, arguments.runs)
    _simhash()
    _what_if()


def _minhash(texts: list[str], runs: int) -> None:
    work: dict[str, Callable[[], Finished]] = {"imbrex": lambda: _imbrex(texts)}
    if datasketch := _optional("datasketch"):
        work["datasketch"] = lambda: _datasketch(datasketch, texts)
    if rensa := _optional("rensa"):
        work["rensa"] = lambda: _rensa(rensa, texts)
    times: dict[str, list[list[float]]] = {name: [] for name in work}
    found: dict[str, Pairs] = {}
    for name in list(work) * (runs + 1):
        marks, found[name] = work[name]()
        times[name].append(marks)
    for stage, first, last in (("shingles", 0, 1), ("minima", 1, 2), ("all pairs", 2, 3), ("all of it", 0, 3)):
        _print(stage, {name: [marks[last] - marks[first] for marks in taken] for name, taken in times.items()})
    true = _exact(texts)
    for name, pairs in found.items():
        print(
            f"  {name:12} recall {len(pairs & true) / max(1, len(true)):.3f} of {len(true)}, {len(pairs - true)} more"
        )


def _imbrex(texts: list[str]) -> Finished:
    marks = [time.perf_counter()]
    corpus = _corpus(texts)
    shingles = [shingles_of(corpus.tokens(str(number)), LENGTH) for number in range(len(texts))]
    marks.append(time.perf_counter())
    columns = np.ascontiguousarray(np.array([minima(mine) for mine in shingles]).T)
    marks.append(time.perf_counter())
    found = _all_pairs(columns)
    return [*marks, time.perf_counter()], found


def _all_pairs(columns: NDArray[np.uint32]) -> Pairs:
    found: Pairs = set()
    for first in range(0, columns.shape[1], _ROWS):
        equal = np.zeros((min(_ROWS, columns.shape[1] - first), columns.shape[1] - first), np.uint8)
        for column in columns:
            equal += column[first : first + _ROWS, None] == column[first:]
        left, right = np.nonzero(np.triu(equal >= ESTIMATED * FUNCTIONS, 1))
        found.update(zip((left + first).tolist(), (right + first).tolist(), strict=True))
    return found


def _datasketch(datasketch: Any, texts: list[str]) -> Finished:
    marks = [time.perf_counter()]
    shingles = [[shingle.encode() for shingle in _shingles(text)] for text in texts]
    marks.append(time.perf_counter())
    made = list(datasketch.MinHash.generator(shingles, num_perm=FUNCTIONS))
    marks.append(time.perf_counter())
    found = {(i, j) for i, j in combinations(range(len(made)), 2) if made[i].jaccard(made[j]) >= ESTIMATED}
    return [*marks, time.perf_counter()], found


def _rensa(rensa: Any, texts: list[str]) -> Finished:
    marks = [time.perf_counter()]
    shingles = [_shingles(text) for text in texts]
    marks.append(time.perf_counter())
    made = []
    for mine in shingles:
        sketch = rensa.RMinHash(num_perm=FUNCTIONS, seed=42)
        sketch.update(mine)
        sketch.digest()
        made.append(sketch)
    marks.append(time.perf_counter())
    found = {(i, j) for i, j in combinations(range(len(made)), 2) if made[i].jaccard(made[j]) >= ESTIMATED}
    return [*marks, time.perf_counter()], found


def _shingles(text: str) -> list[str]:
    words = text.lower().split()
    return [" ".join(words[i : i + LENGTH]) for i in range(len(words) - LENGTH + 1)]


def _corpus(texts: list[str]) -> Corpus:
    corpus = Corpus(Languages().find, PRESETS["verbatim"].with_value("shingle-length", LENGTH))
    corpus.add([Document(str(number), str(number), text, language="en") for number, text in enumerate(texts)])
    return corpus


def _exact(texts: list[str]) -> Pairs:
    pairs = _corpus(texts).report().pairs
    near = pairs.jaccard >= TRUE
    return set(zip(pairs.left[near].tolist(), pairs.right[near].tolist(), strict=True))


def _simhash() -> None:
    chance = np.random.default_rng(1)
    fingerprints = chance.integers(0, 2**64, 100_000, dtype=np.uint64)
    clustered = fingerprints.copy()
    clustered[:50_000] = clustered[0] ^ (np.uint64(1) << chance.integers(0, 64, 50_000, dtype=np.uint64))
    for name, prints in (("random", fingerprints), ("half of them in one cluster", clustered)):
        start = time.perf_counter()
        index = BlockIndex(prints)
        built = time.perf_counter() - start
        times = []
        for wanted in prints[::1000].tolist():
            start = time.perf_counter()
            index.find(wanted)
            times.append(time.perf_counter() - start)
        print(f"SimHash among 100,000, {name}: index {1000 * built:.1f} ms,", end=" ")
        print(f"look-up {1e6 * statistics.median(times):.0f} us, the slowest {1e6 * max(times):.0f} us")


def _what_if() -> None:
    corpus = _corpus([" ".join(_made(5000, seed)) for seed in range(14)])
    left, right = corpus.tokens("0"), corpus.tokens("1")
    for _ in range(4):
        start = time.perf_counter()
        curve(left, right)
        middle = time.perf_counter()
        what_if(corpus, "0", "1")
        end = time.perf_counter()
    print(f"what if, two essays of 5,000 words: curve {1000 * (middle - start):.1f} ms,", end=" ")
    print(f"with chance from twelve others {1000 * (end - middle):.1f} ms")


def _print(stage: str, times: dict[str, list[float]]) -> None:
    for name, taken in times.items():
        ratios = [other / mine for other, mine in zip(taken[1:], times["imbrex"][1:], strict=True)]
        median = 1000 * statistics.median(taken[1:])
        print(f"  {stage:12} {name:12} {median:9.1f} ms   {statistics.median(ratios):6.2f} x imbrex")


def _essays(folder: Path | None) -> list[str]:
    if folder:
        return [path.read_text("utf-8") for path in sorted(folder.rglob("*.txt"))]
    essays = [_made(800, seed) for seed in range(1800)]
    chance = random.Random(0)
    for number in range(200):
        copy = list(essays[number])
        for place in chance.sample(range(800), 8 + number // 3):
            copy[place] = f"changed{place}"
        essays.append(copy)
    return [" ".join(words) for words in essays]


def _made(words: int, seed: int) -> list[str]:
    """Made words; the n-th commonest stands there in proportion to 1 / n."""
    vocabulary = [f"{'bcdfgklmnprst'[n % 13]}{'aeiou'[n // 13 % 5]}{'lmnrst'[n // 65 % 6]}{n}" for n in range(20_000)]
    weights = [1 / (rank + 1) for rank in range(len(vocabulary))]
    return random.Random(seed).choices(vocabulary, weights, k=words)


def _optional(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"  {name} is not installed")
        return None


if __name__ == "__main__":
    main()

"""Others that compare all pairs of a folder of plain texts by runs of three words; needs nothing of Imbrex.

    python tests/benchmarks/peers.py NAME FOLDER

Runs one of them and prints a JSON object: seconds after its imports, pairs that it found, and of how much.
"""

import json
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

SHARED = 0.02
"""Jaccard index, or an estimate of it, from which on a pair is counted."""

_WORDS = re.compile(r"\w+")
Texts = list[list[str]]
Shingle = tuple[str, str, str]


def read(folder: Path) -> Texts:
    """Give the words of every text."""
    return [_WORDS.findall(path.read_text("utf-8").lower()) for path in sorted(folder.glob("*.txt"))]


def shingles(words: list[str]) -> set[Shingle]:
    """Give the distinct runs of three words."""
    return set(zip(words, words[1:], words[2:], strict=False))


def sets(folder: Path) -> int:
    """Intersect the sets of each two texts."""
    found = [shingles(words) for words in read(folder)]
    sizes = list(map(len, found))
    count = 0
    for left, right in combinations(range(len(found)), 2):
        shared = len(found[left] & found[right])
        count += shared >= SHARED * (sizes[left] + sizes[right] - shared)
    return count


def inverted_index(folder: Path) -> int:
    """Count pairs of texts under each run of words."""
    found = [shingles(words) for words in read(folder)]
    index: dict[Shingle, list[int]] = defaultdict(list)
    for number, mine in enumerate(found):
        for shingle in mine:
            index[shingle].append(number)
    shared: Counter[tuple[int, int]] = Counter()
    for owners in index.values():
        if len(owners) > 1:
            shared.update(combinations(owners, 2))
    sizes = list(map(len, found))
    return sum(count >= SHARED * (sizes[a] + sizes[b] - count) for (a, b), count in shared.items())


def datasketch(folder: Path) -> int:
    """Estimate by 128 minima of each text."""
    import numpy as np
    from datasketch import MinHash

    rows = []
    for words in read(folder):
        one = MinHash(num_perm=128)
        one.update_batch([" ".join(shingle).encode() for shingle in shingles(words)])
        rows.append(one.hashvalues)
    return _equal_minima(np.array(rows))


def rensa(folder: Path) -> int:
    """Estimate by 128 minima of each text, made in Rust."""
    import numpy as np
    from rensa import RMinHash

    rows = []
    for words in read(folder):
        one = RMinHash(num_perm=128, seed=42)
        one.update([" ".join(shingle) for shingle in shingles(words)])
        rows.append(one.digest())
    return _equal_minima(np.array(rows, np.uint64))


def _equal_minima(rows) -> int:
    count = 0
    for number in range(len(rows) - 1):
        equal = (rows[number + 1 :] == rows[number]).mean(axis=1)
        count += int((equal >= SHARED).sum())
    return count


def simhash(folder: Path) -> int:
    """Compare 64-bit SimHashes of each two texts."""
    from simhash import Simhash

    values = [Simhash([" ".join(shingle) for shingle in shingles(words)]).value for words in read(folder)]
    return sum((left ^ right).bit_count() < 24 for left, right in combinations(values, 2))


def rapidfuzz(folder: Path) -> int:
    """Find the longest common subsequence of words of each two texts."""
    from rapidfuzz.distance import Indel
    from rapidfuzz.process import cdist

    texts = read(folder)
    ratios = cdist(texts, texts, scorer=Indel.normalized_similarity, workers=1)
    return int(((ratios > 0.4).sum() - len(texts)) // 2)


PEERS: dict[str, tuple[Callable[[Path], int], str, bool]] = {
    "sets of tuples, plain Python": (sets, "", True),
    "inverted index, plain Python": (inverted_index, "", True),
    "datasketch, 128 minima": (datasketch, "datasketch", False),
    "rensa, 128 minima": (rensa, "rensa", False),
    "simhash, all pairs": (simhash, "simhash", False),
    "rapidfuzz, words, Indel": (rapidfuzz, "rapidfuzz", True),
}
"""What runs, the module it needs, and whether its figures are exact."""


if __name__ == "__main__":
    function, module, _ = PEERS[sys.argv[1]]
    if module:
        __import__(module)
    start = time.perf_counter()
    count = function(Path(sys.argv[2]))
    print(json.dumps({"seconds": time.perf_counter() - start, "pairs": count}))

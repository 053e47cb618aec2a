"""How long the engine takes beside its peers, in one process, run by run in turn; only the ratios mean anything.

    python tests/benchmarks/engine.py [--data FOLDER] [--prototype FILE] [--runs N]

FOLDER holds plain-text essays in `class/` and a pair of long texts in `pair/a.txt`, `pair/b.txt`; without it the texts
are drawn from a made vocabulary with Zipf's frequencies. FILE is a Python module with the stages of a vectorised
yardstick (`tokenize`, `shingles`, `dedupe_sorted`, `groups_shared`, `pairs_sort`); without it only the peers that
everybody has are run: sets of tuples in plain Python, and `wc -w`. Reading, start-up and imports are left out.
"""

import argparse
import importlib.util
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import ModuleType

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import PRESETS, Options
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages

Work = Callable[[], object]
AS_WRITTEN = PRESETS["verbatim"].with_value("shingle-length", 3)
LEMMAS = Options()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path)
    parser.add_argument("--prototype", type=Path)
    parser.add_argument("--runs", type=int, default=7)
    arguments = parser.parse_args()
    texts = _essays(arguments.data)
    yardstick = _module(arguments.prototype) if arguments.prototype else None
    languages = Languages()
    languages.find("en").lemmas(["warm"])
    print(f"{len(texts)} essays, {sum(len(text.split()) for text in texts):,} words, all pairs, shingles of 3")
    _class(texts, languages, yardstick, arguments.runs)
    _retuning(texts, languages, arguments.runs)
    print("two texts of 100,000 words, all passages, shingles of 3")
    _pair(*_long_texts(arguments.data), languages, arguments.runs)


def _class(texts: list[str], languages: Languages, yardstick: ModuleType | None, runs: int) -> None:
    peers: dict[str, Work] = {}
    if yardstick:
        peers["vectorised yardstick"] = lambda: _yardstick(yardstick, [text.encode() for text in texts])
    if len(texts) <= 300:
        peers["sets in plain Python"] = lambda: _sets(texts)
    ours: dict[str, Work] = {
        "imbrex, as written": lambda: _report(texts, languages, AS_WRITTEN),
        "imbrex, lemmas": lambda: _report(texts, languages, LEMMAS),
    }
    _print(ours | peers, runs, list(peers))


def _retuning(texts: list[str], languages: Languages, runs: int) -> None:
    """Another shingle length with everything loaded."""
    corpus = _corpus(texts, languages, LEMMAS)
    corpus.report()

    def change(length: int) -> object:
        corpus.set_options(LEMMAS.with_value("shingle-length", length))
        return corpus.report()

    _print({f"shingle length to {length}": lambda length=length: change(length) for length in (4, 3, 6)}, runs, [])


def _pair(left: str, right: str, languages: Languages, runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "both.txt")
        path.write_text(left + "\n" + right, "utf-8")

        def compare(options: Options) -> object:
            return _corpus([left, right], languages, options).compare("0", "1")

        work: dict[str, Work] = {
            "imbrex, as written": lambda: compare(AS_WRITTEN),
            "imbrex, lemmas": lambda: compare(LEMMAS),
            "wc -w": lambda: subprocess.run(["wc", "-w", path], check=True, capture_output=True),
        }
        _print(work, runs, ["wc -w"])


def _corpus(texts: list[str], languages: Languages, options: Options) -> Corpus:
    corpus = Corpus(languages.find, options)
    corpus.add([Document(str(number), str(number), text, language="en") for number, text in enumerate(texts)])
    return corpus


def _report(texts: list[str], languages: Languages, options: Options) -> object:
    return _corpus(texts, languages, options).report()


def _sets(texts: list[str]) -> object:
    shingles = [set(zip(words, words[1:], words[2:], strict=False)) for words in (t.lower().split() for t in texts)]
    return [len(a & b) / len(a | b) for a, b in combinations(shingles, 2)]


def _yardstick(module: ModuleType, raw: list[bytes]) -> object:
    hashes, _, _, pointer = module.tokenize(raw)
    shingle, owner, _ = module.shingles(hashes, pointer, 3)
    new, document, sizes, _ = module.dedupe_sorted(shingle, owner, len(raw))
    shared, length = module.groups_shared(new, document)
    return module.pairs_sort(shared, length, len(raw), sizes)


def _print(work: dict[str, Work], runs: int, peers: list[str]) -> None:
    """Run all in turn; print the medians, and the median ratio of each to each peer."""
    times: dict[str, list[float]] = {name: [] for name in work}
    for name in list(work) * (runs + 1):
        start = time.perf_counter()
        work[name]()
        times[name].append(time.perf_counter() - start)
    for name, taken in times.items():
        line = f"  {name:24} {1000 * statistics.median(taken[1:]):9.1f} ms"
        for peer in peers:
            if name not in peers:
                ratios = [mine / theirs for mine, theirs in zip(taken[1:], times[peer][1:], strict=True)]
                line += f"   {statistics.median(ratios):6.2f} x {peer}"
        print(line)


def _essays(folder: Path | None) -> list[str]:
    if folder:
        return [path.read_text("utf-8") for path in sorted((folder / "class").glob("*.txt"))]
    return [_made(800, seed) for seed in range(200)]


def _long_texts(folder: Path | None) -> tuple[str, str]:
    if folder:
        return (folder / "pair" / "a.txt").read_text("utf-8"), (folder / "pair" / "b.txt").read_text("utf-8")
    left, other = _made(100_000, 1).split(), _made(70_000, 2).split()
    return " ".join(left), " ".join(other + left[:30_000])


def _made(words: int, seed: int) -> str:
    """A text of made words; the n-th commonest stands there in proportion to 1 / n."""
    chance = random.Random(seed)
    vocabulary = [f"{'bcdfgklmnprst'[n % 13]}{'aeiou'[n // 13 % 5]}{'lmnrst'[n // 65 % 6]}{n}" for n in range(20_000)]
    weights = [1 / (rank + 1) for rank in range(len(vocabulary))]
    drawn = chance.choices(vocabulary, weights, k=words)
    return " ".join(word + "." * (place % 15 == 0) for place, word in enumerate(drawn))


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("yardstick", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} is no Python module")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()

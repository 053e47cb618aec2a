"""PAN 2013 text alignment: passages of five kinds in pairs of documents, one kind a pair, and pairs made of several."""

import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading
from tests.evaluation.figures import Figure
from tests.evaluation.plagdet import Shared, plagdet
from tests.evaluation.tables import rows
from tests.evaluation.texts import read_texts, text_of

KINDS = {
    "01-no-plagiarism": "clean",
    "02-no-obfuscation": "none",
    "03-random-obfuscation": "random",
    "04-translation-obfuscation": "translation",
    "05-summary-obfuscation": "summary",
}
_CHUNK = 40  # pairs read in one go: neighbours share their suspicious document
_Pair = tuple[str, str, str]  # kind, suspicious document, source document
_Passages = Mapping[_Pair, Sequence[Shared]]


@dataclass(frozen=True, slots=True)
class _Work:
    """Pairs for one process, with the folder that holds `susp` and `src`."""

    texts: Path
    pairs: tuple[_Pair, ...]


def evaluate(folder: Path, sample: int, *, full: bool, cache: Path | None, processes: int) -> Iterator[Figure]:
    """Plagdet by kind, and the clean pairs flagged."""
    cases = _cases(folder)
    with _texts(folder, full, cache) as texts:
        pairs = _pairs(folder, texts, sample)
        found = _detect(texts, pairs, processes)
        yield from _figures(pairs, cases, found)
        mixed = _mixed(texts, pairs, cases)
    truth, detected = mixed
    if truth:
        yield Figure("plagdet mixed", plagdet(truth, detected).plagdet, len(truth))


def _figures(pairs: Sequence[_Pair], cases: _Passages, found: _Passages) -> Iterator[Figure]:
    measured = plagdet({pair: cases.get(pair, ()) for pair in pairs}, found)
    yield Figure("plagdet", measured.plagdet, len(pairs))
    yield Figure("precision", measured.precision)
    yield Figure("recall", measured.recall)
    yield Figure("granularity", measured.granularity, limit=True)
    for kind in list(KINDS.values())[1:]:
        mine = [pair for pair in pairs if pair[0] == kind]
        figure = plagdet({pair: cases.get(pair, ()) for pair in mine}, {pair: found[pair] for pair in mine})
        yield Figure(f"plagdet {kind}", figure.plagdet, len(mine))
    clean = [pair for pair in pairs if not cases.get(pair)]
    yield Figure("clean pairs flagged", sum(bool(found[pair]) for pair in clean) / max(1, len(clean)), len(clean), True)
    for kind in ("clean", "summary"):
        mine = [pair for pair in clean if pair[0] == kind]
        if mine:
            yield Figure(f"flagged among {kind}", sum(bool(found[pair]) for pair in mine) / len(mine), len(mine), True)


def _cases(folder: Path) -> dict[_Pair, list[Shared]]:
    cases: dict[_Pair, list[Shared]] = defaultdict(list)
    for row in rows(folder / "truth.tsv"):
        left, right = int(row["this_offset"]), int(row["source_offset"])
        place = Shared(left, left + int(row["this_length"]), right, right + int(row["source_length"]))
        cases[KINDS[row["category"]], row["susp"], row["src"]].append(place)
    return cases


def _pairs(folder: Path, texts: Path, sample: int) -> list[_Pair]:
    """All pairs whose texts are there, or an even sample of each kind."""
    by_kind: dict[str, list[_Pair]] = defaultdict(list)
    wanted = _listed(texts)
    for row in rows(folder / "pairs.tsv"):
        pair = KINDS[row["category"]], row["susp"], row["src"]
        if wanted is None or pair in wanted:
            by_kind[pair[0]].append(pair)
    step = max(1, sum(map(len, by_kind.values())) // sample) if sample else 1
    return [pair for kind in KINDS.values() for pair in by_kind[kind][::step]]


def _listed(texts: Path) -> set[_Pair] | None:
    """The pairs of a folder that holds not all of them, by its lists."""
    lists = [(kind, texts / category / "pairs") for category, kind in KINDS.items()]
    if not all(path.exists() for _, path in lists):
        return None
    listed = set()
    for kind, path in lists:
        for line in path.read_text("utf-8").splitlines():
            left, right = line.split()
            listed.add((kind, left, right))
    return listed


@contextmanager
def _texts(folder: Path, full: bool, cache: Path | None) -> Iterator[Path]:
    """The folder with the texts: the tenth that lies there unpacked, or all of them out of the archive."""
    if not full:
        yield folder / "sample10"
        return
    with tempfile.TemporaryDirectory() as temporary:
        target = cache or Path(temporary)
        if not (target / "susp").is_dir():
            archive = next(folder.glob("pan13-*.tar.xz"))
            with tarfile.open(archive) as packed:
                packed.extractall(target, filter="data")
        yield target


def _detect(texts: Path, pairs: Sequence[_Pair], processes: int) -> dict[_Pair, list[Shared]]:
    work = [_Work(texts, tuple(pairs[first : first + _CHUNK])) for first in range(0, len(pairs), _CHUNK)]
    found: dict[_Pair, list[Shared]] = {}
    if processes == 1:
        for one in work:
            found.update(_detect_some(one))
        return found
    with ProcessPoolExecutor(processes) as pool:
        for some in pool.map(_detect_some, work):
            found.update(some)
    return found


def _detect_some(work: _Work) -> dict[_Pair, list[Shared]]:
    names = {f"susp/{pair[1]}" for pair in work.pairs} | {f"src/{pair[2]}" for pair in work.pairs}
    readings = read_texts({name: text_of(work.texts / name) for name in sorted(names)}, "en")
    return {pair: passages(readings[f"susp/{pair[1]}"], readings[f"src/{pair[2]}"]) for pair in work.pairs}


def passages(left: Reading, right: Reading) -> list[Shared]:
    """The passages of two readings, as places."""
    return [Shared(one.left.start, one.left.end, one.right.start, one.right.end) for one in find_passages(left, right)]


def _mixed(
    texts: Path, pairs: Sequence[_Pair], cases: _Passages
) -> tuple[dict[int, list[Shared]], dict[int, list[Shared]]]:
    """Pairs joined end to end from one pair of each of three kinds: copied, shuffled, translated."""
    kinds = ("none", "random", "translation")
    by_kind = [[pair for pair in pairs if pair[0] == kind and cases.get(pair)] for kind in kinds]
    truth: dict[int, list[Shared]] = {}
    found: dict[int, list[Shared]] = {}
    for number, group in enumerate(zip(*by_kind, strict=False)):
        left, right = [], []
        true = []
        sizes = [0, 0]
        for pair in group:
            mine, its = text_of(texts / "susp" / pair[1]), text_of(texts / "src" / pair[2])
            true += [_shifted(case, *sizes) for case in cases[pair]]
            left.append(mine)
            right.append(its)
            sizes = [sizes[0] + len(mine) + 2, sizes[1] + len(its) + 2]
        readings = read_texts({"left": "\n\n".join(left), "right": "\n\n".join(right)}, "en")
        truth[number], found[number] = true, passages(readings["left"], readings["right"])
    return truth, found


def _shifted(case: Shared, left: int, right: int) -> Shared:
    return Shared(case.left_start + left, case.left_end + left, case.right_start + right, case.right_end + right)

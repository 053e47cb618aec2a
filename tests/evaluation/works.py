"""Works: pairs of whole texts that are versions of one another, beside pairs that are not."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading
from tests.evaluation.figures import Figure
from tests.evaluation.tables import rows
from tests.evaluation.texts import read_paths, read_texts

FLAGGED = 0.1
"""Share of a text's words inside passages from which a pair counts as flagged: a stray quotation is no reuse."""
_LONGEST = 700_000  # bytes: larger novels say no more, and take their time


def _share(left: Reading, right: Reading) -> float:
    """Share of the left text's words inside passages."""
    return extent_of(find_passages(left, right)).covered


def _separation(alike: Iterable[float], unlike: Iterable[float], name: str) -> Iterator[Figure]:
    twins, others = sorted(alike), sorted(unlike)
    yield Figure(f"{name} found", sum(share >= FLAGGED for share in twins) / len(twins), len(twins))
    yield Figure(f"least share of {name}", twins[0])
    yield Figure(f"mean share of {name}", sum(twins) / len(twins))
    if others:
        yield Figure("others flagged", sum(share >= FLAGGED for share in others) / len(others), len(others), True)
        yield Figure("greatest share of others", others[-1], limit=True)


def novels(folder: Path) -> Iterator[Figure]:
    """Russian novels and their twins with other words, against unrelated novels."""
    pairs = [
        (folder / row["original"], folder / row["synonymised"])
        for row in rows(folder / "pairs.tsv")
        if (folder / row["synonymised"]).exists()  # the table names some that are not there
        and (folder / row["original"]).stat().st_size <= _LONGEST
    ]
    readings = read_paths(sorted({path for pair in pairs for path in pair}), "ru")
    twins = [_share(readings[twin], readings[original]) for original, twin in pairs]
    originals = sorted({original for original, _ in pairs})
    unrelated = [_share(readings[a], readings[b]) for a, b in combinations(originals, 2)]
    yield from _separation(twins, unrelated, "twins")


def revisions(folder: Path, sample: int) -> Iterator[Figure]:
    """Ukrainian texts before and after correction, against other texts."""
    apart = {(row["id_a"], row["id_b"]) for row in rows(folder / "cross_id_overlaps.tsv")}
    sources = sorted(folder.glob("*.src.txt"))
    sources = sources[:: max(1, len(sources) // sample)] if sample else sources
    versions = {source: sorted(folder.glob(f"{_number(source)}.a*.txt")) for source in sources}
    readings = read_paths([*sources, *(path for paths in versions.values() for path in paths)], "uk")
    twins = [_share(readings[path], readings[source]) for source, paths in versions.items() for path in paths]
    others = [
        _share(readings[a], readings[b])
        for a, b in zip(sources, sources[1:] + sources[:1], strict=True)
        if a != b and not {(_number(a), _number(b)), (_number(b), _number(a))} & apart
    ]
    yield from _separation(twins, others, "revisions")


def _number(path: Path) -> str:
    return path.name.partition(".")[0]


def damaged(folder: Path) -> Iterator[Figure]:
    """A Chinese text and copies with characters inserted or moved."""
    pairs = [(folder / row["original"], folder / row["variant"]) for row in rows(folder / "pairs.tsv")]
    readings = read_paths(sorted({path for pair in pairs for path in pair}), "zh")
    yield from _separation([_share(readings[copy], readings[text]) for text, copy in pairs], [], "copies")
    for text, copy in pairs:
        yield Figure(f"share of {copy.stem}", _share(readings[copy], readings[text]))


def wikipedia(folder: Path, sample: int) -> Iterator[Figure]:
    """English passages that one article of Wikipedia has from another, against passages of other articles."""
    lines = (folder / "pairs.jsonl").read_text("utf-8").splitlines()
    pairs = [pair for pair in map(json.loads, lines) if pair.get("language", "en") == "en"]
    pairs = pairs[:: max(1, len(pairs) // sample)] if sample else pairs
    readings = read_texts(
        {f"{side}{number}": _joined(pair, side) for number, pair in enumerate(pairs) for side in ("s", "t")}, "en"
    )
    twins = [_share(readings[f"t{number}"], readings[f"s{number}"]) for number in range(len(pairs))]
    half = len(pairs) // 2  # sorted by articles, so that neighbours are of one
    others = [
        _share(readings[f"t{number}"], readings[f"s{number - half}"])
        for number in range(half, len(pairs))
        if pairs[number]["s_id"] != pairs[number - half]["s_id"]
    ]
    yield from _separation(twins, others, "reuse")


def _joined(pair: Mapping[str, Any], side: str) -> str:
    return " ".join(pair[f"{side}_text"])


def translations(folder: Path) -> Iterator[Figure]:
    """Independent translations of one work, which are no reuse; and one inside a larger book, which is."""
    alarms, positives = [], []
    for row in rows(folder / "pairs.tsv"):
        a, b = folder / row["a"], folder / row["b"]
        readings = read_paths([a, b], "en")
        share = max(_share(readings[a], readings[b]), _share(readings[b], readings[a]))
        same = "SAME" in row["relation"]
        (positives if same else alarms).append(share)
        yield Figure(f"share of {row['work']}", share, limit=not same)
    flagged = sum(share >= FLAGGED for share in alarms)
    yield Figure("translations flagged", flagged / max(1, len(alarms)), len(alarms), True)
    if positives:
        yield Figure("true reuse found", sum(share >= FLAGGED for share in positives) / len(positives), len(positives))

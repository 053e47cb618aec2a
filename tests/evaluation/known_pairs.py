"""Known pairs: whether they are related is known; each is in a class, and no text is in both halves."""

import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Float64, Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.likelihood_ratio.class_background import background_of
from imbrex.engine.likelihood_ratio.weight import FEATURES, pair_features
from imbrex.engine.text.document import Document
from tests.evaluation import pan
from tests.evaluation.tables import rows
from tests.evaluation.texts import LANGUAGES, documents_of, text_of

Texts = NDArray[np.str_]
LEARNT, KEPT = 0, 1
"""The halves."""
_CLASS = 20  # related pairs of a class from PAN, whose others make its background
_OTHERS = 4  # pages beside which an own text of such a class is placed
_PIECE = 10  # sentences of an essay
_PART = 2_000  # characters of a page
_BEGIN = 40  # characters by which a sentence of a page is found
_NOVEL = 2_500  # characters of a piece of a novel


@dataclass(frozen=True, slots=True)
class KnownClass:
    """Texts of a class, and pairs of them by name: (left, right, whether related)."""

    source: str
    half: int
    language: str
    texts: dict[str, str]
    pairs: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """Pairs, as columns: the set and the class of each, the size of this class, its words, features and truth.

    Pairs with a text unlike the others of the class in length, for which there is no weight, are left out.
    """

    source: Texts
    group: Int64
    documents: Int64
    words: Int64
    features: Float64
    related: Bools

    def take(self, chosen: Bools) -> "Known":
        """Some of them."""
        return Known(*(getattr(self, field.name)[chosen] for field in fields(self)))

    @property
    def counts(self) -> Float64:
        """How much each pair counts: half as much in a set four times as large, which would drown the others."""
        counts = np.zeros(len(self.related))
        for source in np.unique(self.source):
            for cell in ((self.source == source) & self.related, (self.source == source) & ~self.related):
                counts[cell] = 1 / np.sqrt(max(1, np.count_nonzero(cell)))
        return counts


def known_pairs(folder: Path, half: int, processes: int, pan_texts: Path, sample: int = 0) -> Known:
    """The pairs of a half, or of some of its classes; `folder` holds the sets, `pan_texts` the texts of PAN."""
    classes = [one for one in every_class(folder, pan_texts) if one.half == half]
    classes = classes[:: max(1, len(classes) // sample)] if sample else classes
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(_known, classes, range(len(classes))))
    return Known(*(np.concatenate([getattr(one, field.name) for one in found]) for field in fields(Known)))


def _known(known: KnownClass, number: int) -> Known:
    """The pairs of a class with their features."""
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(name, name, text, language=known.language) for name, text in known.texts.items()])
    background = background_of(corpus, known.language)
    usual = {name: background.is_usual(name) for name in known.texts}
    pairs = [pair for pair in known.pairs if usual[pair[0]] and usual[pair[1]]]
    every = np.ones(len(pairs), np.int64)
    return Known(
        np.array([known.source] * len(pairs), np.str_),
        number * every,
        len(known.texts) * every,
        np.array([sorted(map(background.size_of, pair[:2])) for pair in pairs], np.int64).reshape(-1, 2),
        np.array([pair_features(corpus, background, pair[:2]) for pair in pairs]).reshape(-1, FEATURES),
        np.array([related for _, _, related in pairs], np.bool_),
    )


def every_class(folder: Path, pan_texts: Path) -> Iterator[KnownClass]:
    """All classes of all sets, in both halves."""
    yield from _pan(folder / "pan13_text_alignment", pan_texts)
    yield from _answers(folder / "clough_stevenson")
    yield from _essays(folder / "plagevalrus_essays")
    yield from _novels(folder / "ru_synonymised_novels")


def _pan(folder: Path, texts: Path) -> Iterator[KnownClass]:
    """English: pages and texts made from some of them. The half is by the numbers of both texts: even, odd.

    A text with passages from a page may have more from pages that the table does not name: pairs that it does not name
    are known to be unrelated only where no pair with the text has a passage.
    """
    table = rows(folder / "pairs.tsv")
    own = {f"susp/{row['susp']}" for row in table} - {f"susp/{row['susp']}" for row in table if int(row["n_cases"])}
    every = [(pan.KINDS[row["category"]], f"susp/{row['susp']}", f"src/{row['src']}") for row in table]
    listed = {(left, right) for _, left, right in every}
    for half in (LEARNT, KEPT):
        mine = [one for one in every if {_number(one[1]) % 2, _number(one[2]) % 2} == {half}]
        mine = [one for one in mine if all((texts / name).exists() for name in one[1:])]
        groups = max(1, len(mine) // _CLASS)
        for first in range(groups):
            pairs = mine[first::groups]
            lefts, rights = ([pair[side] for pair in pairs] for side in (1, 2))
            others = [
                (left, rights[(place + step) % len(rights)], False)
                for place, left in enumerate(lefts)
                for step in range(1, 1 + min(_OTHERS, len(rights) - 1))
                if left in own and (left, rights[(place + step) % len(rights)]) not in listed
            ]
            names = dict.fromkeys([*lefts, *rights])
            known = [(left, right, kind != "clean") for kind, left, right in pairs]
            yield KnownClass(
                "pan", half, "en", {name: text_of(texts / name) for name in names}, tuple(dict.fromkeys(known + others))
            )


def _number(name: str) -> int:
    return int(re.sub(r"\D", "", name))


def _answers(folder: Path) -> Iterator[KnownClass]:
    """English: short answers to a question, and the page that some were written from. One question is kept apart."""
    table = rows(folder / "truth.tsv")
    texts = {document.name: document.text for document in documents_of([folder / row["file"] for row in table], "en")}
    for task in sorted({row["task"] for row in table}):
        mine = [row for row in table if row["task"] == task]
        page = next(row["file"] for row in mine if row["category"] == "orig")
        own = [row["file"] for row in mine if row["category"] == "non"]
        taken = [row["file"] for row in mine if row["category"] not in ("non", "orig")]
        pairs = [(name, page, True) for name in taken]
        pairs += [(left, right, False) for left, right in combinations(own, 2)]
        pairs += [(left, right, False) for left in own for right in (page, *taken)]
        names = [row["file"] for row in mine]
        half = KEPT if task == "e" else LEARNT
        yield KnownClass("answers", half, "en", {name: texts[name] for name in names}, tuple(pairs))


def _essays(folder: Path) -> Iterator[KnownClass]:
    """Russian: pieces of essays and of the pages that each was written from; those on one subject are kept apart."""
    for essay in sorted(path.parent for path in folder.glob("*/essay.txt")):
        text = (essay / "essay.txt").read_text("utf-8-sig")
        table = [row for row in rows(essay / "truth.tsv") if row["start"]]
        pages = {one.name: " ".join(one.text.split()) for one in documents_of(_files(essay / "sources"), "ru")}
        texts = {
            f"{name} {start}": page[start : start + _PART]
            for name, page in pages.items()
            for start in range(0, len(page), _PART)
            if len(page) - start >= _PART // 2
        }
        pairs = []
        for first in range(0, len(table), _PIECE):
            piece = table[first : first + _PIECE]
            texts[f"piece {first}"] = text[int(piece[0]["start"]) : int(piece[-1]["end"])]
            pairs += [(f"piece {first}", part, related) for part, related in _of_piece(piece, texts)]
        yield KnownClass("essays", KEPT if "cook" in essay.name else LEARNT, "ru", texts, tuple(pairs))


def _files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def _of_piece(piece: Sequence[Mapping[str, str]], texts: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """The parts of pages that two sentences of a piece or more were written from, and those of pages that none was."""
    used = {row["source"] for row in piece}
    begins = [" ".join(row["original_text"].split())[:_BEGIN] for row in piece if row["source"]]
    for name, text in texts.items():
        if name.startswith("piece"):
            continue
        if sum(begin in text for begin in begins) >= 2:
            yield name, True
        elif name.rpartition(" ")[0] not in used:
            yield name, False


def _novels(folder: Path) -> Iterator[KnownClass]:
    """Russian: pieces of works, and the same with other words; every other work is kept apart.

    Pieces of one work are not unrelated: a tale in verse repeats its lines.
    """
    table = [row for row in rows(folder / "pairs.tsv") if (folder / row["synonymised"]).exists()]
    for half in (LEARNT, KEPT):
        works = [[text_of(folder / row[side]) for side in ("original", "synonymised")] for row in table[half::2]]
        for part in range(4):
            texts, pairs = {}, []
            for number, (original, twin) in enumerate(works):
                for place in range(3):
                    at = 0.05 + 0.3 * place + 0.07 * part
                    names = f"{number} {place}", f"twin {number} {place}"
                    for name, whole in zip(names, (original, twin), strict=True):
                        texts[name] = whole[int(at * len(whole)) :][:_NOVEL]
                    pairs.append((*names, True))
            names = [name for name in texts if not name.startswith("twin")]
            pairs += [
                (left, right, False) for left, right in combinations(names, 2) if left.split()[0] != right.split()[0]
            ]
            yield KnownClass("novels", half, "ru", texts, tuple(pairs))

"""Scans: pages drawn with noise, blur and rotation that contain a passage of another text, which has to be found.

A trial is a page at 150 dots per inch: two thirds of it are a text of its own, and the rest is copied. It is read by
text recognition and compared with a class that has the source; the passage counts as found if half of its words are in
shared passages.
"""

import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest.mock import patch

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises import word_repair
from imbrex.engine.text.document import Document
from imbrex.files.reader import Reader
from imbrex.files.recognizer import RecognitionSettings, Recognizer
from tests.evaluation.figures import Figure
from tests.evaluation.texts import LANGUAGES
from tests.scanned_pages import draw, worn

TRIALS = 24
"""Of each language."""
_OWN, _COPIED, _PIECE = 160, 70, 200  # words
_LONGEST = 60_000  # characters of a text that pieces are taken of
_NOISE = (15.0, 25.0, 35.0, 45.0)
_LANGUAGES = {"en": ("eng", "clough_stevenson/*_task*.txt"), "ru": ("rus", "ru_synonymised_novels/*.orig.txt")}


def evaluate(folder: Path) -> Iterator[Figure]:
    """Figures of English and Russian pages; `folder` holds the other sets."""
    for language, (code, pattern) in _LANGUAGES.items():
        trials = list(_trials(list(_texts(folder, pattern)), language, code))
        for name, place in (("found", 0), ("found without respelling", 1)):
            yield Figure(f"{language} {name}", sum(trial[place] >= 0.5 for trial in trials) / len(trials), len(trials))
        for name, place in (("covered", 0), ("covered without respelling", 1)):
            yield Figure(f"{language} {name}", sum(trial[place] for trial in trials) / len(trials))


def _texts(folder: Path, pattern: str) -> Iterator[str]:
    """Pieces of the texts of a set, each long enough for a trial."""
    for path in sorted(folder.glob(pattern)):
        words = path.read_text("utf-8", errors="replace")[:_LONGEST].split()
        for first in range(0, len(words) - _PIECE + 1, _PIECE):
            yield " ".join(words[first : first + _PIECE])


def _trials(texts: Sequence[str], language: str, code: str) -> Iterator[tuple[float, float]]:
    dice = random.Random(20)
    with tempfile.TemporaryDirectory() as folder, Reader() as reader, Recognizer(reader) as recognizer:
        for number in range(TRIALS):
            own, source, *others = dice.sample(texts, 5)
            start = dice.randrange(len(source.split()) - _COPIED)
            copied = " ".join(source.split()[start : start + _COPIED])
            words = own.split()[:_OWN]
            page = worn(
                draw("\n".join([" ".join(words[:80]), copied, " ".join(words[80:])])),
                seed=number,
                noise=_NOISE[number % len(_NOISE)],
                blur=dice.uniform(0.5, 1.0),
                degrees=dice.uniform(-1, 1),
            )
            path = Path(folder) / "page.png"
            page.save(path, dpi=(150, 150))
            (scan,) = recognizer.read(path, RecognitionSettings((code,)))
            if not isinstance(scan, Document):
                yield 0.0, 0.0
                continue
            place = source.index(copied)
            asked = scan, source, others, language, (place, place + len(copied))
            with patch.object(word_repair, "find_respelled", lambda *_: {}):
                plain = _covered(*asked)
            yield _covered(*asked), plain


def _covered(scan: Document, source: str, others: Sequence[str], language: str, copied: tuple[int, int]) -> float:
    """Share of the copied span of the source that is in passages shared with the scan."""
    corpus = Corpus(LANGUAGES.find)
    texts = {"source": source} | {f"other {number}": text for number, text in enumerate(others)}
    made = [Document(key, key, text, language=language) for key, text in texts.items()]
    corpus.add([Document("scan", "scan", scan.text, language=language, recognition=scan.recognition), *made])
    comparison = corpus.compare("scan", "source")
    inside = np.zeros(len(source), np.bool_)
    for passage in comparison.passages:
        inside[passage.right.start : passage.right.end] = True
    return float(inside[slice(*copied)].mean())

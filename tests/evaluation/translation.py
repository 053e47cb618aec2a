"""Translation: passages of books planted in texts of another book and language, and books that are not translations.

The folder holds a folder for each work, with CODE.txt for each language: two lines of facts, then a paragraph a line,
the same in all languages. `one_subject.txt` names works about one subject, a line each: false alarms among them are
counted apart, and passages are planted in the other works. Pairs of languages without a dictionary on this system are
left out.
"""

import random
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from imbrex.dictionaries.dictionaries import Dictionaries
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.engine.translation.find_translated import find_translated
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.read_sentences import Sentences, read
from imbrex.languages.registry import Languages
from tests.evaluation.figures import Figure

PAIRS = ("ru-en", "en-ru", "de-en", "fr-en", "es-en", "it-en", "pl-en", "de-ru", "fr-ru", "uk-en")
SIZES = (150, 60, 40)  # words of a passage
GAPS = (2, 4)  # sentences of one's own between two passages, on both sides
_ROUNDS = 8
_PASSAGES = 5
_SOURCE, _HOST = 20_000, 3_000  # words
_VERSE = {"the_raven", "romeo_and_juliet", "yevgeniy_onegin", "taoteching"}
_CLEAN = 40  # unrelated pairs
_CHANGED = 150  # words of a passage whose sentences are dropped or shuffled
_LANGUAGES = Languages()

Paragraphs = list[str]
Works = dict[str, dict[str, Paragraphs]]


def evaluate(folder: Path) -> Iterator[Figure]:
    """F1 by characters of planted passages for each pair of languages and size, and pairs of books with an alarm."""
    works: Works = {
        work.name: {path.stem: _paragraphs(path) for path in work.glob("??.txt")}
        for work in sorted(folder.iterdir())
        if work.is_dir() and work.name not in _VERSE
    }
    listed = folder / "one_subject.txt"
    subject = frozenset(listed.read_text(encoding="utf-8").split()) if listed.exists() else frozenset[str]()
    with Dictionaries(_LANGUAGES.find) as known:
        for left, right in (pair.split("-") for pair in PAIRS):
            if (lexicon := known.find(left, right)) is not None:
                name = f"{left}-{right} ({', '.join(lexicon.names)})"
                hosts = {work: texts for work, texts in works.items() if work not in subject}
                yield from _planted(name, works, left, right, lexicon, hosts or works)
                yield from _in_between(name, works, (left, right), lexicon)
                yield from _clean(name, works, (left, right), lexicon, subject)


def _paragraphs(path: Path) -> Paragraphs:
    lines = path.read_text(encoding="utf-8").split("\n")[2:]
    return [re.sub(r"<[^>]*>", " ", line).strip() for line in lines]


def _planted(name: str, works: Works, left: str, right: str, lexicon: Lexicon, hosts: Works) -> Iterator[Figure]:
    for size in SIZES:
        yield from _found(f"{name} F1 of {size} words", works, (left, right), lexicon, size, _whole, hosts)
    for told, change in (("a third of the sentences dropped", _dropped), ("sentences shuffled", _shuffled)):
        yield from _found(f"{name} F1 with {told}", works, (left, right), lexicon, _CHANGED, change, hosts)
    mixed = {
        work: texts | {left: [one for two in zip(texts[left], texts[right], strict=False) for one in two]}
        for work, texts in works.items()
        if {left, right} <= texts.keys()
    }
    both = {work: mixed.get(work, texts) for work, texts in hosts.items()}
    yield from _found(f"{name} F1 in text of both languages", works, (left, right), lexicon, _CHANGED, _whole, both)


Change = Callable[[random.Random, str], str]


def _whole(_rng: random.Random, text: str) -> str:
    return text


def _dropped(rng: random.Random, text: str) -> str:
    sentences = _split(text)
    left_out = set(rng.sample(range(len(sentences)), len(sentences) // 3))
    return " ".join(one for number, one in enumerate(sentences) if number not in left_out)


def _shuffled(rng: random.Random, text: str) -> str:
    sentences = _split(text)
    rng.shuffle(sentences)
    return " ".join(sentences)


def _split(text: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+", text)


def _found(
    name: str,
    works: Works,
    codes: tuple[str, str],
    lexicon: Lexicon,
    size: int,
    change: Change,
    hosting: Works,
) -> Iterator[Figure]:
    left, right = codes
    both = {
        work: [two for two in zip(texts[left], texts[right], strict=False) if all(two)]
        for work, texts in works.items()
        if {left, right} <= texts.keys()
    }
    sources = {work: pairs for work, pairs in both.items() if _words(*(one for one, _ in pairs)) > 8 * size}
    rng = random.Random(7)
    good = found = true = 0
    for number in range(_ROUNDS if sources else 0):
        work = sorted(sources)[number % len(sources)]
        hosts = [texts[left] for other, texts in hosting.items() if other != work and left in texts]
        hosts = [host for host in hosts if _words(*host) > _HOST / 2]
        if hosts:
            one = _plant(rng, sources[work], rng.choice(hosts), size, codes, lexicon, change)
            good, found, true = good + one[0], found + one[1], true + one[2]
    if true:
        yield Figure(name, 2 * good / max(1, found + true), _ROUNDS)


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)


def _plant(
    rng: random.Random,
    pairs: list[tuple[str, str]],
    host: Paragraphs,
    size: int,
    codes: tuple[str, str],
    lexicon: Lexicon,
    change: Change,
) -> tuple[int, int, int]:
    """Characters of both sides found and true, found, and true."""
    source = _part(rng, pairs, _SOURCE, lambda two: two[1])
    own = _part(rng, [text for text in host if text], _HOST, lambda text: text)
    picks = _picks(rng, source, size)
    places = sorted(rng.sample(range(len(own)), min(len(own), len(picks))))
    starts = [0]
    for _, text in source:
        starts.append(starts[-1] + len(text) + 1)
    text, truth = "", (set[int](), set[int]())
    for place, paragraph in enumerate(own):
        if place in places and picks:
            first, last = picks.pop()
            planted = change(rng, "\n".join(one for one, _ in source[first:last]))
            truth[0].update(range(len(text), len(text) + len(planted)))
            truth[1].update(range(starts[first], starts[last] - 1))
            text += planted + "\n"
        text += paragraph + "\n"
    passages = find_translated(*_read(text, "\n".join(other for _, other in source), codes), lexicon)
    found = (
        {place for one in passages for place in range(one.left.start, one.left.end)},
        {place for one in passages for place in range(one.right.start, one.right.end)},
    )
    good = sum(len(one & other) for one, other in zip(found, truth, strict=True))
    return good, sum(map(len, found)), sum(map(len, truth))


def _part(rng, items, most, text):  # type: ignore[no-untyped-def]
    """Items from a random place of the first half on, up to a number of words."""
    part, words = [], 0
    for item in items[rng.randrange(max(1, len(items) // 2)) :]:
        part.append(item)
        words += _words(text(item))
        if words > most:
            break
    return part


def _picks(rng: random.Random, source: list[tuple[str, str]], size: int) -> list[tuple[int, int]]:
    """Ranges of paragraphs that do not touch, of about so many words."""
    counts = [_words(one) for one, _ in source]
    picks: list[tuple[int, int]] = []
    for _ in range(500):
        first = last = rng.randrange(len(source))
        while last < len(source) and sum(counts[first:last]) < size:
            last += 1
        if size <= sum(counts[first:last]) <= 1.7 * size and not any(a <= last and first <= b for a, b in picks):
            picks.append((first, last))
        if len(picks) == _PASSAGES:
            break
    return picks


def _in_between(name: str, works: Works, codes: tuple[str, str], lexicon: Lexicon) -> Iterator[Figure]:
    """Share of short own text between translated paragraphs that is taken for translated, and recall of the latter."""
    both = [
        [two for two in zip(texts[codes[0]], texts[codes[1]], strict=False) if all(two)]
        for texts in works.values()
        if set(codes) <= texts.keys()
    ]
    sources = [pairs for pairs in both if len(pairs) >= 12]
    for gap in GAPS if len(sources) >= 3 else ():
        rng = random.Random(5)
        own = wrong = true = good = 0
        for number, pairs in enumerate(sources):
            fillers = [_sentences([two[side] for two in sources[number - 1 - side]]) for side in (0, 1)]
            if min(map(len, fillers)) < 4 * gap:
                continue
            first = rng.randrange(len(pairs) - 9)
            texts, truth = ["", ""], set[int]()
            for part in range(3):
                planted = pairs[first + 3 * part : first + 3 * part + 3]
                for side in (0, 1):
                    texts[side] += " ".join(fillers[side][part * gap : (part + 1) * gap]) + "\n"
                    start = len(texts[side])
                    texts[side] += "\n".join(two[side] for two in planted) + "\n"
                    truth.update(range(start, len(texts[0])) if side == 0 else ())
            passages = find_translated(*_read(texts[0], texts[1], codes), lexicon)
            found = {place for one in passages for place in range(one.left.start, one.left.end)}
            own, wrong = own + len(texts[0]) - len(truth), wrong + len(found - truth)
            true, good = true + len(truth), good + len(found & truth)
        if true:
            yield Figure(f"{name} own text of {gap} sentences called translated", wrong / own, len(sources), True)
            yield Figure(f"{name} recall around {gap} own sentences", good / true, len(sources))


def _sentences(paragraphs: Paragraphs) -> list[str]:
    return [one for text in paragraphs for one in re.split(r"(?<=[.!?])\s+", text) if len(one.split()) > 4]


def _clean(
    name: str, works: Works, codes: tuple[str, str], lexicon: Lexicon, subject: frozenset[str]
) -> Iterator[Figure]:
    ones, others = ({work: "\n".join(texts[code]) for work, texts in works.items() if code in texts} for code in codes)
    pairs = [(one, other) for one, other in product(ones, others) if one != other]
    related = [pair for pair in pairs if subject.issuperset(pair)]
    unrelated = [pair for pair in pairs if pair not in related][:_CLEAN]
    alarms = sum(bool(_called(ones[one], others[other], codes, lexicon)) for one, other in unrelated)
    if unrelated:
        yield Figure(f"{name} clean pairs flagged", alarms / len(unrelated), len(unrelated), True)
    if related:
        called = sum(_called(ones[one], others[other], codes, lexicon) for one, other in related)
        size = sum(len(ones[one]) for one, _ in related)
        yield Figure(f"{name} text on one subject called translated", called / size, len(related), True)


def _called(left: str, right: str, codes: tuple[str, str], lexicon: Lexicon) -> int:
    """Characters of the left text that are taken for translated."""
    return sum(len(one.left) for one in find_translated(*_read(left, right, codes), lexicon))


def _read(left: str, right: str, codes: tuple[str, str]) -> list[Sentences]:
    corpus = Corpus(_LANGUAGES.find)
    texts = (("left", left), ("right", right))
    corpus.add([Document(key, key, text, language=code) for (key, text), code in zip(texts, codes, strict=True)])
    return read(corpus, ["left", "right"])

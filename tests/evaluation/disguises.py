"""How many planted disguises are found and undone, and how often honest texts are taken for disguised ones.

    python tests/evaluation/disguises.py FOLDER [--language ru] [--documents 20] [--share 0.15] [--show 0]

FOLDER holds plain texts in UTF-8, taken to be honest. Each disguise is planted into a share of the longer words of the
first of them, and looked for three times: with all sources and copies loaded, with each copy beside its source only,
and with each copy alone. A place is found where a finding of its kind touches it, and undone where what is compared
there is what is compared in the source. Nothing is asserted: the figures are for people.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Span, Unseen
from imbrex.engine.text.tokens import Tokens
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN, lookalikes, script_of_language
from imbrex.languages.detection import detect
from imbrex.languages.registry import Languages

_SHORTEST = 5  # letters of a word that is disguised
_PIECE = re.compile(r"[^\W\d_]+|[\W\d_]+")
_STYLED_SMALL = 0x1D41A  # mathematical bold a


@dataclass(slots=True)
class Planted:
    """A disguised copy: its text, and where each disguise stands in it and in the source."""

    text: str = ""
    places: list[tuple[Span, Span]] = field(default_factory=list)
    unseen: list[Unseen] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="", help="of all texts; found for each where it is not given")
    parser.add_argument("--documents", type=int, default=20, help="how many get disguises")
    parser.add_argument("--share", type=float, default=0.15, help="of the longer words")
    parser.add_argument("--show", type=int, default=0, help="examples of misses and of honest places of each kind")
    arguments = parser.parse_args()
    documents = list(_documents(arguments.folder, arguments.language))
    _print_planted(documents[: arguments.documents], arguments.share, arguments.show)
    _print_honest(documents, arguments.show)


def _documents(folder: Path, language: str) -> Iterator[Document]:
    for path in sorted(path for path in folder.rglob("*.txt") if path.is_file()):
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        if text.strip():
            yield Document(str(path), path.name, text, language=language or detect(text))


def _print_planted(sources: Sequence[Document], share: float, show: int) -> None:
    languages = Languages()
    plain = Corpus(languages.find)
    plain.add(sources)
    print(f"{'':14} planted    with all loaded      with the source      alone                alarms")
    for kind in KINDS:
        chance = random.Random(kind.value)
        copies = [plant(document, kind, share, chance) for document in sources]
        loaded = [_copy(source, copy) for source, copy in zip(sources, copies, strict=True)]
        total = sum(len(copy.places) for copy in copies)
        if not total:
            continue
        line = f"{kind.value:14} {total:7}"
        missed = []
        for setting in (_all_loaded, _in_pairs, _alone):
            counted, alarms = Counter[str](), 0
            for corpus, source, document, copy in setting(languages, sources, loaded, copies):
                findings = corpus.disguises(document.key)
                alarms += kind in findings.alarms
                beside = plain if setting is _alone else corpus
                mine, its = corpus.tokens(document.key), beside.tokens(source.key)
                spans = [place.span for place in findings.of(kind)]
                starts = np.array([span.start for span in spans], np.int64)
                for here, there in copy.places:
                    found = _touches(spans, starts, here)
                    undone = _compared(mine, here) == _compared(its, there)
                    counted.update(found=found, undone=undone)
                    if not undone and setting is _all_loaded:
                        missed.append((copy.text[here.start : here.end], _compared(mine, here)))
            line += f"  {counted['found'] / total:8.4f} {counted['undone'] / total:8.4f}  "
        print(f"{line} {alarms:4} of {len(sources)}")
        for text, compared in missed[:show]:
            print("      ", repr(text), compared)


Setting = Iterator[tuple[Corpus, Document, Document, Planted]]


def _all_loaded(
    languages: Languages, sources: Sequence[Document], loaded: list[Document], copies: list[Planted]
) -> Setting:
    corpus = Corpus(languages.find)
    corpus.add([*sources, *loaded])
    for source, document, copy in zip(sources, loaded, copies, strict=True):
        yield corpus, source, document, copy


def _in_pairs(
    languages: Languages, sources: Sequence[Document], loaded: list[Document], copies: list[Planted]
) -> Setting:
    for source, document, copy in zip(sources, loaded, copies, strict=True):
        corpus = Corpus(languages.find)
        corpus.add([source, document])
        yield corpus, source, document, copy


def _alone(languages: Languages, sources: Sequence[Document], loaded: list[Document], copies: list[Planted]) -> Setting:
    for source, document, copy in zip(sources, loaded, copies, strict=True):
        corpus = Corpus(languages.find)
        corpus.add([document])
        yield corpus, source, document, copy


def _copy(source: Document, copy: Planted) -> Document:
    return Document(f"{source.key} disguised", "", copy.text, language=source.language, unseen=tuple(copy.unseen))


def _touches(spans: list[Span], starts: "np.ndarray[tuple[int], np.dtype[np.int64]]", place: Span) -> bool:
    index = int(np.searchsorted(starts, place.end)) - 1
    return index >= 0 and any(spans[near].end > place.start for near in range(max(0, index - 1), index + 1))


def _compared(tokens: Tokens, place: Span) -> list[str]:
    """What the words that touch a place are compared as; "" for one that is left out."""
    first = int(np.searchsorted(tokens.end, place.start, "right"))
    last = int(np.searchsorted(tokens.start, place.end))
    return [tokens.canonical(index) for index in range(first, last)]


def plant(document: Document, kind: Disguise, share: float, chance: random.Random) -> Planted:
    """A copy of a text with a share of its longer words disguised."""
    planted = Planted()
    pieces = _PIECE.findall(document.text)
    position = index = 0
    while index < len(pieces):
        word, taken = pieces[index], 1
        if word.isalpha() and len(word) >= _SHORTEST and chance.random() < share:
            following = pieces[index + 1 : index + 3]
            disguised, taken = KINDS[kind](word, following, document.language, chance)
            if taken:
                here, there = len(planted.text), position
                source = "".join(pieces[index : index + taken])
                planted.places.append((Span(here, here + len(disguised)), Span(there, there + len(source))))
                if kind in _UNSEEN:
                    at = here + disguised.index(_UNSEEN[kind])
                    planted.unseen.append(Unseen(kind, Span(at, at + len(_UNSEEN[kind]))))
                word = disguised
            taken = taken or 1
        planted.text += word
        position += sum(map(len, pieces[index : index + taken]))
        index += taken
    return planted


Disguised = tuple[str, int]
"""A disguised word, and how many pieces of the text went into it; 0 where this disguise cannot be put on it."""


def _lookalike(word: str, _: list[str], language: str, __: random.Random) -> Disguised:
    other = CYRILLIC if script_of_language(language) == LATIN else LATIN
    table = {ord(own): chr(alien) for alien, own in lookalikes(script_of_language(language), exact=True).items()}
    table = {own: alien for own, alien in table.items() if _is_of(alien, other)}
    disguised = word.translate(table)
    return disguised, int(disguised != word)


def _is_of(letter: str, script: str) -> bool:
    return ("\u0400" <= letter <= "\u052f") if script == CYRILLIC else letter.isascii()


def _styled(word: str, _: list[str], __: str, ___: random.Random) -> Disguised:
    styled = "".join(chr(_STYLED_SMALL + ord(c) - 97) if "a" <= c <= "z" else c for c in word)
    return styled, int(styled != word)


def _inserted(mark: str) -> Callable[[str, list[str], str, random.Random], Disguised]:
    def insert(word: str, _: list[str], __: str, chance: random.Random) -> Disguised:
        cut = chance.randrange(2, len(word) - 1)
        return f"{word[:cut]}{mark}{word[cut:]}", 1

    return insert


def _between(mark: str) -> Callable[[str, list[str], str, random.Random], Disguised]:
    def join(word: str, following: list[str], _: str, __: random.Random) -> Disguised:
        fits = len(following) == 2 and following[0] == " " and following[1].isalpha()
        return (f"{word}{mark}{following[1]}", 3) if fits else (word, 0)

    return join


KINDS: dict[Disguise, Callable[[str, list[str], str, random.Random], Disguised]] = {
    Disguise.LOOKALIKE: _lookalike,
    Disguise.STYLED: _styled,
    Disguise.INVISIBLE: _inserted("\u200b"),
    Disguise.SOFT_HYPHEN: _inserted("\u00ad"),
    Disguise.DIRECTION: lambda word, *_: (f"\u202e{word[::-1]}\u202c", 1),
    Disguise.OVERLAY: lambda word, *_: ("".join(letter + "\u0336" for letter in word), 1),
    Disguise.SPACED: lambda word, *_: (" ".join(word), 1),
    Disguise.SPLIT: _inserted(" "),
    Disguise.JOINED: _between(""),
    Disguise.WHITE: _between("ø"),
    Disguise.HIDDEN: _inserted("qqq"),
}
_UNSEEN = {Disguise.WHITE: "ø", Disguise.HIDDEN: "qqq"}
"""What nobody sees: letters that the texts do not have in that order."""


def _print_honest(documents: Sequence[Document], show: int) -> None:
    corpus = Corpus(Languages().find)
    corpus.add(documents)
    places: dict[Disguise, list[str]] = {}
    alarms: Counter[Disguise] = Counter()
    alarmed = words = 0
    for document in documents:
        findings = corpus.disguises(document.key)
        words += findings.words
        alarmed += bool(findings.alarms)
        alarms.update(findings.alarms)
        for place in findings.places:
            shown = f"{document.text[place.span.start : place.span.end][:40]!r} -> {place.reading[:40]!r}"
            places.setdefault(place.kind, []).append(shown)
    print(f"honest: {len(documents)} texts, {words:,} words, {alarmed} with alarms ({alarmed / len(documents):.2%})")
    for kind in sorted(places, key=lambda kind: -len(places[kind])):
        rate = 1000 * len(places[kind]) / max(1, words)
        print(f"  {kind.value:14} {len(places[kind]):6} places, {rate:7.3f} per 1,000 words, {alarms[kind]} alarms")
        for example in random.Random(1).sample(places[kind], min(show, len(places[kind]))):
            print("      ", example)


if __name__ == "__main__":
    main()

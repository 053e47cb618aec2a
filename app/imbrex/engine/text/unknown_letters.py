"""Unknown letters: characters that a text uses as letters, although no table knows which.

They are from the private-use area, where a font may draw anything, or from scripts that are not mixed with the text's.
The dictionary tells: a character is a letter if the words that it is in are words with this letter, and with hardly
any other. Known letters are put in, so that words with several such characters can be read one after the other.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.strange_letters import STRANGE, is_unread, read_letters
from imbrex.engine.text.undisguised_words import CYRILLIC, GREEK, LATIN, LETTERS, script_of_language

Known = Callable[[Sequence[str]], Sequence[bool]]
"""Tells of each of some distinct words in lower case whether it is in the dictionary."""

_ALPHABETS = {
    LATIN: "abcdefghijklmnopqrstuvwxyz",
    CYRILLIC: "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ",
    GREEK: "αβγδεζηθικλμνξοπρσςτυφχψω",
}
_PHONETIC = "ɐ-ʯ"  # letters of few languages, otherwise of transcriptions
_IS_PHONETIC = re.compile(f"[{_PHONETIC}]")
_TRANSCRIBED = frozenset(("//", "[]"))
_SHORTEST = 3  # characters of a word that tells
_LONGEST = 24
_MOST_WORDS = 5000
_MOST_CHARACTERS = 80  # distinct ones that may be letters; the most frequent
_ASKED = 40  # words for each
_FEWEST = 4  # of them are words with the letter
_SHARE = 0.6
_TIMES = 2  # as many as with any other letter, or without the character


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word with such characters, and how it reads."""

    start: int
    end: int
    letters: int
    reading: str


@dataclass(slots=True)
class _Ballot:
    """The words whose only unread character is this one, and how many of them each letter makes a known word."""

    words: dict[str, None] = field(default_factory=dict)
    votes: Counter[str] = field(default_factory=Counter)
    counted: int = 0

    def add(self, word: str) -> None:
        """Ask about another word."""
        if len(self.words) < _ASKED:
            self.words[word] = None

    def count(self, character: str, alphabet: str, known: Known) -> None:
        """Count new words that are known with a letter, or without the character."""
        new = list(self.words)[self.counted :]
        choices = ["", *alphabet]
        asked = list(dict.fromkeys(word.replace(character, letter) for word in new for letter in choices))
        is_known = dict(zip(asked, known(asked), strict=True)) if asked else {}
        for word in new:
            self.votes.update(letter for letter in choices if is_known[word.replace(character, letter)])
        self.counted += len(new)

    def winner(self, fewest: int, share: float) -> str:
        """The letter; empty if it is not clear."""
        (letter, most), (_, second), *_ = [*self.votes.most_common(2), ("", 0), ("", 0)]
        return letter if most >= max(fewest, share * self.counted, _TIMES * second) else ""


def find_unknown(text: str, language: Language, observer: Observer = SILENT) -> Iterator[Unknown]:
    """The words with characters whose letters the dictionary tells, in order."""
    letters = _in_language(text, language, observer)
    if not letters:
        return
    inside = re.compile(f"[{''.join(map(re.escape, map(chr, letters)))}]")
    for match in watched(_word().finditer(text), observer):
        if count := len(inside.findall(match[0])):
            yield Unknown(*match.span(), count, match[0].translate(letters))


def with_known_letters(text: str, language: Language, observer: Observer = SILENT) -> str:
    """The text with the letters that the dictionary tells, as long as it was."""
    letters = _in_language(text, language, observer)
    return text.translate(letters) if letters else text


def _in_language(text: str, language: Language, observer: Observer) -> Mapping[int, str]:
    script = script_of_language(language.code)
    if text.isascii() or not script or not language.has_dictionary or language.segments:
        return {}
    return letters_of(text, script, language.known, observer)


def letters_of(
    text: str,
    script: str,
    known: Known,
    observer: Observer = SILENT,
    *,
    fewest: int = _FEWEST,
    share: float = _SHARE,
) -> Mapping[int, str]:
    """The letter of each character that is one, by code point; so many words of those asked must be known."""
    if not _any().search(text):
        return {}
    words = _words(text, script, observer)
    letters: dict[str, str] = {}
    ballots: dict[str, _Ballot] = {}
    while True:
        _sort(words, letters, ballots)
        for character, ballot in watched(ballots.items(), observer, 1):
            ballot.count(character, _ALPHABETS[script], known)
        found = {character: letter for character, ballot in ballots.items() if (letter := ballot.winner(fewest, share))}
        if not found:
            return {ord(character): letter for character, letter in letters.items()}
        # One at a time: it makes words of which the others are asked.
        best = max(found, key=lambda one: (ballots[one].votes[found[one]], one))
        letters[best] = found[best]
        del ballots[best]


def _words(text: str, script: str, observer: Observer) -> dict[str, frozenset[str]]:
    """Distinct words with unread characters, longer ones first, which tell more; and the unread characters of each."""
    words: dict[str, frozenset[str]] = {}
    met: Counter[str] = Counter()
    for match in watched(_word().finditer(text), observer):
        around = text[max(0, match.start() - 1) : match.start()] + text[match.end() : match.end() + 1]
        if around in _TRANSCRIBED or not _SHORTEST <= len(match[0]) <= _LONGEST or len(words) == _MOST_WORDS:
            continue
        word = read_letters(match[0].lower(), script)
        if word not in words:
            words[word] = frozenset(filter(_is_unread, word))
        met.update(words[word])
    usual = {character for character, _ in met.most_common(_MOST_CHARACTERS)}
    ordered = sorted(words.items(), key=lambda item: (-len(item[0]), item[0]))
    return {word: unread for word, unread in ordered if unread and unread <= usual}


def _sort(words: Mapping[str, frozenset[str]], letters: Mapping[str, str], ballots: dict[str, _Ballot]) -> None:
    """Give words with one unread character to the ballot of this."""
    table = str.maketrans(dict(letters))
    for word, unread in words.items():
        left = unread.difference(letters)
        if len(left) == 1:
            (character,) = left
            ballots.setdefault(character, _Ballot()).add(word.translate(table))


def _is_unread(character: str) -> bool:
    return is_unread(character) or _IS_PHONETIC.match(character) is not None


@cache
def _any() -> re.Pattern[str]:
    return re.compile(f"{STRANGE}|[{_PHONETIC}]")


@cache
def _word() -> re.Pattern[str]:
    """Words with characters that may be letters."""
    letter = f"[{''.join(LETTERS.values())}']"
    return re.compile(f"(?<!{letter})(?:(?![{_PHONETIC}]){letter})*+(?:{_any().pattern})(?:{letter}|{STRANGE})*+")

"""Unknown letters: characters that a text uses as letters, although no table says which.

They are from the private-use area, where a font may draw anything, from scripts that are not mixed with the text's, or
rare letters of its own. The dictionary tells: a character is a letter if the words that it is in are words with this
letter, and with hardly any other. Known letters are put in, so that words with several can be read, too.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter

from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.strange_letters import ODD, STRANGE, is_strange, letter_table
from imbrex.engine.text.undisguised_words import CYRILLIC, GREEK, LATIN, LETTERS, script_of_language
from imbrex.values import frozen

Known = Callable[[Sequence[str]], Sequence[bool]]
"""Whether each of some distinct words in lower case is in the dictionary."""

_ALPHABETS = {
    LATIN: "abcdefghijklmnopqrstuvwxyz",
    CYRILLIC: "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ",
    GREEK: "αβγδεζηθικλμνξοπρσςτυφχψω",
}
_RARE = {
    LATIN: "ƀ-ƎƐ-ƶƸ-ǃǝȜȝȢȣɐ-ʯᴀ-ᶿẜẝỺ-ỿⱠ-ⱿꜢ-ꟿ",  # of few languages and of transcriptions; not the Azerbaijani Ə
    CYRILLIC: "Ѡ-ҏҒ-ԯᲀ-ᲈꙀ-ꚝ",
    GREEK: "Ͱ-ͳͶͷϐ-Ͽ",
}
_TRANSCRIBED = frozenset(("//", "[]"))
_LETTER = f"[{''.join(LETTERS.values())}']"
_LETTERS = late(f"{_LETTER}+")
_REACH = 100  # letters before a character
_SHORTEST = 3  # characters of a word that counts as evidence
_LONGEST = 24
_MOST_WORDS = 5000
_MOST_CHARACTERS = 80  # distinct ones that may be letters; the most frequent
_ASKED = 40  # words for each
_FEWEST = 4  # of them are words with the letter
_SHARE = 0.6
_MANY = 0.5  # of words are known: then they are read as they look
_TIMES = 2  # as many as with any other letter, or without the character
_TIMES_OF_ALL = 1.5  # likewise, for a letter with which every one is a word, as "b" with "oat" and "ack"
_FEWEST_OF_ALL = 6
_DOUBTFUL = 0.3  # of the words with a letter of the tables are known: then it may stand for another


@frozen
class Unknown:
    """A word with such characters, and how it reads."""

    start: int
    end: int
    letters: int
    reading: str


@dataclass(slots=True, eq=False, repr=False)
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
        """Count new words that are known with a letter, without the character, or as they are."""
        new = list(self.words)[self.counted :]
        choices = ["", character, *alphabet]
        asked = list(dict.fromkeys(word.replace(character, letter) for word in new for letter in choices))
        is_known = dict(zip(asked, known(asked), strict=True)) if asked else {}
        for word in new:
            self.votes.update(letter for letter in choices if is_known[word.replace(character, letter)])
        self.counted += len(new)

    def winner(self, fewest: int, share: float) -> str:
        """The letter; empty if it is not clear."""
        (letter, most), (_, second), *_ = [*self.votes.most_common(2), ("", 0), ("", 0)]
        times = _TIMES_OF_ALL if most == self.counted >= _FEWEST_OF_ALL else _TIMES
        return letter if most >= max(fewest, share * self.counted, times * second) else ""


def find_unknown(text: str, language: Language, observer: Observer = SILENT) -> Iterator[Unknown]:
    """The words with characters whose letters the dictionary suggests, in order."""
    letters = _in_language(text, language, observer)
    if not letters:
        return
    inside = re.compile(f"[{''.join(map(re.escape, map(chr, letters)))}]")
    for match in watched(_matches(text, script_of_language(language.code)), observer):
        if count := len(inside.findall(match[0])):
            yield Unknown(*match.span(), count, match[0].translate(letters))


def with_known_letters(text: str, language: Language, observer: Observer = SILENT) -> str:
    """The text with the letters that the dictionary suggests; its length stays the same."""
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
    """The letters that characters represent, by code point; a minimum number of the resulting words must be known."""
    if next(_unread(script).matches(_any(script), text), None) is None:
        return {}
    words = _words(text, script, observer)
    readings = []
    tables = [letter_table(script, _ALPHABETS[script]), {}]
    for table in tables:  # what looks like a letter may stand for another
        read = {_read(word, table): None for word in words}
        letters = _voted(list(read), script, known, observer, fewest, share)
        readable = {word: _read(_read(word, table), letters) for word in words}
        doubtful = _doubtful(readable, table, known) if table is tables[0] else set()
        if doubtful:
            tables.insert(1, {other: letter for other, letter in table.items() if other not in doubtful})
        sample = list(dict.fromkeys(readable[word] for word in words[:_ASKED]))
        answers = known(sample) if sample else []
        readings.append((sum(answers), letters))
        if sum(answers) >= _MANY * len(answers) and not doubtful:
            break
    _, best = max(readings, key=itemgetter(0))
    return {ord(character): letter for character, letter in best.items()}


def _doubtful(readable: Mapping[str, str], table: Mapping[str, str], known: Known) -> set[str]:
    """The characters of a table with which most words, as read, are not in the dictionary."""
    words: dict[str, list[str]] = {}
    for word, reading in readable.items():
        for character in table.keys() & set(word):
            if len(some := words.setdefault(character, [])) < _ASKED:
                some.append(reading)
    asked = {character: known(some) for character, some in words.items() if len(some) >= _FEWEST}
    return {character for character, answers in asked.items() if sum(answers) < _DOUBTFUL * len(answers)}


def _voted(
    words: Sequence[str], script: str, known: Known, observer: Observer, fewest: int, share: float
) -> dict[str, str]:
    """The letters that make words known, the clearest first, each with those before."""
    is_unread = _is_unread(script)
    unread = {word: frozenset(filter(is_unread, word)) for word in words}
    met = Counter(character for some in unread.values() for character in some)
    usual = {character for character, _ in met.most_common(_MOST_CHARACTERS)}
    unread = {word: some for word, some in unread.items() if some and some <= usual}
    letters: dict[str, str] = {}
    ballots: dict[str, _Ballot] = {}
    while True:
        _sort(unread, letters, ballots)
        for character, ballot in watched(ballots.items(), observer, 1):
            ballot.count(character, _ALPHABETS[script], known)
        winners = {character: ballot.winner(fewest, share) for character, ballot in ballots.items()}
        found = {character: letter for character, letter in winners.items() if letter not in ("", character)}
        if not found:
            return letters
        # One at a time: each adds words that the next are checked against.
        best = max(found, key=lambda one: (ballots[one].votes[found[one]], one))
        letters[best] = found[best]
        del ballots[best]


def _words(text: str, script: str, observer: Observer) -> list[str]:
    """Distinct words with unread characters, longer ones first, as they are better evidence."""
    words: dict[str, None] = {}
    for match in watched(_matches(text, script), observer):
        around = text[max(0, match.start() - 1) : match.start()] + text[match.end() : match.end() + 1]
        if around not in _TRANSCRIBED and _SHORTEST <= len(match[0]) <= _LONGEST and len(words) < _MOST_WORDS:
            words[_in_lower_case(match[0], script)] = None
    return sorted(words, key=lambda word: (-len(word), word))


def _matches(text: str, script: str) -> Iterator[re.Match[str]]:
    """The words with characters that may be letters, each found from such a character if they are few."""
    places, word = _unread(script).places_in(text), _word(script)
    if places is None:
        yield from word.finditer(text)
        return
    end = 0
    for place in places:
        if place >= end:
            before = _LETTERS.match(text[max(end, place - _REACH) : place][::-1])
            letters = len(before[0]) if before else 0
            found = word.match(text, place - letters) if letters < _REACH else word.search(text, end)
            if found is not None:
                yield found
                end = found.end()


def _in_lower_case(word: str, script: str) -> str:
    """A word with its own letters in lower case; what other characters stand for depends on theirs."""
    alphabet = _ALPHABETS[script]
    return "".join(lower if (lower := letter.lower()) in alphabet else letter for letter in word)


def _read(word: str, table: Mapping[str, str]) -> str:
    return "".join(table.get(letter, letter) for letter in word)


def _sort(words: Mapping[str, frozenset[str]], letters: Mapping[str, str], ballots: dict[str, _Ballot]) -> None:
    """Give each word with one unread character to the ballot of that character."""
    table = str.maketrans(dict(letters))
    for word, unread in words.items():
        left = unread.difference(letters)
        if len(left) == 1:
            (character,) = left
            ballots.setdefault(character, _Ballot()).add(word.translate(table))


@cache
def _is_unread(script: str) -> Callable[[str], bool]:
    """Whether a character, as read by the tables, is not a letter of a script."""
    unread = re.compile(f"[{_RARE[script]}{_others(script)}]")
    return lambda character: is_strange(character) or unread.match(character) is not None


@cache
def _unread(script: str) -> CharacterSet:
    """The same characters; a quick test that most texts pass."""
    return CharacterSet(f"{STRANGE}|[{_RARE[script]}{_others(script)}]")


@cache
def odd_in(script: str) -> CharacterSet:
    """Characters that a table or the dictionary may read as others in texts of an alphabet, or of none known here."""
    return CharacterSet(f"{ODD}|[{_RARE[script]}{_others(script)}]" if script in _RARE else ODD)


def _others(script: str) -> str:
    """Letters of the other alphabets."""
    return "".join(letters for other, letters in LETTERS.items() if other != script)


@cache
def _any(script: str) -> re.Pattern[str]:
    """A character that may be a letter; one from another alphabet only beside a letter of this one."""
    own = f"[{LETTERS[script]}]"
    others = f"[{_others(script)}]"
    return re.compile(f"{STRANGE}|[{_RARE[script]}]|(?<={own}){others}|{others}(?={own})")


@cache
def _word(script: str) -> re.Pattern[str]:
    """Words with characters that may be letters."""
    unread = _any(script).pattern
    return re.compile(f"(?<!{_LETTER})(?>(?:(?!{unread}){_LETTER})*)(?:{unread})(?>(?:{_LETTER}|{STRANGE})*)")

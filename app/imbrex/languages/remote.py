"""Remote languages: morphology in a child process.

Dictionaries then take no memory of the window's process and block none of its threads. Stop words and other facts that
need no dictionary are answered here.
"""

import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from imbrex.child.child import Child
from imbrex.child.failures import ChildDied, ChildError
from imbrex.child.sandbox import Files
from imbrex.engine.language import Citing, PartOfSpeech
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.languages.chinese import pieces
from imbrex.languages.made_dictionaries import MadeDictionaries
from imbrex.languages.plain import Plain
from imbrex.languages.registry import Languages
from imbrex.messages import Message

_Mask = Annotated[int, msgspec.Meta(ge=0, lt=2**16)]
TYPES: Mapping[str, Any] = {
    "known": list[bool],
    "starts": list[bool],
    "lemmas": list[str],
    "stems": list[str],
    "parts_of_speech": list[_Mask],
    "tag": list[list[_Mask]],
    "segment": bytes,
}
"""Type of the answer of each method as it is sent."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")  # which cannot be encoded


def sendable(argument: Any) -> Any:
    """The argument of a method as it is sent."""
    if isinstance(argument, str):
        return _LONE_SURROGATE.sub("\ufffd", argument)
    return [sendable(one) for one in argument]


def packed(answer: Any) -> Any:
    """An answer as it is sent."""
    return answer.astype(np.int32).tobytes() if isinstance(answer, np.ndarray) else answer


def unpacked(method: str, argument: Any, answer: Any) -> Any:
    """An answer as it was sent.

    Raises:
        ValueError: it does not fit the question.
    """
    if method == "segment":
        return _spans(answer, len(argument))
    _check_count(argument, answer)
    if method == "tag":
        for sentence, masks in zip(argument, answer, strict=True):
            _check_count(sentence, masks)
    return answer


def _check_count(asked: Sequence[Any], answered: Sequence[Any]) -> None:
    if len(asked) != len(answered):
        raise ValueError(f"{len(answered)} answers to {len(asked)} questions")


def _spans(data: bytes, length: int) -> NDArray[np.int32]:
    numbers = np.frombuffer(data, np.int32)
    if len(numbers) % 2 or (len(numbers) and (numbers[0] < 0 or numbers[-1] > length)) or (np.diff(numbers) < 0).any():
        raise ValueError("no spans of this text")
    return numbers.reshape(-1, 2)


_WORDS = 2000  # words per request
_SECONDS = 180.0  # per request; a first one also loads a dictionary on a busy machine

Request = tuple[str, str, Any]
"""Code of a language, name of its method, argument."""


def serve() -> Callable[[Request], Any]:
    """The service that runs in the child."""
    tempfile.gettempdir()  # some libraries ask for it when they are imported, and it is found by writing a file
    languages = Languages()

    def answer(request: Request) -> Any:
        code, method, argument = request
        if method not in TYPES:
            raise ValueError(method)
        return packed(getattr(languages.find(code), method)(argument))

    return answer


class RemoteLanguages:
    """Finds languages whose words are looked up in a child process, started on demand."""

    def __init__(self, child: Child | None = None) -> None:
        """Use a child made with `serve`, or create one."""
        self._child = child or Child(serve, name=Message("language service"), files=Files.READING)
        self._facts = Languages()
        self._dictionaries = MadeDictionaries()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def find(self, code: str) -> "RemoteLanguage":
        """The language of a code; for an unknown one, the language without morphology."""
        return RemoteLanguage(self._facts.find(code), self, SILENT)

    def finder(self, observer: Observer) -> Callable[[str], "RemoteLanguage"]:
        """A `find` whose languages can be cancelled by the observer."""
        return lambda code: RemoteLanguage(self._facts.find(code), self, observer)

    def start(self) -> None:
        """Start the child process, which is soon needed, without waiting for it."""
        self._child.start()

    def close(self) -> None:
        """End the child process."""
        self._child.close()

    def ask(self, request: Request, observer: Observer) -> Any:
        """The child's answer; if the child died, restart it and retry once.

        Raises:
            ImbrexError: no answer the second time either.
            Cancelled: raised by the observer.
        """
        code, method, argument = request
        sent = (code, method, sendable(argument))
        self._dictionaries.ensure(code, observer)
        try:
            try:
                answer = self._child.call(sent, seconds=_SECONDS, value=TYPES[method], observer=observer)
            except ChildDied:
                answer = self._child.call(sent, seconds=_SECONDS, value=TYPES[method], observer=observer)
            return self._checked(method, argument, answer)
        except ChildError as error:
            name = self._facts.find(code).name
            raise ImbrexError(
                Message(
                    "Couldn't look up the words of a text in {language}: {reason}",
                    language=name,
                    reason=error.message,
                ),
                Message("Close other programs, or compare words as written."),
            ) from error

    def _checked(self, method: str, argument: Any, answer: Any) -> Any:
        try:
            return unpacked(method, argument, answer)
        except ValueError as error:
            raise self._child.distrust() from error


class RemoteLanguage:
    """One language of the child process; facts come from its local twin, without loading a dictionary."""

    def __init__(self, twin: Plain, languages: RemoteLanguages, observer: Observer) -> None:
        self._twin = twin
        self._languages = languages
        self._observer = observer

    @property
    def code(self) -> str:
        """ISO 639-1 code."""
        return self._twin.code

    @property
    def stop_words(self) -> frozenset[str]:
        """Function words in lower case."""
        return self._twin.stop_words

    @property
    def has_lemmas(self) -> bool:
        """Whether `lemmas` changes anything."""
        return self._twin.has_lemmas

    @property
    def has_stems(self) -> bool:
        """Whether `stems` changes anything."""
        return self._twin.has_stems

    @property
    def known_parts(self) -> PartOfSpeech:
        """Parts of speech that can be distinguished."""
        return self._twin.known_parts

    @property
    def context_parts(self) -> PartOfSpeech:
        """Those that only `tag` can distinguish."""
        return self._twin.context_parts

    @property
    def segments(self) -> bool:
        """Whether `segment` finds the words."""
        return self._twin.segments

    @property
    def has_dictionary(self) -> bool:
        """Whether `known` has a dictionary."""
        return self._twin.has_dictionary

    @property
    def compounds(self) -> bool:
        """Whether words are freely compounded."""
        return self._twin.compounds

    @property
    def number_words(self) -> frozenset[str]:
        """Words of which numbers consist."""
        return self._twin.number_words

    @property
    def citing(self) -> Citing:
        """Citation rules of the language."""
        return self._twin.citing

    def known(self, words: Sequence[str]) -> list[bool]:
        """Whether each word is in the dictionary."""
        return self._ask_words("known", words) if self.has_dictionary else [True] * len(words)

    def starts(self, words: Sequence[str]) -> list[bool]:
        """Whether words of the dictionary may begin with each of these."""
        return self._ask_words("starts", words) if self._twin.knows_starts else self._twin.starts(words)

    def numerals(self, runs: Sequence[Sequence[str]]) -> list[list[tuple[int, int, str]]]:
        """The numbers in each run of number words; they need no dictionary."""
        return self._twin.numerals(runs)

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """Normal form of each word."""
        return self._ask_words("lemmas", words) if self.has_lemmas else list(words)

    def stems(self, words: Sequence[str]) -> list[str]:
        """Stem of each word."""
        return self._ask_words("stems", words) if self.has_stems else list(words)

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """Mask of each word taken alone."""
        if self._twin.parts_are_listed:
            return self._twin.parts_of_speech(words)
        return self._ask_words("parts_of_speech", words)

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        """Mask of each word of each sentence."""
        if not self.context_parts and self._twin.parts_are_listed:
            return self._twin.tag(sentences)
        return [mask for part in _by_words(sentences) for mask in self._ask("tag", part)]

    def segment(self, text: str) -> NDArray[np.int32]:
        """Spans of the words of a text without spaces."""
        if not self.segments:
            return self._twin.segment(text)
        spans = [self._ask("segment", text[first:last]) + np.int32(first) for first, last in pieces(text)]
        return np.concatenate(spans)

    def _ask_words(self, method: str, words: Sequence[str]) -> list[Any]:
        chunks = (list(words[first : first + _WORDS]) for first in range(0, len(words), _WORDS))
        return [answer for chunk in chunks for answer in self._ask(method, chunk)]

    def _ask(self, method: str, argument: Any) -> Any:
        self._observer.check()
        return self._languages.ask((self.code, method, argument), self._observer)


def _by_words(sentences: Sequence[Sequence[str]]) -> list[list[Sequence[str]]]:
    """Sentences in groups of about the number of words in a request."""
    groups: list[list[Sequence[str]]] = []
    room = 0
    for sentence in sentences:
        if room <= 0:
            groups.append([])
            room = _WORDS
        groups[-1].append(list(sentence))
        room -= len(sentence)
    return groups

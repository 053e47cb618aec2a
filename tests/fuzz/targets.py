"""Targets: what takes bytes or texts from outside, each as a function that raises what must not be raised."""

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.markup import strip_markup
from imbrex.errors import ImbrexError
from imbrex.files.formats import FORMATS, Format
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Extracted
from imbrex.files.shared.source import Source
from imbrex.languages.registry import Languages

Target = Callable[[bytes], None]

_LANGUAGES = Languages()
_ENCODINGS = (
    ("utf-8", "surrogateescape"),
    ("utf-16-le", "replace"),
    ("cp1251", "replace"),
    ("gb18030", "replace"),
    ("utf-32-le", "replace"),
)
_EVERYTHING = Options(canonization=Canonization(drop=PartOfSpeech(0xFF)))


def read_as(form: Format, data: bytes) -> None:
    """Read bytes by one format, whether it takes them for its own or not; parts must lie in the text."""
    source = Source(data, form.suffixes[0] if form.suffixes else ".xml", "fuzzed")
    module = form.load()
    try:
        if not module.matches(source):
            return
        items = module.read(source)
    except ImbrexError:
        return
    for item in items:
        if isinstance(item, Extracted):
            assert all(part.span.end <= len(item.text) for part in item.parts)
            item.text.encode("utf-8")


def decode_bytes(data: bytes) -> None:
    """Find the encoding of bytes."""
    try:
        text = decode(data).text
    except ImbrexError:
        return
    text.encode("utf-8")


def strip(data: bytes) -> None:
    """Take the markup out of a text; every letter must know its place."""
    text = _text(data)
    stripped = strip_markup(text)
    if stripped is not None:
        assert len(stripped.text) == len(stripped.start) == len(stripped.end)
        assert (stripped.start < stripped.end).all()
        assert (np.diff(stripped.start) >= 0).all()


def canonize(data: bytes) -> None:
    """Find the words of a text and what they are compared as; they must rise and lie in the text."""
    text = _text(data)
    for options in (Options(), _EVERYTHING):
        corpus = Corpus(_LANGUAGES.find, options)
        corpus.add([Document("a", "a", text), Document("b", "b", text[::-1])])
        tokens = corpus.tokens("a")
        assert (tokens.start < tokens.end).all()
        assert (tokens.start[1:] >= tokens.end[:-1]).all()
        assert not len(tokens) or tokens.end[-1] <= len(text)
        for index in range(min(50, len(tokens))):
            tokens.canonical(index).encode("utf-8", "surrogatepass")


def look_for_disguises(data: bytes) -> None:
    """Look for disguises in a text; their places must lie in it."""
    text = _text(data)
    corpus = Corpus(_LANGUAGES.find, Options())
    corpus.add([Document("a", "a", text)])
    for place in corpus.disguises("a").places:
        assert place.span.end <= len(text)


def _text(data: bytes) -> str:
    """Take the first byte as the choice of an encoding, so that letters of all scripts come soon."""
    encoding, errors = _ENCODINGS[data[0] % len(_ENCODINGS)] if data else _ENCODINGS[0]
    return data[1:].decode(encoding, errors)


TARGETS: Mapping[str, Target] = {
    **{form.name: partial(read_as, form) for form in FORMATS},
    "encoding": decode_bytes,
    "markup": strip,
    "canonizer": canonize,
    "disguises": look_for_disguises,
}
"""By name: every reader in this process, and what texts go through first."""

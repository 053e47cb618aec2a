"""Pair languages: those of two documents, and whether a dictionary connects them."""

from imbrex.engine.compare.corpus import Corpus

UNKNOWN = "und"
"""Code of a language that was not detected."""


def languages_of(corpus: Corpus, left: str, right: str) -> tuple[str, str]:
    """Codes of the languages in which two documents are read."""
    return corpus.language(left).code, corpus.language(right).code


def is_translatable(corpus: Corpus, left: str, right: str) -> bool:
    """Whether two documents are in different languages that a dictionary connects."""
    codes = languages_of(corpus, left, right)
    return codes[0] != codes[1] and corpus.lexicons.has(*codes)


def missing_between(corpus: Corpus, left: str, right: str) -> tuple[tuple[str, str] | None, tuple[str, ...]]:
    """The languages of two documents if no dictionary connects them, and the packages that would; None if none need."""
    codes = languages_of(corpus, left, right)
    if codes[0] == codes[1] or UNKNOWN in codes or corpus.lexicons.has(*codes):
        return None, ()
    return codes, tuple(corpus.lexicons.missing(*codes))

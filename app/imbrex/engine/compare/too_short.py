"""Too short: why a document has nothing to compare."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.compare.exclusions import FATES, FEWEST
from imbrex.engine.compare.shingles import shingles_of
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.errors import ImbrexError

_PLACES = ("a template", "an excluded phrase", "quotation marks", "a list of references")


def serves_as_template(document: Document, kept: int) -> bool:
    """Whether a document is a template with enough words to compare; it needs no whole shingle."""
    return document.role is Role.TEMPLATE and kept >= FEWEST


def refuse(tokens: Tokens, length: int) -> None:
    """Raise ImbrexError where a document cannot be compared."""
    name = tokens.document.name
    if tokens.document.role is Role.TEMPLATE:
        raise ImbrexError(
            f"{name} is a template: what others share with it is left out of every comparison.",
            "Give it another role to compare it.",
        )
    if not len(shingles_of(tokens, length)):
        out = tokens.fate[tokens.fate >= Fate.DROPPED_TEMPLATE] - Fate.DROPPED_TEMPLATE
        excluded = np.bincount(out, minlength=FATES).tolist()
        problem = too_short(tokens.document, tokens.count, len(tokens.kept), excluded, length)
        raise ImbrexError(f"{name}: {problem.message}", problem.hint)


def too_short(document: Document, words: int, kept: int, excluded: Sequence[int], length: int) -> Problem:
    """Say why a document without a shingle takes no part.

    Args:
        document: which.
        words: all words of the original.
        kept: those left after canonization and exclusions.
        excluded: those left out for each of the fates from `Fate.DROPPED_TEMPLATE` on.
        length: words in a shingle.
    """
    message, hint = _reason(document, words, kept, excluded, length)
    return Problem(document.name, message, hint, document.path)


def _reason(document: Document, words: int, kept: int, excluded: Sequence[int], length: int) -> tuple[str, str]:
    out, where = sum(excluded), _where(excluded)
    if not words:
        return "There is no word in this text.", "Check that the right file was chosen."
    if document.role is Role.TEMPLATE:
        return f"A template needs at least {FEWEST} compared words.", "Check that the right file was chosen."
    if out and not kept:
        return f"Everything in this text stands in {where} too.", _hint(excluded)
    if words < length:
        return (
            f"This text has only {words} word{'s' if words > 1 else ''}; a shingle needs {length}.",
            "Choose shorter shingles, or check that the right file was chosen.",
        )
    if out and kept < length:
        return (
            f"Only {kept} of its {words} words are left to compare, as {out} stand in {where}; "
            + f"a shingle needs {length}.",
            "Choose shorter shingles, or exclude less.",
        )
    if kept < length:
        return (
            f"Only {kept} of its {words} words are compared; a shingle needs {length}.",
            "Choose shorter shingles, or drop fewer kinds of words.",
        )
    return (
        f"No part of it has {length} words in a row to compare; a shingle needs {length}.",
        "Choose shorter shingles.",
    )


def _where(excluded: Sequence[int]) -> str:
    """In what excluded words stand."""
    if not any(excluded[2:]):
        return "a template or an excluded phrase"
    named = [place for place, count in zip(_PLACES, excluded, strict=True) if count]
    return " or ".join((", ".join(named[:-1]), named[-1])) if len(named) > 1 else named[0]


def _hint(excluded: Sequence[int]) -> str:
    if any(excluded[2:]):
        return "Compare quotations and bibliographies too."
    return "Check that the right file was chosen as the template."

"""Too short: why a document has nothing to compare."""

from imbrex.engine.document import Document, Problem, Role
from imbrex.engine.exclusions import FEWEST


def serves_as_template(document: Document, kept: int) -> bool:
    """Whether a document is a template with enough words to compare; it needs no whole shingle."""
    return document.role is Role.TEMPLATE and kept >= FEWEST


def too_short(document: Document, words: int, kept: int, excluded: int, length: int) -> Problem:
    """Say why a document without a shingle takes no part.

    Args:
        document: which.
        words: all words of the original.
        kept: those left after canonization and exclusions.
        excluded: those left out because they stand in a template or an excluded phrase.
        length: words in a shingle.
    """
    message, hint = _reason(document, words, kept, excluded, length)
    return Problem(document.name, message, hint, document.path)


def _reason(document: Document, words: int, kept: int, excluded: int, length: int) -> tuple[str, str]:
    if not words:
        return "There is no word in this text.", "Check that the right file was chosen."
    if document.role is Role.TEMPLATE:
        return f"A template needs at least {FEWEST} compared words.", "Check that the right file was chosen."
    if excluded and not kept:
        return (
            "Everything in this text stands in a template or an excluded phrase too.",
            "Check that the right file was chosen as the template.",
        )
    if words < length:
        return (
            f"This text has only {words} word{'s' if words > 1 else ''}; a shingle needs {length}.",
            "Choose shorter shingles, or check that the right file was chosen.",
        )
    if excluded and kept < length:
        return (
            f"Only {kept} of its {words} words are left to compare, as {excluded} stand in a template or an excluded "
            + f"phrase; a shingle needs {length}.",
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

"""Too short: reasons why a document has nothing to compare."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.compare.exclusions import FATES, FEWEST
from imbrex.engine.compare.shingles import has_shingle
from imbrex.engine.text.budget import Excess
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.errors import ImbrexError
from imbrex.messages import Message, Name, either

_PLACES = (
    Message("a template"),
    Message("an excluded phrase"),
    Message("quotation marks"),
    Message("a list of references"),
)
_RIGHT_FILE = Message("Check that you chose the right file.")


def serves_as_template(document: Document, kept: int) -> bool:
    """Whether a document is a template with enough words to compare; it needs no whole shingle."""
    return document.role is Role.TEMPLATE and kept >= FEWEST


def refuse(tokens: Tokens, length: int, excess: Excess | None = None) -> None:
    """Raise ImbrexError if a document cannot be compared."""
    name = Name(tokens.document.name)
    if tokens.document.role is Role.TEMPLATE:
        raise ImbrexError(
            Message("{name} is a template: text shared with it is excluded from every comparison.", name=name),
            Message("To compare it, change its role."),
        )
    if not has_shingle(tokens, length):
        out = tokens.fate[tokens.fate >= Fate.DROPPED_TEMPLATE] - Fate.DROPPED_TEMPLATE
        excluded = np.bincount(out, minlength=FATES).tolist()
        problem = too_short(tokens.document, tokens.count, len(tokens.kept), excluded, length, excess)
        raise ImbrexError(Message("{name}: {message}", name=name, message=problem.message), problem.hint)


def too_short(
    document: Document, words: int, kept: int, excluded: Sequence[int], length: int, excess: Excess | None = None
) -> Problem:
    """The problem of a document without a shingle.

    Args:
        document: which.
        words: all words of the original.
        kept: those left after canonization and exclusions.
        excluded: those excluded for each of the fates from `Fate.DROPPED_TEMPLATE` on.
        length: words in a shingle.
        excess: why it has no words, if it exceeds the budget.
    """
    message, hint = excess or _reason(document, words, kept, excluded, length)
    return Problem(document.name, message, hint, document.path)


def _reason(document: Document, words: int, kept: int, excluded: Sequence[int], length: int) -> tuple[Message, Message]:
    out, where = sum(excluded), _where(excluded)
    if not words:
        return Message("This text contains no words."), _RIGHT_FILE
    if document.role is Role.TEMPLATE:
        return Message("A template must have at least {fewest} compared words.", fewest=FEWEST), _RIGHT_FILE
    if out and not kept:
        return Message("All of this text is also in {places}.", places=where), _hint(excluded)
    if words < length:
        return (
            Message("This text has only {count} word(s). A shingle needs {length}.", count=words, length=length),
            Message("Choose a shorter shingle length, or check that you chose the right file."),
        )
    if out and kept < length:
        left = Message(
            "Only {kept} of {words} words are left to compare, because {out} are in {places}. A shingle needs {length}."
        )
        return (
            left.format(kept=kept, words=words, out=out, places=where, length=length),
            Message("Choose a shorter shingle length, or exclude less text."),
        )
    if kept < length:
        compared = Message("Only {kept} of {words} words are compared. A shingle needs {length}.")
        return (
            compared.format(kept=kept, words=words, length=length),
            Message("Choose a shorter shingle length, or ignore fewer kinds of words."),
        )
    return (
        Message("This text has no run of {length} compared words. A shingle needs {length}.", length=length),
        Message("Choose a shorter shingle length."),
    )


def _where(excluded: Sequence[int]) -> Message:
    """Where the excluded words are."""
    if not any(excluded[2:]):
        return either(*_PLACES[:2])
    return either(*(place for place, count in zip(_PLACES, excluded, strict=True) if count))


def _hint(excluded: Sequence[int]) -> Message:
    if any(excluded[2:]):
        return Message("Include quotations and bibliographies in the comparison.")
    return Message("Check that you chose the right file as the template.")

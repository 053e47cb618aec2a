"""Recognition: which parts of a text were recognized in pictures (OCR), and how reliably."""

from collections.abc import Iterable

from imbrex.engine.text.span import Span
from imbrex.values import frozen


@frozen
class Recognition:
    """Text that was recognized.

    Attributes:
        pages: spans of the text, one for each recognized page that has any, in order.
        uncertain: spans of the words that may be wrong, in order.
        languages: codes of the program that recognized it, such as "eng".
    """

    pages: tuple[Span, ...] = ()
    uncertain: tuple[Span, ...] = ()
    languages: tuple[str, ...] = ()

    def moved(self, distance: int) -> "Recognition":
        """The same, in a text with this number of characters before it."""
        return Recognition(_moved(self.pages, distance), _moved(self.uncertain, distance), self.languages)

    def within(self, span: Span) -> "Recognition":
        """The recognition of a part of the text."""
        pages, uncertain = (
            tuple(one for one in spans if span.start <= one.start and one.end <= span.end)
            for spans in (self.pages, self.uncertain)
        )
        part = Recognition(pages, uncertain, self.languages).moved(-span.start)
        return part if part.pages else NOT_RECOGNIZED


def joined_recognition(recognitions: Iterable[Recognition]) -> Recognition:
    """The recognition of a text from those of its parts, already moved to their places."""
    every = list(recognitions)
    return Recognition(
        tuple(span for one in every for span in one.pages),
        tuple(span for one in every for span in one.uncertain),
        tuple(dict.fromkeys(code for one in every for code in one.languages)),
    )


def _moved(spans: tuple[Span, ...], distance: int) -> tuple[Span, ...]:
    return tuple(Span(span.start + distance, span.end + distance) for span in spans)


NOT_RECOGNIZED = Recognition()
"""Of a text that was read."""

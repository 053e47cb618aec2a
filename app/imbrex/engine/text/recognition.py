"""Recognition: which parts of a text were recognized in pictures (OCR), and how reliably."""

from dataclasses import dataclass

from imbrex.engine.text.span import Span


@dataclass(frozen=True, slots=True)
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
        """The same in a text that has so many more characters before this one."""
        return Recognition(_moved(self.pages, distance), _moved(self.uncertain, distance), self.languages)


def _moved(spans: tuple[Span, ...], distance: int) -> tuple[Span, ...]:
    return tuple(Span(span.start + distance, span.end + distance) for span in spans)


NOT_RECOGNIZED = Recognition()
"""Of a text that was read."""

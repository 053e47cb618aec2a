"""Span: a range of a text."""

from imbrex.values import frozen


@frozen
class Span:
    """A half-open range `start <= position < end`, in code points of the original text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __lt__(self, other: "Span") -> bool:
        return (self.start, self.end) < (other.start, other.end)

    def __len__(self) -> int:
        return self.end - self.start

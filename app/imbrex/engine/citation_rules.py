"""Citation rules: how a language marks quotations and citations."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citing:
    """Signs of quotations and references in one language; all words in lower case.

    Attributes:
        marks: opening and closing mark of each pair, two characters each.
        bibliography: headings of lists of references.
        appendix: headings of sections that may follow such a list.
        months: capitalized words before a year that are not authors.
        again: words that repeat the previous citation ("ibid").
    """

    marks: tuple[str, ...] = ()
    bibliography: frozenset[str] = frozenset()
    appendix: frozenset[str] = frozenset()
    months: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()

    def __or__(self, other: "Citing") -> "Citing":
        """The marks of this one with the words of both."""
        return Citing(
            self.marks,
            self.bibliography | other.bibliography,
            self.appendix | other.appendix,
            self.months | other.months,
            self.again | other.again,
        )

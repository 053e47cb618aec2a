"""Citation rules: how texts of a language quote and cite."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citing:
    """What tells quotations and references in texts of one language; all words in lower case.

    Attributes:
        marks: opening and closing mark of each pair, two characters each.
        bibliography: headings of lists of references.
        appendix: headings of what may follow such a list.
        months: words that stand with a capital before a year and are no author.
        again: what stands for the citation before ("ibid").
    """

    marks: tuple[str, ...] = ()
    bibliography: frozenset[str] = frozenset()
    appendix: frozenset[str] = frozenset()
    months: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()

    def __or__(self, other: "Citing") -> "Citing":
        """Both: the marks of this one, and the words of either."""
        return Citing(
            self.marks,
            self.bibliography | other.bibliography,
            self.appendix | other.appendix,
            self.months | other.months,
            self.again | other.again,
        )

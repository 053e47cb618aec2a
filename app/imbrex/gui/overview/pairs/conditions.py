"""Conditions: the filter text of the pair table, parsed into words and comparisons.

"smith containment > 30" is the word "smith", which must be in one of the two names, and a condition. "note" alone
matches any note. Pieces that cannot be parsed are reported as mistakes; the rest is used.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen
class NoteCondition:
    """A substring search in notes.

    Attributes:
        text: casefolded text that a note must contain; empty for any note.
        wanted: whether pairs with such a note pass, or all others.
    """

    text: str = ""
    wanted: bool = True

    def holds(self, notes: Mapping[int, str], count: int) -> NDArray[np.bool_]:
        """Return for which of `count` pairs it is true; `notes` are by pair index."""
        found = np.full(count, not self.wanted, np.bool_)
        found[[place for place, note in notes.items() if self.text in note.casefold()]] = self.wanted
        return found


Mask = NDArray[np.bool_]


class Figure(StrEnum):
    """Columns that conditions can use; the values are the words understood in every language."""

    OVERLAP = "overlap"
    CONTAINMENT = "containment"
    JACCARD = "jaccard"
    COVERAGE = "coverage"
    LONGEST = "longest"
    PASSAGES = "passages"
    SHINGLES = "shingles"
    PERCENTILE = "percentile"
    DISGUISES = "disguises"
    VERDICT = "verdict"
    NOTE = "note"


SHARES = (Figure.OVERLAP, Figure.CONTAINMENT, Figure.JACCARD, Figure.COVERAGE, Figure.PERCENTILE)
"""Fractions of 1, which the user types as percentages."""

OPERATORS = {
    ">": ">",
    ">=": ">=",
    "≥": ">=",
    "<": "<",
    "<=": "<=",
    "≤": "<=",
    "=": "=",
    "==": "=",
    "!=": "!=",
    "≠": "!=",
}


class Reason(StrEnum):
    """Why a piece could not be parsed."""

    UNKNOWN = "unknown"  # no such column
    UNFINISHED = "unfinished"  # no value after the operator
    NUMBER = "number"  # the value is not a number
    VERDICT = "verdict"  # the value is not a verdict
    EQUAL = "equal"  # verdicts are equal or not, never greater
    NOTE = "note"  # a note contains a text or does not


@frozen
class Condition:
    """A comparison with a number.

    Attributes:
        sign: one of the values of OPERATORS.
        value: as typed: shares in per cent; for a verdict, its index in `Verdict`.
        decimals: of the number as typed; "= 30" matches 30.4 too, "= 30.0" does not.
    """

    figure: Figure
    sign: str
    value: float
    decimals: int = 0

    def holds(self, values: NDArray[np.generic]) -> Mask:
        """Return where the condition is true; never for unknown values (nan)."""
        column = np.asarray(values, np.float64)
        if self.figure in SHARES:
            column = np.round(100 * column, 4)  # 3 of 10 in 32 bits is slightly more than 0.3
        known: Mask = ~np.isnan(column)
        half = 0.5 * 10.0**-self.decimals
        equal = (column >= self.value - half) & (column < self.value + half)
        tests: dict[str, Callable[[], Mask]] = {
            ">": lambda: column > self.value,
            ">=": lambda: column >= self.value,
            "<": lambda: column < self.value,
            "<=": lambda: column <= self.value,
            "=": lambda: equal,
            "!=": lambda: ~equal,
        }
        return np.asarray(tests[self.sign]() & known)


@frozen
class FilterError:
    """A piece that could not be parsed, as typed, and the reason."""

    text: str
    reason: Reason


@frozen
class FilterQuery:
    """The parsed filter.

    Attributes:
        words: casefolded; each must be in one of the two names.
        conditions: all must be true.
        notes: all must be true too.
    """

    words: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    notes: tuple[NoteCondition, ...] = ()
    mistakes: tuple[FilterError, ...] = ()

    @property
    def is_everything(self) -> bool:
        """Return whether every pair passes."""
        return not self.words and not self.conditions and not self.notes

    def asks(self, figures: Collection[Figure]) -> bool:
        """Return whether the filter uses any of these columns."""
        return any(condition.figure in figures for condition in self.conditions) or (
            Figure.NOTE in figures and bool(self.notes)
        )


_PIECE = re.compile(
    r'"(?P<quoted>[^"]*)"?'
    r"|(?P<name>[^\s\"<>=!≤≥≠]+)?\s*(?P<sign><=|>=|==|!=|[<>=≤≥≠])\s*"
    r'(?P<value>"[^"]*"?|[^\s"<>=!≤≥≠]+(?:\s*%)?)?'
    r'|(?P<word>[^\s"<>=≤≥≠]+)'
)
_NUMBER = re.compile(r"[+-]?\d+(?:[.,](?P<decimals>\d+))?\s*%?")


@frozen
class Vocabulary:
    """Casefolded words for columns and verdicts in the language of the window; the English ones are always included.

    Attributes:
        joints: meaningless words between two conditions: "and".
    """

    figures: Mapping[str, Figure]
    verdicts: Mapping[str, Verdict]
    joints: frozenset[str]

    @classmethod
    def made(
        cls, figures: Mapping[str, Figure], verdicts: Mapping[str, Verdict], joints: Sequence[str]
    ) -> "Vocabulary":
        """Return a vocabulary with the words of a language and the English ones."""
        return cls(
            {name.casefold(): figure for name, figure in figures.items()} | {figure.value: figure for figure in Figure},
            {name.casefold(): verdict for name, verdict in verdicts.items()} | {item.value: item for item in Verdict},
            frozenset(("and", *(joint.casefold() for joint in joints))),
        )


ENGLISH = Vocabulary.made({}, {}, ())


def parse(text: str, vocabulary: Vocabulary = ENGLISH) -> FilterQuery:
    """Parse a filter; never fails."""
    words: list[str] = []
    conditions: list[Condition] = []
    notes: list[NoteCondition] = []
    mistakes: list[FilterError] = []
    joints: list[str] = []
    for piece in _PIECE.finditer(text):
        if piece["sign"]:
            match _condition(piece, vocabulary):
                case Condition() as condition:
                    conditions.append(condition)
                case NoteCondition() as note:
                    notes.append(note)
                case FilterError() as mistake:
                    mistakes.append(mistake)
            continue
        word = (piece["quoted"] if piece["quoted"] is not None else piece["word"]).casefold()
        if piece["word"] and vocabulary.figures.get(word) is Figure.NOTE:
            notes.append(NoteCondition())
        else:
            (joints if word in vocabulary.joints and piece["word"] else words).append(word)
    if not conditions and not notes and not mistakes:
        words += joints  # "and" joins conditions; otherwise it is part of a name
    return FilterQuery(tuple(filter(None, words)), tuple(conditions), tuple(notes), tuple(mistakes))


def _condition(match: re.Match[str], vocabulary: Vocabulary) -> Condition | NoteCondition | FilterError:
    piece, value = match[0].strip(), (match["value"] or "").strip('" \t')
    figure = vocabulary.figures.get((match["name"] or "").casefold())
    if figure is None:
        return FilterError(piece, Reason.UNKNOWN)
    if not value:
        return FilterError(piece, Reason.UNFINISHED)
    sign = OPERATORS[match["sign"]]
    if figure is Figure.VERDICT:
        return _verdict(piece, sign, vocabulary.verdicts.get(value.casefold()))
    if figure is Figure.NOTE:
        is_known = sign in ("=", "!=")
        return NoteCondition(value.casefold(), sign == "=") if is_known else FilterError(piece, Reason.NOTE)
    number = _NUMBER.fullmatch(value)
    if number is None:
        return FilterError(piece, Reason.NUMBER)
    plain = value.rstrip("% \t").replace(",", ".")
    return Condition(figure, sign, float(plain), len(number["decimals"] or ""))


def _verdict(piece: str, sign: str, verdict: Verdict | None) -> Condition | FilterError:
    if sign not in ("=", "!="):
        return FilterError(piece, Reason.EQUAL)
    return (
        FilterError(piece, Reason.VERDICT) if verdict is None else Condition(Figure.VERDICT, sign, number_of(verdict))
    )


def number_of(verdict: Verdict) -> int:
    """Return the index of a verdict, as used in columns."""
    return list(Verdict).index(verdict)


def passing(
    wanted: FilterQuery,
    names: Sequence[str],
    left: Int32,
    right: Int32,
    figure: Callable[[Figure], NDArray[np.generic]],
    notes: Mapping[int, str],
) -> Mask:
    """Return which pairs pass, shape (p,).

    Args:
        wanted: the parsed filter.
        names: of the documents.
        left, right: document numbers, shape (p,).
        figure: returns a column; for columns with a value per side, the larger of the two.
        notes: by pair index, with names hidden if required.
    """
    passes: Mask = np.ones(len(left), np.bool_)
    folded = [name.casefold() for name in names] if wanted.words else []
    for word in wanted.words:
        hit = np.array([word in name for name in folded], np.bool_)
        passes &= hit[left] | hit[right]
    for condition in wanted.conditions:
        passes &= condition.holds(figure(condition.figure))
    for note in wanted.notes:
        passes &= note.holds(notes, len(passes))
    return passes

"""Disguise facts: the disguises of a text in a report."""

from imbrex.values import frozen


@frozen
class ExampleFacts:
    """One hit.

    Attributes:
        line: of the text, from 1.
        typed: the characters in the text, each made visible; long hits are cut.
        reading: how a reader sees it; empty if invisible.
        codes: code points of the deceptive characters, in standard notation.
    """

    line: int
    typed: str
    reading: str
    codes: tuple[str, ...]


@frozen
class KindFacts:
    """All hits of one kind of disguise in a text.

    Attributes:
        kind: the value of a `Disguise`.
        count, letters: numbers of hits, and of disguised letters or marks in them.
        alarm: whether honest texts have it less often.
        worth: how much less of the text would match the other one of the pair if only this kind were not undone, a
            fraction of 1; None if not computed.
        examples: the first hits, if alarming.
    """

    kind: str
    count: int
    letters: int
    alarm: bool
    worth: float | None = None
    examples: tuple[ExampleFacts, ...] = ()


@frozen
class EffectFacts:
    """The effect of all disguises of a text; fractions of 1.

    Attributes:
        other_index: index in the class of the document that shares most with the text; None for the other one of the
            pair, and if no document shares anything.
        before, after: share of the text that matches that document, as typed and after all disguises are undone.
    """

    other_index: int | None
    before: float
    after: float


@frozen
class DisguiseFacts:
    """The disguises of a text.

    Attributes:
        kinds: those found, alarming ones first, then by number of hits.
        pictures: number of large pictures, which may be pictures of text.
        effect: of all of them; None if none is alarming or the text is not compared with any other.
    """

    kinds: tuple[KindFacts, ...] = ()
    pictures: int = 0
    effect: EffectFacts | None = None

    @property
    def alarming(self) -> int:
        """Number of hits of alarming kinds."""
        return sum(kind.count for kind in self.kinds if kind.alarm)

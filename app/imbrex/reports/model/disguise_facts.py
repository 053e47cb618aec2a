"""Disguise facts: what a report says of how a text was made to look new."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExampleFacts:
    """One place.

    Attributes:
        line: of the text, from 1 on.
        typed: what stands there, with something to see for every character; long ones are cut.
        reading: what a reader takes it for; empty where nobody sees it.
        codes: numbers of the characters that are not what they look like, as the standard writes them.
    """

    line: int
    typed: str
    reading: str
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KindFacts:
    """All places of one kind of disguise in a text.

    Attributes:
        kind: the value of a `Disguise`.
        places, letters: how many, and how many letters or marks of them are disguised.
        alarming: whether honest texts have it less often.
        worth: by how much less of the text would stand in the other one of the pair if this kind alone were not undone,
            a fraction of 1; None where that was not asked for.
        examples: the first places, where it alarms.
    """

    kind: str
    places: int
    letters: int
    alarming: bool
    worth: float | None = None
    examples: tuple[ExampleFacts, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectFacts:
    """What all disguises of a text were worth; fractions of 1.

    Attributes:
        other: place among the documents of a class of the one that has most of the text; None for the other of a pair,
            and where none has anything of it.
        typed, undone: share of the text that stands there, as it is typed, and once every disguise is undone.
    """

    other: int | None
    typed: float
    undone: float


@dataclass(frozen=True, slots=True)
class DisguiseFacts:
    """The disguises of a text.

    Attributes:
        kinds: those that are there, alarming ones first, those with the most places first.
        pictures: large ones, which may be pictures of text.
        effect: what they were worth; None where none alarms, or where the text is not compared with any.
    """

    kinds: tuple[KindFacts, ...] = ()
    pictures: int = 0
    effect: EffectFacts | None = None

    @property
    def alarming(self) -> int:
        """Places of the kinds that honest texts have less often."""
        return sum(kind.places for kind in self.kinds if kind.alarming)

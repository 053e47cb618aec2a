"""Abilities: what the languages of the loaded documents can do."""

from dataclasses import dataclass

from imbrex.engine.language import PartOfSpeech


@dataclass(frozen=True, slots=True)
class Abilities:
    """What the languages can do, taken together."""

    parts: PartOfSpeech = PartOfSpeech(0)
    lemmas: bool = False
    stems: bool = False

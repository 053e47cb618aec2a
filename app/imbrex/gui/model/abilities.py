"""Abilities: features supported by the languages of the loaded documents."""

from dataclasses import dataclass

from imbrex.engine.language import PartOfSpeech


@dataclass(frozen=True, slots=True)
class Abilities:
    """Combined features of the languages."""

    parts: PartOfSpeech = PartOfSpeech(0)
    lemmas: bool = False
    stems: bool = False

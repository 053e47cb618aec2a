"""German: morphology of German."""

from imbrex.languages.simple import Simple
from imbrex.languages.words import simplify


class German(Simple):
    """Lemmas by simplemma; a capital indicates a noun."""

    code = "de"
    name = "German"
    compounds = True

    def bare(self, word: str) -> str:
        """A simplified word without a contracted "es" ("geht's") or the apostrophe of a genitive."""
        return word.removesuffix("'s").rstrip("'") or word

    def look_up(self, bare: str, written: str) -> str:
        """Read a capitalized word as a noun if there is such a noun, unless it is a function word.

        "Arbeiten" is the plural of "Arbeit" almost everywhere, and "Haus" is not an imperative of "hausen"; a verb or
        adjective at a sentence's start has no corresponding noun, or one of the same spelling.
        """
        if written[:1].isupper() and not self._is_listed(simplify(written)):
            bare = bare.capitalize()
        return super().look_up(bare, written)

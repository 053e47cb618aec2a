"""Presets: named sets of options."""

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Disguises, Options, Shingling, WordForm

DEFAULT = "rewrite"
"""Lemmas without function words, 3 to a shingle: about as strict as 5 or 6 words as written."""

PRESETS: dict[str, Options] = {
    DEFAULT: Options(),
    "verbatim": Options(
        canonization=Canonization(drop_stop_words=False, drop=PartOfSpeech(0), word_form=WordForm.AS_WRITTEN),
        # Words are compared as written, neither joined nor split, so no dictionary is needed.
        disguises=Disguises(spaced=False, split=False, joined=False),
        shingles=Shingling(length=6),
    ),
}

"""Presets: named options to start from."""

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Disguises, Options, Shingling, WordForm

DEFAULT = "rewrite"
"""Lemmas without function words, 3 to a shingle: about as strict as 5 or 6 words as written."""

PRESETS: dict[str, Options] = {
    DEFAULT: Options(),
    "verbatim": Options(
        canonization=Canonization(drop_stop_words=False, drop=PartOfSpeech(0), word_form=WordForm.AS_WRITTEN),
        # Words as they are written are not put together or taken apart, so no dictionary is needed.
        disguises=Disguises(spaced=False, split=False, joined=False),
        shingles=Shingling(length=6),
    ),
}

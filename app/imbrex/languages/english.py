"""English: morphology of English, with parts of speech by NLTK's averaged perceptron tagger with our weights."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from imbrex import assets
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.text.late_pattern import late
from imbrex.languages.simple import Simple
from imbrex.languages.words import LONGEST, simplify

Tagger = Callable[[Sequence[str]], list[str]]
"""Returns the Penn Treebank tag of each word of a sentence; no word may be empty."""


def load_tagger() -> Tagger:
    """Load NLTK's tagger (M. Honnibal, "A good part-of-speech tagger in about 200 lines of Python", 2013).

    The weights are set as attributes: NLTK reads model files from its own data folders only, which we do not have.
    """
    import json  # noqa: PLC0415 - as below
    import lzma  # noqa: PLC0415

    from nltk.tag.perceptron import PerceptronTagger  # noqa: PLC0415 - half a second, on demand

    model = json.loads(lzma.decompress(assets.data("tagger/english.json.xz")))
    tags: list[str] = model["tags"]
    tagger = PerceptronTagger(load=False)
    tagger.model.weights = {feature: _row(row, tags) for feature, row in model["weights"].items()}
    tagger.tagdict = {word: tags[number] for word, number in model["words"].items()}
    tagger.classes = tagger.model.classes = set(tags)

    def tag(words: Sequence[str]) -> list[str]:
        return [found for _, found in tagger.tag(list(words))]

    return tag


def _row(row: list[int], tags: list[str]) -> dict[str, float]:
    """Weights by tag from `[tag, thousandths, tag, thousandths, ...]`."""
    return {tags[number]: weight / 1000 for number, weight in zip(row[::2], row[1::2], strict=True)}


_CLITIC = late(r"(?i)(n['’]t|['’](?:s|re|ve|ll|d|m))$|['’]$")
_PLURAL = late(r"[a-z]{5,}[b-hj-npqrtv-z]s|[a-z]{5,}es")
_IRREGULAR: Mapping[str, str] = {"can't": "can", "won't": "will", "shan't": "shall", "ain't": "be"}
_IN_CONTEXT = PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB

_PENN: Mapping[str, PartOfSpeech] = {
    "IN": PartOfSpeech.PREPOSITION,
    "CC": PartOfSpeech.CONJUNCTION,
    "RP": PartOfSpeech.PARTICLE,
    "TO": PartOfSpeech.PARTICLE,
    "UH": PartOfSpeech.INTERJECTION,
    "EX": PartOfSpeech.PRONOUN,
    "PRP": PartOfSpeech.PRONOUN,
    "PRP$": PartOfSpeech.PRONOUN,
    "WP": PartOfSpeech.PRONOUN,
    "WP$": PartOfSpeech.PRONOUN,
    "DT": PartOfSpeech.DETERMINER,
    "PDT": PartOfSpeech.DETERMINER,
    "WDT": PartOfSpeech.DETERMINER,
    "JJ": PartOfSpeech.ADJECTIVE,
    "JJR": PartOfSpeech.ADJECTIVE,
    "JJS": PartOfSpeech.ADJECTIVE,
    "RB": PartOfSpeech.ADVERB,
    "RBR": PartOfSpeech.ADVERB,
    "RBS": PartOfSpeech.ADVERB,
    "WRB": PartOfSpeech.ADVERB,
}
"""By the tag of the Penn Treebank."""

_CORRECTIONS: Mapping[str, str] = {
    "annexed": "annex",
    "bigger": "big",
    "broke": "break",
    "calves": "calf",
    "cancelled": "cancel",
    "cancelling": "cancel",
    "crafted": "craft",
    "crafting": "craft",
    "determining": "determine",
    "developed": "develop",
    "dispelled": "dispel",
    "dispelling": "dispel",
    "drenched": "drench",
    "felt": "feel",
    "fixed": "fix",
    "fixes": "fix",
    "fixing": "fix",
    "further": "far",
    "gone": "go",
    "greeks": "greek",
    "growing": "grow",
    "guarded": "guard",
    "guarding": "guard",
    "halves": "half",
    "housewives": "housewife",
    "interned": "intern",
    "interning": "intern",
    "labelled": "label",
    "labelling": "label",
    "loaves": "loaf",
    "longed": "long",
    "longing": "long",
    "midwives": "midwife",
    "mixed": "mix",
    "mixing": "mix",
    "modelled": "model",
    "modelling": "model",
    "playing": "play",
    "preferred": "prefer",
    "prefixed": "prefix",
    "prefixing": "prefix",
    "proclaiming": "proclaim",
    "programmed": "program",
    "programming": "program",
    "recouped": "recoup",
    "sheaves": "sheaf",
    "shelves": "shelf",
    "signalled": "signal",
    "signalling": "signal",
    "singing": "sing",
    "skies": "sky",
    "smoothed": "smooth",
    "smoothing": "smooth",
    "springing": "spring",
    "swearing": "swear",
    "swinging": "swing",
    "swore": "swear",
    "thanked": "thank",
    "thieves": "thief",
    "thinking": "think",
    "thought": "think",
    "travelling": "travel",
    "unfolded": "unfold",
    "unfolding": "unfold",
    "winged": "wing",
    "wives": "wife",
    "won": "win",
    "worse": "bad",
}
"""Frequent forms that the dictionary assigns to a rare word ("thinking" to "thinke") or leaves unchanged."""


class English(Simple):
    """Lemmas by simplemma, function words by list, adjectives and adverbs in context."""

    code = "en"
    name = "English"
    corrections = _CORRECTIONS

    @property
    def known_parts(self) -> PartOfSpeech:
        """All parts of speech."""
        return super().known_parts | _IN_CONTEXT

    @property
    def context_parts(self) -> PartOfSpeech:
        """Adjectives and adverbs."""
        return _IN_CONTEXT

    @cached_property
    def _tagger(self) -> Tagger:
        return load_tagger()

    def bare(self, word: str) -> str:
        """A simplified word without n't, 's and other clitics: "don't" is "do", "john's" is "john"."""
        if "'" not in word:
            return word
        return _IRREGULAR.get(word) or _CLITIC.sub("", word) or word

    def completed(self, entry: str, found: str | None) -> str:
        """The lemma of a word; plurals that the dictionary leaves unchanged lose their s."""
        lemma = super().completed(entry, found)
        return lemma[:-1] if lemma == entry and self._is_plural(entry, is_known=found is not None) else lemma

    def _is_plural(self, bare: str, *, is_known: bool) -> bool:
        """Whether a word without a lemma is a nationality ("Americans") or a long unknown word with a plural ending."""
        if bare.endswith("ans") and bare[:-1].capitalize() in self._dictionary:
            return True
        return not is_known and _PLURAL.fullmatch(bare) is not None and bare.capitalize() not in self._dictionary

    def listed_part(self, word: str) -> int:
        """The mask of one simplified word; "don't" and "it's" are two words, so neither is dropped as one of them."""
        return self.word_list.parts.get(word, 0)

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        """Listed function words keep their mask; every other word is tagged in context."""
        return [self._tag(sentence) for sentence in sentences]

    def _tag(self, sentence: Sequence[str]) -> list[int]:
        pieces: list[str] = []
        firsts: list[int] = []
        for word in sentence:
            firsts.append(len(pieces))
            pieces += _pieces(word)
        found = self._tagger(pieces)
        return [self._part(word, found[first]) for word, first in zip(sentence, firsts, strict=True)]

    def _part(self, word: str, tag: str) -> int:
        simple = simplify(word)
        return self.word_list.parts.get(simple, int(_PENN.get(tag, 0)))


def _pieces(word: str) -> list[str]:
    """A word split as in the Penn Treebank: "don't" is "do" and "n't"."""
    if not word or len(word) > LONGEST:
        return ["-"]
    clitic = _CLITIC.search(word)
    if clitic is None or clitic.start() == 0:
        return [word]
    return [word[: clitic.start()], clitic.group().replace("’", "'")]

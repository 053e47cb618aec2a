"""Options: everything that changes a result, declared once with labels and limits, and named sets of options.

The window's form, the command line's flags, stored settings and reports all follow from these fields.
"""

from collections.abc import Iterator, Mapping
from dataclasses import Field, fields, replace
from enum import Enum, StrEnum
from typing import Any

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe, option
from imbrex.messages import Message
from imbrex.values import frozen

LONGEST_SHINGLE = 20


class WordForm(StrEnum):
    """The form in which words are compared."""

    AS_WRITTEN = "as-written"
    LEMMA = "lemma"
    STEM = "stem"


FUNCTION_WORDS = (
    PartOfSpeech.PREPOSITION
    | PartOfSpeech.CONJUNCTION
    | PartOfSpeech.PARTICLE
    | PartOfSpeech.INTERJECTION
    | PartOfSpeech.PRONOUN
    | PartOfSpeech.DETERMINER
)


@frozen(kw_only=True)
class Canonization:
    """Normalization of a text before comparison."""

    strip_html: bool = option(
        True,
        Message("HTML tags and entities"),
        Message("Remove tags and convert entities to characters."),
        "strip-html",
    )
    fold_case: bool = option(
        True,
        Message("Letter case"),
        Message("Ignore the difference between uppercase and lowercase letters."),
        "fold-case",
    )
    fold_yo: bool = option(
        True, Message("ё as е"), Message("Ignore the difference between Cyrillic ё and е."), "fold-yo"
    )
    drop_punctuation: bool = option(
        True,
        Message("Punctuation"),
        Message("Ignore punctuation, quotation marks and special characters."),
        "drop-punctuation",
    )
    collapse_spaces: bool = option(
        True,
        Message("Extra white space"),
        Message("Count any run of white space as one space. If off, longer runs count as words."),
        "collapse-spaces",
    )
    drop_numbers: bool = option(False, Message("Numbers"), Message("Ignore words made up of digits."), "drop-numbers")
    drop_stop_words: bool = option(
        True,
        Message("Stop words"),
        Message("Ignore the most common function words of the language."),
        "drop-stop-words",
    )
    stop_words: tuple[str, ...] = option(
        (),
        Message("Custom stop words"),
        Message("Words to ignore instead of the language's stop-word list."),
        "stop-words",
    )
    drop: PartOfSpeech = option(
        FUNCTION_WORDS, Message("Parts of speech"), Message("Ignore words of these parts of speech."), "drop"
    )
    word_form: WordForm = option(
        WordForm.LEMMA,
        Message("Word form"),
        Message("Compare words as written, in their normal form (lemma) or by their stem."),
        "word-form",
    )

    def of_all_words(self) -> "Canonization":
        """The same without the options that drop words."""
        return replace(self, drop_numbers=False, drop_stop_words=False, drop=PartOfSpeech(0))


@frozen(kw_only=True)
class Disguises:
    """Which disguises are undone. All are detected and reported regardless."""

    lookalikes: bool = option(
        True,
        Message("Look-alike letters"),
        Message("Replace look-alike letters from other alphabets with the letters they imitate."),
        "undo-lookalikes",
    )
    styled: bool = option(
        True,
        Message("Styled letters"),
        Message("Replace full-width, mathematical and circled letters with plain ones."),
        "undo-styled",
    )
    invisible: bool = option(
        True, Message("Zero-width characters"), Message("Remove invisible characters from words."), "undo-invisible"
    )
    soft_hyphens: bool = option(
        True, Message("Soft hyphens"), Message("Remove soft hyphens from words."), "undo-soft-hyphens"
    )
    overlays: bool = option(
        True, Message("Combining marks"), Message("Remove marks that are not part of any letter."), "undo-overlays"
    )
    direction: bool = option(
        True,
        Message("Reversed text"),
        Message("Restore text that is written backwards, also with direction marks."),
        "undo-direction",
    )
    spaced: bool = option(
        True, Message("Spaced letters"), Message("Join letters separated by spaces into words."), "undo-spaced"
    )
    split: bool = option(
        True,
        Message("Split words"),
        Message("Join two fragments that form a dictionary word."),
        "undo-split",
    )
    joined: bool = option(
        True,
        Message("Joined words"),
        Message("Split run-together words into dictionary words."),
        "undo-joined",
    )
    numerals: bool = option(
        False, Message("Numbers as words"), Message("Convert numbers written as words to digits."), "undo-numerals"
    )
    fonts: bool = option(
        True,
        Message("Misleading fonts"),
        Message("Compare the letters that a font shows if the text says others."),
        "undo-fonts",
    )
    unseen: bool = option(
        True,
        Message("Invisible text"),
        Message("Ignore text that readers can't see: white, tiny, hidden, off the page or behind an image."),
        "undo-unseen",
    )
    layers: bool = option(
        False,
        Message("Include comments, alternative text, deletions"),
        Message("Also compare text in comments, tracked deletions, alternative text and field codes."),
        "compare-layers",
    )


@frozen(kw_only=True)
class Shingling:
    """How shingles are made of words."""

    length: int = option(
        3,
        Message("Shingle length"),
        Message("Number of words in a shingle. Longer shingles find only longer matches."),
        "shingle-length",
        1,
        LONGEST_SHINGLE,
    )
    step: int = option(
        1,
        Message("Shingle step"),
        Message(
            "Number of words from one shingle to the next: 1 if they overlap, the shingle length if they follow end to "
            "end. Passages are found with all shingles."
        ),
        "shingle-step",
        1,
        LONGEST_SHINGLE,
    )

    @property
    def stride(self) -> int:
        """The step; shingles at most follow end to end."""
        return min(self.step, self.length)


@frozen(kw_only=True)
class PassageRules:
    """Which runs of shared shingles count as a passage."""

    minimum_words: int = option(
        1,
        Message("Minimum passage length"),
        Message("Exclude passages with fewer compared words."),
        "minimum-passage",
        1,
        100,
    )
    same_order: bool = option(
        True,
        Message("Same order"),
        Message("Report reworded sentences that follow the same order in both texts, if other texts are open, too."),
        "same-order",
    )


@frozen(kw_only=True)
class Exclusions:
    """Shared text that is not counted: templates and common phrases."""

    template_words: int = option(
        3,
        Message("Minimum template match"),
        Message("Number of compared words in a row that must match a template to be excluded."),
        "template-words",
        2,
        LONGEST_SHINGLE,
    )
    phrases: tuple[str, ...] = option(
        (),
        Message("Excluded phrases"),
        Message("Phrases to exclude wherever all their compared words appear in a row."),
        "exclude-phrases",
        phrases=True,
    )
    quotations: bool = option(
        False,
        Message("Quotations"),
        Message("Exclude words inside quotation marks."),
        "exclude-quotations",
    )
    bibliographies: bool = option(
        False,
        Message("Bibliographies"),
        Message("Exclude lists of references."),
        "exclude-bibliographies",
    )


@frozen(kw_only=True)
class WhatCounts:
    """Kinds of passages in the score after exclusions. All are found and shown regardless."""

    not_cited: bool = option(
        True,
        Message("Not cited"),
        Message("Count passages that have neither quotation marks nor a citation."),
        "count-not-cited",
    )
    marks_missing: bool = option(
        True,
        Message("Quotation marks missing"),
        Message("Count passages that are cited but not in quotation marks."),
        "count-marks-missing",
    )
    citation_missing: bool = option(
        True,
        Message("Citation missing"),
        Message("Count passages that are in quotation marks but not cited."),
        "count-citation-missing",
    )
    cited_and_quoted: bool = option(
        False,
        Message("Cited and quoted"),
        Message("Count passages that are in quotation marks and cited."),
        "count-cited-and-quoted",
    )
    bibliography: bool = option(
        False, Message("Bibliography"), Message("Count passages in lists of references."), "count-bibliography"
    )
    template: bool = option(
        False,
        Message("Template text"),
        Message("Count passages that are in a template or an excluded phrase."),
        "count-template",
    )
    own_work: bool = option(
        False,
        Message("Own earlier work"),
        Message("Count passages from another text by the same author."),
        "count-own-work",
    )


@frozen(kw_only=True)
class LongestWords:
    """How the longest words represent a text; the defaults are those of the article on short texts."""

    most: int = option(
        15,
        Message("Longest words"),
        Message("Number of longest words that represent a text in the measure and the index of that name."),
        "longest-words",
        1,
        100,
    )
    shortest: int = option(
        4,
        Message("Letters in longest words"),
        Message("Ignore shorter words when choosing the longest words."),
        "longest-words-letters",
        1,
        20,
    )
    copied: int = option(
        80,
        Message("Longest words of a copy, %"),
        Message("Consider a text a copy if it shares more than this percentage of its longest words."),
        "longest-words-copy",
        1,
        99,
    )


@frozen(kw_only=True)
class Options:
    """All options, in groups. Construction rejects values out of range, naming every one."""

    canonization: Canonization = Canonization()
    disguises: Disguises = Disguises()
    shingles: Shingling = Shingling()
    passages: PassageRules = PassageRules()
    exclusions: Exclusions = Exclusions()
    attribution: WhatCounts = WhatCounts()
    longest_words: LongestWords = LongestWords()
    language: str = option(
        "",
        Message("Language"),
        Message("Language of all documents. Leave empty to detect the language of each document."),
        "language",
    )

    def __post_init__(self) -> None:
        bad = [
            f"{describe.label}: {value} is not between {describe.low} and {describe.high}"
            for _, item, describe, value in walk(self)
            if item.type is int and not describe.low <= value <= describe.high
        ]
        if bad:
            raise ValueError("; ".join(bad))

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; `from_dict` reads them back."""
        return {describe.flag: _plain(value) for _, _, describe, value in walk(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> "Options":
        """Read the result of `to_dict`; a missing key keeps its default, an unknown one is an error."""
        options = cls()
        known = {describe.flag for _, _, describe, _ in walk(options)}
        unknown = sorted(set(values) - known)
        if unknown:
            raise ValueError(f"unknown options: {', '.join(unknown)}")
        for flag, value in values.items():
            options = options.with_value(flag, value)
        return options

    def value(self, flag: str) -> Any:
        """The value of the option with this flag name."""
        return next(value for _, _, describe, value in walk(self) if describe.flag == flag)

    def with_value(self, flag: str, value: Any) -> "Options":
        """A copy with one option changed; plain values (from JSON, from flags) are converted."""
        for group, item, describe, old in walk(self):
            if describe.flag != flag:
                continue
            new = _typed(old, value)
            if group == "":
                return replace(self, **{item.name: new})
            return replace(self, **{group: replace(getattr(self, group), **{item.name: new})})
        raise KeyError(flag)

    def compares_like(self, other: "Options") -> bool:
        """Whether both give the same comparison; what counts is applied afterwards."""
        return replace(self, attribution=other.attribution) == other


def walk(options: Options) -> Iterator[tuple[str, "Field[Any]", Describe, Any]]:
    """Every option in order: group name ("" for none), field, description, value."""
    for outer in fields(options):
        value = getattr(options, outer.name)
        if "describe" in outer.metadata:
            yield "", outer, outer.metadata["describe"], value
            continue
        for item in fields(value):
            yield outer.name, item, item.metadata["describe"], getattr(value, item.name)


def _plain(value: Any) -> Any:
    if isinstance(value, PartOfSpeech):
        return [part.label for part in value]
    if isinstance(value, Enum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def _typed(old: Any, value: Any) -> Any:
    if isinstance(old, PartOfSpeech) and not isinstance(value, int):
        return parts_of_speech(value)
    if isinstance(old, tuple):
        return tuple(value)
    kind: Any = type(old)
    if kind is bool and not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return kind(value)


def parts_of_speech(names: Any) -> PartOfSpeech:
    """The mask of a list of names such as ["preposition", "adverb"]."""
    mask = PartOfSpeech(0)
    for name in names:
        try:
            mask |= PartOfSpeech[str(name).strip().upper()]
        except KeyError:
            known = ", ".join(part.label for part in PartOfSpeech)
            raise ValueError(f"{name!r} is not a part of speech; known are {known}") from None
    return mask


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

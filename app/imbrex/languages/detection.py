"""Detection: identification of a text's language among the known ones.

Scripts decide between alphabets; within one, function words and letters do: each word in a language's list, and each
letter that only some languages use, is evidence for these languages, the more the fewer they are.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from operator import mul
from typing import TYPE_CHECKING

import numpy as np

from imbrex.engine.arrays import Bools, Float64, Int64
from imbrex.engine.disguises.drawn_letters import PLAIN
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.displayed_text import OVERRIDE, surface, turned
from imbrex.engine.text.document import Document
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.strange_letters import STRANGE
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN, script_of_language
from imbrex.engine.text.unknown_letters import letters_of
from imbrex.languages.undisguising import undisguised
from imbrex.languages.words import read_word_list, simplify

if TYPE_CHECKING:
    from imbrex.languages.sample_words import KnownWords, SampleWords

UNKNOWN = "und"

_REMEMBERED = 2**15  # words kept for the next text

_UNTURNED = Disguises(direction=False, lookalikes=False, invisible=False, overlays=False, spaced=False)
_SAMPLE = 100_000  # characters examined
_PLACES = 10  # samples of a longer text
_WORD = late(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_APART = late("[ʼ\u0130Σ]")  # words with these are put in lower case one by one
_HAN = "[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]"
_KANA = "[\u3040-\u30ff\uac00-\ud7af]"
_KANA_OR_HANGUL = CharacterSet(_KANA)
_ASIAN = late(f"(?:{_HAN}|{_KANA})+")
_CYRILLIC = CharacterSet("[\u0400-\u04ff]")
_LATIN = CharacterSet("[A-Za-z\u00aa-\u024f\u1e00-\u1eff]")
_LETTER = CharacterSet(r"[^\W\d_]")
_HANS = CharacterSet(_HAN)
_CHAIN = late(r"[^\W\d_]{40,}")  # letters; longer than any word

_VOWEL_HARD_SIGN = late("ъ[бвгджзйклмнпрстфхцчшщ]")

_HAN_A_WORD = 1.6  # characters in a Chinese word
_LEAST_HAN = 0.25  # of all words: Chinese may quote a lot of English, English little Chinese
_MOST_KANA = 0.1  # letters of Japanese or Korean for each ideograph of Chinese

_LETTERS: Mapping[str, str] = {
    "ru": "ыэёъ",
    "uk": "іїєґ",
    "de": "äöüß",
    "fr": "éèêëàâçîïôûùœæ",
    "es": "ñáéíóú¿¡",
    "it": "àèéìòù",
    "pt": "ãõçáéíóúâêôà",
    "pl": "ąęłżźśćńó",
    "ca": "àçèéíòóúïü",
    "cs": "áčďéěíňóřšťúůýž",
    "da": "åæø",
    "fi": "äö",
    "hu": "áéíóöőúüű",
    "nb": "åæø",
    "nl": "ë",
    "ro": "ăâîșțşţ",
    "sv": "åäö",
    "tr": "çğıöşü",
    "vi": "àáâãèéêìíòóôõùúýăđơư",
}
"""Letters beyond the common ones, by language."""
_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("ing", "tion", "ness", "ed", "ly", "ould", "ght"),
    "de": ("ung", "lich", "isch", "keit", "heit", "chen", "ungen", "igen", "sch", "icht"),
    "fr": ("tion", "ment", "eux", "euse", "aient", "ais", "ique", "eur"),
    "es": ("ción", "dad", "mente", "iendo", "ando", "aron", "ieron", "cia"),
    "it": ("zione", "zioni", "mente", "ato", "ità", "gli", "etto", "ezza", "ando"),
    "pt": ("ção", "ções", "dade", "mente", "ando", "endo", "aram", "eiro", "agem", "ncia"),
    "pl": ("ość", "ego", "ych", "ami", "ach", "ują", "czny", "cie", "nie", "rz", "owie"),
}
"""Frequent endings of words, for texts too short to have many function words."""
_LATIN_CODES = tuple(_ENDINGS)
_CYRILLIC_CODES = ("ru", "uk")
_LONGEST_ENDING = max(len(ending) for endings in _ENDINGS.values() for ending in endings)
_FOREIGN = CharacterSet("[ůőűşğıřěčďťňžšøåățșđħŵŷ\u1ea0-\u1ef9ўқңғүұөәһј\u0459\u045aћџђќѓѕ]")
"""Letters that none of the known languages uses."""
_DECOYS: Mapping[str, str] = {
    "ca": "el la els les un una de del dels d l i o que per amb a al als en és són va han ha com més no es s ser aquest"
    " aquesta aquests si però també se on ho hi pot podeu vostre seu seva molt entre sobre fins quan cal tot tots",
    "cs": "a i v ve na se je to že s z do o k pro jsou by jako ale za od po si tak jsem byl nebo které který při pokud"
    " jsme není můžete může jak podle však také",
    "da": "og i at det er en den til af på de med for der som et ikke kan har fra du vil eller hvis om skal være din"
    " denne man var jeg blev sig også dette når ved",
    "fi": "ja on ei se että oli hän ovat kun mutta niin kuin myös voi joka sen tai jos ole tämä sitä mitä",
    "hu": "a az és hogy nem is egy van volt ez meg de csak el ha mint már még azt ki vagy lesz minden",
    "id": "yang dan di untuk dengan ini itu dari tidak pada dalam adalah akan anda ke atau oleh bisa ada juga",
    "la": "et in est non ad ut cum sed quod ex qui quae si esse ab per ac enim autem sunt de a atque hoc quam nec",
    "nb": "og i det er en å til av på de med for som et ikke kan har fra du vil eller hvis om skal være din denne var"
    " jeg",
    "nl": "de het een en van in is dat op te voor met die zijn niet aan er om ook als maar bij nog uit naar wordt"
    " worden kan u uw of dit deze heeft door over je ze hij was tot",
    "ro": "și şi de în la a cu pe care nu să este din o un pentru ca sau că mai se sunt dacă al ale prin fi dar acest"
    " după",
    "sv": "och i att det som en på är av för med den till inte om ett har de kan du eller från din vid så man var jag"
    " detta när han kommer",
    "tr": "ve bir bu için de da ile çok daha olarak gibi ne var değil olan ama en o kadar ya mi",
    "vi": "và của là có trong cho với không được các một này những người đã khi để",
}
"""The most frequent words of languages that are not detected but must not be mistaken for one that is."""

_LEAST_WORDS = 2
_LEAST_IN_CHAIN = 3  # letters
_LEAST_EVIDENCE = 0.4  # words unique to the language
_LEAST_LEAD = 0.05  # of these, before the next language
_LONG = 4000  # characters; of a longer text, three samples are nearly always enough
_SHORT_SAMPLE = 600
_TOGETHER = 100  # texts read together; more take more memory, and hardly less time
_FEWEST_TOGETHER = 16  # texts that are; the arrays for fewer take longer than they save
_CLEAR = 4.0  # evidence, as above
_CLEAR_LEAD = 2.0  # times that of the next language
_LEAST_SHARE = 0.1  # listed words of all words; languages that are merely similar have fewer
_PLAIN_CYRILLIC = 20  # letters without any specific to Ukrainian: about one Ukrainian text in five gets so far
_ALTERED_SHARE = 0.04  # of the characters; Danish has half as many
_SAME_SHARE = 0.1  # of the characters, with the same accent
_DISGUISED_SHARE = 0.2  # of the words of a sample that is read otherwise than it is written
_FEWEST_LISTED = 3  # words that show which letter a character is; lists are short
_UNKNOWN_LETTER = late(STRANGE)
_ACCENT = late("[\u0300-\u036f]")
_MOST_FOREIGN = 0.004  # of the letters; in a longer text one such letter is a name
_FEW_LETTERS = 60


def detect(text: str) -> str:
    """The code of the language of a text, or "und" for another language or too little evidence."""
    text = turned(text)
    if len(text) > _LONG:
        samples = {_detect(_read(sample), clearly=True) for sample in _samples_of(text)}
        if len(samples) == 1 and UNKNOWN not in samples:
            return samples.pop()
    return _detect_in_full(text)


def _samples_of(text: str) -> list[str]:
    """Three pieces of a long text."""
    return [text[start : start + _SHORT_SAMPLE] for start in (0, len(text) // 2, len(text) - _SHORT_SAMPLE)]


def _detect_in_full(text: str) -> str:
    written = _sample(text)
    sample = _read(written)
    found = _detect(sample)
    if found == UNKNOWN:
        found = _disguised(sample[:_LONG])
    if found == UNKNOWN and (plain := _without_accents(written[:_LONG])) != written[:_LONG]:
        found = _detect(_read(plain), clearly=True)
    return _with_unknown_letters(written[:_LONG]) if found == UNKNOWN else found


def written_in(document: Document) -> str:
    """The language of a document's visible text: invisible text may be in another one."""
    return detect(surface(document, _UNTURNED))


def all_written_in(documents: Sequence[Document], observer: Observer = SILENT) -> list[str]:
    """The languages of documents; many texts are read together."""
    codes: list[str] = []
    for first in range(0, len(documents), _TOGETHER):
        texts = [surface(one, _UNTURNED) for one in watched(documents[first : first + _TOGETHER], observer, 1)]
        as_shown = [(index, text) for index, text in enumerate(texts) if OVERRIDE not in text]
        long = {index: _samples_of(text) for index, text in as_shown if len(text) > _LONG}
        short = {index: [text] for index, text in as_shown if len(text) <= _LONG}
        found: dict[int, str] = {}
        for some, clearly in ((long, True), (short, False)):
            if len(some) < _FEWEST_TOGETHER:
                continue
            found |= _plain_in(some, clearly=clearly)
        codes += [
            # Samples that were looked at above need not be looked at once more.
            found.get(index) or (_detect_in_full if index in found else detect)(text)
            for index, text in enumerate(watched(texts, observer, 1))
        ]
    return codes


def _plain_in(texts: Mapping[int, Sequence[str]], *, clearly: bool) -> dict[int, str]:
    """The language that all samples at a text show, clearly if requested; empty if there is none.

    All texts have the same number of samples. Those that are not plain, or in several alphabets, are omitted.
    """
    from imbrex.languages.sample_words import alphabets  # noqa: PLC0415 - a few short texts do without

    plain = alphabets([sample for samples in texts.values() for sample in samples])
    rows = list(zip(texts.items(), *[iter(plain)] * (len(plain) // len(texts)), strict=True))
    found: dict[int, str] = {}
    for alphabet, shown_by in ((LATIN, _latin_shown_by), (CYRILLIC, _cyrillic_shown_by)):
        chosen = {index: samples for (index, samples), *those in rows if set(those) == {alphabet}}
        if chosen:
            found.update(zip(chosen, shown_by(list(chosen.values()), clearly=clearly), strict=True))
    return found


@cache
def _known_samples(codes: tuple[str, ...]) -> "KnownWords":
    from imbrex.languages.sample_words import KnownWords  # noqa: PLC0415 - a few short texts do without

    return KnownWords({code: _listed(code) for code in codes}, _signs_by_word(codes))


def _latin_shown_by(samples: Sequence[Sequence[str]], *, clearly: bool) -> list[str]:
    """The language that all samples at a text show, empty if there is none; they are plain Latin text."""
    found, first, second, highest = _ranked(samples, (*_LATIN_CODES, *_DECOYS))
    listed = found.listed(first)
    is_shown = (
        (found.total >= _LEAST_WORDS)
        & (highest >= _LEAST_EVIDENCE)
        & (highest - second >= _LEAST_LEAD)
        & (first < len(_LATIN_CODES))
        & (listed / np.maximum(found.total, 1) >= _LEAST_SHARE)
    )
    if clearly:
        is_shown &= (second * _CLEAR_LEAD < highest) & (highest > _CLEAR)
    return _agreed(_LATIN_CODES, first, is_shown, len(samples))


def _cyrillic_shown_by(samples: Sequence[Sequence[str]], *, clearly: bool) -> list[str]:
    """The same for samples of plain Cyrillic text."""
    _, first, second, highest = _ranked(samples, _CYRILLIC_CODES)
    is_clear = (second * _CLEAR_LEAD < highest) & (highest > _CLEAR)
    return _agreed(_CYRILLIC_CODES, first, is_clear if clearly else highest - second >= _LEAST_LEAD, len(samples))


def _ranked(samples: Sequence[Sequence[str]], codes: tuple[str, ...]) -> tuple["SampleWords", Int64, Float64, Float64]:
    """The words of all samples, the language with most evidence in each, the second most and the most evidence."""
    from imbrex.languages.sample_words import SampleWords  # noqa: PLC0415 - as above

    found = SampleWords([sample for some in samples for sample in some], _known_samples(codes))
    highest, second = np.sort(found.evidence, axis=1)[:, :-3:-1].T
    return found, found.evidence.argmax(axis=1), second, highest


def _agreed(codes: Sequence[str], first: Int64, is_shown: Bools, count: int) -> list[str]:
    """The language that all samples of each of some texts show, empty if there is none."""
    places = first.reshape(count, -1)
    agree = is_shown.reshape(count, -1).all(axis=1) & (places == places[:, :1]).all(axis=1)
    return [codes[place] if one else "" for place, one in zip(places[:, 0].tolist(), agree.tolist(), strict=True)]


def _disguised(sample: str) -> str:
    """The language of a sample whose letters are altered, whose words are reversed, or have no blanks between them."""
    for plain in (_unaltered(sample), sample[::-1], _CHAIN.sub(_parted, sample)):
        code = _detect(plain, clearly=True) if plain != sample else UNKNOWN
        if code != UNKNOWN:
            words = _words(plain)
            listed = sum(words[word] for word in words.keys() & _listed(code))
            return code if listed >= _DISGUISED_SHARE * words.total() else UNKNOWN
    return UNKNOWN


def _with_unknown_letters(sample: str) -> str:
    """The language whose listed words tell which letters many characters are that are none."""
    if len(_UNKNOWN_LETTER.findall(sample)) < _ALTERED_SHARE * len(sample):
        return UNKNOWN
    for code in (*_LATIN_CODES, *_CYRILLIC_CODES):
        known = partial(_are_listed, _listed(code))
        letters = letters_of(sample, script_of_language(code), known, fewest=_FEWEST_LISTED, share=_LEAST_SHARE)
        if letters and _detect(_read(sample.translate(letters)), clearly=True) == code:
            return code
    return UNKNOWN


def _are_listed(listed: frozenset[str], words: Sequence[str]) -> list[bool]:
    return [word in listed for word in words]


def _unaltered(sample: str) -> str:
    """The sample with plain letters, if more are altered than in any language."""
    plain = sample.translate(PLAIN)
    shared = sum((Counter(sample) & Counter(plain)).values())
    return plain if len(sample) - shared >= _ALTERED_SHARE * len(sample) else sample


def _without_accents(sample: str) -> str:
    """The sample without accents, if more of them, or of one of them, are on unusual letters than in any language."""
    marks = len(_ACCENT.findall(unicodedata.normalize("NFC", sample)))
    apart = unicodedata.normalize("NFD", sample)
    (same,) = Counter(_ACCENT.findall(apart)).most_common(1) or [("", 0)]
    if marks > _ALTERED_SHARE * len(sample) or same[1] > _SAME_SHARE * len(sample):
        return _ACCENT.sub("", apart)
    return sample


def _parted(chain: re.Match[str]) -> str:
    return _any_listed().sub(r" \g<0> ", chain[0])


def _read(sample: str) -> str:
    """The sample as a reader sees it; for letter-spaced text without gaps between words, split into listed words."""
    plain = undisguised(sample)
    return plain if plain is sample else _CHAIN.sub(_parted, plain)


def _detect(sample: str, *, clearly: bool = False) -> str:
    """The language of a sample; with `clearly`, only one that is far ahead of all others."""
    if sample.isascii():
        return _latin(sample, clearly=clearly)
    letters = _LETTER.count_in(sample)
    if not letters:
        return UNKNOWN
    han = _HANS.count_in(sample)
    if han:
        return UNKNOWN if clearly else _among_ideographs(sample, han)
    cyrillic, latin = _CYRILLIC.count_in(sample), _LATIN.count_in(sample)
    if max(cyrillic, latin) < letters / 2:
        return UNKNOWN
    return _cyrillic(sample, clearly=clearly) if cyrillic > latin else _latin(sample, clearly=clearly)


def _sample(text: str) -> str:
    """Pieces of a long text, from its beginning to its end."""
    if len(text) <= _SAMPLE:
        return text
    size = _SAMPLE // _PLACES
    step = (len(text) - size) / (_PLACES - 1)
    return "\n".join(text[round(place * step) : round(place * step) + size] for place in range(_PLACES))


def _words(text: str) -> Counter[str]:
    """Simplified words, each with its count."""
    if text.isascii() or not _APART.search(text):  # the usual case, three times as fast
        return Counter(_WORD.findall(text.lower().replace("’", "'")))
    words: Counter[str] = Counter()
    for spelling, count in Counter(_WORD.findall(text)).items():
        words[simplify(spelling)] += count
    return words


def _among_ideographs(sample: str, han: int) -> str:
    kana_or_hangul = _KANA_OR_HANGUL.count_in(sample)
    rest = _ASIAN.sub(" ", sample)
    words = (han + kana_or_hangul) / _HAN_A_WORD
    others = len(_WORD.findall(rest))
    if words < _LEAST_HAN * (words + others):  # names in a text of another language, such as links to translations
        return detect(rest)
    return "zh" if kana_or_hangul <= han * _MOST_KANA else UNKNOWN


def _cyrillic(sample: str, *, clearly: bool) -> str:
    words = _words(sample)
    if _is_foreign(sample, words):
        return UNKNOWN
    evidence = _evidence(words, _CYRILLIC_CODES)
    letters = _letters(words)
    if _is_bulgarian(words, letters):
        return UNKNOWN
    best = max(evidence, key=evidence.__getitem__)
    if clearly:
        return best if min(evidence.values()) * _CLEAR_LEAD < evidence[best] > _CLEAR else UNKNOWN
    if abs(evidence["ru"] - evidence["uk"]) < _LEAST_LEAD:
        return "ru" if letters >= _PLAIN_CYRILLIC and evidence["ru"] >= evidence["uk"] else UNKNOWN
    return best


def _is_bulgarian(words: Counter[str], letters: int) -> bool:
    """Whether ъ is a vowel, as before a consonant; Russian has it before soft vowels and, long ago, at the end."""
    vowels = sum(len(_VOWEL_HARD_SIGN.findall(word)) * count for word, count in words.items() if "ъ" in word)
    return vowels > letters * _MOST_FOREIGN


def _latin(sample: str, *, clearly: bool) -> str:
    words = _words(sample)
    if _is_foreign(sample, words) or words.total() < _LEAST_WORDS:
        return UNKNOWN
    evidence = _evidence(words, (*_LATIN_CODES, *_DECOYS))
    first, second = sorted(evidence, key=evidence.__getitem__, reverse=True)[:2]
    if evidence[first] < _LEAST_EVIDENCE or evidence[first] - evidence[second] < _LEAST_LEAD:
        return UNKNOWN
    if first in _DECOYS:
        return UNKNOWN
    if clearly and not evidence[second] * _CLEAR_LEAD < evidence[first] > _CLEAR:
        return UNKNOWN
    share = sum(words[word] for word in words.keys() & _listed(first)) / words.total()
    return first if share >= _LEAST_SHARE else UNKNOWN


def _is_foreign(sample: str, words: Counter[str]) -> bool:
    if sample.isascii() or not _FOREIGN.occurs_in(sample.lower()):
        return False
    letters = _letters(words)
    marks = sum(_FOREIGN.count_in(word) * count for word, count in words.items() if not word.isascii())
    return marks > letters * _MOST_FOREIGN and (marks > 1 or letters < _FEW_LETTERS)


def _letters(words: Counter[str]) -> int:
    return sum(map(mul, map(len, words), words.values()))


def _evidence(words: Counter[str], codes: tuple[str, ...]) -> dict[str, float]:
    """Evidence for each language, in words unique to one language."""
    signs, evidence = _signs_by_word(codes), dict.fromkeys(codes, 0.0)
    for (word, count), found in zip(words.items(), map(signs, words), strict=True):
        if found:
            # The hundredth "the" adds little to the tenth; one letter may be a sign in a formula.
            weight = (count**0.75 if count > 1 else 1.0) * (0.5 if len(word) == 1 else 1.0)
            for code, share in found:
                evidence[code] += share * weight
    return evidence


@cache
def _signs_by_word(codes: tuple[str, ...]) -> Callable[[str], tuple[tuple[str, float], ...]]:
    """A function from a word to the languages it is evidence for, each with its share of a word."""
    known, letters, ending = _known_words(codes), _known_letters(codes), [code for code in codes if code in _ENDINGS]

    @lru_cache(_REMEMBERED)
    def by_ending(last: str) -> list[tuple[str, float]]:
        return [(code, 0.3) for code in ending if last.endswith(_ENDINGS[code])]

    @lru_cache(_REMEMBERED)
    def signs(word: str) -> tuple[tuple[str, float], ...]:
        found = list(known.get(word, ()))
        if not word.isascii():
            found += [(code, 0.6 * share) for letter in set(word) for code, share in letters.get(letter, ())]
        if len(word) > 5:
            found += by_ending(word[-_LONGEST_ENDING:])
        return tuple(found)

    return signs


@cache
def _listed(code: str) -> frozenset[str]:
    return frozenset(_DECOYS[code].split() if code in _DECOYS else read_word_list(code).parts)


@cache
def _any_listed() -> re.Pattern[str]:
    """Listed words of all languages, the longer ones first; the shortest occur in any chain of letters."""
    codes = (*_LATIN_CODES, *_DECOYS, *_CYRILLIC_CODES)
    words = {word for code in codes for word in _listed(code) if len(word) >= _LEAST_IN_CHAIN}
    return late("|".join(sorted(map(re.escape, words), key=lambda word: (-len(word), word))), re.IGNORECASE)


@cache
def _known_words(codes: tuple[str, ...]) -> dict[str, list[tuple[str, float]]]:
    return _shares({code: dict.fromkeys(_listed(code)) for code in codes})


@cache
def _known_letters(codes: tuple[str, ...]) -> dict[str, list[tuple[str, float]]]:
    return _shares({code: dict.fromkeys(_LETTERS.get(code, "")) for code in codes})


def _shares(items: Mapping[str, Mapping[str, object]]) -> dict[str, list[tuple[str, float]]]:
    """By item, the languages that have it, each with its specificity: 1 alone, 0 for an item of all languages."""
    holders: dict[str, list[str]] = {}
    for code, own in items.items():
        for item in own:
            holders.setdefault(item, []).append(code)
    count = len(items)
    shares = [math.log(count / size) / math.log(count) for size in range(1, count + 1)]
    return {item: [(code, shares[len(codes) - 1]) for code in codes] for item, codes in holders.items()}

"""Longest words: the article on short texts such as advertisements of 3 to 5 sentences.

A hash of the whole text finds exact copies first. Otherwise the 15 longest words of at least 4 letters represent the
text: shared words, divided by the shorter list; over 80 % is a copy. The three numbers are options.
"""

import hashlib
from collections.abc import Collection

from imbrex.engine.arrays import UInt64, unique
from imbrex.engine.compare.shingles import common, distinct
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value, no_value
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import LongestWords
from imbrex.engine.text.sentences import sentence_starts
from imbrex.engine.text.vocabulary import hash_words
from imbrex.messages import NOTHING, Message, sentences

MOST = 15
COPY = 0.8
_SENTENCES = 10  # up to which a text counts as short


def measure(context: Context) -> Value:
    """Count the shared longest words, unless the two are exact copies."""
    if context.left.once(whole_text) == context.right.once(whole_text):
        return Value(1.0, near_duplicate=True, detail=Message("The texts are identical, letter for letter."))
    left, right = (side.once_watched(longest_words, context.observer) for side in (context.left, context.right))
    shorter = min(len(left), len(right))
    if not shorter:
        return no_value(
            Message("One text has no words of {shortest} or more letters.", shortest=context.left.rules.shortest)
        )
    shared = len(common(left, right))
    enough = shared >= context.settings.minimum_shared_words
    detail = Message("{shared} of the {longest} longest word(s) are shared.", shared=shared, longest=shorter)
    if shared and not enough:
        least = context.settings.minimum_shared_words
        detail = sentences(detail, Message("Texts that share fewer than {least} are not considered.", least=least))
    return Value(
        shared / shorter,
        near_duplicate=enough and is_copy(shared, shorter, context.left.rules),
        detail=detail,
        caution=_long(context),
    )


def is_copy(shared: int, shorter: int, rules: LongestWords) -> bool:
    """Whether a text that shares this number of its longest words is a copy."""
    return 100 * shared > rules.copied * shorter


def whole_text(side: Side) -> bytes:
    """A hash of the text as read (the article uses MD5)."""
    return hashlib.blake2b(side.tokens.document.text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def longest_words(side: Side, observer: Observer = SILENT) -> UInt64:
    """The set of hashes of the longest distinct words, without numbers; ties in alphabetical order."""
    tokens = side.tokens
    words = set(map(tokens.terms.__getitem__, unique(tokens.term[tokens.kept]).tolist()))
    return longest(words, side.rules, observer)


def longest(words: Collection[str], rules: LongestWords, observer: Observer = SILENT) -> UInt64:
    """The set of hashes of the longest of some distinct words."""
    lettered = [(-letters, word) for word in watched(words, observer) if (letters := _letters(word)) >= rules.shortest]
    return distinct(hash_words([word for _, word in sorted(lettered)[: rules.most]]))


def _letters(word: str) -> int:
    """Number of letters in a word; a word with a digit is a number and has none."""
    if word.isalpha():
        return len(word)
    if any(map(str.isnumeric, word)):
        return 0
    return sum(map(str.isalpha, word))


def _long(context: Context) -> Message:
    longest = max(len(sentence_starts(side.tokens)) for side in (context.left, context.right))
    if longest <= _SENTENCES:
        return NOTHING
    return Message(
        "Intended for texts of 3 to 5 sentences. One of these has {longest:,}, so {most} words represent little of it.",
        longest=longest,
        most=context.left.rules.most,
    )

"""Find evidence: rare items that two documents share, and hints at which was first."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from heapq import nsmallest
from math import log2

import numpy as np

from imbrex.engine.arrays import Int64, unique
from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.corrected_words import repair_hint
from imbrex.engine.evidence.evidence_text import evidence_text_of
from imbrex.engine.evidence.file_hints import file_hints, leftover_hints
from imbrex.engine.evidence.foreign_spellings import find_foreign_spellings
from imbrex.engine.evidence.item import Clue, Direction, Hint, Item, Kind
from imbrex.engine.evidence.names_across import find_names_across, match_names
from imbrex.engine.evidence.names_in_order import order_hint
from imbrex.engine.evidence.rare_words import find_rare, find_spelled
from imbrex.engine.evidence.rest_of_class import RestOfClass, rest_of_class
from imbrex.engine.evidence.same_order import MOST_OTHERS, can_have_order, cut_words, find_same_order
from imbrex.engine.evidence.session_evidence import session_hint, session_items, time_hints
from imbrex.engine.evidence.shared_history import shared_sessions
from imbrex.engine.evidence.shared_names import find_names
from imbrex.engine.evidence.shared_numbers import find_figures
from imbrex.engine.evidence.untranslated_text import find_untranslated
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32
from imbrex.engine.translation.translated_pair import lexicon_between, translated_between, with_translated
from imbrex.values import frozen

KINDS: Mapping[Kind, float] = {
    Kind.EDITING_SESSION: 3.0,
    Kind.MISSPELLING: 3.0,
    Kind.RARE_WORD: 1.0,
    Kind.NAME: 2.0,
    Kind.NUMBER: 3.0,
    Kind.ADDRESS: 3.0,
    Kind.FOREIGN_SPELLING: 3.0,
    Kind.LITERAL_QUOTATION: 3.0,
    Kind.UNTRANSLATED_WORD: 2.0,
}
"""By how rarely two unrelated texts of a class share any: rare words in one pair of seven, names in one of 50,
misspellings in one of 250, numbers in one of 500, addresses and editing sessions in none of 1,000 (five sets of
English, Ukrainian and Russian texts of 200 to 1,000 words, 200 pairs each). As logarithms that is 3 : 6 : 8 : 9; names
and misspellings get a little less, because every author has favourites."""
INSIDE = 0.5
_AT_ONCE = 200  # items between two checks of the observer

MOST = 200
"""Maximum number of items of a kind, by weight: two copies of one book share thousands."""


@frozen(eq=False)
class Evidence:
    """Items that two documents share and few others have.

    Attributes:
        items: by kind, the weightiest of each kind first.
        hints: at which of the two was first.
        other_documents: number of other documents for judging rarity.
        can_tell: whether those are enough to judge a word of the dictionary as rare.
        bounded: whether a kind has more items than listed.
    """

    items: tuple[Item, ...]
    hints: tuple[Hint, ...]
    other_documents: int
    can_tell: bool
    bounded: bool

    def of(self, kind: Kind) -> tuple[Item, ...]:
        """The items of one kind."""
        return tuple(item for item in self.items if item.kind is kind)


def find_evidence(
    corpus: Corpus, left_key: str, right_key: str, passages: Rewritten, observer: Observer = SILENT
) -> Evidence:
    """Find items that two documents of a corpus share and few others have.

    Args:
        corpus: its other documents determine rarity.
        left_key, right_key: the two.
        passages: of the two, on the same sides.
        observer: for progress and cancellation.

    Raises KeyError for an unknown key.
    """
    words, documents = corpus.all_words(observer), corpus.documents
    keys = [document.key for document in documents]
    numbers = _index(keys, left_key), _index(keys, right_key)
    left, right = (evidence_text_of(corpus, words, number, observer) for number in numbers)
    rest = rest_of_class(words, documents, *numbers)
    shared = shared_sessions(documents, left_key, right_key)
    found = session_items(left, right, rest, shared.sessions, MOST + 1, observer) if shared is not None else []
    is_across = left.language.code != right.language.code
    across = _find_across(corpus, *numbers, words, observer) if is_across else ([], [])
    found += across[0]
    if is_across:
        passages = with_translated(passages, translated_between(corpus, left_key, right_key, observer))
    steps = (find_spelled, find_figures) if is_across else (find_spelled, find_rare, find_names, find_figures)
    for done, step in enumerate(steps):
        observer.check()
        observer.progress(Progress("evidence", done, len(steps)))
        found += step(left, right, rest, observer)
    weighed = _weighed(_without_names(found, observer), passages, len(rest), observer)
    items = _told(weighed, observer)
    hints = time_hints(left, right)
    hints += file_hints(left.tokens.document, right.tokens.document, documents)
    hints += leftover_hints(left.tokens.document, right.tokens.document, observer)
    if shared is not None:
        hints.insert(0, session_hint(left, right, shared.sessions))
    hints += across[1]
    if corpus.options.passages.same_order and not is_across:
        hints += _order_hints(corpus, passages, rest, observer)
    repaired = repair_hint(passages, left.language, observer)
    return Evidence(
        tuple(items),
        (*hints, *([repaired] if repaired is not None else [])),
        len(rest),
        rest.can_tell,
        len(items) < len(weighed),
    )


def _find_across(
    corpus: Corpus, left: int, right: int, words: AllWords, observer: Observer
) -> tuple[list[Item], list[Hint]]:
    """Find names, their spellings, literal quotations and untranslated words of two documents, given by their numbers,
    and whether the names and numbers of both are in one order."""
    documents = corpus.documents
    lexicon = lexicon_between(corpus, documents[left].key, documents[right].key, observer)
    sides = evidence_text_of(corpus, words, left, observer), evidence_text_of(corpus, words, right, observer)
    rest = rest_of_class(words, documents, left, right)
    matches = match_names(*sides, words, lexicon, observer)
    items = find_foreign_spellings(*sides, matches, lexicon, rest, observer)
    observer.check()
    items += find_untranslated(*sides, rest, corpus, observer)
    observer.check()
    unified = matches.unify(words)
    one, other = (evidence_text_of(corpus, unified, number, observer) for number in (left, right))
    items += find_names_across(one, other, rest_of_class(unified, documents, left, right), observer)
    names = unique(unified.forms[[number for name, _ in matches.pairs for number in matches.left[name]]])
    hint = order_hint(one, other, names, observer)
    return items, [] if hint is None else [hint]


def find_order_hints(
    corpus: Corpus, left_key: str, right_key: str, passages: Rewritten, observer: Observer = SILENT
) -> list[Hint]:
    """The hints of `find_evidence` at the same order, with the same arguments and errors."""
    if not corpus.options.passages.same_order or not can_have_order(passages):
        return []
    words, documents = corpus.all_words(observer), corpus.documents
    keys = [document.key for document in documents]
    rest = rest_of_class(words, documents, _index(keys, left_key), _index(keys, right_key))
    return _order_hints(corpus, passages, rest, observer)


def _order_hints(corpus: Corpus, passages: Rewritten, rest: RestOfClass, observer: Observer) -> list[Hint]:
    """Point out the text whose sentences follow the order of the other one more closely."""
    others = np.flatnonzero(rest.others)[:MOST_OTHERS].tolist()
    background = [_cut_words(corpus, rest, other) for other in watched(others, observer)]
    found = find_same_order(passages, background, observer)
    strengths = [0.0 if one is None else one.strength for one in found]
    place = int(np.argmax(strengths))
    made = found[place]
    if made is None:
        return []
    sides = passages.left, passages.right
    places, origins = _spans(sides[place], made.sentences), _spans(sides[1 - place], made.sources)
    return [Hint(Clue.SAME_ORDER, Direction.OPEN, places=places, origins=origins, of_left=place == 0)]


def _cut_words(corpus: Corpus, rest: RestOfClass, document: int) -> frozenset[str]:
    """The cut words of one document, kept for the other pairs of its class."""
    key, options, words = rest.documents[document].key, corpus.options, rest.words
    name = "cut words", key, options.canonization, options.disguises, options.language
    found = corpus.known.get(name)
    if not isinstance(found, frozenset):
        found = cut_words(words.spelled[number] for number in unique(words.of(document)).tolist())
        corpus.remember(name, (key,), found)
    return found


def _spans(reading: Reading, sentences: Int64) -> tuple[Span, ...]:
    """Where some sentences of a text are."""
    first, last = reading.sentences[sentences], reading.sentences[sentences + 1] - 1
    return tuple(Span(*span) for span in zip(reading.start[first].tolist(), reading.end[last].tolist(), strict=True))


def _index(keys: Sequence[str], key: str) -> int:
    if key not in keys:
        raise KeyError(key)
    return keys.index(key)


def _without_names(items: list[Item], observer: Observer) -> list[Item]:
    """Drop words that are a name in another form."""
    places = (place for item in items if item.kind is Kind.NAME for place in item.left)
    names = {place.start for place in watched(places, observer)}
    words = (Kind.MISSPELLING, Kind.RARE_WORD)
    return [item for item in watched(items, observer) if item.kind not in words or item.left[0].start not in names]


def _told(items: list[Item], observer: Observer) -> list[Item]:
    """By kind and weight, `MOST` of each kind."""
    by_kind: dict[Kind, list[Item]] = {kind: [] for kind in Kind}
    for item in watched(items, observer):
        by_kind[item.kind].append(item)
    heaviest = (nsmallest(MOST, some, key=_order) for some in by_kind.values())
    return [item for some in heaviest for item in some]


def _order(item: Item) -> tuple[float, int, tuple[Span, ...]]:
    return -item.weight, -sum(item.words), item.left[:1]


def _weighed(items: list[Item], passages: Rewritten, rest: int, observer: Observer) -> list[Item]:
    left = _in_order(passages.left_start, passages.left_end)
    right = _in_order(passages.right_start, passages.right_end)
    weighed = []
    for item in watched(items, observer, _AT_ONCE):
        outside = _is_outside(item.left, *left, observer) and _is_outside(item.right, *right, observer)
        value = weight(item.kind, item.others, rest, outside=outside)
        weighed.append(replace(item, outside=outside, weight=value))
    return weighed


def _in_order(start: Int32, end: Int32) -> tuple[Int32, Int32]:
    order = np.argsort(start, kind="stable")
    return start[order], np.maximum.accumulate(end[order]) if len(end) else end


def _is_outside(places: Sequence[Span], start: Int32, end: Int32, observer: Observer) -> bool:
    """Whether any of the spans is outside all ranges; the ranges and their ends are ascending."""
    firsts = np.array([place.start for place in watched(places, observer)], np.int64)
    before = np.searchsorted(start, firsts, side="right") - 1
    inside = (before >= 0) & (firsts < end[np.maximum(before, 0)]) if len(start) else np.zeros(len(firsts), np.bool_)
    return not bool(inside.all())


# The fewer documents have an item, the more it weighs (inverse document frequency): one more for each halving of the
# share of documents, times the rarity of its kind among unrelated texts. An item inside a passage of the two counts
# half: the passage shows it already, while an item outside is what rewriting has left.
def weight(kind: Kind, others: int, rest: int, *, outside: bool) -> float:
    """The weight of an item that `others` of `rest` documents have too."""
    rarity = log2(1 + (rest + 1) / (others + 1))
    return KINDS[kind] * rarity * (1.0 if outside else INSIDE)

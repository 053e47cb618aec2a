"""Word splitting: segmentation of letter chains into words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain as iterables

from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.spelling_traits import LONGEST
from imbrex.values import frozen

_SHORTEST = 3  # letters of a piece that is not a stop word: shorter ones would match anything
_LONG = 5
LONGEST_CHAIN = 400
"""Letters of a chain that is cut whole."""
_LETTERS = 4000  # of chains cut at once; each begins up to 40 pieces
_LETTERS_ASKED = 20  # of a chain, between two checks of the observer
_MOST = 3  # words joined by one missing space or two
_GAP = 3.0  # cost of a letter outside all words, in words
_STRANGER = 1.3  # cost of a word that no other document has
_ARTICLE = 0.25  # cost of a one-letter first word that other documents have: "a drawing", not "adrawing"
_LONGEST_AMONG_GAPS = 24  # letters of a word in a long chain, where each has a price
_READABLE = 0.7  # share of a chain that words must cover


@frozen
class Chain:
    """Letters without a blank, and their document (its number in the class)."""

    letters: str
    place: int


def cut(chains: Iterable[Chain], batch: Batch, *, gaps: bool = False) -> dict[Chain, list[str]]:
    """Chains as the fewest words of the dictionary or of other documents; chains without a solution are omitted.

    With `gaps`, other letters may occur between words, as names do.
    """
    distinct = watched(dict.fromkeys(chains), batch.observer)
    wanted = [chain for chain in distinct if len(chain.letters) <= (LONGEST_CHAIN if gaps else LONGEST)]
    cuts = _whole(wanted, batch)
    for group in _groups(chain for chain in wanted if chain not in cuts):
        cuts |= _cut(group, batch, gaps=gaps)
    return cuts


def _whole(chains: Sequence[Chain], batch: Batch) -> dict[Chain, list[str]]:
    """Chains that are one word, for which no segmentation can be cheaper; a quick test."""
    watched_chains = watched(chains, batch.observer)
    found = {chain: [chain.letters] for chain in watched_chains if _is_word_elsewhere(chain.letters, chain, batch)}
    others = [
        chain for chain in watched(chains, batch.observer) if chain not in found and _may_be_word(chain.letters, batch)
    ]
    answers = batch.lookup.known([chain.letters for chain in others], batch.language, batch.observer)
    for chain, known in watched(zip(others, answers, strict=True), batch.observer):
        # Only an article before a word, both of other documents, costs less.
        head, tail = chain.letters[:1], chain.letters[1:]
        if known and not (_is_word_elsewhere(head, chain, batch) and _is_word_elsewhere(tail, chain, batch)):
            found[chain] = [chain.letters]
    return found


def _groups(chains: Iterable[Chain]) -> Iterator[list[Chain]]:
    """Groups of chains whose pieces are looked up at once: those of a book without a gap would fill the memory."""
    group: list[Chain] = []
    letters = 0
    for chain in chains:
        group.append(chain)
        letters += len(chain.letters)
        if letters >= _LETTERS:
            yield group
            group, letters = [], 0
    if group:
        yield group


def _cut(chains: Sequence[Chain], batch: Batch, *, gaps: bool) -> dict[Chain, list[str]]:
    """As `cut`, for chains that need a full search."""
    stop_words = batch.language.stop_words
    longest = _LONGEST_AMONG_GAPS if gaps else LONGEST
    pieces = {chain: _pieces(chain.letters, stop_words, longest, batch.observer) for chain in chains}
    distinct = list(dict.fromkeys(watched(iterables.from_iterable(pieces.values()), batch.observer)))
    answers = zip(distinct, batch.lookup.known(distinct, batch.language, batch.observer), strict=True)
    words = {piece for piece, known in watched(answers, batch.observer) if known}
    cuts = {}
    for chain, mine in pieces.items():
        elsewhere = batch.class_words.those_elsewhere(watched(mine, batch.observer), chain.place)
        usable = words.intersection(mine) | elsewhere
        if found := _fewest(chain.letters, usable, elsewhere, batch.observer, gaps=gaps):
            cuts[chain] = found
    return cuts


def _may_be_word(piece: str, batch: Batch) -> bool:
    """Whether a piece has the length of a word."""
    return _SHORTEST <= len(piece) <= LONGEST or piece.lower() in batch.language.stop_words


def _is_word_elsewhere(piece: str, chain: Chain, batch: Batch) -> bool:
    return _may_be_word(piece, batch) and batch.class_words.stands_elsewhere(piece, chain.place)


def is_likely(pieces: list[str]) -> bool:
    """Whether two or three words were joined, rather than an unknown word split into short ones by chance.

    Short first words are prefixes in most languages. A short last one may be "of" or "it" after a long word.
    """
    if not 1 < len(pieces) <= _MOST or len(pieces[0]) <= _SHORTEST:
        return False
    first, *between, last = map(len, pieces)
    return all(size >= _SHORTEST for size in between) and _fits(first, last)


def cut_joined(chains: Iterable[Chain], batch: Batch) -> dict[Chain, list[str]]:
    """Unknown words that two or three words may make, as by `cut`; some of the others are omitted.

    Few begin with a word, fewer end with one, and only of the rest is what is between asked.
    """
    distinct = dict.fromkeys(chain for chain in watched(chains, batch.observer) if len(chain.letters) <= LONGEST)
    spans = {chain: range(_SHORTEST + 1, len(chain.letters) - _SHORTEST + 2) for chain in distinct}
    heads = _usable({chain: [(0, end) for end in ends] for chain, ends in spans.items()}, batch)
    tails = _usable(
        {
            chain: [(start, len(chain.letters)) for start in spans[chain] if start >= found[0][1]]
            for chain, found in heads.items()
        },
        batch,
    )
    twos = []
    between: dict[Chain, list[tuple[int, int]]] = {}
    for chain, ends in watched(tails.items(), batch.observer):
        pairs = [(first, last) for _, first in heads[chain] for last, end in ends if _fits(first, end - last)]
        if any(first == last for first, last in pairs):
            twos.append(chain)
        else:
            between[chain] = [(first, last) for first, last in pairs if last - first >= _SHORTEST]
    cuts = _in_two(twos, batch)
    return cuts | cut([*(chain for chain in twos if chain not in cuts), *_usable(between, batch)], batch)


def _in_two(chains: Sequence[Chain], batch: Batch) -> dict[Chain, list[str]]:
    """The best two words of each chain, which cost less than any three; not if the first may be an article."""
    sizes = {chain: len(chain.letters) for chain in chains}
    ends = {
        chain: [*((0, place) for place in range(1, size)), *((place, size) for place in range(1, size))]
        for chain, size in watched(sizes.items(), batch.observer)
    }
    cuts = {}
    for chain, spans in watched(_usable(ends, batch).items(), batch.observer):
        letters, size, usable = chain.letters, sizes[chain], set(spans)
        if (0, 1) in usable and batch.class_words.stands_elsewhere(letters[0], chain.place):
            continue
        ways = [
            (
                _price(letters[:place], chain, batch) + _price(letters[place:], chain, batch),
                -(place**2 + left**2),
                place,
            )
            for place, left in zip(range(1, size), range(size - 1, 0, -1), strict=True)
            if (0, place) in usable and (place, size) in usable
        ]
        place = min(ways)[2]
        cuts[chain] = [letters[:place], letters[place:]]
    return cuts


def _price(word: str, chain: Chain, batch: Batch) -> float:
    """The cost of a word that is not an article."""
    return 1 if batch.class_words.stands_elsewhere(word, chain.place) else _STRANGER


def _fits(first: int, last: int) -> bool:
    """Whether the first and the last word of a likely chain may have these lengths."""
    return last >= (_SHORTEST if first < _LONG else _SHORTEST - 1)


def _usable(spans: Mapping[Chain, Sequence[tuple[int, int]]], batch: Batch) -> dict[Chain, list[tuple[int, int]]]:
    """The spans of each chain that are words of the dictionary or of other documents, for chains with any."""
    pieces = {
        chain: [chain.letters[first:last] for first, last in mine]
        for chain, mine in watched(spans.items(), batch.observer)
    }
    distinct = dict.fromkeys(iterables.from_iterable(watched(pieces.values(), batch.observer)))
    asked = [piece for piece in watched(distinct, batch.observer) if _may_be_word(piece, batch)]
    known = dict(zip(asked, batch.lookup.known(asked, batch.language, batch.observer), strict=True))
    elsewhere = batch.class_words.stands_elsewhere
    usable = {
        chain: [
            span
            for span, piece in zip(spans[chain], mine, strict=True)
            if (is_known := known.get(piece)) or (is_known is not None and elsewhere(piece, chain.place))
        ]
        for chain, mine in watched(pieces.items(), batch.observer)
    }
    return {chain: mine for chain, mine in usable.items() if mine}


def _pieces(chain: str, stop_words: frozenset[str], longest: int, observer: Observer) -> list[str]:
    """Possible words of the chain."""
    pieces: list[str] = []
    for start in watched(range(len(chain)), observer, _LETTERS_ASKED):
        last = min(len(chain), start + longest) + 1
        pieces += [chain[start:end] for end in range(start + _SHORTEST, last)]
        short = [chain[start:end] for end in range(start + 1, min(last, start + _SHORTEST))]
        pieces += [piece for piece in short if piece.lower() in stop_words]
    return pieces


def _fewest(chain: str, words: set[str], elsewhere: set[str], observer: Observer, *, gaps: bool) -> list[str]:
    """The chain as the fewest of these words, preferring those elsewhere, then the longest; empty if impossible."""
    longest = max(map(len, words), default=0)
    best: list[tuple[float, int, int]] = [(0.0, 0, 0)]  # cost, minus the squares of lengths, start of the last word
    for end in watched(range(1, len(chain) + 1), observer, _LETTERS_ASKED):
        ways = [
            (best[start][0] + _cost(piece, start, elsewhere), best[start][1] - (end - start) ** 2, start)
            for start in range(max(0, end - longest), end)
            if (piece := chain[start:end]) in words
        ]
        if gaps:
            ways.append((best[end - 1][0] + _GAP, best[end - 1][1], end - 1))
        best.append(min(ways, default=(float("inf"), 0, 0)))
    if best[-1][0] == float("inf"):
        return []
    return _joined_gaps(_trace(chain, best), words)


def _cost(piece: str, start: int, elsewhere: set[str]) -> float:
    if piece not in elsewhere:
        return _STRANGER
    return _ARTICLE if start == 0 and len(piece) == 1 else 1


def _trace(chain: str, best: list[tuple[float, int, int]]) -> list[str]:
    pieces: list[str] = []
    end = len(chain)
    while end:
        start = best[end][2]
        pieces.append(chain[start:end])
        end = start
    return pieces[::-1]


def _joined_gaps(pieces: list[str], words: set[str]) -> list[str]:
    """Pieces with adjacent non-word letters merged; empty if there are too many of them."""
    made: list[str] = []
    in_gap = False
    for piece in pieces:
        is_gap = piece not in words
        if is_gap and in_gap:
            made[-1] += piece
        else:
            made.append(piece)
        in_gap = is_gap
    read = sum(len(piece) for piece in made if piece in words)
    return made if read >= _READABLE * sum(map(len, made)) else []

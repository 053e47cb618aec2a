"""Cutting: chains of letters as the words they are made of."""

from collections.abc import Iterable

from imbrex.engine.disguises.traits import LONGEST, Lookup
from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer

_SHORTEST = 3  # letters of a piece that is no stop word: shorter ones would make words of anything
_LONGEST_CHAIN = 400
_MOST = 3  # words that one space forgotten or two may have joined
_GAP = 3.0  # what a letter that belongs to no word costs, in words
_READABLE = 0.7  # share of a chain that words must make up


def cut(
    chains: Iterable[str], lookup: Lookup, language: Language, observer: Observer = SILENT, *, gaps: bool = False
) -> dict[str, list[str]]:
    """Chains as the fewest words of the dictionary; a chain that is not made of such is left out.

    Args:
        chains: letters without blanks.
        lookup: knows the words.
        language: of the chains.
        observer: is asked whether to go on.
        gaps: whether letters that belong to no word may stand between words, as names do.
    """
    wanted = [chain for chain in dict.fromkeys(chains) if len(chain) <= (_LONGEST_CHAIN if gaps else LONGEST)]
    ordered = sorted({piece for chain in wanted for piece in _pieces(chain, language.stop_words)})
    words = {piece for piece, known in zip(ordered, lookup.known(ordered, language, observer), strict=True) if known}
    cuts = {chain: _fewest(chain, words, gaps=gaps) for chain in wanted}
    return {chain: pieces for chain, pieces in cuts.items() if pieces and (gaps or _is_likely(pieces))}


def _is_likely(pieces: list[str]) -> bool:
    """Whether two words or three were joined: of those that make up a strange word, short ones are by chance."""
    short = [len(piece) < _SHORTEST for piece in pieces]
    return len(pieces) <= _MOST and not any(short[1:]) and (not short[0] or len(pieces[1]) > _SHORTEST + 1)


def _pieces(chain: str, stop_words: frozenset[str]) -> list[str]:
    """What may be a word of the chain."""
    spans = ((a, b) for a in range(len(chain)) for b in range(a + 1, min(len(chain), a + LONGEST) + 1))
    return [piece for a, b in spans if len(piece := chain[a:b]) >= _SHORTEST or piece.lower() in stop_words]


def _fewest(chain: str, words: set[str], *, gaps: bool) -> list[str]:
    """The chain as the fewest words, among equally few those of most equal length; empty where there is no way."""
    best: list[tuple[float, int, int]] = [(0.0, 0, 0)]  # cost, squares of lengths, where the last piece begins
    for end in range(1, len(chain) + 1):
        ways = [
            (best[start][0] + 1, best[start][1] + (end - start) ** 2, start)
            for start in range(max(0, end - LONGEST), end)
            if chain[start:end] in words
        ]
        if gaps:
            ways.append((best[end - 1][0] + _GAP, best[end - 1][1], end - 1))
        best.append(min(ways, default=(float("inf"), 0, 0)))
    if best[-1][0] == float("inf"):
        return []
    return _joined_gaps(_trace(chain, best), words)


def _trace(chain: str, best: list[tuple[float, int, int]]) -> list[str]:
    pieces: list[str] = []
    end = len(chain)
    while end:
        start = best[end][2]
        pieces.append(chain[start:end])
        end = start
    return pieces[::-1]


def _joined_gaps(pieces: list[str], words: set[str]) -> list[str]:
    """Letters of no word that follow one another make one; nothing at all where there are too many of them."""
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

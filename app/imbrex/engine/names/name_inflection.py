"""Name inflection: words that may be inflected forms of a name, in languages that decline names.

No dictionary has every surname, so this is based on letters: a stem of the name and one of the endings of names in
Russian, Ukrainian and Belarusian, or in Polish, Czech and the languages with -s.
"""

from collections.abc import Iterator

from imbrex.engine.names.romanization import is_cyrillic

_CYRILLIC = frozenset(
    """
    а я у ю е и ы о ё й ь і ї ў ой ей ёй ою ею ёю ом ем ём ым им ых их ий ый ая яя ое ее ого его ому ему ую юю ов ев
    ам ям ьи ья ью ье ьё ії єю єм ім іх ою ові еві єві ами ями ыми ими ах ях ому
    """.split()
)
_LATIN = frozenset(
    """
    s es iej iego iemu a o u y i e ą ę ů ý á é í em om ie owi iem ego emu im ej ów ach ym ymi imi ovi ová ou ům
    ech ého ému
    """.split()
)
_SOFT = frozenset("аяоеёиыйьуюії")
_VOWELS = frozenset("aąeęioyáéíý")
_SHORTEST_LATIN = 5  # shorter ones are too often a prefix of another word
_SHORTEST_STEM = 2  # of a Cyrillic name: Яна, Яны
_SHORTEST_NAME = 3
_LONGEST_ENDING = max(map(len, _CYRILLIC | _LATIN))


def stems(name: str) -> Iterator[str]:
    """Yield the stems of a name in lower case: the name itself or without its last letters."""
    yield name
    cyrillic = is_cyrillic(name)
    if len(name) < _SHORTEST_NAME or (not cyrillic and len(name) < _SHORTEST_LATIN):
        return
    if name[-1] in (_SOFT if cyrillic else _VOWELS):
        yield name[:-1]
        if cyrillic and name.endswith(("ий", "ый", "ой", "ая", "яя", "ия")) and len(name) > _SHORTEST_LATIN:
            yield name[:-2]
    elif cyrillic and name[-2] in "еоё":  # Павел, Павла
        yield name[:-2] + name[-1] if len(name) > _SHORTEST_NAME else f"{name[:-2]}ь{name[-1]}"  # Лев, Льва


def cases(word: str) -> Iterator[str]:
    """Yield the stems of which a word in lower case may be an inflected form, itself first."""
    yield word
    endings, shortest = (_CYRILLIC, _SHORTEST_STEM) if is_cyrillic(word) else (_LATIN, _SHORTEST_NAME)
    for length in range(1, min(_LONGEST_ENDING, len(word) - shortest) + 1):
        if word[-length:] in endings:
            yield word[:-length]

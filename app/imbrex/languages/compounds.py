"""Compounds: numbers of several digits that are written as one word, as in German and Italian."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

_FINAL_VOWEL = re.compile("[aeiou](?=uno|otto)")


def german(values: Mapping[str, int]) -> dict[str, int]:
    """All numbers under 10,000 and whole thousands ("dreiundzwanzig", "neunzehnhundertvierundachtzig")."""
    units = [(word, value) for word, value in values.items() if 1 <= value <= 9 and not word.startswith("ein")]
    units.append(("ein", 1))
    tens = [(word, value) for word, value in values.items() if 20 <= value <= 90]
    below_100 = {word: value for word, value in values.items() if value and not word.startswith("ein")} | {"eins": 1}
    below_100 |= {f"{unit}und{ten}": one + value for unit, one in units for ten, value in tens}
    teens = [(word, value) for word, value in values.items() if 11 <= value <= 19]
    tails = {"": 0, **below_100, **{f"und{word}": value for word, value in below_100.items() if value <= 12}}
    hundreds = {
        f"{head}hundert{tail}": 100 * value + rest
        for head, value in [("", 1), *units, *teens]
        for tail, rest in tails.items()
    }
    below_1000 = below_100 | {word: value for word, value in hundreds.items() if value < 1000}
    thousands = {
        f"{head}tausend{tail}": 1000 * value + rest
        for head, value in [("", 1), *units]
        for tail, rest in {"": 0, **below_1000}.items()
    }
    whole = {f"{word}tausend": 1000 * value for word, value in below_1000.items()}
    return {**whole, **hundreds, **thousands, **below_100, **values}


def italian(values: Mapping[str, int]) -> dict[str, int]:
    """All numbers under 10,000 and whole thousands ("ventitré", "duecentotrentotto", "tremila")."""
    units = [(word, value) for word, value in values.items() if 1 <= value <= 9 and word not in {"un", "una"}]
    tens = [(word, value) for word, value in values.items() if 20 <= value <= 90]
    below_100 = {word: value for word, value in values.items() if value and word not in {"un", "una"}}
    for ten, value in tens:
        for unit, one in units:
            below_100[_FINAL_VOWEL.sub("", ten + unit)] = value + one
        below_100[ten + "tré"] = value + 3
        below_100[ten[:-1] + "un"] = value + 1
    hundreds = {}
    for head, value in [("", 1), *(unit for unit in units if unit[1] > 1)]:
        for tail, rest in {"": 0, "tré": 3, **below_100}.items():
            hundreds[f"{head}cento{tail}"] = 100 * value + rest
            if tail.startswith("ott"):
                hundreds[f"{head}cent{tail}"] = 100 * value + rest
    below_1000 = below_100 | hundreds
    thousands = {
        f"{head}{tail}": 1000 * value + rest
        for head, value in [("mille", 1), *((f"{unit}mila", one) for unit, one in units if one > 1)]
        for tail, rest in {"": 0, **below_1000}.items()
    }
    whole = {f"{word}mila": 1000 * value for word, value in below_1000.items() if value > 1}
    return {**whole, **hundreds, **thousands, **below_100, **values}


COMPOUNDS: Mapping[str, Callable[[Mapping[str, int]], dict[str, int]]] = MappingProxyType({"de": german, "it": italian})
"""By language code: functions that derive all number words from the simple ones."""

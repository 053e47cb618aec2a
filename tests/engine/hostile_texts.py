"""Hostile texts: each is more of the same, so that a loop over it can be told from its length."""

import random
from collections.abc import Callable, Mapping

_WORDS = "garden house rain over night gather bridge silver golden market people window letters under water".split()


def _drawn(size: int, seed: int = 1) -> str:
    chance = random.Random(seed)
    return " ".join(f"{chance.choice(_WORDS)}{chance.randrange(40)}"[: chance.choice((5, 8))] for _ in range(size // 8))


def _letters(size: int) -> str:
    chance = random.Random(2)
    return " ".join(chance.choices("abcdefghijklmnop", k=size // 2))


def _sentences(size: int) -> str:
    words = _drawn(size).split()
    lines = (" ".join(words[place : place + 9]).capitalize() for place in range(0, len(words), 9))
    return ". ".join(lines)


HOSTILE: Mapping[str, Callable[[int], str]] = {
    "prose": _sentences,
    "one letter": lambda size: "x" * size,
    "letters": lambda size: "a " * (size // 2),
    "different letters": _letters,
    "distinct words": lambda size: " ".join(f"w{number:x}" for number in range(size // 7)),
    "spaces": lambda size: " " * size,
    "lines": lambda size: "\n" * size,
    "short lines": lambda size: "one line\n\n" * (size // 10),
    "points": lambda size: ". " * (size // 2),
    "quotation marks": lambda size: '"' * size,
    "open quotations": lambda size: "“word " * (size // 6),
    "quotations": lambda size: "“one word” " * (size // 11),
    "apostrophes": lambda size: "n's " * (size // 4),
    "digits": lambda size: "7" * size,
    "numbers": lambda size: " ".join(str(10_000 + number) for number in range(size // 6)),
    "figures": lambda size: "1,5% " * (size // 5),
    "beyond the plane": lambda size: "".join(map(chr, range(0x10400, 0x10400 + size))),
    "marks": lambda size: "a\u0336" * (size // 2),
    "marks alone": lambda size: "\u0301" * size,
    "ignorable": lambda size: "\u200b" * size,
    "torn": lambda size: "a\u200bb\u200bc " * (size // 6),
    "torn without end": lambda size: "a\u200b" * (size // 2),
    "overrides": lambda size: "\u202eab\u202c " * (size // 5),
    "look-alikes": lambda size: "gаrdеn " * (size // 7),
    "styled": lambda size: "ｒａｉｎ " * (size // 5),
    "without spaces": lambda size: _drawn(size).replace(" ", ""),
    "split": lambda size: "gar den " * (size // 8),
    "joined": lambda size: "gardenhouse " * (size // 12),
    "Chinese": lambda size: "我们在图书馆讨论历史。" * (size // 11),
    "tags": lambda size: "<p>word</p>" * (size // 11),
    "angle brackets": lambda size: "<" * size,
    "entities": lambda size: "&#1072;" * (size // 7),
    "ampersands": lambda size: "&" * size,
    "number words": lambda size: "one two hundred " * (size // 16),
    "brackets": lambda size: "(" * size,
    "citations": lambda size: "(Miller, 2001, p. 5) " * (size // 21),
    "references": lambda size: "References\nMiller, A. (2001). House.\n" * (size // 38),
    "addresses": lambda size: "http://a.b/c?d=1 " * (size // 17),
    "names": lambda size: "Anna Miller " * (size // 12),
    "capitals": lambda size: "A. " * (size // 3),
    "footnotes": lambda size: "[1] " * (size // 4),
    "surrogates": lambda size: "\ud800" * size,
}

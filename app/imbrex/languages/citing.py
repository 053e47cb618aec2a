"""Citing: citation rules of each language, from resources/words/citing/."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_

from imbrex import assets
from imbrex.engine.citation_rules import Citing

KNOWN = tuple(sorted(file.stem for file in assets.path("words/citing").glob("*.txt")))
"""Codes of the languages with a file there."""
INTERNATIONAL = "en"
"""Essays in any language may call their list "References"."""
_ANYWHERE = ("“”", "«»", "„“", "„”", '""')  # marks of a text in an unknown language


@cache
def citing_of(code: str) -> Citing:
    """Citation rules of a language; for an unknown one the usual marks, and the words of all languages."""
    if code not in KNOWN:
        return reduce(or_, map(_read, KNOWN), Citing(_ANYWHERE))
    return _read(code) | _read(INTERNATIONAL)


@cache
def _read(code: str) -> Citing:
    sections: dict[str, list[str]] = {}
    section = ""
    for line in assets.text(f"words/citing/{code}.txt").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            sections.setdefault(section, []).append(line.casefold())
    return Citing(
        tuple("".join(line.split()) for line in sections["quotation marks"]),
        frozenset(sections["bibliography"]),
        frozenset(sections["appendix"]),
        _words(sections.get("months", ())),
        frozenset(sections["again"]),
    )


def _words(lines: Iterable[str]) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())

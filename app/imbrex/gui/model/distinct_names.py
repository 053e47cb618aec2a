"""Distinct names: files of one name, told apart by the folders they lie in."""

from collections.abc import Mapping
from itertools import groupby
from pathlib import Path

from imbrex.files.shown_names import shown_name


def distinct_names(named: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """New names for those of several, by key, from (name, path); what needs none is left out.

    As many folders are put before a name as tell all of its namesakes apart.
    """

    def by_name(key: str) -> str:
        return named[key][0]

    renamed: dict[str, str] = {}
    for name, group in groupby(sorted(named, key=by_name), by_name):
        namesakes = list(group)
        if len(namesakes) == 1:  # nearly all; taking a path apart takes longest
            continue
        folders = {key: Path(named[key][1]).parent.parts for key in namesakes}
        places = set(folders.values())
        if len(places) > 1:
            depth = next(d for d in range(1, 1 + max(map(len, places))) if len({p[-d:] for p in places}) == len(places))
            renamed |= {key: shown_name("/".join([*parts[-depth:], name])) for key, parts in folders.items() if parts}
    return renamed

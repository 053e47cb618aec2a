"""Components: third-party packages of the program, with their licences."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata

OWN = "imbrex"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_EXTRA = re.compile(r";.*\bextra\s*==")


@dataclass(frozen=True, slots=True)
class Component:
    """A package distributed with the program; the licence is empty if the package does not state it."""

    name: str
    version: str
    licence: str


def components() -> list[Component]:
    """All packages that the installed program needs, sorted alphabetically; empty if unknown."""
    found: dict[str, Component] = {}
    waiting = [*_needed(OWN)]
    while waiting:
        name = waiting.pop()
        key = name.lower().replace("_", "-")
        if key in found:
            continue
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # needed on other systems only
        found[key] = Component(package.name, package.version, _licence(package))
        waiting += _needed(name)
    return [found[key] for key in sorted(found)]


def own_licence() -> str:
    """The text of the program's own licence; empty if it was not installed."""
    try:
        package = metadata.distribution(OWN)
    except metadata.PackageNotFoundError:
        return ""
    return package.read_text("licenses/LICENSE") or package.read_text("LICENSE") or ""


def _needed(name: str) -> Iterator[str]:
    """Names of the packages that a package requires."""
    try:
        wanted = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for line in wanted:
        match = _NAME.match(line)
        if match and not _EXTRA.search(line):
            yield match[0]


def _licence(package: metadata.Distribution) -> str:
    said = package.metadata
    short = "".join(said[key] for key in ("License-Expression", "License") if key in said).strip()
    if short and "\n" not in short:
        return short
    kinds = [kind.rpartition(" :: ")[2] for kind in said.get_all("Classifier") or [] if kind.startswith("License ::")]
    return ", ".join(kinds)

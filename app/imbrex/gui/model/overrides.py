"""Overrides: roles, languages and authors that people have set by hand; they outlive reading a file again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from imbrex.engine.text.document import Document, Role


@dataclass(slots=True)
class Overrides:
    """Authors and languages by the keys of documents, roles by those or by the files and folders they came with.

    `pasted` counts the texts that were pasted, so that each gets a number of its own.
    """

    roles: dict[Path, Role] = field(default_factory=dict)
    authors: dict[str, str] = field(default_factory=dict)
    languages: dict[str, str] = field(default_factory=dict)
    pasted: int = 0

    def open_as(self, path: Path, role: Role, *, loaded: bool) -> None:
        """Note what a file or folder was opened as; one that is `loaded` stays what it is, unless it is said anew."""
        if role is not Role.ESSAY:
            self.roles = {place: known for place, known in self.roles.items() if path not in place.parents}
            self.roles[path] = role
        elif not loaded:
            self.roles[path] = role

    def forget(self, keys: Collection[str]) -> None:
        """Forget what was said of documents."""
        for key in keys:
            self.authors.pop(key, None)
            self.languages.pop(key, None)
            self.roles.pop(Path(key), None)

    def applied(self, document: Document, file: str) -> Document:
        """Give a document that was read from a file as people have said it is."""
        return replace(
            document,
            role=self._role((Path(document.key), Path(file), *Path(file).parents), document.role),
            author=self.authors.get(document.key, document.author),
            language=self.languages.get(document.key, document.language),
        )

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "roles": {str(place): role.value for place, role in self.roles.items()},
            "authors": dict(self.authors),
            "languages": dict(self.languages),
            "pasted": self.pasted,
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Overrides:
        """Take plain values; what makes no sense counts as not said."""
        roles, pasted = _texts(values.get("roles")), values.get("pasted")
        return cls(
            {Path(place): Role(role) for place, role in roles.items() if role in list(Role)},
            _texts(values.get("authors")),
            _texts(values.get("languages")),
            pasted if isinstance(pasted, int) and pasted >= 0 else 0,
        )

    def _role(self, places: Iterable[Path], default: Role) -> Role:
        """What the document, its file, or the folder it was opened with was said to be."""
        return next((self.roles[place] for place in places if place in self.roles), default)


def _texts(values: object) -> dict[str, str]:
    if not isinstance(values, Mapping):
        return {}
    return {key: value for key, value in values.items() if isinstance(key, str) and isinstance(value, str)}

"""Office packages: the relationships between the parts of Word, PowerPoint and Excel files, and their metadata."""

import posixpath
import re
from collections.abc import Iterator
from urllib.parse import unquote

from imbrex.engine.text.document import Properties
from imbrex.engine.text.file_history import FileHistory
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.properties import looked_up, office_history, office_properties, safely
from imbrex.files.shared.sessions import history_of
from imbrex.files.shared.xml_tree import Element, attribute, parse
from imbrex.files.shared.zip_archive import Archive, damaged
from imbrex.values import frozen

_METADATA = (("core-properties", "docProps/core.xml"), ("extended-properties", "docProps/app.xml"))


@frozen
class Relation:
    """A relationship of a part: its id there, the address of its kind, and the name of the other part."""

    key: str
    kind: str
    target: str


def relations(archive: Archive, part: str) -> Iterator[Relation]:
    """Yield the relationships of a part with other parts of the package, which are asked for many times."""
    if part not in archive.relations:
        archive.relations[part] = list(_relations(archive, part))
    return (Relation(*one) for one in archive.relations[part])


def _relations(archive: Archive, part: str) -> Iterator[tuple[str, str, str]]:
    folder, name = posixpath.split(part)
    data = archive.get(posixpath.join(folder, "_rels", f"{name}.rels"))
    for relation in parse(data) if data else ():
        if attribute(relation, "TargetMode") != "External":
            target = posixpath.normpath(posixpath.join("/", folder, unquote(attribute(relation, "Target"))))
            yield attribute(relation, "Id"), attribute(relation, "Type"), target.lstrip("/")


def targets(archive: Archive, part: str, kind: str) -> Iterator[str]:
    """Yield the names of the parts in a relationship of a kind with a part."""
    return (one.target for one in relations(archive, part) if one.kind.endswith(f"/{kind}"))


def main_part(archive: Archive, usual: str) -> str:
    """Return the name of the part with the document itself. Raises UnreadableError if it is missing."""
    main = next(targets(archive, "", "officeDocument"), usual)
    if main not in archive:
        raise damaged()
    return main


def reference(element: Element, name: str = "id") -> str:
    """Return the id of a relationship: an attribute with a namespace, beside plain ones of the same name."""
    return next((str(value) for key, value in element.items() if str(key).endswith(f"}}{name}")), "")


def optional_part(archive: Archive, main: str, kind: str) -> Element | None:
    """Parse a part that only affects the look of text; if it is missing or damaged, the defaults apply."""
    try:
        return next((parse(archive.read(name)) for name in targets(archive, main, kind)), None)
    except (KeyError, UnreadableError):
        return None


def has_main(archive: Archive, usual: str, family: str) -> bool:
    """Whether a package has a main part: by its usual name, or by its type, which embedded files do not have."""
    types = archive.get("[Content_Types].xml")
    return usual in archive or re.search(rf"{family}\.\w{{1,40}}\.main".encode(), types) is not None


def package_properties(archive: Archive) -> Properties:
    """Return the metadata of the file; none if it is missing or damaged."""
    return safely(lambda: office_properties(parse(archive.read(_metadata(archive)[0]))))


def package_history(archive: Archive, sessions: set[int]) -> FileHistory:
    """Return the history of the file's editing in its sessions; only these if the metadata is damaged."""
    return looked_up(
        lambda: office_history([parse(archive.read(name)) for name in _metadata(archive) if name in archive], sessions),
        history_of(sessions),
    )


def _metadata(archive: Archive) -> list[str]:
    return [next(targets(archive, "", kind), usual) for kind, usual in _METADATA]

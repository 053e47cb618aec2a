"""Role flags: documents that are not essays."""

import argparse

from imbrex.engine.text.document import Role


def add_role_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for templates and archives."""
    group = parser.add_argument_group("roles")
    add_template_flag(group)
    group.add_argument(
        "--archive",
        action="append",
        default=[],
        metavar="FOLDER",
        help="Archive documents, such as last year's essays: compared with all others but not with one another. "
        "Can be repeated.",
    )


def add_template_flag(group: "argparse._ArgumentGroup") -> None:
    """Add the flag for templates."""
    group.add_argument(
        "--template",
        action="append",
        default=[],
        metavar="FILE",
        help="Document given to everyone, such as an assignment sheet. Text shared with it is excluded. Can be "
        "repeated.",
    )


def roles_from(namespace: argparse.Namespace) -> dict[Role, list[str]]:
    """The names given for each role; a command without these flags has essays only."""
    given = vars(namespace)
    return {
        Role.ESSAY: [*([given["file"]] if "file" in given else []), *namespace.paths, *given.get("against", [])],
        Role.ARCHIVE: given.get("archive", []),
        Role.TEMPLATE: given.get("template", []),
    }

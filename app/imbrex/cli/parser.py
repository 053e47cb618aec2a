"""Parser: the commands and their arguments."""

import argparse

from imbrex import __version__
from imbrex.cli.arguments.command import PROGRAM, Commands, Formatter
from imbrex.cli.arguments.command import add_command as _add
from imbrex.cli.arguments.measure_names import measure_names
from imbrex.cli.arguments.near_duplicate_flags import add_near_flags
from imbrex.cli.arguments.option_flags import add_options, percentage
from imbrex.cli.arguments.report_flags import add_report_flags
from imbrex.cli.arguments.role_flags import add_role_flags, add_template_flag
from imbrex.cli.commands.library import add_library
from imbrex.cli.commands.overview import add_overview_flags
from imbrex.cli.output.exit_codes import HELP
from imbrex.engine.measures.registry import BY_NAME


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Show what documents share. The window is opened by: imbrex [FILES]",
        epilog=f"Each command has its own --help.\n\n{HELP}",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"imbrex {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, title="commands", metavar="COMMAND", prog=PROGRAM)
    for add in _ADDED:
        add(commands)
    parser.usage = f"{PROGRAM} {{{','.join(commands.choices)}}} ...\n       {PROGRAM} --version | --help"
    return parser


def _add_compare(commands: Commands) -> None:
    compare = _add(
        commands,
        "compare",
        "FILES_OR_FOLDERS [--json] [options]",
        "compare every document with every other",
    )
    _add_paths(compare)
    _add_json(compare, "table")
    compare.add_argument(
        "--minimum-containment",
        type=percentage,
        default=0.0,
        metavar="PERCENT",
        help="List only pairs of which one text has at least this much in the other. Default: 0, all pairs.",
    )
    compare.add_argument(
        "--measures",
        type=measure_names,
        default=(),
        metavar="NAMES",
        help="Work out measures of the articles as well: all, or names between commas. Known are "
        + f"{', '.join(BY_NAME)}.",
    )
    add_role_flags(compare)
    add_options(compare)


def _add_overview(commands: Commands) -> None:
    overview = _add(
        commands,
        "overview",
        "FOLDERS_OR_FILES [--json | --csv] [options]",
        "show a whole class: pairs worth reading, clusters, chance level, common phrases",
    )
    overview.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="folders of essays, or documents")
    add_overview_flags(overview)
    add_role_flags(overview)
    add_options(overview)


def _add_origins(commands: Commands) -> None:
    origins = _add(
        commands,
        "origins",
        "FILE FOLDERS_OR_FILES [--json] [options]",
        "show of one document where else each part of it stands",
        "Every word is counted once: for the document that explains most of what is not explained yet.",
    )
    origins.add_argument("file", metavar="FILE", help="the document")
    origins.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="the others; FILE may be among them")
    _add_json(origins, "list")
    add_role_flags(origins)
    add_options(origins)


def _add_passages(commands: Commands) -> None:
    passages = _add(
        commands,
        "passages",
        "A B [--json] [options]",
        "show what one document has of another, copied, edited or rewritten",
        "A is read as made from B. Function words take part, whatever the options say of them, and so does what "
        "exclusions take out elsewhere: whether a passage counts is told by the flags of “what counts”.",
    )
    passages.add_argument("paths", nargs=2, metavar="FILES", help="two documents")
    _add_json(passages, "table")
    passages.add_argument(
        "--one-author",
        action="store_true",
        help="One person wrote both: what passes from one to the other is own work.",
    )
    add_template_flag(passages.add_argument_group("roles"))
    add_options(passages)


def _add_report(commands: Commands) -> None:
    report = _add(
        commands,
        "report",
        "FILES_OR_FOLDERS -o OUT [--each pair|document] [--anonymous] [options]",
        "write a report on two documents, or on a class, to be read without the program",
        "Two documents are reported side by side, more as a class.",
    )
    add_report_flags(report)
    add_options(report)


def _add_project(commands: Commands) -> None:
    project = commands.add_parser(
        "project",
        usage="%(prog)s show FILE [--json]",
        help="show what is in a project that the window has saved",
        description="Show what is in a project that the window has saved. Wherever documents are named, a project may "
        "stand for those that are in it.",
        epilog=HELP,
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    prog = f"{PROGRAM} project"
    inner = project.add_subparsers(
        dest="project_command", required=True, title="commands", metavar="COMMAND", prog=prog
    )
    show = _add(
        inner, "show", "FILE [--json]", "list its documents, what was decided, and what has become of the files since"
    )
    show.add_argument("path", metavar="FILE", help="a project")
    _add_json(show, "table")


def _add_evidence(commands: Commands) -> None:
    evidence = _add(
        commands,
        "evidence",
        "A B [OTHERS ...] [--json] [options]",
        "show rare things that two documents share: misspellings, words, names, numbers",
        "The first two documents are the pair; others of their kind, if there are any, tell what is rare.",
    )
    evidence.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others of their kind")
    _add_json(evidence, "table")
    add_options(evidence)


def _add_near_duplicates(commands: Commands) -> None:
    near = _add(
        commands,
        "near-duplicates",
        "FILES_OR_FOLDERS [--method METHOD] [--json] [options]",
        "find near-duplicates by an index, and judge it by the exact measure",
    )
    _add_paths(near)
    _add_json(near, "table")
    add_near_flags(near)
    add_role_flags(near)
    add_options(near)


def _add_what_if(commands: Commands) -> None:
    what_if = _add(
        commands,
        "what-if",
        "A B [OTHERS ...] [--json] [options]",
        "show how the score of two documents depends on shingle length and options",
        "The first two documents are the pair; others, if there are any, tell the level of chance.",
    )
    what_if.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others of their kind")
    _add_json(what_if, "table")
    add_options(what_if)


def _add_disguises(commands: Commands) -> None:
    disguises = _add(
        commands,
        "disguises",
        "FILES_OR_FOLDERS [--against FILES_OR_FOLDERS] [--json] [options]",
        "show how documents are disguised, where, and what that was worth",
    )
    _add_paths(disguises)
    disguises.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="FILES_OR_FOLDERS",
        help="Documents that they may have been copied from, besides one another.",
    )
    _add_json(disguises, "list")
    add_options(disguises)


def _add_verify(commands: Commands) -> None:
    verify = _add(
        commands,
        "verify",
        "REPORT FILES_OR_FOLDERS",
        "work the figures of a report out anew from the files",
        "A report that does not hold is exit code 1.",
    )
    verify.add_argument("report", metavar="REPORT", help="a report in HTML or JSON")
    verify.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="the documents, under any name")


def _add_text(commands: Commands) -> None:
    text = _add(commands, "text", "FILES_OR_FOLDERS", "print the text of documents as it was read")
    _add_paths(text)


def _add_canonize(commands: Commands) -> None:
    canonize = _add(commands, "canonize", "FILE [options]", "print each word of a document with its fate")
    canonize.add_argument("paths", nargs=1, metavar="FILE", help="a document")
    add_options(canonize)


def _add_paths(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")


def _add_json(command: argparse.ArgumentParser, otherwise: str) -> None:
    command.add_argument("--json", action="store_true", help=f"Print one JSON object instead of a {otherwise}.")


_ADDED = (
    _add_compare,
    _add_overview,
    _add_origins,
    _add_passages,
    _add_evidence,
    _add_near_duplicates,
    _add_what_if,
    _add_disguises,
    add_library,
    _add_project,
    _add_report,
    _add_verify,
    _add_text,
    _add_canonize,
)
"""In the order in which help lists them."""

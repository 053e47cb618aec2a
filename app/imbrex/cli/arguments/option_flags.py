"""Option flags: engine options, roles and choices for a class as command-line flags, and back."""

import argparse
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from imbrex.cli.arguments.command_parser import CommandParser, read_list
from imbrex.cli.arguments.student_flags import add_student_flags
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import DEFAULT, PRESETS, Options, WordForm, parts_of_speech, walk
from imbrex.engine.text.role import Role

_LARGEST_LIST = 2**20  # bytes; the longest stop word lists have some ten thousand
_CODE = r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*"
_GROUPS = {
    "canonization": "normalization",
    "disguises": "disguises",
    "shingles": "shingles",
    "passages": "passages",
    "exclusions": "exclusions",
    "attribution": "what counts",
    "longest_words": "longest words",
    "": "language and presets",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add a flag for every option, absent from the namespace unless given."""
    groups = {name: parser.add_argument_group(title) for name, title in _GROUPS.items()}
    if isinstance(parser, CommandParser):
        parser.rare |= {title for name, title in _GROUPS.items() if name}
    for group, _, describe, value in walk(PRESETS[DEFAULT]):
        groups[group].add_argument(
            f"--{describe.flag}",
            dest=_destination(describe.flag),
            default=argparse.SUPPRESS,
            help=_help(describe, value).replace("%", "%%"),
            **_kind(describe, value),
        )
    groups[""].add_argument(
        "--preset",
        choices=list(PRESETS),
        default=None,
        help="Preset to start from; other options override it. Default: the options of the project, otherwise "
        f"{DEFAULT}.",
    )


def options_from(namespace: argparse.Namespace, of_project: Options | None = None) -> Options:
    """The preset's options, or a project's if no preset was given, overridden by the given flags."""
    options = PRESETS[namespace.preset or DEFAULT]
    if of_project is not None and namespace.preset is None:
        options = of_project
    for _, _, describe, _ in walk(options):
        given = vars(namespace)
        if _destination(describe.flag) in given:
            options = options.with_value(describe.flag, given[_destination(describe.flag)])
    return options


def _destination(flag: str) -> str:
    return f"option_{flag}"


def _kind(describe: Describe, value: Any) -> dict[str, Any]:
    """Keyword arguments for argparse by an option's type."""
    if isinstance(value, bool):
        return {"action": argparse.BooleanOptionalAction}
    if isinstance(value, WordForm):
        return {"choices": [form.value for form in WordForm]}
    if isinstance(value, PartOfSpeech):
        return {"type": _parts, "metavar": "PARTS"}
    if isinstance(value, int):
        return {"type": whole_number(describe.low, describe.high), "metavar": f"{describe.low}..{describe.high}"}
    if isinstance(value, tuple) and describe.phrases:
        return {"type": _phrases, "action": "extend", "metavar": "PHRASE|@FILE"}
    if isinstance(value, tuple):
        return {"type": _words, "metavar": "WORDS|@FILE"}
    return {"type": _language, "metavar": "CODE"}


def _help(describe: Describe, value: Any) -> str:
    more = ""
    if isinstance(value, PartOfSpeech):
        more = f" One or more of {', '.join(part.label for part in PartOfSpeech)}, or none."
    elif describe.phrases:
        more = " Can be repeated. A file has one phrase per line."
    return f"{describe.help}{more} Default: {_in_words(value)}."


def _in_words(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, PartOfSpeech):
        return ", ".join(part.label for part in value) or "none"
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    return str(value) or "detected for each document"


def _parts(text: str) -> PartOfSpeech:
    names = [name for name in re.split(r"[\s,]+", text) if name]
    if [name.lower() for name in names] == ["none"]:
        return PartOfSpeech(0)
    try:
        return parts_of_speech(names)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}; or none") from error


def percentage(text: str) -> float:
    """Parse a percentage from 0 to 100, with or without its sign."""
    try:
        value = float(text.removesuffix("%"))
    except ValueError:
        value = math.nan
    if not 0 <= value <= 100:
        raise argparse.ArgumentTypeError(f"not a percentage from 0 to 100: {text!r}")
    return value


def some_percent(text: str) -> float:
    """Parse a percentage over 0."""
    value = percentage(text)
    if not value:
        raise argparse.ArgumentTypeError("the threshold must be above 0")
    return value


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Return a parser for whole numbers in a closed range."""

    def number(text: str) -> int:
        # ASCII digits only: int() would accept underscores and digits of other scripts.
        value = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"not a number from {low} to {high}: {text!r}")
        return value

    return number


def _language(text: str) -> str:
    if text and not re.fullmatch(_CODE, text):
        raise argparse.ArgumentTypeError(f"not a language code such as en or ru: {text!r}")
    return text


def _words(text: str) -> tuple[str, ...]:
    """Parse words separated by commas or spaces, or read them from @FILE."""
    if text.startswith("@"):
        text = read_list(Path(text[1:]), _LARGEST_LIST)
    return tuple(dict.fromkeys(word for word in re.split(r"[\s,;]+", text) if word))


def _phrases(text: str) -> tuple[str, ...]:
    """Parse one phrase, or read one per line from @FILE."""
    lines = read_list(Path(text[1:]), _LARGEST_LIST).splitlines() if text.startswith("@") else [text]
    return tuple(dict.fromkeys(line.strip() for line in lines if line.strip()))


def add_class_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for highlighting pairs and clustering documents."""
    from imbrex.engine.overview.clusters import Linkage  # noqa: PLC0415 - two commands need them
    from imbrex.engine.overview.score import USUAL, Score  # noqa: PLC0415

    parser.add_argument(
        "--score",
        choices=[score.value for score in Score],
        default=USUAL.value,
        help="Rank pairs by the higher share of words that the other text has word for word, by the higher "
        f"containment, or by the Jaccard index. Default: {USUAL.value}.",
    )
    parser.add_argument(
        "--threshold",
        type=percentage,
        metavar="PERCENT",
        help="Lowest score of a pair worth reading; also used for clusters. Default: suggested from the "
        "distribution of scores.",
    )
    parser.add_argument(
        "--linkage",
        choices=[linkage.value for linkage in Linkage],
        default=Linkage.CONNECTED.value,
        help="Cluster documents linked by a chain of pairs (single linkage), or by average similarity. "
        f"Default: {Linkage.CONNECTED.value}.",
    )


def add_role_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for templates and archives, and for students."""
    add_student_flags(parser)
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

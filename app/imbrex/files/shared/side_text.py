"""Side text: text that no page shows, and notes about omitted content."""

import re
from collections import Counter

from imbrex.engine.text.late_pattern import late
from imbrex.messages import Message, both

LARGE = 0.2
"""Share of a page from which a picture on it may hold text worth copying: a fifth is ten lines of print."""


_FEWEST_WORDS = 5
_WORD = late(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_DENSE = late("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")  # scripts without blanks between words
_RIGHT_TO_LEFT = late("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_FEWEST_SIGNS = 10

# Fields whose codes are addresses, names of styles and bookmarks, or records of reference managers.
_TECHNICAL = frozenset(
    "ADDIN HYPERLINK INCLUDEPICTURE INCLUDETEXT LINK EMBED TOC PAGEREF REF NOTEREF STYLEREF DOCPROPERTY MERGEFIELD SEQ "
    "PAGE NUMPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE FILENAME SHAPE FORMTEXT FORMCHECKBOX FORMDROPDOWN EQ SYMBOL "
    "CITATION BIBLIOGRAPHY INDEX TC".split()
)
_SWITCH = late(r"\\\S+")
_ARGUMENT = late(r'["\u201c]([^"\u201d]*)["\u201d]|(\S+)')
_SURROGATES = 0xD800

COMMENT, DELETION, DELETED_ROW, CHANGES = (
    Message("{count} comment(s)"),
    Message("{count} tracked deletion(s)"),
    Message("{count} deleted table row(s)"),
    Message("{count} record(s) of tracked changes"),
)
FIELD = Message("{count} field code(s)")
EMBEDDED = Message("{count} embedded document(s)")
DAMAGED_PART = Message("{count} damaged part(s) ({kind})")
"""Content that may be omitted, to be counted."""
TOO_COMPLEX = Message(
    "The file has too many styles or shapes to apply all of them. Text that they hide may be compared."
)
"""Counted with it, where a limit keeps a reader from finding out what is hidden."""
_READ = (DELETION, DELETED_ROW, CHANGES, COMMENT)


_QUOTING = late(
    r"(?<![^\W_])(?:(?:block|intense)?[ _-]?quot(?:e|es|ation|ations)|block ?text|(?:block)?zitate?"
    r"|citat(?:ion|ions|a|e)?|citas?|citazion[ei]|citaç(?:ão|ões)|cytaty?|цитат[аыи]?)(?![^\W_])|引用|引文",
    re.IGNORECASE,
)


def is_quotation_style(name: str) -> bool:
    """Whether a paragraph style is for block quotations, by its name in one of the ten languages."""
    return _QUOTING.search(name) is not None


def is_prose(text: str) -> bool:
    """Whether a text is more than a name or a label."""
    return len(_WORD.findall(text)) >= _FEWEST_WORDS or len(_DENSE.findall(text)) >= _FEWEST_SIGNS


def is_dense(text: str) -> bool:
    """Whether a text has letters of a script without blanks between words."""
    return _DENSE.search(text) is not None


def has_right_to_left(text: str) -> bool:
    """Whether a text has letters that are written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def is_running(text: str) -> bool:
    """Whether a text has words as in sentences: not only names, abbreviations and printer's marks."""
    plain = [word for word in _WORD.findall(text) if len(word) > 1 and not word[0].isupper()]
    return len(plain) >= _FEWEST_WORDS or len(_DENSE.findall(text)) >= _FEWEST_SIGNS


def field_prose(code: str) -> str:
    """Return the prose in the code of a field; empty if it has only a command with its arguments."""
    command, _, rest = code.strip().partition(" ")
    words = _SWITCH.sub(" ", rest).strip()
    return words if command.upper() not in _TECHNICAL and is_prose(words) else ""


def field_result(code: str) -> str:
    """Return the text that a field without a stored result shows; empty if that depends on other things."""
    command, _, rest = code.strip().partition(" ")
    words = [quoted or bare for quoted, bare in _ARGUMENT.findall(_SWITCH.sub(" ", rest))]
    match command.upper(), words:
        case "QUOTE", [*pieces]:
            return " ".join(pieces)
        case "MACROBUTTON", [_, *label]:
            return " ".join(label)
        case "IF", [left, "=" | "<>" as sign, right, yes, *no]:
            return yes if (left == right) == (sign == "=") else " ".join(no[:1])
        case "SYMBOL", [number, *_] if number.isdecimal() and 31 < int(number[:7]) < _SURROGATES:
            return chr(int(number[:7]))
    return ""


def notes_on(left_out: Counter[Message]) -> list[Message]:
    """Describe side text and missing content, one sentence each."""
    read = Counter({name: left_out[name] for name in left_out if name in _READ})
    missing = left_out - read - Counter({TOO_COMPLEX: left_out[TOO_COMPLEX]})
    return [
        *_sentence(read, Message("{parts} is outside the main text."), Message("{parts} are outside the main text.")),
        *_sentence(
            missing,
            Message("{parts} is not included in the text."),
            Message("{parts} are not included in the text."),
        ),
        *([TOO_COMPLEX] if left_out[TOO_COMPLEX] else ()),
    ]


def _sentence(counted: Counter[Message], one: Message, several: Message) -> list[Message]:
    parts = [name.format(count=count) for name, count in counted.items() if count]
    return [(one if counted.total() == 1 else several).format(parts=both(*parts))] if parts else []

"""Messages: the templates of all messages, and the names of languages, as a file for Qt's translation tools.

The window translates messages of the layers below it; the command line is in English, as are bulk jobs, of which the
window shows only results, and the tools find the window's own texts themselves.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from imbrex.languages.registry import KNOWN

ROOT = Path(__file__).parent.parent / "app/imbrex"
ELSEWHERE = ("cli", "gui", "bulk")
SHOWN = ("bulk/result.py",)
_CALL = re.compile(r"\bMessage\s*\(")
_HEAD = "from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication\n\n"


def calls(path: Path) -> Iterator[ast.Call]:
    """All calls in a module that create a message."""
    text = path.read_text(encoding="utf-8")
    if not _CALL.search(text):  # to parse and walk all of the others would take longer than the rest
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
            yield node


def templates() -> list[str]:
    """The templates of all messages that the window may show, without duplicates."""
    paths = {path: path.relative_to(ROOT) for path in sorted(ROOT.rglob("*.py"))}
    modules = [path for path, name in paths.items() if name.parts[0] not in ELSEWHERE or name.as_posix() in SHOWN]
    found = (call.args[0] for path in modules for call in calls(path))
    texts = dict.fromkeys(one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str))
    return [text for text in texts if text]


def catalogue() -> str:
    """A module with all templates and names in the form that Qt's tools expect."""
    lines = [f'QT_TRANSLATE_NOOP("LanguageNames", "{name}")' for name in KNOWN.values()]
    for template in templates():
        text = json.dumps(template, ensure_ascii=False)
        if "{count}" in template or "{count:,}" in template:
            lines.append(f'QCoreApplication.translate("Messages", {text}, "", 2)')
        else:
            lines.append(f'QT_TRANSLATE_NOOP("Messages", {text})')
    return _HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(catalogue(), encoding="utf-8")

"""LaTeX source: the tokens of a text and of the macros it uses, expanded within limits."""

import re
from dataclasses import dataclass, field

from imbrex.values import frozen

_TOKEN = re.compile(
    r"(?P<comment>%[^\n]*(?:\n[ \t]*)?)"
    r"|\\(?P<word>[A-Za-z@]+\*?)[ \t]*(?:\n(?![ \t]*\n)[ \t]*)?"
    r"|\\(?P<sign>.)"
    r"|(?P<paragraph>[ \t]*\n[ \t]*\n\s*)"
    r"|(?P<space>\s+)"
    r"|(?P<open>\{)|(?P<close>\})|(?P<math>\$\$?)"
    r"|(?P<ligature>---?|``|''|!`|\?`|<<|>>|,,|[`'~])"
    r"|(?P<mark>[&#^_\"])"
    r"|(?P<text>[^\\{}$%~&#^_`'\"<>!?,\s-]+|.)",
    re.DOTALL,
)
_BALANCE = re.compile(r"[{}]|\\.|%[^\n]*", re.DOTALL)
_SINGLE = re.compile(r"\\[A-Za-z@]+\*?|\\.|.", re.DOTALL)
_BLANKS = re.compile(r"(?:\s|%[^\n]*\n)*")
_SOLID = re.compile(r"[^\s\\{}]*")
_OPTION = re.compile(r"\[((?:[^\[\]{}]|\{[^{}]{0,200}\}){0,500})\]")
_OVERLAY = re.compile(r"<[\d,+|a-z:.@ -]{0,40}>")
_ARGUMENT = re.compile(r"#([1-9])")
_NAME = re.compile(r"\\([A-Za-z@]+)")
_PARAMETERS = re.compile(r"(?:#[1-9])*")
MOST_MACROS = 10_000
_MOST_EXPANSIONS = 20_000
_MOST_EXPANDED = 2**22  # characters of macros
_SHORT = 1_000  # characters of a group, after one that does not end
_DEEPEST = 50  # macros in macros


@frozen
class Macro:
    """A command that the text defines: the number of its arguments, the first one if it may be omitted, its body."""

    arguments: int
    usual: str | None
    body: str


@dataclass(slots=True)
class _Piece:
    text: str
    place: int = 0


@dataclass(slots=True)
class Source:
    """A text to be read token by token, in which macros are replaced.

    Attributes:
        usual: names of commands that no macro replaces: it only changes their form.
        macros: by name.
        overflows: whether some macros were not replaced because there are too many.
    """

    text: str
    usual: frozenset[str] = frozenset()
    macros: dict[str, Macro] = field(default_factory=dict)
    overflows: bool = False
    _pieces: list[_Piece] = field(default_factory=list)
    _expansions: int = 0
    _expanded: int = 0
    _longest: int = 2**31

    def __post_init__(self) -> None:
        self._pieces = [_Piece(self.text)]

    def next(self) -> tuple[str, str]:
        """Return the kind of the next token and its text; two empty ones at the end."""
        piece = self._current()
        found = _TOKEN.match(piece.text, piece.place)
        if found is None:
            return "", ""
        piece.place = found.end()
        kind = found.lastgroup or ""
        if kind == "comment" and self.peek() == "\n":
            return "paragraph", ""
        return kind, found[kind]

    def peek(self) -> str:
        """Return the next character; empty at the end."""
        piece = self._current()
        return piece.text[piece.place : piece.place + 1]

    def before(self) -> str:
        """Return the character before the last one that was read."""
        piece = self._pieces[-1]
        return piece.text[piece.place - 2 : piece.place - 1]

    def take(self, sign: str) -> bool:
        """Skip a character if it comes next, after blanks."""
        if not self.is_before(sign):
            return False
        self._pieces[-1].place += 1
        return True

    def is_before(self, sign: str) -> bool:
        """Skip blanks; return whether a character comes next."""
        self._skip(_BLANKS)
        return self.peek() == sign

    def until_blank(self) -> str:
        """Skip and return the next characters that are neither blanks nor commands."""
        piece = self._current()
        start = piece.place
        self._skip(_SOLID)
        return piece.text[start : piece.place]

    def option(self) -> str | None:
        """Skip an argument in square brackets and return it; None if there is none."""
        piece = self._current()
        found = _OPTION.match(piece.text, piece.place)
        if found is None:
            return None
        piece.place = found.end()
        return found[1]

    def skip_overlay(self) -> None:
        """Skip the numbers of the slides on which a presentation shows what follows."""
        self._skip(_OVERLAY)

    def argument(self) -> str:
        """Skip the next argument and return it: a group without its braces, a command or a character."""
        self._skip(_BLANKS)
        if self.take("{"):
            return self._group()
        piece = self._current()
        found = _SINGLE.match(piece.text, piece.place)
        if found is None or found[0] == "}":
            return ""
        piece.place = found.end()
        return found[0]

    def next_character(self) -> str:
        """Skip and return the next character."""
        sign = self.peek()
        self._pieces[-1].place += len(sign)
        return sign

    def until_group(self) -> str:
        """Skip and return the text up to the next group."""
        piece = self._current()
        stop = piece.text.find("{", piece.place)
        stop = len(piece.text) if stop < 0 else stop
        text, piece.place = piece.text[piece.place : stop], stop
        return text

    def until(self, end: str) -> str:
        """Skip and return the text up to some characters, which are skipped too."""
        piece = self._current()
        stop = piece.text.find(end, piece.place)
        stop, after = (len(piece.text),) * 2 if stop < 0 else (stop, stop + len(end))
        text, piece.place = piece.text[piece.place : stop], after
        return text

    def push(self, text: str) -> None:
        """Read a text before the rest."""
        if text:
            self._pieces.append(_Piece(text))

    def define(self) -> None:
        """Read the definition of a macro, with a number of arguments and the usual first one."""
        name, usual = self.argument(), None
        count = self.option()
        if count is not None:
            usual = self.option()
        arguments = int(count) if count and count.isascii() and count.isdecimal() and len(count) == 1 else 0
        self._keep(name, Macro(arguments, usual, self.argument()))

    def define_plainly(self) -> None:
        """Read the definition of a macro in plain TeX; one with delimiters around its arguments is not kept."""
        name, parameters = self.argument(), self.until_group().strip()
        body = self.argument()
        if _PARAMETERS.fullmatch(parameters):
            self._keep(name, Macro(parameters.count("#"), None, body))

    def let(self) -> None:
        """Read the definition of a macro that is a copy of another command."""
        name = self.argument()
        self.take("=")
        self._keep(name, Macro(0, None, self.argument()))

    def _keep(self, named: str, macro: Macro) -> None:
        found = _NAME.search(named)
        if found and found[1] not in self.usual and len(self.macros) < MOST_MACROS:
            self.macros[found[1]] = macro

    def expand(self, macro: Macro) -> None:
        """Read the body of a macro with its arguments before the rest, within limits."""
        arguments = []
        if macro.usual is not None:
            given = self.option()
            arguments.append(macro.usual if given is None else given)
        arguments += [self.argument() for _ in range(macro.arguments - len(arguments))]
        size = len(macro.body)
        size += sum(len(text) * macro.body.count(f"#{number}") for number, text in enumerate(arguments, 1))
        self._current()  # leaves what has been read to the end
        many = self._expansions >= _MOST_EXPANSIONS or self._expanded + size > _MOST_EXPANDED
        if many or len(self._pieces) > _DEEPEST:
            self.overflows = True
            return
        self._expansions += 1
        self._expanded += size
        self.push(_ARGUMENT.sub(lambda found: _chosen(arguments, found), macro.body))

    def _current(self) -> _Piece:
        while len(self._pieces) > 1 and self._pieces[-1].place >= len(self._pieces[-1].text):
            self._pieces.pop()
        return self._pieces[-1]

    def _skip(self, pattern: re.Pattern[str]) -> None:
        piece = self._current()
        found = pattern.match(piece.text, piece.place)
        piece.place = found.end() if found else piece.place

    def _group(self) -> str:
        """Skip and return the rest of a group; of one that does not end, its first paragraph."""
        piece = self._current()
        start, depth = piece.place, 1
        for found in _BALANCE.finditer(piece.text, start, start + self._longest):
            depth += {"{": 1, "}": -1}.get(found[0], 0)
            if not depth:
                piece.place = found.end()
                return piece.text[start : found.start()]
        self._longest = _SHORT  # no second search to the end of the text
        end = piece.text.find("\n\n", start)
        piece.place = len(piece.text) if end < 0 else end
        return piece.text[start : piece.place]


def _chosen(arguments: list[str], found: re.Match[str]) -> str:
    place = int(found[1]) - 1
    return arguments[place] if place < len(arguments) else ""

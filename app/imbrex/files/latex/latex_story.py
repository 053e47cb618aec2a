"""LaTeX story: the text that a LaTeX document prints, with notes, tables and hidden text.

Text before the document begins is not printed, but defines commands, the title and the authors. Groups may be nested
to any depth: nothing here calls itself.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from imbrex.engine.text.document import PartKind
from imbrex.files.latex import latex_commands as known
from imbrex.files.latex.latex_page import Colours, Out
from imbrex.files.latex.latex_source import MOST_MACROS, Source
from imbrex.files.shared import css
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.hidden_text import UNKNOWN, Appearance, Colour, block, mark_hidden
from imbrex.messages import Message
from imbrex.values import frozen

INCLUDED = Message("{count} linked file(s)")
_USUAL_POINTS = 10.0
_LANGUAGES = re.compile(r"babel|setmainlanguage|setdefaultlanguage|polyglossia")
_FOREIGN_QUOTES = frozenset({"russian", "ukrainian", "german", "ngerman", "french", "polish", "italian", "spanish"})
_LONGEST_NAME = 100

_HEADINGS = frozenset({"chapter", "section", "subsection"})

Act = Callable[[], None]


@frozen
class _Scope:
    """A group or an environment: its name, how text was drawn before it, and what is done at its end."""

    name: str
    appearance: Appearance
    maths: bool
    end: Act | None


class Story:
    """Collects the text of a document."""

    def __init__(self, text: str) -> None:
        self.left_out: Counter[Message] = Counter()
        self.title = self.author = ""
        self.source = Source(text, frozenset(_COMMANDS) | known.ARGUMENTS.keys())
        self._whole = "\\begin{document}" not in text
        self._is_part = False
        self._verbatims = set(known.VERBATIM)
        self._outs = [Out()]
        self._asides: list[Block] = []
        self._scopes: list[_Scope] = []
        self._open: Counter[str] = Counter()
        self._appearance = Appearance(points=_USUAL_POINTS)
        self._maths = False
        self._tables = 0
        self._done = False
        self._date = ""
        self._colours = Colours()
        self._languages: set[str] = set()

    def read(self) -> list[Block]:
        """Return the text, and the tables and notes beside it."""
        while not self._done:
            kind, text = self.source.next()
            if not kind:
                break
            _TOKENS[kind](self, text)
        while self._scopes:
            self._close_scope()
        return [block(PartKind.BODY, self._outs[0].text() if self._whole else ""), *self._asides]

    # Tokens.

    def _write(self, text: str) -> None:
        if text:
            self._outs[-1].write(mark_hidden(text, self._appearance.disguise()) if not text.isspace() else text)

    def _text(self, text: str) -> None:
        self._write(text)

    def _space(self, _: str) -> None:
        self._outs[-1].space()

    def _paragraph(self, _: str) -> None:
        self._maths = any(scope.maths for scope in self._scopes[-1:])
        self._outs[-1].line()

    def _ignored(self, _: str) -> None:
        """Drop a comment."""

    def _math(self, _: str) -> None:
        self._maths = not self._maths

    def _ligature(self, text: str) -> None:
        if text in known.QUOTES:
            self._write(known.QUOTES[text] if self._languages & _FOREIGN_QUOTES else text)
        else:
            self._write(text if self._maths and text != "~" else known.LIGATURES.get(text, text))

    def _mark(self, text: str) -> None:
        if text == "&":
            if self._tables:
                self._outs[-1].join("\t")
            else:
                self._outs[-1].space()
        elif text == '"':
            self._shorthand()
        elif not self._maths and text == "_":
            self._write(text)

    def _shorthand(self) -> None:
        """Read what follows a quotation mark in languages that give it a meaning."""
        after = self.source.peek()
        if not self._languages & _FOREIGN_QUOTES or not after:
            self._write('"')
        elif after in "aouAOUei":
            self._accent('"')
        elif after in known.SHORTHANDS:
            self.source.next_character()
            self._write(known.SHORTHANDS[after])
        else:
            self._write('"')

    def _sign(self, sign: str) -> None:
        if sign == "\\":
            self.source.take("*")
            self.source.option()
            self._outs[-1].line()
        elif sign in "([":
            self._maths = True
        elif sign in ")]":
            self._maths = False
        elif sign in known.SIGNS:
            if known.SIGNS[sign] == " ":
                self._outs[-1].space()
            else:
                self._write(known.SIGNS[sign])
        elif sign in known.ACCENTS and not self._maths:
            self._accent(sign)

    def _accent(self, name: str) -> None:
        """Put an accent on the next letter."""
        letter = self.source.argument()[:_LONGEST_NAME].strip("{} \t\n")
        if letter.startswith("\\"):
            letter = {"\\i": "i", "\\j": "j"}.get(letter.strip(), known.SYMBOLS.get(letter[1:].strip(), ""))
        base, rest = letter[:1] or " ", letter[1:]
        self._write(unicodedata.normalize("NFC", base + known.ACCENTS[name]) + rest)

    # Groups and environments.

    def _open_group(self, _: str) -> None:
        if self.source.before() == "}":
            self._outs[-1].space()
        self._begin_scope("")

    def _close_group(self, _: str) -> None:
        if self._scopes and not self._scopes[-1].name:
            self._close_scope()

    def _begin_scope(self, name: str, end: Act | None = None, appearance: Appearance | None = None) -> None:
        self._scopes.append(_Scope(name, self._appearance, self._maths, end))
        self._open[name] += 1
        self._appearance = appearance or self._appearance

    def _close_scope(self) -> None:
        scope = self._scopes.pop()
        self._open[scope.name] -= 1
        if scope.end is not None:
            scope.end()
        self._appearance, self._maths = scope.appearance, scope.maths

    def _group(self, end: Act | None = None, appearance: Appearance | None = None) -> None:
        """Read the next argument as text; without braces, it is read as text in any case."""
        if self.source.take("{"):
            self._begin_scope("", end, appearance)

    def _line_group(self) -> None:
        self._outs[-1].line()
        self._group(self._line)

    def _line(self) -> None:
        self._outs[-1].line()

    def _captured(self, then: Callable[[str], None]) -> Act:
        """Collect text separately from here on; return the function that ends this and hands over the text."""
        self._outs.append(Out())
        return lambda: then(self._outs.pop().text())

    def _aside(self, kind: PartKind) -> Act:
        return self._captured(lambda text: self._asides.append(block(kind, text)))

    def _begin(self) -> None:
        name = self.source.argument()[:_LONGEST_NAME].strip()
        plain = name.rstrip("*")
        if name == "document":
            self._begin_document()
        elif plain in known.DROPPED:
            self.source.until(f"\\end{{{name}}}")
        elif plain in self._verbatims or plain.lower().endswith("verbatim"):
            self._verbatim(self.source.until(f"\\end{{{name}}}"), plain)
        else:
            self._begin_environment(name, plain)

    def _begin_environment(self, name: str, plain: str) -> None:
        self.source.skip_overlay()
        for _ in known.ENVIRONMENTS.get(name, ""):
            self.source.option()
            self.source.argument()
        self.source.option()
        self._outs[-1].line()
        if plain in known.TABLES:
            end = self._aside(PartKind.TABLE)
            self._tables += 1
            self._begin_scope(name, lambda: self._end_table(end))
        else:
            self._begin_scope(name, self._line)
            self._maths = self._maths or plain in known.MATH
        if name == "frame" and self.source.peek() == "{":
            self._line_group()
        elif name == "thebibliography":
            self._write(
                next((known.REFERENCES[one] for one in sorted(self._languages & known.REFERENCES.keys())), "References")
            )
            self._line()

    def _end_table(self, end: Act) -> None:
        self._tables -= 1
        end()

    def _end(self) -> None:
        name = self.source.argument()[:_LONGEST_NAME].strip()
        if name == "document":
            self._done = not self._is_part
        elif name and self._open[name]:
            while self._scopes[-1].name != name:
                self._close_scope()
            self._close_scope()

    def _begin_document(self) -> None:
        """Begin to print, unless this is an example in a part of a document, which would have headings before it."""
        self._whole = True
        if self._is_part:
            return
        self._scopes.clear()
        self._open.clear()
        self._outs = [Out()]
        self._appearance, self._maths = Appearance(points=_USUAL_POINTS, ground=self._appearance.ground), False

    def _verbatim(self, text: str, name: str) -> None:
        options = (
            re.match(r"(?:\[[^\]]{0,500}\])?(?:\{[^}]{0,50}\})?", text) if name in {"minted", "lstlisting"} else None
        )
        self._outs[-1].line()
        self._write(text[options.end() if options else 0 :].strip("\n"))
        self._outs[-1].line()

    # Commands.

    def _word(self, word: str) -> None:
        name = word.rstrip("*")
        if name in _COMMANDS:
            _COMMANDS[name](self)
        elif name in self.source.macros:
            self.source.expand(self.source.macros[name])
        elif name in known.SYMBOLS:
            self._symbol(known.SYMBOLS[name])
        elif name in known.ARGUMENTS:
            self._arguments(known.ARGUMENTS[name], name)
        elif name in known.ACCENTS:
            self._accent(name)
        elif name in known.FOOTNOTES:
            self._footnote()
        elif name in known.PHANTOMS:
            self._group(appearance=replace(self._appearance, hidden=True))
        elif name in known.SIZES:
            self._appearance = replace(self._appearance, points=_USUAL_POINTS)
        else:
            self.source.skip_overlay()
            self.source.option()

    def _symbol(self, text: str) -> None:
        apart = self._maths and (len(text) > 1 or not text.isalpha())
        if apart:
            self._outs[-1].space()
        self._write(text)
        if apart:
            self._outs[-1].space()

    def _arguments(self, kinds: str, name: str) -> None:
        if name in {"usepackage", "documentclass"}:
            self._languages |= set(re.split(r"[\s,=]+", self.source.option() or ""))
        self.source.skip_overlay()
        for kind in kinds:
            self.source.option()
            if kind == "d":
                dropped = self.source.argument()
                self._languages |= {dropped.strip()} if _LANGUAGES.search(name) else set()
            elif kind == "k":
                self._group()
            else:
                self._is_part = self._is_part or (not self._whole and name in _HEADINGS)
                self._line_group()

    def _footnote(self) -> None:
        self.source.skip_overlay()
        self.source.option()
        if self.source.take("{"):
            self._begin_scope("", self._aside(PartKind.FOOTNOTE))

    def _linked(self) -> None:
        name = self.source.argument() if self.source.is_before("{") else self.source.until_blank()
        self.left_out[INCLUDED] += bool(name) and self._whole

    def _item(self) -> None:
        self._outs[-1].line()
        self.source.skip_overlay()
        label = self.source.option()
        if label:
            self.source.push(f"{label} ")

    def _bibliography_item(self) -> None:
        self._outs[-1].line()
        self.source.option()
        self.source.argument()

    def _title(self) -> None:
        self.source.option()
        if self.source.take("{"):
            self._begin_scope("", self._captured(lambda text: setattr(self, "title", text.strip())))

    def _author(self) -> None:
        self.source.option()
        if self.source.take("{"):
            self._begin_scope("", self._captured(lambda text: setattr(self, "author", text.strip())))

    def _date_given(self) -> None:
        if self.source.take("{"):
            self._begin_scope("", self._captured(lambda text: setattr(self, "_date", text.strip())))

    def _make_title(self) -> None:
        for text in (self.title, self.author, self._date):
            self._outs[-1].line()
            if text:
                self._outs[-1].write(text)
        self._outs[-1].line()

    def _verb(self) -> None:
        sign = self.source.next_character()
        self._write(self.source.until("}" if sign == "{" else sign).replace("\n", " ") if sign else "")

    def _minted(self) -> None:
        self.source.option()
        self.source.argument()
        self._verb()

    def _listing(self) -> None:
        self.source.option()
        self._verb()

    def _quoted(self) -> None:
        self._write("“")
        self._group(lambda: self._write("”"))

    def _skipped(self) -> None:
        self.source.until("\\fi")

    # Definitions.

    def _define_verbatim(self) -> None:
        name = self.source.argument().strip()
        if len(self._verbatims) < MOST_MACROS:
            self._verbatims.add(name)

    # Colours and sizes.

    def _define_colour(self) -> None:
        name, model, value = (self.source.argument() for _ in range(3))
        self._colours.define(name, model, value)

    def _coloured(self) -> Colour:
        model = self.source.option() or ""
        return self._colours.read(model, self.source.argument())

    def _set_colour(self) -> None:
        self._appearance = replace(self._appearance, colour=self._coloured())

    def _colour_text(self) -> None:
        appearance = replace(self._appearance, colour=self._coloured())
        self._group(appearance=appearance)

    def _colour_box(self) -> None:
        appearance = replace(self._appearance, ground=self._coloured())
        self._group(appearance=appearance)

    def _colour_page(self) -> None:
        self._appearance = replace(self._appearance, ground=self._coloured())

    def _colour_cells(self) -> None:
        self._coloured()
        self._appearance = replace(self._appearance, ground=UNKNOWN)

    def _set_size(self) -> None:
        size = css.points(self.source.argument().strip().replace("pt", "") + "pt", _USUAL_POINTS)
        self.source.argument()
        self._appearance = replace(self._appearance, points=_USUAL_POINTS if size is None else size)

    def _scaled(self) -> None:
        share = css.points(self.source.argument().strip() + "pt", 1.0)
        self.source.option()
        self._group(
            appearance=replace(self._appearance, points=self._appearance.points * abs(1.0 if share is None else share))
        )

    def _opacity(self) -> None:
        value = css.points(self.source.argument().strip() + "pt", 1.0)
        self._appearance = replace(self._appearance, hidden=value is not None and value <= _CLEAR)


_CLEAR = 0.05


# ruff: noqa: SLF001
_TOKENS: Mapping[str, Callable[[Story, str], None]] = {
    "comment": Story._ignored,
    "word": Story._word,
    "sign": Story._sign,
    "paragraph": Story._paragraph,
    "space": Story._space,
    "open": Story._open_group,
    "close": Story._close_group,
    "math": Story._math,
    "ligature": Story._ligature,
    "mark": Story._mark,
    "text": Story._text,
}
_COMMANDS: Mapping[str, Callable[[Story], None]] = (
    {
        "begin": Story._begin,
        "end": Story._end,
        "item": Story._item,
        "bibitem": Story._bibliography_item,
        "title": Story._title,
        "author": Story._author,
        "date": Story._date_given,
        "maketitle": Story._make_title,
        "verb": Story._verb,
        "lstinline": Story._listing,
        "mintinline": Story._minted,
        "url": Story._verb,
        "path": Story._verb,
        "nolinkurl": Story._verb,
        "enquote": Story._quoted,
        "iffalse": Story._skipped,
        "and": lambda story: story._outs[-1].join(", "),
        "par": lambda story: story._line(),
        "newline": lambda story: story._line(),
        "linebreak": lambda story: story._line(),
        "tabularnewline": lambda story: story._line(),
        "definecolor": Story._define_colour,
        "color": Story._set_colour,
        "textcolor": Story._colour_text,
        "colorbox": Story._colour_box,
        "pagecolor": Story._colour_page,
        "transparent": Story._opacity,
        "fontsize": Story._set_size,
        "scalebox": Story._scaled,
        "def": lambda story: story.source.define_plainly(),
        "let": lambda story: story.source.let(),
        "lstnewenvironment": Story._define_verbatim,
        "DefineVerbatimEnvironment": Story._define_verbatim,
        "newtcblisting": Story._define_verbatim,
    }
    | dict.fromkeys(("rowcolor", "cellcolor", "columncolor"), Story._colour_cells)
    | dict.fromkeys(
        ("newcommand", "renewcommand", "providecommand", "DeclareRobustCommand"), lambda story: story.source.define()
    )
    | dict.fromkeys(("input", "include", "subfile", "import"), Story._linked)
)

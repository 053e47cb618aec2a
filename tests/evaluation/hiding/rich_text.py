"""Rich text with hidden text, and with text in unusual places."""

from collections.abc import Iterator

from tests.evaluation.hiding.variant import SOURCES, Variant, junk_between, junk_inside, junk_paragraphs

_COLOURS = r"{\colortbl;\red255\green255\blue255;\red235\green235\blue235;\red32\green64\blue96;}"
_LETTERS = {
    "hidden": r"\v",
    "white": r"\cf1",
    "EBEBEB": r"\cf2",
    "colour of the ground": r"\cf3\chcbpat3",
    "colour of the highlight": r"\cf3\highlight3",
    "one point": r"\fs2",
    "2.5 points": r"\fs5",
    "scaled": r"\charscalex1",
    "raised off the page": r"\up3000",
    "condensed": r"\expndtw-400",
}
_PARAGRAPHS = {
    "line of a twip": r"\pard\sl-1\slmult0 ",
    "off the page": r"\pard\li-30000\ri30000 ",
    "first line off the page": r"\pard\fi-30000 ",
    "frame off the page": r"\pard\phpg\posnegx-40000\absw100 ",
    "flat frame": r"\pard\phpg\posx100\absw1\absh-1 ",
}


def variants() -> Iterator[Variant]:
    """All rich texts."""
    for code in SOURCES:
        for name, body in _hidden(code):
            yield Variant("rtf hidden", name, code, _file(body), ".rtf", deceives=name != _LEFT_OUT)
        for name, body, deceives in _put(code):
            yield Variant("rtf put", name, code, _file(body), ".rtf", deceives)


def _file(body: str) -> bytes:
    return (r"{\rtf1\ansi\uc1 " + _COLOURS + body + "}").encode("ascii")


def coded(text: str) -> str:
    """A text with letters beyond ASCII as rich text."""
    return "".join(letter if letter.isascii() else f"\\u{ord(letter)}?" for letter in text)


def _line(text: str) -> str:
    return f"\\pard {coded(text)}\\par\n"


def _hidden(code: str) -> Iterator[tuple[str, str]]:
    for name, words in _LETTERS.items():
        for how, junk in (("words", junk_between), ("letters", junk_inside)):
            yield f"{name}, {how}", junk(code, coded, lambda text, own=words: f"{{{own} {coded(text)}}}") + r"\par"
    for name, words in _PARAGRAPHS.items():
        yield name, junk_paragraphs(code, _line, lambda text, own=words: f"{own}{coded(text)}\\par\n")
    for name, hide in _BLOCKS.items():
        yield name, junk_paragraphs(code, _line, hide)


def _shape(text: str, words: str = r"\shpleft100\shptop100\shpright3000\shpbottom3000", more: str = "") -> str:
    return f"{{\\shp{{\\*\\shpinst{words}{more}{{\\shptxt \\pard {coded(text)}\\par}}}}}}\\par\n"


_LEFT_OUT = "destination nobody knows"  # which is no text for anybody, here too
_BLOCKS = {
    "flat row": lambda text: f"\\trowd\\trrh-1\\cellx5000\\pard\\intbl {coded(text)}\\cell\\row\\pard\n",
    "row off the page": lambda text: (
        f"\\trowd\\trleft-40000\\cellx-30000\\pard\\intbl {coded(text)}\\cell\\row\\pard\n"
    ),
    "hidden shape": lambda text: _shape(text, more=r"{\sp{\sn fHidden}{\sv 1}}"),
    "shape off the page": lambda text: _shape(text, r"\shpleft-40000\shptop0\shpright-39000\shpbottom500"),
    "shape without a size": lambda text: _shape(text, r"\shpleft0\shptop0\shpright0\shpbottom0"),
    _LEFT_OUT: lambda text: f"{{\\*\\zzjunk {coded(text)}}}",
}


def _put(code: str) -> Iterator[tuple[str, str, bool]]:
    text = SOURCES[code]
    words = text.split()
    lines = [" ".join(words[start : start + 12]) for start in range(0, len(words), 12)]
    yield "shape", _shape(text), False
    yield "letter a shape", "".join(_shape(letter).removesuffix("\\par\n") for letter in text) + r"\par", True
    yield "letter a shape, paragraphs", "".join(_shape(letter) for letter in text), True
    yield "letter a frame", "".join(f"\\pard\\posx100\\absw200 {coded(letter)}\\par\n" for letter in text), True
    row = "".join(f"\\cellx{100 * number}" for number in range(1, len(text) + 1))
    cells = "".join(f"{coded(letter)}\\cell " for letter in text)
    yield "letter a cell", f"\\trowd{row}\\pard\\intbl {cells}\\row\\pard\\par", True
    fields = "".join(f'{{\\field{{\\*\\fldinst QUOTE "{coded(line)}"}}{{\\fldrslt }}}}\\par\n' for line in lines)
    yield "QUOTE field", fields, False
    results = "".join(f"{{\\field{{\\*\\fldinst QUOTE x}}{{\\fldrslt {coded(line)}}}}}\\par\n" for line in lines)
    yield "result of a field", results, False
    form = r"{\field{\*\fldinst FORMTEXT {\*\formfield{\fftype0{\*\ffdeftext "
    yield "default of a form", "".join(f"{form}{coded(line)}}}}}}}}}{{\\fldrslt }}}}\\par\n" for line in lines), False
    art = "".join(_shape("", more=f"{{\\sp{{\\sn gtextUNICODE}}{{\\sv {coded(line)}}}}}") for line in lines)
    yield "WordArt", art, False
    inner = (r"{\rtf1\ansi\uc1 " + coded(text) + r"\par}").encode().hex()
    picture = r"{\pict\wmetafile8 0100}"
    yield "embedded rich text", f"{{\\object\\objemb{{\\*\\objdata {inner}}}{{\\result {picture}}}}}\\par", False
    shown = "".join(f"{{\\object\\objemb{{\\result {coded(line)}}}}}\\par\n" for line in lines)
    yield "result of an object", shown, False
    yield "subtle group", "".join(f"{{\\upr{{x}}{{\\*\\ud {coded(line)}}}}}\\par\n" for line in lines), False

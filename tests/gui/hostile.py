"""Names and texts made to be taken for something else than text."""

NAMES = (
    "<img src='http://127.0.0.1:9/a.png'>.txt".replace("/", "∕"),  # a slash cannot be part of a name
    "<b>bold<b> & <a href='file:etc'>x<a>.txt",
    "javascript:alert(1).txt",
    "\x1b[31mred\x1b]8;;http:x\x07link.txt",
    "essay\u202etxt.exe\u2066.txt",
    "zero\u200bwidth\u00ad.txt",
    "two\nlines\r\tand\u2028more.txt",
    "long" * 60 + ".txt",
    '=HYPERLINK("http:x","y").txt',
    "-rf.txt",
    "con.txt",
    "%n %1 %2 %Ln %s {0}.txt",
    "&amp; &File && R&D.txt",
    "draft[*].txt",
    "…\\…\\.txt",
)
"""Names of files."""

MARKUP = "<img src=http://127.0.0.1:9/b.png> <b>bold</b> <script>alert(1)</script> &lt;i&gt; <a href='javascript:1'>"
SIGNS = "%1 %2 %n {0} %s \x1b[2J \x1b]0;title\x07 \u202eback\u202c \u200bzero =1+1 \ud7ff \uffff \x00 &File"


def hostile_text(shared: str) -> str:
    """A text that holds markup and signs besides what it shares with others."""
    return f"{MARKUP}\n{shared}\n{SIGNS}\n{MARKUP}{'<div>' * 300}"

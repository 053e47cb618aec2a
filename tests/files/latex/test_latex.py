"""LaTeX documents, as they are printed."""

from itertools import pairwise

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.rows import each_row

BODY, TABLE, FOOTNOTE = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE


def tex(body, preamble=""):
    return rf"\documentclass{{article}}{preamble}\begin{{document}}{body}\end{{document}} never printed".encode()


PRINTED = [
    (r"Na\"{\i}ve caf\'e, \v{S}koda, \c ca, stra\ss{}e, \o re, \AA", "Naïve café, Škoda, ça, straße, øre, Å"),
    (r"pages 3--7 --- ``quoted'', `so' it's?`", "pages 3–7 — “quoted”, ‘so’ it’s¿"),
    (r"100\,\% of \$5 \& \#1 a\_b \{x\} A~B", "100 % of $5 & #1 a_b {x} A B"),
    (r"Intro\-duction to \LaTeX{} and {\TeX}nique \dots", "Introduction to LaTeX and TeXnique …"),
    ("one % not printed\ntwo\n% nor this\nthree\\% four", "one two three% four"),
    ("one %\n\ntwo", "one\ntwo"),
    (r"\section*{Head}\label{x} text \textbf{bold \emph{both}} end", "Head\ntext bold both end"),
    (r"see \cite[p.~3]{knuth}, \ref{x}\vspace{2cm}\includegraphics[width=2cm]{a.png} end", "see , end"),
    (r"a \href{http://x.org}{link}, \url{http://y.org/a_b%c}, \verb|\x{| and \unknown[o]{word}{s}",
     "a link, http://y.org/a_b%c, \\x{ and word s"),
    (r"\begin{itemize}\item one\item[Two] two\end{itemize}after", "one\nTwo two\nafter"),
    (r"$x_1 \le \alpha$-rays \(y\) and \begin{equation}\label{e}E=mc^2\end{equation}.", "x1 ≤ α-rays y and\nE=mc2\n."),
    ("\\begin{verbatim}\n if {x} % kept\n\\end{verbatim}", " if {x} % kept"),
    (r"a\begin{comment}gone\end{comment}\iffalse gone\fi\begin{tikzpicture}\node{x};\end{tikzpicture} b", "a b"),
    (r"\enquote{said} \foreignlanguage{german}{ja}\\[2pt]next\par last", "“said” ja\nnext\nlast"),
    (r"\begin{thebibliography}{9}\bibitem[K]{k} Knuth.\end{thebibliography}", "References\nKnuth."),
    (r"\begin{frame}<1->[t]{Title}\pause\only<2>{text}\end{frame}", "Title\ntext"),
    (r"unbalanced } brace and \end{nothing} {open", "unbalanced brace and open"),
]  # fmt: skip


@each_row(("source", "printed"), PRINTED)
def test_what_commands_print(source, printed, extract):
    name, item = extract(tex(source))
    assert name == "latex"
    assert item.text.removesuffix("\n") == printed


def test_titles_notes_and_tables(extract, pieces):
    preamble = r"\title{On \emph{Lamps}\thanks{To Anna}}\author{Anna \and Boris}\date{2024}"
    table = r"\begin{tabular}{l|r}\hline a & \textbf{b} \\ \multicolumn{2}{c}{c} \\\end{tabular}\caption{Cap}"
    item = extract(
        tex(rf"\maketitle Text\footnote{{A note \emph{{here}}.}} on. \begin{{table}}[h]{table}\end{{table}}", preamble)
    )[1]
    assert pieces(item) == [
        (BODY, "On Lamps\nAnna, Boris\n2024\nText on.\nCap\n"),
        (TABLE, "a\tb\nc\n"),
        (FOOTNOTE, "To Anna\n"),
        (FOOTNOTE, "A note here.\n"),
    ]
    assert (item.properties.title, item.properties.author) == ("On Lamps", "Anna, Boris")


def test_macros_of_the_text_are_expanded(extract):
    preamble = r"""\newcommand{\city}{Graz}\newcommand*\of[2][Uni]{#1 of #2}\def\pair#1#2{<#1|#2>}
    \renewcommand{\section}[1]{gone}\let\code=\verb \lstnewenvironment{java}{}{}"""
    source = r"\section{Head}\of{\city}, \of[School]{Linz}, \pair a{b} \code|\x|\begin{java}{\end{java}"
    assert extract(tex(source, preamble))[1].text == "Head\nUni of Graz, School of Linz, <a|b> \\x\n{\n"


def test_quotation_marks_of_other_languages(extract):
    german = r"\usepackage[ngerman]{babel}"
    assert extract(tex('"`Gr"u"se"\' <<so>>', german))[1].text == "„Grüße“ «so»"
    assert extract(tex('"plain" <<so>>'))[1].text == '"plain" <<so>>'


def test_encodings(extract):
    for name, codec, words in (("latin1", "latin-1", "Grüße"), ("cp1251", "cp1251", "Маяк"), ("utf8", "utf-8", "灯塔")):
        data = rf"\documentclass{{article}}\usepackage[{name}]{{inputenc}}\begin{{document}}{words}\end{{document}}"
        assert extract(data.encode(codec))[1].text == words


HIDDEN = [
    (r"\textcolor{white}{gone}", Disguise.WHITE),
    (r"{\color[HTML]{FFFFFF}gone}", Disguise.WHITE),
    (r"{\color[rgb]{1,1,0.99}gone}", Disguise.WHITE),
    (r"\textcolor{paper}{gone}", Disguise.WHITE),
    (r"\textcolor{gray!5}{gone}", Disguise.WHITE),
    (r"\pagecolor{black}\textcolor{black}{gone}", Disguise.WHITE),
    (r"{\fontsize{1pt}{1pt}\selectfont gone}", Disguise.TINY),
    (r"\scalebox{0.01}{gone}", Disguise.TINY),
    (r"\phantom{gone}", Disguise.HIDDEN),
    (r"{\transparent{0}gone}", Disguise.HIDDEN),
]
SEEN = [
    r"\colorbox{black}{\color{white}seen}",
    r"{\color{white}}seen",
    r"{\fontsize{1}{1}\selectfont\normalsize seen}",
    r"\begin{tabular}{c}\rowcolor{black}\textcolor{white}{seen}\end{tabular}",
    r"\textcolor{no!such}{seen}",
    r"\tiny seen",
]


@each_row(("source", "kind"), HIDDEN)
def test_what_a_page_hides(source, kind, extract):
    item = extract(tex(f"seen {source} seen", r"\definecolor{paper}{RGB}{254,255,255}"))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


@each_row("source", SEEN)
def test_what_a_page_shows(source, extract):
    assert extract(tex(source))[1].unseen == ()


def test_a_part_without_a_preamble_is_read_whole(extract):
    assert extract(rb"\section{One} text \input{missing}", "part.tex")[1].text == "One\ntext "
    [note] = extract(rb"\section{One} text \input{missing}", "part.tex")[1].notes
    assert str(note) == "1 linked file is not included in the text."


LETTERS = "abcdefghijklmnopqrstuvwxyz"
DOUBLING = "".join(rf"\newcommand{{\x{a}}}{{\x{b}\x{b}}}" for a, b in pairwise(LETTERS))


def test_a_part_may_show_a_document(extract):
    shown = r"\begin{Example}\documentclass{x}\begin{document}an example\end{document}\end{Example}"
    assert (
        extract(rf"\section{{One}} before {shown} after".encode(), "part.tex")[1].text
        == "One\nbefore\nan example\nafter"
    )


BOMBS = {
    "a macro that contains itself": (r"\newcommand{\x}{a\x\x}", r"\x"),
    "macros that double": (DOUBLING, r"\xa"),
    "an argument that is repeated": (r"\newcommand{\x}[1]{" + "#1" * 3_000 + "}", r"\x{\x{\x{word}}}"),
}


@each_row(("preamble", "source"), BOMBS.values(), BOMBS)
def test_macros_are_expanded_within_limits(preamble, source, extract):
    item = extract(tex(f"begin {source} end", preamble))[1]
    assert item.text.endswith("end")
    assert len(item.text) < 5_000_000
    assert "Some macros were not expanded because there are too many." in map(str, item.notes)


def test_deep_nesting_and_groups_that_do_not_end(extract):
    many = 8_000
    for source in (
        "{" * many + "word" + "}" * many,
        r"\footnote{" * many + "word",
        r"\label{" * many + " word",
        "{" * many + r"\end{x}" * many + "word",
        r"\begin{center}" * many + "word",
    ):
        assert "word" in extract(tex("text " + source))[1].text or "label" in source


def test_bad_documents(extract):
    with pytest.raises(UnreadableError, match="no text"):
        extract(tex(""))
    with pytest.raises(UnreadableError, match="binary"):
        extract(bytes(range(256)) * 8, "a.tex")
    assert extract(tex("a text cut off")[:-20])[1].text.startswith("a text cut o")

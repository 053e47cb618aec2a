"""LaTeX commands: what the usual commands and environments print, and which of their arguments are text.

After "LaTeX2e: An unofficial reference manual" and the manuals of the packages.
"""

ACCENTS = {
    "'": "\u0301", "`": "\u0300", "^": "\u0302", '"': "\u0308", "~": "\u0303", "=": "\u0304", ".": "\u0307",
    "u": "\u0306", "v": "\u030c", "H": "\u030b", "c": "\u0327", "k": "\u0328", "r": "\u030a", "d": "\u0323",
    "b": "\u0331", "t": "\u0361", "U": "\u030e", "G": "\u030f",
}  # fmt: skip
"""The combining characters of commands that put an accent on a letter."""

_LETTERS = (
    "ss ß SS SS ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł aa å AA Å i ı j ȷ dh ð DH Ð dj đ DJ Đ th þ TH Þ ng ŋ NG Ŋ "
    "S § P ¶ copyright © textcopyright © pounds £ textsterling £ euro € texteuro € EUR € textregistered ® "
    "texttrademark ™ dots … ldots … textellipsis … textendash – textemdash — textquotedblleft “ textquotedblright ” "
    "textquoteleft ‘ textquoteright ’ glqq „ grqq “ glq ‚ grq ‘ flqq « frqq » flq ‹ frq › guillemotleft « "
    "guillemotright » guillemetleft « guillemetright » textquotedbl \" textquotesingle ' quotedblbase „ "
    "quotesinglbase ‚ textbackslash \\ textasciitilde ~ textasciicircum ^ textunderscore _ textbar | textless < "
    "textgreater > textbraceleft { textbraceright } lbrace { rbrace } textdollar $ textdegree ° degree ° "
    "textperiodcentered · textbullet • bullet • textnumero № No № slash / textsection § textparagraph ¶ TeX TeX "
    "LaTeX LaTeX LaTeXe LaTeX2ε BibTeX BibTeX XeTeX XeTeX LuaTeX LuaTeX pdfTeX pdfTeX pdfLaTeX pdfLaTeX dag † ddag ‡ "
    "ordfeminine ª ordmasculine º textordfeminine ª textordmasculine º textonehalf ½ cyrdash — "
    "alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta θ iota ι kappa κ lambda λ "
    "mu μ nu ν xi ξ pi π rho ρ varrho ρ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω "
    "Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω times × cdot · div ÷ pm ± mp ∓ "
    "le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ simeq ≃ propto ∝ infty ∞ in ∈ "
    "notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ varnothing ∅ forall ∀ exists ∃ neg ¬ lnot ¬ land ∧ wedge ∧ "
    "lor ∨ vee ∨ to → rightarrow → leftarrow ← Rightarrow ⇒ Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ "
    "implies ⟹ mapsto ↦ sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ sqrt √ cdots ⋯ vdots ⋮ prime ′ star ⋆ ast ∗ circ ∘ ell ℓ "
    "hbar ℏ Re ℜ Im ℑ aleph ℵ langle ⟨ rangle ⟩ lVert ‖ rVert ‖ mid | perp ⊥ parallel ∥ angle ∠ ll ≪ gg ≫ oplus ⊕ "
    "otimes ⊗ setminus ∖ backslash \\ log log ln ln exp exp sin sin cos cos tan tan lim lim max max min min sup sup "
    "inf inf det det dim dim ker ker arg arg gcd gcd deg deg Pr Pr colon : lbrack [ rbrack ] quad \u2003 qquad \u2003"
).split(" ")
SYMBOLS = dict(zip(_LETTERS[::2], _LETTERS[1::2], strict=True))
"""Output of commands without arguments."""

SIGNS = dict(zip("&%$#_{}", "&%$#_{}", strict=True)) | dict.fromkeys(" ,;:>!\n\t@", " ")
"""Output of commands of one sign: the sign, or a space."""

LIGATURES = {"---": "—", "--": "–", "``": "“", "''": "”", "`": "‘", "'": "’", "!`": "¡", "?`": "¿", "~": " "}
QUOTES = {"<<": "«", ">>": "»", ",,": "„"}
"""Ligatures of fonts of languages that write such quotation marks."""
SHORTHANDS = {"`": "„", "'": "“", "<": "«", ">": "»", "s": "ß", "z": "ß", "-": "", "|": "", '"': "", "=": "-", "~": "-"}
"""Signs after a quotation mark in German and Russian texts; vowels become umlauts."""


def _specified(*rows: str) -> dict[str, str]:
    return {name: spec for spec, _, names in (row.partition(":") for row in rows) for name in names.split()}


ARGUMENTS = _specified(
    "d:label ref eqref pageref autoref cref Cref vref nameref cite citep citet citealt citealp citeauthor citeyear "
    "citeyearpar parencite textcite autocite footcite Cite nocite vspace hspace vskip hskip includegraphics epsfig "
    "usepackage RequirePackage documentclass documentstyle bibliographystyle bibliography printbibliography "
    "addbibresource pagestyle thispagestyle pagenumbering hypersetup graphicspath hyphenation "
    "DeclareGraphicsExtensions index glossary newcounter stepcounter refstepcounter setstretch linespread "
    "enlargethispage cline "
    "usetikzlibrary pgfplotsset tikzset lstset geometry captionsetup usetheme usecolortheme usefonttheme "
    "useinnertheme useoutertheme includepdf allowdisplaybreaks rowcolors "
    "phantomsection hypertarget selectlanguage setlist titlespacing newlength newsavebox usebox "
    "input include subfile theoremstyle newif ding sisetup "
    "setmainfont setsansfont setmonofont setmainlanguage setdefaultlanguage setotherlanguage inputencoding fontfamily "
    "fontencoding fontseries fontshape externaldocument excludeonly includeonly value arabic roman Roman alph Alph",
    "dd:setlength addtolength setcounter addtocounter markboth rule newtheorem numberwithin settowidth "
    "AtBeginSection newcolumntype setbeamertemplate setbeamercolor setbeamerfont "
    "setbeamersize DeclareMathOperator addtocontents setitemize fancyhead fancyfoot newfontfamily "
    "setkeys DeclarePairedDelimiter",
    "ddd:definecolor addcontentsline newenvironment renewenvironment",
    "dk:href parbox raisebox rotatebox foreignlanguage",
    "ddk:multicolumn multirow resizebox fcolorbox",
    "kd:texorpdfstring",
    "l:part chapter section subsection subsubsection paragraph subparagraph caption subcaption frametitle "
    "framesubtitle captionof centerline title chapterauthor subtitle",
)
"""The arguments of commands: "d" is dropped, "k" is text in the line, "l" is text in a line of its own. Arguments in
square brackets are dropped; those of commands that are not listed are text."""

ENVIRONMENTS = _specified(
    "d:tabular longtable supertabular array minipage multicols thebibliography adjustbox column spacing "
    "subfigure subtable list wrapfloat otherlanguage otherlanguage* mdframed textblock ",
    "dd:tabular* tabularx tabulary wrapfigure wraptable ltablex",
)
"""The arguments of environments that are dropped."""

VERBATIM = frozenset("verbatim Verbatim lstlisting minted alltt BVerbatim LVerbatim SaveVerbatim".split())
DROPPED = frozenset("comment tikzpicture picture pgfpicture pspicture asy filecontents tikzcd circuitikz axis".split())
TABLES = frozenset("tabular tabularx tabulary longtable supertabular ltablex tabu".split())
MATH = frozenset(
    "math displaymath equation align alignat flalign gather multline eqnarray array matrix pmatrix bmatrix vmatrix "
    "cases split aligned gathered subequations".split()
)
FOOTNOTES = frozenset("footnote footnotetext thanks marginpar endnote sidenote marginnote note".split())
PHANTOMS = frozenset("phantom hphantom vphantom".split())
SIZES = frozenset("tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge normalfont".split())
CODES = {
    "latin1": "cp1252", "ansinew": "cp1252", "cp1252": "cp1252", "latin2": "iso-8859-2", "latin5": "iso-8859-9",
    "latin9": "iso-8859-15", "cp1250": "cp1250", "cp1251": "cp1251", "koi8-r": "koi8-r", "koi8-u": "koi8-u",
    "cp866": "cp866", "applemac": "mac_roman", "iso88595": "iso-8859-5", "utf8": "utf-8", "utf8x": "utf-8",
}  # fmt: skip
"""Encodings by their names in LaTeX."""

REFERENCES = {
    "russian": "Список литературы", "ukrainian": "Література", "german": "Literatur", "ngerman": "Literatur",
    "french": "Références", "spanish": "Referencias", "polish": "Literatura", "italian": "Riferimenti bibliografici",
}  # fmt: skip
"""Headings of the bibliography by the languages of babel; in English "References"."""

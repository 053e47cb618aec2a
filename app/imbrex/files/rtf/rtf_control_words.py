"""Words of rich text: what its control words stand for, after the specification 1.9.1."""

import re

from imbrex.engine.text.document import PartKind

TOKEN = re.compile(
    rb"\\([a-z]{1,32})(-?\d{1,10})? ?"  # a control word, its number, the blank that ends it
    rb"|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)",
    re.IGNORECASE | re.DOTALL,
)
CHARACTERS = {
    "par": "\n", "sect": "\n", "page": "\n", "line": "\n", "column": "\n", "tab": "\t", "softline": "\n",
    "emdash": "—", "endash": "–", "emspace": "\u2003", "enspace": "\u2002", "qmspace": "\u2005", "bullet": "•",
    "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "zwj": "\u200d", "zwnj": "\u200c",
    "nestcell": "\t", "nestrow": "\n",
}  # fmt: skip
SIGNS = {"~": "\u00a0", "_": "-", "-": "\u00ad", "\\": "\\", "{": "{", "}": "}", "\n": "\n", "\r": "\n"}
ASIDES = {
    "footnote": PartKind.FOOTNOTE,
    "annotation": PartKind.COMMENT,
    "fldinst": PartKind.FIELD,
} | dict.fromkeys(
    ("header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf"), PartKind.HEADER
)
SKIPPED = frozenset(
    "atnid atnauthor atnref atntime atnicn atndate atnparent stylesheet info pict object objdata listtable "
    "listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl filetbl "
    "pntext listtext pn pnseclvl bkmkstart bkmkend tc xe txe rxe sp shprslt nonshppict nonesttables userprops ftnsep "
    "ftnsepc ftncn aftnsep aftnsepc aftncn mmathPr template fontemb panose falt do background private passwordhash "
    "wgrffmtfilter protusertbl fname datafield formfield ud docvar htmltag".split()
)
# Groups marked as "skip what you do not know" that hold text all the same.
KNOWN = frozenset({"shptxt", "shpinst", "shp", "nesttableprops", "upr", "ud", "fldrslt", *ASIDES})

"""Write a made class into a folder.

    python -m tests.made_class OUT [--language ru] [--count 200] [--copies 20] [--template] [--format docx]

OUT/essays holds the essays, OUT/template the assignment sheet, OUT/truth.tsv what was planted.
"""

import argparse
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from tests.files.making import docx, p
from tests.made_class.classes import TONGUES, MadeClass, make_class


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.made_class", description="Write a class with planted copies."
    )
    parser.add_argument("out", type=Path, help="folder to write into; its essays and template folders are made anew")
    parser.add_argument("--language", choices=sorted(TONGUES), default="en")
    parser.add_argument("--count", type=int, default=200, help="essays")
    parser.add_argument("--copies", type=int, help="of them that copy from another one; a tenth by default")
    parser.add_argument("--words", type=int, default=600, help="of an essay, about")
    parser.add_argument("--template", action="store_true", help="let all begin with the same assignment sheet")
    parser.add_argument("--format", choices=("txt", "docx"), default="txt")
    parser.add_argument("--seed", type=int, default=20261121)
    given = parser.parse_args()
    copies = given.count // 10 if given.copies is None else given.copies
    made = make_class(given.language, given.count, copies, given.words, template=given.template, seed=given.seed)
    write(made, given.out, given.format)


def write(made: MadeClass, folder: Path, kind: str = "txt") -> None:
    """Write essays, template and truth as files; `kind` is "txt" or "docx"."""
    for name, texts in (("essays", made.texts), ("template", {"assignment": made.template} if made.template else {})):
        shutil.rmtree(folder / name, ignore_errors=True)
        if texts:
            (folder / name).mkdir(parents=True)
        for title, text in texts.items():
            (folder / name / f"{title}.{kind}").write_bytes(_packed(text) if kind == "docx" else text.encode())
    rows = [f"{one.copy}\t{one.source}\t{one.share:.3f}\t{one.passages}\n" for one in made.planted]
    (folder / "truth.tsv").write_text("copy\tsource\tshare\tpassages\n" + "".join(rows), "utf-8")


def _packed(text: str) -> bytes:
    packed: bytes = docx("".join(p(escape(paragraph)) for paragraph in text.split("\n\n") if paragraph))
    return packed


if __name__ == "__main__":
    main()

"""Make resources/letters/shapes.bin, the shapes of letters in widespread fonts.

    python packaging/letter_shapes.py FOLDER

FOLDER has the font files that `FONTS` names, at any depth, as in the Debian packages fonts-liberation, fonts-dejavu,
fonts-crosextra-carlito, fonts-crosextra-caladea, fonts-cmu, fonts-ebgaramond, fonts-noto-core, fonts-paratype,
fonts-comfortaa, fonts-oldstandard, fonts-comic-neue, fonts-lobster, fonts-dosis, fonts-sil-charis and
fonts-linuxlibertine.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
RESOURCE = Path(__file__).resolve().parents[1] / "resources" / "letters" / "shapes.bin"

FONTS = (
    *("LiberationSans-Regular", "LiberationSans-Bold", "LiberationSans-Italic", "LiberationSerif-Regular"),
    *("LiberationSerif-Bold", "LiberationSerif-Italic", "LiberationSerif-BoldItalic", "LiberationMono-Regular"),
    *("LiberationMono-Bold", "LiberationSansNarrow-Bold", "DejaVuSans", "DejaVuSerif", "DejaVuSerif-Bold"),
    *("DejaVuSans-Oblique", "Carlito-Regular", "Carlito-Italic", "Caladea-Regular", "Caladea-Italic", "cmunrm"),
    *("cmunti", "cmuntt", "cmunss", "cmunbx", "cmunvi", "EBGaramond12-Italic", "EBGaramond12-Regular"),
    *("NotoSerifDisplay-Bold", "PTS55F", "PTF56F", "Comfortaa-Regular", "OldStandard-Italic", "OldStandard-Regular"),
    *("ComicNeue-Regular", "lobster", "Dosis-Book", "CharisSIL-Italic", "LinLibertine_RI"),
)
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёЁіїєґІЇЄҐ"
)
_SAME = 0.012  # distance of a shape from one of the same letter that represents it, too


def main(folder: Path) -> int:
    """Write the resource."""
    from imbrex.files.glyphs.letter_shapes import packed  # noqa: PLC0415 - it reads the resource

    kept = list(_shapes(folder))
    RESOURCE.write_bytes(packed(iter(kept)))
    print(f"{len(kept)} shapes, {RESOURCE.stat().st_size} bytes")
    return 0


def _shapes(folder: Path) -> Iterator[tuple[str, object]]:
    from imbrex.files.glyphs.drawn_font import drawn_glyphs  # noqa: PLC0415
    from imbrex.files.glyphs.shape import shape_in  # noqa: PLC0415

    files = {path.stem: path for path in sorted(folder.rglob("*.[ot]tf"))}
    missing = [name for name in FONTS if name not in files]
    if missing:
        raise SystemExit(f"missing fonts: {', '.join(missing)}")
    known: dict[str, list] = {letter: [] for letter in LETTERS}
    for name in FONTS:
        for letter, rows in drawn_glyphs(files[name].read_bytes(), LETTERS):
            shape = shape_in(rows)
            if shape is not None and all(shape.distance(one) > _SAME for one in known[letter]):
                known[letter].append(shape)
                yield letter, shape


if __name__ == "__main__":
    if not RESOURCE.exists():
        RESOURCE.write_bytes(b"")
    sys.exit(main(Path(sys.argv[1])))

"""Invisible characters: those for which programs display nothing, found without numpy, which takes long to import."""

from imbrex.engine.text.late_pattern import late

INVISIBLE_RANGES = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),  # fillers of Hangul syllables
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),  # variants of Mongolian letters
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),  # tags, and variants of Han
)
"""The characters that Unicode calls default ignorable: programs display nothing for them."""
INVISIBLE_SET = "".join(f"{chr(a)}-{chr(b)}" for a, b in INVISIBLE_RANGES)
"""All of them, for use between the brackets of a pattern."""
INVISIBLE_PATTERN = late(f"[{INVISIBLE_SET}]+")

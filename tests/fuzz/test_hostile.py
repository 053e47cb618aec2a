"""Some of the hostile files, in the sealed process; `python tests/fuzz/hostile.py` reads all of them."""

from tests.fuzz.hostile import hostile_files, try_files

WANTED = (
    *("zeros for a story", "billion laughs", "styles in a circle", "pieces that lie", "sectors in a circle"),
    *("parents in a circle", "a trillion cells", "groups in groups", "binary that lies", "frames in frames"),
    *("page tree in a circle", "size of a picture", "commands in a circle", "deep records", "boundary of nothing"),
)


def test_hostile_files_end_in_a_text_or_a_sentence(reader, tmp_path):
    made = [one for one in hostile_files() if one[0].partition(": ")[2] in WANTED]
    assert len(made) >= len(WANTED)
    found = {name: outcome for name, outcome, _ in try_files(made, tmp_path, reader)}
    assert not {name: one for name, one in found.items() if one.fault or one.kind == "contained"}

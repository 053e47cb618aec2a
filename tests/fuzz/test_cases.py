"""What fuzzing has found, and a short run of it."""

import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from imbrex.files.reader import Reader
from imbrex.files.reader_process import read_file
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import Archive
from imbrex.languages.registry import Languages
from tests.files.making import odt, zipped
from tests.fuzz.guided import LONGEST, beginnings
from tests.fuzz.seeds import Seed, made_seeds
from tests.fuzz.surgery import mutate
from tests.fuzz.targets import TARGETS
from tests.fuzz.trial import try_file

FILES = 150
MUTANTS = 20  # of each target


def test_letters_after_a_megabyte_of_ascii_have_an_encoding():
    assert decode(b"x " * 2**20 + "Смотритель маяка".encode("cp1251")).text.endswith(" Смотритель маяка")
    assert decode(b"x " * 2**20 + b"\xdd").text.startswith("x x")


def test_a_damaged_entry_is_damaged_however_it_was_packed():
    for method in (zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2, zipfile.ZIP_DEFLATED):
        packed = zipped({"a.xml": "The keeper of the lighthouse wrote. " * 50}, method)
        for place in range(40, 60):
            damaged = packed[:place] + bytes([packed[place] ^ 0xFF]) + packed[place + 1 :]
            with suppress(UnreadableError):
                Archive(damaged).get("a.xml")


@pytest.mark.parametrize("name", ["note", "custom-shape", "annotation", "table", "p", "span", "list-item"])
def test_what_is_nested_to_the_depth_that_the_parser_allows_is_read_or_refused(tmp_path, name):
    depth = 244
    path = tmp_path / "deep.odt"
    path.write_bytes(odt(f"<text:p>start</text:p>{f'<text:{name}>' * depth}x{f'</text:{name}>' * depth}"))
    text, said = "", ""
    try:
        _, [item], _ = read_file(Source(path.read_bytes(), ".odt", path.name))
        text = item.text
    except UnreadableError as error:
        said = error.message
    assert text.startswith("start") or "nested" in said


@pytest.fixture(scope="module")
def languages():
    return Languages()


@pytest.mark.parametrize("seed", made_seeds(), ids=lambda seed: seed.suffix[1:])
def test_what_is_to_be_damaged_is_sound(reader, languages, tmp_path, seed: Seed):
    path = tmp_path / f"file{seed.suffix}"
    path.write_bytes(seed.data)
    outcome = try_file(path, reader, languages)
    assert (outcome.kind, outcome.fault) == ("read", "")


def test_damaged_files_are_read_or_refused_in_words(reader: Reader, languages, tmp_path: Path):
    seeds = made_seeds()
    faults, contained = [], []
    for number in range(FILES):
        random = Random(number)
        seed = random.choice(seeds)
        path = tmp_path / f"{number}{seed.suffix}"
        path.write_bytes(mutate(seed.data, random))
        outcome = try_file(path, reader, languages)
        faults += [f"{path.name}: {outcome.fault}"] if outcome.fault else []
        contained += [f"{path.name}: {outcome.words}"] if outcome.kind == "contained" else []
        path.unlink()
    assert faults == []
    assert contained == []


@pytest.mark.parametrize("name", TARGETS)
def test_what_fuzzing_found_and_what_is_like_it_raises_nothing(name):
    random = Random(name)
    inputs = beginnings(name)
    for data in [*inputs, *(mutate(random.choice(inputs), random)[:LONGEST] for _ in range(MUTANTS))]:
        TARGETS[name](data)

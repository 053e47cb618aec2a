"""LaTeX documents in several files."""

import os

import pytest

from imbrex.files.folders import expand
from tests.files.latex.test_latex import tex
from tests.files.submissions.making import Student, canvas, moodle, zipped


@pytest.fixture
def thesis(tmp_path):
    """A document that names files in every way, those that must not be read among them."""
    folder = tmp_path / "thesis"
    (folder / "parts").mkdir(parents=True)
    (tmp_path / "secret.tex").write_text("secret")
    os.symlink(tmp_path / "secret.tex", folder / "link.tex")
    (folder / "parts" / "one.tex").write_text(r"first \input{parts/two} \input{main} \include{parts/one}")
    (folder / "parts" / "two.tex").write_text("second")
    (folder / "whole.tex").write_bytes(tex("third"))
    (folder / "main.bbl").write_text(r"\begin{thebibliography}{9}\bibitem{k} Knuth.\end{thebibliography}")
    names = ("parts/one.tex", "../secret", str(tmp_path / "secret"), "link", "missing")
    body = "".join(rf"\input{{{name}}} " for name in names) + "% \\input{parts/two}\n"
    (folder / "main.tex").write_bytes(tex(rf"{body} \subfile{{whole}} \input whole \bibliography{{refs}}"))
    return folder


def test_files_in_the_folder_are_read_in_their_places_and_others_are_not(thesis, reader):
    [document] = reader.read(thesis / "main.tex")
    assert document.text.split() == "first second third References Knuth.".split()
    assert [str(note) for note in document.notes] == ["7 linked files are not included in the text."]


def test_a_folder_has_only_the_documents(thesis):
    (thesis / "alone.tex").write_text(r"\input{parts/two} a part itself")
    assert [path.name for path in expand([thesis])[0]] == ["alone.tex", "link.tex", "main.tex"]
    two = thesis / "parts" / "two.tex"
    assert expand([two])[0] == [two]


def test_documents_that_name_one_another_are_both_read(tmp_path, reader):
    for name, other in (("a", "b"), ("b", "a")):
        (tmp_path / f"{name}.tex").write_bytes(tex(rf"{name} \input{{{other}}}"))
    assert reader.read(tmp_path / "a.tex")[0].text.split() == ["a", "b"]


def test_the_members_of_a_zip_file_are_read_in_their_places(thesis, tmp_path, reader):
    """In a folder, from a student, and from a platform that puts all files into one folder."""
    (thesis / "link.tex").unlink()
    (thesis / "alone.tex").write_text("alone")
    parts = [(f"thesis/{path.relative_to(thesis)}", path.read_bytes()) for path in thesis.rglob("*.*")]
    path = tmp_path / "thesis.zip"
    path.write_bytes(zipped([("secret.tex", b"secret"), *parts]))
    found = {one.name: one for one in reader.read(path)}
    assert set(found) == {"main.tex", "alone.tex", "secret.tex"}
    assert found["main.tex"].text.split() == "first second third References Knuth.".split()
    flat = {"main.tex": tex(r"one \input{part}"), "part.tex": b"two"}
    for layout in (moodle, canvas):
        path = tmp_path / f"{layout.__name__}.zip"
        path.write_bytes(zipped(layout([Student("Anna Berg", 71, (flat,))])))
        [document] = reader.read(path)
        assert document.text.split() == ["one", "two"]

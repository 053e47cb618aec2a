"""The history command: files that share editing sessions, with and without a word in common."""

import json

import pytest

from tests.files.making import docx

SETTINGS = "<w:rsids>{}</w:rsids>"
CORE = (
    '<cp:coreProperties xmlns:cp="x" xmlns:dcterms="d"><cp:lastModifiedBy>{editor}</cp:lastModifiedBy>'
    "<cp:revision>5</cp:revision></cp:coreProperties>"
)


def essay(path, editor, *paragraphs, gone=()):
    """A Word file whose paragraphs are (session, text); `gone` are sessions without text."""
    body = "".join(
        f'<w:p w:rsidR="{session:08X}" w:rsidRDefault="{session:08X}"><w:r><w:t>{text}</w:t></w:r></w:p>'
        for session, text in paragraphs
    )
    table = "".join(f'<w:rsid w:val="{session:08X}"/>' for session in (*gone, *(session for session, _ in paragraphs)))
    path.write_bytes(docx(body, core=CORE.format(editor=editor), settings=SETTINGS.format(table)))


@pytest.fixture
def drafts(tmp_path):
    """Anna's essay, Boris's complete rewrite of her file, and somebody's own."""
    essay(tmp_path / "anna.docx", "Anna", (0xA1, "The lighthouse stands."), (0xA2, "Waves arrive."))
    essay(tmp_path / "boris.docx", "Boris", (0xB1, "Tractors plough fields."), gone=(0xA1, 0xA2))
    essay(tmp_path / "clara.docx", "Clara", (0xC1, "Bakers rise before dawn."))
    return tmp_path


def test_files_of_one_origin_are_found_without_a_common_word(run, drafts):
    code, out, _ = run("history", drafts)
    assert code == 0
    assert "anna.docx and boris.docx: 2 editing sessions in common\n" in out
    assert "in anna.docx: 5 words in 2 paragraphs were written in them\n" in out
    assert "in boris.docx: none of their text is left\n" in out
    assert "hint, not proof" in out
    assert "clara.docx and" not in out
    assert "and clara.docx" not in out


def test_the_record_has_all_sessions_and_where_their_text_is(run, drafts):
    code, out, _ = run("history", drafts, "--json")
    told = json.loads(out)
    assert code == 0
    assert [document["name"] for document in told["documents"]] == ["anna.docx", "boris.docx", "clara.docx"]
    assert told["documents"][1]["sessions"] == ["000000A1", "000000A2", "000000B1"]
    assert (told["documents"][1]["editor"], told["documents"][1]["revisions"]) == ("Boris", 5)
    assert told["documents"][1]["minutes"] is None
    [pair] = told["pairs"]
    assert (pair["left"], pair["right"]) == ("anna.docx", "boris.docx")
    assert pair["shared_ids"] == ["000000A1", "000000A2"]
    assert pair["paragraphs"] == {"left": [{"start": 0, "end": 22}, {"start": 23, "end": 36}], "right": []}
    assert (pair["words_left"], pair["words_right"]) == (5, 0)
    assert 0 < pair["chance"] < 1e-6


def test_a_session_of_a_template_is_no_common_origin(run, drafts):
    essay(drafts / "form.docx", "Teacher", (0xC1, "Name and date."))
    assert "clara.docx and form.docx: 1 editing session in common" in run("history", drafts)[1]
    _, out, _ = run("history", drafts, "--template", drafts / "form.docx")
    assert "clara.docx and" not in out
    assert "anna.docx and boris.docx: 2 editing sessions in common\n" in out

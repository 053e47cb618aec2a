import pytest

from imbrex import assets
from imbrex.errors import ImbrexError
from tests.rows import each_row


def test_a_resource_is_found_in_the_checkout():
    assert assets.path("words/en.txt").is_file()
    assert assets.path("words").is_dir()
    assert assets.text("words/en.txt").encode() == assets.data("words/en.txt")


@each_row("name", ["", ".", "..", "../app", "words/../../app", "/etc/passwd", "C:\\x", "C:x", "\\x", "a\\..\\b"])
def test_names_that_lead_out_are_refused(name):
    with pytest.raises(ValueError, match="not the name of a resource"):
        assets.path(name)


def test_a_missing_resource_says_its_name():
    with pytest.raises(ImbrexError, match=r"missing: words/xx\.txt"):
        assets.text("words/xx.txt")


def test_the_packaged_folder_comes_first(tmp_path, monkeypatch):
    packaged, checkout = tmp_path / "packaged", tmp_path / "checkout"
    for folder in (packaged, checkout):
        folder.mkdir()
        (folder / "name.txt").write_text(folder.name, encoding="utf-8")
    monkeypatch.setattr(assets, "_PACKAGED", packaged)
    monkeypatch.setattr(assets, "_CHECKOUT", checkout)
    assert assets.text("name.txt") == "packaged"
    monkeypatch.setattr(assets, "_PACKAGED", tmp_path / "none")
    assert assets.text("name.txt") == "checkout"


def test_without_either_folder_the_error_names_both(tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "_PACKAGED", tmp_path / "one")
    monkeypatch.setattr(assets, "_CHECKOUT", tmp_path / "two")
    with pytest.raises(ImbrexError, match=r"one nor .*two"):
        assets.path("words")

"""Texts: readings of the files of an evaluation set, each read once."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from imbrex.cli.inputs import read as read_files
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages

LANGUAGES = Languages()


def read_texts(texts: Mapping[str, str], language: str) -> dict[str, Reading]:
    """Readings of texts in one language, comparable with one another."""
    return _readings([Document(key, key, text, language=language) for key, text in texts.items()])


def read_paths(paths: Iterable[Path], language: str) -> dict[Path, Reading]:
    """Readings of files of any format, as the program reads them."""
    wanted = {os.path.abspath(path): path for path in paths}  # as documents have it, without ".."
    documents = documents_of(wanted.values(), language)
    found = _readings(documents)
    return {wanted[document.path]: found[document.key] for document in documents}


def documents_of(paths: Iterable[Path], language: str) -> list[Document]:
    """Files of any format in one language, as the program reads them; without one, each in the language detected."""
    inputs = read_files({Role.ESSAY: [os.path.abspath(path) for path in paths]}, language, SILENT)
    return [replace(document, language=language or document.language) for document in inputs.documents]


def text_of(path: Path) -> str:
    """A UTF-8 text to the character, so that offsets of the truth hold."""
    return path.read_bytes().decode("utf-8")


def _readings(documents: list[Document]) -> dict[str, Reading]:
    corpus = Corpus(LANGUAGES.find)
    corpus.add(documents)
    keys = [document.key for document in documents]
    return dict(zip(keys, read(corpus, keys), strict=True))

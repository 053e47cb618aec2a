"""Comparing: the functions of the interface for Python programs."""

import difflib
import os
import warnings
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from imbrex import __version__, clock
from imbrex.api.results import Comparison, Comparisons, Evidence
from imbrex.cli import inputs as reading
from imbrex.cli.commands.compared_pairs import Result
from imbrex.cli.commands.evidence import find_shared
from imbrex.cli.inputs import Inputs, unmet
from imbrex.dictionaries.late_dictionaries import LateDictionaries
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.options import DEFAULT, PRESETS, Options, walk
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.files.reader import Reader
from imbrex.languages.detection import written_in
from imbrex.languages.registry import Languages
from imbrex.messages import Message
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.model.report_facts import Making

Source: TypeAlias = "str | os.PathLike[str] | Document"
"""A path, or a document that was read before."""


def from_text(text: str, name: str = "text") -> Document:
    """A document with this text.

    >>> from_text("The old bridge over the river.", "essay").language
    'en'
    """
    with Reader() as reader:
        return _in_its_language(reader.read_pasted(text, name), "")


def read(path: str | os.PathLike[str], *, language: str = "", recognize: Sequence[str] | None = None) -> list[Document]:
    """Read a file, a folder, or a ZIP file of a learning platform.

    Args:
        path: most have one document; a folder, a ZIP file and records have several.
        language: a code such as "en"; detected for each document if empty.
        recognize: languages in which Tesseract reads scans, such as ["eng", "rus"]; None leaves them unread.

    Raises:
        ImbrexError: something in it could not be read.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     essay = pathlib.Path(folder, "essay.txt")
    ...     _ = essay.write_text("The old bridge over the river.")
    ...     [document.name for document in read(essay)]
    ['essay.txt']
    """
    inputs = reading.read({Role.ESSAY: [os.fspath(path)]}, language, SILENT, recognize=recognize)
    check_all_read(inputs)
    return list(inputs.documents)


def compare(
    left: Source, right: Source, *, preset: str = DEFAULT, recognize: Sequence[str] | None = None, **options: Any
) -> Comparison:
    """Compare two documents, the right one read as made from the left one.

    Args:
        left, right: each a path or a document.
        preset: "rewrite" or "verbatim", from which the options start.
        recognize: as for `read`.
        options: those of `imbrex-cli compare`, such as `shingle_length=4` or `stop_words=False`.

    Raises:
        ImbrexError: one could not be read, or is too short to be compared.
        TypeError, ValueError: an option that does not exist, or a value that it cannot have.

    >>> source = from_text("Before sunrise the old bridge carries heavy lorries over the river. Nobody counts them.")
    >>> essay = from_text("Everybody knows that the old bridge carries heavy lorries over the river. I like boats.")
    >>> found = compare(source, essay)
    >>> found.shares_right.verbatim_words, found.shares_right.words
    (9, 15)
    >>> found
    <Comparison: 64% of text is also in text>
    """
    chosen = chosen_options(preset, options)
    inputs = _pair(left, right, chosen, recognize)
    corpus = _corpus(inputs, chosen)
    first, second = inputs.documents
    made = clock.now().isoformat(timespec="minutes")
    making = Making(title="", made=made, version=__version__, options=corpus.options.to_dict())
    return Comparison.of(make_pair_report(corpus, first.key, second.key, making), first, second)


def compare_all(
    paths: Sequence[Source],
    *,
    preset: str = DEFAULT,
    recognize: Sequence[str] | None = None,
    templates: Sequence[str | os.PathLike[str]] = (),
    archive: Sequence[str | os.PathLike[str]] = (),
    minimum_containment: float = 0.0,
    exact_only: bool = False,
    **options: Any,
) -> Comparisons:
    """Compare all documents with one another.

    Args:
        paths: of files, folders and ZIP files, or documents.
        preset, recognize, options: as for `compare`.
        templates: documents given to everyone, whose text is excluded.
        archive: earlier documents, which are compared with all others, but not with one another.
        minimum_containment: fraction of 1, in either direction, from which a pair is listed.
        exact_only: never search for reworded text.

    Raises:
        ImbrexError: the options cannot be met. A document that could not be read or compared is one of the `problems`.
        TypeError, ValueError: as above.

    >>> texts = [
    ...     "The old bridge carries heavy lorries at night.",
    ...     "Why does the old bridge carry heavy lorries?",
    ...     "Potatoes boil quickly in hot water.",
    ... ]
    >>> found = compare_all([from_text(text, f"text {number}") for number, text in enumerate(texts, 1)])
    >>> [(pair.left.name, pair.right.name) for pair in found if pair.shared_shingles]
    [('text 1', 'text 2')]
    """
    chosen = chosen_options(preset, options)
    roles = {Role.TEMPLATE: [os.fspath(one) for one in templates], Role.ARCHIVE: [os.fspath(one) for one in archive]}
    inputs = gathered(paths, chosen, recognize, roles)
    result = Result(inputs, _corpus(inputs, chosen), minimum_containment, SILENT, exact_only=exact_only, weighs=True)
    return Comparisons.of(inputs, result)


def find_evidence(
    left: Source,
    right: Source,
    others: Sequence[Source] = (),
    *,
    preset: str = DEFAULT,
    recognize: Sequence[str] | None = None,
    **options: Any,
) -> Evidence:
    """Find rare items that two documents have in common: names, numbers, misspellings, and across languages also
    quotations, untranslated words and foreign spellings.

    Args:
        left, right: each a path or a document.
        others: files, folders and documents by which rarity is judged.
        preset, recognize, options: as above.

    Raises:
        ImbrexError: one of the two could not be read, or is too short to be compared.
        TypeError, ValueError: as above.

    >>> book = from_text("In the evening Tobias Renner counted 12480 roubles and left for Beckmansville.", "book")
    >>> essay = from_text("Вечером Тобиас Реннер насчитал 12480 рублей и уехал в Бекмансвилль.", "essay")
    >>> [(item.kind, item.text, item.other_text) for item in find_evidence(book, essay).items][:2]
    [('name', 'Tobias Renner', 'Тобиас Реннер'), ('name', 'Beckmansville', 'Бекмансвилль')]
    """
    chosen = chosen_options(preset, options)
    inputs = _pair(left, right, chosen, recognize)
    if others:
        others_read, keys = gathered(others, chosen, recognize), {one.key for one in inputs.documents}
        documents = (*inputs.documents, *(one for one in others_read.documents if one.key not in keys))
        inputs = replace(inputs, documents=documents, problems=(*inputs.problems, *others_read.problems))
    return Evidence.of(find_shared(inputs, _corpus(inputs, chosen), SILENT))


def _pair(left: Source, right: Source, options: Options, recognize: Sequence[str] | None) -> Inputs:
    """Two documents, both read."""
    inputs = gathered([left, right], options, recognize)
    check_all_read(inputs)
    count = len({one.key for one in inputs.documents})
    if count != 2:
        raise ImbrexError(
            Message("Two documents are needed, not {number}.", number=count),
            Message("Use compare_all for any number of them."),
        )
    return inputs


def gathered(
    sources: Sequence[Source],
    options: Options,
    recognize: Sequence[str] | None = None,
    roles: dict[Role, list[str]] | None = None,
) -> Inputs:
    """Read what is given as a path; documents stay in their place if each path has one document."""
    paths = [os.fspath(one) for one in sources if not isinstance(one, Document)]
    inputs = reading.read({Role.ESSAY: paths, **(roles or {})}, options.language, SILENT, recognize=recognize)
    given = [_in_its_language(one, options.language) for one in sources if isinstance(one, Document)]
    documents = list(inputs.documents)
    if len(documents) == len(paths):
        found, ready = iter(documents), iter(given)
        documents = [next(ready if isinstance(one, Document) else found) for one in sources]
    else:
        documents = given + documents
    return replace(inputs, documents=tuple(documents))


def _in_its_language(document: Document, language: str) -> Document:
    return replace(document, language=language or document.language or written_in(document))


def _corpus(inputs: Inputs, options: Options) -> Corpus:
    languages = Languages()
    corpus = Corpus(languages.find, options, lexicons=LateDictionaries(languages.find))
    corpus.add(inputs.documents, SILENT)
    for sentence in unmet(inputs.documents, options, languages):
        warnings.warn(sentence, stacklevel=4)
    return corpus


def check_all_read(inputs: Inputs) -> None:
    """Raise ImbrexError with the first problem, if there is one."""
    for problem in inputs.problems:
        raise ImbrexError(Message("{name}: {message}", name=problem.name, message=problem.message), problem.hint)


def chosen_options(preset: str, given: dict[str, Any]) -> Options:
    """The options of a preset, changed by keywords. Raises ValueError, and TypeError for an unknown keyword."""
    if preset not in PRESETS:
        raise ValueError(f"{preset!r} is not a preset; choose from {', '.join(PRESETS)}")
    options = PRESETS[preset]
    known = {describe.flag.replace("-", "_"): describe.flag for _, _, describe, _ in walk(options)}
    for name, value in given.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise TypeError(f"there is no option {name!r}{f'; did you mean {near[0]!r}?' if near else ''}")
        options = options.with_value(known[name], value)
    return options

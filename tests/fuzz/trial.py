"""Trial: read one file as the program does and compare what comes out, looking for all that must not happen."""

import time
from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.reader import Reader
from imbrex.languages.registry import Languages

_LONGEST = 600  # characters of a sentence for people
CONTAINED = ("unusual, and couldn't be read", "invalid answer", "crash", "took longer", "MB of memory")
"""Words of a problem that only the limits of the child process brought about."""
_OTHER = Document("other", "other", "The keeper of the lighthouse wrote every evening how much oil was burned.")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a file.

    Attributes:
        kind: "read", "refused", or "contained" where only the child process saved the day.
        words: what people are told, of the first problem.
        seconds: of reading, and of comparing.
        fault: what must not happen; empty where nothing did.
    """

    kind: str
    words: str
    seconds: tuple[float, float]
    fault: str = ""


def try_file(path: Path, reader: Reader, languages: Languages) -> Outcome:
    """Read a file and compare what is in it; nothing is raised, whatever is in it."""
    begin = time.perf_counter()
    try:
        items = reader.read(path)
    except Exception as error:  # that is what is looked for
        return Outcome("read", "", (time.perf_counter() - begin, 0.0), f"reading raised {error!r}")
    middle = time.perf_counter()
    fault = "nothing came back" if not items else ""
    documents = [item for item in items if isinstance(item, Document)]
    problems = [item for item in items if isinstance(item, Problem)]
    for problem in problems:
        fault = fault or sentence_fault(problem)
    try:
        compare_all(documents, languages)
    except Exception as error:
        fault = fault or f"comparing raised {error!r}"
    words = problems[0].message if problems else ""
    contained = any(sign in problem.message for problem in problems for sign in CONTAINED)
    kind = "contained" if contained else "read" if documents else "refused"
    return Outcome(kind, words, (middle - begin, time.perf_counter() - middle), fault)


def sentence_fault(problem: Problem) -> str:
    """Say what keeps the words of a problem from being sentences for people; empty where nothing does."""
    for text in filter(None, (problem.message, problem.hint)):
        if not text[0].isupper() and not text[0].isdigit():
            return f"starts like no sentence: {text!r}"
        if not text.endswith((".", "?", "!")) or len(text) > _LONGEST:
            return f"ends like no sentence: {text[:200]!r}"
        if not text.isprintable() or "Traceback" in text:
            return f"no sentence for people: {text!r}"
    return "" if problem.message else "a problem without words"


def compare_all(documents: list[Document], languages: Languages) -> None:
    """Canonize documents, look for disguises and compare them with an honest text.

    Whatever is raised but a refusal in words is a fault of the engine.
    """
    corpus = Corpus(languages.find, Options())
    corpus.add([*documents, _OTHER])
    corpus.report()
    for document in documents[:3]:
        corpus.disguises(document.key)
        try:
            corpus.compare(document.key, _OTHER.key)
        except ImbrexError as error:
            if not error.message:
                raise

"""Unmet: options that a language does not support, since silence would look like success."""

from collections.abc import Iterator, Sequence

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.languages.plain import Plain
from imbrex.languages.registry import Languages

_OPEN_CLASSES = PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB


def unmet(documents: Sequence[Document], options: Options, languages: Languages) -> Iterator[str]:
    """Sentences on parts of speech to drop that a document's language cannot identify, and on an unknown language."""
    if options.language and languages.find(options.language).code == Plain.code != options.language.lower():
        yield f"Language {options.language!r} is not supported; its words are compared as written."
    for code in sorted({document.language for document in documents}):
        language = languages.find(code)
        missing = options.canonization.drop & _OPEN_CLASSES & ~language.known_parts
        if missing:
            parts = " and ".join(f"{part.label}s" for part in missing)
            yield f"{language.name}: can't recognize {parts}, so none are ignored."

"""Tesseract: the program that recognizes text, where it is installed."""

import os
import re
import shutil
import sys
from collections.abc import Sequence
from glob import glob

from imbrex.child.failures import ChildFailed
from imbrex.child.program import Program
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.files.scans.page_picture import RESOLUTION, PagePicture
from imbrex.messages import Message
from imbrex.values import frozen

SECONDS = 30.0  # of processor time for a page; a dense one in three languages takes a fifth of it
_MEMORY = 2**31
_TABLE = 2**24  # bytes; a page of a newspaper has a hundredth of it
_SUFFIX = ".traineddata"
_CODE = re.compile(r"[A-Za-z]{3,8}(_[A-Za-z]{1,8}){0,3}")
_NO_LANGUAGES = ("osd", "equ", "snum")
_DATA = (
    "/usr/share/tesseract-ocr/*/tessdata",
    "/usr/share/tessdata",
    "/usr/local/share/tessdata",
)
_ON_WINDOWS = r"C:\Program Files\Tesseract-OCR\tesseract.exe"
_LANGUAGES = {
    "eng": "en", "rus": "ru", "ukr": "uk", "bel": "be", "deu": "de", "fra": "fr", "spa": "es", "ita": "it",
    "por": "pt", "nld": "nl", "pol": "pl", "ces": "cs", "slk": "sk", "bul": "bg", "ron": "ro", "hun": "hu",
    "swe": "sv", "dan": "da", "nor": "nb", "fin": "fi", "tur": "tr", "ell": "el", "chi_sim": "zh", "chi_tra": "zh",
    "jpn": "ja", "kor": "ko", "lat": "la", "est": "et", "lav": "lv", "lit": "lt", "hrv": "hr", "slv": "sl",
    "srp": "sr", "kat": "ka", "hye": "hy", "kaz": "kk", "ara": "ar", "heb": "he", "fas": "fa", "hin": "hi",
}  # fmt: skip


@frozen
class Tesseract:
    """The installed program.

    Attributes:
        path: of its file.
        data: the folder with its languages.
        languages: their codes, ascending.
    """

    path: str
    data: str
    languages: tuple[str, ...]

    @property
    def knows_directions(self) -> bool:
        """Whether it finds out which way up a page is."""
        return os.path.exists(os.path.join(self.data, f"osd{_SUFFIX}"))

    def table(
        self, picture: PagePicture, languages: Sequence[str], observer: Observer = SILENT, *, turned: bool = False
    ) -> str:
        """Recognize the text of a picture; return the table of its words.

        Args:
            picture: a page.
            languages: codes.
            observer: may cancel.
            turned: find out first which way up the page is, which takes as long again.

        Raises:
            ImbrexError: there is no such language, or the program failed.
            Cancelled: by the observer.
        """
        self.check(languages)
        program = Program(
            self.path,
            Message("text recognition (Tesseract)"),
            (self.data,),
            {"OMP_THREAD_LIMIT": "1", "LC_ALL": "C"},
            _MEMORY,
            _TABLE,
        )
        told = ("--tessdata-dir", self.data, "-l", "+".join(languages), "--dpi", str(RESOLUTION))
        bitmap = b"P5 %d %d 255\n" % (picture.width, picture.height) + picture.dots
        try:
            answer = program.run(
                ("stdin", "stdout", *told, "--psm", "1" if turned else "3", "tsv"), bitmap, SECONDS, observer
            )
        except ChildFailed as error:
            raise ChildFailed(
                Message("Tesseract couldn't recognize the page: {reason}.", reason=error.kind or "-"),
                Message("Check that Tesseract and its languages are installed completely."),
            ) from error
        return answer.decode("utf-8", "replace")

    def check(self, languages: Sequence[str]) -> None:
        """Raise ImbrexError unless there are these languages, and at least one."""
        missing = [code for code in languages if code not in self.languages]
        if missing or not languages:
            raise ImbrexError(
                Message("Tesseract lacks the language {code}.", code=" ".join(missing) or "-"),
                Message("Installed languages: {codes}.", codes=", ".join(self.languages) or "-"),
            )


def find_tesseract() -> Tesseract | None:
    """The program found on the path, with its languages; None without either."""
    path = shutil.which("tesseract") or (shutil.which(_ON_WINDOWS) if sys.platform == "win32" else None)
    if path is None:
        return None
    path = os.path.realpath(path)
    found = ((folder, languages_in(folder)) for folder in _folders(path))
    return next((Tesseract(path, folder, codes) for folder, codes in found if codes), None)


def languages_in(folder: str) -> tuple[str, ...]:
    """The codes of the languages whose data are in a folder."""
    try:
        names = os.listdir(folder)
    except OSError:
        return ()
    codes = {name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)}
    return tuple(sorted(code for code in codes if _CODE.fullmatch(code) and code not in _NO_LANGUAGES))


def language_of(code: str) -> str:
    """The code that the program has for a language of Tesseract; empty if it has none."""
    return _LANGUAGES.get(code, "")


def usual_languages(tesseract: Tesseract, wanted: Sequence[str]) -> tuple[str, ...]:
    """The installed languages among `wanted`, which has codes of the program, and English; all if there is none."""
    likely = [code for one in (*wanted, "en") for code in tesseract.languages if language_of(code) == one]
    return tuple(dict.fromkeys(likely)) or tesseract.languages


def how_to_get() -> Message:
    """How Tesseract is installed on this system."""
    if sys.platform == "win32":
        return Message("To recognize it, install Tesseract OCR and add its folder to PATH.")
    command = "brew install tesseract tesseract-lang" if sys.platform == "darwin" else "sudo apt install tesseract-ocr"
    return Message("To recognize it, install Tesseract: {command}", command=command)


def _folders(path: str) -> list[str]:
    prefix = os.path.dirname(os.path.dirname(path))
    told = os.environ.get("TESSDATA_PREFIX", "")
    own = [os.path.join(prefix, "share", "tessdata"), os.path.join(os.path.dirname(path), "tessdata")]
    found = [*([told, os.path.join(told, "tessdata")] if told else []), *own]
    return found + [folder for pattern in _DATA for folder in sorted(glob(pattern), reverse=True)]

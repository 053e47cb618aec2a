"""Messages are said in the language of the window, with its numbers, and without names that are hidden."""

import errno
import os

import pytest
from PySide6.QtCore import QLocale, QTranslator

from imbrex import assets
from imbrex.engine.percent import Percent
from imbrex.gui.wording.messages import shown
from imbrex.messages import Message, Name, both, sentences, verbatim
from imbrex.system_errors import reason_of
from tests.rows import each_row


@pytest.fixture
def russian(qapp):
    translator = QTranslator()
    assert translator.load(str(assets.path("i18n/imbrex_ru.qm")))
    qapp.installTranslator(translator)
    QLocale.setDefault(QLocale("ru_RU"))
    yield
    QLocale.setDefault(QLocale.system())
    qapp.removeTranslator(translator)


@each_row(
    ("message", "said"),
    [
        (Message("The file is empty."), "Файл пуст."),
        (Message("The file is larger than {size} MB.", size=2500), "Файл больше 2 500 МБ."),
        (
            Message("{shared:,} of {all:,} distinct shingle(s) are in both texts.", shared=1234, all=5678),
            "Есть в обоих текстах: 1 234 из 5 678 разных шинглов.",
        ),
        (
            Message("Texts with exactly this Jaccard pass with a probability of {chance}.", chance=Percent(0.995)),
            "Тексты ровно с таким коэффициентом Жаккара проходят с вероятностью 99,5 %.",
        ),
        (Message("{count} comment(s)", count=1), "1 примечание"),
        (Message("{count} comment(s)", count=3), "3 примечания"),
        (Message("{count} comment(s)", count=5), "5 примечаний"),
        (
            Message(
                "{parts} are outside the main text.",
                parts=both(Message("{count} comment(s)", count=7), Message("{count} tracked deletion(s)", count=1)),
            ),
            "Вне основного текста: 7 примечаний и 1 удаление в режиме правки.",
        ),
        (
            sentences(Message("The file is empty."), Message("Check that it is the right file.")),
            "Файл пуст. Проверьте, тот ли это файл.",
        ),
        (
            Message(
                "Couldn't open the file: {reason}.",
                reason=reason_of(OSError(errno.EACCES, os.strerror(errno.EACCES))).lower(),
            ),
            "Файл не открывается: нет прав доступа.",
        ),
        (verbatim("Something of the system, 7000 times."), "Something of the system, 7000 times."),
        ("Something that nobody noted, 7000 times.", "Something that nobody noted, 7000 times."),
        # out of a project that was saved before
        ("The file is empty.", "Файл пуст."),
        (verbatim("The file is empty."), "Файл пуст."),
    ],
)
def test_messages_are_said_with_their_values(russian, message, said):
    assert shown(message).replace("\N{NO-BREAK SPACE}", " ") == said


def test_english_needs_no_translation(qapp):
    QLocale.setDefault(QLocale("en_US"))
    try:
        assert shown(Message("{count:,} word(s) of {share}", count=1, share=Percent(0.5, 0))) == "1 word of 50%"
        assert shown(Message("{count} word(s)", count=1200)) == "1,200 words"
        assert shown(Message("Permission denied").lower()) == "permission denied"
    finally:
        QLocale.setDefault(QLocale.system())


def test_what_a_template_says_itself_is_never_hidden():
    hide = {"file": "•"}.get
    said = shown(
        Message("The file {path} of {name}: {inner}", path="file", name=Name("file"), inner=Message("no file")),
        lambda text: hide(text, text),
    )
    assert said == "The file • of •: no file"


def test_an_error_of_the_system_is_told_by_its_number():
    assert reason_of(OSError(errno.ENOSPC, "whatever the system calls it")).template == "No space left on device"
    assert reason_of(OSError(99999, "Something new")) == "Something new"
    assert reason_of(ValueError("embedded null byte")) == "embedded null byte"

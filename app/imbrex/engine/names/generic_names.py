"""Generic names: what programs write where a person's name should stand, and words that file names are made of."""

import unicodedata

_ALIKE = str.maketrans({"ё": "е", "ı": "i", "\u0307": ""})  # a capital I with a dot folds to an i and a dot
# The names that office programs, systems and schools' machines give to whoever sits before them.
_NOBODY = frozenset(
    name.strip()
    for name in """
    user, users, username, user name, owner, admin, administrator, root, guest, default, default user, author, unknown,
    unknown author, anonymous, anonym, anon, nobody, none, null, student, students, pupil, teacher, staff, school,
    home, house, pc, my pc, computer, laptop, notebook, desktop, test, tester, name, your name,
    office user, microsoft office user, microsoft office, microsoft, microsoft corporation, microsoft account, windows,
    windows user, word, microsoft word, ms word, openoffice, openoffice org, libreoffice, google, google docs, apple,
    mac, macbook, ipad, iphone, acer, asus, dell, hp, lenovo, sony, toshiba, samsung, huawei, xiaomi, wps, wps office,
    wps offices, kingsoft, python docx, un named, pandoc, docx4j, apache poi, aspose, abbyy, calibre, latex, xerox,
    пользователь, пользователь windows, пользователь microsoft office, администратор, админ, гость, автор, владелец,
    неизвестный, неизвестный автор, неизвестно, аноним, анонимный, студент, студентка, ученик, ученица, учитель,
    преподаватель, школа, дом, домашний, компьютер, ноутбук, имя, фио, тест, мой компьютер, ученики,
    користувач, користувач windows, адміністратор, учень, автор невідомий, uzytkownik, użytkownik, benutzer, besitzer,
    unbekannt, utilisateur, utilisateur windows, utente, usuario, usuario de windows, usuário, usuário do windows,
    用户, 管理员, 匿名, 作者, 学生, 微软用户, 微软中国, 未知, administrador, administrateur
    """.replace("\n", " ").split(",")
    if name.strip()
)
FILE_WORDS = frozenset(
    """
    essay essays paper report work homework coursework assignment task thesis abstract article text document doc docx
    odt pdf rtf txt html draft final version ver rev revised revision rewrite rewritten edit edited copy new old last
    first second third fixed corrected correction done ready scan scanned image img photo page part chapter file files
    submission submit attempt late class group course test exam project summary review letter story untitled title
    january february march april may june july august september october november december
    эссе сочинение сочинения реферат доклад работа работы курсовая курсовой контрольная домашняя домашнее задание
    статья текст документ черновик чистовик итог итоговая итоговый итоговое финал финальная финальный версия вариант
    копия правка правки исправлено исправленная исправленный новая новый новое старая старый готово скан файл страница
    часть глава проект отчет отчёт письмо рассказ рецензия изложение класс группа курс тема урок диплом конспект твір
    робота чернетка реферат 作文 论文 文章 作业 草稿 最终 最终版 初稿 修改 报告 文档 副本 第一 第二 文本
    """.split()
)
"""What stands in the names of files besides the names of people."""


def is_nobody(name: str) -> bool:
    """Tell whether a name stands for no one person: made by a program, or with no letter in it."""
    letters = "".join(letter if letter.isalpha() else " " for letter in plain(name))
    words = letters.split()
    return not words or " ".join(words) in _NOBODY or " ".join(plain(name).split()) in _NOBODY


def has_number(name: str) -> bool:
    """Tell whether a number makes a generic name one person's ("Student 7"), if a list of people has it."""
    return any(letter.isdecimal() for letter in name)


def is_file_word(word: str) -> bool:
    """Tell whether a word is one that file names are made of, such as "draft"."""
    return plain(word) in FILE_WORDS


def plain(name: str) -> str:
    """Give a name as it is compared: composed, letter case, ё and the dots of the Turkish i folded."""
    return unicodedata.normalize("NFC", name).casefold().translate(_ALIKE)

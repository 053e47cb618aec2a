"""Made thesis: a text with 40 quotations and 60 references, its sources, and the truth about it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role

QUOTED, LISTED = 40, 60
_SOURCES = 6
_WORDS = (
    "harbour lantern winter archive method current village record signal ladder bridge copper meadow engine letter "
    "window market station teacher journey garden mirror number pencil needle orchard planet quarry ribbon saddle "
    "temple uniform valley wagon yellow basket candle dinner evening feather gather handle island jacket kitchen"
).split()
_NAMES = (
    "Abbott Barlow Cooper Dalton Ellison Fletcher Gibson Harper Ingram Jensen Keller Lawson Mercer Norris "
    "Osborne Parker Quincy Rhodes Sawyer Turner Upton Vaughn Walton Yates Zimmer Ashby Brooks Calder Drake "
    "Emmett Frost Glover Hobbs Irwin Jarvis Kendall Lamb Marsh Nolan Orton Pryce Quill Reeve Stone Thorne "
    "Unwin Vance Wyatt Yorke Zeller Arden Blythe Crane Dunn Eaton Foster Grant Hale Ives Joyce Kemp Lloyd "
    "Moore Nash"
).split()
_RUSSIAN = (
    "гавань фонарь зима архив метод течение деревня запись сигнал лестница мост медь луг двигатель письмо окно рынок "
    "станция учитель поездка сад зеркало число карандаш игла роща планета карьер лента седло храм форма долина повозка "
    "корзина свеча обед вечер перо ручка остров куртка кухня"
).split()
_RUSSIAN_NAMES = (
    "Абрамов Борисов Волков Громов Данилов Егоров Жуков Зотов Исаев Котов Лапин Мухин Нестеров Окунев Пахомов Рогов "
    "Седов Титов Уваров Фролов Хохлов Цыганов Чижов Шилов Щеглов Юрьев Якимов Акимов Белов Венедиктов Глебов Дёмин "
    "Ершов Жаров Зуев Ильин Крылов Лосев Мальцев Носов Орлов Пирогов Рябов Суслов Тихонов Устюгов Фадеев Хомяков "
    "Царёв Чернов Шубин Юдин Яшин Агапов Бобров Власов Гусев Дорохов Ежов Зыков Климов Ломов Марков Наумов"
).split()


@dataclass(frozen=True, slots=True)
class Thesis:
    """A text and the truth about it.

    Attributes:
        document, sources: to be checked.
        fates: what was done to each quotation, in order: exact, altered, elsewhere or not_found.
        orphans: surnames that are cited and not listed.
        uncited: surnames that are listed and not cited.
    """

    document: Document
    sources: tuple[Document, ...]
    fates: tuple[str, ...]
    orphans: frozenset[str]
    uncited: frozenset[str]


@dataclass(slots=True)
class _Made:
    chance: random.Random
    words: Sequence[str]
    pieces: list[str] = field(default_factory=list)
    altered: int = 0

    def sentence(self, length: int = 12) -> list[str]:
        return self.chance.sample(self.words, length)


def made_thesis(language: str = "en") -> Thesis:
    """A thesis in English or Russian; six of its quotations are altered, three are elsewhere and three in no source."""
    is_russian = language == "ru"
    made = _Made(random.Random(language), _RUSSIAN if is_russian else _WORDS)
    names = _RUSSIAN_NAMES if is_russian else _NAMES
    spoken = [[made.sentence() for _ in range(20)] for _ in range(_SOURCES)]
    sources = tuple(
        Document(
            f"/x/{names[number]}.txt",
            f"{names[number]} {1990 + number}.txt",
            f"{names[number]}\n{1990 + number}\n\n" + " ".join(f"{' '.join(one).capitalize()}." for one in said),
            language=language,
            role=Role.SOURCE,
        )
        for number, said in enumerate(spoken)
    )
    fates = ["exact"] * 28 + ["altered"] * 6 + ["elsewhere"] * 3 + ["not_found"] * 3
    made.chance.shuffle(fates)
    marks, pages = ("«»", "с.") if is_russian else ("“”", "p.")
    rest = names[_SOURCES : LISTED - 2]  # the last two of the list are not cited
    for number, fate in enumerate(fates):
        source = number % _SOURCES
        quoted = _done(spoken[source][number // _SOURCES], fate, made)
        cited = (source + 1) % _SOURCES if fate == "elsewhere" else source
        told = f"({names[cited]}, {1990 + cited}, {pages} {10 + number})"
        other = rest[number] if number < len(rest) else names[LISTED + number % 2]
        made.pieces.append(
            f"{' '.join(made.sentence(6)).capitalize()}: {marks[0]}{' '.join(quoted)}{marks[1]} {told}. "
            f"{' '.join(made.sentence(7)).capitalize()} ({other}, {1950 + names.index(other)})."
        )
    for number, other in enumerate([*rest[QUOTED:], *names[LISTED : LISTED + 2]]):
        year = 1950 + names.index(other)
        made.pieces.append(f"{' '.join(made.sentence(8)).capitalize()} ({other}, {year}, {pages} {number + 1}).")
    heading = "Список литературы" if is_russian else "References"
    years = [1990 + number if number < _SOURCES else 1950 + number for number in range(LISTED)]
    listed = (
        f"{name}, {'А' if is_russian else 'A'}. ({year}). {' '.join(made.sentence(4)).capitalize()}. "
        f"{'Москва: Наука' if is_russian else 'London: Press'}."
        for name, year in zip(names, years, strict=False)
    )
    text = "\n\n".join(made.pieces) + f"\n\n{heading}\n" + "\n".join(sorted(listed)) + "\n"
    return Thesis(
        Document("/x/thesis.txt", "thesis.txt", text, language=language),
        sources,
        tuple(fates),
        frozenset(names[LISTED : LISTED + 2]),
        frozenset(names[LISTED - 2 : LISTED]),
    )


def _done(words: list[str], fate: str, made: _Made) -> list[str]:
    if fate == "not_found":
        return made.sentence()
    if fate != "altered":
        return words
    place = made.chance.randrange(3, 9)
    made.altered += 1
    return (
        [*words[:place], "changed", *words[place + 1 :]],
        [*words[:place], *words[place + 1 :]],
        [*words[:place], words[place + 1], words[place], *words[place + 2 :]],
    )[made.altered % 3]

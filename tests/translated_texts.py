"""A Russian essay with three paragraphs from an English book, and a small dictionary; all of it is made."""

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.engine.translation.lexicon import lexicon_of
from imbrex.languages.registry import Languages

LANGUAGES = Languages()

TAKEN = (
    (
        "The old fisherman repaired the broken boat beside the cold river. His daughter brought warm bread, salt and a "
        "bottle of milk. The wind carried the smell of smoke from the distant forest. In the evening the neighbours "
        "sang quiet songs near the fire, and the children slept under a thick blanket.",
        "Старый рыбак чинил сломанную лодку возле холодной реки. Его дочь принесла тёплый хлеб, соль и бутылку молока. "
        "Ветер нёс запах дыма из далёкого леса. Вечером соседи пели тихие песни у огня, а дети спали под толстым "
        "одеялом.",
    ),
    (
        "The young teacher opened the heavy window of the empty school. A grey bird flew into the room and broke the "
        "glass lamp. The pupils laughed and wrote a long letter to the doctor. The doctor answered that birds fear "
        "loud music, green paint and wet soap.",
        "Молодой учитель открыл тяжёлое окно пустой школы. Серая птица влетела в комнату и разбила стеклянную лампу. "
        "Ученики смеялись и написали длинное письмо врачу. Врач ответил, что птицы боятся громкой музыки, зелёной "
        "краски и мокрого мыла.",
    ),
    (
        "The rich merchant bought a golden clock from the blind soldier. Thieves stole the clock on a dark night and "
        "hid it in a deep well. The soldier found the rope, the bucket and the ladder. The judge gave the merchant an "
        "iron key and sent the thieves to the stone tower.",
        "Богатый купец купил золотые часы у слепого солдата. Воры украли часы тёмной ночью и спрятали их в глубоком "
        "колодце. Солдат нашёл верёвку, ведро и лестницу. Судья дал купцу железный ключ и послал воров в каменную "
        "башню.",
    ),
)
OWN = (
    "Экономика области зависит от цен на нефть и от курса валюты. Министерство опубликовало отчёт о налогах. Эксперты "
    "ожидают роста инфляции в следующем квартале.",
    "Депутаты обсуждали бюджет пенсионного фонда. Газеты критиковали реформу здравоохранения. Суд отложил заседание "
    "по делу о банкротстве завода.",
    "Футбольная команда проиграла финал чемпионата. Тренер подал в отставку после матча. Болельщики требовали вернуть "
    "деньги за билеты.",
    "Университет объявил конкурс проектов по программированию. Студенты разработали приложение для телефонов. Жюри "
    "оценивало качество кода.",
)
BETWEEN = (
    "Parliament debated the annual budget and the tariff on imported steel. Analysts predicted modest inflation.",
    "The committee published statistics about insurance claims. Lawyers disputed several of the conclusions.",
    "Astronomers measured radiation from a distant galaxy. Their telescope needed an expensive upgrade.",
    "The airline cancelled dozens of flights because of a strike. Passengers demanded compensation.",
)


def _text(own: tuple[str, ...], taken: list[str]) -> str:
    """Taken paragraphs among twice as many others."""
    parts = [part for number, one in enumerate(taken) for part in (own[number], own[number + 1], one)]
    return "\n".join([*parts, own[-1], own[0]])


ESSAY = _text(OWN, [copy for _, copy in TAKEN])
BOOK = _text(BETWEEN, [text for text, _ in TAKEN])

ENTRIES = (
    "old старый; fisherman рыбак; repair чинить; break сломать; broken сломанный; boat лодка; cold холодный; river "
    "река; daughter дочь; bring принести; warm тёплый; bread хлеб; salt соль; bottle бутылка; milk молоко; wind ветер; "
    "carry нести; smell запах; smoke дым; distant далёкий; forest лес; evening вечер; neighbour сосед; sing петь; "
    "quiet тихий; song песня; fire огонь; child ребёнок; child дети; sleep спать; thick толстый; blanket одеяло; young "
    "молодой; teacher учитель; open открыть; heavy тяжёлый; window окно; empty пустой; school школа; grey серый; bird "
    "птица; fly влететь; room комната; break разбить; glass стеклянный; lamp лампа; pupil ученик; laugh смеяться; "
    "write написать; long длинный; letter письмо; doctor врач; answer ответить; fear бояться; loud громкий; music "
    "музыка; green зелёный; paint краска; wet мокрый; soap мыло; rich богатый; merchant купец; buy купить; golden "
    "золотой; clock часы; clock час; blind слепой; soldier солдат; thief вор; steal украсть; dark тёмный; night ночь; "
    "hide спрятать; deep глубокий; well колодец; find найти; rope верёвка; bucket ведро; ladder лестница; judge судья; "
    "give дать; iron железный; key ключ; send послать; stone каменный; tower башня"
)
LEXICON = lexicon_of(
    {tuple(entry.strip().replace("ё", "е").split(" ", 1)) for entry in ENTRIES.split(";")},  # type: ignore[arg-type]
    ("small",),
)


class Small:
    """The one dictionary, or none."""

    def __init__(self, *, is_there: bool = True) -> None:
        self.is_there = is_there

    def find(self, left: str, right: str, _observer: object = None) -> object:
        lexicon = {("en", "ru"): LEXICON, ("ru", "en"): LEXICON.mirrored()}.get((left, right))
        return lexicon if self.is_there else None

    def has(self, left: str, right: str) -> bool:
        return self.find(left, right) is not None

    def missing(self, left: str, right: str) -> list[str]:
        return [] if self.has(left, right) else ["small-dict"]


def translated_corpus(*, is_there: bool = True) -> Corpus:
    """The essay ("left") and the book ("right"), with the dictionary or without it."""
    corpus = Corpus(LANGUAGES.find, lexicons=Small(is_there=is_there))
    texts = (("left", "essay.txt", ESSAY, "ru"), ("right", "book.txt", BOOK, "en"))
    corpus.add([Document(key, name, text, language=code) for key, name, text, code in texts])
    return corpus

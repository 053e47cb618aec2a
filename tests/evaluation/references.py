"""References: quotations and citations seeded into theses made of real texts in ten languages.

Each thesis is made of paragraphs of works that are not among its sources. It quotes sentences of the sources, rightly
or with a seeded fault, and cites them and others in one of several styles. Authors and years are made up. No corpus has
Portuguese texts: there, Spanish ones are cited in Portuguese.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from itertools import cycle
from pathlib import Path
from textwrap import wrap

from imbrex.engine.citations.quotations import FEWEST
from imbrex.engine.language import Citing
from imbrex.engine.references.check_text import check_text
from imbrex.engine.references.checked import CheckedText, QuotationStatus, ReferenceStatus, is_finding
from imbrex.engine.references.source_index import index_sources, words_of
from imbrex.engine.text.document import Document, Part, PartKind
from imbrex.engine.text.span import Span
from imbrex.files.formats import recognize
from imbrex.files.shared.extracted import Extracted
from imbrex.files.shared.source import Source
from tests.evaluation.figures import Figure
from tests.evaluation.texts import LANGUAGES
from tests.files.making import docx, odt, p

_WRITTEN_IN = {code: code for code in ("en", "de", "fr", "es", "it", "pl", "ru", "uk", "zh")} | {"pt": "es"}
_NAMES = {
    "latin": "Aldermann Brocchi Castells Dombrow Eversley Fontaine Guirado Hollister Ibsenius Jarnefelt Kowalik "
    "Lindqvist Montorsi Nazarian Oberlin Pettigrew Quesada Rautavaara Santoro Thibault Ullmann Varga "
    "Westerby Xenakis Yardley Zeman Abendroth Bellweather Carrington Delacroix Engstrom Falkner Grimaldi "
    "Hathaway Irving Jankowiak Kessler Lombard Marchetti Novello Ostrander Pemberton Rosenthal Sandoval "
    "Tremblay Underhill Valdez Winslow Zamora Ashdown",
    "cyrillic": "Аверин Болдырев Воронцов Гаврилов Дементьев Ермолаев Журавлёв Зайцев Игнатов Карпов Лебедев Матвеев "
    "Назаров Орлов Панкратов Родионов Савельев Тарасов Устинов Филатов Харитонов Цветков Чернов Шубин "
    "Щукин Юдин Яковлев Абросимов Белозёров Вишняков Горбунов Дроздов Елисеев Жданов Захаров Ильин "
    "Корнеев Логинов Мельников Никифоров Осипов Поляков Рыбаков Соловьёв Третьяков Ушаков Фомин Худяков "
    "Шестаков Якушев",
    "han": "王建国 李志强 张文华 刘晓东 陈立新 杨春生 赵明远 黄国栋 周海峰 吴俊杰 徐德明 孙永康 "
    "胡振宇 朱培元 高云鹏 林思远 何绍辉 郭子涵 马骏驰 罗景天 梁家辉 宋怀民 郑伯奇 谢道文 "
    "韩少波 唐亦农 冯志远 于海洋 董必成 萧红军 程千里 曹雪松 袁世海 邓稼轩 许广平 傅东华 "
    "沈从周 曾国庆 彭友仁 吕思勉 苏步云 卢沟远 蒋百川 蔡元修 贾平原 丁文山 魏承德 薛宝田 "
    "叶圣涛 阎锡林",
}
_RIGHT = ("whole", "omission", "insertion", "capital")
_FAULTS = ("changed", "omitted", "swapped", "elsewhere")
_SENTENCE = re.compile(r"(?<!\w)[^.!?…。！？\n\"«»“”„‘’—–:;()\[\]-]{25,220}[.!?。！？](?=\s|[\u3400-\u9fff]|$)")
_ENTRIES = {
    "author": "{author}{initials} ({year}). {title}. London: Press.",  # APA
    "number": "[{number}] {author} A. B. {title}. London: Press, {year}. 210 p.",  # IEEE
    "note": "{author}{initials} ({year}). {title}. London: Press.",
    "harvard": "{author}{initials} ({year}) {title}, London: Press.",
    "page": "{author}, Anna. {title}. Press, {year}.",  # MLA
    "gost": "{number}. {author} А. Б. {title} / А. Б. {author}. – Москва : Наука, {year}. – 210 с.",
    "round": "{number}. {author} AB. {title}. London: Press; {year}.",  # Vancouver
    "raised": "{number}. {author} AB. {title}. London: Press; {year}.",
}
_CITED = {
    "author": " ({author}, {year}, p. {page})",
    "number": " [{number}, p. {page}]",
    "harvard": " ({author} {year}: {page})",
    "page": " ({author} {page})",
    "gost": " [{number}, с. {page}]",
    "round": " ({number})",
    "raised": "{number}",
}
_WRAPPED = ("gost", "harvard")  # lists with lines of a limited width, as PDF files have them
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
STYLES = tuple(_ENTRIES)
_QUOTED = 40  # quotations of a thesis
_LISTED = 30  # entries besides the sources
_ORPHANS = 5  # of either kind


@dataclass(slots=True)
class _Thesis:
    """A text being written, and the truth about it; notes are added at its end.

    Attributes:
        quoted: first code point of each quotation, and what was done to it.
        cited: first code point of each citation, and whether the list has it.
        uncited: titles of entries that are not cited.
    """

    text: str = ""
    notes: list[str] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    quoted: dict[int, str] = field(default_factory=dict)
    cited: dict[int, bool] = field(default_factory=dict)
    uncited: set[str] = field(default_factory=set)

    def write(self, text: str) -> int:
        """Add text; return where it begins."""
        place = len(self.text)
        self.text += text
        return place


@dataclass(frozen=True, slots=True)
class _Work:
    author: str
    year: int
    title: str

    def entry(self, style: str, number: int) -> str:
        """The work in a list of references."""
        initials = "" if self.author >= "\u3400" else ", A."
        made = _ENTRIES[style].format(
            author=self.author, initials=initials, year=self.year, title=self.title, number=number
        )
        return "\n".join(wrap(made, 72)) if style in _WRAPPED else made


_STYLES = {"en": "Intense Quote", "de": "Blockzitat", "ru": "Цитата", "uk": "Цитата 2", "zh": "引用", "pl": "Cytat"}
_STYLES |= {"fr": "Citation", "es": "Cita", "it": "Citazione", "pt": "Citação"}


def blocks(folder: Path) -> Iterator[Figure]:
    """Share of paragraphs in a quotation style that the readers tell, and of others that they take for quotations.

    The files are made: no real file among the data has such a style.
    """
    counts: Counter[str] = Counter()
    for language, written_in in _WRITTEN_IN.items():
        said = [escape(one) for text in _texts(folder, written_in) for one in _sentences(text)][:40]
        for kind, data in _files(said, _STYLES[language]):
            (item,) = recognize(source := Source(data, f".{kind}", f"a.{kind}")).load().read(source)
            assert isinstance(item, Extracted)
            told = {item.text[one.start : one.end] for one in item.quotes}
            counts.update(f"{kind} {number % 2}" for number, one in enumerate(said) if unescape(one) in told)
            counts.update({f"{kind} all": len(said) // 2})
    for kind in ("docx", "odt", "html"):
        total = counts[f"{kind} all"]
        yield Figure(f"block quotations of {kind}", counts[f"{kind} 1"] / total, total)
        yield Figure(f"other paragraphs of {kind}", counts[f"{kind} 0"] / total, total, limit=True)


def _files(said: Sequence[str], style: str) -> Iterator[tuple[str, bytes]]:
    """The same paragraphs as three files; every second one is a quotation."""
    name = f'<w:style w:type="paragraph" w:styleId="a1"><w:name w:val="{style}"/></w:style>'
    body = "".join(
        p(one).replace("<w:p>", '<w:p><w:pPr><w:pStyle w:val="a1"/></w:pPr>') if n % 2 else p(one)
        for n, one in enumerate(said)
    )
    yield "docx", docx(body, styles=name)
    derived = f'<style:style style:name="P1" style:family="paragraph" style:parent-style-name="{style}"/>'
    named = ("<text:p>", '<text:p text:style-name="P1">')
    lines = (f"{named[n % 2]}{one}</text:p>" for n, one in enumerate(said))
    yield "odt", odt("".join(lines), automatic=derived)
    tags = ("p", "blockquote")
    marked = "".join(f"<{tags[n % 2]}>{one}</{tags[n % 2]}>" for n, one in enumerate(said))
    yield "html", f'<html><meta charset="utf-8"><body>{marked}</body></html>'.encode()


def evaluate(folder: Path) -> Iterator[Figure]:
    """Figures of all languages and styles; `folder` holds the other sets."""
    counts: Counter[str] = Counter()
    for language, written_in in _WRITTEN_IN.items():
        texts = _texts(folder, written_in)
        for style in STYLES:
            thesis, checked = _trial(language, texts, style)
            found = _count(thesis, checked)
            counts.update(found)
            counts.update({f"{language} {name}": count for name, count in found.items()})
            counts.update({f"{style} {name}": count for name, count in found.items()})
    yield from _figures(counts, "")
    for fault in _FAULTS:
        yield Figure(f"{fault} found", counts[f"{fault} found"] / max(1, counts[fault]), counts[fault])
    for group in (*_WRITTEN_IN, *STYLES):
        yield from _figures(counts, f"{group} ")
    yield from blocks(folder)


def _figures(counts: Counter[str], group: str) -> Iterator[Figure]:
    for name, of, limit in (
        ("faults found", "faults", False),
        ("right ones flagged", "right", True),
        ("orphans found", "orphans", False),
        ("others flagged", "others", True),
    ):
        total = counts[f"{group}{of}"]
        yield Figure(f"{group}{name}", counts[f"{group}{name}"] / max(1, total), total, limit=limit)


def _count(thesis: _Thesis, checked: CheckedText) -> Counter[str]:
    """Count what was found of the truth; a quotation that was not recognized as one counts as not found."""
    counts: Counter[str] = Counter()
    statuses = {one.span.start: one.status for one in checked.quotations}
    for place, fault in thesis.quoted.items():
        status = statuses.get(place)
        if fault in _FAULTS:
            expected = QuotationStatus.ELSEWHERE if fault == "elsewhere" else QuotationStatus.ALTERED
            counts.update(
                {"faults": 1, fault: 1, "faults found": status is expected, f"{fault} found": status is expected}
            )
        else:
            counts.update({"right": 1, "right ones flagged": status is not QuotationStatus.EXACT})
    flagged = {one.span.start for one in checked.citations if is_finding(one)}
    for place, listed in thesis.cited.items():
        _tell(counts, orphan=not listed, flagged=any(place <= one <= place + 3 for one in flagged))
    for entry in checked.references:
        title = any(title in entry.text for title in thesis.uncited)
        _tell(counts, orphan=title, flagged=entry.status is ReferenceStatus.NOT_CITED)
    counts["others flagged"] += sum(not any(p <= one <= p + 3 for p in thesis.cited) for one in flagged)
    return counts


def _tell(counts: Counter[str], *, orphan: bool, flagged: bool) -> None:
    counts.update({"orphans": 1, "orphans found": flagged} if orphan else {"others": 1, "others flagged": flagged})


def _texts(folder: Path, language: str) -> list[str]:
    """The works of a language, the longest first."""
    if language == "zh":
        text = (folder / "zh_lunwen_chachong" / "orig.txt").read_text("utf-8")
        parts = 5
        return [text[len(text) * one // parts : len(text) * (one + 1) // parts] for one in range(parts)]
    paths = sorted(folder.glob(f"parallel_texts/*/{language}.txt"), key=lambda path: (-path.stat().st_size, path))
    return [path.read_text("utf-8").replace("<delimiter>", "\n").partition("</h1>")[2] for path in paths[:7]]


def _sentences(text: str) -> list[str]:
    found = (match.group().strip() for match in _SENTENCE.finditer(text))
    return [one for one in found if len(list(words_of(one))) >= 8 and len(one.split()) + len(one) // 20 >= FEWEST]


def _trial(language: str, texts: Sequence[str], style: str) -> tuple[_Thesis, CheckedText]:
    chance = random.Random(f"{language} {style}")
    citing = LANGUAGES.find(language).citing
    works = _works(language, texts, chance)
    count = max(2, len(texts) - 2)
    own = [
        Document(
            f"s{number}", f"source {number}", f"{work.author}\n{work.title}\n{work.year}\n\n{text}", language=language
        )
        for number, (work, text) in enumerate(zip(works, texts[:count], strict=False))
    ]
    index = index_sources(own)
    thesis = _written(language, citing, own, works, texts[count:], style, chance)
    return thesis, check_text(_document(thesis, language), citing, index)


def _works(language: str, texts: Sequence[str], chance: random.Random) -> list[_Work]:
    """Works with titles made of words of the texts."""
    script = "cyrillic" if language in {"ru", "uk"} else "han" if language == "zh" else "latin"
    names = _NAMES[script].split()
    chance.shuffle(names)
    found = sorted({one.group() for text in texts for one in re.finditer(r"[^\W\d_A-Z]{6,12}", text)})
    return [_Work(name, 1960 + chance.randrange(60), " ".join(chance.sample(found, 3)).capitalize()) for name in names]


def _document(thesis: _Thesis, language: str) -> Document:
    if not thesis.notes:
        return Document("t", "thesis", thesis.text, language=language)
    text, parts = f"{thesis.text}\n\n", [Part(PartKind.BODY, Span(0, len(thesis.text)))]
    for note in thesis.notes:
        parts.append(Part(PartKind.FOOTNOTE, Span(len(text), len(text) + len(note))))
        text += f"{note}\n\n"
    places = [part.span.start for part in parts[1:]]
    thesis.cited = {places[place] if place < len(places) else place: listed for place, listed in thesis.cited.items()}
    return Document("t", "thesis", text, tuple(parts), language=language, note_marks=tuple(thesis.marks))


def _written(
    language: str,
    citing: Citing,
    sources: Sequence[Document],
    works: Sequence[_Work],
    fillers: Sequence[str],
    style: str,
    chance: random.Random,
) -> _Thesis:
    thesis = _Thesis()
    filler = cycle([one for text in fillers for one in _sentences(text)])
    sentences = [
        chance.sample(found, min(len(found), _QUOTED)) for found in map(_sentences, (one.text for one in sources))
    ]
    listed = list(range(len(sources) + _LISTED))
    uncited = set(listed[-_ORPHANS:])
    pending = [number for number in listed[len(sources) :] if number not in uncited]
    pending += list(range(len(sources) + _LISTED, len(sources) + _LISTED + _ORPHANS))  # these are cited, but not listed
    chance.shuffle(pending)
    for turn in range(_QUOTED):
        source = turn % len(sources)
        if not sentences[source]:
            continue
        fault = _FAULTS[turn // 2 % len(_FAULTS)] if turn % 2 else _RIGHT[turn // 2 % len(_RIGHT)]
        quoted, done = _seeded(sentences[source].pop(), fault, chance, spaced=language != "zh")
        thesis.write(f"{next(filler)} {next(filler)} ")
        pair = citing.marks[0]
        thesis.write(pair[0])
        thesis.quoted[thesis.write(quoted)] = done
        thesis.write(pair[1])
        cited = (source + 1) % len(sources) if done == "elsewhere" else source
        _cite(thesis, works[cited], cited, style, listed=True)
        thesis.write(". ")
        if pending:
            other = pending.pop()
            thesis.write(next(filler).rstrip(".!?。！？"))
            _cite(thesis, works[other], other, style, listed=other in listed)
            thesis.write(". ")
        thesis.write("\n\n")
    for other in pending:
        thesis.write(next(filler).rstrip(".!?。！？"))
        _cite(thesis, works[other], other, style, listed=other in listed)
        thesis.write(".\n\n")
    thesis.uncited = {works[number].title for number in uncited}
    heading = max(citing.bibliography, key=lambda one: (len(one) < 12, one))
    thesis.write(f"{heading.capitalize()}\n")
    order = listed if "{number}" in _ENTRIES[style] else sorted(listed, key=lambda number: works[number].author)
    thesis.write("\n".join(works[number].entry(style, number + 1) for number in order))
    return thesis


def _cite(thesis: _Thesis, work: _Work, number: int, style: str, *, listed: bool) -> None:
    if style == "note":
        thesis.marks.append(len(thesis.text))
        thesis.cited[len(thesis.notes)] = listed
        thesis.notes.append(f"{work.author} A. B., {work.title}, London: Press, {work.year}, p. {10 + number}.")
        return
    told = _CITED[style].format(author=work.author, year=work.year, number=number + 1, page=number + 10)
    told = told.translate(_RAISED) if style == "raised" else told
    thesis.cited[thesis.write(told)] = listed


def _seeded(sentence: str, fault: str, chance: random.Random, *, spaced: bool) -> tuple[str, str]:
    """A sentence with one fault, or rightly shortened; Chinese characters are its words."""
    words = sentence.split() if spaced else list(sentence)
    place = chance.randrange(2, len(words) - 3)
    if fault == "changed":
        words[place] = "Zebra" if spaced and words[place].isascii() else "зебра" if spaced else "鑫"
    elif fault == "omitted":
        del words[place]
    elif fault == "swapped":
        place = next((one for one in range(2, len(words) - 2) if _differ(words[one], words[one + 1])), place)
        words[place], words[place + 1] = words[place + 1], words[place]
    elif fault == "omission":
        words[place] = "[…]"
    elif fault == "insertion":
        words.insert(place, "[sic]")
    elif fault == "capital" and spaced and words[0][:1].isalpha():
        words[0] = f"[{words[0][0].swapcase()}]{words[0][1:]}"
    return (" " if spaced else "").join(words), fault


def _differ(one: str, other: str) -> bool:
    return one.strip(",").casefold() != other.strip(",").casefold() and one.isalpha() and other.isalpha()

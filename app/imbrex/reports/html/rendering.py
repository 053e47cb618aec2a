"""Rendering: a report as one self-contained HTML file."""

import base64
import hashlib
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup, escape

from imbrex import assets
from imbrex.reports.html.marked_text import blocks, data, finalize, name, row, sentence, short_name
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.pair_report import KINDS, PairReport, PassageFacts
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.wording.evidence_rows import evidence_groups, order_rows, order_sentences, rare_is, remark
from imbrex.reports.wording.findings import findings, lead, more, parts_of, passage_rows, written
from imbrex.reports.wording.meanings import FIGURES, SHARES, meanings, shingle_is
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import (
    about,
    class_lead,
    class_sentences,
    class_title,
    decided,
    disguised_texts,
    files_of,
    kind_of_report,
    made_by,
    rest_of_class,
    written_date,
)
from imbrex.reports.wording.settings import settings
from imbrex.reports.wording.shown_names import shown_names
from imbrex.reports.wording.shown_text import is_from_right, isolated

_PRINTED = 1_000_000
"""Characters of passages on paper, about 150 pages; typesetting takes half a kilobyte of memory for each."""


class _Printed:
    """Selects the passages to be printed of one pair after another."""

    def __init__(self, *, on_paper: bool) -> None:
        self._room = _PRINTED if on_paper else None

    def __call__(self, pair: PairReport) -> Sequence[PassageFacts]:
        if self._room is None:
            return pair.passages
        count = 0
        for passage in pair.passages:
            if self._room <= 0:
                break
            self._room -= len(passage.left) + len(passage.right)
            count += 1
        return pair.passages[:count]


def pair_page(report: PairReport, *, on_paper: bool = False) -> Iterator[str]:
    """Yield a pair report in pieces; on paper as XML, without script, whole texts and record."""
    phrases = Phrases(report.making.language)
    found, shown = findings(report, phrases, isolated), shown_names([report.left, report.right], report.making)
    title = report.making.title or " – ".join(one.name for one in shown)
    return _render(
        "pair.html",
        phrases,
        title,
        on_paper=on_paper,
        report=report,
        record=None if on_paper else pair_record(report),
        blocks=blocks,
        findings=found,
        lead=lead(report, found[0], phrases),
        more=list(more(report, phrases)),
        rows=list(passage_rows(report, phrases)),
        shown_names=shown,
    )


def class_page(report: ClassReport, *, on_paper: bool = False) -> Iterator[str]:
    """Yield a class report in pieces, as above."""
    phrases = Phrases(report.making.language)
    title = class_title(report, phrases)
    return _render(
        "class.html",
        phrases,
        title,
        on_paper=on_paper,
        report=report.in_order(),
        record=None if on_paper else class_record(report),
        lead=class_lead(report, phrases),
        rest=rest_of_class(report, phrases),
        sentences=class_sentences(report, phrases),
        shown_names=shown_names(report.documents, report.making),
        parts_of=partial(parts_of, phrases=phrases),
        headline=lambda shares: written(shares.shown_headline(), phrases),
    )


def _render(template: str, phrases: Phrases, title: str, **values: Any) -> Iterator[str]:
    style, script = assets.text("reports/report.css"), assets.text("reports/report.js")
    common = {
        "about": partial(about, phrases=phrases),
        "counted": phrases.counted,
        "decided": partial(decided, phrases=phrases),
        "evidence_groups": partial(evidence_groups, phrases=phrases),
        "disguised": disguised_texts(values["report"]),
        "files_of": files_of,
        "kinds": list(KINDS),
        "figures": FIGURES,
        "shares": SHARES,
        "kind_of_report": kind_of_report(values["report"], phrases),
        "made_by": made_by(values["report"].making, phrases),
        "meanings": partial(meanings, phrases=phrases),
        "named": partial(_named, phrases),
        "order_rows": order_rows,
        "order_sentences": partial(order_sentences, phrases=phrases),
        "printed": _Printed(on_paper=values["on_paper"]),
        "policy": _policy(style, script),
        "rare_is": partial(rare_is, phrases=phrases),
        "remark": partial(remark, phrases=phrases),
        "script": Markup(script),  # our own
        "shown_pair": lambda pair: shown_names([pair.left, pair.right], pair.making),
        "settings": settings(values["report"].making, phrases),
        "shingle_is": shingle_is(values["report"].making, phrases),
        "style": Markup(style),
        "title": title,
        "words": partial(_words, phrases),
    }
    return _environment(phrases.language).get_template(template).generate(common | values)


@cache  # compiling the templates takes longer than most reports
def _environment(language: str) -> Environment:
    """The template environment of a language, which escapes every value and rejects undefined ones."""
    phrases = Phrases(language)
    environment = Environment(
        autoescape=True,
        finalize=finalize,
        loader=FunctionLoader(lambda name: assets.text(f"reports/{name}")),
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters |= {
        "data": data,
        "date": lambda value: written_date(value, phrases, with_time="T" in value),
        "direction": lambda text: "rtl" if is_from_right(text) else "auto",
        "heading": lambda value, group: phrases.heading(group, value),
        "label": lambda value, group: phrases.label(group, value),
        "name": name,
        "number": phrases.number,
        "percent": phrases.percent,
        "sentence": sentence,
        "short_name": short_name,
        "points": phrases.points,
        "row": row,
        "written_in": phrases.written_in,
    }
    return environment


def _words(phrases: Phrases, key: str, **values: str) -> str:
    return phrases[key].format(**values)


def _named(phrases: Phrases, key: str, **values: Markup | str) -> Markup:
    """A phrase with names in it, which may be in the other writing direction."""
    return escape(phrases[key]).format(**values)


def _policy(style: str, script: str) -> str:
    """A content security policy that allows only this style and this script, against injection by hostile texts."""
    return (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _digest(code: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()

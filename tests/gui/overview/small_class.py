"""Small classes of real texts, compared by the engine, with a tree and a graph made by brute force."""

import random
from itertools import combinations

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Canonization, Options, Shingling
from imbrex.engine.overview.dendrogram import Tree
from imbrex.engine.overview.graph import Graph
from imbrex.engine.overview.score import Score, exact_shares_of, scores
from imbrex.engine.text.document import Document, Role
from imbrex.gui.overview.shared.class_choice import ShownClass
from imbrex.languages.plain import Plain

STRANGE = (
    "Очень длинное имя файла, которое никуда не помещается, сочинение Анастасии Константинопольской (редакция 3).docx",
    "论文第三稿—关于红楼梦中的园林.docx",
    "חיבור על העונות של השנה.docx",
    "مقال عن التاريخ.txt",
    "<b>bold</b> & <img src=x>.txt",
    "a\nb\t%1 %2 %Ln.txt",
    "",
    "x" * 3000,
    "surrogate \udcff.txt",
    "👩‍👩‍👧‍👦 🇩🇪.txt",
)


def compare(texts, names=None, roles=None, authors=None, score=Score.CONTAINMENT, threshold=0.4):
    """A class of these texts; roles and authors by number."""
    names = names or tuple(f"essay {number}.txt" for number in range(len(texts)))
    corpus = Corpus(lambda _: Plain(), Options(shingles=Shingling(length=2), canonization=Canonization()))
    corpus.add(
        [
            Document(
                str(number),
                names[number],
                text,
                role=(roles or {}).get(number, Role.ESSAY),
                author=(authors or {}).get(number, ""),
            )
            for number, text in enumerate(texts)
        ]
    )
    report = corpus.report()
    values = scores(report, score, exact_shares_of(corpus, report))
    return ShownClass(report, tuple(names), score, values, report.own, threshold)


def make_class(count, copies, *, words=24, seed=1, **special):
    """Unlike texts, some of them partly copied from others."""
    numbers = random.Random(seed)
    texts = [[f"w{numbers.randrange(4000)}" for _ in range(words)] for _ in range(count)]
    for one, other in numbers.sample(list(combinations(range(min(count, 60)), 2)), copies):
        kept = numbers.randrange(words // 4, words)
        texts[other][:kept] = texts[one][:kept]
    return compare([" ".join(text) for text in texts], **special)


def make_tree(shown):
    """Join whatever the strongest pair left connects (single linkage: enough for an order and for borders)."""
    documents = len(shown.report.documents)
    members = {number: [number] for number in range(documents)}
    home = list(range(documents))
    joined, similarity = [], []
    for pair in np.argsort(-shown.values, kind="stable"):
        one, other = home[shown.report.pairs.left[pair]], home[shown.report.pairs.right[pair]]
        if one != other:
            made = documents + len(joined)
            members[made] = members.pop(one) + members.pop(other)
            for number in members[made]:
                home[number] = made
            joined.append((one, other))
            similarity.append(float(shown.values[pair]))
    order = [number for group in sorted(members.values(), key=len, reverse=True) for number in group]
    return Tree(np.array(joined, np.int32).reshape(-1, 2), np.array(similarity, np.float32), np.array(order, np.int32))


def make_graph(shown, height=0.75):
    """Documents with a pair above the threshold, on a circle."""
    links = np.flatnonzero(shown.above).astype(np.int32)
    pairs = shown.report.pairs
    documents = np.unique(np.concatenate([pairs.left[links], pairs.right[links]])).astype(np.int32)
    angle = 2 * np.pi * np.arange(len(documents)) / max(1, len(documents))
    x, y = 0.5 + 0.5 * np.cos(angle), height * (0.5 + 0.5 * np.sin(angle))
    component = np.zeros(len(documents), np.int32)
    return Graph(documents, x.astype(np.float32), y.astype(np.float32), component, links, height)


def brute_scores(shown):
    """Score of each pair by its numbers, both ways round."""
    pairs = shown.report.pairs
    rows = zip(pairs.left.tolist(), pairs.right.tolist(), shown.values.tolist(), strict=True)
    return {pair: value for left, right, value in rows for pair in ((left, right), (right, left))}

"""Registry: the list of all measures for window, command line and reports.

A new measure is a file with a function from `Context` to `Value`, and its entry in `MEASURES`.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from imbrex.engine.measures import (
    bloom,
    containment,
    dice,
    longest_words,
    lsa,
    megashingles,
    minhash,
    ncd,
    php,
    resemblance,
    simhash,
    simhash_lines,
    supershingles,
)
from imbrex.engine.measures.context import Collection, Context
from imbrex.engine.measures.value import Kind, Value, no_value
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.percent import Percent
from imbrex.messages import NOTHING, Message, Name, sentences
from imbrex.values import frozen


@frozen
class Threshold:
    """A limit named by an article, to be marked on the measure's scale."""

    at: float
    meaning: Message


@frozen
class Measure:
    """Description of a measure.

    Attributes:
        name: stable key.
        label: short, for a table.
        sentence: user-visible description.
        kind: kind of its value.
        function: computes it for a pair.
        estimates: name of the exact measure that it estimates; empty for none.
        thresholds: limits named by its article.
        costly: slow enough to be computed on demand only.
        symmetric: independent of the order of left and right.
        full: gives 1 (a distance: 0) for two identical texts.
        needs_shingles: has no value for a text that is too short for one shingle.
    """

    name: str
    label: Message
    sentence: Message
    kind: Kind
    function: Callable[[Context], Value]
    estimates: str = ""
    thresholds: tuple[Threshold, ...] = ()
    costly: bool = False
    symmetric: bool = True
    full: bool = True
    needs_shingles: bool = True


_SAME_EVENT = Threshold(
    0.1, Message("over {share}: texts on the same event, according to the PHP article", share=Percent(0.1, 0))
)
_COPY = Threshold(
    longest_words.COPY,
    Message("over {share}: a copy, according to the article on short texts", share=Percent(longest_words.COPY, 0)),
)
_TWO_OF_SIX = Threshold(supershingles.NEEDED / supershingles.GROUPS, Message("2 of 6 or more: near-duplicates"))
_ONE_OF_FIFTEEN = Threshold(1 / 15, Message("1 of 15 or more: near-duplicates"))
_THREE_BITS = Threshold(simhash.NEAR, Message("3 bits or fewer: near-duplicates, according to the SimHash article"))

MEASURES: tuple[Measure, ...] = (
    Measure(
        "jaccard",
        Message("Jaccard (resemblance)"),
        Message("Shingles in both texts, as a share of all shingles in either text."),
        Kind.FRACTION,
        resemblance.measure,
    ),
    Measure(
        "containment-left",
        Message("Containment, left in right"),
        Message("Share of the left text that is also in the right text."),
        Kind.FRACTION,
        containment.of_left,
        symmetric=False,
    ),
    Measure(
        "containment-right",
        Message("Containment, right in left"),
        Message("Share of the right text that is also in the left text."),
        Kind.FRACTION,
        containment.of_right,
        symmetric=False,
    ),
    Measure(
        "dice-crc32",
        Message("Dice with CRC32 (Node.js article)"),
        Message("Left shingles also in the right text, times two, divided by all shingles in both texts."),
        Kind.FRACTION,
        dice.with_crc32,
        symmetric=False,
    ),
    Measure(
        "dice-mmh3",
        Message("Dice with MurmurHash3"),
        Message("The same with a different hash function."),
        Kind.FRACTION,
        dice.with_mmh3,
        symmetric=False,
    ),
    Measure(
        "php-left",
        Message("PHP article, left text"),
        Message("Left shingles also in the right text, divided by the words in the left text."),
        Kind.FRACTION,
        php.of_left,
        thresholds=(_SAME_EVENT,),
        symmetric=False,
        full=False,
    ),
    Measure(
        "php-right",
        Message("PHP article, right text"),
        Message("Right shingles also in the left text, divided by the words in the right text."),
        Kind.FRACTION,
        php.of_right,
        thresholds=(_SAME_EVENT,),
        symmetric=False,
        full=False,
    ),
    Measure(
        "minhash",
        Message("MinHash-84"),
        Message("Estimates Jaccard from 84 numbers per text, whatever its length."),
        Kind.FRACTION,
        minhash.measure,
        estimates="jaccard",
    ),
    Measure(
        "supershingles",
        Message("Supershingles, 6 of 14"),
        Message("Combines the 84 MinHash values into 6 numbers. Two equal numbers indicate nearly identical texts."),
        Kind.FRACTION,
        supershingles.measure,
        thresholds=(_TWO_OF_SIX,),
    ),
    Measure(
        "megashingles",
        Message("Megashingles, 15"),
        Message("Pairs of supershingles. One match is enough, so near-duplicates are found in a single lookup."),
        Kind.FRACTION,
        megashingles.measure,
        thresholds=(_ONE_OF_FIFTEEN,),
    ),
    Measure(
        "simhash",
        Message("SimHash-64, keywords"),
        Message("Counts the bits that differ between two fingerprints of the 50 highest-weighted words, in any order."),
        Kind.BITS,
        simhash.by_keywords,
        thresholds=(_THREE_BITS,),
        needs_shingles=False,
    ),
    Measure(
        "simhash-sentences",
        Message("SimHash-64, longest sentences"),
        Message("Counts the bits that differ between two fingerprints of the 10 longest sentences."),
        Kind.BITS,
        simhash.by_longest_sentences,
        thresholds=(_THREE_BITS,),
        needs_shingles=False,
    ),
    Measure(
        "simhash-edges",
        Message("SimHash-64, paragraph edges"),
        Message("Counts the bits that differ between two fingerprints of the first and last sentences of paragraphs."),
        Kind.BITS,
        simhash.by_paragraph_edges,
        thresholds=(_THREE_BITS,),
        needs_shingles=False,
    ),
    Measure(
        "simhash-titles",
        Message("SimHash-64, titles"),
        Message("Counts the bits that differ between two fingerprints of the titles."),
        Kind.BITS,
        simhash_lines.by_titles,
        thresholds=(_THREE_BITS,),
        needs_shingles=False,
    ),
    Measure(
        "simhash-fields",
        Message("SimHash-64, record fields"),
        Message("Counts the bits that differ between two fingerprints of table cells and lines such as “Colour: red”."),
        Kind.BITS,
        simhash_lines.by_record_fields,
        thresholds=(_THREE_BITS,),
        needs_shingles=False,
    ),
    Measure(
        "longest-words",
        Message("Longest words"),
        Message("Compares the longest words. Suited to texts of a few sentences."),
        Kind.FRACTION,
        longest_words.measure,
        thresholds=(_COPY,),
        needs_shingles=False,
    ),
    Measure(
        "bloom",
        Message("Bloom filters"),
        Message("Estimates Jaccard from two bit patterns, using AND and OR."),
        Kind.FRACTION,
        bloom.measure,
        estimates="jaccard",
    ),
    Measure(
        "ncd-xz",
        Message("Compression distance, xz"),
        Message("Measures how much smaller the texts become when compressed together."),
        Kind.DISTANCE,
        ncd.with_xz,
        costly=True,
        full=False,
        needs_shingles=False,
    ),
    Measure(
        "ncd-bzip2",
        Message("Compression distance, bzip2"),
        Message("The same with bzip2, which works on blocks of 900 kB."),
        Kind.DISTANCE,
        ncd.with_bzip2,
        costly=True,
        full=False,
        needs_shingles=False,
    ),
    Measure(
        "ncd-gzip",
        Message("Compression distance, gzip"),
        Message("The same with gzip, which looks back 32 kB."),
        Kind.DISTANCE,
        ncd.with_gzip,
        costly=True,
        full=False,
        needs_shingles=False,
    ),
    Measure(
        "lsa",
        Message("LSA"),
        Message("Compares topics: words used in similar contexts in the open documents count as related."),
        Kind.COSINE,
        lsa.measure,
        costly=True,
        needs_shingles=False,
    ),
)

BY_NAME: dict[str, Measure] = {measure.name: measure for measure in MEASURES}


def measure_pair(
    collection: Collection,
    left_key: str,
    right_key: str,
    names: Iterable[str] = tuple(BY_NAME),
    observer: Observer = SILENT,
) -> dict[str, Value]:
    """Compute measures of two documents, in the order of `names`.

    Raises KeyError for an unknown document or measure, Cancelled on the observer's request.
    """
    chosen = [BY_NAME[name] for name in names]
    context = Context(collection.side(left_key, observer), collection.side(right_key, observer), collection, observer)
    values = {}
    for measure in chosen:
        observer.check()
        values[measure.name] = _value(measure, context)
    return values


def _value(measure: Measure, context: Context) -> Value:
    reason = _obstacle(measure, context)
    if reason:
        return no_value(reason)
    value = measure.function(context)
    left, right = (side.tokens.document.language for side in (context.left, context.right))
    if value.figure is not None and left and right and left != right:
        caution = Message("The texts are written in different languages ({left}, {right}).", left=left, right=right)
        return replace(value, caution=sentences(caution, value.caution))
    return value


def _obstacle(measure: Measure, context: Context) -> Message:
    """Why a measure has no value for a pair; empty if it has."""
    for side in (context.left, context.right):
        document = side.tokens.document
        if not len(side.tokens.kept):
            return Message("{name} has no words to compare after normalization.", name=Name(document.name))
        if measure.needs_shingles and not len(side.shingles):
            return Message(
                "{name} is too short: it has no run of {length} compared words, the length of a shingle.",
                name=Name(document.name),
                length=side.length,
            )
    return NOTHING

"""English: words and patterns of the made class."""

from tests.made_class.tongue import Tongue

_NOUNS = """
anchor apple apron arch attic avenue bakery balcony barn barrel basket beacon bell bench bicycle boat bottle bridge
broom bucket cabin calendar camera canal candle cannon carpet castle cellar chapel chimney circus clock cloud coat
compass corridor cottage courtyard cupboard curtain dairy desk diary ditch dock drawer engine factory farm feather
fence ferry fiddle field flag forge fountain furnace garden gate glacier glove granary guitar hammer harbour harvest
hedge hill hospital hotel island jacket kettle kitchen ladder lamp lantern library lighthouse locomotive magazine
market meadow mill mirror mountain museum needle notebook orchard oven paddle painting palace parcel pavement pencil
pharmacy piano pillow pipe platform pond pottery quarry railway ribbon river road rocket roof saddle sail school
shadow shed ship shore signal slope spoon stable staircase station statue storm stove street suitcase sweater table
telescope theatre thermometer ticket tower train tunnel umbrella valley vase village violin wagon wall warehouse
waterfall wheel whistle window workshop wreath yard
"""
_ADJECTIVES = """
ancient awkward bare bitter blue blunt brave brief bright broad brown calm cheap clean clever cold crooked curious
damp dark dear deep delicate distant dry dull dusty eager early elegant empty enormous faint famous fancy fierce flat
fragile fresh friendly gentle golden grand green grey handsome harsh heavy hidden hollow humble icy idle inner
jolly keen lazy light little lonely long loose loud low lucky mild modern modest muddy narrow neat new noble noisy odd
old orange outer pale plain pleasant polite private proud purple quick quiet rare red remote rich rough round rural
rusty sacred scarlet secret serious shallow sharp shiny silent silver simple sleepy slender small smooth soft solid
sour spare steep stiff strange strict strong sudden sunny sweet tall tame tender thick thin tidy tiny tired tough
tropical ugly vast violet warm weak wet white wide wild wise wooden yellow young
"""
_VERBS = """
admires avoids blocks borrows builds buries carries catches cleans collects colours copies covers crosses decorates
defends delays describes designs discovers divides doubles empties encloses enters explains explores feeds fills finds
floods follows forgets frightens gathers greets guards guides heats hides holds honours ignores improves inspects
invents invites joins leaves lifts loses measures mends misses moves names needs notices offers opens orders paints
passes polishes praises prefers presents prevents prints produces protects pulls pushes reaches receives recommends
remembers repairs replaces rescues resembles restores reveals ruins saves searches sells separates serves shakes
shares shelters shows signals silences sketches slows spoils strikes studies supports surprises surrounds teaches
threatens touches trades transforms treats understands visits wakes warns washes watches welcomes
"""
_ADVERBS = """
absently almost badly barely boldly briefly brightly calmly carefully casually certainly cheaply clearly closely
coldly deliberately eagerly easily exactly faithfully firmly formally gently gladly gradually greatly happily hastily
heavily honestly idly instantly joyfully kindly lazily lightly loudly mildly nearly neatly nervously noisily openly
partly patiently perfectly playfully politely poorly promptly proudly quickly quietly rapidly rarely readily roughly
sadly safely secretly seldom seriously sharply silently simply slowly smoothly softly strangely suddenly surely
swiftly tenderly thoroughly tightly usually vaguely warmly weakly wisely
"""
_PLACES = """
above the clouds|across the frontier|against the wind|along the coast|among the pines|around the corner
|at the crossroads|behind the curtain|below the surface|beside the stream|between two oaks|beyond the horizon
|by the fireside|down the lane|far from home|high in the air|in a foreign land|in broad daylight|in every newspaper
|in front of the judges|in the capital|in the fog|in the northern provinces|inside the circle|near the border
|next to the cemetery|on the edge of the desert|on the opposite bank|on the upper floor|out at sea|outside the city
|over the rooftops|through the forest|under the arcade|under the microscope|under the snow|up the stairs
|within sight of the ocean|without a witness|without any reason
"""
_TIMES = """
after a long pause|after dinner|after the war|all summer|at dawn|at midnight|before breakfast|before the holidays
|by chance|day after day|during the flood|every autumn|every thursday|for a whole century|for the first time
|from now on|in april|in those years|last winter|long ago|now and then|on sunday|once a month|once upon a time
|since childhood|sooner or later|this time|towards evening|twice a year|until nightfall|when the tide turns
|while everybody sleeps
"""
_PATTERNS = """
{time} {subject} {adverb} {verb} {object} {place}.
{subject} {verb} {object}, and {subject} {adverb} {verb} {object}.
{place}, {subject} {verb} {object} {time}.
It is said that {subject} {adverb} {verb} {object} {place}.
Although {subject} {verb} {object}, {subject} {adverb} {verb} {object}.
{subject} {place} {verb} {object}; {subject} {verb} it {adverb}.
Whoever {adverb} {verb} {object} {verb} {object} {time}.
Nobody knows why {subject} {verb} {object} {time}.
{subject} {adverb} {verb} {object}, but only {time}.
When {subject} {verb} {object}, {subject} {verb} {object} {place}.
{adverb} and without haste, {subject} {verb} {object} that {verb} {object}.
Our teacher asked whether {subject} {verb} {object} {place}.
{subject} and {subject} stand {place} {time}.
What {adverb} {verb} {object} also {verb} {object}.
If {subject} {verb} {object} {time}, then {subject} {adverb} {verb} {object}.
"""


def _phrase(adjective: str, noun: str) -> str:
    """Put an article where its choice hangs on the words, so that both are met."""
    if (len(adjective) + len(noun)) % 2:
        return f"the {adjective} {noun}"
    return f"{'an' if adjective[0] in 'aeiou' else 'a'} {adjective} {noun}"


ENGLISH = Tongue(
    patterns=tuple(_PATTERNS.strip().splitlines()),
    words={
        "noun": tuple(_NOUNS.split()),
        "adjective": tuple(_ADJECTIVES.split()),
        "verb": tuple(_VERBS.split()),
        "adverb": tuple(_ADVERBS.split()),
        "place": tuple(phrase.strip() for phrase in _PLACES.split("|")),
        "time": tuple(phrase.strip() for phrase in _TIMES.split("|")),
    },
    subject=_phrase,
    object=_phrase,
    first_names=tuple(
        "Anna Boris Clara David Emma Felix Grace Henry Irene James Karen Leo Maria Nora Oscar Paula Robert Sara "
        "Thomas Vera".split()
    ),
    last_names=tuple(
        "Ashdown Berg Castle Dunn Eriksen Fisher Grant Holm Ingram Jarvis Keller Lindqvist Moss Norton Oakley Price "
        "Quill Rowe Sutton Thorne Underhill".split()
    ),
    assignment="Assignment",
)

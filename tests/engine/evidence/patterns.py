"""Patterns: series, recipes and laws, whose order all of their kind have, and retold texts in made-up words."""

import random

SERIES = (
    "{0} is a village in the {1} district of {2}.",
    "It lies on the {1} river, {n} kilometres north of {3}.",
    "The village covers an area of {n} square kilometres.",
    "In the census of 2011 it had {n} inhabitants.",
    "It was first mentioned in a charter of 13{n} as {4}.",
    "In the Middle Ages it belonged to the abbey of {5}.",
    "The parish church of Saint {6} was built in 17{n} in the baroque style.",
    "Its altar was carved by the sculptor {7}.",
    "In 18{n} the village was destroyed by a fire, and {8} had it rebuilt.",
    "The railway from {3} to {9} reached it in 188{n}.",
    "After the war the municipality was merged with {9}.",
    "The main employers are a {10} factory and a {11} quarry.",
    "The local football club {6} plays in the regional league.",
    "The coat of arms shows a {12} above a {13}.",
    "Notable people born here are the painter {14} and the chemist {15}.",
    "There is a primary school, named after {14}.",
)
RECIPE = (
    "Preheat the oven to {n} degrees and grease a baking tin with butter.",
    "Wash the {0}, peel them and cut them into cubes.",
    "Chop the {1} finely and crush the {2}.",
    "Heat two spoons of {3} oil in a large pan over a medium flame.",
    "Fry the {1} until it is golden, then add the {0}.",
    "Season with salt, pepper and a pinch of {4}.",
    "Pour in {n} millilitres of {5} and let it simmer for {n} minutes.",
    "Whisk the eggs with the {6} and the sugar in a bowl.",
    "Sift the flour and fold it into the {6}.",
    "Add the grated {7} and stir until the dough is smooth.",
    "Spread the dough in the tin and cover it with the {0}.",
    "Sprinkle {8} over it.",
    "Bake for {n} minutes until the crust is brown.",
    "Leave it to cool on a rack for a quarter of an hour.",
    "Serve warm with {9} and a glass of {10}.",
)
LAW = (
    "Article 1. This Act governs the {0} and the {1}.",
    "Article 2. For the purposes of this Act, {0} means any {2} used for {3}.",
    "Article 3. No person shall operate a {0} without a licence issued by the {4} authority.",
    "Article 4. An application for a licence shall be made in writing and shall state the {5} and the {6}.",
    "Article 5. The authority shall grant the licence within {n} days, unless the {5} endangers the public.",
    "Article 6. The licence shall be valid for {n} years and may be renewed.",
    "Article 7. The holder of a licence shall keep a register of every {7} and retain it for {n} years.",
    "Article 8. An inspector may enter any {8} at a reasonable hour and examine the {7}.",
    "Article 9. The holder shall report any {9} to the authority without delay.",
    "Article 10. The authority may suspend the licence if the holder neglects the {6}.",
    "Article 11. Whoever operates a {0} in breach of Article 3 shall be liable to a fine of up to {n} thousand crowns.",
    "Article 12. Whoever falsifies the register of the {7} shall be liable to imprisonment of up to two years.",
    "Article 13. An appeal against a decision of the authority lies to the {10} tribunal.",
    "Article 14. The Minister of {11} may issue regulations for the implementation of this Act.",
    "Article 15. The Act on {12} of 19{n} is repealed.",
    "Article 16. This Act comes into force on the first day of {13}.",
)
SOUNDS = "bdfgklmnprstvz"


def words(chance: random.Random, count: int) -> list[str]:
    """Made-up words that share no beginning with one another."""
    return ["".join(chance.choice(SOUNDS) + chance.choice("aeiou") for _ in range(4)) for _ in range(count)]


def sentences(rows: list[list[str]]) -> str:
    """Rows of words as a text."""
    return " ".join(f"{' '.join(row).capitalize()}." for row in rows)


def story(chance: random.Random, count: int = 32) -> list[list[str]]:
    """Sentences of nine rare words."""
    return [words(chance, 9) for _ in range(count)]


def retold(chance: random.Random, rows: list[list[str]]) -> list[list[str]]:
    """Two words of each sentence, among seven others, in any order inside the sentence."""
    new = [[*chance.sample(row, 2), *words(chance, 7)] for row in rows]
    for row in new:
        chance.shuffle(row)
    return new


def name(chance: random.Random) -> str:
    """A made-up word."""
    return "".join(chance.choice(SOUNDS) + chance.choice("aeiou") for _ in range(3))


def reworded(chance: random.Random, pattern: tuple[str, ...]) -> str:
    """A text after a pattern in words of its own: half of the pattern's, in any order inside the sentence."""
    names = [name(chance) for _ in range(16)]
    rows = []
    for row in pattern:
        given = row.format(*names, n=chance.randrange(10, 99)).replace("Article ", "Article_").rstrip(".").split()
        words = [*(word for word in given if chance.random() < 0.55), *(name(chance) for _ in range(7))]
        chance.shuffle(words)
        rows.append(f"{' '.join(words).capitalize()}.")
    return " ".join(rows)

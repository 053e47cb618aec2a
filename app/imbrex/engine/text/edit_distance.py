"""Edit distance of words."""


def edits(one: str, other: str, most: int) -> int:
    """Edit distance of two words (optimal string alignment), or `most` + 1 if it is larger."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        before, last, row = row, before, [place]
        for at, its in enumerate(other, 1):
            best = min(before[at] + 1, row[at - 1] + 1, before[at - 1] + (letter != its))
            if place > 1 and at > 1 and letter == other[at - 2] and one[place - 2] == its:
                best = min(best, last[at - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)

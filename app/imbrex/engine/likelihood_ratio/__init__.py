"""Weight of evidence: how rarely unrelated pairs of a class share as much as a pair does."""

"""Overview: results about a whole class, from the scores of all pairs."""

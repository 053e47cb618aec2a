"""Languages: lemmas, parts of speech and function words, one file per language; all imports of morphology are here."""

"""One file a language: lemmas, parts of speech, function words; the only place that imports morphology."""

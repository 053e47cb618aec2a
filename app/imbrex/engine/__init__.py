"""The pure heart: documents in, comparisons out; no Qt, no files, no clock, no globals."""

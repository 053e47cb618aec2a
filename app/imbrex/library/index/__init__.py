"""The index of fingerprints: writing, searching, rebuilding and tidying."""

"""The index of fingerprints: written, searched, rebuilt and tidied."""

"""The Documents panel: files and texts come in, are read, watched and told apart."""

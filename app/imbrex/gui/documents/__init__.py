"""The Documents panel: opening, reading, watching and naming documents."""

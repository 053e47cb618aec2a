"""Changes from the original to the rewrite, by paragraph and by word."""

"""Output: tables for users, JSON for programs."""

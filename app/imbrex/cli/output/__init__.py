"""What is printed: tables for people, JSON for programs."""

"""What one text has of another, passage by passage."""

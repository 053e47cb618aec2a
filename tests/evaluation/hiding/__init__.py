"""Files in which text hides or is put where readers may not look, format by format."""

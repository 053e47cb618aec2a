"""The index of a shelf: fingerprints of its entries without their texts, and where each entry is."""

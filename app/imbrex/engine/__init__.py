"""Engine: pure comparison of documents, without Qt, files, clock or globals."""

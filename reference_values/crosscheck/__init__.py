"""Other libraries put to the questions of the reference vectors, each by the formula that it claims."""

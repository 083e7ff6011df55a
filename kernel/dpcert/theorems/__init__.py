"""The theorems: one file, one stem, one Statement each."""

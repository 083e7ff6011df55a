"""The version, for whoever prints it."""

__version__ = "0.1.0"

"""The version of the program and its clients, kept equal to the file VERSION."""

VERSION = "1.0.0"

"""Reads transcripts and plays them, against a server or in its place."""

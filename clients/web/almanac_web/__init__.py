"""A page for Almanac, and the bridge between a browser and the server's stdin and stdout."""

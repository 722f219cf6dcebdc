"""Provider routes: each module here has `ROUTES`, from a path prefix to `(Request) -> Response`."""

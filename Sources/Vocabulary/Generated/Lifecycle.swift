// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A way of framing messages.
package enum Framing: String, Word {
  /// `Content-Length: N`, an empty line, N bytes (Language Server Protocol).
  case contentLength = "content-length"
  /// One JSON text per line.
  case lines
}

/// A step of progress.
package enum WorkDoneKind: String, Word {
  case begin
  case report
  case end
}

/// Lines for a person on stderr. Bounded and never blocking: a host that reads no stderr must not
/// be able to stop the server, so a line that does not fit at once is lost.
package enum StandardError {
  /// Writes `line` and a line break, cut to what a pipe takes at once.
  package static func print(_ line: TerminalText) {
    guard Descriptor.isWritable(2) else { return }
    var bytes = Array(line.text.utf8.prefix(Descriptor.atomicWriteLimit - 1))
    bytes.append(UInt8(ascii: "\n"))
    _ = Descriptor.write(2, bytes[...])
  }
}

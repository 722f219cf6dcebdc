package import Basics

/// Prints lines to stderr, bounded and nonblocking: a host that does not read stderr must not stall
/// the server, so a line that does not fit at once is dropped.
package enum StandardError {
  /// Writes `line` and a line break, truncated to an atomic pipe write.
  package static func print(_ line: TerminalText) {
    guard Descriptor.isWritable(2) else { return }
    var bytes = Array(line.text.utf8.prefix(Descriptor.atomicWriteLimit - 1))
    bytes.append(UInt8(ascii: "\n"))
    _ = Descriptor.write(2, bytes[...])
  }
}

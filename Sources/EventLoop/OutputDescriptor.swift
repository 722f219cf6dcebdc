import Libc

/// A file descriptor with nonblocking writes, by the best method for its kind:
///
/// - a pipe, on Linux: reopened through /proc, so that only the new open file description is
///   nonblocking; the inherited one is shared with the parent and stays unchanged;
/// - a socket: `send(2)` with MSG_DONTWAIT;
/// - anything else, or if that fails: pieces small enough for an atomic pipe write, each after a
///   `poll(2)`.
package struct OutputDescriptor: Sendable {
  private enum Way { case nonBlocking, socket, guarded }

  /// The descriptor for `poll(2)`.
  package let descriptor: CInt
  private let way: Way

  package init(_ inherited: CInt) {
    var status = stat()
    let kind = unsafe fstat(inherited, &status) == 0 ? status.st_mode & S_IFMT : 0
    switch kind {
    case S_IFSOCK:
      (descriptor, way) = (inherited, .socket)
    case S_IFIFO:
      let own = Self.reopened(inherited)
      (descriptor, way) = own < 0 ? (inherited, .guarded) : (own, .nonBlocking)
    default:
      (descriptor, way) = (inherited, .guarded)
    }
  }

  /// Whether `poll(2)` can report that the reader of a descriptor has closed it: yes for pipes and
  /// sockets; a file has no reader, and not every system polls devices.
  package static func reportsReaderClosing(_ descriptor: CInt) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  private static func reopened(_ inherited: CInt) -> CInt {
    #if os(Linux)
      unsafe open("/proc/self/fd/\(inherited)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    #else
      -1
    #endif
  }

  /// Closes what was opened here; the inherited descriptor stays open.
  package func close() {
    if way == .nonBlocking { Descriptor.close(descriptor) }
  }

  /// The maximum size of one write.
  package var pieceLimit: Int { way == .guarded ? Descriptor.atomicWriteLimit : 1 << 16 }

  /// Writes as much as possible without blocking.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    switch way {
    case .nonBlocking: return unsafe Descriptor.write(descriptor, bytes)
    case .socket: return unsafe send(bytes)
    case .guarded:
      guard Descriptor.isWritable(descriptor) else { return .wouldBlock }
      return unsafe Descriptor.write(descriptor, bytes)
    }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    #endif
    let count = unsafe Libc.send(descriptor, bytes.baseAddress, bytes.count, flags)
    return Transfer(count, errno: errno)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A descriptor that is written without ever waiting, in the best way its kind allows:
///
/// - a pipe, on Linux: opened anew through /proc, so that the new open file description alone does
///   not block; the inherited one is shared with the parent and stays as it was;
/// - a socket: each `send(2)` says that it must not wait;
/// - everything else, or where that fails: pieces that a pipe takes whole, each behind a `poll(2)`.
package struct OutputDescriptor: Sendable {
  private enum Way { case nonBlocking, socket, guarded }

  /// What `poll(2)` watches.
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

  /// Whether `poll(2)` can tell that the reader of a descriptor has closed it: of a pipe and of a
  /// socket it can, a file has no reader, and not every system polls a device.
  package static func tellsOfReader(_ descriptor: CInt) -> Bool {
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

  /// Gives back what was opened here; the inherited descriptor stays.
  package func close() {
    if way == .nonBlocking { Descriptor.close(descriptor) }
  }

  /// The most that one call may be given.
  package var pieceLimit: Int { way == .guarded ? Descriptor.atomicWriteLimit : 1 << 16 }

  /// Writes what is taken at once.
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
      let count = unsafe Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #else
      let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
      #if canImport(Musl)
        let count = unsafe Musl.send(descriptor, bytes.baseAddress, bytes.count, flags)
      #else
        let count = unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
      #endif
    #endif
    let code = errno
    if count >= 0 { return .bytes(count) }
    return code == EINTR || code == EAGAIN ? .wouldBlock : .failed(errno: code)
  }
}

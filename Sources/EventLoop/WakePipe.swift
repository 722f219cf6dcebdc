#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe to oneself, the one portable way to end a `poll(2)` from another thread or a signal
/// handler (eventfd and signalfd are Linux's alone).
/// Guarantees: the descriptors are open for as long as somebody holds the pipe, and then closed.
package final class WakePipe: Sendable {
  package let readDescriptor: CInt
  package let writeDescriptor: CInt

  /// Nil when the process may have no more descriptors.
  package init?() {
    guard let ends = Descriptor.pipe() else { return nil }
    (readDescriptor, writeDescriptor) = ends
  }

  deinit {
    Descriptor.close(readDescriptor)
    Descriptor.close(writeDescriptor)
  }

  /// Safe in a signal handler. A full pipe rings already.
  package func ring() {
    var byte: UInt8 = 1
    _ = unsafe write(writeDescriptor, &byte, 1)
  }

  package func silence() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while unsafe read(readDescriptor, &bytes, 16) == 16 {}
  }

  /// Blocks until it rings, then silences it.
  package func wait() {
    var entry = pollfd(fd: readDescriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
    silence()
  }
}

extension Descriptor {
  /// The two ends of a new pipe, neither of which blocks or is inherited; nil when the process may
  /// have no more descriptors.
  package static func pipe() -> (reading: CInt, writing: CInt)? {
    var descriptors: [CInt] = [-1, -1]
    let status = unsafe descriptors.withUnsafeMutableBufferPointer { buffer -> CInt in
      guard let base = buffer.baseAddress else { return -1 }
      return unsafe makePipe(base)
    }
    guard status == 0 else { return nil }
    for descriptor in descriptors {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return (descriptors[0], descriptors[1])
  }
}

/// The C function under a name that does not hide behind ours.
private func makePipe(_ ends: UnsafeMutablePointer<CInt>) -> CInt { unsafe pipe(ends) }

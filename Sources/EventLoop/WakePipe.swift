import Libc

/// A self-pipe, the one portable way to end a `poll(2)` from another thread or a signal handler
/// (eventfd and signalfd are Linux-only). Guarantees: the descriptors stay open while any reference
/// exists, and are then closed.
package final class WakePipe: Sendable {
  package let readDescriptor: CInt
  package let writeDescriptor: CInt

  /// Nil if the process has no descriptors left.
  package init?() {
    guard let ends = Descriptor.pipe() else { return nil }
    (readDescriptor, writeDescriptor) = ends
  }

  deinit {
    Descriptor.close(readDescriptor)
    Descriptor.close(writeDescriptor)
  }

  /// Async-signal-safe. A full pipe already wakes its reader.
  package func ring() {
    var byte: UInt8 = 1
    _ = unsafe write(writeDescriptor, &byte, 1)
  }

  package func silence() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while unsafe read(readDescriptor, &bytes, 16) == 16 {}
  }

  /// Blocks until it rings, then drains it.
  package func wait() {
    _ = Descriptor.isReady(readDescriptor, POLLIN, waiting: -1)
    silence()
  }
}

extension Descriptor {
  /// A new nonblocking, close-on-exec pipe; nil if the process has no descriptors left.
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

/// The C function under a name that ours does not shadow.
private func makePipe(_ ends: UnsafeMutablePointer<CInt>) -> CInt { unsafe pipe(ends) }

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's three standard descriptors, taken over before anything else runs.
package struct StandardStreams: Sendable {
  package let input: CInt
  package let output: CInt

  package init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
  }

  /// Keeps stdout for itself and puts stderr in its place, so that no stray print of a library can
  /// damage the protocol. A closed descriptor becomes /dev/null first, or a later `open` could take
  /// its number; a closed stdout can still not be written, so that what is lost is told.
  package static func claim() -> StandardStreams {
    ignoreBrokenPipes()
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
    let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard output >= 3 else { return StandardStreams(input: 0, output: 1) }
    _ = dup2(2, 1)
    return StandardStreams(input: 0, output: output)
  }

  /// A reader that is gone is an error of `write(2)` then, not the end of the process.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  package static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }
}

/// One `read(2)` or `write(2)`, with its outcome as data.
package enum Transfer: Equatable, Sendable {
  case bytes(Int)
  case end
  case wouldBlock
  case failed(errno: CInt)
}

package enum Descriptor {
  /// Why something could not be written, in the system's words; nil for a reader that had enough
  /// and left, which is none of our business.
  package static func loss(_ code: CInt) -> String? {
    code == EPIPE || code == ECONNRESET ? nil : unsafe String(cString: strerror(code))
  }

  /// What POSIX promises to take whole or not at all when a pipe is writable: the largest piece
  /// that cannot block after `poll` said so (512 on macOS, 4096 on Linux).
  package static var atomicWriteLimit: Int {
    #if canImport(Darwin)
      512
    #else
      4096
    #endif
  }

  /// Reads what is there into the end of `bytes`, at most `limit` bytes; blocks only when `poll`
  /// was not asked before.
  package static func read(_ descriptor: CInt, into bytes: inout [UInt8], limit: Int) -> Transfer {
    var (count, code): (Int, CInt) = (0, 0)
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      count = unsafe Platform.read(descriptor, base, limit)
      code = errno
      filled = max(count, 0)
    }
    bytes.append(contentsOf: piece)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return code == EINTR || code == EAGAIN ? .wouldBlock : .failed(errno: code)
  }

  /// Reads what is there over the start of `bytes`, at most as many as it holds. The buffer is made
  /// once and used for every read.
  package static func read(_ descriptor: CInt, over bytes: inout [UInt8]) -> Transfer {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer -> Int in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe Platform.read(descriptor, base, buffer.count)
    }
    let code = errno
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return code == EINTR || code == EAGAIN ? .wouldBlock : .failed(errno: code)
  }

  package static func close(_ descriptor: CInt) { _ = Platform.close(descriptor) }

  /// Whether a write of up to `atomicWriteLimit` bytes would not block now.
  package static func isWritable(_ descriptor: CInt) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }

  /// Whether a read would bring something now, be it the end.
  package static func isReadable(_ descriptor: CInt) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }

  /// Blocks until something can be written, or never will be.
  package static func waitUntilWritable(_ descriptor: CInt) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
  }

  package static func write(_ descriptor: CInt, _ bytes: ArraySlice<UInt8>) -> Transfer {
    unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0) }
  }

  package static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Transfer {
    let count = unsafe Platform.write(descriptor, bytes.baseAddress, bytes.count)
    let code = errno
    if count >= 0 { return .bytes(count) }
    return code == EINTR || code == EAGAIN ? .wouldBlock : .failed(errno: code)
  }
}

/// The C functions under names that do not hide behind ours.
private enum Platform {
  static func read(_ descriptor: CInt, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, base, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, base, count)
    #elseif canImport(Darwin)
      unsafe Darwin.read(descriptor, base, count)
    #endif
  }

  static func close(_ descriptor: CInt) -> CInt {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #elseif canImport(Darwin)
      Darwin.close(descriptor)
    #endif
  }

  static func write(_ descriptor: CInt, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, base, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, base, count)
    #elseif canImport(Darwin)
      unsafe Darwin.write(descriptor, base, count)
    #endif
  }
}

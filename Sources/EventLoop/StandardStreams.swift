import Libc

/// The process's three standard descriptors, claimed before anything else runs.
package struct StandardStreams: Sendable {
  package let input: CInt
  package let output: CInt

  package init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
  }

  /// Reserves stdout and points descriptor 1 at stderr, so that a library's stray print cannot
  /// corrupt the protocol. Closed descriptors are first opened on /dev/null, or a later `open`
  /// could take their number; a closed stdout stays unwritable, so that lost output is reported.
  package static func claim() -> StandardStreams {
    reportFailedWrites()
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
    let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard output >= 3 else { return StandardStreams(input: 0, output: 1) }
    _ = dup2(2, 1)
    return StandardStreams(input: 0, output: output)
  }

  /// Makes `write(2)` to a closed pipe, or beyond the largest allowed file (`ulimit -f`), return an
  /// error instead of ending the process.
  package static func reportFailedWrites() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  package static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }
}

/// One `read(2)` or `write(2)`, with its outcome as data.
package enum Transfer: Equatable, Sendable {
  case bytes(Int)
  case end
  case wouldBlock
  case failed(errno: CInt)

  /// - Parameters:
  ///   - count: what the system returned, negative for `errno`.
  ///   - isAtEnd: whether no bytes mean the end.
  init(_ count: Int, errno code: CInt, isAtEnd: Bool = false) {
    if count < 0 {
      self = code == EINTR || code == EAGAIN ? .wouldBlock : .failed(errno: code)
    } else {
      self = count == 0 && isAtEnd ? .end : .bytes(count)
    }
  }
}

package enum Descriptor {
  /// Why a write failed, in the system's words; nil if the reader just closed its end, which is not
  /// an error.
  package static func loss(_ code: CInt) -> String? {
    code == EPIPE || code == ECONNRESET ? nil : unsafe String(cString: strerror(code))
  }

  /// The largest atomic pipe write that POSIX guarantees: it cannot block after `poll` reported the
  /// pipe writable (512 on macOS, 4096 on Linux).
  package static var atomicWriteLimit: Int {
    #if canImport(Darwin)
      512
    #else
      4096
    #endif
  }

  /// Appends available input to `bytes`, at most `limit` bytes. Blocks unless `poll` reported
  /// input.
  package static func read(_ descriptor: CInt, into bytes: inout [UInt8], limit: Int) -> Transfer {
    var (count, code): (Int, CInt) = (0, 0)
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      count = unsafe Libc.read(descriptor, base, limit)
      code = errno
      filled = max(count, 0)
    }
    bytes.append(contentsOf: piece)
    return Transfer(count, errno: code, isAtEnd: true)
  }

  /// Overwrites the start of `bytes` with available input, up to its size. The buffer is allocated
  /// once and reused for every read.
  package static func read(_ descriptor: CInt, over bytes: inout [UInt8]) -> Transfer {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer -> Int in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe Libc.read(descriptor, base, buffer.count)
    }
    return Transfer(count, errno: errno, isAtEnd: true)
  }

  package static func close(_ descriptor: CInt) { _ = Libc.close(descriptor) }

  /// Whether a write of up to `atomicWriteLimit` bytes would not block now.
  package static func isWritable(_ descriptor: CInt) -> Bool {
    isReady(descriptor, POLLOUT, waiting: 0)
  }

  /// Whether a read would return at once, with data or EOF.
  package static func isReadable(_ descriptor: CInt) -> Bool {
    isReady(descriptor, POLLIN, waiting: 0)
  }

  /// Blocks until a write would succeed or fail.
  package static func waitUntilWritable(_ descriptor: CInt) {
    _ = isReady(descriptor, POLLOUT, waiting: -1)
  }

  /// - Parameter milliseconds: at most; −1 waits for as long as it takes.
  static func isReady(_ descriptor: CInt, _ events: CInt, waiting milliseconds: CInt) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }

  package static func write(_ descriptor: CInt, _ bytes: ArraySlice<UInt8>) -> Transfer {
    unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0) }
  }

  package static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Transfer {
    let count = unsafe Libc.write(descriptor, bytes.baseAddress, bytes.count)
    return Transfer(count, errno: errno)
  }
}

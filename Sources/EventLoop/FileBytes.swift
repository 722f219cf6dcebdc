#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole small files. Blocking, so for start-up and for threads that may wait.
package enum FileBytes {
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case unreadable(errno: CInt)
    case larger(thanBytes: Int)
  }

  /// The bytes of a regular file.
  /// - Parameter limit: a larger file is refused.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno: errno)
    }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit) { () throws(Failure) in
      throw .unreadable(errno: EAGAIN)
    }
  }

  /// Everything up to the end of a pipe, a terminal, a socket or a file, whoever writes it taking
  /// the time it takes.
  package static func readToEnd(_ descriptor: CInt, limit: Int) throws(Failure) -> [UInt8] {
    try read(descriptor, limit: limit) { () throws(Failure) in
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, -1)
    }
  }

  /// The same of what a path names.
  package static func readToEnd(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno: errno)
    }
    defer { close(descriptor) }
    return try readToEnd(descriptor, limit: limit)
  }

  private static func read(
    _ descriptor: CInt, limit: Int, whenEmpty wait: () throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      switch Descriptor.read(descriptor, into: &bytes, limit: 65536) {
      case .bytes: if bytes.count > limit { throw .larger(thanBytes: limit) }
      case .end: return bytes
      case .wouldBlock: try wait()
      case .failed(let code): throw .unreadable(errno: code)
      }
    }
  }

  /// Whether others than its owner may read a file.
  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & 0o044 != 0
  }

  /// Where a symbolic link leads, link after link, whether there is a file or not; the path itself
  /// when it is none.
  package static func destination(of path: String) -> String {
    var path = path
    // As many as the kernel follows (Linux path_resolution(7)).
    for _ in 0..<40 {
      var room = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &room, room.count)
      guard count > 0 else { break }
      let target = String(
        decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  /// Puts `bytes` at `path` in one step: a reader sees the old file or the new one, and so does
  /// whoever comes after a crash. A symbolic link stays, and the file behind it is replaced.
  /// Permissions 0600.
  package static func replace(_ link: String, with bytes: [UInt8]) throws(Failure) {
    let path = destination(of: link)
    let draft = path + ".\(getpid()).tmp"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unreadable(errno: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard case .bytes(let count) = Descriptor.write(descriptor, rest) else {
        let code = errno
        close(descriptor)
        _ = unsafe unlink(draft)
        throw .unreadable(errno: code)
      }
      rest = rest.dropFirst(count)
    }
    _ = fsync(descriptor)
    close(descriptor)
    guard unsafe rename(draft, path) == 0 else {
      let code = errno
      _ = unsafe unlink(draft)
      throw .unreadable(errno: code)
    }
  }

  /// Makes a folder and those above it, each 0700. Whether it is there afterwards.
  package static func makeFolder(_ path: String) -> Bool {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return false
    }
    guard makeFolder(String(path[..<slash])) else { return false }
    return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}

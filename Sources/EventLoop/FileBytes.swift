import Libc

/// Reads and writes whole small files. Blocking: for startup and for threads that may block.
package enum FileBytes {
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case unreadable(errno: CInt)
    case larger(thanBytes: Int)
  }

  /// The bytes of a regular file.
  /// - Parameter limit: larger files are rejected.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = try opened(path, O_NONBLOCK)
    defer { close(descriptor) }
    return try read(descriptor, limit: limit) { () throws(Failure) in
      throw .unreadable(errno: EAGAIN)
    }
  }

  /// Everything up to the end of a pipe, terminal, socket or file, however long the writer takes.
  package static func readToEnd(_ descriptor: CInt, limit: Int) throws(Failure) -> [UInt8] {
    try read(descriptor, limit: limit) { () throws(Failure) in
      _ = Descriptor.isReady(descriptor, POLLIN, waiting: -1)
    }
  }

  /// The same, for a path.
  package static func readToEnd(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    return try readToEnd(descriptor, limit: limit)
  }

  private static func opened(_ path: String, _ flags: CInt = 0) throws(Failure) -> CInt {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno: errno)
    }
    return descriptor
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

  /// Whether users other than the owner can read a file.
  package static func isAccessibleToOthers(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & 0o044 != 0
  }

  /// The final target of a chain of symbolic links, whether or not it exists; the path itself if it
  /// is not a link.
  package static func destination(of path: String) -> String {
    var path = path
    // The kernel's own limit (Linux path_resolution(7)).
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

  /// Atomically replaces the file at `path`: readers see the old or the new file, even after a
  /// crash. A symbolic link stays, and its target is replaced. Permissions 0600.
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

  /// Creates a folder and its missing parents, each accessible to the user only. An existing one is
  /// unchanged. Returns whether there is a folder afterwards.
  package static func makeFolder(_ path: String) -> Bool {
    if unsafe mkdir(path, 0o700) == 0 { return true }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      if makeFolder(String(path[..<slash])), unsafe mkdir(path, 0o700) == 0 { return true }
    }
    return isFolder(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

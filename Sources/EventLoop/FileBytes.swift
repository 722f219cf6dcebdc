import Libc

/// Reads and writes whole small files. Blocking: for startup and for threads that may block.
package enum FileBytes {
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case unreadable(errno: CInt)
    case larger(thanBytes: Int)
  }

  /// The bytes of a regular file: no pipe that its writer keeps, and no device.
  /// - Parameter limit: larger files are rejected.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = try opened(path, O_NONBLOCK | O_NOCTTY)
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    guard status.isRegularFile else { throw .unreadable(errno: status.refusal) }
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
    if path.hasNUL { throw .unreadable(errno: EINVAL) }
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
  /// - Throws: `ELOOP` for links that lead nowhere.
  package static func destination(of path: String) throws(Failure) -> String {
    if path.hasNUL { throw .unreadable(errno: EINVAL) }
    var path = path
    // The kernel's own limit (Linux path_resolution(7)).
    for _ in 0...40 {
      var room = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &room, room.count)
      guard count > 0 else { return path }
      let bytes = room.prefix(count).map { UInt8(bitPattern: $0) }
      guard let target = String(validating: bytes, as: UTF8.self) else {
        throw .unreadable(errno: EILSEQ)
      }
      path = target.isAbsolutePath ? target : path.beforeLastPathPart + target
    }
    throw .unreadable(errno: ELOOP)
  }

  /// A draft's name is no longer than a name may be, whatever the file's own length.
  private static let draftNameBytes = 128

  /// Atomically replaces the file at `path`: readers see the old or the new file, even after a
  /// crash. A symbolic link stays, and its target is replaced. Permissions 0600. What is not a
  /// regular file is not replaced.
  package static func replace(_ link: String, with bytes: [UInt8]) throws(Failure) {
    let path = try destination(of: link)
    var status = stat()
    if unsafe stat(path, &status) == 0, !status.isRegularFile {
      throw .unreadable(errno: status.refusal)
    }
    let name = String(decoding: path.lastPathPart.utf8.prefix(draftNameBytes), as: UTF8.self)
    let draft = path.beforeLastPathPart + "\(name).\(getpid()).tmp"
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
    if path.hasNUL { return false }
    var missing: [String] = []
    var folder = path
    while unsafe mkdir(folder, 0o700) != 0, errno == ENOENT, let parent = folder.parentFolder {
      missing.append(folder)
      folder = parent
    }
    for folder in missing.reversed() { _ = unsafe mkdir(folder, 0o700) }
    return isFolder(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.isFolder
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Why it is not read or replaced as a file.
  fileprivate var refusal: CInt { isFolder ? EISDIR : ENODEV }
}

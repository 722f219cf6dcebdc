#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file a path names, to notice that another one has taken its place.
struct FileIdentity: Equatable {
  let device: UInt64
  let inode: UInt64

  /// Nil when there is no such file. Never opens it: closing any descriptor of a database file
  /// would drop this process' SQLite locks on it.
  init?(path: String) {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
  }
}

/// A side file whose `flock` says who may replace the database beside it: writers share it for the
/// time of a transaction, a quarantine holds it alone. The system drops it with the process.
final class SideLock {
  private let descriptor: CInt

  init?(path: String) {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Waits; a file system without `flock` is taken as a consent.
  func lockShared() { lock(LOCK_SH) }

  func lockAlone() { lock(LOCK_EX) }

  func unlock() { lock(LOCK_UN) }

  private func lock(_ operation: CInt) {
    while flock(descriptor, operation) != 0 && errno == EINTR {}
  }
}

/// Makes a folder and the missing ones above it, for the user alone. An existing one stays as it
/// is.
func makePrivateFolder(_ path: String) -> Bool {
  if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return isFolder(path) }
  guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
    return false
  }
  guard makePrivateFolder(String(path[..<slash])) else { return false }
  return unsafe mkdir(path, 0o700) == 0 || isFolder(path)
}

private func isFolder(_ path: String) -> Bool {
  var info = stat()
  return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
}

func makePrivateFile(_ path: String) {
  _ = unsafe chmod(path, 0o600)
}

/// False when there was nothing to rename.
@discardableResult
func renameFile(_ path: String, to other: String) -> Bool {
  unsafe rename(path, other) == 0
}

/// Sleeps this thread. Only the store thread does, and only between attempts at a locked file.
func pauseThread(milliseconds: Int) {
  _ = poll(nil, 0, CInt(milliseconds))
}

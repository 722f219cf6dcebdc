import Libc

/// Keeps other Almanac processes from changing a file in the same folder (`flock(2)` on the folder:
/// no lock file, and a killed process releases it). Blocking.
package enum FolderLock {
  /// - Parameter milliseconds: how long to wait for another holder.
  /// - Returns: the result of `body`; nil if another process held the lock throughout. If the
  ///   folder cannot be locked, `body` runs without the lock.
  package static func holding<Value, Failure: Error>(
    _ folder: String, milliseconds: Int = 5_000, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    for _ in 0..<max(1, milliseconds / pauseMilliseconds) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      guard errno == EWOULDBLOCK || errno == EINTR else { return try body() }
      _ = usleep(UInt32(pauseMilliseconds * 1000))
    }
    return nil
  }

  private static let pauseMilliseconds = 10
}

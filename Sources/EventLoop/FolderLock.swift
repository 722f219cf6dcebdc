#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other processes of this program from changing a file in the same folder meanwhile
/// (`flock(2)` on the folder: nothing is left behind, and a killed process lets go). Blocking.
package enum FolderLock {
  /// - Parameter milliseconds: how long another holder is waited for.
  /// - Returns: what `body` gave; nil when another process held the lock all the time. A folder
  ///   that cannot be locked is not.
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

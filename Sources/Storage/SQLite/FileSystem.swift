import CSQLite
import EventLoop
import Libc

/// The identity of the file at a path, to detect its replacement.
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

/// How long to wait for other processes' locks. After a wait has timed out, further attempts fail
/// fast for a while, so that later calls need not wait as long again.
final class LockTimeout {
  private let milliseconds: Int
  private var exhaustedUntil: MonotonicInstant?

  init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// How long to wait now.
  var currentMilliseconds: Int {
    let isExhausted = exhaustedUntil.map { MonotonicClock.system.now() < $0 } ?? false
    return isExhausted ? 0 : milliseconds
  }

  func noteTimeout() {
    guard currentMilliseconds > 0 else { return }
    exhaustedUntil = MonotonicClock.system.now().advanced(byMilliseconds: 4 * milliseconds)
  }

  func noteSuccess() { exhaustedUntil = nil }

  /// Tries until `attempt` succeeds.
  /// - Throws: `SQLITE_BUSY` on timeout.
  func wait(for attempt: () -> Bool) throws(SQLiteError) {
    let end = MonotonicClock.system.now().advanced(byMilliseconds: currentMilliseconds)
    while !attempt() {
      guard MonotonicClock.system.now() < end else {
        noteTimeout()
        throw SQLiteError(code: SQLITE_BUSY)
      }
      pauseThread(milliseconds: 2)
    }
    noteSuccess()
  }
}

/// Whether the path is not a regular file: a pipe, socket, device or directory.
func isIrregularFile(_ path: String) -> Bool {
  var info = stat()
  return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
}

/// A lock file whose `flock` guards the replacement of its database: transactions hold it shared, a
/// quarantine exclusively. The system releases it with the process.
final class SidecarLock {
  private let descriptor: CInt
  private let patience: LockTimeout

  init?(path: String, patience: LockTimeout) {
    self.patience = patience
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether the file system has the locks that SQLite takes (`fcntl(2)`). Where the server of a
  /// network file system has no lock manager, they fail with ENOLCK, which SQLite reports as a lock
  /// that another process holds, however long one waits.
  var canLock: Bool {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_len = 1
    guard unsafe fcntl(descriptor, F_SETLK, &lock) == 0 else { return errno != ENOLCK }
    lock.l_type = Int16(F_UNLCK)
    _ = unsafe fcntl(descriptor, F_SETLK, &lock)
    return true
  }

  /// On a file system without `flock`, the lock is considered granted.
  /// - Throws: `SQLITE_BUSY` if another process holds it for too long.
  func lockShared() throws(SQLiteError) { try lock(LOCK_SH) }

  func lockExclusive() throws(SQLiteError) { try lock(LOCK_EX) }

  func unlock() { _ = flock(descriptor, LOCK_UN) }

  private func lock(_ operation: CInt) throws(SQLiteError) {
    try patience.wait {
      flock(descriptor, operation | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR)
    }
  }
}

/// False if there was nothing to rename.
@discardableResult
func renameFile(_ path: String, to other: String) -> Bool {
  unsafe rename(path, other) == 0
}

/// Sleeps the calling thread: only the store thread, between attempts at a locked file.
func pauseThread(milliseconds: Int) {
  _ = poll(nil, 0, CInt(milliseconds))
}

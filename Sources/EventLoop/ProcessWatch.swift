import Libc

/// Checks whether another process exists, to detect an editor that died without closing stdin.
package enum ProcessWatch {
  /// False only if the system reports that there is no such process.
  package static func isAlive(_ process: Int32) -> Bool {
    guard process > 0 else { return false }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether another process is there, for the watch over an editor that died without closing stdin.
package enum ProcessWatch {
  /// False only when the system says that there is no such process.
  package static func isAlive(_ process: Int32) -> Bool {
    guard process > 0 else { return false }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}

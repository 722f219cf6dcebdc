import Basics
import Libc

/// The system limits the process needs (`setrlimit`, containers, `ulimit`), checked at startup: a
/// shortage becomes an error message instead of a trap later.
package enum ProcessLimits {
  /// A missing resource, described for display.
  package struct Shortage: Error, Sendable { package let text: String }

  /// Opens the loop's required descriptors before anything else can take them.
  package static func wakePipe() throws(Shortage) -> WakePipe {
    guard let pipe = WakePipe() else {
      throw Shortage(
        text: "no file descriptors are left: at least \(minimumDescriptors) are needed (ulimit -n)")
    }
    guard let room = addressSpaceLeft(), room < minimumAddressSpace else { return pipe }
    throw Shortage(
      text: "too little memory is allowed: \(room >> 20) MB of address space are left, "
        + "at least \(minimumAddressSpace >> 20) MB are needed (ulimit -v)")
  }

  /// Standard streams, the output's own descriptor, and the wake pipe.
  private static let minimumDescriptors = 6

  /// Three threads with stacks and an allocator arena each, a cache of 48 forecasts, 8 MB of queued
  /// output, and as much again for running requests.
  private static let minimumAddressSpace = 192 << 20

  /// Remaining mappable bytes; nil if unlimited.
  private static func addressSpaceLeft() -> Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let status = unsafe getrlimit(RLIMIT_AS, &limit)
    #endif
    guard status == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return max(0, Int(limit.rlim_cur) - mappedBytes)
  }

  /// Of this process; 0 if the system does not report it (macOS).
  private static var mappedBytes: Int {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 4096),
      let first = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
    else { return 0 }
    return (Int(first) ?? 0) * Int(getpagesize())
  }

  static func reportThreadFailure() {
    StandardError.print(
      "almanac: the system gives no more threads or descriptors (ulimit -u, ulimit -n): "
        + "going on without, slower and without the network")
  }
}

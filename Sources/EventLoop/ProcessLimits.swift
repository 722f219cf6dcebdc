#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system must allow the process (`setrlimit`, containers, `ulimit`), looked at before
/// anything is built on it: a shortage is said in words, not by a trap in the middle of the work.
package enum ProcessLimits {
  /// What is missing to start at all, in words for a person.
  package struct Shortage: Error, Sendable { package let text: String }

  /// Takes the descriptors that a loop cannot do without, before anything else may.
  package static func wakePipe() throws(Shortage) -> WakePipe {
    guard let pipe = WakePipe() else {
      throw Shortage(
        text: "no file descriptors are left: at least \(fewestDescriptors) are needed (ulimit -n)")
    }
    guard let room = addressSpaceLeft(), room < leastAddressSpace else { return pipe }
    throw Shortage(
      text: "too little memory is allowed: \(room >> 20) MB of address space are left, "
        + "at least \(leastAddressSpace >> 20) MB are needed (ulimit -v)")
  }

  /// Standard streams, the output's own, and the pipe that wakes the loop.
  private static let fewestDescriptors = 6

  /// Three threads with their stacks and the allocator's arena for each, a cache of 48 forecasts,
  /// 8 MB of queued output, and as much again for the requests at work.
  private static let leastAddressSpace = 192 << 20

  /// Bytes that may still be mapped; nil without a limit.
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

  /// Of this process; 0 where the system does not tell (macOS).
  private static var mappedBytes: Int {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 4096),
      let first = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
    else { return 0 }
    return (Int(first) ?? 0) * Int(getpagesize())
  }

  static func tellOfNoThread() {
    StandardError.print(
      "almanac: the system gives no more threads or descriptors (ulimit -u, ulimit -n): "
        + "going on without, slower and without the network")
  }
}

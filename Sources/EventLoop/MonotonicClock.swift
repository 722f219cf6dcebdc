#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment of the monotonic clock, in nanoseconds since some start. Never compared across
/// processes.
package struct MonotonicInstant: Comparable, Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  package func advanced(byMilliseconds milliseconds: Int) -> Self {
    Self(nanoseconds: nanoseconds &+ Int64(milliseconds) &* 1_000_000)
  }

  package func milliseconds(since earlier: Self) -> Int {
    Int((nanoseconds - earlier.nanoseconds) / 1_000_000)
  }
}

/// Where monotonic time comes from; injected, so that tests run it fast.
package struct MonotonicClock: Sendable {
  package let now: @Sendable () -> MonotonicInstant
  /// How many of its seconds pass in a real one; waits are shortened by it.
  package let rate: Int64

  /// The system's. It stands still while the machine sleeps on Linux (CLOCK_MONOTONIC).
  package static let system = MonotonicClock(now: systemNow, rate: 1)

  /// The system's, started now and running `rate` times as fast.
  package static func accelerated(by rate: Int64) -> MonotonicClock {
    let start = systemNow().nanoseconds
    return MonotonicClock(
      now: { MonotonicInstant(nanoseconds: start + (systemNow().nanoseconds - start) * rate) },
      rate: rate)
  }

  private static func systemNow() -> MonotonicInstant {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}

import Libc

/// An instant of the monotonic clock, in nanoseconds since an arbitrary start. Not comparable
/// across processes.
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

/// A source of monotonic time; injected, so that tests can set its pace.
package struct MonotonicClock: Sendable {
  package let now: @Sendable () -> MonotonicInstant
  /// Clock seconds per real second; waits are shortened accordingly.
  package let rate: Double

  package init(now: @escaping @Sendable () -> MonotonicInstant, rate: Double) {
    self.now = now
    self.rate = rate
  }

  /// The system clock. On Linux it stops while the machine sleeps (CLOCK_MONOTONIC).
  package static let system = MonotonicClock(now: systemNow, rate: 1)

  /// The system clock, starting now and running `rate` times as fast: slower below 1.
  package static func running(atRate rate: Double) -> MonotonicClock {
    let start = systemNow().nanoseconds
    return MonotonicClock(
      now: {
        let passed = Double(systemNow().nanoseconds - start) * rate
        return MonotonicInstant(nanoseconds: start + Int64(passed))
      },
      rate: rate)
  }

  private static func systemNow() -> MonotonicInstant {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}

package import Time

/// A provider's budget: weighted calls per window. Windows are aligned to UTC (minutes, hours and
/// days start at the same time for everyone), as providers count them.
package struct Budget: Equatable, Sendable {
  package struct Limit: Equatable, Sendable {
    package let windowSeconds: Int
    package let weight: Double

    package init(windowSeconds: Int, weight: Double) {
      self.windowSeconds = windowSeconds
      self.weight = weight
    }
  }

  package var limits: [Limit]

  package init(limits: [Limit]) { self.limits = limits }

  /// Weighted calls per minute, hour and day; nil is no limit.
  package init(perMinute: Double? = nil, perHour: Double? = nil, perDay: Double? = nil) {
    let given = [(60, perMinute), (3_600, perHour), (86_400, perDay)]
    limits = given.compactMap { window, weight in
      weight.map { Limit(windowSeconds: window, weight: $0) }
    }
  }

  /// Spends `weight` if every window has room, else changes nothing.
  package func spend(
    _ weight: Double, from usage: inout BudgetUsage, at now: Instant
  ) -> SpendOutcome {
    var retryAfter = 0.0
    for limit in limits where usage.spent(in: limit, at: now) + weight > limit.weight {
      retryAfter = max(retryAfter, limit.secondsLeft(at: now))
    }
    if retryAfter > 0 { return .refused(retryAfterSeconds: max(1, Int(retryAfter.rounded(.up)))) }
    for limit in limits { usage.add(weight, in: limit, at: now) }
    return .spent(pressure: pressure(of: usage, at: now))
  }

  /// The used share of the fullest window, 0…1. Near 1, answers should be kept longer before calls
  /// fail.
  package func pressure(of usage: BudgetUsage, at now: Instant) -> Double {
    limits.map { $0.weight > 0 ? usage.spent(in: $0, at: now) / $0.weight : 1 }.max() ?? 0
  }
}

extension Budget.Limit {
  /// The start of the window that contains `now`.
  func start(at now: Instant) -> Int {
    Int(now.rounded(.down, toSeconds: Double(windowSeconds)).unixSeconds)
  }

  func secondsLeft(at now: Instant) -> Double {
    Double(start(at: now) + windowSeconds) - now.unixSeconds
  }
}

/// The spent weight by window; a past window counts as empty.
package struct BudgetUsage: Equatable {
  struct Window: Equatable {
    var start: Int
    var spent: Double
  }

  /// By length in seconds.
  var windows: [Int: Window]

  init(windows: [Int: Window]) { self.windows = windows }

  package init() { windows = [:] }

  func spent(in limit: Budget.Limit, at now: Instant) -> Double {
    guard let window = windows[limit.windowSeconds], window.start == limit.start(at: now) else {
      return 0
    }
    return window.spent
  }

  mutating func add(_ weight: Double, in limit: Budget.Limit, at now: Instant) {
    // A refund may belong to the previous window.
    let spent = max(0, spent(in: limit, at: now) + weight)
    windows[limit.windowSeconds] = Window(start: limit.start(at: now), spent: spent)
  }
}

package enum SpendOutcome: Equatable {
  /// `pressure`: the fullest window's share afterwards, 0…1.
  case spent(pressure: Double)
  case refused(retryAfterSeconds: Int)
}

/// How much may be asked of a provider: weighted calls in each of some windows. Windows are aligned
/// to UTC (a minute, an hour, a day begin for everyone at once), as providers count them.
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

  /// Weighted calls a minute, an hour and a day; nil is no limit.
  package init(perMinute: Double? = nil, perHour: Double? = nil, perDay: Double? = nil) {
    let given = [(60, perMinute), (3_600, perHour), (86_400, perDay)]
    limits = given.compactMap { window, weight in
      weight.map { Limit(windowSeconds: window, weight: $0) }
    }
  }

  /// Spends `weight` if every window has room, else changes nothing.
  func spend(_ weight: Double, from usage: inout BudgetUsage, at now: UnixSeconds) -> SpendOutcome {
    var retryAfter = 0.0
    for limit in limits where usage.spent(in: limit, at: now) + weight > limit.weight {
      retryAfter = max(retryAfter, limit.secondsLeft(at: now))
    }
    if retryAfter > 0 { return .refused(retryAfterSeconds: max(1, Int(retryAfter.rounded(.up)))) }
    for limit in limits { usage.add(weight, in: limit, at: now) }
    return .spent(pressure: pressure(of: usage, at: now))
  }

  /// The fullest window's share, 0…1: near 1, freshness should stretch before anything fails.
  func pressure(of usage: BudgetUsage, at now: UnixSeconds) -> Double {
    limits.map { $0.weight > 0 ? usage.spent(in: $0, at: now) / $0.weight : 1 }.max() ?? 0
  }
}

extension Budget.Limit {
  /// The start of the window that contains `now`.
  func start(at now: UnixSeconds) -> Int {
    let length = Double(windowSeconds)
    return Int((now / length).rounded(.down) * length)
  }

  func secondsLeft(at now: UnixSeconds) -> Double { Double(start(at: now) + windowSeconds) - now }
}

/// What was spent, by window; a window that has passed counts as empty.
struct BudgetUsage: Equatable {
  struct Window: Equatable {
    var start: Int
    var spent: Double
  }

  /// By length in seconds.
  var windows: [Int: Window] = [:]

  func spent(in limit: Budget.Limit, at now: UnixSeconds) -> Double {
    guard let window = windows[limit.windowSeconds], window.start == limit.start(at: now) else {
      return 0
    }
    return window.spent
  }

  mutating func add(_ weight: Double, in limit: Budget.Limit, at now: UnixSeconds) {
    // What is given back may have been spent in the window before.
    let spent = max(0, spent(in: limit, at: now) + weight)
    windows[limit.windowSeconds] = Window(start: limit.start(at: now), spent: spent)
  }
}

enum SpendOutcome: Equatable {
  /// `pressure`: the fullest window's share afterwards, 0…1.
  case spent(pressure: Double)
  case refused(retryAfterSeconds: Int)
}

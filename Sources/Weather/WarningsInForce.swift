package import Time
package import Vocabulary

/// The official warning that every text about a place begins with. It has no default anywhere, so
/// that no door can leave out a warning.
package enum WarningsInForce: Equatable, Sendable {
  /// The text is about no place, or says it elsewhere.
  case unasked
  /// Nobody who would know has said whether there is one.
  case unknown(WarningGap)
  /// A source that covers the place has just said so.
  case none
  /// - Parameter others: how many other events have a warning.
  case gravest(WeatherAlert, others: Int)

  /// A warning is shown as soon as it begins within a day: the time before it begins is the time to
  /// act.
  private static let aheadSeconds = 86_400.0

  /// Of the warnings for the place itself. One for somewhere in the country is listed but never put
  /// before everything else.
  /// - Parameter gap: why the warnings may not be all; nil if they are.
  package init(_ alerts: [WeatherAlert], missing gap: WarningGap?, at now: Instant) {
    let own = alerts.filter { alert in
      alert.isForPlace && WeatherAlert.isInForce(until: alert.expires, at: now)
        && (alert.onset ?? .earliest) <= now.adding(seconds: Self.aheadSeconds)
    }
    guard let gravest = own.min(by: { $0.isGraver(than: $1, at: now) }) else {
      self = gap.map { .unknown($0) } ?? .none
      return
    }
    let others = Set(own.map(\.event)).subtracting([gravest.event]).count
    self = .gravest(gravest, others: others)
  }
}

/// Why it is not known whether a warning is in force.
package enum WarningGap: CaseIterable, Sendable {
  /// A source covers the place, but it has not been heard yet, or its last word is too old.
  case unheard
  /// Those that spoke know of some hazards, or of the country, but not of all for the place.
  case partial
  /// No source covers the place.
  case uncovered
}

extension AlertSeverity {
  private static let byGravity: [AlertSeverity] = [.extreme, .severe, .moderate, .unknown, .minor]

  /// 0 for the gravest. One of unknown severity may be grave.
  package var gravity: Int { Self.byGravity.firstIndex(of: self) ?? Self.byGravity.count }
}

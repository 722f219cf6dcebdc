package import Time
package import Vocabulary

/// The official warning that every text about a place begins with. It has no default anywhere, so
/// that no door can leave out a warning.
package enum WarningsInForce: Equatable, Sendable {
  /// The text is about no place, says it elsewhere, or nobody has asked for the place's warnings.
  case unasked
  case none
  /// - Parameter others: how many other events have a warning.
  case gravest(WeatherAlert, others: Int)

  /// A warning is told as soon as it is known to begin within a day: the time before it begins is
  /// the time to act.
  private static let aheadSeconds = 86_400.0

  /// Of the warnings for the place itself. One for somewhere in the country is listed but never put
  /// before everything else.
  package init(_ alerts: [WeatherAlert], at now: Instant) {
    let own = alerts.filter { alert in
      alert.isForPlace && WeatherAlert.isInForce(until: alert.expires, at: now)
        && (alert.onset ?? .earliest) <= now.adding(seconds: Self.aheadSeconds)
    }
    guard let gravest = own.min(by: { $0.isGraver(than: $1, at: now) }) else {
      self = .none
      return
    }
    let others = Set(own.map(\.event)).subtracting([gravest.event]).count
    self = .gravest(gravest, others: others)
  }
}

extension AlertSeverity {
  private static let byGravity: [AlertSeverity] = [.extreme, .severe, .moderate, .unknown, .minor]

  /// 0 for the gravest. One of unknown severity may be grave.
  package var gravity: Int { Self.byGravity.firstIndex(of: self) ?? Self.byGravity.count }
}

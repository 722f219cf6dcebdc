package import AlmanacCore

/// The warnings of one service, and what their absence would mean.
package struct AlertReport: Sendable, Equatable {
  package let coverage: AlertCoverage
  /// Best match first, then the most severe.
  package let alerts: [WeatherAlert]
  /// How many more the service names than are listed.
  package let unlistedCount: Int
  /// How many rows of the answer nobody can make out.
  package let unreadCount: Int

  package init(
    coverage: AlertCoverage, alerts: [WeatherAlert], unlistedCount: Int = 0, unreadCount: Int = 0
  ) {
    self.coverage = coverage
    self.unlistedCount = unlistedCount
    self.unreadCount = unreadCount
    self.alerts = alerts.enumerated().sorted { left, right in
      let (a, b) = (Self.rank(left.element), Self.rank(right.element))
      return a != b ? a < b : left.offset < right.offset
    }.map(\.element)
  }

  /// Nothing is listed although there is something: such a report must not pass for silence.
  package var isHollow: Bool { alerts.isEmpty && unlistedCount + unreadCount > 0 }

  /// Without those that have ended.
  package func inForce(atUnixSeconds now: Double) -> AlertReport {
    AlertReport(
      coverage: coverage, alerts: alerts.filter { ($0.expiresUnixSeconds ?? .infinity) > now },
      unlistedCount: unlistedCount, unreadCount: unreadCount)
  }

  private static func rank(_ alert: WeatherAlert) -> Int {
    let match = AlertMatch.allCases.firstIndex(of: alert.match) ?? 0
    let severity = AlertSeverity.allCases.firstIndex(of: alert.severity) ?? 0
    return match * 10 + severity
  }
}

/// Which services warn for a country, best first.
package enum AlertServices {
  /// - Parameter countryCode: ISO 3166-1 alpha-2; `nil` where the country is not known.
  package static func services(countryCode: String?) -> [ProviderID] {
    guard let code = countryCode?.uppercased() else { return [] }
    if NWS.countryCodes.contains(code) { return [.nws] }
    if code == "DE" { return [.brightSky, .meteoAlarm] }
    return MeteoAlarm.feeds[code] == nil ? [] : [.meteoAlarm]
  }
}

extension AlertSeverity {
  init(upstream: String?) {
    self = AlertSeverity(rawValue: upstream?.lowercased() ?? "") ?? .unknown
  }
}

extension AlertCertainty {
  /// "Very Likely" is CAP 1.0's word.
  init(upstream: String?) {
    let word = upstream?.lowercased() ?? ""
    self = AlertCertainty(rawValue: word) ?? (word == "very likely" ? .likely : .unknown)
  }
}

extension AlertUrgency {
  init(upstream: String?) {
    self = AlertUrgency(rawValue: upstream?.lowercased() ?? "") ?? .unknown
  }
}

import Basics
package import Time
package import Vocabulary
package import Weather

/// The warnings of one service, and what an empty list means.
package struct AlertReport: Sendable, Equatable {
  package let coverage: AlertCoverage
  /// Those for the place first, then those for somewhere in the country; the most severe first. Of
  /// equals, the earlier first, then in the order of their ids, whatever order a service has:
  /// another order is no other answer.
  package let alerts: [WeatherAlert]
  /// The number of further warnings that are not listed.
  package let unlistedCount: Int
  /// The number of rows that could not be parsed.
  package let unreadCount: Int
  /// Who issues them, where the provider hands on what others issue.
  package private(set) var authority: Attribution?

  package init(
    coverage: AlertCoverage, alerts: [WeatherAlert], unlistedCount: Int = 0, unreadCount: Int = 0
  ) {
    self.coverage = coverage
    self.unlistedCount = unlistedCount
    self.unreadCount = unreadCount
    self.alerts = alerts.enumerated().sorted { left, right in
      Self.key(left) < Self.key(right)
    }.map(\.element)
  }

  /// The warnings for the place itself.
  package var own: [WeatherAlert] { alerts.filter(\.isForPlace) }

  /// Warnings exist but none is listed: such a report must not count as all clear.
  package var hasOnlyUnlisted: Bool { alerts.isEmpty && unlistedCount + unreadCount > 0 }

  /// A file that has not been written for so long may have been given up: that it lists nothing
  /// then says nothing.
  static let silentSeconds = 30 * 86_400.0

  /// Without expired alerts.
  package func inForce(at now: Instant) -> AlertReport {
    AlertReport(
      coverage: coverage,
      alerts: alerts.filter { WeatherAlert.isInForce(until: $0.expires, at: now) },
      unlistedCount: unlistedCount, unreadCount: unreadCount
    ).issued(by: authority)
  }

  func issued(by authority: Attribution?) -> AlertReport {
    var report = self
    report.authority = authority
    return report
  }

  /// What a list is ordered by.
  private static func key(
    _ item: (offset: Int, element: WeatherAlert)
  ) -> (rank: Int, onset: Instant, id: String, offset: Int) {
    let alert = item.element
    let rank = (alert.isForPlace ? 0 : AlertSeverity.allCases.count) + alert.severity.gravity
    return (rank, alert.onset ?? .earliest, alert.id, item.offset)
  }
}

extension AlertSeverity {
  init(upstream: String?) {
    self = AlertSeverity(rawValue: upstream?.lowercased() ?? "") ?? .unknown
  }
}

extension AlertCertainty {
  /// "Very Likely" is a CAP 1.0 value.
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

/// The result of mapping one row of an answer.
package enum AlertRow {
  case warning(WeatherAlert)
  /// Expired, canceled, an exercise, for elsewhere, or "no warning" in the service's own words.
  case silent
  /// Present but unparseable.
  case unreadable

  package var warning: WeatherAlert? {
    if case .warning(let alert) = self { alert } else { nil }
  }

  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }

  /// Whether the row is a warning whose area is not known.
  var isForCountry: Bool { warning.map { !$0.isForPlace } ?? false }
}

extension AlertReport {
  /// An unparseable row does not hide the others; the report counts it.
  /// - Parameter most: how many are listed, the most severe first.
  /// - Throws: `malformed` if warnings are present and none can be shown.
  init(
    coverage: AlertCoverage, rows: [AlertRow], most: Int = .max, unasked: Int = 0, path: String
  ) throws(ProviderError) {
    let alerts = rows.compactMap(\.warning)
    let unread = rows.count(where: \.isUnreadable)
    let all = AlertReport(coverage: coverage, alerts: alerts)
    self.init(
      coverage: coverage, alerts: Array(all.alerts.prefix(most)),
      unlistedCount: max(alerts.count - most, 0) + unasked, unreadCount: unread)
    if hasOnlyUnlisted { throw .malformed(path: path) }
  }
}

/// Fallbacks for parts of a warning that its sender left out: an incomplete warning is still a
/// warning.
enum AlertSubstitute {
  static let event = "Weather warning"
  private static let words = 8

  /// The first words of a description.
  static func event(from description: String?) -> String {
    guard let line = TextCleaning.line(description) else { return event }
    let all = line.split(whereSeparator: \.isWhitespace)
    let first = all.prefix(words).joined(separator: " ") + (all.count > words ? " …" : "")
    return TextCleaning.line(first, maximumBytes: 120) ?? event
  }

  /// Stable across answers for the same warning; differs if any of these inputs differ.
  static func id(
    sender: String?, event: String?, onset: Instant?, expires: Instant?, text: String?
  ) -> String {
    let times = [onset, expires].map { time in
      time.map { String(Int($0.unixSeconds.rounded())) } ?? ""
    }
    let parts =
      [sender ?? "", event ?? ""] + times + [text.map { String($0.utf8.fnv1a64, radix: 16) } ?? ""]
    return parts.joined(separator: "|")
  }
}

extension UpstreamValue {
  /// A CAP keyword, lowercased because services vary in case; nil if empty.
  func word(_ key: String) -> String? { line(key)?.lowercased() }
}

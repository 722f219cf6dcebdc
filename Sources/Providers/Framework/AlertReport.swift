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
  package var hasOnlyUnlisted: Bool { alerts.isEmpty && unlistedCount + unreadCount > 0 }

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

/// What a mapper makes of one row of an answer.
enum AlertRow {
  case warning(WeatherAlert)
  /// Over, called off, an exercise, or no warning at all in the service's own words.
  case silent
  /// Something stands there, and nobody can tell what.
  case unreadable
}

extension AlertReport {
  /// One row that cannot be read does not hide those that can; the report says that it was there.
  /// - Parameter most: how many are listed, the gravest.
  /// - Throws: `malformed` when warnings are named and none can be shown.
  init(
    coverage: AlertCoverage, rows: [AlertRow], most: Int = .max, unasked: Int = 0, path: String
  ) throws(ProviderError) {
    let alerts = rows.compactMap { row in
      if case .warning(let alert) = row { alert } else { nil }
    }
    let unread = rows.count { row in
      if case .unreadable = row { true } else { false }
    }
    let all = AlertReport(coverage: coverage, alerts: alerts)
    self.init(
      coverage: coverage, alerts: Array(all.alerts.prefix(most)),
      unlistedCount: max(alerts.count - most, 0) + unasked, unreadCount: unread)
    if hasOnlyUnlisted { throw .malformed(path: path) }
  }
}

/// What stands for the parts of a warning that its sender left out: a warning that cannot be read
/// whole is still one.
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

  /// The same for the same warning in the next answer, another for one that differs in anything
  /// that is named here.
  static func id(
    sender: String?, event: String?, onset: Double?, expires: Double?, text: String?
  ) -> String {
    let times = [onset, expires].map { time in
      time.flatMap { Int(exactly: $0.rounded()) }.map(String.init) ?? ""
    }
    let parts = [sender ?? "", event ?? ""] + times + [text.map(digest) ?? ""]
    return parts.joined(separator: "|")
  }

  /// FNV-1a, 64 bits; tells texts apart, no more.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension UpstreamValue {
  /// A word of CAP, which services write in one case or another; an empty one is none.
  func word(_ key: String) -> String? { line(key)?.lowercased() }

  /// Whether this is meant: no exercise, which must not call off what is real either. What says
  /// nothing, or a word that CAP does not have, counts.
  var isActualAlert: Bool {
    !["exercise", "system", "test", "draft"].contains(word("status") ?? "")
  }
}

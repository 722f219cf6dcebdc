package import Time
import Vocabulary

/// A forecast and its observed value.
package struct ForecastPair: Sendable, Equatable {
  /// At the latest; before the truth could be known.
  package let issued: Instant
  package let valid: Instant
  package let forecast: Double
  package let truth: Double

  /// - Returns: nil if the truth may have been known when the forecast was issued.
  package init?(issued: Instant, valid: Instant, forecast: Double, truth: Double) {
    guard issued < valid else { return nil }
    self.issued = issued
    self.valid = valid
    self.forecast = forecast
    self.truth = truth
  }

  package var error: Double { forecast - truth }
  /// Of the valid time, since 1970 UTC.
  package var day: Int { valid.dayNumber }
  package var cell: SkillCell { SkillCell(issued, valid) }
}

/// An hour of the day and a day of lead: errors of one cell resemble each other.
package struct SkillCell: Sendable, Hashable {
  /// Days of lead: 0 is 0–24 h, 6 is 144–168 h.
  package static let leads = WireLimits.leadDays + 1
  package static let count = leads * 24

  /// 0…6; what is later counts with the last.
  package let lead: Int
  /// The hour of the day in UTC, which has no summer time; 0…23.
  package let hour: Int

  package init(lead: Int, hour: Int) {
    precondition((0..<Self.leads).contains(lead) && (0..<24).contains(hour))
    (self.lead, self.hour) = (lead, hour)
  }

  /// - Parameter valid: not before `issued`.
  package init(_ issued: Instant, _ valid: Instant) {
    let days = Int(max(valid.seconds(since: issued), 0) / 86_400)
    self.init(lead: min(days, Self.leads - 1), hour: valid.hourNumber - 24 * valid.dayNumber)
  }

  var index: Int { 24 * lead + hour }

  /// Nil beyond the last lead.
  static func ahead(of issued: Instant, _ valid: Instant) -> SkillCell? {
    valid.seconds(since: issued) < 86_400 * Double(leads) ? SkillCell(issued, valid) : nil
  }

  /// The valid times of a lead.
  package static func span(ofLead lead: Int, issued: Instant) -> Range<Instant> {
    let start = issued.adding(seconds: 86_400 * Double(lead))
    return start..<start.adding(seconds: 86_400)
  }
}

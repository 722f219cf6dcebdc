/// A forecast, and what came.
package struct ForecastPair: Sendable, Equatable {
  /// At the latest; before the truth could be known.
  package let issuedUnixSeconds: Double
  package let validUnixSeconds: Double
  package let forecast: Double
  package let truth: Double

  /// - Returns: nil if the truth may have been known when the forecast was issued.
  package init?(
    issuedUnixSeconds: Double, validUnixSeconds: Double, forecast: Double, truth: Double
  ) {
    guard issuedUnixSeconds < validUnixSeconds else { return nil }
    self.issuedUnixSeconds = issuedUnixSeconds
    self.validUnixSeconds = validUnixSeconds
    self.forecast = forecast
    self.truth = truth
  }

  package var error: Double { forecast - truth }
  /// Of the valid time, since 1970 UTC.
  package var day: Int { Int((validUnixSeconds / 86_400).rounded(.down)) }
  package var cell: SkillCell { SkillCell(issuedUnixSeconds, validUnixSeconds) }
}

/// An hour of the day and a day of lead: errors of one cell resemble each other.
package struct SkillCell: Sendable, Hashable {
  /// Days of lead: 0 is 0–24 h, 6 is 144–168 h.
  package static let leads = 7
  package static let count = leads * 24

  /// 0…6; what is later counts with the last.
  package let lead: Int
  /// Of the day in UTC, which knows no summer time, 0…23.
  package let hour: Int

  package init(lead: Int, hour: Int) {
    precondition((0..<Self.leads).contains(lead) && (0..<24).contains(hour))
    (self.lead, self.hour) = (lead, hour)
  }

  /// - Parameters:
  ///   - issued: seconds since 1970 UTC.
  ///   - valid: not before `issued`.
  package init(_ issued: Double, _ valid: Double) {
    let days = Int(max(valid - issued, 0) / 86_400)
    let seconds = valid - 86_400 * (valid / 86_400).rounded(.down)
    self.init(lead: min(days, Self.leads - 1), hour: min(Int(seconds / 3_600), 23))
  }

  var index: Int { 24 * lead + hour }

  /// Nil beyond the last lead.
  static func ahead(of issued: Double, _ valid: Double) -> SkillCell? {
    valid < issued + 86_400 * Double(leads) ? SkillCell(issued, valid) : nil
  }

  /// The valid times of a lead, seconds since 1970.
  package static func span(ofLead lead: Int, issuedUnixSeconds issued: Double) -> Range<Double> {
    let start = issued + 86_400 * Double(lead)
    return start..<start + 86_400
  }
}

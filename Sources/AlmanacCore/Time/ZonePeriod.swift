/// A stretch of time in which a zone keeps one offset.
package struct ZonePeriod: Sendable, Equatable {
  /// First second (Unix); nil: from the beginning of time.
  package let start: Int?
  /// First second of the next period (Unix); nil: for ever.
  package let end: Int?
  package let offset: ZoneOffset
}

/// What a zone's clocks show.
package struct ZoneOffset: Sendable, Equatable {
  /// East of Greenwich, to be added to UTC.
  package let seconds: Int
  package let isDaylightSaving: Bool
  /// As in tzdata: "CET", or "+0530" where people use no letters.
  package let abbreviation: String

  package init(seconds: Int, isDaylightSaving: Bool, abbreviation: String) {
    self.seconds = seconds
    self.isDaylightSaving = isDaylightSaving
    self.abbreviation = abbreviation
  }
}

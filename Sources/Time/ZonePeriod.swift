/// A period in which a zone's offset is constant.
package struct ZonePeriod: Sendable, Equatable {
  /// First second (Unix); nil: unbounded.
  package let start: Int?
  /// First second of the next period (Unix); nil: unbounded.
  package let end: Int?
  package let offset: ZoneOffset
}

/// A zone's offset and abbreviation.
package struct ZoneOffset: Sendable, Equatable {
  /// East of Greenwich, added to UTC.
  package let seconds: Int
  package let isDaylightSaving: Bool
  /// As in tzdata: "CET", or "+0530" if the zone has no letters.
  package let abbreviation: String

  package init(seconds: Int, isDaylightSaving: Bool, abbreviation: String) {
    self.seconds = seconds
    self.isDaylightSaving = isDaylightSaving
    self.abbreviation = abbreviation
  }
}

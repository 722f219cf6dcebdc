/// The rules of one time zone: offsets, local dates, and the bounds of local days.
package struct ZoneRules: Sendable {
  /// The origin of the rules.
  package enum Source: Sendable, Equatable {
    /// A TZif file: the whole history.
    case file
    /// The built-in table: the current rules applied to all years.
    case builtIn
    /// The nautical zone: a whole number of hours from the longitude.
    case longitude
  }

  private enum Rules: Sendable {
    case table(TZif)
    case posix(PosixZone)
  }

  /// IANA name.
  package let name: String
  package let source: Source
  private let rules: Rules

  init(name: String, file: TZif) {
    self.name = name
    source = .file
    rules = .table(file)
  }

  init(name: String, posix: PosixZone, source: Source) {
    self.name = name
    self.source = source
    rules = .posix(posix)
  }

  package static let utc = ZoneRules(
    name: "Etc/UTC",
    posix: PosixZone(
      standard: ZoneOffset(seconds: 0, isDaylightSaving: false, abbreviation: "UTC"), daylight: nil),
    source: .builtIn)

  /// The nautical zone of a longitude: the nearest whole hour, named `Etc/GMT±n`, whose sign is
  /// positive westward.
  package static func nautical(longitudeDegrees: Double) -> ZoneRules {
    let hours = Int((longitudeDegrees.remainder(dividingBy: 360) / 15).rounded())
    let name = hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    let digits = abs(hours) < 10 ? "0\(abs(hours))" : "\(abs(hours))"
    let offset = ZoneOffset(
      seconds: hours * 3600, isDaylightSaving: false,
      abbreviation: hours == 0 ? "GMT" : "\(hours > 0 ? "+" : "-")\(digits)")
    return ZoneRules(
      name: name, posix: PosixZone(standard: offset, daylight: nil), source: .longitude)
  }

  /// The period of constant offset that contains an instant.
  package func period(at instant: Instant) -> ZonePeriod { period(at: instant.wholeUnixSeconds) }

  package func offset(at instant: Instant) -> ZoneOffset { period(at: instant).offset }

  func period(at second: Int) -> ZonePeriod {
    switch rules {
    case .posix(let zone): zone.period(at: second)
    case .table(let table): table.period(at: second)
    }
  }

  /// RFC 3339 with the zone's offset at that instant.
  package func timestamp(
    _ instant: Instant, precision: TimestampPrecision = .seconds
  ) -> String {
    instant.formatted(offsetSeconds: offset(at: instant).seconds, precision: precision)
  }
}

extension TZif {
  func period(at second: Int) -> ZonePeriod {
    // Binary search: the number of transitions at or before the instant.
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? transitions[low - 1] : nil
    if low < transitions.count {
      return ZonePeriod(
        start: start, end: transitions[low], offset: low > 0 ? types[low - 1] : initial)
    }
    guard let footer else {
      return ZonePeriod(start: start, end: nil, offset: types.last ?? initial)
    }
    let period = footer.period(at: second)
    // The footer applies only after the last transition.
    let clipped = [period.start, transitions.last].compactMap { $0 }.max()
    return ZonePeriod(start: clipped, end: period.end, offset: period.offset)
  }
}

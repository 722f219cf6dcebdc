import Units
import Vocabulary
import Weather

extension AerodromeReport {
  /// Reads a report; nil if it does not begin with a station and a time, or has nothing readable.
  ///
  /// A group that cannot be read costs only itself. A report without a type is a METAR, or a TAF if
  /// its period follows. What comes after the end of a report ("=") is not part of it.
  package init?(_ text: String) {
    self.init(Array(text.utf8))
  }

  package init?(_ bytes: [UInt8]) {
    let letters = bytes.map { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
    }
    var lines = letters.split(separator: UInt8(ascii: "="), maxSplits: 1)[...]
    guard let line = lines.popFirst() else { return nil }
    var reader = ReportReader(line)
    guard var report = reader.report() else { return nil }
    report.unreadGroups += lines.flatMap { ReportReader.groups(of: $0).map(\.text) }
    self = report
  }
}

/// Reads the groups of one report in order.
private struct ReportReader {
  private let groups: [ReportGroup]
  private var index = 0

  init(_ line: ArraySlice<UInt8>) { groups = Self.groups(of: line) }

  static func groups(of line: ArraySlice<UInt8>) -> [ReportGroup] {
    line.split { $0 <= 0x20 || $0 == 0x7F }.map { ReportGroup($0) }
  }

  private var group: ReportGroup? { index < groups.count ? groups[index] : nil }

  private mutating func skip(_ word: String) -> Bool {
    guard let group, group == word else { return false }
    index += 1
    return true
  }

  /// What the next group belongs to.
  private enum Part {
    case body, change
    /// Nothing: after NOSIG, and after a period that nothing announces.
    case end
  }

  private var part = Part.body

  mutating func report() -> AerodromeReport? {
    guard var report = header() else { return nil }
    while let group {
      index += 1
      if group == "RMK" || group == "RMKS" {
        remarks(&report)
        break
      }
      if part == .body, report.readFlag(group) { continue }
      if !readChange(group, &report), !readPair(group, &report) {
        readElement(group, &report)
      }
    }
    report.finish()
    guard report.time != nil || report.hasElements else { return nil }
    return report
  }

  /// The type, the station and the time.
  private mutating func header() -> AerodromeReport? {
    var kind = ReportKind.metar
    var isCorrected = false
    words: while true {
      if skip("METAR") {
        kind = .metar
      } else if skip("SPECI") {
        kind = .speci
      } else if skip("TAF") {
        kind = .taf
      } else if skip("COR") || skip("AMD") {
        isCorrected = true
      } else {
        break words
      }
    }
    guard let stationID = station() else { return nil }
    let isAutomatic = skip("AUTO")
    guard let written = group, case .some(let time) = time() else { return nil }
    var report = AerodromeReport(kind: kind, stationID: stationID, time: time)
    if time == nil { report.unreadGroups.append(written.text) }
    (report.isCorrected, report.isAutomatic) = (isCorrected, isAutomatic)
    return report
  }

  private mutating func station() -> String? {
    guard let group, (3...4).contains(group.rest.count),
      group.rest.contains(where: ReportGroup.isLetter),
      group.rest.allSatisfy({ ReportGroup.isLetter($0) || ReportGroup.isDigit($0) })
    else { return nil }
    index += 1
    return group.text
  }

  /// `ddhhmmZ`; some nil if the group has this form but no time, which costs nothing else.
  private mutating func time() -> ReportTime?? {
    guard var group else { return nil }
    let digits = group.rest.prefix { ReportGroup.isDigit($0) }.count
    guard digits > 0, group.rest.count == digits ? digits == 6 : group.ends(with: "Z"),
      group.rest.count - digits < 2
    else { return nil }
    index += 1
    let time = group.attempt(ReportTime.dayHourMinute)
    return .some(time.flatMap { $0.hour < 24 && digits == 6 ? $0 : nil })
  }

  private mutating func readElement(_ group: ReportGroup, _ report: inout AerodromeReport) {
    if group.isUnkept || part == .body && readValidity(group, &report) { return }
    var rest = group
    let isRead = part != .end && report.read(&rest)
    if isRead, rest.isAtEnd { return }
    report.unreadGroups.append(isRead ? rest.text : group.text)
    if part == .body, !isRead, group.hasOnlyLetters, group.rest.count > 1 {
      report.mayHaveMoreWeather = true
    }
    if let impossible = rest.impossible { report.impossible.append(impossible) }
  }

  /// The period of a TAF, which may not say that it is one. Behind elements it ends the body: what
  /// follows is for another time.
  private mutating func readValidity(
    _ group: ReportGroup, _ report: inout AerodromeReport
  ) -> Bool {
    guard let period = group.period(ReportTime.dayHour) else { return false }
    if report.validity == nil, !report.hasElements {
      (report.kind, report.validity) = (.taf, period)
      return true
    }
    part = .end
    return false
  }

  /// Groups of several words.
  private mutating func readPair(_ group: ReportGroup, _ report: inout AerodromeReport) -> Bool {
    if group == "WS" {
      if skip("ALL") { return skip("RWY") }
      // The runway.
      guard let next = self.group, next.begins(with: "R") else { return false }
      index += 1
      return true
    }
    guard part != .end else { return false }
    // Statute miles, which may have blanks: "1 1/2SM", "1/4 SM".
    for count in [3, 2, 1] where index + count - 1 <= groups.count {
      let words = groups[(index - 1)..<(index + count - 1)].map(\.rest)
      var joined = ReportGroup(ArraySlice(words.joined(separator: [0x20])))
      guard let visibility = joined.whole(Visibility.init(miles:)) else { continue }
      guard report.withConditions({ $0.take(visibility) }) else { return false }
      index += count - 1
      return true
    }
    return false
  }

  // MARK: Changes

  /// Begins a change, with its period.
  private mutating func readChange(
    _ group: ReportGroup, _ report: inout AerodromeReport
  ) -> Bool {
    var (kind, probability) = (ReportedChangeKind.temporary, nil as Double?)
    var periods = [group][...]
    if group == "NOSIG" {
      report.isSteady = true
      part = .end
      return true
    } else if group.isFrom {
      kind = .from
    } else if group == "BECMG" {
      kind = .becoming
    } else if group == "PROB30" || group == "PROB40" {
      probability = group == "PROB30" ? 30 : 40
      kind = skip("TEMPO") || skip("INTER") ? .temporary : .possible
    } else if !(group == "TEMPO" || group == "INTER") {
      return false
    }
    if kind != .from {
      periods = groups[index...].prefix { $0.isTrendPeriod }.prefix(1)
      if periods.isEmpty { periods = groups[index...].prefix { $0.isTrendTime } }
      index += periods.count
    }
    var period = ReportPeriod()
    for written in periods where !period.read(written, of: report) {
      report.unreadGroups.append(written.text)
    }
    report.changes.append(
      ReportedChange(kind: kind, probabilityPercent: probability, period: period))
    part = .change
    return true
  }

  private mutating func remarks(_ report: inout AerodromeReport) {
    while var group {
      _ = report.remarks.read(&group, of: report)
      if let impossible = group.impossible { report.impossible.append(impossible) }
      index += 1
    }
  }
}

extension AerodromeReport {
  /// The conditions that the next group belongs to.
  fileprivate mutating func withConditions<Value>(
    _ body: (inout ReportedConditions) -> Value
  ) -> Value {
    changes.isEmpty ? body(&conditions) : body(&changes[changes.count - 1].conditions)
  }

  fileprivate var hasElements: Bool {
    conditions != ReportedConditions() || temperatureCelsius != nil
      || altimeterHectopascals != nil
  }

  fileprivate mutating func readFlag(_ group: ReportGroup) -> Bool {
    switch true {
    case group == "AUTO": isAutomatic = true
    case group == "NIL": isMissing = true
    case group == "CNL": isCanceled = true
    case group == "COR" || group == "AMD": isCorrected = true
    case group.rest.count == 3 && group.begins(with: "CC"): isCorrected = true
    default: return false
    }
    return true
  }

  /// Reads a group of the body or of a change.
  fileprivate mutating func read(_ group: inout ReportGroup) -> Bool {
    if withConditions({ $0.read(&group) }) { return true }
    if kind == .taf {
      return readExtreme(&group) || group.whole(Self.altimeter).map { takeAltimeter($0) } ?? false
    }
    guard changes.isEmpty else { return false }
    if let altimeter = group.whole(Self.altimeter) { return takeAltimeter(altimeter) }
    if let recent = group.whole({ $0.skip("RE") ? PresentWeather(&$0) : nil }) {
      recentWeather.append(recent)
      return true
    }
    // Some stations have it before the remarks.
    if group.begins(with: "SLP") { return remarks.read(&group, of: self) }
    return readTemperatures(&group)
  }

  /// `TT/TdTd`, with M for minus.
  private mutating func readTemperatures(_ group: inout ReportGroup) -> Bool {
    if group == "XX/XX" {
      group.skipAll()
      return true
    }
    let found: (celsius: Double?, dewPointCelsius: Double?)? = group.whole { group in
      guard case .some(let temperature) = Self.degrees(&group, .temperature), group.skip("/"),
        case .some(let dewPoint) = group.isAtEnd ? .some(nil) : Self.degrees(&group, .dewPoint)
      else { return nil }
      return (temperature, dewPoint)
    }
    guard let found, temperatureCelsius == nil && dewPointCelsius == nil else { return false }
    temperatureCelsius = found.celsius
    dewPointCelsius = DewPoint.possible(
      found.dewPointCelsius, temperatureCelsius: found.celsius)
    if found.dewPointCelsius != nil, dewPointCelsius == nil {
      group.reject(.dewPoint)
      return false
    }
    return true
  }

  /// Some nil if it is missing.
  private static func degrees(
    _ group: inout ReportGroup, _ measurement: Measurement
  ) -> Double?? {
    if group.skipMissing(2) { return .some(nil) }
    let isNegative = group.skip("M")
    guard let number = group.number(digits: 2),
      let value = group.possible(measurement, Double(isNegative ? -number : number))
    else { return nil }
    return .some(value)
  }

  /// `Qhhhh` in hPa, `Ahhhh` and `QNHhhhhINS` in hundredths of an inch of mercury; some nil if it
  /// is missing.
  private static func altimeter(_ group: inout ReportGroup) -> Double?? {
    let isInches = group.skip("A")
    guard isInches || group.skip("QNH") || group.skip("Q") else { return nil }
    if group.isMissing {
      group.skipAll()
      return .some(nil)
    }
    guard let number = group.number(digits: 4) else { return nil }
    let hasInches = group.skip("INS") || isInches
    return group.possible(.pressure, Double(number) * (hasInches ? 0.3386389 : 1)).map { .some($0) }
  }

  /// Two of the same pressure differ by the rounding down to whole hectopascals. The first one of a
  /// TAF counts.
  private mutating func takeAltimeter(_ pressure: Double?) -> Bool {
    guard let known = altimeterHectopascals, let pressure, kind != .taf else {
      altimeterHectopascals = altimeterHectopascals ?? pressure
      return true
    }
    return abs(known - pressure) < 1.5
  }

  /// `TXTT/ddhhZ` and `TNTT/ddhhZ` of a TAF.
  private mutating func readExtreme(_ group: inout ReportGroup) -> Bool {
    let isHighest = group.begins(with: "TX")
    let found: Double? = group.whole { group in
      guard group.skip("TX") || group.skip("TN"),
        case .some(let value?) = Self.degrees(&group, .temperature), group.skip("/"),
        ReportTime.dayHour(&group) != nil, group.skip("Z")
      else { return nil }
      return value
    }
    guard let found else { return false }
    if isHighest {
      highestCelsius = highestCelsius ?? found
    } else {
      lowestCelsius = lowestCelsius ?? found
    }
    return true
  }

  /// What follows from all groups.
  fileprivate mutating func finish() {
    takeRemarks()
    dewPointCelsius = DewPoint.possible(dewPointCelsius, temperatureCelsius: temperatureCelsius)
    guard !isMissing else { return }
    // No weather group in complete conditions: there is none.
    if !mayHaveMoreWeather { conditions.assumeNoWeather() }
    for index in changes.indices where changes[index].kind == .from {
      changes[index].conditions.assumeNoWeather()
    }
  }
}

extension ReportedConditions {
  fileprivate mutating func assumeNoWeather() {
    guard weather == nil, !isWeatherUnobserved, visibility != nil || clouds != nil else { return }
    weather = []
  }
}

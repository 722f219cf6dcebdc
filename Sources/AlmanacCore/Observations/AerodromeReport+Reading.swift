extension AerodromeReport {
  /// Reads a report; nil if it does not begin with a station and a time.
  ///
  /// A group that cannot be read costs only itself. A report without a type is a METAR.
  package init?(_ text: String) {
    self.init(Array(text.utf8))
  }

  package init?(_ bytes: [UInt8]) {
    var reader = ReportReader(bytes)
    guard let report = reader.report() else { return nil }
    self = report
  }
}

/// Reads the groups of one report in order.
private struct ReportReader {
  private let groups: [ReportGroup]
  private var index = 0

  init(_ bytes: [UInt8]) {
    let letters = bytes.map { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
    }
    // "=" ends a report within a bulletin.
    groups = letters.split { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "=") }
      .map { ReportGroup($0) }
  }

  private var group: ReportGroup? { index < groups.count ? groups[index] : nil }

  private mutating func skip(_ word: String) -> Bool {
    guard let group, group == word else { return false }
    index += 1
    return true
  }

  mutating func report() -> AerodromeReport? {
    var kind = AerodromeReport.Kind.metar
    var isCorrected = false
    header: while true {
      if skip("METAR") {
        kind = .metar
      } else if skip("SPECI") {
        kind = .speci
      } else if skip("TAF") {
        kind = .taf
      } else if skip("COR") || skip("AMD") {
        isCorrected = true
      } else {
        break header
      }
    }
    guard let stationID = station(), let time = time() else { return nil }
    var report = AerodromeReport(kind: kind, stationID: stationID, time: time)
    report.isCorrected = isCorrected
    while let group {
      index += 1
      if group == "RMK" || group == "RMKS" {
        remarks(&report)
        break
      }
      if !report.readFlag(group), !readChange(group, &report), !readPair(group, &report),
        !report.read(group)
      {
        report.unreadGroups.append(group.text)
      }
    }
    report.finish()
    return report
  }

  private mutating func station() -> String? {
    guard let group, group.rest.count == 4, group.first.map(ReportGroup.isLetter) == true,
      group.rest.allSatisfy({ ReportGroup.isLetter($0) || ReportGroup.isDigit($0) })
    else { return nil }
    index += 1
    return group.text
  }

  private mutating func time() -> ReportTime? {
    guard var rest = group, let time = ReportTime.dayHourMinute(&rest), time.hour < 24,
      rest.skip("Z"), rest.isAtEnd
    else { return nil }
    index += 1
    return time
  }

  /// Groups of two words.
  private mutating func readPair(_ group: ReportGroup, _ report: inout AerodromeReport) -> Bool {
    if group == "WS" {
      if skip("ALL") { return skip("RWY") }
      // The runway.
      guard let next = self.group, next.first == UInt8(ascii: "R") else { return false }
      index += 1
      return true
    }
    // "1 1/2SM".
    var number = group
    guard let whole = number.number(digits: 1...2), number.isAtEnd, let next = self.group,
      let visibility = ReportedConditions.miles(next, whole: whole)
    else { return false }
    index += 1
    report.withConditions { $0.visibility = $0.visibility ?? visibility }
    return true
  }

  /// Begins a change, with its period.
  private mutating func readChange(
    _ group: ReportGroup, _ report: inout AerodromeReport
  ) -> Bool {
    var rest = group
    if rest.skip("FM"), let start = ReportTime.dayHourMinute(&rest), rest.isAtEnd {
      report.begin(.from, period: ReportPeriod(start: start))
      return true
    }
    var kind: ReportedChange.Kind?
    var probability: Double?
    if group == "BECMG" {
      kind = .becoming
    } else if group == "TEMPO" {
      kind = .temporary
    } else if group == "PROB30" || group == "PROB40" {
      probability = group == "PROB30" ? 30 : 40
      kind = skip("TEMPO") ? .temporary : .possible
    }
    guard let kind else { return false }
    var period = ReportPeriod()
    if let next = self.group, let written = ReportPeriod(next) {
      period = written
      index += 1
    } else {
      while let next = self.group, period.read(next) { index += 1 }
    }
    report.begin(kind, probability: probability, period: period)
    return true
  }

  private mutating func remarks(_ report: inout AerodromeReport) {
    while let group {
      report.remarks.read(group, hour: report.time)
      index += 1
    }
  }
}

extension ReportPeriod {
  /// `FMhhmm`, `TLhhmm` and `AThhmm` of a trend.
  fileprivate mutating func read(_ group: ReportGroup) -> Bool {
    var group = group
    let (isStart, isEnd, isBoth) = (group.skip("FM"), group.skip("TL"), group.skip("AT"))
    guard isStart || isEnd || isBoth, let time = ReportTime.hourMinute(&group), group.isAtEnd
    else { return false }
    if !isEnd { start = time }
    if !isStart { end = time }
    return true
  }
}

extension AerodromeReport {
  fileprivate mutating func begin(
    _ kind: ReportedChange.Kind, probability: Double? = nil, period: ReportPeriod
  ) {
    changes.append(ReportedChange(kind: kind, probabilityPercent: probability, period: period))
  }

  /// The conditions that the next group belongs to.
  fileprivate mutating func withConditions<Value>(
    _ body: (inout ReportedConditions) -> Value
  ) -> Value {
    changes.isEmpty ? body(&conditions) : body(&changes[changes.count - 1].conditions)
  }

  fileprivate mutating func readFlag(_ group: ReportGroup) -> Bool {
    switch true {
    case group == "AUTO": isAutomatic = true
    case group == "NIL": isMissing = true
    case group == "CNL": isCanceled = true
    case group == "NOSIG": isSteady = true
    case group == "COR" || group == "AMD": isCorrected = true
    case group.rest.count == 3 && group.rest.starts(with: "CC".utf8): isCorrected = true
    default:
      guard kind == .taf, validity == nil, changes.isEmpty, let period = ReportPeriod(group)
      else { return false }
      validity = period
    }
    return true
  }

  fileprivate mutating func read(_ group: ReportGroup) -> Bool {
    if withConditions({ $0.read(group) }) { return true }
    if group.isUnkept || readExtreme(group) || readAltimeter(group) { return true }
    var rest = group
    if rest.skip("RE"), let weather = PresentWeather(rest) {
      recentWeather.append(weather)
      return true
    }
    return changes.isEmpty && readTemperatures(group)
  }

  /// `TT/TdTd`, with M for minus.
  private mutating func readTemperatures(_ group: ReportGroup) -> Bool {
    var group = group
    guard case .some(let temperature) = Self.degrees(&group), group.skip("/"),
      case .some(let dewPoint) = group.isAtEnd ? .some(nil) : Self.degrees(&group), group.isAtEnd
    else { return false }
    guard temperature.map({ Measurement.temperature.possible($0) != nil }) ?? true,
      dewPoint.map({ Measurement.dewPoint.possible($0) != nil }) ?? true
    else { return false }
    temperatureCelsius = temperature
    dewPointCelsius = DewPoint.possible(dewPoint, temperatureCelsius: temperature)
    return dewPoint == nil || dewPointCelsius != nil
  }

  /// Some nil if it is missing.
  private static func degrees(_ group: inout ReportGroup) -> Double?? {
    if group.skipMissing(2) { return .some(nil) }
    let isNegative = group.skip("M")
    guard let number = group.number(digits: 2) else { return nil }
    return .some(isNegative ? -Double(number) : Double(number))
  }

  /// `Qhhhh` in hPa, `Ahhhh` and `QNHhhhhINS` in hundredths of an inch of mercury.
  private mutating func readAltimeter(_ group: ReportGroup) -> Bool {
    var group = group
    let isInches = group.skip("A")
    guard isInches || group.skip("QNH") || group.skip("Q") else { return false }
    if group.isMissing { return true }
    guard let number = group.number(digits: 4) else { return false }
    let hasInches = isInches || group.skip("INS")
    let value = Double(number) * (hasInches ? 0.3386389 : 1)
    guard group.isAtEnd, let pressure = Measurement.pressure.possible(value) else { return false }
    altimeterHectopascals = altimeterHectopascals ?? pressure
    return true
  }

  /// `TXTT/ddhhZ` and `TNTT/ddhhZ` of a TAF.
  private mutating func readExtreme(_ group: ReportGroup) -> Bool {
    var group = group
    let isHighest = group.skip("TX")
    guard kind == .taf, isHighest || group.skip("TN"),
      case .some(let value?) = Self.degrees(&group),
      Measurement.temperature.possible(value) != nil, group.skip("/"),
      ReportTime.dayHour(&group) != nil, group.skip("Z"), group.isAtEnd
    else { return false }
    if isHighest {
      highestCelsius = highestCelsius ?? value
    } else {
      lowestCelsius = lowestCelsius ?? value
    }
    return true
  }

  /// What follows from all groups.
  fileprivate mutating func finish() {
    temperatureCelsius = remarks.temperatureCelsius ?? temperatureCelsius
    dewPointCelsius = remarks.dewPointCelsius ?? dewPointCelsius
    dewPointCelsius = DewPoint.possible(dewPointCelsius, temperatureCelsius: temperatureCelsius)
    // No weather group in a complete report: there was none.
    if kind != .taf, conditions.weather == nil, !isMissing,
      conditions.visibility != nil || conditions.clouds != nil, !conditions.isWeatherUnobserved
    {
      conditions.weather = []
    }
  }
}

extension ReportGroup {
  /// Groups that are recognized but not kept.
  fileprivate var isUnkept: Bool {
    var group = self
    // Runway visual range and state: R24L/1000U, R24/290055, R/SNOCLO.
    if group.skip("R"), group == "/SNOCLO" || group == "VRNO" { return true }
    if group.rest.count < rest.count, group.number(digits: 2) != nil {
      _ = group.skip("L") || group.skip("R") || group.skip("C")
      if group.skip("/") { return group.rest.allSatisfy(Self.isRunwayByte) }
    }
    group = self
    // Wind shear: WS020/24045KT. Sea: W12/S4, W12/H75.
    if group.skip("WS"), group.number(digits: 3) != nil, group.skip("/") {
      return ends(in: "KT") || ends(in: "MPS")
    }
    group = self
    if group.skip("W"), group.number(digits: 2) != nil || group.skipMissing(2), group.skip("/") {
      return group.skip("S") || group.skip("H")
    }
    group = self
    // Icing and turbulence of military TAFs: 620304, 520004.
    if group.skip("5") || group.skip("6") {
      return group.number(digits: 5) != nil && group.isAtEnd
    }
    return isColorState
  }

  /// The flying conditions of NATO aerodromes: BLU, BLACKWHT, GRN+.
  private var isColorState: Bool {
    var group = self
    var hasColor = group.skip("BLACK")
    while group.skip("BLU") || group.skip("WHT") || group.skip("GRN") || group.skip("YLO")
      || group.skip("AMB") || group.skip("RED") || hasColor && group.skip("+")
    { hasColor = true }
    return hasColor && group.isAtEnd
  }

  private static func isRunwayByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "/")
  }
}

extension ReportRemarks {
  /// Depths are in hundredths of an inch, temperatures in tenths of a degree.
  fileprivate mutating func read(_ group: ReportGroup, hour: ReportTime) {
    var rest = group
    if rest.skip("SLP"), let tenths = rest.number(digits: 3), rest.isAtEnd {
      let value = Double(tenths) / 10 + (tenths < 500 ? 1000 : 900)
      seaLevelPressureHectopascals = Measurement.pressure.possible(value)
      return
    }
    rest = group
    if rest.skip("P"), let depth = rest.number(digits: 4), rest.isAtEnd {
      precipitationOneHourMillimeters = Self.millimeters(depth)
      return
    }
    rest = group
    if rest.skip("4/"), let inches = rest.number(digits: 3), rest.isAtEnd {
      snowDepthCentimeters = Double(inches) * 2.54
      return
    }
    rest = group
    if rest.skip("6"), let depth = rest.number(digits: 4), rest.isAtEnd {
      // Sent at the main hours for six hours, at those between for three; at others the length is
      // unknown. A report of 11:53 is that of 12 UTC.
      switch (hour.hour + (hour.minute >= 45 ? 1 : 0)) % 6 {
      case 0: precipitationSixHoursMillimeters = Self.millimeters(depth)
      case 3: precipitationThreeHoursMillimeters = Self.millimeters(depth)
      default: break
      }
      return
    }
    rest = group
    if rest.skip("7"), let depth = rest.number(digits: 4), rest.isAtEnd {
      precipitationDayMillimeters = Self.millimeters(depth)
      return
    }
    readTemperatures(group)
  }

  /// `TsTTTsTTT`, with 1 for minus.
  private mutating func readTemperatures(_ group: ReportGroup) {
    var group = group
    guard group.skip("T"), let temperature = Self.tenths(&group) else { return }
    let dewPoint = Self.tenths(&group)
    guard group.isAtEnd else { return }
    temperatureCelsius = Measurement.temperature.possible(temperature)
    dewPointCelsius = dewPoint.flatMap { Measurement.dewPoint.possible($0) }
  }

  private static func tenths(_ group: inout ReportGroup) -> Double? {
    guard let sign = group.number(digits: 1), sign < 2, let number = group.number(digits: 3) else {
      return nil
    }
    return Double(sign == 1 ? -number : number) / 10
  }

  private static func millimeters(_ hundredthsOfInch: Int) -> Double? {
    Measurement.precipitation.possible(Double(hundredthsOfInch) * 0.254)
  }
}

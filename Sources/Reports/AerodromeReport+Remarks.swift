import Units

extension ReportRemarks {
  /// Reads a group, unless its value is known; false if it has no value that is kept.
  ///
  /// Depths are in hundredths of an inch, temperatures in tenths of a degree.
  mutating func read(_ group: inout ReportGroup, of report: AerodromeReport) -> Bool {
    let text = group.text
    if let tenths = group.whole({ $0.skip("SLP") ? $0.number(digits: 3) : nil }) {
      Self.take(&seaLevelPressureHectopascals) {
        let pressure = Self.pressure(tenths, near: report.altimeterHectopascals)
        return group.possible(.pressure, pressure)
      }
      seaLevelPressureText = seaLevelPressureText ?? text
    } else if let depth = group.depth("P") {
      Self.take(&precipitationOneHourMillimeters) { Self.millimeters(depth, &group) }
    } else if let inches = group.whole({ $0.skip("4/") ? $0.number(digits: 3) : nil }) {
      Self.take(&snowDepthCentimeters) { group.possible(.dailySnowfall, Double(inches) * 2.54) }
    } else if let depth = group.depth("6"), let time = report.time {
      // Sent at the main hours for six hours, at those between for three; at others the length is
      // unknown. A report of 11:53 is that of 12 UTC.
      switch (time.hour + (time.minute >= 45 ? 1 : 0)) % 6 {
      case 0: Self.take(&precipitationSixHoursMillimeters) { Self.millimeters(depth, &group) }
      case 3: Self.take(&precipitationThreeHoursMillimeters) { Self.millimeters(depth, &group) }
      default: return false
      }
    } else if let depth = group.depth("7") {
      Self.take(&precipitationDayMillimeters) { Self.millimeters(depth, &group) }
    } else if temperatures == nil {
      temperatures = group.whole(Temperatures.init)
      return temperatures != nil
    } else {
      return false
    }
    return true
  }

  private static func take(_ known: inout Double?, _ value: () -> Double?) {
    known = known ?? value()
  }

  /// Tenths of 900 or 1,000 hPa and more, whichever is nearer to the altimeter setting; if that is
  /// unknown, to 1,000 hPa.
  private static func pressure(_ tenths: Int, near altimeter: Double?) -> Double {
    let value = Double(tenths) / 10
    return [value + 900, value + 1000].min { left, right in
      abs(left - (altimeter ?? 1000)) < abs(right - (altimeter ?? 1000))
    } ?? value
  }

  /// Zero is a trace, less than a hundredth of an inch: half of that, as the Aviation Weather
  /// Center has it.
  private static func millimeters(_ hundredthsOfInch: Int, _ group: inout ReportGroup) -> Double? {
    group.possible(.precipitation, max(Double(hundredthsOfInch), 0.5) * 0.254)
  }
}

extension ReportGroup {
  /// A letter or digit, and four digits.
  fileprivate mutating func depth(_ sign: String) -> Int? {
    whole { $0.skip(sign) ? $0.number(digits: 4) : nil }
  }
}

extension ReportRemarks.Temperatures {
  /// `TsTTTsTTT`, with 1 for minus; the dew point may be missing.
  fileprivate init?(_ group: inout ReportGroup) {
    text = group.text
    guard group.skip("T"), let celsius = Self.tenths(&group),
      let possible = group.possible(.temperature, celsius)
    else { return nil }
    self.celsius = possible
    dewPointCelsius = group.isAtEnd ? nil : Self.tenths(&group)
  }

  private static func tenths(_ group: inout ReportGroup) -> Double? {
    guard let sign = group.number(digits: 1), sign < 2, let number = group.number(digits: 3) else {
      return nil
    }
    return Double(sign == 1 ? -number : number) / 10
  }
}

extension AerodromeReport {
  /// How far rounding separates the tenths of the remarks from whole degrees; half a degree, and
  /// some stations round twice.
  private static let maximumRoundingKelvin = 1.0
  /// How far two reductions to sea level, by the standard atmosphere and by that of the day, may
  /// differ at the highest aerodromes.
  private static let maximumReductionHectopascals = 30.0

  /// What the remarks say more exactly. What contradicts the body is not taken.
  mutating func takeRemarks() {
    if let pressure = remarks.seaLevelPressureHectopascals, let altimeterHectopascals,
      abs(pressure - altimeterHectopascals) > Self.maximumReductionHectopascals
    {
      remarks.seaLevelPressureHectopascals = nil
      unreadGroups.append(remarks.seaLevelPressureText ?? "SLP")
    }
    guard let exact = remarks.temperatures else { return }
    let pairs = [(exact.celsius, temperatureCelsius), (exact.dewPointCelsius, dewPointCelsius)]
    let agrees = pairs.allSatisfy { tenths, whole in
      guard let tenths, let whole else { return true }
      return abs(tenths - whole) <= Self.maximumRoundingKelvin
    }
    guard agrees else {
      unreadGroups.append(exact.text)
      return
    }
    temperatureCelsius = exact.celsius
    dewPointCelsius = exact.dewPointCelsius ?? dewPointCelsius
  }
}

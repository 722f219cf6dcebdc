import Reports
import Time
import Units
import Vocabulary
import Weather

/// What holds of every report, whatever its bytes are.
package enum ReportLaws {
  /// What is wrong with the reading of some bytes; nil if nothing is.
  package static func complaint(_ bytes: [UInt8]) -> String? {
    guard let report = AerodromeReport(bytes) else { return nil }
    let wrong =
      bounds(report) ?? order(report) ?? times(report) ?? body(report, of: bytes)
    return wrong.map { "\($0): \(String(decoding: bytes, as: UTF8.self))" }
  }

  /// Every value is possible on Earth.
  private static func bounds(_ report: AerodromeReport) -> String? {
    let conditions = report.conditions
    let values: [(Measurement, Double?)] = [
      (.windDirection, conditions.wind.directionDegrees),
      (.windSpeed, conditions.wind.speedKilometersPerHour),
      (.windSpeed, conditions.wind.gustKilometersPerHour),
      (.visibility, conditions.visibility?.kilometers),
      (.cloudCover, conditions.cloudCoverPercent), (.temperature, report.temperatureCelsius),
      (.dewPoint, report.dewPointCelsius), (.pressure, report.pressureHectopascals),
      (.pressure, report.altimeterHectopascals), (.humidity, report.humidityPercent),
      (.precipitation, report.remarks.precipitationOneHourMillimeters),
      (.dailySnowfall, report.remarks.snowDepthCentimeters),
    ]
    for (measurement, value) in values {
      if let value, !measurement.range.contains(value) { return "\(measurement) of \(value)" }
    }
    return nil
  }

  /// What is said of one thing agrees.
  private static func order(_ report: AerodromeReport) -> String? {
    let wind = report.conditions.wind
    if let speed = wind.speedKilometersPerHour, let gust = wind.gustKilometersPerHour, gust < speed
    {
      return "a gust below the wind"
    }
    if let temperature = report.temperatureCelsius, let dewPoint = report.dewPointCelsius,
      dewPoint > temperature
    {
      return "a dew point above the temperature"
    }
    if let sea = report.remarks.seaLevelPressureHectopascals,
      let altimeter = report.altimeterHectopascals, abs(sea - altimeter) > 30
    {
      return "two pressures"
    }
    return nil
  }

  /// No report is of the future, and none of its changes of the past.
  private static func times(_ report: AerodromeReport) -> String? {
    let now = Instant(unixSeconds: 1_780_272_000)
    guard let time = report.time?.instant(near: now, notAfter: now) else { return nil }
    if time > now { return "a report of the future" }
    for start in report.changes.compactMap({ $0.period.start?.instant(near: time) })
    where start.seconds(since: time) < -3600 { return "a change before its issue" }
    return nil
  }

  /// Whatever a trend says, the observation before it stays.
  private static func body(_ report: AerodromeReport, of bytes: [UInt8]) -> String? {
    let end = [UInt8(ascii: "="), 0x0A]
    guard report.kind != .taf, !bytes.contains(where: end.contains) else { return nil }
    for word in ["FM0030", "INTER", "TEMPO", "BECMG", "PROB30", "NOSIG"] {
      let trend = " \(word) 27099G99KT 0050 +TSRA OVC001CB CAVOK M33/M44 Q0870 A2500 RETS XX"
      let changed = AerodromeReport(bytes + Array(trend.utf8))
      let isSame =
        changed?.conditions == report.conditions && changed?.kind == report.kind
        && changed?.altimeterHectopascals == report.altimeterHectopascals
        && changed?.recentWeather == report.recentWeather
      if !isSame { return "\(word) changes the observation" }
    }
    return nil
  }
}

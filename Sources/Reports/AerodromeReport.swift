package import Time
package import Units
package import Vocabulary
import Weather

/// An aerodrome's weather in code: METAR and SPECI (WMO FM 15 and FM 16), or TAF (FM 51), as
/// defined by the Manual on Codes (WMO-No. 306, volume I.1, part A).
///
/// Metric; nil = not reported or impossible. Runway visual ranges, runway states, wind shear, sea
/// states and color states are recognized, but not kept.
package struct AerodromeReport: Sendable, Equatable {
  package internal(set) var kind: ReportKind
  /// Four letters or digits (ICAO Doc 7910), or three of the United States.
  package let stationID: String
  /// When it was observed, or issued if it is a TAF; nil if that cannot be read.
  package let time: ReportTime?
  /// Made without a human observer.
  package internal(set) var isAutomatic = false
  /// Replaces an earlier report of the same time.
  package internal(set) var isCorrected = false
  /// The station says that there is no report.
  package internal(set) var isMissing = false
  /// Withdraws the TAF.
  package internal(set) var isCanceled = false
  /// Of a TAF.
  package internal(set) var validity: ReportPeriod?

  package internal(set) var conditions = ReportedConditions()
  package internal(set) var temperatureCelsius: Double?
  package internal(set) var dewPointCelsius: Double?
  /// QNH: reduced to sea level in the standard atmosphere, hPa.
  package internal(set) var altimeterHectopascals: Double?
  /// Since the last report, at most an hour.
  package internal(set) var recentWeather: [PresentWeather] = []
  /// From remarks in the form of the United States and Canada.
  package internal(set) var remarks = ReportRemarks()

  /// Announced changes: the trend of a METAR, the groups of a TAF.
  package internal(set) var changes: [ReportedChange] = []
  /// NOSIG: no significant change in the next two hours.
  package internal(set) var isSteady = false
  /// The highest and lowest temperature of a TAF.
  package internal(set) var highestCelsius: Double?
  package internal(set) var lowestCelsius: Double?

  /// Groups, or what is left of them, without a meaning, with an impossible value or in
  /// contradiction to what was read before. Of remarks only the last are listed.
  package internal(set) var unreadGroups: [String] = []
  /// An unread group of the observation looks like weather.
  var mayHaveMoreWeather = false
  /// What unread groups have an impossible value of.
  package internal(set) var impossible: [Measurement] = []

  init(kind: ReportKind, stationID: String, time: ReportTime?) {
    (self.kind, self.stationID, self.time) = (kind, stationID, time)
  }
}

extension AerodromeReport {
  /// Over water, from temperature and dew point; percent.
  package var humidityPercent: Double? {
    guard let temperatureCelsius, let dewPointCelsius else { return nil }
    return DewPoint.humidityPercent(
      temperatureCelsius: temperatureCelsius, dewPointCelsius: dewPointCelsius)
  }

  package var pressureHectopascals: Double? {
    remarks.seaLevelPressureHectopascals ?? altimeterHectopascals
  }
}

/// A time of day in UTC, without a month.
package struct ReportTime: Sendable, Equatable {
  /// Of the month, 1...31; nil if the group has none.
  package let day: Int?
  /// 0...24.
  package let hour: Int
  /// 0...59.
  package let minute: Int

  init?(day: Int?, hour: Int, minute: Int) {
    guard day.map({ (1...31).contains($0) }) ?? true, (0...24).contains(hour),
      (0...(hour == 24 ? 0 : 59)).contains(minute)
    else { return nil }
    (self.day, self.hour, self.minute) = (day, hour, minute)
  }

  /// The instant with this time that is nearest to another one and not after a limit; nil if no
  /// month near it has the day.
  package func instant(near reference: Instant, notAfter limit: Instant = .latest) -> Instant? {
    let today = Int((reference.unixSeconds / 86400).rounded(.down))
    guard let date = LocalDate(dayNumber: today) else { return nil }
    // Of two months in a row, one has a 31st.
    let dates = day.map { day in
      (-2...1).compactMap { shift in
        let month = date.year * 12 + date.month - 1 + shift
        return LocalDate(year: month / 12, month: month % 12 + 1, day: day)?.dayNumber
      }
    }
    return (dates ?? [today - 1, today, today + 1]).map { number in
      Instant(unixSeconds: Double(number * 86400 + hour * 3600 + minute * 60))
    }.filter { $0 <= limit }.min { left, right in
      abs(left.seconds(since: reference)) < abs(right.seconds(since: reference))
    }
  }

  /// How long after an earlier time it is, taken to be less than half a day or, with a day, half a
  /// month before or after it.
  func minutes(after start: ReportTime) -> Int {
    var minutes = (hour - start.hour) * 60 + minute - start.minute
    guard let day, let first = start.day else {
      if minutes < -720 { minutes += 1440 }
      return minutes > 720 ? minutes - 1440 : minutes
    }
    let days = day - first
    return minutes + 1440 * (days < -15 ? days + 31 : days > 15 ? days - 31 : days)
  }
}

package struct ReportPeriod: Sendable, Equatable {
  package internal(set) var start: ReportTime?
  package internal(set) var end: ReportTime?
}

/// A change within the period of a report.
package struct ReportedChange: Sendable, Equatable {
  package let kind: ReportedChangeKind
  /// 30 or 40; nil if none is given.
  package let probabilityPercent: Double?
  package internal(set) var period: ReportPeriod
  package internal(set) var conditions = ReportedConditions()
}

/// The remarks of the United States (Federal Meteorological Handbook 1, chapter 12) and Canada.
package struct ReportRemarks: Sendable, Equatable {
  package internal(set) var seaLevelPressureHectopascals: Double?
  var seaLevelPressureText: String?
  package internal(set) var precipitationOneHourMillimeters: Double?
  package internal(set) var precipitationThreeHoursMillimeters: Double?
  package internal(set) var precipitationSixHoursMillimeters: Double?
  package internal(set) var precipitationDayMillimeters: Double?
  package internal(set) var snowDepthCentimeters: Double?
  var temperatures: Temperatures?

  /// To a tenth of a degree.
  struct Temperatures: Sendable, Equatable {
    let text: String
    let celsius: Double
    let dewPointCelsius: Double?
  }
}

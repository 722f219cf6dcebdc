import Time
import Units
import Weather

extension MetNorway {
  /// Of a step of the series: an instant, and what lies ahead of it
  /// (docs.api.met.no/doc/locationforecast).
  static let steps = ColumnTable(
    "complete",
    [
      Column(.temperature, "air_temperature"), Column(.humidity, "relative_humidity"),
      Column(.dewPoint, "dew_point_temperature"), Column(.cloudCover, "cloud_area_fraction"),
      Column(.cloudCoverLow, "cloud_area_fraction_low"),
      Column(.cloudCoverMid, "cloud_area_fraction_medium"),
      Column(.cloudCoverHigh, "cloud_area_fraction_high"),
      Column(.windSpeed, "wind_speed"), Column(.windGust, "wind_speed_of_gust"),
      Column(.windDirection, "wind_from_direction"),
      Column(.pressure, "air_pressure_at_sea_level"),
      Column(.uvIndex, "ultraviolet_index_clear_sky"),
    ] + ahead("next_1_hours", 3600) + ahead("next_6_hours", 21_600)
      + [
        Column(
          .temperatureMinimum, "next_6_hours/air_temperature_min", .following(seconds: 21_600)),
        Column(
          .temperatureMaximum, "next_6_hours/air_temperature_max", .following(seconds: 21_600)),
        Column(.condition, "next_12_hours/symbol_code", .following(seconds: 43_200)),
        Column(.isDay, "next_12_hours/symbol_code", .following(seconds: 43_200)),
      ])

  private static func ahead(_ period: String, _ seconds: Double) -> [Column] {
    [
      Column(.precipitation, period + "/precipitation_amount", .following(seconds: seconds)),
      Column(
        .probability, period + "/probability_of_precipitation", .following(seconds: seconds)),
      Column(.condition, period + "/symbol_code", .following(seconds: seconds)),
      Column(.isDay, period + "/symbol_code", .following(seconds: seconds)),
    ]
  }
}

/// The elements of `timeseries`; every member except the time is optional and varies by region.
struct MetNorwaySeries: ColumnSource {
  let times: [Instant]
  /// Of each row, `data`.
  private let rows: [UpstreamValue]

  /// Nil if there are no rows.
  init?(_ series: UpstreamValue) {
    let timed = series.elements.compactMap { item -> (time: Instant, data: UpstreamValue)? in
      guard let time = item["time"]?.timestamp, let data = item["data"] else { return nil }
      return (time, data)
    }.inOrder { $0.time }
    guard !timed.isEmpty else { return nil }
    (times, rows) = (timed.map(\.time), timed.map(\.data))
  }

  /// The shortest period ahead. The last step describes only its instant.
  func durationSeconds(_ row: Int) -> Double {
    let isHourly =
      period(row, "next_1_hours") != nil || period(row, "next_6_hours") == nil
    return isHourly ? 3600 : 21_600
  }

  func numbers(_ column: Column) -> [Double?] {
    let member = Member(column)
    return rows.indices.map { row in
      switch column.variable {
      case .isDay: symbol(row, member).flatMap { MetNorwaySymbol.isDay($0) }.map { $0 ? 1 : 0 }
      // The service gives the index of a clear sky only.
      case .uvIndex: uvIndex(row, member)
      default:
        column.measurement.flatMap { measurement in
          details(row, member)?.number(
            member.name, measurement, measurement == .windSpeed ? .metersPerSecond : .same)
        }
      }
    }
  }

  func conditions(_ column: Column) -> [Condition?] {
    let member = Member(column)
    return rows.indices.map { symbol($0, member).flatMap { MetNorwaySymbol.condition($0) } }
  }

  /// "next_1_hours/symbol_code" is a member of that period, others of the instant.
  private struct Member {
    let period: String?
    let name: String

    init(_ column: Column) {
      let parts = column.name.split(separator: "/", maxSplits: 1).map(String.init)
      (period, name) = parts.count == 2 ? (parts[0], parts[1]) : (nil, column.name)
    }
  }

  private func uvIndex(_ row: Int, _ member: Member) -> Double? {
    let own = details(row, member)
    guard let clearSky = own?.number(member.name, .uvIndex),
      let clouds = own?.number("cloud_area_fraction", .cloudCover)
    else { return nil }
    return UVIndex.underClouds(clearSky: clearSky, coverPercent: clouds)
  }

  private func details(_ row: Int, _ member: Member) -> UpstreamValue? {
    guard let name = member.period else { return rows[row]["instant"]?["details"] }
    return period(row, name)?["details"]
  }

  private func symbol(_ row: Int, _ member: Member) -> String? {
    member.period.flatMap { period(row, $0) }?["summary"]?["symbol_code"]?.string
  }

  private func period(_ row: Int, _ name: String) -> UpstreamValue? {
    rows[row][name].flatMap { $0["summary"] == nil && $0["details"] == nil ? nil : $0 }
  }
}

import Time
import Units
import Weather

/// A row of any of its answers: flat as in One Call, or with `main`, `wind` and `sys`.
struct OpenWeatherMapRow {
  let value: UpstreamValue

  // MARK: Columns

  func number(_ column: Column) -> Double? {
    let main = value["main"] ?? value
    let isOfDay = column.validity.isOfDay
    switch column.variable {
    case .temperature: return main.number("temp", .temperature, .celsiusOrKelvin)
    case .temperatureMinimum: return extreme("min", isOfDay: isOfDay)
    case .temperatureMaximum: return extreme("max", isOfDay: isOfDay)
    case .humidity: return main.number("humidity", .humidity)
    case .dewPoint:
      return value["main"] == nil ? value.number("dew_point", .dewPoint, .celsiusOrKelvin) : nil
    // At sea level, if given in addition to ground level.
    case .pressure: return main.number("sea_level", .pressure) ?? main.number("pressure", .pressure)
    case .cloudCover:
      return value["clouds"]?.number(.cloudCover) ?? value["clouds"]?.number("all", .cloudCover)
    case .windSpeed: return wind("speed", .windSpeed, .metersPerSecond)
    case .windGust: return wind("gust", .windSpeed, .metersPerSecond)
    case .windDirection: return wind("deg", .windDirection, .same)
    case .visibility: return value.number("visibility", .visibility, .meters)
    case .uvIndex: return value.number("uvi", .uvIndex)
    case .isDay: return Self.time(value["dt"]).flatMap(isDay).map { $0 ? 1 : 0 }
    case .probability: return value.number("pop", .probability, .share)
    case .precipitation: return precipitationMillimeters(period(column))
    case .snowfall: return snowfallCentimeters(period(column))
    case .cloudCoverLow, .cloudCoverMid, .cloudCoverHigh, .condition: return nil
    }
  }

  /// The member with the amount: "1h" of "rain + snow.1h"; nil for a day's.
  private func period(_ column: Column) -> String? {
    column.validity.isOfDay ? nil : column.name.split(separator: ".").last.map(String.init)
  }

  private func extreme(_ name: String, isOfDay: Bool) -> Double? {
    isOfDay
      ? value["temp"]?.number(name, .temperature, .celsiusOrKelvin)
      : value["main"]?.number("temp_" + name, .temperature, .celsiusOrKelvin)
  }

  private func wind(_ name: String, _ measurement: Measurement, _ scale: UnitScale) -> Double? {
    value["wind"].map { $0.number(name, measurement, scale) }
      ?? value.number("wind_" + name, measurement, scale)
  }

  /// From the part of the day, else from the sun times if given, else from the icon.
  private func isDay(at time: Instant) -> Bool? {
    let sky = value["sys"] ?? value
    if let part = sky["pod"]?.string { return part == "d" }
    if let rise = Self.time(sky["sunrise"]), let set = Self.time(sky["sunset"]), rise < set {
      return time >= rise && time < set
    }
    return isDayOfIcon
  }

  /// The first condition is the main one. Its icon ends in `d` or `n`.
  var condition: Condition? {
    guard let first = value["weather"]?.element(at: 0), let id = first["id"]?.code
    else { return nil }
    return Condition(owmID: id, isDay: isDayOfIcon ?? true)
  }

  private var isDayOfIcon: Bool? {
    switch value["weather"]?.element(at: 0)?["icon"]?.string?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  /// Rain and snow as water, mm: `{"1h": x}`, `{"3h": x}` or, in daily rows, a number. A missing
  /// member, null or `{}` means zero, because the service omits zeros, unless its own condition
  /// says that it rains.
  /// - Parameter period: whose amount is meant; nil for a day's.
  private func precipitationMillimeters(_ period: String?) -> Double? {
    if lacks("rain"), lacks("snow") { return isWet ? nil : 0 }
    guard let rain = water("rain", period), let snow = water("snow", period) else { return nil }
    return rain + snow
  }

  /// In cm, at a snow-to-water ratio of ten to one.
  private func snowfallCentimeters(_ period: String?) -> Double? {
    if lacks("rain"), lacks("snow"), isWet { return nil }
    return water("snow", period)
  }

  private func lacks(_ name: String) -> Bool {
    guard let member = value[name], !member.isNull else { return true }
    return member.kind == .object && member["1h"] == nil && member["3h"] == nil
  }

  /// Thunderstorm, drizzle, rain or snow.
  private var isWet: Bool {
    let id = value["weather"]?.element(at: 0)?["id"]?.code ?? 800
    return (200..<700).contains(id)
  }

  /// `nil` if the amount is unreadable, or of another period.
  private func water(_ name: String, _ period: String?) -> Double? {
    guard !lacks(name), let member = value[name] else { return 0 }
    guard member.kind == .object else { return member.number(.dailyPrecipitation) }
    return period.flatMap { member.number($0, .precipitation) }
  }

  /// Polar rows have 0 for a missing time, and there is no data before 1979 (283,996,800).
  private static let earliest = Instant(unixSeconds: 2.8e8)

  static func time(_ value: UpstreamValue?) -> Instant? {
    value?.instant.flatMap { $0 > earliest ? $0 : nil }
  }
}

/// Rows in order of time.
struct OpenWeatherMapSeries: ColumnSource {
  let times: [Instant]
  private let rows: [OpenWeatherMapRow?]
  private let rowSeconds: Double

  /// - Parameter leading: a row before the first one, to hold what is valid before it.
  init(_ items: [UpstreamValue], rowSeconds: Double = 3600, leading: Bool = false) {
    let timed = items.compactMap { item in
      OpenWeatherMapRow.time(item["dt"]).map { (time: $0, row: OpenWeatherMapRow(value: item)) }
    }.inOrder { $0.time }
    let first = leading ? timed.first.map { [$0.time.adding(seconds: -rowSeconds)] } ?? [] : []
    times = first + timed.map(\.time)
    rows = first.map { _ in nil } + timed.map(\.row)
    self.rowSeconds = rowSeconds
  }

  func durationSeconds(_ row: Int) -> Double { rowSeconds }

  /// Of rain and snow, mm/h.
  var rates: [Double?] { rows.map { $0?.value.number("precipitation", .precipitationRate) } }

  func numbers(_ column: Column) -> [Double?] { rows.map { $0?.number(column) } }

  func conditions(_ column: Column) -> [Condition?] { rows.map { $0?.condition } }
}

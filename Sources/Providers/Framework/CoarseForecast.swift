import Time
import Vocabulary
import Weather

/// Converts forecast steps of several hours into hours and local days.
struct CoarseForecast {
  /// A step and the extremes within it.
  struct Row {
    let weather: HourlyWeather
    let temperatureMinimumCelsius: Double?
    let temperatureMaximumCelsius: Double?
  }

  /// In order of time.
  let rows: [Row]
  let zone: ZoneRules

  /// The first of several rows with the same time wins.
  init(_ rows: [Row], zone: ZoneRules) {
    let sorted = rows.inOrder { $0.weather.time }
    self.rows = sorted.enumerated().map { index, row in
      index + 1 < sorted.count ? row.ending(by: sorted[index + 1].weather.time) : row
    }
    self.zone = zone
  }

  init(_ columns: WeatherColumns, zone: ZoneRules) { self.init(columns.steps, zone: zone) }

  // MARK: Hours

  /// A row for every hour of every step. Between two steps instantaneous values are interpolated
  /// linearly and marked; amounts are divided evenly; the sky is that of the step.
  var hours: [HourlyWeather] { rows.indices.flatMap(hours(of:)) }

  private func hours(of index: Int) -> [HourlyWeather] {
    let step = rows[index].weather
    let next = index + 1 < rows.count ? rows[index + 1].weather : nil
    let count = Int((step.durationSeconds / 3600).rounded())
    guard count > 1 else { return [step] }
    guard next != nil || rows[index].coversWholeStep else {
      return [step.lasting(3600, share: 1)]
    }
    return (0..<count).map { Self.hour($0, of: count, from: step, to: next) }
  }

  private static func hour(
    _ hour: Int, of count: Int, from step: HourlyWeather, to next: HourlyWeather?
  ) -> HourlyWeather {
    func between(_ value: (HourlyWeather) -> Double?) -> Double? {
      guard let start = value(step) else { return nil }
      guard let next, let end = value(next) else { return hour == 0 ? start : nil }
      let distance = next.time.seconds(since: step.time)
      return start + (end - start) * Double(hour) * 3600 / distance
    }
    let (temperature, humidity) = (between(\.temperatureCelsius), between(\.humidityPercent))
    // Computed from the two if both are known: three straight lines do not stay consistent.
    let isComputed = hour > 0 && temperature != nil && humidity != nil
    return HourlyWeather(
      time: step.time.adding(seconds: Double(hour) * 3600),
      temperatureCelsius: temperature, humidityPercent: humidity,
      dewPointCelsius: isComputed ? nil : between(\.dewPointCelsius),
      precipitationMillimeters: step.precipitationMillimeters.map { $0 / Double(count) },
      precipitationProbabilityPercent: step.precipitationProbabilityPercent,
      snowfallCentimeters: step.snowfallCentimeters.map { $0 / Double(count) },
      cloudCover: CloudCover(
        totalPercent: between(\.cloudCover.totalPercent),
        lowPercent: between(\.cloudCover.lowPercent),
        midPercent: between(\.cloudCover.midPercent),
        highPercent: between(\.cloudCover.highPercent)),
      wind: Wind(
        speedKilometersPerHour: between(\.wind.speedKilometersPerHour),
        gustKilometersPerHour: between(\.wind.gustKilometersPerHour),
        directionDegrees: step.wind.directionDegrees),
      uvIndex: between(\.uvIndex),
      visibility: between(\.visibility?.kilometers).map {
        Visibility(
          kilometers: $0, isAtLeast: [step, next].allSatisfy { $0?.visibility?.isAtLeast ?? true })
      },
      pressureHectopascals: between(\.pressureHectopascals), isDay: step.isDay,
      condition: step.condition, isInterpolated: hour > 0)
  }

  // MARK: Days

  var days: [DailyWeather] {
    Forecast(hours: hours).daysOfHours(in: zone, extremesCelsius: extremesCelsius)
  }

  /// Of the steps whose extremes belong to the day: those of one that crosses midnight may belong
  /// to the adjacent day.
  private func extremesCelsius(_ civil: CivilDay) -> [Double] {
    rows.filter { civil.contains($0.weather.time) && $0.weather.end <= civil.end }
      .flatMap { [$0.temperatureMinimumCelsius, $0.temperatureMaximumCelsius] }
      .compactMap(\.self)
  }
}

extension Forecast {
  /// The local days that hours begin in, each of its hours. A day with gaps is marked.
  /// - Parameter extremesCelsius: of a day, beside those of its hours.
  func daysOfHours(
    in zone: ZoneRules, extremesCelsius: (CivilDay) -> [Double] = { _ in [] }
  ) -> [DailyWeather] {
    var days: [DailyWeather] = []
    for hour in hours {
      guard let date = zone.date(at: hour.time), date != days.last?.date,
        let civil = zone.day(date)
      else { continue }
      let own = hours(beginningWithin: civil.span)
      days.append(
        DailyWeather(
          date: date, hours: own, extremesCelsius: extremesCelsius(civil),
          isPartial: !covers(civil.span, with: own), condition: Condition(ofDay: own)))
    }
    return days
  }

  func with(hours: [HourlyWeather]? = nil, days: [DailyWeather]? = nil) -> Forecast {
    Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName, current: current,
      hours: hours ?? self.hours, days: days ?? self.days)
  }
}

extension WeatherColumns {
  var steps: [CoarseForecast.Row] {
    zip(hours, times.indices).map { weather, row in
      CoarseForecast.Row(
        weather: weather, temperatureMinimumCelsius: self[.temperatureMinimum][row],
        temperatureMaximumCelsius: self[.temperatureMaximum][row])
    }
  }
}

extension CoarseForecast.Row {
  /// The last step of a series may be an instant only, without data for what follows.
  fileprivate var coversWholeStep: Bool {
    weather.precipitationMillimeters != nil || weather.condition != nil
  }

  /// If a row is missing, a step can seem too long: the next step ends it. Its amounts are
  /// prorated, and its extremes are dropped because they may lie beyond.
  fileprivate func ending(by next: Instant) -> Self {
    let seconds = next.seconds(since: weather.time)
    guard seconds > 0, seconds < weather.durationSeconds else { return self }
    return Self(
      weather: weather.lasting(seconds, share: seconds / weather.durationSeconds),
      temperatureMinimumCelsius: nil, temperatureMaximumCelsius: nil)
  }
}

extension Forecast {
  /// - Parameter path: where the rows should have been.
  /// - Throws: `malformed` if there are no rows, `noData` if all are blank, so that the next
  ///   provider is tried. A condition alone counts as data; an amount alone does not, because
  ///   services omit zeros.
  func unlessBlank(rowsAt path: String) throws(ProviderError) -> Forecast {
    guard current != nil || !hours.isEmpty || !days.isEmpty else {
      throw .malformed(path: path)
    }
    let rows = [current?.variables].compactMap(\.self) + hours.map(\.variables)
    let isBlank = (rows + days.map(\.variables)).allSatisfy {
      $0.isSubset(of: [.precipitation, .snowfall])
    }
    if isBlank { throw .noData(.notProvided) }
    return self
  }
}

extension Sequence {
  /// Sorted by key; of elements with the same key only the first.
  func inOrder<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let keyed = enumerated().map { (key: key($0.element), index: $0.offset, element: $0.element) }
    let sorted = keyed.sorted { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    var distinct: [Element] = []
    var last: Key?
    for entry in sorted where entry.key != last {
      distinct.append(entry.element)
      last = entry.key
    }
    return distinct
  }
}

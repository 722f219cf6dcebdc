package import Time
package import Vocabulary
package import Weather

/// The values of an hour, forecast or true. Metric; nil is unknown.
package struct SkillHour: Sendable, Equatable {
  /// The least number of full hours before the valid time, within the lead's day, 0…23; 0 for an
  /// observation.
  package var leadHours = 0
  package var temperatureCelsius: Double?
  package var dewPointCelsius: Double?
  package var windSpeedKilometersPerHour: Double?
  package var windGustKilometersPerHour: Double?
  package var precipitationMillimeters: Double?
  package var precipitationProbabilityPercent: Double?
  package var cloudCoverPercent: Double?

  package init(leadHours: Int = 0) { self.leadHours = leadHours }

  package subscript(_ variable: SkillVariable) -> Double? {
    get { self[keyPath: Self.member(variable)] }
    set { self[keyPath: Self.member(variable)] = newValue }
  }

  private static func member(_ variable: SkillVariable) -> WritableKeyPath<SkillHour, Double?> {
    switch variable {
    case .temperature: \.temperatureCelsius
    case .dewPoint: \.dewPointCelsius
    case .windSpeed: \.windSpeedKilometersPerHour
    case .windGust: \.windGustKilometersPerHour
    case .precipitation: \.precipitationMillimeters
    case .precipitationProbability: \.precipitationProbabilityPercent
    case .cloudCover: \.cloudCoverPercent
    }
  }

  package var isEmpty: Bool { self == SkillHour(leadHours: leadHours) }

  func filled(by other: SkillHour) -> SkillHour {
    var filled = self
    filled.temperatureCelsius = temperatureCelsius ?? other.temperatureCelsius
    filled.dewPointCelsius = dewPointCelsius ?? other.dewPointCelsius
    filled.windSpeedKilometersPerHour =
      windSpeedKilometersPerHour ?? other.windSpeedKilometersPerHour
    filled.windGustKilometersPerHour = windGustKilometersPerHour ?? other.windGustKilometersPerHour
    filled.precipitationMillimeters = precipitationMillimeters ?? other.precipitationMillimeters
    filled.cloudCoverPercent = cloudCoverPercent ?? other.cloudCoverPercent
    return filled
  }
}

/// Who said the values of a day: a provider at a lead, or the truth.
package enum SkillSeries: Hashable, Sendable {
  /// - `lead`: 0…6, in days.
  case forecast(provider: String, lead: Int)
  /// By the stations nearby.
  case measured
  /// By a provider's archive: not a truth for its own forecasts.
  case analysis(provider: String)
}

/// The hours of a day (UTC) at a place.
package struct SkillDay: Sendable, Equatable {
  package struct Key: Hashable, Sendable {
    /// To two decimals, as "38.72,-9.14".
    package let place: String
    package let series: SkillSeries
    /// Days since 1970.
    package let day: Int

    package init(place: String, series: SkillSeries, day: Int) {
      (self.place, self.series, self.day) = (place, series, day)
    }
  }

  package let key: Key
  /// 24; nil is an hour without values.
  package private(set) var hours: [SkillHour?]

  package init(key: Key, hours: [SkillHour?] = Array(repeating: nil, count: 24)) {
    precondition(hours.count == 24)
    self.key = key
    self.hours = hours
  }

  package subscript(hour: Int) -> SkillHour? {
    get { hours[hour] }
    set { hours[hour] = newValue }
  }

  /// What was said first stays. A truth comes in parts: the rain of an hour is known at its end.
  package func filled(by other: SkillDay) -> SkillDay {
    var filled = self
    for hour in 0..<24 {
      guard let known = hours[hour] else {
        filled.hours[hour] = other.hours[hour]
        continue
      }
      if key.series.lead == nil, let more = other.hours[hour] {
        filled.hours[hour] = known.filled(by: more)
      }
    }
    return filled
  }

  package func time(ofHour hour: Int) -> Instant {
    Instant(unixSeconds: Double(key.day * 24 + hour) * 3_600)
  }
}

extension SkillDay {
  /// The days of a forecast, each hour with the lead it was issued at. What is later than the last
  /// lead is left out.
  /// - Parameter issued: when the forecast was fetched, which is not before it was made.
  package static func days(
    of forecast: Forecast, from provider: String, issued: Instant, at place: String
  ) -> [SkillDay] {
    var days: [Key: SkillDay] = [:]
    for (time, hour) in forecast.hours.onFullHours {
      let lead = Int((time.seconds(since: issued) / 3_600).rounded(.down))
      guard let (day, index) = slot(time, within: 0), (1..<24 * SkillCell.leads).contains(lead)
      else { continue }
      var value = hour
      value.leadHours = lead % 24
      let series = SkillSeries.forecast(provider: provider, lead: lead / 24)
      let key = Key(place: place, series: series, day: day)
      days[key, default: SkillDay(key: key)][index] = value
    }
    return days.values.sorted { ($0.key.day, $0.key.order) < ($1.key.day, $1.key.order) }
  }

  /// The hours that a provider's archive says were.
  /// - Parameter now: later hours are not past.
  package static func days(
    analyzed archive: Forecast, by provider: String, before now: Instant, at place: String
  ) -> [SkillDay] {
    var days: [Int: SkillDay] = [:]
    for (time, value) in archive.hours.onFullHours {
      guard now.seconds(since: time) >= 3_600, let (day, hour) = slot(time, within: 0) else {
        continue
      }
      let key = Key(place: place, series: .analysis(provider: provider), day: day)
      days[day, default: SkillDay(key: key)][hour] = value
    }
    return days.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A station's report counts for the full hour this near.
  static let toleranceSeconds = 20.0 * 60

  /// What the stations near a place measured.
  package static func days(of measured: MeasuredWeather, at place: String) -> [SkillDay] {
    var days: [Int: SkillDay] = [:]
    func keep<Value>(
      _ known: Measured<Value>?, hoursBefore: Double = 0, _ set: (inout SkillHour, Value) -> Void
    ) {
      guard let known, known.quality == .fresh,
        let (day, hour) = slot(
          known.time.adding(seconds: -3_600 * hoursBefore), within: toleranceSeconds)
      else { return }
      let key = Key(place: place, series: .measured, day: day)
      var value = days[day]?[hour] ?? SkillHour()
      set(&value, known.value)
      days[day, default: SkillDay(key: key)][hour] = value
    }
    // Brought to the elevation of the place, as forecasts are.
    keep(measured.temperature) { $0.temperatureCelsius = measured.adjusted?.celsius ?? $1 }
    keep(measured.dewPoint) { $0.dewPointCelsius = $1 }
    keep(measured.wind) {
      $0.windSpeedKilometersPerHour = $1.speedKilometersPerHour
      $0.windGustKilometersPerHour = $1.gustKilometersPerHour
    }
    keep(measured.cloudCover) { $0.cloudCoverPercent = $1 }
    // Reported at the end of its hour, and forecast at the start.
    keep(measured.precipitationOneHour, hoursBefore: 1) { $0.precipitationMillimeters = $1 }
    return days.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The day and the hour of a time that is at most so far from the full hour.
  /// - Returns: nil also for an absurd time, at the end of the calendar.
  package static func slot(
    _ time: Instant, within seconds: Double
  ) -> (day: Int, hour: Int)? {
    let full = time.rounded(.toNearestOrAwayFromZero, toSeconds: 3_600)
    guard .earliest < time, time < .latest, abs(full.seconds(since: time)) <= seconds else {
      return nil
    }
    return (full.dayNumber, full.hourNumber - 24 * full.dayNumber)
  }
}

extension [HourlyWeather] {
  /// The forecast hours that begin on a full hour UTC. Where they begin at other minutes, as in
  /// zones of half an hour, the values between two of them: linear in time, and of amounts the
  /// parts of both.
  var onFullHours: [(time: Instant, value: SkillHour)] {
    let rows = filter {
      $0.kind == .forecast && !$0.isInterpolated && $0.durationSeconds == 3_600
    }
    return rows.indices.compactMap { index in
      let row = rows[index]
      let own = SkillHour(row, leadHours: 0)
      let full = row.time.rounded(.up, toSeconds: 3_600)
      let share = full.seconds(since: row.time) / 3_600
      var value = own
      if share > 0 {
        guard index + 1 < rows.count, rows[index + 1].time == row.end else { return nil }
        value = own.mixed(with: SkillHour(rows[index + 1], leadHours: 0), share: share)
      }
      return value.isEmpty ? nil : (full, value)
    }
  }
}

extension SkillHour {
  /// - Parameter share: of the other, 0…1.
  fileprivate func mixed(with other: SkillHour, share: Double) -> SkillHour {
    var mixed = SkillHour()
    for variable in SkillVariable.allCases {
      guard let own = self[variable], let next = other[variable] else { continue }
      mixed[variable] = own + share * (next - own)
    }
    return mixed
  }
}

extension SkillDay.Key {
  fileprivate var order: Int { if case .forecast(_, let lead) = series { lead } else { -1 } }
}

extension HourlyWeather {
  package func value(of variable: SkillVariable) -> Double? {
    SkillHour(self, leadHours: 0)[variable]
  }
}

extension SkillHour {
  init(_ row: HourlyWeather, leadHours: Int) {
    self.init(leadHours: leadHours)
    temperatureCelsius = row.temperatureCelsius
    dewPointCelsius = row.dewPointCelsius
    windSpeedKilometersPerHour = row.wind.speedKilometersPerHour
    windGustKilometersPerHour = row.wind.gustKilometersPerHour
    precipitationMillimeters = row.precipitationMillimeters
    precipitationProbabilityPercent = row.precipitationProbabilityPercent
    cloudCoverPercent = row.cloudCover.totalPercent
  }
}

extension [SkillDay] {
  /// Forecasts beside the truth, by provider and lead: measured, or where nothing was, analyzed by
  /// another provider. No truth was known when its forecast was issued.
  package func pairs(of variable: SkillVariable) -> [SkillSeries: [ForecastPair]] {
    var truths: [Int: [(series: SkillSeries, day: SkillDay)]] = [:]
    for day in self where day.key.series.lead == nil {
      truths[day.key.day, default: []].append((day.key.series, day))
    }
    var pairs: [SkillSeries: [ForecastPair]] = [:]
    for day in self {
      guard case .forecast(let provider, let lead) = day.key.series,
        let known = truths[day.key.day]
      else { continue }
      let allowed = known.filter { $0.series != .analysis(provider: provider) }
        .sorted { $0.series == .measured && $1.series != .measured }
      for hour in 0..<24 {
        guard let said = day[hour], let forecast = said[variable],
          let truth = allowed.lazy.compactMap({ $0.day[hour]?.truth(of: variable) }).first
        else { continue }
        let valid = day.time(ofHour: hour)
        let pair = ForecastPair(
          issued: valid.adding(seconds: -3_600 * Double(24 * lead + said.leadHours)),
          valid: valid, forecast: forecast, truth: truth)
        if let pair { pairs[day.key.series, default: []].append(pair) }
      }
    }
    return pairs
  }
}

extension SkillSeries {
  /// Nil of a truth.
  package var lead: Int? { if case .forecast(_, let lead) = self { lead } else { nil } }

  /// Nil of stations.
  package var provider: String? {
    switch self {
    case .forecast(let provider, _), .analysis(let provider): provider
    case .measured: nil
    }
  }
}

extension SkillHour {
  /// Of a probability, whether the event came, 0 or 100.
  fileprivate func truth(of variable: SkillVariable) -> Double? {
    guard variable == .precipitationProbability else { return self[variable] }
    return precipitationMillimeters.map { $0 >= FrequencyMapping.wetMillimeters ? 100 : 0 }
  }
}

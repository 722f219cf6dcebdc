import Basics
package import Time
import Units
package import Vocabulary
package import Weather

/// What a place's ledger teaches about one provider, made ready to correct its forecasts: an hour
/// costs a lookup for each variable. Only what was proven on withheld days changes anything.
package struct ForecastCorrection: Sendable {
  /// What was tried, by variable and lead.
  package struct Part: Sendable {
    package let variable: SkillVariable
    /// In days, 0…6.
    package let lead: Int
    package let proof: WithheldProof
    /// The pairs that it was learned from.
    package let count: Int

    package var isApplied: Bool { proof.verdict == .proven }
  }

  /// By variable and lead; empty if too little is known.
  package private(set) var parts: [Part] = []
  /// To be added, by cell; empty if nothing is proven.
  private var shifts: [SkillVariable: [Double]] = [:]
  /// By lead.
  private var mappings = [FrequencyMapping?](repeating: nil, count: SkillCell.leads)
  /// What is left of the errors, by lead.
  private var hourSpreads: [SpreadVariable: [ErrorSpread?]] = [:]
  private var daySpreads: [DayQuantity: [ErrorSpread?]] = [:]

  init() {}

  mutating func learn(_ variable: SkillVariable, _ lead: Int, _ taught: LeadCorrection) {
    let part = Part(variable: variable, lead: lead, proof: taught.proof, count: taught.count)
    parts.append(part)
    parts.sort { ($0.variable.order, $0.lead) < ($1.variable.order, $1.lead) }
    guard part.isApplied else { return }
    switch taught.change {
    case .frequency(let mapping): mappings[lead] = mapping
    case .bias(let filter):
      for hour in 0..<24 {
        let cell = SkillCell(lead: lead, hour: hour)
        shifts[variable, default: [Double](repeating: 0, count: SkillCell.count)][cell.index] =
          -filter.bias(in: cell)
      }
    }
  }

  /// - Parameter cases: with the local days.
  mutating func learn(
    _ variable: SkillVariable, _ lead: Int, _ cases: [ErrorSpread.Case]
  ) {
    guard let variable = SpreadVariable(variable) else { return }
    let none = [ErrorSpread?](repeating: nil, count: SkillCell.leads)
    hourSpreads[variable, default: none][lead] = ErrorSpread(
      cases, scale: variable.scale, splitsDry: variable.isOftenZero)
    let days = ErrorSpread.wholeDays(of: cases)
    for quantity in DayQuantity.allCases where quantity.variable == variable {
      daySpreads[quantity, default: none][lead] = ErrorSpread(
        ErrorSpread.daily(days, quantity.value(of:)), scale: variable.scale,
        splitsDry: variable.isOftenZero)
    }
  }

  /// Nil with too few pairs.
  package func spread(of variable: SpreadVariable, lead: Int) -> ErrorSpread? {
    hourSpreads[variable]?[lead]
  }

  /// Of a day whose noon is at the lead; nil with too few days.
  package func spread(of quantity: DayQuantity, lead: Int) -> ErrorSpread? {
    daySpreads[quantity]?[lead]
  }

  private var isIdle: Bool { !parts.contains(where: \.isApplied) }
}

extension ForecastCorrection {
  /// The corrected hours and days of a forecast; what is not ahead of its fetch, or beyond the last
  /// lead, stays as it was said.
  /// - Parameters:
  ///   - issued: when the forecast was fetched.
  ///   - span: of a local date; nil if there is no such day.
  package func corrected(
    _ forecast: Forecast, issued: Instant, span: (LocalDate) -> Range<Instant>?
  ) -> Forecast {
    guard !isIdle else { return forecast }
    let hours = forecast.hours.map { corrected($0, issued: issued) }
    return forecast.with(hours: hours, span: span)
  }

  /// Within what is possible: the air is not more than saturated, gusts are not weaker than the
  /// wind, and nothing is negative.
  package func corrected(_ hour: HourlyWeather, issued: Instant) -> HourlyWeather {
    guard let cell = Self.cell(of: hour, issued: issued) else { return hour }
    var values = SkillHour(hour, leadHours: 0)
    values.temperatureCelsius = shifted(values.temperatureCelsius, .temperature, cell)
    values.dewPointCelsius = shifted(values.dewPointCelsius, .dewPoint, cell)
    values.windSpeedKilometersPerHour = shifted(
      values.windSpeedKilometersPerHour, .windSpeed, cell)
    values.windGustKilometersPerHour = shifted(values.windGustKilometersPerHour, .windGust, cell)
    // Learned from the amounts of an hour.
    if hour.durationSeconds == 3_600, let mapping = mappings[cell.lead] {
      values.precipitationMillimeters = values.precipitationMillimeters.map(mapping.corrected)
    }
    return hour.with(values)
  }

  private func shifted(
    _ value: Double?, _ variable: SkillVariable, _ cell: SkillCell
  ) -> Double? {
    guard let value, let shift = shifts[variable]?[cell.index] else { return value }
    return value + shift
  }

  /// Nil of an hour that was over at the fetch, and beyond the last lead.
  static func cell(of hour: HourlyWeather, issued: Instant) -> SkillCell? {
    hour.end > issued ? SkillCell.ahead(of: issued, hour.time) : nil
  }

  /// The least and the most that was added to a value, by variable and lead; metric.
  /// - Parameter said: the same hours before they were corrected.
  package func added(
    to said: Forecast, in corrected: Forecast, issued: Instant
  ) -> [SkillVariable: [ClosedRange<Double>?]] {
    let variables = Set(parts.filter(\.isApplied).map(\.variable))
    guard !variables.isEmpty else { return [:] }
    let none = [ClosedRange<Double>?](repeating: nil, count: SkillCell.leads)
    return zip(said.hours, corrected.hours).reduce(into: [:]) { added, hours in
      guard let lead = Self.cell(of: hours.0, issued: issued)?.lead else { return }
      let (before, after) = (
        SkillHour(hours.0, leadHours: 0), SkillHour(hours.1, leadHours: 0)
      )
      for variable in variables {
        guard let old = before[variable], let new = after[variable] else { continue }
        let known = added[variable, default: none][lead] ?? (new - old)...(new - old)
        added[variable, default: none][lead] =
          min(known.lowerBound, new - old)...max(known.upperBound, new - old)
      }
    }
  }
}

extension HourlyWeather {
  /// With other values, as far as they are possible on Earth: the dew point is at most the
  /// temperature, no gust is weaker than the wind, and nothing is negative. The humidity follows
  /// from temperature and dew point, and snow from precipitation.
  func with(_ values: SkillHour) -> HourlyWeather {
    // What cannot be is not better than what was said.
    func possible(_ measurement: Measurement, _ value: Double?, _ said: Double?) -> Double? {
      value.flatMap { $0 == said ? said : measurement.possible($0) } ?? said
    }
    let temperature = possible(.temperature, values.temperatureCelsius, temperatureCelsius)
    let dewPoint = possible(.dewPoint, values.dewPointCelsius, dewPointCelsius)
      .map { min($0, temperature ?? $0) }
    let speed = possible(
      .windSpeed, values.windSpeedKilometersPerHour.map { max($0, 0) }, wind.speedKilometersPerHour)
    let gust = possible(
      .windSpeed, values.windGustKilometersPerHour.map { max($0, 0) }, wind.gustKilometersPerHour)
    let amount = possible(
      .precipitation, values.precipitationMillimeters.map { max($0, 0) }, precipitationMillimeters)
    var humidity = humidityPercent
    if let temperature, let said = temperatureCelsius, let dewPoint,
      temperature != said || dewPoint != dewPointCelsius
    {
      humidity =
        DewPoint.humidityPercent(temperatureCelsius: temperature, dewPointCelsius: dewPoint)
        ?? humidity
    }
    var snow = snowfallCentimeters
    if let amount, let said = precipitationMillimeters, said > 0, amount != said {
      snow = snow.map { $0 * amount / said }
    }
    return HourlyWeather(
      time: time, durationSeconds: durationSeconds,
      temperatureCelsius: temperature, humidityPercent: humidity, dewPointCelsius: dewPoint,
      precipitationMillimeters: amount,
      precipitationProbabilityPercent: precipitationProbabilityPercent, snowfallCentimeters: snow,
      cloudCover: CloudCover(
        totalPercent: values.cloudCoverPercent.map { min(max($0, 0), 100) },
        lowPercent: cloudCover.lowPercent, midPercent: cloudCover.midPercent,
        highPercent: cloudCover.highPercent),
      wind: Wind(
        speedKilometersPerHour: speed,
        gustKilometersPerHour: gust.map { max($0, speed ?? 0) },
        directionDegrees: wind.directionDegrees),
      uvIndex: uvIndex, visibility: visibility, pressureHectopascals: pressureHectopascals,
      isDay: isDay, condition: condition, kind: kind, isInterpolated: isInterpolated)
  }
}

extension Forecast {
  /// With other values of the same hours, which the days follow.
  func with(hours: [HourlyWeather], span: (LocalDate) -> Range<Instant>?) -> Forecast {
    func forecast(_ days: [DailyWeather]) -> Forecast {
      Forecast(
        latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
        elevationMeters: elevationMeters, timeZoneName: timeZoneName, current: current,
        hours: hours, days: days)
    }
    let changed = forecast([])
    return forecast(
      days.map { day in
        guard let span = span(day.date) else { return day }
        return day.following(changed.hours(within: span), insteadOf: self.hours(within: span))
      })
  }
}

extension DailyWeather {
  /// The day, changed as its hours were: its extremes by as much as theirs, its sum by what theirs
  /// gained. A provider's own extremes are sharper than those of its hours and stay so.
  fileprivate func following(
    _ hours: ArraySlice<HourlyWeather>, insteadOf said: ArraySlice<HourlyWeather>
  ) -> DailyWeather {
    func moved(
      _ value: Double?, _ measurement: Measurement, _ extreme: ([Double]) -> Double?,
      _ part: (HourlyWeather) -> Double?
    ) -> Double? {
      guard let value, let before = extreme(said.compactMap(part)),
        let after = extreme(hours.compactMap(part)), after != before
      else { return value }
      return measurement.possible(max(value + after - before, measurement.range.lowerBound))
        ?? value
    }
    let speed = moved(windSpeedMaximumKilometersPerHour, .windSpeed, { $0.max() }) {
      $0.wind.speedKilometersPerHour
    }
    let gust = moved(windGustMaximumKilometersPerHour, .windSpeed, { $0.max() }) {
      $0.wind.gustKilometersPerHour
    }.map { max($0, speed ?? 0) }
    let least = moved(temperatureMinimumCelsius, .temperature, { $0.min() }, \.temperatureCelsius)
    let most = moved(temperatureMaximumCelsius, .temperature, { $0.max() }, \.temperatureCelsius)
    let rain = moved(
      precipitationMillimeters, .dailyPrecipitation, { $0.sum }, \.precipitationMillimeters)
    return DailyWeather(
      date: date, temperatureMinimumCelsius: least.map { min($0, most ?? $0) },
      temperatureMaximumCelsius: most, precipitationMillimeters: rain,
      precipitationProbabilityPercent: precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters, windSpeedMaximumKilometersPerHour: speed,
      windGustMaximumKilometersPerHour: gust, windDirectionDegrees: windDirectionDegrees,
      uvIndexMaximum: uvIndexMaximum, cloudCoverMeanPercent: cloudCoverMeanPercent,
      condition: condition, kind: kind, isPartial: isPartial)
  }
}

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

  /// For each provider of the ledger.
  package static func each(of ledger: [SkillDay]) -> [String: ForecastCorrection] {
    let recent = ledger.recent
    var corrections: [String: ForecastCorrection] = [:]
    for variable in SkillVariable.allCases {
      for (series, pairs) in recent.pairs(of: variable) {
        guard case .forecast(let provider, let lead) = series,
          let taught = LeadCorrection(
            variable, pairs.sorted { $0.validUnixSeconds < $1.validUnixSeconds })
        else { continue }
        corrections[provider, default: ForecastCorrection()].learn(variable, lead, taught)
      }
    }
    return corrections.mapValues { correction in
      var sorted = correction
      sorted.parts.sort { ($0.variable.order, $0.lead) < ($1.variable.order, $1.lead) }
      return sorted
    }
  }

  private init() {}

  private mutating func learn(_ variable: SkillVariable, _ lead: Int, _ taught: LeadCorrection) {
    let part = Part(variable: variable, lead: lead, proof: taught.proof, count: taught.count)
    parts.append(part)
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

  private var isIdle: Bool { !parts.contains(where: \.isApplied) }
}

extension ForecastCorrection {
  /// The corrected hours and days of a forecast; what is not ahead of its fetch, or beyond the last
  /// lead, stays as it was said.
  /// - Parameters:
  ///   - issued: when the forecast was fetched, seconds since 1970.
  ///   - span: the seconds since 1970 of a local date; nil if there is no such day.
  package func corrected(
    _ forecast: Forecast, issuedUnixSeconds issued: Double,
    span: (LocalDate) -> Range<Double>?
  ) -> Forecast {
    guard !isIdle else { return forecast }
    let hours = forecast.hours.map { corrected($0, issuedUnixSeconds: issued) }
    let changed = Forecast(
      latitudeDegrees: forecast.latitudeDegrees, longitudeDegrees: forecast.longitudeDegrees,
      elevationMeters: forecast.elevationMeters, timeZoneName: forecast.timeZoneName,
      current: forecast.current, hours: hours)
    return changed.with(
      days: forecast.days.map { day in
        guard let span = span(day.date) else { return day }
        return day.following(changed.hours(within: span), insteadOf: forecast.hours(within: span))
      })
  }

  /// Within what is possible: the air is not more than saturated, gusts are not weaker than the
  /// wind, and nothing is negative.
  package func corrected(
    _ hour: HourlyWeather, issuedUnixSeconds issued: Double
  ) -> HourlyWeather {
    guard let cell = Self.cell(of: hour, issuedUnixSeconds: issued) else { return hour }
    let temperature = shifted(hour.temperatureCelsius, .temperature, cell)
    let dewPoint = shifted(hour.dewPointCelsius, .dewPoint, cell).map { dewPoint in
      temperature.map { min($0, dewPoint) } ?? dewPoint
    }
    let speed = shifted(hour.wind.speedKilometersPerHour, .windSpeed, cell).map { max($0, 0) }
    let gust = shifted(hour.wind.gustKilometersPerHour, .windGust, cell).map {
      max($0, speed ?? 0)
    }
    let rain = hour.precipitationMillimeters
    // Learned from the amounts of an hour.
    let amount =
      hour.durationSeconds == 3_600
      ? rain.map { mappings[cell.lead]?.corrected($0) ?? $0 } : rain
    return hour.with(
      temperatureCelsius: temperature, dewPointCelsius: dewPoint, precipitationMillimeters: amount,
      wind: Wind(
        speedKilometersPerHour: speed, gustKilometersPerHour: gust,
        directionDegrees: hour.wind.directionDegrees))
  }

  private func shifted(
    _ value: Double?, _ variable: SkillVariable, _ cell: SkillCell
  ) -> Double? {
    guard let value, let shift = shifts[variable]?[cell.index] else { return value }
    return value + shift
  }

  /// Nil of an hour that was over at the fetch, and beyond the last lead.
  package static func cell(
    of hour: HourlyWeather, issuedUnixSeconds issued: Double
  ) -> SkillCell? {
    guard hour.endUnixSeconds > issued,
      hour.timeUnixSeconds < issued + 86_400 * Double(SkillCell.leads)
    else { return nil }
    return SkillCell(issued, hour.timeUnixSeconds)
  }
}

extension HourlyWeather {
  /// The humidity follows from temperature and dew point, and snow from precipitation.
  fileprivate func with(
    temperatureCelsius: Double?, dewPointCelsius: Double?, precipitationMillimeters: Double?,
    wind: Wind
  ) -> HourlyWeather {
    var humidity = humidityPercent
    if let temperatureCelsius, let said = self.temperatureCelsius,
      let vapor = dewPointCelsius
        ?? humidity.flatMap({ DewPoint.celsius(temperatureCelsius: said, humidityPercent: $0) }),
      temperatureCelsius != said || dewPointCelsius != self.dewPointCelsius
    {
      humidity =
        DewPoint.humidityPercent(
          temperatureCelsius: temperatureCelsius, dewPointCelsius: vapor) ?? humidity
    }
    var snow = snowfallCentimeters
    if let amount = precipitationMillimeters, let said = self.precipitationMillimeters, said > 0,
      amount != said
    {
      snow = snow.map { $0 * amount / said }
    }
    return HourlyWeather(
      timeUnixSeconds: timeUnixSeconds, durationSeconds: durationSeconds,
      temperatureCelsius: temperatureCelsius, humidityPercent: humidity,
      dewPointCelsius: dewPointCelsius, precipitationMillimeters: precipitationMillimeters,
      precipitationProbabilityPercent: precipitationProbabilityPercent, snowfallCentimeters: snow,
      cloudCover: cloudCover, wind: wind, uvIndex: uvIndex, visibility: visibility,
      pressureHectopascals: pressureHectopascals, isDay: isDay, condition: condition, kind: kind,
      isInterpolated: isInterpolated)
  }
}

extension Forecast {
  fileprivate func with(days: [DailyWeather]) -> Forecast {
    Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName, current: current,
      hours: hours, days: days)
  }
}

extension DailyWeather {
  /// The day, changed as its hours were: its extremes by as much as theirs, its sum by what theirs
  /// gained. A provider's own extremes are sharper than those of its hours and stay so.
  fileprivate func following(
    _ hours: ArraySlice<HourlyWeather>, insteadOf said: ArraySlice<HourlyWeather>
  ) -> DailyWeather {
    func moved(
      _ value: Double?, _ extreme: ([Double]) -> Double?, _ part: (HourlyWeather) -> Double?
    ) -> Double? {
      guard let value, let before = extreme(said.compactMap(part)),
        let after = extreme(hours.compactMap(part)), after != before
      else { return value }
      return value + after - before
    }
    let speed = moved(windSpeedMaximumKilometersPerHour, { $0.max() }) {
      $0.wind.speedKilometersPerHour
    }.map { max($0, 0) }
    let gust = moved(windGustMaximumKilometersPerHour, { $0.max() }) {
      $0.wind.gustKilometersPerHour
    }.map { max($0, speed ?? 0) }
    let least = moved(temperatureMinimumCelsius, { $0.min() }, \.temperatureCelsius)
    let most = moved(temperatureMaximumCelsius, { $0.max() }, \.temperatureCelsius)
    let rain = moved(precipitationMillimeters, { $0.sum }, \.precipitationMillimeters)
    return DailyWeather(
      date: date, temperatureMinimumCelsius: least.map { min($0, most ?? $0) },
      temperatureMaximumCelsius: most, precipitationMillimeters: rain.map { max($0, 0) },
      precipitationProbabilityPercent: precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters, windSpeedMaximumKilometersPerHour: speed,
      windGustMaximumKilometersPerHour: gust, windDirectionDegrees: windDirectionDegrees,
      uvIndexMaximum: uvIndexMaximum, cloudCoverMeanPercent: cloudCoverMeanPercent,
      humidityMeanPercent: humidityMeanPercent, condition: condition, kind: kind,
      isPartial: isPartial)
  }
}

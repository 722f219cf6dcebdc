package import AlmanacCore

/// Daily temperatures of climate models for one place.
package struct ModeledClimate: Sendable, Equatable {
  package struct Model: Sendable, Equatable {
    /// As the provider spells it.
    package let name: String
    /// One for each date; `nil` where the model's run has ended.
    package let temperatureMeanCelsius: [Double?]
    package let temperatureMaximumCelsius: [Double?]
    package let precipitationMillimeters: [Double?]
  }

  package let dates: [LocalDate]
  package let models: [Model]

  /// The mean temperature of some months over all years of the series, one for each model that has
  /// at least one value.
  /// - Parameter months: 1…12; empty means all.
  package func meanTemperaturesCelsius(months: Set<Int> = []) -> [Double] {
    let isWanted = dates.map { months.isEmpty || months.contains($0.month) }
    return models.compactMap { model in
      var sum = 0.0
      var count = 0
      for (index, value) in model.temperatureMeanCelsius.enumerated()
      where index < isWanted.count && isWanted[index] {
        guard let value else { continue }
        sum += value
        count += 1
      }
      return count > 0 ? sum / Double(count) : nil
    }
  }
}

extension OpenMeteo {
  /// Models of HighResMIP that run to 2050 and give a daily mean; three of seven, since each counts
  /// against the hourly limit of the service.
  package static let climateModels = ["EC_Earth3P_HR", "MRI_AGCM3_2_S", "MPI_ESM1_2_XR"]
  package static let climateYears = 1950...2050

  /// Daily mean temperatures of some years, both included.
  package static func climate(
    at point: Coordinate, years: ClosedRange<Int>, models: [String] = climateModels
  ) -> Step<ModeledClimate> {
    let years = years.clamped(to: climateYears)
    let request = request(
      .climate, host: "climate-api.open-meteo.com", path: "/v1/climate",
      coordinates([point]) + [
        QueryItem("start_date", "\(years.lowerBound)-01-01"),
        QueryItem("end_date", "\(years.upperBound)-12-31"),
        QueryItem("models", models.joined(separator: ",")),
        QueryItem("daily", "temperature_2m_mean"),
      ])
    return .one(request) { (response) throws(ProviderError) in
      try climate(from: response, models: models)
    }
  }

  /// Names carry the model as suffix, but not when only one model was asked or covers the point.
  package static func climate(
    from response: Response, models: [String]
  ) throws(ProviderError) -> ModeledClimate {
    let root = try root(response)
    guard let series = try OpenMeteoSeries(root, "daily", utcOffsetSeconds: 0) else {
      throw .malformed(path: "/daily")
    }
    var dates: [LocalDate] = []
    dates.reserveCapacity(series.times.count)
    for time in series.times {
      guard abs(time) < 1e11, let date = LocalDate(dayNumber: Int((time / 86400).rounded(.down)))
      else { throw .malformed(path: "/daily/time") }
      dates.append(date)
    }
    let named = names(series, asked: models).map { model($0, suffix: "_" + $0, series) }
      .filter(\.hasValues)
    let bare = model(models.first ?? "", suffix: "", series)
    let found = named.isEmpty && bare.hasValues ? [bare] : named
    guard !found.isEmpty else { throw .noData(.notProvided) }
    return ModeledClimate(dates: dates, models: found)
  }

  /// The models asked for, then those that the answer names besides.
  private static func names(_ series: OpenMeteoSeries, asked: [String]) -> [String] {
    var names = asked
    for key in series.section.names {
      for variable in climateVariables where key.hasPrefix(variable + "_") {
        let name = String(key.dropFirst(variable.count + 1))
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static let climateVariables = [
    "temperature_2m_mean", "temperature_2m_max", "precipitation_sum",
  ]

  private static func model(
    _ name: String, suffix: String, _ series: OpenMeteoSeries
  ) -> ModeledClimate.Model {
    func values(_ variable: String, _ measurement: Measurement) -> [Double?] {
      series.column(variable + suffix, of: measurement).values
    }
    return ModeledClimate.Model(
      name: name, temperatureMeanCelsius: values("temperature_2m_mean", .temperature),
      temperatureMaximumCelsius: values("temperature_2m_max", .temperature),
      precipitationMillimeters: values("precipitation_sum", .dailyPrecipitation))
  }
}

extension ModeledClimate.Model {
  var hasValues: Bool {
    [temperatureMeanCelsius, temperatureMaximumCelsius, precipitationMillimeters].contains {
      $0.contains { $0 != nil }
    }
  }
}

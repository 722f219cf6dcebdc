package import Places
package import Time
import Units
import Vocabulary

/// Daily temperatures of climate models for one place.
package struct ModeledClimate: Sendable, Equatable {
  package struct Model: Sendable, Equatable {
    /// In the provider's spelling.
    package let name: String
    /// One per date; `nil` after the model's run has ended.
    package let temperatureMeanCelsius: [Double?]
  }

  package let dates: [LocalDate]
  package let models: [Model]
}

extension OpenMeteo {
  /// HighResMIP models that run to 2050 and have a daily mean. Three of seven, because each counts
  /// against the service's hourly limit.
  package static let climateModels = ["EC_Earth3P_HR", "MRI_AGCM3_2_S", "MPI_ESM1_2_XR"]
  package static let climateYears = 1950...2050

  /// Daily mean temperatures of a range of years, inclusive.
  package static func climate(
    at point: Coordinate, years: ClosedRange<Int>, models: [String] = climateModels
  ) -> Step<ModeledClimate> {
    let years = years.clamped(to: climateYears)
    let request = request(
      .climate, "climate-api", "/v1/climate", at: [point],
      [
        "start_date": "\(years.lowerBound)-01-01", "end_date": "\(years.upperBound)-12-31",
        "models": models.joined(separator: ","), "daily": variable,
      ])
    return .one(request) { (response) throws(ProviderError) in
      try climate(from: response, models: models)
    }
  }

  /// The requested models, then any others in the answer. Names carry the model as a suffix, except
  /// if only one model was requested or covers the point.
  package static func climate(
    from response: Response, models: [String]
  ) throws(ProviderError) -> ModeledClimate {
    let root = try root(response)
    let series = try OpenMeteoSeries(required: "daily", root, utcOffsetSeconds: 0)
    var dates: [LocalDate] = []
    dates.reserveCapacity(series.times.count)
    for time in series.times {
      guard let date = LocalDate(dayNumber: time.dayNumber) else {
        throw .malformed(path: "/daily/time")
      }
      dates.append(date)
    }
    let asked =
      models
      + series.section.names.filter { $0.hasPrefix(variable + "_") }
      .map { String($0.dropFirst(variable.count + 1)) }.filter { !models.contains($0) }
    let named = asked.compactMap { model($0, series, variable + "_" + $0) }
    let bare = model(models.first ?? "", series, variable).map { [$0] } ?? []
    let found = named.isEmpty ? bare : named
    guard !found.isEmpty else { throw .noData(.notProvided) }
    return ModeledClimate(dates: dates, models: found)
  }

  private static let variable = "temperature_2m_mean"

  /// Nil if there are no values.
  private static func model(
    _ name: String, _ series: OpenMeteoSeries, _ column: String
  ) -> ModeledClimate.Model? {
    let values = series.numbers(column, of: .temperature)
    guard values.contains(where: { $0 != nil }) else { return nil }
    return ModeledClimate.Model(name: name, temperatureMeanCelsius: values)
  }
}

package import Climate
import Places
import Providers
package import Time
package import Vocabulary

extension WeatherService {
  /// A place's monthly normals, and the warming since.
  package func climateEstimate(at place: ResolvedPlace) -> ClimatologyEstimate {
    climate.estimate(at: place)
  }

  /// The cities whose present climate is nearest to a projected one, computed on the worker thread
  /// because the first search reads the normals of every city.
  package func analogs(
    of scaling: RegionalScaling, year: Int, elevationMeters: Double?, limit: Int
  ) async -> ClimateAnalog.Findings {
    await pipeline.onWorker(.analogs) {
      ClimateAnalog.search(scaling, year: year, elevationMeters: elevationMeters, limit: limit)
    }
  }

  /// Expected hot, cold and frosty days of a year, computed on the worker thread.
  package func thresholdDays(
    at place: ResolvedPlace, _ pathway: ClimatePathway, year: Int
  ) async -> ThresholdDays {
    let normals = climate.estimate(at: place).normals
    return await pipeline.onWorker(.thresholds) {
      ThresholdDays(normals: normals, pathway, year: year)
    }
  }

  /// How climate models change the days around a date of the year, from 1991-2020 to the years
  /// before 2050: the `cmip6` model of `climate.project`.
  package func highResolutionChange(
    at place: ResolvedPlace, around date: LocalDate, _ policy: FetchPolicy
  ) async -> Result<Sourced<HighResolutionChange>, Failure> {
    let (strict, point) = (policy.withoutEstimate, place.place.coordinate.rounded)
    async let past = pipeline.answer(
      catalog.inquiry(.climate, (point, HighResolutionChange.baselineYears)), strict)
    async let future = pipeline.answer(
      catalog.inquiry(.climate, (point, HighResolutionChange.futureYears)), strict)
    switch await (past, future) {
    case (.failure(let error), _), (_, .failure(let error)): return .failure(error)
    case (.success(let past), .success(let future)):
      guard let change = Self.change(from: past.value, to: future.value, around: date) else {
        return .failure(.noData(.notProvided, provider: .openMeteo))
      }
      return .success(past.map { _ in change }.relying(on: future))
    }
  }

  private static func change(
    from past: ModeledClimate, to future: ModeledClimate, around date: LocalDate
  ) -> HighResolutionChange? {
    let models = past.models.compactMap { model -> HighResolutionChange.Model? in
      guard let later = future.models.first(where: { $0.name == model.name }) else { return nil }
      return HighResolutionChange.Model(
        name: model.name, baseline: days(of: past, model, around: date),
        future: days(of: future, later, around: date))
    }
    return HighResolutionChange(models: models)
  }

  /// The values of all years within 15 days of a day of the year.
  private static func days(
    of climate: ModeledClimate, _ model: ModeledClimate.Model, around date: LocalDate
  ) -> [Double?] {
    zip(climate.dates, model.temperatureMeanCelsius).compactMap { day, value in
      let apart = abs(day.dayOfYear - date.dayOfYear)
      return min(apart, 365 - apart) <= 15 ? .some(value) : nil
    }
  }
}

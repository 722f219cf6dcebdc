import AlmanacProtocol
import Climate
import Services
import Sky
import Time
import Units
import Vocabulary
import Weather
import Words

extension ClimateRequest {
  /// The caller's own temperature, converted from the caller's units.
  func givenInput(
    _ call: Call<Wire.ClimateProjectMethod>
  ) throws(Failure) -> ClimateInput {
    let units = call.units
    let moment = try moment(call)
    var input = ClimateInput(time: moment.time, date: moment.date, isGiven: true)
    input.temperatureCelsius = temperature.map { units.metric($0, .temperature) }
    let isDay =
      condition == nil || date != nil || SunPosition(at: moment.time, place: call.place.sky).isUp
    input.take(self, in: call.language, isDay: isDay)
    return input
  }

  /// Now, or noon of the date.
  private func moment(
    _ call: Call<Wire.ClimateProjectMethod>
  ) throws(Failure) -> (time: Instant, date: LocalDate) {
    guard let date else { return (call.now, call.today) }
    let zone = call.place.zone
    guard zone.day(date) != nil else { throw Failure(.noDataDateSkipped) }
    return (zone.instant(date, secondOfDay: 43_200), date)
  }

  /// The current weather, that of a future or past day, or the normals if the date has no weather
  /// data.
  func fetchedInput(
    _ call: Call<Wire.ClimateProjectMethod>
  ) async throws(Failure) -> Sourced<ClimateInput> {
    let (weather, place, policy) = (call.services.weather, call.place.found, call.policy)
    let found: Sourced<ClimateInput>
    if let date {
      let moment = try moment(call)
      let hours = try await weather.hourly(at: place, .date(date), policy).get()
      found = hours.map { ClimateInput(day: date, at: moment.time, $0) }
    } else {
      let current = try await weather.current(at: place, policy).get()
      let today = call.today
      found = current.map { ClimateInput($0, on: today) }
    }
    var input = found
    if input.source.kind == .estimate {
      input.value.notices.append(.normalProjected(period: .years(ClimateNormals.years)))
    }
    input.value.take(self, in: call.language, isDay: found.value.condition?.isDay ?? true)
    return input
  }
}

extension ClimateInput {
  fileprivate init(_ report: CurrentReport, on date: LocalDate) {
    let weather = report.weather
    self.init(time: weather.time, date: date, isGiven: false)
    temperatureCelsius = weather.temperatureCelsius
    humidityPercent = weather.humidityPercent
    condition = weather.condition
  }

  /// A whole day: hourly means, and the most significant condition during daylight.
  fileprivate init(day: LocalDate, at noon: Instant, _ hours: [HourlyWeather]) {
    self.init(time: noon, date: day, isGiven: false)
    temperatureCelsius = Self.mean(hours.compactMap(\.temperatureCelsius))
    humidityPercent = Self.mean(hours.compactMap(\.humidityPercent))
    let conditions = hours.filter { $0.isDay ?? true }.compactMap(\.condition)
    condition = (conditions.isEmpty ? hours.compactMap(\.condition) : conditions)
      .max { $0.severity < $1.severity }
      .map { Condition($0.kind) }
    notices = [.dayMean]
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}

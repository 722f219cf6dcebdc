package import Time
import Vocabulary
package import Weather

/// Weather estimated from the climate, as a last fallback: the mean of such days, never a forecast.
/// What a climate cannot give (gusts, pressure, visibility) is nil. So is the amount of an hour:
/// the mean over all hours is a drizzle that never falls.
///
/// Based on the 1991–2020 normals. Temperatures are shifted to the date's year by the regional
/// factor times the global warming since (SSP2-4.5).
package struct ClimatologyEstimate: Sendable {
  /// A range that contains the true value with a probability of `level`.
  package struct Interval: Sendable, Equatable {
    package let low: Double
    package let high: Double
    package var level: Double { 0.8 }
  }

  /// An instant at the place, with its daylight.
  package struct Moment: Sendable {
    package let time: Instant
    /// The local date.
    package let date: LocalDate
    /// Hours after local midnight.
    package let hour: Double
    package let daylight: Daylight

    package init(time: Instant, date: LocalDate, hour: Double, daylight: Daylight) {
      self.time = time
      self.date = date
      self.hour = hour
      self.daylight = daylight
    }
  }

  package struct Hour: Sendable {
    package let weather: HourlyWeather
    package let temperatureIntervalCelsius: Interval
  }

  package struct Day: Sendable {
    package let weather: DailyWeather
    package let temperatureMinimumIntervalCelsius: Interval
    package let temperatureMaximumIntervalCelsius: Interval
  }

  package let normals: ClimateNormals
  /// Local °C per °C of global warming, January to December.
  private let factors: [Double]

  package init(normals: ClimateNormals) {
    self.normals = normals
    let region = ClimateRegion(containing: normals.coordinate)
    factors = (1...12).map { region.factor(month: $0).central }
  }

  /// How much warmer a month is in a given year than in 1991–2020, °C.
  ///
  /// - Parameter month: 1…12.
  package func warmingCelsius(month: Int, year: Int) -> Double {
    factors[month - 1] * Self.globalWarmingCelsius(year: year)
  }

  private static func globalWarmingCelsius(year: Int) -> Double {
    GlobalWarming(.ssp245, year: year).mean - GlobalWarming.ofNormals
  }

  /// The normal of a date in its own year.
  package func normal(_ date: LocalDate) -> DailyNormal {
    let blend = MonthBlend(date)
    let factor = factors[blend.from] * (1 - blend.share) + factors[blend.to] * blend.share
    return normals.day(date).warmer(by: factor * Self.globalWarmingCelsius(year: date.year))
  }

  /// The normal temperature of an hour: the reference for "3 °C warmer than usual".
  package func temperatureCelsius(at moment: Moment) -> Double {
    temperature(normal(moment.date), moment)
  }

  private func temperature(_ day: DailyNormal, _ moment: Moment) -> Double {
    DiurnalCycle(
      mean: day.temperatureMeanCelsius, range: day.hourlyRangeCelsius, daylight: moment.daylight
    ).temperature(atHour: moment.hour)
  }

  package func current(at moment: Moment) -> CurrentWeather {
    CurrentWeather(hour(at: moment).weather)
  }

  package func hour(at moment: Moment) -> Hour {
    let day = normal(moment.date)
    let temperature = temperature(day, moment)
    let humidity = humidity(day, temperature)
    let isDay = moment.daylight.isDay(atHour: moment.hour)
    let weather = HourlyWeather(
      time: moment.time, temperatureCelsius: temperature,
      humidityPercent: humidity,
      precipitationProbabilityPercent: 100 * day.wetDayFraction * Self.hourOfWetDay,
      cloudCover: CloudCover(totalPercent: day.cloudCoverPercent),
      wind: Wind(speedKilometersPerHour: day.windSpeedKilometersPerHour), isDay: isDay,
      condition: SkyEstimate.hour(day, isDay: isDay), kind: .estimate)
    return Hour(
      weather: weather,
      temperatureIntervalCelsius: interval(temperature, day, Self.hourError))
  }

  /// One local date.
  package func day(_ date: LocalDate) -> Day {
    let day = normal(date)
    let weather = DailyWeather(
      date: date, temperatureMinimumCelsius: day.temperatureMinimumCelsius,
      temperatureMaximumCelsius: day.temperatureMaximumCelsius,
      precipitationMillimeters: day.precipitationMillimeters,
      precipitationProbabilityPercent: 100 * day.precipitationProbability,
      cloudCoverMeanPercent: day.cloudCoverPercent,
      condition: SkyEstimate.day(day), kind: .estimate)
    return Day(
      weather: weather,
      temperatureMinimumIntervalCelsius: interval(
        day.temperatureMinimumCelsius, day, ClimateNormals.extremeErrorCelsius),
      temperatureMaximumIntervalCelsius: interval(
        day.temperatureMaximumCelsius, day, ClimateNormals.extremeErrorCelsius))
  }
}

extension ClimatologyEstimate {
  /// Rain falls only in part of a wet day: about one in 3.5 of its hours is wet (a rule of thumb
  /// between a third and a quarter).
  private static let hourOfWetDay = 1 / 3.5
  /// An hour's error beyond its day's extremes, °C: an assumption.
  private static let hourError = 1.5
  /// For a normal distribution: 80 % lie within this many standard deviations.
  private static let eightyPercent = 1.2816

  private func interval(_ center: Double, _ day: DailyNormal, _ extra: Double) -> Interval {
    let spread = day.standardDeviationCelsius
    let half =
      Self.eightyPercent
      * (spread.squared + normals.errorCelsius.squared + extra.squared).squareRoot()
    return Interval(low: center - half, high: center + half)
  }

  private func humidity(_ day: DailyNormal, _ temperature: Double) -> Double {
    guard let dewPoint = day.dewPointCelsius else { return day.humidityPercent }
    return DewPoint.humidityPercent(temperatureCelsius: temperature, dewPointCelsius: dewPoint)
      ?? day.humidityPercent
  }
}

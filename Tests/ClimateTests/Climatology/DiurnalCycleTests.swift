import Testing

@testable import Climate

@Suite struct DiurnalCycleTests {
  /// The mean of 24 hours is the mean asked for, whatever the length of the day.
  @Test(arguments: [8.0, 9, 10, 11.3, 12, 13, 14, 15, 16])
  func keepsItsMean(dayLength: Double) {
    let daylight = Daylight.sun(riseHour: 12 - dayLength / 2, setHour: 12 + dayLength / 2)
    let cycle = DiurnalCycle(mean: 20, range: 10, daylight: daylight)
    let hours = stride(from: 0.0, to: 24, by: 0.1)
    let values = hours.map { cycle.temperature(atHour: $0) }
    let mean = values.reduce(0, +) / Double(values.count)
    #expect(abs(mean - 20) < 0.03, "\(mean)")
    #expect(abs((values.max() ?? 0) - cycle.maximum) < 0.01)
    #expect(abs((values.min() ?? 0) - cycle.minimum) < 0.03)
  }

  /// The maximum falls 1.7 h after noon, the minimum 10 minutes before sunrise.
  @Test func peaksAfterNoon() throws {
    let cycle = DiurnalCycle(
      minimum: 10, maximum: 20, daylight: .sun(riseHour: 6, setHour: 18))
    let hours = Array(stride(from: 0.0, to: 24, by: 0.01))
    let warmest = try #require(
      hours.max { cycle.temperature(atHour: $0) < cycle.temperature(atHour: $1) })
    let coldest = try #require(
      hours.min { cycle.temperature(atHour: $0) < cycle.temperature(atHour: $1) })
    #expect(abs(warmest - 13.69) < 0.02)
    #expect(abs(coldest - 5.83) < 0.02)
  }

  @Test(arguments: [
    Daylight.sun(riseHour: 6, setHour: 18), .sun(riseHour: -1.5, setHour: 10),
    .sun(riseHour: 9, setHour: 26.5), .sun(riseHour: 11.9, setHour: 12.1),
    .sun(riseHour: 0.2, setHour: 23.9), .polarDay, .polarNight,
  ])
  func isContinuous(_ daylight: Daylight) {
    let cycle = DiurnalCycle(minimum: 0, maximum: 10, daylight: daylight)
    let steps = stride(from: -24.0, to: 48, by: 0.01).map { hour in
      abs(cycle.temperature(atHour: hour + 0.01) - cycle.temperature(atHour: hour))
    }
    #expect((steps.max() ?? 1) < 0.065)
    let midnights = [0.0, 24].map { cycle.temperature(atHour: $0) }
    #expect(abs(midnights[0] - midnights[1]) < 1e-9)
  }

  @Test(arguments: [
    (0.0, 80.0, 12.1), (51.5, 171, 16.6), (51.5, 354, 7.8), (-33.9, 354, 14.4), (78, 171, 24),
    (78, 354, 0), (90, 171, 24), (-90, 171, 0),
  ])
  func lengthOfDay(latitude: Double, dayOfYear: Double, hours: Double) {
    let daylight = Daylight(latitude: latitude, dayOfYear: dayOfYear)
    #expect(abs(daylight.lengthHours - hours) < 0.15, "\(daylight.lengthHours)")
  }

  @Test(arguments: [
    (5.9, false), (6.1, true), (17.9, true), (18.1, false), (24, false), (30.1, true),
  ])
  func knowsDayFromNight(hour: Double, isDay: Bool) {
    #expect(Daylight.sun(riseHour: 6, setHour: 18).isDay(atHour: hour) == isDay)
  }

  /// Jennings et al. 2018: half at 1.0 °C near 96 % humidity, more snow in dry air.
  @Test(arguments: [(-5.0, 80.0, 1.0), (1.0, 95.9, 0.5), (5.0, 80.0, 0.0), (2.5, 40.0, 0.947)])
  func snowProbability(temperature: Double, humidity: Double, probability: Double) {
    let found = PrecipitationPhase.snowProbability(
      temperatureCelsius: temperature, humidityPercent: humidity)
    #expect(abs(found - probability) < 0.05, "\(found)")
  }
}

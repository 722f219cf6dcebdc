import Basics
import Places
import TestSupport
import Testing
import Units
import Vocabulary
import Weather
import Words

@testable import Climate

@Suite struct RegionalScalingTests {
  static let places: [String: (Double, Double)] = [
    "London": (51.51, -0.13), "Delhi": (28.65, 77.23), "Svalbard": (78.22, 15.64),
    "Manaus": (-3.1, -60.02), "Denver": (39.74, -104.985), "Lisbon": (38.72, -9.14),
  ]

  private func scaling(
    _ name: String, month: Int, _ scenario: Scenario = .ssp245,
    _ interventions: [Intervention] = [], temperature: Double? = nil, humidity: Double? = nil,
    condition: ConditionKind? = nil, baselineYear: Int = 2026
  ) throws -> RegionalScaling {
    let (latitude, longitude) = try #require(Self.places[name])
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return RegionalScaling(
      try ClimateQuestion(
        coordinate: point, month: month, baselineYear: baselineYear, presentYear: 2026,
        scenario: scenario,
        interventions: interventions, temperatureCelsius: temperature,
        humidityPercent: humidity, condition: condition.map { Condition($0) }))
  }

  /// From 2026 to 2045: worked by hand from the published series and factors. Their intervals
  /// leave the spread of global warming out, which widens ours a little.
  @Test(arguments: [
    ("London", 7, Scenario.ssp245, 0.49, 0.03, 0.94), ("Delhi", 5, .ssp245, 0.46, 0.20, 0.72),
    ("Svalbard", 1, .ssp245, 1.99, 0.05, 4.04), ("Manaus", 10, .ssp245, 0.59, 0.28, 0.90),
    ("Denver", 7, .ssp245, 0.71, 0.23, 1.19),
  ])
  func workedCases(
    name: String, month: Int, scenario: Scenario, value: Double, low: Double, high: Double
  ) throws {
    let delta = try scaling(name, month: month, scenario).project(year: 2045).projected.delta
    #expect(abs(delta.value - value) < 0.005)
    #expect(delta.low <= low + 0.005 && delta.low > low - 0.08)
    #expect(delta.high >= high - 0.005 && delta.high < high + 0.08)
    #expect(delta.level == 0.8)
  }

  @Test(arguments: [
    (Scenario.ssp119, [0.22, 0.21, 0.89, 0.26, 0.32]),
    (.ssp585, [0.75, 0.71, 3.07, 0.91, 1.10]),
  ])
  func otherScenarios(_ scenario: Scenario, values: [Double]) throws {
    let cases = [("London", 7), ("Delhi", 5), ("Svalbard", 1), ("Manaus", 10), ("Denver", 7)]
    for ((name, month), value) in zip(cases, values) {
      let delta = try scaling(name, month: month, scenario).project(year: 2045).projected.delta
      #expect(abs(delta.value - value) < 0.0075, "\(name)")
    }
  }

  @Test func theCurrentYearChangesNothing() throws {
    for scenario in Scenario.allCases {
      let projection = try scaling("Lisbon", month: 6, scenario, temperature: 21.4)
        .project(year: 2026)
      #expect(projection.projected.delta == .init(value: 0, low: 0, high: 0, level: 0.8))
      #expect(projection.projected.temperatureCelsius == 21.4)
      #expect(projection.extremes.allSatisfy { $0.timesAsOften == 1 })
      #expect(projection.with.map { $0.delta.value == 0 } ?? true)
    }
  }

  @Test func thePastWasCooler() throws {
    let projection = try scaling("London", month: 1, temperature: 5).project(year: 1975)
    #expect(projection.projected.delta.value < -0.75)
    #expect(projection.projected.delta.low < projection.projected.delta.value)
    #expect(projection.projected.delta.high > projection.projected.delta.value)
    #expect(projection.globalWarming.then < 0.4)
    #expect(projection.extremes.allSatisfy { $0.timesAsOften < 1 })
  }

  @Test func moreEmissionsWarmMoreAfterMidCentury() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let point = try #require(
        Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
      let month = Int.random(in: 1...12, using: &random)
      let year = Int.random(in: 2050...2100, using: &random)
      let values = try Scenario.allCases.map { scenario in
        let question = try ClimateQuestion(
          coordinate: point, month: month, baselineYear: 2026, presentYear: 2026, scenario: scenario
        )
        return RegionalScaling(question).delta(year: year, .none).value
      }
      // The present differs by 0.08 °C between scenarios, hence the slack.
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 + 0.1 }, "\(point) \(year)")
    }
  }

  /// Range around value, everywhere; no jump from year to year.
  @Test func seriesAreContinuousAndBracketed() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<60 {
      let point = try #require(
        Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
      let question = try ClimateQuestion(
        coordinate: point, month: .random(in: 1...12, using: &random), baselineYear: 2026,
        presentYear: 2026, scenario: .ssp370, interventions: [.everything], temperatureCelsius: 10)
      let scaling = RegionalScaling(question)
      let rows = scaling.series(years: 1950...2100)
      #expect(rows.count == 151)
      for row in rows {
        #expect(row.delta.low <= row.delta.value && row.delta.value <= row.delta.high)
      }
      for (a, b) in zip(rows, rows.dropFirst()) {
        let limit = 0.1 * max(scaling.factor.central, 0.5)
        #expect(abs(b.delta.value - a.delta.value) < limit, "\(a.year)")
      }
      #expect(rows[95].delta == scaling.project(year: 2045).projected.delta)
    }
  }

  @Test func explainsItself() throws {
    let notes = try scaling("Lisbon", month: 6, .ssp585).project(year: 2045).notices
      .map { Wording.english.text($0, in: .metric).string }
    #expect(notes[0].hasPrefix("The mean shift of days like this one"))
    #expect(notes[1].contains("From 2026 to 2045, global warming goes from 1."))
    #expect(notes[1].contains("°C above 1850–1900 (very high emissions, SSP5-8.5)"))
    #expect(notes[1].contains("Mediterranean"))
    #expect(notes.contains { $0.contains("low-likelihood") })
  }

  /// Without a temperature the change alone is the answer.
  @Test func needsNoTemperature() throws {
    let projection = try scaling("Lisbon", month: 6).project(year: 2045)
    #expect(projection.projected.temperatureCelsius == nil)
    #expect(projection.projected.lowCelsius == nil)
    #expect(projection.projected.delta.value > 0.4)
    #expect(projection.heatIndexCelsius == nil && projection.wetBulbCelsius == nil)
  }

  @Test func heatStressIsGivenInItsRangeOnly() throws {
    let hot = try scaling("Delhi", month: 5, temperature: 38, humidity: 40).project(year: 2060)
    let heatIndex = try #require(hot.heatIndexCelsius)
    let wetBulb = try #require(hot.wetBulbCelsius)
    #expect(heatIndex.then > heatIndex.now && wetBulb.then > wetBulb.now)
    let cold = try scaling("London", month: 1, temperature: 3, humidity: 80).project(year: 2060)
    #expect(cold.heatIndexCelsius == nil && cold.wetBulbCelsius != nil)
  }

  @Test(arguments: [
    (ConditionKind.snow, 0.2, 1.99, ConditionKind.sleet),
    (.lightSnow, -8, 1.99, .lightSnow), (.snow, 1.2, 1.99, .rain), (.overcast, 0, 1.99, .overcast),
  ])
  func snowTurnsToRainOnlyWherePhysicsSaysSo(
    kind: ConditionKind, temperature: Double, rise: Double, expected: ConditionKind
  ) throws {
    let projection = try scaling(
      "Svalbard", month: 1, temperature: temperature, humidity: 85, condition: kind
    ).project(year: 2045)
    #expect(projection.projected.condition?.kind == expected)
    #expect(
      projection.notices.contains(.otherPrecipitation)
        == (kind != expected))
  }
}

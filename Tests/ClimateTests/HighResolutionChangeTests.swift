import Climate
import Places
import Testing
import Vocabulary

@Suite struct HighResolutionChangeTests {
  private func models(_ changes: [Double]) -> [HighResolutionChange.Model] {
    changes.enumerated().map { index, change in
      .init(name: "model\(index)", baselineCelsius: 10, futureCelsius: 10 + change)
    }
  }

  /// Divided by the global warming between the periods: 2.05 − 0.886 = 1.164 °C.
  @Test func factorIsChangeByGlobalWarming() throws {
    let change = try #require(
      HighResolutionChange(models: models([1.164, 0.582, 2.328, 1.5, 1.0, 1.2, 1.1])))
    #expect(abs(change.factor.central - 1) < 1e-9)
    #expect(abs(change.factor.low - 0.5) < 1e-9)
    #expect(abs(change.factor.high - 2) < 1e-9)
    #expect(change.modelCount == 7)
    let even = try #require(HighResolutionChange(models: models([1.164, 2.328])))
    #expect(abs(even.factor.central - 1.5) < 1e-9)
  }

  @Test func fewModelsAreNone() {
    #expect(HighResolutionChange(models: []) == nil)
    #expect(HighResolutionChange(models: models([1])) == nil)
  }

  @Test func missingDaysAreLeftOut() throws {
    let model = try #require(
      HighResolutionChange.Model(name: "a", baseline: [10, nil, 12], future: [nil, 13]))
    #expect(model.baselineCelsius == 11 && model.futureCelsius == 13)
    #expect(HighResolutionChange.Model(name: "a", baseline: [nil], future: [1]) == nil)
    #expect(HighResolutionChange.Model(name: "a", baseline: [1], future: []) == nil)
  }

  @Test func scalesToScenarioAndYear() throws {
    let point = try #require(Coordinate(latitude: 38.72, longitude: -9.14))
    let question = try ClimateQuestion(
      coordinate: point, month: 7, baselineYear: 2026, presentYear: 2026, scenario: .ssp245,
      temperatureCelsius: 30)
    let change = try #require(HighResolutionChange(models: models([1.164, 0.582, 2.328])))
    let projection = RegionalScaling(question, highResolution: change).project(year: 2045)
    #expect(abs(projection.projected.delta.value - 0.45) < 0.001)
    #expect(projection.projected.delta.level == nil)
    #expect(projection.projected.delta.low <= 0.225 && projection.projected.delta.high >= 0.9)
  }
}

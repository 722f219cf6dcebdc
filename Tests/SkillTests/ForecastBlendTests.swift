import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Skill

/// Several providers' forecasts as one.
@Suite struct ForecastBlendTests {
  /// 2026-06-21T12:00:00Z.
  private static let now: Instant = 1_782_043_200
  private static let place = SimulatedLedger(
    at: "p", [.init("a", noise: 1.2) { _ in 1 }, .init("b", noise: 1.3), .init("c", noise: 2)],
    sharedNoise: 0.3)

  private static func forecast(_ days: [SkillDay], _ provider: String, _ lead: Int) -> Forecast {
    let own = days.filter { $0.key.series == .forecast(provider: provider, lead: lead) }
    return Forecast(
      hours: own.flatMap { day in
        (0..<24).map { hour in
          HourlyWeather(
            time: day.time(ofHour: hour),
            temperatureCelsius: day[hour]?.temperatureCelsius)
        }
      })
  }

  /// On days after the ledger, with each provider's bias corrected before.
  @Test(arguments: [0, 3, 6])
  func `the blend beats the best provider`(lead: Int) throws {
    let lesson = SkillLesson(Self.place.days(90, before: Self.now, seed: 5).taught)
    let part = try #require(
      lesson.blend.parts.first { $0.variable == .temperature && $0.lead == lead })
    #expect(part.isUsed && part.count == 90 * 24 && part.providers.count == 3)
    let weights = part.weights.among(part.providers) { _ in true }
    #expect(abs(weights.values.reduce(0, +) - 1) < 1e-9 && weights.values.allSatisfy { $0 >= 0 })
    #expect(weights["c"]! < weights["a"]! && weights["c"]! < weights["b"]!)
    var sums = [String: Double]()
    for day in 1...60 {
      let issued = Self.now + 86_400 * Double(day)
      let valid = issued + 86_400 * Double(lead + 1)
      let later = Self.place.days(1, before: valid, leads: lead..<lead + 1, seed: UInt64(day))
      let truth = try #require(later.first { $0.key.series == .measured })
      let corrected = ["a", "b", "c"].map { name in
        (
          name,
          lesson.corrections[name]!.corrected(
            Self.forecast(later, name, lead), issued: issued
          ) { _ in nil }
        )
      }
      let known = Dictionary(uniqueKeysWithValues: corrected)
      let blended = lesson.blend.blended(
        known["a"]!, of: "a", issued: issued,
        with: known.filter { $0.key != "a" }
      ) { _ in nil }
      for (name, forecast) in corrected + [("blend", blended)] {
        for hour in forecast.hours
        where ForecastCorrection.cell(of: hour, issued: issued)?.lead == lead {
          let (_, index) = try #require(SkillDay.slot(hour.time, within: 0))
          sums[name, default: 0] += abs(
            hour.temperatureCelsius! - truth[index]!.temperatureCelsius!)
        }
      }
    }
    let best = try #require(["a", "b", "c"].compactMap { sums[$0] }.min())
    #expect(try #require(sums["blend"]) < 0.95 * best, "\(sums)")
  }

  @Test func `one provider, or too few days, make no blend`() throws {
    let alone = SimulatedLedger(at: "p", [.init("a")])
    #expect(SkillLesson(alone.days(60, before: Self.now, leads: 0..<1).taught).blend.parts.isEmpty)
    let few = SkillLesson(Self.place.days(8, before: Self.now, leads: 0..<1).taught).blend
    #expect(!few.parts.isEmpty && few.providers.isEmpty)
    let forecast = Forecast(
      hours: [HourlyWeather(time: Self.now + 3_600, temperatureCelsius: 4)])
    #expect(
      few.blended(forecast, of: "a", issued: Self.now, with: ["b": forecast]) { _ in
        nil
      } == forecast)
  }

  /// What the blend's first provider does not have, or no other has, is not made up.
  @Test func `nothing is made up`() throws {
    let blend = SkillLesson(Self.place.days(60, before: Self.now, leads: 0..<1).taught).blend
    func hour(_ temperature: Double?) -> Forecast {
      Forecast(
        hours: [
          HourlyWeather(
            time: Self.now + 7_200, temperatureCelsius: temperature, uvIndex: 1)
        ])
    }
    func blended(_ own: Double?, _ others: [String: Double?]) -> Double? {
      blend.blended(
        hour(own), of: "a", issued: Self.now, with: others.mapValues(hour)
      ) { _ in nil }.hours[0].temperatureCelsius
    }
    #expect(blended(nil, ["b": 3, "c": 3]) == nil)
    #expect(blended(5, ["b": nil]) == 5)
    let two = try #require(blended(5, ["b": 7]))
    #expect(two > 5.3 && two < 6.7)
  }
}

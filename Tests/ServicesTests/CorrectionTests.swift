import AlmanacCore
import HTTP
import Providers
import Storage
import TestSupport
import Testing

@testable import Services

/// Forecasts that are corrected by what the ledger of their place knows.
@Suite struct CorrectionTests {
  private static let place = "38.73,-9.15"
  private static let warm = SimulatedLedger(
    at: place, [.init("openMeteo", noise: 0.6) { _ in 2 }])
  private static let right = SimulatedLedger(
    at: place, [.init("openMeteo", noise: 0.6)])

  /// The hours and days of the double, at a place with this ledger.
  private static func answers(
    _ ledger: SimulatedLedger?, _ policy: FetchPolicy = FetchPolicy()
  ) throws -> (hours: Sourced<[HourlyWeather]>, days: Sourced<[DayReport]>) {
    let lisbon = try SmallForecast.lisbon()
    #expect(lisbon.ledgerKey == place)
    let (hours, days) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      if let ledger {
        try? await lab.store.keepSkill(
          ledger.days(60, before: Laboratory.start, leads: 0..<3))
      }
      let hours = await weather.hourly(at: lisbon, .next(96), policy).value
      return (hours, await weather.daily(at: lisbon, days: 5, policy).value)
    }
    return (try #require(hours), try #require(days))
  }

  @Test func `a biased provider's forecast comes back corrected`() throws {
    let (said, _) = try Self.answers(nil)
    let (hours, days) = try Self.answers(Self.warm)
    #expect(said.corrections.isEmpty)
    let added = zip(said.value, hours.value).map {
      $1.temperatureCelsius! - $0.temperatureCelsius!
    }
    // Three days of lead are known; the hour that holds now is the first of them.
    #expect(abs(added[..<72].reduce(0, +) / 72 + 2) < 0.1, "\(added)")
    #expect(added[73...].allSatisfy { $0 == 0 })
    let temperature = hours.corrections.filter { $0.variable == .temperature }
    #expect(temperature.map(\.lead) == [0, 1, 2])
    for record in temperature {
      #expect(record.provider == .upstream(.openMeteo) && record.count == 60 * 24)
      let range = try #require(record.added)
      #expect(abs((range.lowerBound + range.upperBound) / 2 + 2) < 0.5)
      #expect(record.proof.corrected! < record.proof.raw! - record.proof.noise!)
    }
    // Tomorrow's extremes in the double are 21 and 1.
    let tomorrow = days.value[1].weather
    #expect(abs(tomorrow.temperatureMaximumCelsius! - 19) < 0.6)
    #expect(days.corrections.contains { $0.variable == .temperature && $0.isApplied })
  }

  @Test func `an unbiased provider's forecast is untouched, and said to be`() throws {
    let (said, saidDays) = try Self.answers(nil)
    let (hours, days) = try Self.answers(Self.right)
    #expect(hours.value == said.value)
    #expect(days.value.map(\.weather) == saidDays.value.map(\.weather))
    let temperature = hours.corrections.filter { $0.variable == .temperature }
    #expect(temperature.count == 3 && temperature.allSatisfy { !$0.isApplied })
    #expect(temperature.allSatisfy { [.notBetter, .withinNoise].contains($0.proof.verdict) })
  }

  @Test func `the policy can forbid it`() throws {
    var policy = FetchPolicy()
    policy.correction = .never
    let (said, _) = try Self.answers(nil)
    let (hours, days) = try Self.answers(Self.warm, policy)
    #expect(hours.value == said.value)
    #expect(hours.corrections.isEmpty && days.corrections.isEmpty)
  }

  /// The ledger is read once, again after a truth came, and again after an hour.
  @Test func `what was learned is kept until a truth comes`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (empty, kept, forgotten, later) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      func count() async -> Int {
        await weather.hourly(at: lisbon, .next(24)).value?.corrections.count ?? -1
      }
      let empty = await count()
      let days = Self.warm.days(30, before: Laboratory.start, leads: 0..<1)
      try? await lab.store.keepSkill(days)
      let kept = await count()
      weather.ledger.forget([Self.place])
      let forgotten = await count()
      _ = await weather.ledger.remove(at: lisbon)
      try? await lab.store.keepSkill(days)
      _ = await count()
      _ = try? await lab.store.removeSkill(at: nil)
      lab.wall.value += 3_700
      return (empty, kept, forgotten, await count())
    }
    #expect(empty == 0 && kept == 0 && forgotten > 0 && later == 0)
  }
}

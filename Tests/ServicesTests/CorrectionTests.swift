import Foundation
import HTTP
import Providers
import Skill
import Storage
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

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
    let mean: Double = added[..<72].reduce(0, +) / 72
    #expect(abs(mean + 2) < 0.1, "\(added)")
    #expect(added[73...].allSatisfy { $0 == 0 })
    let temperature = hours.corrections.filter { $0.variable == .temperature }
    #expect(temperature.map(\.lead) == [0, 1, 2])
    for record in temperature {
      #expect(record.provider == .upstream(.openMeteo) && record.count == 60 * 24)
      let range = try #require(record.added)
      let middle = (range.lowerBound + range.upperBound) / 2
      #expect(abs(middle + 2) < 0.5)
      #expect(record.proof.corrected! < record.proof.raw! - record.proof.noise!)
    }
    // Tomorrow's hours in the double reach 23 °C, and the day is made of them.
    let tomorrow = days.value[1].weather
    #expect(abs(tomorrow.temperatureMaximumCelsius! - 21) < 0.6)
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
        await weather.hourly(at: lisbon, .next(24), FetchPolicy()).value?.corrections.count ?? -1
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

  // MARK: Spread and chance

  /// Thirty-one members around 15 °C and 10 km/h, over eight days.
  private static func ensemble() -> String {
    let first = Laboratory.start.dayNumber * 86_400
    func column(_ value: (Int) -> Double) -> String {
      "[" + (0..<192).map { "\(value($0))" }.joined(separator: ",") + "]"
    }
    var members = "\"time\":\(column { Double(first + 3_600 * $0) })"
    for (name, value) in [("temperature_2m", 15.0), ("wind_speed_10m", 10)] {
      for member in 0..<31 {
        let suffix = member == 0 ? "" : "_member" + (member < 10 ? "0" : "") + "\(member)"
        members += ",\"\(name)\(suffix)\":\(column { _ in value + Double(member - 15) / 5 })"
      }
    }
    return "{\"utc_offset_seconds\":0,\"hourly\":{\(members)}}"
  }

  private struct Spreads: Sendable {
    var hours: Sourced<SpreadRows<HourlyWeather, SpreadVariable>>
    var days: Sourced<SpreadRows<DayReport, DayQuantity>>
    var chance: Result<SpreadSource.Chance, Failure>
    var requests: Int
  }

  private static func spreads(_ ledger: SimulatedLedger?, hasEnsemble: Bool) throws -> Spreads {
    let lisbon = try SmallForecast.lisbon()
    let result = onLoop { loop -> Spreads? in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      lab.http.on(
        SmallForecast.ensembleHost, hasEnsemble ? .text(ensemble()) : .failure(.refused))
      if let ledger {
        try? await lab.store.keepSkill(ledger.days(120, before: Laboratory.start, leads: 0..<2))
      }
      guard let hours = await weather.hourly(at: lisbon, .next(36), FetchPolicy()).value,
        let days = await weather.daily(at: lisbon, days: 2, FetchPolicy()).value
      else { return nil }
      return Spreads(
        hours: await weather.spreads(of: hours, at: lisbon, FetchPolicy()),
        days: await weather.spreads(of: days, at: lisbon, FetchPolicy()),
        chance: await weather.chance(
          of: .temperature, .above(25), within: 24, at: lisbon, FetchPolicy()
        ).map(\.value.chance),
        requests: lab.http.requests.count)
    }
    return try #require(result)
  }

  @Test func `without a ledger an ensemble gives the spread, and nobody calls it calibrated`()
    throws
  {
    let spreads = try Self.spreads(nil, hasEnsemble: true)
    let hour = try #require(spreads.hours.value.rows.first?.spreads[.temperature])
    // The double says 12 °C at noon; the members' deviation is 1.8.
    #expect(abs(hour.p50 - 12) < 0.1 && hour.p10 < 10.5 && hour.p90 > 13.5)
    let record = try #require(spreads.hours.value.records.first { $0.variable == .temperature })
    #expect(record.method == .ensemble && record.doubt == .pastNotKept && record.evidence == nil)
    #expect(spreads.hours.value.records.contains { $0.variable == .windGust && $0.method == nil })
    #expect(spreads.hours.sources.contains { $0.product == .members })
    let day = try #require(spreads.days.value.rows[1].spreads[.temperatureMaximum])
    #expect(day.p10 < 21 && 21 < day.p90)
    #expect(try spreads.chance.get().method == .ensemble)
  }

  @Test func `errors that held need no ensemble`() throws {
    let spreads = try Self.spreads(Self.warm, hasEnsemble: false)
    let records = spreads.hours.value.records.filter { $0.variable == .temperature }
    #expect(records.map(\.lead) == [0, 1] && records.allSatisfy { $0.doubt == nil })
    for record in records {
      #expect((0.75...0.85).contains(try #require(record.evidence).coverage))
    }
    // Corrected to 10 °C.
    let hour = try #require(spreads.hours.value.rows.first?.spreads[.temperature])
    #expect(abs(hour.p50 - 10) < 0.3 && abs(hour.p90 - hour.p10 - 2 * 1.28 * 0.6) < 0.3)
    let chance = try spreads.chance.get()
    #expect(chance.chance == 0 && chance.method == .errors)
  }

  @Test func `without errors and ensemble there is no spread, and it is said`() throws {
    let spreads = try Self.spreads(nil, hasEnsemble: false)
    #expect(spreads.hours.value.rows.allSatisfy { $0.spreads.isEmpty })
    #expect(spreads.hours.value.records.allSatisfy { $0.method == nil && $0.doubt == .noErrors })
    let error = spreads.chance.error
    #expect(error == Failure.noData(.notProvided, provider: .openMeteo))
  }

  // MARK: Blending

  private static func metNorway() -> String {
    let first = Laboratory.start
    let rows = (0..<60).map { index in
      let time = (first + 3_600 * Double(index)).formatted()
      return "{\"time\":\"\(time)\",\"data\":{\"instant\":{\"details\":"
        + "{\"air_temperature\":20}},\"next_1_hours\":{\"details\":"
        + "{\"precipitation_amount\":0}}}}"
    }
    return "{\"properties\":{\"timeseries\":[\(rows.joined(separator: ","))]}}"
  }

  @Test func `several providers are blended if that is wanted and proven`() throws {
    let lisbon = try SmallForecast.lisbon()
    let two = SimulatedLedger(at: Self.place, [.init("openMeteo"), .init("metNorway")])
    let (plain, blended, hosts) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      lab.http.on("https://api.met.no", .text(Self.metNorway()))
      try? await lab.store.keepSkill(two.days(60, before: Laboratory.start, leads: 0..<1))
      let plain = await weather.hourly(at: lisbon, .next(20), FetchPolicy()).value
      let before = lab.http.requests.count
      var policy = FetchPolicy()
      policy.blend = .whenProven
      let blended = await weather.hourly(at: lisbon, .next(20), policy).value
      return (plain, blended, lab.http.requests.count - before)
    }
    let said: Sourced<[HourlyWeather]> = try #require(plain)
    let mixed: Sourced<[HourlyWeather]> = try #require(blended)
    #expect(said.blends.isEmpty && hosts == 1)
    let record = try #require(mixed.blends.first { $0.variable == .temperature })
    #expect(record.weights.keys.sorted() == ["metNorway", "openMeteo"])
    let weight = try #require(record.weights["metNorway"])
    #expect(weight > 0.35 && weight < 0.65)
    #expect(Set(mixed.sources.compactMap { $0.source.provider?.rawValue }).count == 2)
    for (one, both) in zip(said.value, mixed.value) {
      let (own, blend) = (one.temperatureCelsius ?? .nan, both.temperatureCelsius ?? .nan)
      #expect(abs(blend - (own + weight * (20 - own))) < 1e-6)
    }
  }
}

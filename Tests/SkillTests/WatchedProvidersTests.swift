import Basics
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Skill

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two providers, fetched every six hours for ten days.
@Suite struct WatchedProvidersTests {
  private static let start = SkillDayTests.start
  private static let fetches = 36

  private static func time(_ fetch: Int) -> Instant { start + Double(fetch) * 6 * 3_600 + 60 }

  private static func truth(_ hour: Int) -> Double {
    12 + 5 * sin(Double(hour) / 24 * 2 * .pi) + 3 * sin(Double(hour) / 61)
  }

  /// A run's forecast; errors follow the run and grow with the lead.
  private static func forecast(ofRun run: Int, _ provider: Int) -> [HourlyWeather] {
    var random = SplitMix64(seed: UInt64(run * 10 + provider))
    return (0..<200).map { lead in
      let error = (0.3 + Double(lead) / 100) * random.normal()
      return SkillDayTests.row(
        Double(6 * run + lead), ((truth(6 * run + lead) + error) * 10).rounded() / 10)
    }
  }

  /// What is kept, and the faults that are found after each fetch.
  /// - Parameter run: whose run answers a fetch of the first provider.
  private static func faults(run: (Int) -> Int) -> [[String: ProviderFault]] {
    var ledger: [SkillDay.Key: SkillDay] = [:]
    func keep(_ days: [SkillDay]) {
      for day in days { ledger[day.key] = ledger[day.key]?.filled(by: day) ?? day }
    }
    return (0..<fetches).map { fetch in
      let now = time(fetch)
      for (index, name) in ["frozen", "good"].enumerated() {
        let rows = forecast(ofRun: index == 0 ? run(fetch) : fetch, index)
        keep(
          SkillDay.days(
            of: Forecast(hours: rows, days: []), from: name, issued: now, at: "p"))
      }
      return Array(ledger.values).faults(before: now)
    }
  }

  @Test func `providers that renew their forecasts have no fault`() {
    let faults = Self.faults { $0 }.flatMap(\.keys)
    #expect(faults.isEmpty)
  }

  /// As in open-meteo/open-meteo#2057: for five days, the same model run answers.
  @Test func `a frozen run is found, and forgiven when it is followed by another`() throws {
    let (first, last) = (12, 32)
    let faults = Self.faults { (first..<last).contains($0) ? first : $0 }
    #expect(faults.allSatisfy { $0["good"] == nil })
    let found = faults.indices.filter { faults[$0]["frozen"]?.kind == .frozen }
    // Known when a day of hours was said twice, and forgotten with the next run.
    let begin = try #require(found.first)
    #expect((first + 4...first + 8).contains(begin), "\(begin)")
    #expect(found == Array(begin..<last))
    #expect(faults[last - 1]["frozen"]?.hours ?? 0 >= 72)
    #expect(faults.count { !$0.isEmpty } == found.count)
  }

  /// Nothing exceeds the bounds of the schema, which are the numbers it is counted with: 143 hours
  /// of a provider that stood still broke a maximum of 120.
  @Test func `no fault lasts longer than its schema allows`() {
    let hours = Self.faults { _ in 0 }.flatMap { $0.values.map(\.hours) }
    #expect(hours.max() ?? 0 > WireLimits.watchedHours)
    #expect(hours.allSatisfy { (-WireLimits.shiftHours...WireLimits.faultHours).contains($0) })
    let (flat, rising) = ((0..<144).map { _ in 9.0 }, (0..<144).map { Double($0 % 24) })
    let still = ProviderWatchdog.fault(
      own: Array(flat.prefix(120)), others: [Array(rising.prefix(120))],
      truth: [Double?](repeating: nil, count: 120))
    #expect(still?.hours == WireLimits.watchedHours)
  }

  @Test func `a truth is enough to find values that stand still`() {
    let days = (0..<8).flatMap { day -> [SkillDay] in
      [SkillSeries.forecast(provider: "a", lead: 0), .measured, .analysis(provider: "a")].map {
        series in
        var value = SkillDay(
          key: SkillDay.Key(place: "p", series: series, day: Self.start.dayNumber + day))
        for hour in 0..<24 {
          var known = SkillHour()
          known.temperatureCelsius = series == .measured ? Self.truth(24 * day + hour) : 14.3
          value[hour] = known
        }
        return value
      }
    }
    let now = Self.start + 8 * 86_400
    #expect(days.faults(before: now)["a"]?.kind == .still)
    // Its own analysis is no witness.
    #expect(days.filter { $0.key.series != .measured }.faults(before: now).isEmpty)
    // What was wrong a week ago is forgotten.
    #expect(days.faults(before: now + 6 * 86_400).isEmpty)
  }
}

import HTTP
import Places
import Providers
import Skill
import Storage
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// What is kept of forecasts and measurements in passing.
@Suite struct ForecastLedgerTests {
  private static let stations = "https://aviationweather.gov"

  private static func report(_ celsius: Double, at time: Instant) -> String {
    "[\(aerodromeRow(celsius, at: time))]"
  }

  @Test func `a forecast meets what came`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (first, again, pairs, removed, left) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      lab.http.on(Self.stations, .text("", status: 204))
      func days() async -> [SkillDay] {
        await weather.ledger.computed(at: lisbon) { $0 }.value ?? []
      }
      _ = await weather.hourly(at: lisbon, .next(3), FetchPolicy())
      let first = await days()
      // From memory: nothing new was said.
      _ = await weather.hourly(at: lisbon, .next(48), FetchPolicy())
      let again = await days()
      for hour in 1...30 {
        let time = Laboratory.start.rounded(.up, toSeconds: 3_600) + Double(hour) * 3_600
        lab.wall.value = time + 300
        lab.http.on(Self.stations, .text(Self.report(15, at: time)))
        _ = await weather.observations(at: lisbon, sensors: .stored, FetchPolicy())
      }
      let pairs = await days().pairs(of: .temperature)
      let removed = await weather.ledger.remove(at: lisbon).value
      return (first, again, pairs, removed, await days())
    }
    #expect(!first.isEmpty && first == again)
    #expect(Set(first.map(\.key.place)).count == 1)
    // The seven days of lead, the first hour left out as too near.
    #expect(Set(first.compactMap(\.key.series.lead)) == Set(0..<7))
    let leads = [0, 1].map { pairs[.forecast(provider: "openMeteo", lead: $0)] ?? [] }
    // Thirty hours were measured.
    #expect((28...30).contains(leads.map(\.count).reduce(0, +)), "\(leads.map(\.count))")
    #expect(leads.allSatisfy { !$0.isEmpty })
    for pair in leads.flatMap(\.self) {
      #expect(pair.issued >= Laboratory.start)
      #expect(pair.issued < pair.valid)
      // Forecast: the hour of the day.
      #expect(pair.forecast == Double(pair.cell.hour))
    }
    #expect((removed ?? 0) > first.count && left.isEmpty)
  }
}

/// What `observation.history` adds to the ledger.
@Suite struct HistoryLedgerTests {
  @Test func `the last hours of the station that counts are what came`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (before, after) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      let rows = (0..<12).map { back in
        aerodromeRow(
          15 + Double(back),
          at: Laboratory.start.rounded(.down, toSeconds: 3_600) - 3_600 * Double(back))
      }
      lab.http.on("https://aviationweather.gov", .text("[\(rows.joined(separator: ","))]"))
      func hours() async -> Int {
        let days = await weather.ledger.computed(at: lisbon) { $0 }.value ?? []
        return days.filter { $0.key.series == .measured }
          .reduce(0) { $0 + $1.hours.compactMap(\.self).count }
      }
      _ = await weather.observations(at: lisbon, sensors: .stored, FetchPolicy())
      let before = await hours()
      _ = await weather.history(at: lisbon, hours: 12, ObservationRules(), FetchPolicy())
      return (before, await hours())
    }
    #expect(before <= 1)
    #expect(after >= 11)
  }
}

/// The ledger filled with the past.
@Suite struct BackfillTests {
  private static let previous = "https://previous-runs-api.open-meteo.com"
  private static let stations = "https://aviationweather.gov"
  private static let hours = 240

  /// The hours before the start, at two leads, each with a bias of its own.
  private static var runs: String {
    let times = (1...hours).map { Int(Laboratory.start) - 3_600 * $0 }.reversed()
    func column(_ lead: Int) -> String {
      times.map { "\(($0 / 3_600) % 24 + lead)" }.joined(separator: ",")
    }
    return #"{"utc_offset_seconds":0,"hourly":{"time":["#
      + times.map(String.init).joined(separator: ",")
      + #"],"temperature_2m_previous_day1":["# + column(1)
      + #"],"temperature_2m_previous_day3":["# + column(3) + "]}}"
  }

  /// The hour of the day is the temperature.
  private static var reports: String {
    let rows = (0...hours).map { back in
      let time = Laboratory.start - 3_600 * Double(back)
      return aerodromeRow(Double(time.hourNumber % 24), at: time, elevationMeters: 45)
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  private static func asked(_ lab: Laboratory) -> Int {
    lab.http.requests.count { $0.url.hasPrefix(previous) }
  }

  @Test func `the past is there at once, and once`() throws {
    let lisbon = try SmallForecast.lisbon()
    let steps = Box<[BackfillStep]>([])
    let (first, again, rows, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.previous, .text(Self.runs))
      // Stations and their past are one endpoint, whose calls lie a minute apart.
      lab.http.on(Self.stations) { _ in
        lab.wall.value += 60
        return .text(Self.reports)
      }
      let first = await weather.backfill(at: lisbon, FetchPolicy()) { step in
        steps.change { $0.append(step) }
      }
      let again = await weather.backfill(at: lisbon, FetchPolicy())
      let rows =
        await weather.ledger.computed(at: lisbon) { SkillReport($0.taught).rows }.value ?? []
      return (first.value, again.value, rows, Self.asked(lab))
    }
    let report = try #require(first?.value)
    #expect(report.leads == [1, 3] && report.repeatedDays == 0)
    #expect(report.pairs == 2 * Self.hours && report.newPairs == report.pairs)
    #expect(report.stations.map(\.station.id) == ["LPPT"])
    #expect(steps.value == BackfillStep.allCases)
    #expect(again?.value.pairs == report.pairs && again?.value.newPairs == 0)
    #expect(requests == 1)
    let biases = rows.filter { $0.variable == .temperature }.map { ($0.lead, $0.score.bias) }
    #expect(biases.map(\.0) == [1, 3])
    // A day later midnight is 24 hours on, so that only the lead's own bias is left.
    #expect(biases.allSatisfy { abs($0.1 - Double($0.0)) < 1e-9 })
  }

  @Test func `without a truth it says so, and a failure is one`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (lonely, failed) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.previous, .text(Self.runs))
      lab.http.on(Self.stations, .text("", status: 204))
      let lonely = await weather.backfill(at: lisbon, FetchPolicy())
      let other = Laboratory(loop)
      other.http.on(Self.previous, .text("no", status: 500))
      other.http.on(Self.stations, .text(Self.reports))
      return (
        lonely.value, await WeatherService(other.pipeline).backfill(at: lisbon, FetchPolicy())
      )
    }
    let report = try #require(lonely)
    #expect(report.value.pairs == 0 && report.value.forecastDays > 0)
    #expect(report.warnings.map(\.code) == [.outOfCoverage])
    #expect(failed.failure != nil)
  }

  /// Open-Meteo's archive is Open-Meteo's analysis.
  @Test func `its own archive is no truth for it`() throws {
    let lisbon = try SmallForecast.lisbon()
    let pairs = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.previous, .text(Self.runs))
      lab.http.on(Self.stations, .text("", status: 204))
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(from: Laboratory.start - 86_400)))
      let yesterday = lisbon.date(at: Laboratory.start - 86_400)
      _ = await weather.hourly(at: lisbon, .date(yesterday), FetchPolicy())
      let analyses = await weather.ledger.computed(at: lisbon) { days in
        days.count { $0.key.series == .analysis(provider: "openMeteo") }
      }.value
      return (analyses, await weather.backfill(at: lisbon, FetchPolicy()).value?.value.pairs)
    }
    #expect((pairs.0 ?? 0) > 0)
    #expect(pairs.1 == 0)
  }

  @Test func `once a week, and again after a failure`() throws {
    let lisbon = try SmallForecast.lisbon()
    let counts = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.stations, .text(Self.reports))
      var counts: [Int] = []
      for (days, answers) in [(0.0, false), (0.3, true), (3.0, true), (6.9, true), (7.4, true)] {
        lab.wall.value = Laboratory.start + 86_400 * days
        lab.http.on(Self.previous, answers ? .text(Self.runs) : .text("no", status: 400))
        await weather.backfillIfDue(at: [lisbon, lisbon])
        counts.append(Self.asked(lab))
      }
      return counts
    }
    #expect(counts == [1, 2, 2, 2, 3])
  }
}

/// Whose values are marked.
@Suite struct SuspectValuesTests {
  private static func warnings(_ weather: WeatherService, _ place: ResolvedPlace) async -> [String]
  {
    await weather.hourly(at: place, .next(3), FetchPolicy()).value?.warnings
      .filter { $0.code == .suspectValues }.map(\.text) ?? []
  }

  /// The same values whenever it is fetched, for five days, as in open-meteo/open-meteo#2057.
  @Test func `an answer says whose forecasts are not renewed`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (early, late, status, after) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      var found: [[String]] = []
      for step in 0..<20 {
        lab.wall.value = Laboratory.start + Double(step) * 6 * 3_600 + 60
        found.append(await Self.warnings(weather, lisbon))
      }
      let status = weather.ledger.faults()
      // A new run, much colder.
      lab.wall.value += 6 * 3_600
      let cold = SmallForecast.json().replacing(
        #""temperature_2m":"°C""#, with: #""temperature_2m":"°F""#)
      lab.http.on(SmallForecast.host, .text(cold))
      _ = await Self.warnings(weather, lisbon)
      lab.wall.value += 30 * 3_600
      return (found[3], found[19], status, await Self.warnings(weather, lisbon))
    }
    #expect(early.isEmpty)
    #expect(late.count == 1 && late.first?.contains("repeat the previous day's forecast") == true)
    #expect(status[.openMeteo]?.kind == .frozen)
    #expect(after.isEmpty)
  }
}

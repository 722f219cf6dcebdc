import Basics
import EventLoop
import Providers
import Summary
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// Whoever is asked first, at whatever hour, wherever: the hours shown lie within the day's row
/// beside them, and add up to it.
@Suite("Hours lie within their day")
struct DayAndHoursTests {
  enum First: String, CaseIterable {
    case metNorway, openWeatherMapFree, openWeatherMapOneCall, openMeteo

    var provider: ProviderID {
      switch self {
      case .metNorway: .metNorway
      case .openWeatherMapFree, .openWeatherMapOneCall: .openWeatherMap
      case .openMeteo: .openMeteo
      }
    }
  }

  /// Zones of whole, half and quarter hours, and days of 23, 24 and 25 hours.
  static let places: [(name: String, date: String)] = [
    ("Lisbon", "2026-03-29"), ("Lisbon", "2026-10-25"), ("New York", "2026-03-08"),
    ("New York", "2026-11-01"), ("Kolkata", "2026-06-21"), ("Kathmandu", "2026-06-21"),
    ("Auckland", "2026-12-24"),
  ]

  @Test(arguments: First.allCases, places)
  func atEveryHour(_ first: First, _ where_: (name: String, date: String)) throws {
    let place = try SmallForecast.place(where_.name)
    let date = try #require(LocalDate(parsing: where_.date))
    let day = try #require(place.zone.day(date))
    for hour in 0..<Int(day.lengthSeconds / 3_600) {
      let now = day.start + 3_600 * Double(hour) + 300
      let upstream = RandomUpstream(seed: UInt64(hour + 1), at: place, now: now)
      let shown = onLoop { loop in
        let lab = Laboratory(
          loop, wall: Box(now),
          providers: ProviderConfiguration(
            order: [first.provider, .openMeteo],
            settings: [.openWeatherMap: ProviderSettings(apiKey: "0123456789abcdef")]))
        upstream.serve(lab.http, first)
        let weather = WeatherService(lab.pipeline)
        let daily = await weather.daily(at: place, days: 4, FetchPolicy()).value
        return Shown(
          first: daily?.sources.first?.source.provider, days: daily?.value ?? [],
          hours: [
            await weather.hourly(at: place, .next(60), FetchPolicy()).value?.value ?? [],
            await weather.hourly(at: place, .date(date), FetchPolicy()).value?.value ?? [],
          ])
      }
      #expect(shown.first == .upstream(first.provider))
      let faults = shown.faults(place.zone, today: date, now: now)
      #expect(faults.isEmpty, "\(first) in \(where_.name) at \(hour) h: \(faults)")
    }
  }

  /// At 21:05 the answer begins at 21:00: its extremes are those of three hours.
  @Test func whatIsLeftOfADayHasNoHighAndNoLow() throws {
    let place = try SmallForecast.place("Lisbon")
    let date = try #require(LocalDate(year: 2026, month: 6, day: 21))
    let now = try #require(place.zone.day(date)).start + 21 * 3_600 + 300
    let upstream = RandomUpstream(seed: 1, at: place, now: now)
    let (days, tree) = onLoop { loop in
      let lab = Laboratory(loop, wall: Box(now))
      upstream.serve(lab.http, .metNorway)
      let weather = WeatherService(lab.pipeline)
      var policy = FetchPolicy()
      policy.provider = .upstream(.metNorway)
      let days = await weather.daily(at: place, days: 2, policy).value?.value ?? []
      return (days.map(\.weather), days.first.map { SummaryTree($0.told) })
    }
    #expect(days.map(\.isPartial) == [true, false])
    let kinds = try #require(tree).facts.map(\.kind)
    #expect(kinds.contains(.range) && !kinds.contains(.extremes))
  }
}

/// The rows of one moment.
struct Shown: Sendable {
  /// Who was asked first.
  let first: SourceProvider?
  let days: [DayReport]
  let hours: [[HourlyWeather]]

  func faults(_ zone: ZoneRules, today: LocalDate, now: Instant) -> [String] {
    var faults = hours.contains(where: \.isEmpty) || days.count != 4 ? ["no answer"] : []
    for day in days {
      let (row, date) = (day.weather, day.weather.date)
      if row.isPartial { faults.append("\(date) is partial") }
      for hours in hours {
        faults += Self.faults(row, hours.filter { zone.date(at: $0.time) == date }).map {
          "\(date): \($0)"
        }
      }
    }
    let all = hours[1].compactMap(\.precipitationMillimeters)
    if all.count == hours[1].count, let amount = days.first?.weather.precipitationMillimeters,
      (all.reduce(0) { $0 + $1 } - amount).magnitude > 1e-6
    {
      faults.append("today has \(amount) mm, its hours \(all.reduce(0) { $0 + $1 })")
    }
    for spell in days.flatMap({ SummaryTree($0.told).facts }) {
      guard case .spell(let spell) = spell, let span = spell.hours,
        let amount = spell.amountMillimeters,
        let row = days.first(where: { zone.date(at: span.lowerBound) == $0.weather.date }),
        let total = row.weather.precipitationMillimeters
      else { continue }
      if amount > total + 1e-6 { faults.append("\(amount) mm told of \(total)") }
    }
    return faults
  }

  private static func faults(_ row: DailyWeather, _ hours: [HourlyWeather]) -> [String] {
    hours.flatMap { hour -> [String] in
      guard hour.kind == .forecast else { return ["\(hour.time) is no forecast"] }
      var faults: [String] = []
      func check(_ name: String, _ value: Double?, _ range: (Double?, Double?)) {
        guard let value else { return }
        if value < range.0 ?? -.infinity || value > range.1 ?? -.infinity {
          faults.append("\(name) \(value) at \(hour.time), the day has \(range)")
        }
      }
      check(
        "temperature", hour.temperatureCelsius,
        (row.temperatureMinimumCelsius ?? .infinity, row.temperatureMaximumCelsius))
      check("gust", hour.wind.gustKilometersPerHour, (nil, row.windGustMaximumKilometersPerHour))
      check("wind", hour.wind.speedKilometersPerHour, (nil, row.windSpeedMaximumKilometersPerHour))
      check(
        "chance", hour.precipitationProbabilityPercent,
        (nil, row.precipitationProbabilityPercent))
      check("UV", hour.uvIndex, (nil, row.uvIndexMaximum))
      return faults
    }
  }
}

import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Basics
@testable import Skill

@Suite struct SkillDayTests {
  static let start: Instant = 1_700_006_400  // a midnight

  static func row(_ hour: Double, _ temperature: Double) -> HourlyWeather {
    HourlyWeather(
      time: start + 3_600 * hour, temperatureCelsius: temperature,
      precipitationMillimeters: 0.2, precipitationProbabilityPercent: 40)
  }

  @Test func `a forecast becomes days and leads`() throws {
    let rows = (0..<200).map { Self.row(Double($0), Double($0)) }
    let days = SkillDay.days(
      of: Forecast(hours: rows, days: []), from: "a",
      issued: Self.start + 5 * 3_600 + 60, at: "p")
    let hours = days.flatMap { day in
      (0..<24).compactMap { hour in day[hour].map { (day, hour, $0) } }
    }
    // The first full hour of lead to the last of the seventh day, each once.
    #expect(hours.count == 167)
    #expect(hours.allSatisfy { $0.0.key.place == "p" })
    for (day, hour, value) in hours {
      let valid = day.time(ofHour: hour)
      #expect(value.temperatureCelsius == valid.seconds(since: Self.start) / 3_600)
      let lead = try 24 * #require(day.key.series.lead) + value.leadHours
      // At least this lead.
      #expect(valid - Double(lead) * 3_600 >= Self.start + 5 * 3_600 + 60)
      #expect(valid - Double(lead + 1) * 3_600 < Self.start + 5 * 3_600 + 60)
    }
  }

  @Test func `what is no hour of a forecast is left out`() {
    let odd = [
      HourlyWeather(time: Self.start + 1_800 + 7_200, temperatureCelsius: 1),
      HourlyWeather(
        time: Self.start + 7_200, durationSeconds: 10_800, temperatureCelsius: 1),
      HourlyWeather(time: Self.start + 7_200, temperatureCelsius: 1, kind: .estimate),
      HourlyWeather(
        time: Self.start + 7_200, temperatureCelsius: 1, isInterpolated: true),
      HourlyWeather(time: Self.start + 7_200), Self.row(-3, 1), Self.row(0.0, 1),
    ]
    let days = SkillDay.days(
      of: Forecast(hours: odd, days: []), from: "a", issued: Self.start, at: "p")
    #expect(days.isEmpty)
  }

  /// As in India, Nepal and Adelaide.
  @Test(arguments: [1_800.0, 2_700, 900])
  func `hours that begin at other minutes are brought to full hours`(offset: Double) throws {
    let rows = (0..<60).map { index in
      HourlyWeather(
        time: Self.start - 3_600 + offset + 3_600 * Double(index),
        temperatureCelsius: Double(index), precipitationMillimeters: index == 20 ? 2 : 0)
    }
    let days = SkillDay.days(
      of: Forecast(hours: rows, days: []), from: "a", issued: Self.start, at: "p")
    let analyzed = SkillDay.days(
      analyzed: Forecast(hours: rows, days: []), by: "a", before: Self.start + 90_000, at: "p")
    #expect(analyzed.count == 2)
    let share = 1 - offset / 3_600
    var rain: [Double] = []
    var count = 0
    for day in days {
      for hour in 0..<24 {
        guard let value = day[hour] else { continue }
        count += 1
        let index = day.time(ofHour: hour).seconds(since: Self.start) / 3_600
        #expect(abs(value.temperatureCelsius! - (index + share)) < 1e-9)
        rain.append(value.precipitationMillimeters!)
      }
    }
    // From the first hour of lead to the last that lies between two rows.
    #expect(count == 58)
    #expect(abs(rain.sum - 2) < 1e-9 && rain.count { $0 > 0 } == 2)
  }

  private static func hour(_ temperature: Double, lead: Int = 0) -> SkillHour {
    var hour = SkillHour(leadHours: lead)
    hour.temperatureCelsius = temperature
    return hour
  }

  private static func day(_ series: SkillSeries, _ hour: SkillHour, day: Int = 3) -> SkillDay {
    var result = SkillDay(key: SkillDay.Key(place: "p", series: series, day: day))
    result[7] = hour
    return result
  }

  @Test func `stations come before archives, and never one's own`() {
    let forecasts = ["a", "b"].map {
      Self.day(.forecast(provider: $0, lead: 2), Self.hour(5, lead: 4))
    }
    func truths(_ days: [SkillDay]) -> [SkillSeries: Double] {
      (forecasts + days).pairs(of: .temperature).compactMapValues { $0.first?.truth }
    }
    let (a, b) = (forecasts[0].key.series, forecasts[1].key.series)
    let analysis = Self.day(.analysis(provider: "a"), Self.hour(6))
    #expect(truths([analysis]) == [b: 6])
    #expect(truths([analysis, Self.day(.measured, Self.hour(7))]) == [a: 7, b: 7])
    #expect(truths([Self.day(.measured, Self.hour(7), day: 4)]).isEmpty)
  }

  @Test func `rain is paired with whether it came`() {
    var forecast = SkillHour(leadHours: 2)
    forecast.precipitationProbabilityPercent = 70
    for (rain, happened) in [(0.0, 0.0), (0.05, 0), (0.1, 100), (4, 100)] {
      var truth = SkillHour()
      truth.precipitationMillimeters = rain
      let days = [
        Self.day(.forecast(provider: "a", lead: 0), forecast), Self.day(.measured, truth),
      ]
      let pair = days.pairs(of: .precipitationProbability).values.first?.first
      #expect(pair?.forecast == 70 && pair?.truth == happened)
      #expect(days.pairs(of: .precipitation).isEmpty)
    }
  }

  /// Whatever is fetched and measured in whatever order, no pair's truth was known at its issue.
  @Test func `no truth is known when its forecast is issued`() {
    var random = SplitMix64(seed: 77)
    for _ in 0..<25 {
      var ledger: [SkillDay.Key: SkillDay] = [:]
      // When each hour's first truth and each forecast became known.
      var learned: [Instant: Instant] = [:]
      var issues: [Instant] = []
      func keep(_ days: [SkillDay]) {
        for day in days { ledger[day.key] = ledger[day.key]?.filled(by: day) ?? day }
      }
      var now = Self.start
      for _ in 0..<40 {
        now += .random(in: 60...9_000, using: &random)
        if Bool.random(using: &random) {
          issues.append(now)
          let first = now.rounded(.down, toSeconds: 3_600) - 7_200
          let rows = (0..<200).map { index in
            HourlyWeather(
              time: first + 3_600 * Double(index),
              temperatureCelsius: Double(issues.count))
          }
          keep(
            SkillDay.days(
              of: Forecast(hours: rows, days: []), from: "a", issued: now, at: "p"))
        } else {
          let time = now - .random(in: 0...4_000, using: &random)
          var observation = StationObservation(
            station: Station(
              id: "TEST", name: nil, kind: .aerodrome,
              coordinate: Coordinate(latitude: 38.7, longitude: -9.1)!, elevationMeters: 10),
            time: time)
          observation.temperatureCelsius = 15
          let measured = MeasuredWeather(
            [observation], at: Coordinate(latitude: 38.7, longitude: -9.1)!, elevationMeters: 10,
            now: now)
          let days = SkillDay.days(of: measured, at: "p")
          for day in days {
            for hour in 0..<24 where day[hour] != nil {
              let valid = day.time(ofHour: hour)
              if learned[valid] == nil { learned[valid] = now }
            }
          }
          keep(days)
        }
      }
      for pair in Array(ledger.values).pairs(of: .temperature).values.flatMap(\.self) {
        let issued = issues[Int(pair.forecast) - 1]
        #expect(issued < learned[pair.valid] ?? .latest)
        #expect(issued <= pair.issued && pair.issued < pair.valid)
      }
    }
  }
}

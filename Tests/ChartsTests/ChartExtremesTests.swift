import Basics
import Foundation
import Places
import Skill
import TestSupport
import Testing
import Time
import Units
import Vocabulary
import Weather
import Words

@testable import Charts
@testable import Sunset
import Telling

extension Occasion {
  /// Of charts that no warning belongs to.
  static let nowhere = Occasion.unasked(Instant(unixSeconds: 0), nil)
}

/// Every kind of chart in every format, of numbers that no weather has.
@Suite struct ChartExtremesTests {
  private static let clock = ChartClock(zone: .utc, wording: .english)
  private static let start: Instant = 1_782_043_200

  /// All charts of figures drawn by `next`.
  private static func charts(
    provenance: Provenance = .current, units: UnitSystem = .imperial, wording: Wording = .english,
    _ next: () -> Double?
  ) -> [any FiguredChart] {
    let clock = ChartClock(zone: .utc, wording: wording)
    let hours = (0..<24).map { index in
      HourlyWeather(
        time: start + Double(index) * 3_600, temperatureCelsius: next(),
        humidityPercent: next(), precipitationMillimeters: next(),
        precipitationProbabilityPercent: next(), wind: Wind(speedKilometersPerHour: next()),
        isDay: index % 24 > 6)
    }
    let days = (0..<8).map { index in
      SunsetReport(
        date: LocalDate(year: 2026, month: 6, day: 21 + index) ?? .first,
        outcome: .scored(score(next(), next(), next())), time: start + 28_000,
        goldenHour: nil, hasPassed: index == 0)
    }
    let rows = (0..<12).map { index in
      ProjectionChart.Row(
        year: 2000 + index * 5, value: next() ?? 0, low: next(), high: next())
    }
    return [
      TemperatureChart(
        place: "Lisbon", hours: hours, units: units, clock: clock, provenance: provenance,
        measured: next().map { MeasuredMark(time: start, celsius: $0) }),
      PrecipitationChart(
        place: "Lisbon", hours: hours, units: units, clock: clock, provenance: provenance),
      SunsetChart(
        place: "Lisbon", event: .sunset, days: days, clock: clock, provenance: provenance),
      ProjectionChart(
        place: "Lisbon", rows: rows, others: rows.reversed(), otherName: "other",
        baselineYear: 2025, year: 2045, unit: "°F", isChange: false, assumption: "likely range",
        provenance: provenance, wording: wording),
      SkillChart(
        place: "Lisbon", variable: .temperature, unit: "°C",
        lines: (0..<5).map { line in
          SkillChart.Line(
            name: "provider " + "abcde".prefix(line + 1),
            points: (0...6).map {
              SkillChart.Line.Point(
                lead: $0, error: next() ?? 0, low: next() ?? 0, high: next() ?? 0)
            })
        }, days: 60, wording: wording, provenance: provenance),
      ReliabilityChart(
        place: "Lisbon",
        lines: [
          ReliabilityChart.Line(
            name: "provider",
            points: BrierScore([(0.2, false), (0.9, true)])?.bins ?? [])
        ], lead: 1, base: next() ?? 0, wording: wording, provenance: provenance),
      MapChart(
        title: "Around Lisbon", subtitle: "", period: "", sentences: [], provenance: provenance,
        wording: wording,
        center: .origin,
        extentKilometers: 800, now: start,
        marks: [
          MapChart.Mark(
            coordinate: .origin, label: "Here", color: "#f59f00", cloudCover: next())
        ]),
    ]
  }

  private static func score(_ score: Double?, _ low: Double?, _ high: Double?) -> SunsetScore {
    SunsetScore(
      score: score, reason: nil, explanation: .classic(score: 0),
      outlook: low.flatMap { low in
        high.map {
          SunsetOutlook(
            score: score ?? 0, confidence: 0.5,
            interval: SunsetInterval(low: low, high: $0, level: 0.8),
            color: SunsetColor(chance: 0.5, quality: nil))
        }
      },
      subscores: nil, path: nil, factors: SunsetFactors(),
      gradient: SkyGradient(score: score ?? 0, sunAltitudeDegrees: 0))
  }

  private func check(_ chart: any FiguredChart) {
    for size in [(10, 3), (720, 320)] {
      let svg = chart.svg(width: size.0, height: size.1, theme: .light, .nowhere).text
      #expect(svg.utf8.count < 200_000)
      for word in ["nan", "inf", "e+"] { #expect(!svg.contains(word), "\(chart.title)") }
    }
    for size in [(10, 3), (80, 20)] {
      let text = chart.text(width: size.0, height: size.1, ansi: true, .nowhere).text
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == size.1)
    }
    #expect(chart.alt(.nowhere).utf8.count < 2_000)
  }

  /// One absurd number among sound ones; nothing but that number; and both of its signs.
  @Test(arguments: ScaleTests.absurd) func `any finite number is charted`(absurd: Double) {
    for pattern in [[absurd], [21, 14, absurd, 3], [absurd, -absurd, nil]] as [[Double?]] {
      var index = 0
      let charts = Self.charts {
        index += 1
        return pattern[index % pattern.count]
      }
      for chart in charts { check(chart) }
    }
  }

  @Test func `any bits are charted`() {
    var chance = SplitMix64(seed: FuzzTime.seed)
    let end = FuzzTime.end
    repeat {
      for chart in Self.charts({ Double(bitPattern: chance.next()) }) { check(chart) }
    } while Date() < end
  }

  // MARK: What is not current says so

  private static let provenances: [(Provenance, String, String?)] = [
    (.current, "", nil),
    (.init(isEstimate: true, isStale: false, ageSeconds: nil), "≈ ", "not a forecast"),
    (.init(isEstimate: false, isStale: true, ageSeconds: 10_800), "", "3 h old"),
  ]

  @Test(arguments: 0..<3) func `title, picture and words tell what they are`(index: Int) {
    let (provenance, mark, note) = Self.provenances[index]
    for chart in Self.charts(provenance: provenance, { 20 }) {
      let svg = chart.svg(width: 720, height: 320, theme: .dark, .nowhere).text
      let text = chart.text(width: 100, height: 14, ansi: false, .nowhere).text
      #expect(text.hasPrefix(mark + chart.title))
      #expect(svg.contains(">\(mark)\(chart.title)</title>"))
      #expect(svg.contains("≈") == provenance.isEstimate)
      #expect(chart.alt(.nowhere).hasPrefix(mark + chart.title))
      #expect(text.contains("(3h old)") == provenance.isStale)
      if let note {
        #expect(svg.contains(note) && chart.alt(.nowhere).contains(note))
      } else {
        #expect(!svg.contains(" old") && !chart.alt(.nowhere).contains(" old"))
      }
    }
  }

  /// No label, title or word has a number that is not in the style of the locale.
  @Test(arguments: ["fa", "ar-EG", "mr"])
  func `a chart has the digits of its locale`(locale: String) throws {
    let old = Provenance(isEstimate: false, isStale: true, ageSeconds: 10_800)
    for chart in Self.charts(
      provenance: old, units: .metric, wording: Wording(locale: locale), { 20.5 })
    {
      let svg = chart.svg(width: 720, height: 320, theme: .light, .nowhere).text
      let shown = svg.split(separator: ">").map { $0.prefix { $0 != "<" } }.joined(separator: " ")
      let text = chart.text(width: 100, height: 14, ansi: false, .nowhere).text
      for words in [shown, text, chart.alt(.nowhere)] {
        #expect(!words.contains { $0.isASCII && $0.isNumber }, "\(chart.title): \(words)")
      }
    }
  }

  @Test func `a chart says where its forecast ends`() {
    let hours = (0..<48).map { index in
      HourlyWeather(
        time: Self.start + Double(index) * 3_600, temperatureCelsius: 20,
        kind: index < 30 ? .forecast : .estimate)
    }
    let chart = TemperatureChart(
      place: "Lisbon", hours: hours, units: .metric, clock: Self.clock, provenance: .current)
    #expect(chart.subtitle.hasSuffix("≈ from Mon, Jun 22"))
    #expect(!chart.markedTitle.contains("≈"))
  }

  @Test func `a ring marks what a station measured`() throws {
    let hours = (0..<24).map { index in
      HourlyWeather(
        time: Self.start + Double(index) * 3_600, temperatureCelsius: 10)
    }
    var chart = TemperatureChart(
      place: "Lisbon", hours: hours, units: .metric, clock: Self.clock, provenance: .current)
    let without = chart.svg(width: nil, height: nil, theme: .light, .nowhere).text
    let plain = chart.text(width: 40, height: 10, ansi: false, .nowhere).text
    #expect(!without.contains("measured") && !plain.contains("◎"))
    #expect(!chart.alt(.nowhere).contains("Measured"))
    // A report older than the first hour is at the edge; a colder one widens the scale.
    chart.measured = MeasuredMark(
      time: Self.start - 1_200, celsius: -7.5)
    let with = chart.svg(width: nil, height: nil, theme: .light, .nowhere).text
    func rings(_ text: String) -> Int { text.components(separatedBy: "<circle").count }
    #expect(rings(with) == rings(without) + 1)
    #expect(chart.subtitle.contains("ring: measured −7.5 °C"))
    #expect(
      chart.alt(.nowhere).contains("Measured at 11:40")
        && chart.alt(.nowhere).hasSuffix(": −7.5 °C."))
    let lines = chart.text(width: 40, height: 10, ansi: false, .nowhere).text
      .components(separatedBy: "\n")
    // At the left end, far below the curve.
    let row = try #require(lines.firstIndex { $0.contains("◎") })
    #expect(row >= 5 && lines[row].dropFirst(6).hasPrefix("◎"))
  }

  @Test func `only a fresh value is marked`() throws {
    func mark(age: Double) throws -> MeasuredMark? {
      let place = try #require(Coordinate(latitude: 38.72, longitude: -9.14))
      var row = StationObservation(
        station: Station(
          id: "LPPT", name: nil, kind: .aerodrome, coordinate: place, elevationMeters: 145),
        time: Self.start - age)
      row.temperatureCelsius = 20
      return MeasuredMark(
        MeasuredWeather([row], at: place, elevationMeters: 45, now: Self.start))
    }
    // Adjusted to the elevation of the place.
    #expect(abs((try #require(try mark(age: 5_400))).celsius - 20.65) < 1e-9)
    #expect(try mark(age: 5_401) == nil)
  }
}

import Summary
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

/// What a summary claims holds in the data, by rules of its own.
@Suite struct SummaryTreeTests {
  private static let seeds: [UInt64] = Array(1...20)

  @Test(arguments: seeds)
  func `no random forecast is told wrong`(seed: UInt64) {
    var forecasts = RandomForecast(seed: seed)
    for number in 1...1_000 {
      let (input, zone) = forecasts.next()
      let tree = SummaryTree(input)
      let faults = SummaryOracle(input, zone).faults(of: tree)
      #expect(faults.isEmpty, "forecast \(number) of seed \(seed): \(faults)")
      if !faults.isEmpty { return }
    }
  }

  /// The generator reaches everything that can be said.
  @Test func `every kind of fact occurs`() {
    var forecasts = RandomForecast(seed: 1)
    var (kinds, phenomena): (Set<SummaryFactKind>, Set<Phenomenon>) = ([], [])
    var (spans, levels, skies): (Set<String>, Set<WindLevel>, Set<String>) = ([], [], [])
    for _ in 1...3_000 {
      for fact in SummaryTree(forecasts.next().input).facts {
        kinds.insert(fact.kind)
        switch fact {
        case .spell(let spell):
          phenomena.insert(spell.phenomenon)
          spans.insert(Self.name(spell.span) + (spell.isIntermittent ? " at times" : ""))
        case .wind(let wind): levels.insert(wind.level)
        case .skyChange: skies.insert("change")
        case .sky(let sky): skies.insert(sky.rawValue)
        default: break
        }
      }
    }
    #expect(kinds == Set(SummaryFactKind.allCases))
    #expect(phenomena == Set(Phenomenon.allCases))
    #expect(levels == Set(WindLevel.allCases))
    #expect(skies.count == SummarySky.allCases.count + 1)
    #expect(spans.count >= 16, "\(spans.sorted())")
  }

  private static func name(_ span: SummarySpan) -> String {
    switch span {
    case .whole: "whole"
    case .clock(.from): "from clock"
    case .clock(.until): "until clock"
    case .clock(.between): "between clock"
    case .parts(.from): "from part"
    case .parts(.until): "until part"
    case .parts(.between): "between parts"
    case .during: "during"
    case .sometime: "sometime"
    }
  }

  // MARK: By hand

  private func input(
    rain: [Int: Double], isNear: Bool = true,
    chance: Double? = nil, kind: ConditionKind = .lightRain
  ) throws -> SummaryInput {
    let day = try #require(ZoneRules.utc.day(date("2026-06-21")))
    let hours = (0..<24).map { hour in
      HourlyWeather(
        time: day.start + Double(hour) * 3_600, temperatureCelsius: 15,
        precipitationMillimeters: rain[hour] ?? 0, precipitationProbabilityPercent: chance,
        condition: rain[hour] == nil ? Condition(.overcast) : Condition(kind))
    }
    return SummaryInput(day.span, .day, hours: hours[...], zone: .utc, isNear: isNear)
  }

  private func spells(_ input: SummaryInput) -> [WeatherSpell] {
    SummaryTree(input).facts.compactMap { if case .spell(let spell) = $0 { spell } else { nil } }
  }

  @Test func `rain has its hours`() throws {
    let input = try input(rain: [14: 1, 15: 2, 16: 0.5])
    let start = input.range.lowerBound
    let spell = try #require(spells(input).first)
    #expect(spell.span == .clock(.between(start + 14 * 3_600, start + 17 * 3_600)))
    #expect(spell.amountMillimeters == 3.5 && !spell.isIntermittent)
  }

  /// 12 mm fall from noon on; the first hour of it is less likely than not.
  @Test func `rain begins with the first wet hour beside what is likely`() throws {
    let day = try #require(ZoneRules.utc.day(date("2026-06-21")))
    let (amounts, chances) = ([0.6, 4, 5, 2.4, 0], [30.0, 80, 90, 45, 20])
    let hours = (0..<24).map { hour in
      let amount = amounts.indices.contains(hour - 12) ? amounts[hour - 12] : 0
      return HourlyWeather(
        time: day.start + Double(hour) * 3_600, temperatureCelsius: 15,
        precipitationMillimeters: amount,
        precipitationProbabilityPercent: chances.indices.contains(hour - 12)
          ? chances[hour - 12] : 5)
    }
    let forecast = Forecast(hours: hours)
    var input = SummaryInput(day.span, .day, hours: hours[...], zone: .utc, isNear: true)
    input.day = forecast.day(day.date, within: day.span)
    let spell = try #require(spells(input).first)
    #expect(spell.span == .clock(.between(day.start + 12 * 3_600, day.start + 16 * 3_600)))
    #expect(spell.amountMillimeters == input.day?.precipitationMillimeters)
    #expect(spells(input).count == 1 && !spell.isFurther)
    // From 2 PM on, what is left is less than the day has.
    let left = hours[14...]
    var rest = SummaryInput(
      left[14].time..<day.end, .restOfDay, hours: left, zone: .utc, isNear: true)
    rest.day = input.day
    let further = try #require(spells(rest).first)
    #expect(further.amountMillimeters == 7.4 && further.isFurther)
  }

  /// A part of a day has neither its high nor its low.
  @Test func `the rest of a day has a range`() throws {
    let whole = try input(rain: [:])
    let forecast = Forecast(hours: Array(whole.hours.suffix(3)))
    var rest = SummaryInput(
      whole.hours.suffix(3)[21].time..<whole.range.upperBound, .restOfDay,
      hours: whole.hours.suffix(3), zone: .utc, isNear: true)
    rest.day = forecast.day(date("2026-06-21"), within: whole.range)
    #expect(rest.day?.isPartial == true)
    let kinds = SummaryTree(rest).facts.map(\.kind)
    #expect(kinds.contains(.range) && !kinds.contains(.extremes))
  }

  @Test func `unknown warnings say so`() throws {
    var input = try input(rain: [:])
    #expect(!SummaryTree(input).facts.contains(.warningsUnknown))
    input.warnings = .unknown
    #expect(SummaryTree(input).facts.contains(.warningsUnknown))
    input.warnings = .known([])
    #expect(!SummaryTree(input).facts.contains(.warningsUnknown))
  }

  @Test func `later days name parts of the day`() throws {
    #expect(
      spells(try input(rain: [14: 1, 15: 2], isNear: false)).map(\.span)
        == [.during(.afternoon)])
    #expect(
      spells(try input(rain: [9: 1, 10: 1, 11: 1, 12: 1], isNear: false)).map(\.span)
        == [.parts(.between(.morning, .afternoon))])
  }

  @Test func `a storm within rain is told apart`() throws {
    let rain = try input(rain: [10: 1, 11: 1, 12: 8, 13: 1], kind: .thunderstorm)
    #expect(spells(rain).map(\.phenomenon) == [.thunderstorms])
  }

  @Test func `what is unlikely is possible`() throws {
    #expect(spells(try input(rain: [10: 1], chance: 30)).map(\.isCertain) == [false])
    #expect(spells(try input(rain: [10: 1], chance: 5)).isEmpty)
    #expect(spells(try input(rain: [10: 1], chance: 80)).map(\.isCertain) == [true])
  }

  @Test func `breaks are told`() throws {
    #expect(spells(try input(rain: [10: 1, 12: 1])).map(\.isIntermittent) == [true])
    #expect(spells(try input(rain: [2: 1, 12: 1])).map(\.isIntermittent) == [false, false])
    #expect(spells(try input(rain: [1: 1, 7: 1, 13: 1, 20: 1])).map(\.isIntermittent) == [true])
  }

  @Test func `warnings come first`() throws {
    var input = try input(rain: [10: 9], kind: .freezingRain)
    input.warnings = .known([
      WeatherAlert(id: "1", event: "Wind", severity: .minor, match: .point),
      WeatherAlert(id: "2", event: "Ice", severity: .extreme, match: .point),
      WeatherAlert(
        id: "3", event: "Past", severity: .extreme,
        expires: input.range.lowerBound - 1, match: .point),
    ])
    #expect(
      SummaryTree(input).facts.first == .warning(event: WarnedEvent("Ice"), .extreme, others: 1))
  }
}

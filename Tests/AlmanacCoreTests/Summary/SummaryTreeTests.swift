import TestSupport
import Testing

@testable import AlmanacCore

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
    var (kinds, phenomena): (Set<SummaryFact.Kind>, Set<Phenomenon>) = ([], [])
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
    #expect(kinds == Set(SummaryFact.Kind.allCases))
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
    input.alerts = [
      WeatherAlert(id: "1", event: "Wind", severity: .minor, match: .point),
      WeatherAlert(id: "2", event: "Ice", severity: .extreme, match: .point),
      WeatherAlert(
        id: "3", event: "Past", severity: .extreme,
        expires: input.range.lowerBound - 1, match: .point),
    ]
    #expect(
      SummaryTree(input).facts.first == .warning(event: "Ice", .extreme, others: 1))
  }
}

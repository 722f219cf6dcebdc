import Summary
import Time
import Units
import Vocabulary
import Weather
import Words

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// What it costs to say ten days in words, on one thread: `name,microseconds` rows of processor
// time, each the least of twenty runs. `summary-bench TEXT` measures only what has the text in its
// name.

@main
enum SummaryBench {
  static func main() {
    guard let zone = ZoneDatabase(read: { _ in nil }).rules(named: "Europe/Lisbon") else {
      fatalError("no time zones")
    }
    let inputs = TenDays.inputs(zone)
    let trees = inputs.map { SummaryTree($0) }
    print("facts,\(trees.reduce(0) { $0 + $1.facts.count })")
    measure("facts of ten days") {
      for input in inputs { keep(SummaryTree(input).facts.count) }
    }
    for language in SpokenLanguage.allCases.map(\.rawValue) {
      let wording = Wording(locale: language)
      measure("wording of \(language)") { keep(Wording(locale: language).numbers.whole(1).count) }
      let aloud = wording.aloud
      measure("four measures aloud in \(language)") {
        let measures = [-3, 1, 16.5, 24].map { aloud.measure($0, in: .celsius) }
        keep(aloud.list(measures).string.utf8.count)
      }
      for style in SummaryStyle.allCases {
        let words = SummaryText(style, wording, units: .metric, zone: zone)
        if CommandLine.arguments.contains("print") { print(trees.map { words.text($0).string }) }
        measure("\(style) text of ten days in \(language)") {
          for tree in trees { keep(words.text(tree).string.utf8.count) }
        }
      }
    }
  }

  private static func measure(_ name: String, _ body: () -> Void) {
    let wanted = CommandLine.arguments.dropFirst().filter { $0 != "print" }
    guard wanted.allSatisfy({ name.contains($0) }) else { return }
    let count = 1_000
    let best = (0..<20).map { _ in
      let start = processorMicroseconds()
      for _ in 0..<count { body() }
      return (processorMicroseconds() - start) / Double(count)
    }.min()
    print("\(name),\(best ?? 0)")
  }

  /// So that the work is not left out.
  @inline(never)
  private static func keep(_ value: Int) {
    precondition(value >= 0)
  }

  private static func processorMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

/// Ten days of weather, dry and wet, calm and stormy, from frost to heat.
enum TenDays {
  private static let firstDay = LocalDate(dayNumber: 20_625) ?? .last

  static func inputs(_ zone: ZoneRules) -> [SummaryInput] {
    (0..<10).map { offset in
      guard let date = firstDay.adding(days: offset), let span = zone.day(date) else {
        fatalError("no date is skipped")
      }
      let range = span.span
      let hours = (0..<24).map { hour($0, of: offset, start: range.lowerBound) }
      var input = SummaryInput(range, .day, hours: hours[...], zone: zone, isNear: offset < 2)
      input.day = day(date, offset)
      if let before = date.adding(days: -1) {
        input.before = (day(before, offset - 1), offset == 0 ? .yesterday : .dayBefore)
      }
      input.sunset =
        offset % 3 == 0
        ? (82, range.lowerBound.adding(seconds: 72_000)) : nil
      return input
    }
  }

  private static func hour(_ hour: Int, of day: Int, start: Instant) -> HourlyWeather {
    let isWet = day % 3 != 0 && (6 + day..<14 + day).contains(hour)
    let kinds: [ConditionKind] = [.lightRain, .rain, .rainShowers, .snow, .thunderstorm]
    return HourlyWeather(
      time: start.adding(seconds: 3_600 * Double(hour)),
      temperatureCelsius: mean(day) + Double(hour % 12) - 6, humidityPercent: 70,
      precipitationMillimeters: isWet ? 0.8 : 0,
      precipitationProbabilityPercent: isWet ? 80 : 5,
      cloudCover: CloudCover(totalPercent: Double(hour * day * 7 % 100)),
      wind: Wind(
        speedKilometersPerHour: Double(day * 8 % 60), gustKilometersPerHour: Double(day * 12 % 90)),
      uvIndex: Double(day), isDay: (6..<20).contains(hour),
      condition: Condition(isWet ? kinds[day % kinds.count] : .partlyCloudy))
  }

  private static func mean(_ day: Int) -> Double { Double(day * 11 % 34) - 4 }

  private static func day(_ date: LocalDate, _ offset: Int) -> DailyWeather {
    DailyWeather(
      date: date, temperatureMinimumCelsius: mean(offset) - 6,
      temperatureMaximumCelsius: mean(offset) + 5, uvIndexMaximum: Double(abs(offset)))
  }
}

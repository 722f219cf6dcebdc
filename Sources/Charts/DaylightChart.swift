package import Sky
import Time
import Vocabulary
import Words
import Telling

/// The sun over many days: each day's hours of daylight, twilight and night, side by side.
package struct DaylightChart: FiguredChart {
  let place: String
  let days: [SunEvents]
  let clock: ChartClock

  package init(
    place: String, days: [SunEvents], clock: ChartClock
  ) {
    self.place = place
    self.days = days
    self.clock = clock
  }

  var wording: Wording { clock.wording }

  var title: String { say(.daylight(place: place)) }

  let provenance = Provenance.current

  var subtitle: String {
    guard let first = days.first?.date, let last = days.last?.date else { return "" }
    func text(_ date: LocalDate) -> String { "\(wording.day(date)) \(numbers.whole(date.year))" }
    return "\(text(first)) – \(text(last))"
  }

  var period: String { subtitle }

  var sentences: [String] {
    let known = days.compactMap { day in
      day.dayLengthSeconds.map { (date: day.date, hours: $0 / 3_600) }
    }
    guard let longest = known.max(by: { $0.hours < $1.hours }),
      let shortest = known.min(by: { $0.hours < $1.hours })
    else { return [] }
    func length(_ day: (date: LocalDate, hours: Double)) -> String {
      say(
        .lengthOfDay(
          hours: wording.counted(.hoursInWords, day.hours, decimals: 1).string,
          day: wording.day(day.date))
      )
    }
    return [say(.longestDay(longest: length(longest), shortest: length(shortest)))]
  }

  /// Clock hours since the midnight before the day's noon; outside 0…24 on adjacent days.
  private func hour(_ instant: Instant?, of day: SunEvents) -> Double? {
    instant.map { instant in
      clock.secondOfDay(day.solarNoon) / 3_600 + instant.seconds(since: day.solarNoon) / 3_600
    }
  }

  /// When the sun is above an altitude; nil if it never is.
  private func light(
    _ day: SunEvents, _ rising: Instant?, _ setting: Instant?, above degrees: Double
  ) -> Light? {
    if rising == nil, setting == nil, day.noonAltitudeDegrees < degrees { return nil }
    let noon = clock.secondOfDay(day.solarNoon) / 3_600
    return Light(
      from: hour(rising, of: day) ?? noon - 12, to: hour(setting, of: day) ?? noon + 12)
  }

  /// Clock hours; may begin before midnight or end after the next one.
  private struct Light {
    let from: Double
    let to: Double

    /// The part within the day itself. `turn` shifts in the adjacent days.
    func cut(turn: Double) -> Light? {
      let cut = Light(from: min(max(from + turn, 0), 24), to: min(max(to + turn, 0), 24))
      return cut.from < cut.to ? cut : nil
    }

    func contains(_ hour: Double) -> Bool {
      [-24.0, 0, 24].contains { turn in from + turn <= hour && hour < to + turn }
    }
  }

  /// A day's lights, the widest first.
  private func lights(_ day: SunEvents) -> [Light?] {
    [
      light(day, day.astronomicalDawn, day.astronomicalDusk, above: -18),
      light(day, day.nauticalDawn, day.nauticalDusk, above: -12),
      light(day, day.civilDawn, day.civilDusk, above: -6),
      light(day, day.sunrise, day.sunset, above: -0.833),
    ]
  }

  func draw(on page: inout ChartPage) {
    page.plot.bottom += 14
    let colors: [String]
    switch page.theme.name {
    case .light: colors = ["#25315c", "#41528c", "#7284bd", "#c4bfe0", "#ffe8a3"]
    case .dark: colors = ["#0b0f1e", "#131a33", "#1e2b52", "#3f4a86", "#d9a520"]
    case .mono: colors = ["#6b6b6b", "#8c8c8c", "#b0b0b0", "#d4d4d4", "#ffffff"]
    }
    page.rectangle(page.plot, colors[0])
    let vertical = page.upward(0, 24)
    let slot = page.plot.width / Double(max(1, days.count))
    let all = days.map(lights)
    for level in 0..<4 {
      for turn in [-24.0, 0, 24] {
        let cuts = all.map { $0[level]?.cut(turn: turn) }
        band(cuts, colors[level + 1], slot, vertical, &page)
      }
    }
    for hour in stride(from: 0.0, through: 24, by: 6) {
      page.across(at: vertical(hour), "#ffffff", width: 0.6, dash: "2 5")
      page.label(numbers.figure(hour, 0), atRow: vertical(hour) + 4)
    }
    dates(slot, &page)
  }

  /// One shape for each run of days that have this light.
  private func band(
    _ lights: [Light?], _ color: String, _ slot: Double, _ vertical: Scale,
    _ page: inout ChartPage
  ) {
    var upper: [Point] = []
    var lower: [Point] = []
    for (index, light) in (lights + [nil]).enumerated() {
      if let light {
        // Each day has two edges, so clock changes stay steps.
        for side in [0.0, 1] {
          let x = page.plot.left + (Double(index) + side) * slot
          upper.append(Point(x: x, y: vertical(light.to)))
          lower.append(Point(x: x, y: vertical(light.from)))
        }
      } else if !upper.isEmpty {
        let outline = upper + lower.reversed()
        page.fill("M" + outline.map(Curve.pair).joined(separator: "L") + "Z", color)
        upper = []
        lower = []
      }
    }
  }

  private func dates(_ slot: Double, _ page: inout ChartPage) {
    var end = -Double.infinity
    for (index, day) in days.enumerated() where days.count <= 62 || day.date.day == 1 {
      let name = days.count <= 62 ? clock.wording.day(day.date) : clock.wording.month(day.date)
      let x = page.plot.left + (Double(index) + 0.5) * slot
      guard x - 14 > end, x < page.plot.right - 8 else { continue }
      page.label(name, at: x)
      end = x + ChartPage.width(of: name, size: 11) / 2 + 10
    }
  }

  func draw(on page: inout TextPage) {
    let isWide = page.columns >= 40
    let left = clock.columns(days.map(\.date), isShort: !isWide, atLeast: isWide ? 11 : 7)
    let wide = page.columns - left
    for index in 0..<min(days.count, max(0, page.rows - 1)) {
      let day = days[index * days.count / min(days.count, max(1, page.rows - 1))]
      let row = index + 1
      page.write(clock.day(day.date, isShort: !isWide), column: 0, row: row)
      let lights = lights(day)
      for column in 0..<max(0, wide) {
        let hour = (Double(column) + 0.5) / Double(wide) * 24
        let (glyph, color) =
          if lights[3]?.contains(hour) == true {
            ("█", "#fcc419")
          } else if lights[2]?.contains(hour) == true {
            ("▒", "#748ffc")
          } else {
            ("·", "#495057")
          }
        page.write(glyph, column: left + column, row: row, color)
      }
    }
  }
}

import Basics
package import Sky
package import Time
import Vocabulary
import Words
import Telling

/// The sun on one day: its altitude by hour, over bands of day, twilight and night.
package struct SunChart: FiguredChart {
  let place: String
  let sky: SkyPlace
  let day: CivilDay
  let sun: SunEvents
  let clock: ChartClock
  /// The sun's position now, if the day is today.
  let now: Instant?
  let provenance = Provenance.current
  private let altitudes: [(time: Instant, degrees: Double)]

  package init(
    place: String, sky: SkyPlace, day: CivilDay, sun: SunEvents, clock: ChartClock, now: Instant?
  ) {
    self.place = place
    self.sky = sky
    self.day = day
    self.sun = sun
    self.clock = clock
    self.now = now
    let step = day.lengthSeconds / 96
    altitudes = (0...96).map { index in
      let time = day.start.adding(seconds: Double(index) * step)
      return (time, SunPosition(at: time, place: sky).altitudeDegrees)
    }
  }

  var wording: Wording { clock.wording }

  var title: String { say(.sun(place: place)) }

  private func time(_ instant: Instant?) -> String {
    instant.map(clock.time) ?? wording.page(.none).string
  }

  /// How long the sun is up, or that it stays there or below.
  private var length: String? {
    switch sun.state {
    case .polarDay: return say(.doesNotSet)
    case .polarNight: return say(.doesNotRise)
    case .normal, .partial: break
    }
    return sun.dayLengthSeconds.map { seconds in
      let minutes = Int((seconds / 60).rounded())
      return say(
        .dayLength(hours: numbers.whole(minutes / 60), minutes: numbers.whole(minutes % 60)))
    }
  }

  var period: String { wording.fullDay(day.date).string }

  private var altitude: String { "\(numbers.figure(sun.noonAltitudeDegrees, 0))°" }

  var sentences: [String] {
    switch sun.state {
    case .polarDay, .polarNight: return [length].compactMap(\.self)
    case .normal, .partial:
      let events = [
        say(.sunriseAt(time: time(sun.sunrise))),
        say(.noonAt(time: time(sun.solarNoon), altitude: altitude)),
        say(.sunsetAt(time: time(sun.sunset))), length,
      ]
      return [wording.language.list(events.compactMap(\.self))]
    }
  }

  var subtitle: String { [period, length].compactMap(\.self).joined(separator: " · ") }

  private var range: (low: Double, high: Double) {
    let all = altitudes.map(\.degrees)
    return (min((all.min() ?? -20) - 6, -24), max((all.max() ?? 20) + 16, 16))
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    page.plot.left = 20
    page.plot.top -= 14
    page.plot.bottom += 10
    let vertical = page.upward(range.low, range.high)
    let horizontal = Scale(
      from: day.start, to: day.end, start: page.plot.left, end: page.plot.right)
    bands(vertical, &page)
    arc(horizontal, vertical, &page)
    hours(horizontal, &page)
    events(horizontal, vertical, &page)
    if let now { body(now, horizontal, vertical, &page) }
  }

  /// From the bottom up: night, three twilights, day.
  private func bands(_ vertical: Scale, _ page: inout ChartPage) {
    let colors: [String]
    switch page.theme.name {
    case .light: colors = ["#25315c", "#41528c", "#7284bd", "#b7b6dd", "#e9f3fd"]
    case .dark: colors = ["#0b0f1e", "#131a33", "#1e2b52", "#3b4374", "#244766"]
    case .mono: colors = ["#9a9a9a", "#b4b4b4", "#cecece", "#e4e4e4", "#ffffff"]
    }
    let edges = [vertical.low, -18, -12, -6, -0.833, vertical.high]
    // The day needs no name.
    let names = SunPhase.allCases.dropLast().map(wording.language.phrases.word) + [""]
    for (index, color) in colors.enumerated() {
      let (low, high) = (max(edges[index], vertical.low), min(edges[index + 1], vertical.high))
      guard low < high else { continue }
      let box = PlotBox(
        left: page.plot.left, top: vertical(high), right: page.plot.right, bottom: vertical(low))
      page.rectangle(box, color)
      // Only if the band is high enough for its label.
      guard box.height >= 13, page.width >= 480, !names[index].isEmpty else { continue }
      let ink = page.theme.isMono ? "#000000" : index < 3 ? "#dfe6ff" : "#1d2433"
      page.write(
        names[index],
        at: Point(x: page.plot.right - 8, y: (box.top + box.bottom) / 2 + 3.5),
        page.theme.name == .dark ? "#c3cbe6" : ink, .end, size: 10)
    }
    page.across(
      at: vertical(-0.833),
      page.theme.isMono ? "#000000" : page.theme.name == .dark ? "#c3cbe6" : "#5c6a96")
  }

  private func arc(_ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage) {
    func points(from low: Double, to high: Double) -> [[Point]] {
      var runs: [[Point]] = [[]]
      for (index, sample) in altitudes.enumerated() {
        let isWithin = (low...high).contains(sample.degrees)
        if index > 0 {
          // Where the sun crosses a band's edge between two samples.
          let before = altitudes[index - 1]
          let edges = [low, high].filter {
            ($0 - before.degrees) * ($0 - sample.degrees) < 0
          }
          let passed = edges.map { edge in
            (edge - before.degrees) / (sample.degrees - before.degrees)
          }.sorted()
          for share in passed {
            let degrees = before.degrees + (sample.degrees - before.degrees) * share
            let time = before.time.adding(seconds: sample.time.seconds(since: before.time) * share)
            runs[runs.count - 1].append(Point(x: horizontal(at: time), y: vertical(degrees)))
          }
        }
        if isWithin {
          runs[runs.count - 1].append(
            Point(x: horizontal(at: sample.time), y: vertical(sample.degrees)))
        } else {
          runs.append([])
        }
      }
      return runs.filter { $0.count > 1 }
    }
    let isMono = page.theme.isMono
    for run in points(from: -90, to: 90) {
      page.stroke(
        Curve.path(run), isMono ? "#000000" : "#ffffff", width: 2, dash: "1 5", opacity: 0.8)
    }
    for run in points(from: -0.833, to: 90) {
      page.stroke(Curve.path(run), page.theme.gold, width: 3.5)
    }
    for run in points(from: -4, to: 6) {
      page.stroke(Curve.path(run), isMono ? "#000000" : "#f76707", width: isMono ? 5.5 : 4.5)
    }
  }

  private func hours(_ horizontal: Scale, _ page: inout ChartPage) {
    let step = page.width >= 560 ? 3 : 6
    var time = day.start
    while time <= day.end {
      if Int(clock.secondOfDay(time) / 3_600) % step == 0 {
        let x = horizontal(at: time)
        page.tick(at: x, length: 4)
        let isFirst = time == day.start
        page.label(
          clock.hour(time), at: x,
          isFirst ? .start : x > page.plot.right - 12 ? .end : .middle)
      }
      time = time.adding(seconds: 3_600)
    }
  }

  private func events(_ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage) {
    for (instant, event, anchor) in [
      (sun.sunrise, PageText.sunrise, ChartPage.Anchor.end), (sun.sunset, .sunset, .start),
    ] {
      guard let instant, day.contains(instant) else { continue }
      let place = Point(x: horizontal(at: instant), y: vertical(-0.833))
      page.dot(place, page.theme.isMono ? "#000000" : "#f76707", radius: 5)
      let isLeft = anchor == .end
      let x = place.x + (isLeft ? -10 : 10)
      let name = wording.language.small(event)
      let fits = isLeft ? x - page.plot.left > 62 : page.plot.right - x > 62
      // A longer name stays within the plot.
      let width = ChartPage.width(of: name, size: 10)
      let (least, most) =
        fits
        ? (page.plot.left + (isLeft ? width : 0), page.plot.right - (isLeft ? 0 : width))
        : (page.plot.left + width / 2, page.plot.right - width / 2)
      let ink = page.theme.name == .dark ? "#ffffff" : "#1d2433"
      page.write(
        clock.time(instant), at: Point(x: fits ? x : place.x, y: place.y - (fits ? 20 : 24)), ink,
        fits ? anchor : .middle, size: 13, weight: 700)
      page.write(
        name,
        at: Point(x: max(least, min(most, fits ? x : place.x)), y: place.y - (fits ? 7 : 10)), ink,
        fits ? anchor : .middle, size: 10)
    }
    let noon = Point(x: horizontal(at: sun.solarNoon), y: vertical(sun.noonAltitudeDegrees))
    guard day.contains(sun.solarNoon) else { return }
    let showsSun = now.map { abs($0.seconds(since: sun.solarNoon)) < 5_400 } ?? false
    page.write(
      "\(clock.time(sun.solarNoon)) · \(altitude)",
      at: Point(x: noon.x, y: max(noon.y - (showsSun ? 27 : 11), page.plot.top + 12)),
      page.theme.name == .dark ? "#ffffff" : "#1d2433", .middle, size: 12, weight: 600)
  }

  private func body(
    _ now: Instant, _ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage
  ) {
    let altitude = SunPosition(at: now, place: sky).altitudeDegrees
    let place = Point(x: horizontal(at: now), y: vertical(altitude))
    let isUp = altitude > -0.833
    if page.theme.isMono {
      page.dot(place, isUp ? "#ffffff" : "#555555", radius: 9)
      page.ring(place, "#000000", radius: 9)
      return
    }
    for (radius, opacity) in [(20.0, 0.18), (14, 0.3)] where isUp {
      page.disc(place, radius, "#fcc419", opacity: opacity)
    }
    page.circle(place, 9, fill: isUp ? "#fcc419" : "#8c93b8", stroke: "#ffffff")
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    let (scale, plot) = (Scale(range.low, range.high), page.plot())
    page.curve(altitudes.map(\.degrees), scale, in: plot) { altitude in
      altitude < -0.833 ? "#748ffc" : altitude < 6 ? "#f76707" : "#fcc419"
    }
    let horizon = plot.row(of: 0, scale)
    for column in 0..<page.columns where page.isFree(column: column, row: horizon) {
      page.write("─", column: column, row: horizon, "#868e96")
    }
    footer(&page)
  }

  private func footer(_ page: inout TextPage) {
    let row = page.rows - 1
    let words = [("↑", sun.sunrise), ("☼", sun.solarNoon), ("↓", sun.sunset)].map { sign, time in
      "\(sign) \(time.map(clock.time) ?? "–")"
    }
    if page.rows > 2 { page.write(words.joined(separator: "   "), column: 0, row: row) }
    let length = clock.wording.fullDay(day.date).string
    page.write(length, column: page.columns - TextWidth.columns(length), row: 0)
  }
}

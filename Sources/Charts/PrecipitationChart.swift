import Basics
import Time
package import Units
import Vocabulary
package import Weather
import Words
package import Telling

/// Hourly precipitation as bars, with its probability as a line.
package struct PrecipitationChart: FiguredChart {
  let place: String
  let hours: [HourlyWeather]
  let units: UnitSystem
  let clock: ChartClock
  let provenance: Provenance

  package init(
    place: String, hours: [HourlyWeather], units: UnitSystem, clock: ChartClock,
    provenance: Provenance
  ) {
    self.place = place
    self.hours = hours
    self.units = units
    self.clock = clock
    self.provenance = provenance
  }

  private var axis: HourAxis { HourAxis(hours: hours, clock: clock) }
  private var unit: String { units.unit(of: .precipitation).symbol }
  private var decimals: Int { unit == "in" ? 2 : 1 }

  /// As the rows of a result have them; an estimate knows none.
  private var amounts: [Double?] {
    hours.map { $0.precipitationMillimeters.map { units.wire(max(0, $0), .precipitation) } }
  }

  /// The hours whose probability is not that of any such day.
  private var forecast: [HourlyWeather] { hours.filter { $0.kind != .estimate } }

  private var total: Double { amounts.compactMap(\.self).reduce(0) { bounded($0 + $1) } }
  private var isDry: Bool { !amounts.contains { ($0 ?? 0) > 0 } }
  private var isWhole: Bool { !amounts.contains { $0 == nil } }

  /// Total precipitation over the hours that have a value.
  private var sum: String {
    let amount = "\(numbers.figure(total, decimals)) \(unit)"
    let fallen =
      isDry
      ? say(.noneExpected)
      : wording.page(
        .inHours(
          amount: Text(written: amount), hours: wording.counted(.hours, hours.count))
      ).string
    return isWhole
      ? fallen : wording.page(.whereKnown(amount: Text(written: fallen))).string
  }

  var wording: Wording { clock.wording }

  var title: String { say(.precipitation(place: place)) }

  private var isKnown: Bool { amounts.contains { $0 != nil } }

  private var nothing: String {
    forecast.isEmpty ? wording.text(.noForecast).string : say(.noData)
  }

  var period: String {
    isKnown ? wording.language.list([axis.count, axis.span]) : axis.count
  }

  var sentences: [String] {
    guard isKnown else { return [nothing] }
    let likely = forecast.compactMap(\.precipitationProbabilityPercent).max()
    let chance = likely.map { say(.atMostLikely(percent: numbers.percent($0))) }
    return [wording.language.list([sum, chance].compactMap(\.self))]
  }

  var subtitle: String {
    let known = isKnown ? sum : nothing
    let line = forecast.isEmpty ? nil : say(.lineProbability)
    return [axis.span, known, line, axis.estimateNote].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// At least one millimeter, so drizzle does not look like a flood.
  private var top: Double {
    let least = units.convert(1, .precipitation)
    return bounded(max(amounts.compactMap(\.self).max() ?? 0, least) * 1.15)
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    page.plot.right -= 30
    axis.draw(on: &page)
    let vertical = page.upward(0, top)
    let ticks = vertical.ticks(about: Int(page.plot.height / 44))
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : 1
    page.rows(vertical, ticks, unit: unit, decimals: step < 0.1 ? 2 : step < 1 ? 1 : 0)
    let horizontal = axis.scale(page)
    bars(horizontal, vertical, &page)
    probability(horizontal, &page)
    if isDry, isWhole || !isKnown {
      page.write(
        isKnown ? say(.noPrecipitation) : SpokenLanguage.capitalized(nothing),
        at: Point(x: (page.plot.left + page.plot.right) / 2, y: page.plot.bottom - 14),
        page.theme.muted, .middle, size: 13, halo: true)
    }
  }

  private func bars(_ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage) {
    let fill =
      page.theme.isMono
      ? page.theme.rain
      : page.gradient("bar", [(0, page.theme.rain, 1), (1, page.theme.rain, 0.7)])
    for (hour, amount) in zip(hours, amounts) {
      guard let amount, amount > 0 else { continue }
      let left = horizontal(at: hour.time)
      let right = horizontal(at: hour.end)
      let gap = min(2, (right - left) * 0.15)
      page.rectangle(
        PlotBox(
          left: left + gap, top: min(vertical(amount), page.plot.bottom - 1.5),
          right: right - gap, bottom: page.plot.bottom), fill, radius: min(3, (right - left) / 4))
    }
  }

  private func probability(_ horizontal: Scale, _ page: inout ChartPage) {
    let scale = page.upward(0, 100)
    let points = forecast.compactMap { hour in
      hour.precipitationProbabilityPercent.map {
        Point(
          x: horizontal(at: hour.time.adding(seconds: hour.durationSeconds / 2)),
          y: scale(min(max($0, 0), 100)))
      }
    }
    guard points.count > 1 else { return }
    // A rim keeps the line visible over the bars.
    page.stroke(Curve.path(points), page.theme.background, width: 4, opacity: 0.7)
    page.stroke(Curve.path(points), page.theme.ink, width: 1.5, dash: "4 4")
    for percent in [0.0, 50, 100] {
      page.write(
        percent == 100 ? numbers.percent(percent) : numbers.figure(percent, 0),
        at: Point(x: page.plot.right + 6, y: scale(percent) + 4), page.theme.muted, size: 11)
    }
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    guard isKnown else {
      return page.write(SpokenLanguage.capitalized(nothing), column: 0, row: min(1, page.rows - 1))
    }
    let plot = page.plot(Scale(0, top), unit: unit, decimals: decimals)
    let vertical = Scale(0, top, end: Double((plot.bottom - plot.top + 1) * 8))
    let wide = max(1, page.columns - plot.left)
    for column in 0..<wide {
      let from = column * amounts.count / wide
      let to = max(from + 1, (column + 1) * amounts.count / wide)
      let amount = amounts[from..<min(to, amounts.count)].compactMap(\.self).max() ?? 0
      let eighths = amount > 0 ? max(1, vertical.cell(amount)) : 0
      page.column(plot.left + column, from: plot.bottom, eighths: eighths, "#339af0")
    }
    axis.draw(on: &page, left: plot.left)
  }
}

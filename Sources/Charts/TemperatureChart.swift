import Basics
import Time
package import Units
import Vocabulary
package import Weather
import Words
package import Telling

/// A temperature that a station measured, at the elevation of the place if that is known.
package struct MeasuredMark: Sendable {
  let time: Instant
  let celsius: Double
}

extension MeasuredMark {
  /// Nil unless it is fresh: neither old nor stuck.
  package init?(_ weather: MeasuredWeather) {
    guard let measured = weather.temperature, measured.quality == .fresh else { return nil }
    time = measured.time
    celsius = weather.adjusted?.celsius ?? measured.value
  }
}

/// The hourly temperature as a curve colored from cold to warm, with the apparent temperature and
/// a ring where a station measured another one.
package struct TemperatureChart: FiguredChart {
  let place: String
  let hours: [HourlyWeather]
  let units: UnitSystem
  let clock: ChartClock
  let provenance: Provenance
  var measured: MeasuredMark? = nil

  package init(
    place: String, hours: [HourlyWeather], units: UnitSystem, clock: ChartClock,
    provenance: Provenance, measured: MeasuredMark? = nil
  ) {
    self.place = place
    self.hours = hours
    self.units = units
    self.clock = clock
    self.provenance = provenance
    self.measured = measured
  }

  private var axis: HourAxis { HourAxis(hours: hours, clock: clock) }
  private var unit: String { units.unit(of: .temperature).symbol }

  /// As the rows of a result have it, so that the chart's figures are those of the page.
  private func convert(_ celsius: Double?) -> Double? { units.wire(celsius, .temperature) }

  private func text(_ mark: MeasuredMark) -> String {
    "\(numbers.figure(units.wire(mark.celsius, .temperature), 1)) \(unit)"
  }

  var wording: Wording { clock.wording }

  var title: String { say(.temperature(place: place)) }

  private var known: [Double] { hours.compactMap { convert($0.temperatureCelsius) } }

  var period: String {
    known.isEmpty ? axis.count : wording.language.list([axis.count, axis.span])
  }

  var sentences: [String] {
    guard let low = known.min(), let high = known.max() else { return [say(.noData)] }
    let range = wording.range(numbers.figure(low, 0), numbers.figure(high, 0), unit)
    let mark = measured.map {
      say(.measuredAt(time: clock.time($0.time), value: text($0)))
    }
    return [range, mark].compactMap(\.self)
  }

  var subtitle: String {
    let dashed = provenance.isEstimate ? nil : say(.dashedFeelsLike)
    let ring = measured.map { say(.ringMeasured(value: text($0))) }
    return [axis.span, dashed, ring, axis.estimateNote].compactMap(\.self).joined(separator: " · ")
  }

  /// With padding, and a minimum span so that a tenth of a degree does not look like a storm.
  private var range: (low: Double, high: Double) {
    let known =
      (hours.map(\.temperatureCelsius) + hours.map(\.feelsLike?.celsius) + [measured?.celsius])
      .compactMap(convert).map(bounded)
    let (low, high) = (known.min() ?? 0, known.max() ?? 10)
    let missing = max(0, 6 - (high - low)) / 2
    let margin = (high - low) * 0.12 + missing
    return ((low - margin).rounded(.down), (high + margin).rounded(.up))
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    axis.draw(on: &page)
    let vertical = page.upward(range.low, range.high)
    let count = Int(page.plot.height / 34)
    page.rows(vertical, vertical.ticks(about: count, least: 1), unit: unit)
    let horizontal = axis.scale(page)
    let points = points(\.temperatureCelsius, horizontal, vertical)
    guard !points.isEmpty else {
      page.write(
        SpokenLanguage.capitalized(say(.noData)),
        at: Point(x: page.width / 2, y: page.height / 2), page.theme.muted, .middle)
      return
    }
    for run in points { area(run, vertical, &page) }
    for run in self.points(\.feelsLike?.celsius, horizontal, vertical) {
      page.stroke(Curve.path(run), page.theme.muted, width: 1.4, dash: "1 5")
    }
    let color = page.theme.isMono ? page.theme.ink : colors("curve", 1, vertical, &page)
    for run in points { page.stroke(Curve.path(run), color, width: 3) }
    extremes(horizontal, vertical, &page)
    if let measured, let value = convert(measured.celsius) {
      // A report may be older than the first hour.
      let time = max(measured.time, axis.first)
      page.ring(Point(x: horizontal(at: time), y: vertical(value)), page.theme.ink)
    }
  }

  private func area(_ run: [Point], _ vertical: Scale, _ page: inout ChartPage) {
    guard let first = run.first, let last = run.last else { return }
    let foot = SVG.number(page.plot.bottom)
    let path =
      Curve.path(run) + "L\(SVG.number(last.x)) \(foot)L\(SVG.number(first.x)) \(foot)Z"
    if page.theme.isMono {
      page.fill(path, page.theme.ink, opacity: 0.06)
    } else {
      page.fill(path, colors("area", 0.16, vertical, &page))
    }
  }

  /// The colors of the values on the scale, from top to bottom.
  private func colors(
    _ name: String, _ opacity: Double, _ vertical: Scale, _ page: inout ChartPage
  ) -> String {
    let (top, bottom) = (page.plot.top, page.plot.bottom)
    let stops = ChartColors.temperatures.reversed().map { stop in
      let y = vertical(units.convert(stop.celsius, .temperature))
      return (offset: (y - top) / (bottom - top), color: stop.color, opacity: opacity)
    }
    // Outside the page only the nearest color on either side matters.
    let above = stops.last { $0.offset <= 0 }
    let below = stops.first { $0.offset >= 1 }
    let within = stops.filter { $0.offset > 0 && $0.offset < 1 }
    let all = [above].compactMap(\.self) + within + [below].compactMap(\.self)
    let low = all.first?.offset ?? 0
    let high = max(all.last?.offset ?? 1, low + 1e-3)
    return page.gradient(
      name, all.map { (($0.offset - low) / (high - low), $0.color, $0.opacity) },
      from: top + low * (bottom - top), to: top + high * (bottom - top))
  }

  /// The runs without gaps.
  private func points(
    _ value: (HourlyWeather) -> Double?, _ horizontal: Scale, _ vertical: Scale
  ) -> [[Point]] {
    var runs: [[Point]] = [[]]
    for hour in hours {
      if let value = convert(value(hour)) {
        runs[runs.count - 1].append(
          Point(x: horizontal(at: hour.time), y: vertical(value)))
      } else {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private func extremes(_ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage) {
    let known = hours.compactMap { hour in
      convert(hour.temperatureCelsius).map { (time: hour.time, value: $0) }
    }
    guard let high = known.max(by: { $0.value < $1.value }),
      let low = known.min(by: { $0.value < $1.value })
    else { return }
    for (point, above) in [(high, true), (low, false)] {
      let place = Point(x: horizontal(at: point.time), y: vertical(point.value))
      page.dot(
        place,
        page.theme.isMono
          ? page.theme.ink
          : ChartColors.color(celsius: units.metric(point.value, .temperature)))
      let x = min(max(place.x, page.plot.left + 16), page.plot.right - 16)
      page.write(
        numbers.figure(point.value, 0) + "°",
        at: Point(x: x, y: place.y + (above ? -11 : 20)), page.theme.ink, .middle, size: 13,
        weight: 600, halo: true)
    }
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    let scale = Scale(range.low, range.high)
    let plot = page.plot(scale, unit: unit)
    page.curve(hours.map { convert($0.temperatureCelsius) }, scale, in: plot) {
      ChartColors.color(celsius: units.metric($0, .temperature))
    }
    if let measured, let value = convert(measured.celsius) {
      let columns = Scale(
        from: axis.first, to: axis.last, start: Double(plot.left), end: Double(page.columns - 1))
      let time = max(measured.time, axis.first)
      page.write("◎", column: columns.cell(at: time), row: plot.row(of: value, scale))
    }
    axis.draw(on: &page, left: plot.left)
  }
}

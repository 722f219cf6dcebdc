import Basics
import Vocabulary
package import Words
package import Telling

/// One day of the year projected over the years: the central curve, its range, and the effect of
/// interventions.
package struct ProjectionChart: FiguredChart {
  package struct Row: Sendable {
    let year: Int
    let value: Double
    let low: Double?
    let high: Double?
    /// Of single years.
    var yearLow: Double?
    var yearHigh: Double?

    package init(
      year: Int, value: Double, low: Double?, high: Double?, yearLow: Double? = nil,
      yearHigh: Double? = nil
    ) {
      self.year = year
      self.value = value
      self.low = low
      self.high = high
      self.yearLow = yearLow
      self.yearHigh = yearHigh
    }
  }

  let place: String
  /// As requested; in `unit`.
  let rows: [Row]
  /// The opposite case: with interventions if none were requested, else without.
  let others: [Row]
  let otherName: String
  let baselineYear: Int
  let year: Int
  let unit: String
  /// Whether the values are changes, because the temperature is unknown.
  let isChange: Bool
  /// "SSP2-4.5, 80 % range".
  let assumption: String
  /// Of the projected weather.
  let provenance: Provenance
  let wording: Wording

  package init(
    place: String, rows: [Row], others: [Row], otherName: String, baselineYear: Int, year: Int,
    unit: String, isChange: Bool, assumption: String, provenance: Provenance, wording: Wording
  ) {
    self.place = place
    self.rows = rows
    self.others = others
    self.otherName = otherName
    self.baselineYear = baselineYear
    self.year = year
    self.unit = unit
    self.isChange = isChange
    self.assumption = assumption
    self.provenance = provenance
    self.wording = wording
  }

  var title: String {
    say(isChange ? .warmingOfDays(place: place) : .daysLikeThis(place: place))
  }

  private func row(_ year: Int) -> Row? { rows.first { $0.year == year } }

  private var sentence: String {
    guard let then = row(year) else { return "" }
    func text(_ row: Row) -> String {
      say(
        .valueIn(value: "\(numbers.figure(row.value, 1)) \(unit)", year: numbers.whole(row.year)))
    }
    let range = both(then.low, then.high).map { low, high in
      wording.range(numbers.figure(low, 1), numbers.figure(high, 1))
    }
    let value = range.map { say(.withRange(text: text(then), range: $0)) } ?? text(then)
    return wording.language.list([row(baselineYear).map(text), value].compactMap(\.self))
  }

  private func both(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  var subtitle: String {
    [sentence, assumption].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  let period = ""

  var sentences: [String] { rows.isEmpty ? [say(.noData)] : [sentence, assumption] }

  private var scaleRange: (low: Double, high: Double) {
    let all = (rows + others).flatMap {
      [$0.value] + [$0.low, $0.high, $0.yearLow, $0.yearHigh].compactMap(\.self)
    }.map(bounded)
    let (low, high) = (all.min() ?? 0, all.max() ?? 1)
    let margin = max(0.3, (high - low) * 0.1)
    return (low - margin, high + margin)
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    page.plot.bottom += 14
    guard let first = rows.first?.year, let last = rows.last?.year else { return }
    let vertical = page.upward(scaleRange.low, scaleRange.high)
    let ticks = vertical.ticks(about: Int(page.plot.height / 40))
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : 1
    page.rows(vertical, ticks, unit: unit, decimals: step < 1 ? 1 : 0)
    let horizontal = Scale(
      Double(first), Double(last), start: page.plot.left, end: page.plot.right)
    years(horizontal, &page)
    func points(_ rows: [Row], _ value: (Row) -> Double?) -> [Point] {
      rows.compactMap { row in
        value(row).map { Point(x: horizontal(Double(row.year)), y: vertical($0)) }
      }
    }
    page.fill(
      Curve.band(points(rows, \.yearHigh), points(rows, \.yearLow)), page.theme.warm,
      opacity: page.theme.isMono ? 0.05 : 0.08)
    page.fill(
      Curve.band(points(rows, \.high), points(rows, \.low)), page.theme.warm,
      opacity: page.theme.isMono ? 0.1 : 0.17)
    if !others.isEmpty {
      page.stroke(Curve.path(points(others, \.value)), page.theme.cool, width: 2, dash: "6 5")
    }
    page.stroke(Curve.path(points(rows, \.value)), page.theme.warm, width: 3)
    marker(baselineYear, horizontal, vertical, &page)
    marker(year, horizontal, vertical, &page, isTarget: true)
    legend(&page)
  }

  private func years(_ horizontal: Scale, _ page: inout ChartPage) {
    for tick in horizontal.ticks(about: Int(page.plot.width / 90), least: 1)
    where tick == tick.rounded() {
      page.tick(at: horizontal(tick))
      page.label(numbers.figure(tick, 0), at: horizontal(tick))
    }
  }

  private func marker(
    _ year: Int, _ horizontal: Scale, _ vertical: Scale, _ page: inout ChartPage,
    isTarget: Bool = false
  ) {
    guard let row = row(year) else { return }
    let place = Point(x: horizontal(Double(year)), y: vertical(row.value))
    if isTarget { page.down(at: place.x, page.theme.muted, dash: "2 4") }
    page.dot(place, isTarget ? page.theme.warm : page.theme.ink, radius: 5)
    let label =
      numbers.whole(year) + (isTarget ? ": \(numbers.figure(row.value, 1)) \(unit)" : "")
    let width = ChartPage.width(of: label, size: 13) / 2
    let x = min(max(place.x, page.plot.left + width), page.plot.right - width)
    let top = min(place.y, row.high.map { vertical($0) } ?? place.y)
    page.write(
      label, at: Point(x: x, y: isTarget ? max(top - 10, page.plot.top + 4) : place.y + 22),
      page.theme.ink, .middle, size: 13, weight: isTarget ? 700 : 500, halo: true)
  }

  private func legend(_ page: inout ChartPage) {
    guard !others.isEmpty else { return }
    let y = page.plot.top + 14
    let x = page.plot.left + 12
    page.line(
      Point(x: x, y: y - 4), Point(x: x + 24, y: y - 4), page.theme.cool, width: 2, dash: "6 5")
    page.write(otherName, at: Point(x: x + 32, y: y), page.theme.muted, halo: true)
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    let scale = Scale(scaleRange.low, scaleRange.high)
    let plot = page.plot(scale, unit: unit, decimals: 1)
    if plot.bottom > plot.top {
      for values in [rows.map(\.low), rows.map(\.high)] {
        page.curve(values, scale, in: plot) { _ in "#868e96" }
      }
    }
    page.curve(rows.map(\.value), scale, in: plot) { _ in "#f76707" }
    guard let first = rows.first?.year, let last = rows.last?.year else { return }
    let years = Scale(
      Double(first), Double(last), start: Double(plot.left), end: Double(page.columns - 4))
    for tick in years.ticks(about: max(1, page.columns / 14), least: 1) {
      page.write(numbers.figure(tick, 0), column: years.cell(tick), row: page.rows - 1)
    }
  }
}

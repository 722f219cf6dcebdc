package import Skill
import Vocabulary
package import Words
import Telling

/// How often it rained when so high a chance was forecast: on the diagonal, as often as was said.
package struct ReliabilityChart: FiguredChart {
  struct Line: Sendable {
    let name: String
    let points: [BrierScore.Bin]
  }

  let place: String
  let lines: [Line]
  /// In days.
  let lead: Int
  /// How often it rained, 0…1.
  let base: Double
  let wording: Wording
  var provenance = Provenance.current

  var title: String { say(.rainedHere(place: place)) }

  var subtitle: String {
    guard !lines.isEmpty else { return SpokenLanguage.capitalized(say(.tooLittleKnown)) }
    return say(.byChance(lead: wording.ahead(lead)))
  }

  let period = ""

  var sentences: [String] {
    guard !lines.isEmpty else { return [say(.tooLittleKnown)] }
    let said = lines.compactMap { line in
      line.points.max { $0.meanProbability < $1.meanProbability }.map {
        say(
          .rainCame(
            provider: line.name, chance: percent($0.meanProbability), share: percent($0.frequency),
            hours: wording.counted(.hoursInWords, $0.count).string))
      }
    }
    return [wording.language.groups(said)]
  }

  private func percent(_ share: Double) -> String { numbers.percent(share * 100) }

  private static func color(of line: Int, _ theme: ChartColors) -> String {
    let colors = [theme.cool, theme.warm, theme.gold, theme.ink]
    return colors[line % colors.count]
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    guard !lines.isEmpty else { return }
    page.plot.bottom -= 14
    // No wider than twice its height: the diagonal is what is looked at.
    let width = min(page.plot.width - 20, 2 * page.plot.height)
    page.plot.right = page.plot.left + 20 + width
    let vertical = page.upward(0, 100)
    page.rows(vertical, [0, 25, 50, 75, 100], unit: "%")
    let horizontal = Scale(0, 100, start: page.plot.left + 10, end: page.plot.right - 10)
    func point(_ probability: Double, _ frequency: Double) -> Point {
      Point(x: horizontal(100 * probability), y: vertical(100 * frequency))
    }
    for tick in [0.0, 25, 50, 75, 100] {
      page.label(numbers.figure(tick, 0), at: horizontal(tick))
    }
    page.label(say(.forecastChance), at: horizontal(50), below: 35)
    page.line(point(0, 0), point(1, 1), page.theme.muted, width: 1.5, dash: "6 5")
    page.line(point(0, base), point(1, base), page.theme.muted, dash: "2 4")
    let most = lines.flatMap(\.points).map(\.count).max() ?? 1
    for (index, line) in lines.enumerated() {
      let color = Self.color(of: index, page.theme)
      let points = line.points.map { point($0.meanProbability, $0.frequency) }
      page.stroke(polyline(points), color)
      for (bin, place) in zip(line.points, points) {
        page.dot(
          place, color, radius: 3.5 + 6 * (Double(bin.count) / Double(most)).squareRoot())
      }
    }
    legend(&page, at: horizontal(100) + 16)
  }

  /// Straight: nothing is known between the points.
  private func polyline(_ points: [Point]) -> String {
    points.enumerated().map { ($0 == 0 ? "M" : "L") + Curve.pair($1) }.joined()
  }

  private func legend(_ page: inout ChartPage, at x: Double) {
    let words = [say(.asOftenAsSaid), say(.usualRain)]
    let widest = words.map { ChartPage.width(of: $0, size: 12) }.max() ?? 0
    let isBeside = page.width - x > widest + 24
    var y = page.plot.top + 10
    let x = isBeside ? x : page.plot.left + 22
    for (index, line) in lines.enumerated() {
      page.dot(Point(x: x + 6, y: y - 4), Self.color(of: index, page.theme))
      page.write(line.name, at: Point(x: x + 18, y: y), page.theme.ink, halo: true)
      y += 18
    }
    guard isBeside else { return }
    page.line(
      Point(x: x, y: y - 4), Point(x: x + 14, y: y - 4), page.theme.muted, width: 1.5, dash: "6 5")
    page.write(words[0], at: Point(x: x + 18, y: y), page.theme.muted)
    y += 18
    page.line(Point(x: x, y: y - 4), Point(x: x + 14, y: y - 4), page.theme.muted, dash: "2 4")
    page.write(words[1], at: Point(x: x + 18, y: y), page.theme.muted)
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    guard !lines.isEmpty else { return page.write("–", column: 0, row: min(1, page.rows - 1)) }
    let scale = Scale(0, 100)
    let plot = page.plot(scale, unit: "%")
    page.curve([0, 100], scale, in: plot) { _ in "#868e96" }
    let (wide, high) = (Double(page.columns - plot.left), Double(plot.bottom - plot.top))
    for (index, line) in lines.enumerated() {
      for bin in line.points {
        page.write(
          "●", column: plot.left + Int((bin.meanProbability * (wide - 1)).rounded()),
          row: plot.bottom - Int((bin.frequency * high).rounded()),
          Self.color(of: index, ChartColors(.light)))
      }
    }
    let chances = Scale(0, 100, start: Double(plot.left), end: Double(page.columns - 3))
    for tick in chances.ticks(about: max(1, page.columns / 14)) {
      page.write(numbers.figure(tick, 0), column: chances.cell(tick), row: page.rows - 1)
    }
  }
}

extension ReliabilityChart {
  /// At the shortest lead that any provider gives chances at.
  package init(place: String, _ report: SkillReport, _ wording: Wording) {
    let all = report.rows.filter { $0.brier != nil }
    let lead = all.map(\.lead).min() ?? 0
    let rows = all.filter { $0.lead == lead }
    let bins = rows.flatMap { $0.brier?.bins ?? [] }
    let hours = Double(bins.reduce(0) { $0 + $1.count })
    self.init(
      place: place,
      lines: rows.map {
        Line(name: SourceProvider.title(ofLedger: $0.provider), points: $0.brier?.bins ?? [])
      }, lead: lead,
      base: hours > 0
        ? bins.reduce(0) { $0 + $1.frequency * Double($1.count) } / hours : 0,
      wording: wording)
  }
}

import Basics
package import Skill
import Units
import Telling
package import Vocabulary
package import Words
import Summary

/// How wrong each provider was, by how far ahead it spoke.
package struct SkillChart: FiguredChart {
  struct Line: Sendable {
    struct Point: Sendable {
      /// In days.
      let lead: Int
      let error: Double
      let low: Double
      let high: Double
    }

    let name: String
    /// Leads ascending.
    let points: [Point]
  }

  let place: String
  let variable: PageText
  let unit: String
  let lines: [Line]
  /// Days with pairs, at most.
  let days: Int
  let wording: Wording
  var provenance = Provenance.current

  var title: String { say(.errors(place: place)) }

  var subtitle: String {
    lines.isEmpty
      ? SpokenLanguage.capitalized(say(.tooLittleKnown))
      : say(
        .meanErrors(
          variable: wording.page(variable).string, days: wording.counted(.days, days).string))
  }

  let period = ""

  var sentences: [String] {
    let language = wording.language
    guard !lines.isEmpty else { return [say(.tooLittleKnown)] }
    let said = lines.compactMap { line in
      line.points.first.flatMap { first in
        line.points.last.map { last in
          say(
            .errorsOf(provider: line.name, errors: language.list([text(first), text(last)])))
        }
      }
    }
    return [language.list([language.small(variable), language.groups(said)])]
  }

  private func text(_ point: Line.Point) -> String {
    say(
      .errorAhead(
        error: "\(numbers.figure(point.error, 1)) \(unit)", lead: wording.ahead(point.lead)))
  }

  private var highest: Double {
    max(lines.flatMap(\.points).map { max($0.error, $0.high) }.max() ?? 1, 0.1) * 1.1
  }

  private static func color(of line: Int, _ theme: ChartColors) -> String {
    let colors = [theme.warm, theme.cool, theme.gold, theme.ink]
    return colors[line % colors.count]
  }

  // MARK: Drawn

  private static let labelSize = 12

  func draw(on page: inout ChartPage) {
    guard !lines.isEmpty else { return }
    page.plot.bottom += 14
    let names =
      (lines.map(\.name) + [say(.daysAhead)]).map { ChartPage.width(of: $0, size: Self.labelSize) }
      .max() ?? 0
    page.plot.right -= min(names + 12, page.width / 3)
    let vertical = page.upward(0, highest)
    let ticks = vertical.ticks(about: Int(page.plot.height / 40))
    page.rows(
      vertical, ticks, unit: unit, decimals: ticks.count > 1 && ticks[1] - ticks[0] < 1 ? 1 : 0)
    let horizontal = Scale(0, 6, start: page.plot.left + 16, end: page.plot.right - 12)
    days(horizontal, &page)
    for (index, line) in lines.enumerated() {
      let color = Self.color(of: index, page.theme)
      func points(_ value: (Line.Point) -> Double) -> [Point] {
        line.points.map { Point(x: horizontal(Double($0.lead)), y: vertical(value($0))) }
      }
      page.fill(Curve.band(points(\.high), points(\.low)), color, opacity: 0.14)
      page.stroke(
        Curve.path(points(\.error)), color, dash: index >= 2 && page.theme.isMono ? "6 5" : "none")
      for point in points(\.error) { page.dot(point, color) }
    }
    labels(vertical, horizontal, &page)
  }

  /// Each at the end of its line, apart from the others.
  private func labels(_ vertical: Scale, _ horizontal: Scale, _ page: inout ChartPage) {
    let ends = lines.enumerated().compactMap { index, line in
      line.points.last.map { (index: index, line: line, point: $0) }
    }.sorted { $0.point.error > $1.point.error }
    var lowest = page.plot.top - 20
    for end in ends {
      let y = max(vertical(end.point.error) + 4, lowest + Double(Self.labelSize) + 4)
      lowest = y
      page.write(
        end.line.name, at: Point(x: horizontal(Double(end.point.lead)) + 12, y: y),
        Self.color(of: end.index, page.theme), size: Self.labelSize, weight: 600, halo: true)
    }
  }

  private func days(_ horizontal: Scale, _ page: inout ChartPage) {
    for lead in 0...6 {
      let x = horizontal(Double(lead))
      page.tick(at: x)
      page.label(lead == 0 ? "< \(numbers.whole(1))" : numbers.whole(lead), at: x)
    }
    page.label(say(.daysAhead), at: page.plot.right + 4, .start)
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    guard !lines.isEmpty else { return page.write("–", column: 0, row: min(1, page.rows - 1)) }
    let scale = Scale(0, highest)
    let plot = page.plot(scale, unit: unit, decimals: 1)
    for (index, line) in lines.enumerated() {
      let values = (0...6).map { lead in line.points.first { $0.lead == lead }?.error }
      page.curve(values, scale, in: plot) { _ in Self.color(of: index, ChartColors(.light)) }
    }
    let days = Scale(0, 6, start: Double(plot.left), end: Double(page.columns - 1))
    for lead in 0...6 {
      page.write(numbers.whole(lead), column: days.cell(Double(lead)), row: page.rows - 1)
    }
  }
}

extension SkillChart {
  /// By provider; without an interval, the error is its own.
  package init(
    place: String, _ variable: SkillVariable, _ report: SkillReport, _ wording: Wording
  ) {
    let rows = report.rows.filter { $0.variable == variable }
    let providers = Set(rows.map(\.provider)).sorted()
    self.init(
      place: place, variable: variable.name, unit: variable.unit?.symbol ?? "%",
      lines: providers.map { provider in
        Line(
          name: SourceProvider.title(ofLedger: provider),
          points: rows.filter { $0.provider == provider }.map { row in
            Line.Point(
              lead: row.lead, error: row.score.meanAbsolute,
              low: row.interval?.low ?? row.score.meanAbsolute,
              high: row.interval?.high ?? row.score.meanAbsolute)
          })
      }, days: rows.map(\.days).max() ?? 0, wording: wording)
  }
}

import Basics
package import Sunset
import Time
package import Sunset
package import Vocabulary
import Words
package import Telling

/// The coming sunsets (or sunrises) as bars, each in its expected sky colors.
package struct SunsetChart: FiguredChart {
  let place: String
  let event: SunEvent
  let days: [SunsetReport]
  let clock: ChartClock
  let provenance: Provenance

  package init(
    place: String, event: SunEvent, days: [SunsetReport], clock: ChartClock, provenance: Provenance
  ) {
    self.place = place
    self.event = event
    self.days = days
    self.clock = clock
    self.provenance = provenance
  }

  var wording: Wording { clock.wording }

  var title: String {
    say(event == .sunset ? .sunsets(place: place) : .sunrises(place: place))
  }

  /// Of those that are forecast.
  private var best: SunsetReport? {
    days.filter { $0.evidence?.score != nil }
      .max { left, right in
        guard let left = left.evidence, let right = right.evidence else { return false }
        return left.rank < right.rank
      }
  }

  private var hasScores: Bool { days.contains { $0.score != nil } }

  var period: String {
    let count = wording.counted(.days, days.count).string
    guard hasScores else { return count }
    return wording.language.list([count, say(.scoreOf(most: numbers.whole(100)))])
  }

  var sentences: [String] {
    guard hasScores else { return [nothing] }
    let scores = days.map { day in
      say(
        .scoreOfDay(
          day: wording.fullDay(day.date).string,
          score: day.score.map { numbers.figure($0, 0) } ?? say(.unknown)))
    }
    guard let best, let score = best.score else { return [wording.language.list(scores)] }
    let text: [String?] = [wording.fullDay(best.date).string, numbers.figure(score, 0), word(best)]
    return [
      wording.language.list(scores),
      say(.best(text: wording.language.list(text.compactMap(\.self)))),
    ]
  }

  /// The rating, within a sentence.
  private func word(_ day: SunsetReport) -> String? {
    day.rating.map { wording.language.phrases.word($0).lowercased() }
  }

  /// Why there are no bars.
  private var nothing: String {
    say(days.contains { $0.time != nil } ? .noData : .doesNotCross)
  }

  var subtitle: String {
    guard let best, let rating = word(best) else { return hasScores ? "" : nothing }
    let day = wording.fullDay(best.date).string
    guard let time = best.time else { return say(.bestDay(day: day, rating: rating)) }
    return say(.bestAt(day: day, time: clock.time(time), rating: rating))
  }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    page.plot.bottom += 2
    let vertical = page.upward(0, 108)
    page.rows(vertical, [0, 25, 50, 75, 100], unit: wording.language.small(.score))
    let slot = page.plot.width / Double(max(1, days.count))
    for (index, day) in days.enumerated() {
      let left = page.plot.left + Double(index) * slot
      let width = min(slot * 0.72, 64)
      let middle = left + slot / 2
      if let score = day.score {
        let box = PlotBox(
          left: middle - width / 2, top: min(vertical(score), page.plot.bottom - 2),
          right: middle + width / 2, bottom: page.plot.bottom)
        bar(day, index, box, vertical, &page)
      } else {
        page.write(
          "–", at: Point(x: middle, y: page.plot.bottom - 8), page.theme.muted, .middle)
      }
      words(day, middle, slot, &page)
    }
  }

  private func bar(
    _ day: SunsetReport, _ index: Int, _ box: PlotBox, _ vertical: Scale, _ page: inout ChartPage
  ) {
    let colors = day.gradient?.hexColors ?? []
    if page.theme.isMono || colors.count < 3 {
      page.rectangle(box, page.theme.isMono ? "#888888" : page.theme.warm, radius: 5)
    } else {
      let fill = page.gradient(
        "sky\(index)", [(0, colors[0], 1), (0.55, colors[1], 1), (1, colors[2], 1)])
      page.rectangle(box, fill, radius: 5, opacity: day.hasPassed ? 0.45 : 1)
    }
    let middle = (box.left + box.right) / 2
    if let interval = day.interval {
      let (low, high) = (vertical(max(0, interval.low)), vertical(min(100, interval.high)))
      let path =
        "M\(SVG.number(middle - 4)) \(SVG.number(high))h8m-4 0V\(SVG.number(low))m-4 0h8"
      page.stroke(path, page.theme.ink, width: 1.2, opacity: 0.55)
    }
    let top = day.interval.map { min(box.top, vertical(min(100, $0.high))) } ?? box.top
    let isBest = day.date == best?.date
    page.write(
      numbers.figure(day.score ?? 0, 0), at: Point(x: middle, y: top - 7),
      page.theme.ink, .middle, size: isBest ? 15 : 12, weight: isBest ? 700 : 500, halo: true)
  }

  private func words(
    _ day: SunsetReport, _ middle: Double, _ slot: Double, _ page: inout ChartPage
  ) {
    let isBest = day.date == best?.date
    let name =
      slot >= 38
      ? clock.wording.weekday(day.date) : String(clock.wording.weekday(day.date).prefix(1))
    page.write(
      name, at: Point(x: middle, y: page.plot.bottom + 17), page.theme.ink, .middle, size: 12,
      weight: isBest ? 700 : 500)
    let date = slot >= 44 ? clock.wording.day(day.date) : numbers.whole(day.date.day)
    page.label(date, at: middle, below: 33)
  }

  // MARK: Written

  func draw(on page: inout TextPage) {
    let isWide = page.columns >= 40
    let left = clock.columns(days.map(\.date), isShort: !isWide, atLeast: isWide ? 11 : 7)
    let wide = max(0, page.columns - left - (page.columns >= 40 ? 16 : 4))
    let scale = Scale(0, 100, end: Double(wide * 8))
    for (index, day) in days.prefix(max(0, page.rows - 1)).enumerated() {
      let row = index + 1
      page.write(clock.day(day.date, isShort: !isWide), column: 0, row: row)
      guard let score = day.score else {
        page.write("–", column: left, row: row)
        continue
      }
      let eighths = scale.cell(score)
      page.bar(row: row, column: left, eighths: eighths, day.gradient?.hexColors.last)
      let label = numbers.figure(score, 0)
      let column = left + (eighths + 7) / 8 + 1
      page.write(label, column: column, row: row)
      if page.columns >= 40, let rating = word(day) {
        page.write(rating, column: column + TextWidth.columns(label) + 1, row: row)
      }
    }
  }
}

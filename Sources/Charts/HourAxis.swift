import Basics
import Time
import Vocabulary
import Weather
import Words
import Telling

/// The time axis of an hourly chart: hour marks, days, and night shading.
struct HourAxis: Sendable {
  let hours: [HourlyWeather]
  let clock: ChartClock

  var first: Instant { hours.first?.time ?? .earliest }
  var last: Instant { hours.last?.end ?? first.adding(seconds: 3_600) }

  /// "48 hours".
  var count: String { clock.wording.counted(.hoursInWords, hours.count).string }

  /// "≈ from Tue, Nov 3" if the forecast ends within the chart; nil if all hours are of one kind.
  var estimateNote: String? {
    guard let first = hours.firstIndex(where: { $0.kind == .estimate }),
      hours.contains(where: { $0.kind != .estimate })
    else { return nil }
    let date = clock.date(hours[first].time)
    return clock.wording.language.chart(
      .estimatedFrom(mark: Provenance.estimateMark, day: clock.wording.fullDay(date).string))
  }

  /// "Sun, Jun 21", or the first and last date.
  var span: String {
    let (from, to) = (clock.date(first), clock.date(last.adding(seconds: -1)))
    return from == to
      ? clock.wording.fullDay(from).string
      : "\(clock.wording.fullDay(from).string) – \(clock.wording.fullDay(to).string)"
  }

  func scale(_ page: ChartPage) -> Scale {
    Scale(from: first, to: last, start: page.plot.left, end: page.plot.right)
  }

  func draw(on page: inout ChartPage) {
    let scale = scale(page)
    nights(scale, &page)
    page.across(at: page.plot.bottom, page.theme.muted)
    marks(scale, &page)
  }

  private func nights(_ scale: Scale, _ page: inout ChartPage) {
    var start: Instant?
    for hour in hours {
      if hour.isDay == false, start == nil { start = hour.time }
      if hour.isDay != false, let from = start {
        night(scale(at: from), scale(at: hour.time), &page)
        start = nil
      }
    }
    if let start { night(scale(at: start), page.plot.right, &page) }
  }

  private func night(_ left: Double, _ right: Double, _ page: inout ChartPage) {
    page.rectangle(
      PlotBox(left: left, top: page.plot.top, right: right, bottom: page.plot.bottom),
      page.theme.night)
  }

  private func marks(_ scale: Scale, _ page: inout ChartPage) {
    let perHour = page.plot.width / max(1, (scale.high - scale.low) / 3_600)
    let step = [1, 2, 3, 6, 12, 24].first { Double($0) * perHour >= 44 } ?? 24
    var dayEnd = -Double.infinity
    for hour in hours {
      let second = clock.secondOfDay(hour.time)
      let x = scale(at: hour.time)
      if second < 3_600, hour.time > first {
        page.down(at: x, past: 6, page.theme.muted, dash: "2 4")
      }
      if second < 3_600 || hour.time == first {
        dayEnd = day(hour.time, x, after: dayEnd, &page)
      }
      guard step < 24, Int(second / 3_600) % step == 0 else { continue }
      page.label(clock.hour(hour.time), at: x, below: 16)
    }
  }

  /// - Returns: where its text ends.
  private func day(
    _ instant: Instant, _ x: Double, after end: Double, _ page: inout ChartPage
  ) -> Double {
    let date = clock.date(instant)
    let name =
      hours.count > 120 ? clock.wording.weekday(date) : clock.wording.fullDay(date).string
    let width = ChartPage.width(of: name, size: 11)
    guard x > end, x + width < page.plot.right + 16 else { return end }
    page.write(
      name, at: Point(x: x, y: page.plot.bottom + 33), page.theme.ink, size: 11, weight: 600)
    return x + width + 8
  }

  /// Labels the hours in the last row of a text page.
  func draw(on page: inout TextPage, left: Int) {
    let wide = page.columns - left
    guard wide > 0 else { return }
    let scale = Scale(from: first, to: last, start: Double(left), end: Double(page.columns))
    let perHour = Double(wide) / max(1, (scale.high - scale.low) / 3_600)
    let step = [1, 2, 3, 6, 12, 24].first { Double($0) * perHour >= 7 } ?? 24
    for hour in hours {
      let second = Int(clock.secondOfDay(hour.time))
      guard second % (step * 3_600) < 3_600 else { continue }
      let label =
        second < 3_600 ? clock.wording.weekday(clock.date(hour.time)) : clock.hour(hour.time)
      let column = scale.cell(at: hour.time)
      guard column + TextWidth.columns(label) <= page.columns else { continue }
      page.write(label, column: column, row: page.rows - 1)
    }
  }
}

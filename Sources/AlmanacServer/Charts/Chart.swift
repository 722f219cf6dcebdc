import AlmanacCore
import AlmanacProtocol

/// One kind of chart: the same figures drawn or written.
protocol Chart: Sendable {
  var title: String { get }
  /// The picture in words.
  var alt: String { get }
  func draw(on page: inout ChartPage)
  func draw(on page: inout TextPage)
}

/// A finished chart.
struct RenderedChart: Sendable {
  let mimeType: String
  let text: String
  let width: Int
  let height: Int
}

extension Chart {
  func svg(width: Int?, height: Int?, theme: Wire.ChartTheme) -> RenderedChart {
    let (width, height) = (width ?? 720, height ?? 320)
    var page = ChartPage(
      width: width, height: height, theme: ChartTheme(theme),
      identifier: "almanac-" + ChartWords.fingerprint(title + alt + theme.rawValue))
    draw(on: &page)
    return RenderedChart(
      mimeType: "image/svg+xml", text: page.document(title: title, alt: alt), width: width,
      height: height)
  }

  func text(width: Int?, height: Int?, ansi: Bool) -> RenderedChart {
    let (width, height) = (min(width ?? 72, 500), min(height ?? 14, 200))
    var page = TextPage(columns: width, rows: height)
    page.write(title, column: 0, row: 0)
    draw(on: &page)
    return RenderedChart(
      mimeType: "text/plain", text: page.text(ansi: ansi), width: width, height: height)
  }
}

/// Figures and dates as charts write them.
enum ChartWords {
  /// With a true minus sign; what no scale could show is cut at a thousand million.
  static func number(_ value: Double, _ decimals: Int) -> String {
    let bounded = value.isFinite ? min(max(value, -1e9), 1e9) : 0
    let text = fixedPoint(Rounding.round(bounded, decimals: decimals), decimals: decimals)
    return text.first == "-" ? "−" + text.dropFirst() : text
  }

  /// Names what belongs to one picture where several stand on one page (FNV-1a, 32 bits).
  static func fingerprint(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 16)
  }

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// "21 Jun".
  static func day(_ date: LocalDate) -> String { "\(date.day) \(months[date.month - 1])" }

  /// "Sun 21 Jun".
  static func weekday(_ date: LocalDate) -> String {
    "\(date.weekday.abbreviation) \(day(date))"
  }
}

/// A place's clocks as charts need them.
struct ChartClock: Sendable {
  let zone: ZoneRules
  let style: ClockLabels.Style

  func secondOfDay(_ instant: Instant) -> Double {
    let local = instant.unixSeconds + Double(zone.offset(at: instant).seconds)
    return local - (local / 86_400).rounded(.down) * 86_400
  }

  func date(_ instant: Instant) -> LocalDate { zone.date(at: instant) ?? .first }

  func time(_ instant: Instant) -> String {
    Self.short(ClockLabels(instant, zone: zone, style: style).time)
  }

  func hour(_ instant: Instant) -> String {
    Self.short(ClockLabels(instant, zone: zone, style: style).hour)
  }

  /// "7:42 PM" for "07:42 PM".
  private static func short(_ label: String) -> String {
    label.hasSuffix("M") && label.first == "0" ? String(label.dropFirst()) : label
  }
}

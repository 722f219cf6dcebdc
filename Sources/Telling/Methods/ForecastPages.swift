package import AlmanacProtocol
import Basics
import Summary
import Units
import Vocabulary
package import Words

extension Wire.ForecastHourlyMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.otherDay(result.hours.first?.time)
      ?? view.wording.counted(.nextHours, result.hours.count)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    let hours = result.hours
    if let summary = result.summary.map(view.text) {
      blocks.paragraph(view.flagged(summary), .bold, indent: 2)
      blocks.blank()
    }
    curves(hours, view, &blocks)
    blocks.blank()
    blocks.table(hourColumns(view), hours.map { row($0, view) })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [result.summary.map { view.flagged(view.text($0)) } ?? ResultView.unknown]
  }

  private static func curves(
    _ hours: [Wire.HourForecast], _ view: ResultView, _ blocks: inout Blocks
  ) {
    blocks.rows(
      [
        curve(hours.map(\.temperature), view).map { (view.say(.temperature), $0) },
        rain(hours.map(\.precipitation), view).map { (view.say(.rain), $0) },
      ].compactMap(\.self))
  }

  private static func curve(_ hours: [Temperature?], _ view: ResultView) -> [Blocks.Piece]? {
    let known = hours.compactMap(\.self)
    guard let most = known.max(),
      let range = view.tenths(known.min(), most, in: .temperature)
    else { return nil }
    return [
      (
        Text(written: Sparkline.text(hours.map(view.sent))),
        .fill(view.temperatureColor(most) ?? .sky)
      ),
      ("  " + range, .plain),
    ]
  }

  private static func rain(
    _ hours: [Measure<Kinds.Precipitation>?], _ view: ResultView
  ) -> [Blocks.Piece]? {
    let values = hours.map(view.sent)
    guard values.contains(where: { $0 != nil }) else { return nil }
    let sum = values.compactMap(\.self).reduce(0, +)
    let amount = view.measure(sum, decimals: 1, .precipitation)
    let fallen =
      sum > 0
      ? view.say(.inHours(amount: amount, hours: view.wording.counted(.hours, values.count)))
      : view.say(.none)
    return [
      (Text(written: Sparkline.text(values, floor: 0)), .fill(.rain)),
      ("  " + (values.contains(nil) ? view.say(.whereKnown(amount: fallen)) : fallen), .plain),
    ]
  }

  private static func hourColumns(_ view: ResultView) -> [Column] {
    [
      Column(view, .time, isNumber: true), Column(id: "icon"),
      Column(
        id: "temperature", unit: view.unit(.temperature), mark: view.mark(.temperature),
        isNumber: true),
      .rain(view), Column(view, .chance, isNumber: true), .wind(view), Column(id: "windOrigin"),
      Column(view, .clouds, isNumber: true), Column(view, .weather),
      .detail(view, .temperatureFelt), .detail(view, .gustsName), .detail(view, .humidity),
      .detail(view, .dewPoint), .detail(view, .cloudLayers), .detail(view, .uvIndex),
      .detail(view, .visibility), .detail(view, .pressure),
    ]
  }

  private static func row(_ hour: Wire.HourForecast, _ view: ResultView) -> [Cell] {
    let style: Style = hour.isDay ? .plain : .muted
    return [
      Cell(ResultView.mark(hour.kind) + view.clock(hour.time), style),
      Cell(view.glyph(hour.condition)), .degrees(hour.temperature, view),
      .fallen(hour.precipitation, view),
      Cell(view.percent(hour.precipitationProbability), style),
      Cell(view.cell(hour.wind.speed, decimals: 0), style),
      Cell(hour.wind.compass.map(view.wording.compass) ?? "", style),
      Cell(view.percent(hour.cloudCover.total), style),
      Cell(view.words(hour.condition) ?? "", style),
      Cell(view.quantity(hour.feelsLike)), Cell(view.quantity(hour.wind.gust)),
      Cell(view.percent(hour.humidity)), Cell(view.quantity(hour.dewPoint)),
      Cell(layers(hour.cloudCover, view)), Cell(view.number(hour.uvIndex)),
      Cell(view.visibility(hour.visibility, hour.visibilityBound)),
      Cell(view.quantity(hour.pressure)),
    ]
  }

  private static func layers(_ cover: Wire.CloudCover, _ view: ResultView) -> Text {
    let layers = [cover.low, cover.mid, cover.high]
    return layers.contains { $0 != nil } ? view.list(layers.map(view.percent)) : ResultView.unknown
  }
}

extension Wire.ForecastDailyMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.wording.counted(.days, result.days.count)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    let days = result.days
    if let today = days.first {
      blocks.paragraph(summary(today, view), .bold, indent: 2)
      blocks.blank()
    }
    // A head is short, and aloud it is the word of the sentences.
    let isAloud = view.wording.voice == .spoken
    let columns = [
      Column(view, .day), Column(id: "icon"),
      Column(
        view, isAloud ? .low : .minimum, id: "low", mark: view.mark(.temperature), isNumber: true),
      Column(id: "range"),
      Column(
        view, isAloud ? .high : .maximum, id: "high", unit: view.unit(.temperature),
        mark: view.mark(.temperature), isNumber: true),
      .rain(view), Column(view, .chance, isNumber: true), .wind(view),
      Column(view, .sunset, isNumber: true), Column(view, .weather),
      .detail(view, .gustsName), .detail(view, .uvIndex), .detail(view, .moon),
    ]
    let scale = TemperatureScale(days, view.units)
    blocks.table(columns, days.map { row($0, view, scale) })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    result.days.prefix(ResultView.headlineDays).map { day in
      view.named(view.day(day.date), summary(day, view))
    }
  }

  private static func summary(_ day: Wire.DayForecast, _ view: ResultView) -> Text {
    Text(written: day.kind == .estimate ? Provenance.estimateMark : view.correctionMark)
      + view.text(day.summary)
  }

  private static func row(
    _ day: Wire.DayForecast, _ view: ResultView, _ scale: TemperatureScale
  ) -> [Cell] {
    let mark = ResultView.mark(day.kind)
    return [
      Cell(mark + view.day(day.date), mark.isEmpty ? .plain : .muted),
      Cell(view.glyph(day.condition)),
      Cell(view.whole(day.temperatureMin), view.temperatureStyle(day.temperatureMin)),
      Cell(Text(written: scale.bar(day)), .fill(view.temperatureColor(day.temperatureMax) ?? .sky)),
      .degrees(day.temperatureMax, view), .fallen(day.precipitation, view),
      Cell(view.percent(day.precipitationProbability)),
      Cell(view.cell(day.wind.speedMax, decimals: 0)),
      // Blank instead of a dash during polar day and polar night.
      Cell(view.time(day.sunset) ?? ""), Cell(view.words(day.condition) ?? ""),
      Cell(view.quantity(day.wind.gustMax)), Cell(view.number(day.uvIndexMax)),
      Cell(moon(day.moonPhase, view)),
    ]
  }
}

extension Column {
  fileprivate static func rain(_ view: ResultView) -> Column {
    Column(
      view, .rain, unit: view.unit(.precipitation), mark: view.mark(.precipitation),
      isNumber: true)
  }

  fileprivate static func wind(_ view: ResultView) -> Column {
    Column(view, .wind, unit: view.unit(.windSpeed), mark: view.mark(.windSpeed), isNumber: true)
  }
}

extension Cell {
  fileprivate static func degrees(_ temperature: Temperature?, _ view: ResultView) -> Cell {
    Cell(view.cell(temperature, decimals: 0), view.temperatureStyle(temperature))
  }

  fileprivate static func fallen(
    _ precipitation: Measure<Kinds.Precipitation>?, _ view: ResultView
  ) -> Cell {
    let hasFallen = view.sent(precipitation) ?? 0 > 0
    return Cell(hasFallen ? view.cell(precipitation) : "", .colored(.rain))
  }
}

/// "Waxing crescent, 45% lit".
private func moon(_ moon: Wire.DayMoon, _ view: ResultView) -> Text {
  view.list([
    view.wording.word(moon.name),
    view.say(.lit(percent: view.percent(share: moon.illumination.rounded))),
  ])
}

/// The days' temperatures on one scale, so that their bars can be compared.
struct TemperatureScale {
  static let width = 16
  private let scale: Scale
  private let units: UnitSystem

  init(_ days: [Wire.DayForecast], _ units: UnitSystem) {
    self.units = units
    scale = Scale(
      days.compactMap(\.temperatureMin).map { units.wire($0) }.min() ?? 0,
      days.compactMap(\.temperatureMax).map { units.wire($0) }.max() ?? 0,
      start: 0, end: Double(Self.width))
  }

  /// Dashes from the day's minimum to its maximum (at least one), dots elsewhere.
  func bar(_ day: Wire.DayForecast) -> String {
    guard let low = day.temperatureMin, let high = day.temperatureMax else {
      return String(repeating: " ", count: Self.width)
    }
    let start = min(scale.cell(units.wire(low)), Self.width - 1)
    let end = max(scale.cell(units.wire(high)), start + 1)
    return String(repeating: "·", count: start) + String(repeating: "━", count: end - start)
      + String(repeating: "·", count: Self.width - end)
  }
}

import AlmanacCore
import AlmanacProtocol
import AlmanacServer
import JSON

extension PageCommand {
  // MARK: Hours

  static func today(_ params: ParamsBuilder) -> PageCommand {
    var params = params
    params.set("hours", 24)
    return PageCommand(.forecastHourly, params) { reading, page in
      let hours = reading["hours"]?.elements.map(\.self) ?? []
      page.heading(reading, "the next " + counted(hours.count, "hour"))
      curve("Temperature", hours.map { $0["temperature"]?.double }, reading, "temperature", &page)
      rain(hours.map { $0["precipitation"]?.double }, reading, &page)
      page.blank()
      page.table(hourColumns(reading), hours.map { row($0, reading) })
      page.provenance(reading)
    }
  }

  private static func curve(
    _ name: String, _ values: [Double?], _ reading: ResultView, _ quantity: String,
    _ page: inout Page
  ) {
    let known = values.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return }
    let unit = reading.unit(quantity) ?? ""
    page.line(
      ("  " + name, .muted), (TextWidth.padding(name, to: 13), .plain),
      (Sparkline.text(values), .fill(reading.temperatureColor(most) ?? .sky)),
      ("  \(ResultView.tenths(least))…\(ResultView.tenths(most)) \(unit)", .plain))
  }

  private static func rain(_ values: [Double?], _ reading: ResultView, _ page: inout Page) {
    let sum = values.compactMap(\.self).reduce(0, +)
    let unit = reading.unit("precipitation") ?? ""
    let fallen = sum > 0 ? "\(ResultView.tenths(sum)) \(unit) in all" : "none"
    page.line(
      ("  Rain", .muted), ("         ", .plain), (Sparkline.text(values, floor: 0), .fill(.rain)),
      ("  " + (values.contains(nil) ? fallen + " where it is known" : fallen), .plain))
  }

  private static func hourColumns(_ reading: ResultView) -> [Column] {
    [
      Column("Time", isNumber: true), Column(""),
      Column(reading.unit("temperature") ?? "", isNumber: true),
      Column("Rain \(reading.unit("precipitation") ?? "")", isNumber: true, rank: 1),
      Column("Chance", isNumber: true, rank: 2),
      Column("Wind \(reading.unit("windSpeed") ?? "")", isNumber: true, rank: 3),
      Column("", rank: 4), Column("Clouds", isNumber: true, rank: 5), Column("Weather", rank: 6),
    ]
  }

  private static func row(_ hour: JSONValue, _ reading: ResultView) -> [Cell] {
    let style: Style = hour["isDay"]?.bool ?? true ? .plain : .muted
    let mark = hour["kind"]?.string == "estimate" ? "≈" : ""
    let rain = hour["precipitation"]?.double ?? 0
    return [
      Cell(mark + reading.clock(hour["time"]), style),
      Cell(hour["condition"]?["emoji"]?.string ?? ""),
      Cell(reading.whole(hour["temperature"]), reading.temperatureStyle(hour["temperature"])),
      Cell(rain > 0 ? reading.number(hour["precipitation"]) ?? "" : "", .colored(.rain)),
      Cell(reading.percent(hour["precipitationProbability"]), style),
      Cell(reading.whole(hour["wind"]?["speed"]), style),
      Cell(hour["wind"]?["compass"]?.string ?? "", style),
      Cell(reading.percent(hour["cloudCover"]?["total"]), style),
      Cell(hour["condition"]?["text"]?.string ?? "", style),
    ]
  }

  // MARK: Days

  static func week(_ arguments: Arguments) throws(UsageError) -> PageCommand {
    let days = arguments.integer(of: .days) ?? 7
    var params = try place(arguments)
    params.set("days", days)
    return PageCommand(.forecastDaily, params) { reading, page in
      let days = reading["days"]?.elements.map(\.self) ?? []
      page.heading(reading, counted(days.count, "day"))
      let columns = [
        Column("Day"), Column(""), Column("Min", isNumber: true), Column("", rank: 3),
        Column("Max \(reading.unit("temperature") ?? "")", isNumber: true),
        Column("Rain \(reading.unit("precipitation") ?? "")", isNumber: true, rank: 1),
        Column("Chance", isNumber: true, rank: 2),
        Column("Wind \(reading.unit("windSpeed") ?? "")", isNumber: true, rank: 4),
        Column("Sunset", isNumber: true, rank: 6), Column("Weather", rank: 5),
      ]
      let scale = TemperatureScale(days)
      page.table(columns, days.map { row(day: $0, reading, scale) })
      page.provenance(reading)
    }
  }

  private static func row(
    day: JSONValue, _ reading: ResultView, _ scale: TemperatureScale
  ) -> [Cell] {
    let mark = day["kind"]?.string == "estimate" ? "≈" : ""
    let rain = day["precipitation"]?.double ?? 0
    return [
      Cell(mark + reading.day(day["date"]), mark.isEmpty ? .plain : .muted),
      Cell(day["condition"]?["emoji"]?.string ?? ""),
      Cell(reading.whole(day["temperatureMin"]), reading.temperatureStyle(day["temperatureMin"])),
      Cell(
        scale.bar(day),
        .fill(reading.temperatureColor(day["temperatureMax"]?.double) ?? .sky)),
      Cell(reading.whole(day["temperatureMax"]), reading.temperatureStyle(day["temperatureMax"])),
      Cell(rain > 0 ? reading.number(day["precipitation"]) ?? "" : "", .colored(.rain)),
      Cell(reading.percent(day["precipitationProbability"])),
      Cell(reading.whole(day["wind"]?["speedMax"])),
      // Blank, not a dash, on the days of the polar summer and winter.
      Cell(day["sunset"]?.string == nil ? "" : reading.clock(day["sunset"])),
      Cell(day["condition"]?["text"]?.string ?? ""),
    ]
  }
}

/// The days' temperatures on one scale, so that their bars can be compared.
struct TemperatureScale {
  static let width = 16
  private let scale: Scale

  init(_ days: [JSONValue]) {
    scale = Scale(
      days.compactMap { $0["temperatureMin"]?.double }.min() ?? 0,
      days.compactMap { $0["temperatureMax"]?.double }.max() ?? 0, start: 0,
      end: Double(Self.width))
  }

  /// Dots where the day does not reach, dashes from its minimum to its maximum; always one dash.
  func bar(_ day: JSONValue) -> String {
    guard let low = day["temperatureMin"]?.double, let high = day["temperatureMax"]?.double else {
      return String(repeating: " ", count: Self.width)
    }
    let start = min(scale.cell(low), Self.width - 1)
    let end = max(scale.cell(high), start + 1)
    return String(repeating: "·", count: start) + String(repeating: "━", count: end - start)
      + String(repeating: "·", count: Self.width - end)
  }
}

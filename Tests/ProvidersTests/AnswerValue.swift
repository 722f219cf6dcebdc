import JSON
import TestSupport
import Time
import Weather

@testable import Providers

/// A value of an answer, and when it is valid by its column's table.
struct AnswerValue {
  let table: String
  let column: String
  let variable: ColumnVariable
  let row: Int
  /// Empty for an instant.
  let span: Range<Instant>
  let isOfDay: Bool
  /// Of a condition: 1 if anything falls, else 0.
  let value: Double

  var isInstant: Bool { span.isEmpty }
}

/// The rows of one kind in an answer, as it lists them.
struct AnswerRows {
  let table: ColumnTable
  let source: any ColumnSource
  /// Of the local days.
  let utcOffsetSeconds: Double

  init(_ table: ColumnTable, _ source: any ColumnSource, utcOffsetSeconds: Double = 0) {
    (self.table, self.source, self.utcOffsetSeconds) = (table, source, utcOffsetSeconds)
  }

  /// - Parameter shift: a column, and by how many rows its values are read off.
  func values(shift: (column: String, rows: Int)? = nil) -> [AnswerValue] {
    let alignment = ColumnAlignment(source)
    return table.columns.flatMap { column -> [AnswerValue] in
      let values =
        column.variable == .condition
        ? source.conditions(column).map { $0.map { $0.hasPrecipitation ? 1 : 0 } }
        : source.numbers(column)
      let distance = shift.flatMap { $0.column == column.name ? $0.rows : nil } ?? 0
      return source.times.indices.compactMap { row in
        guard values.indices.contains(row + distance), let value = values[row + distance] else {
          return nil
        }
        return AnswerValue(
          table: table.title, column: column.name, variable: column.variable, row: row,
          span: span(column.validity, row, alignment), isOfDay: column.validity.isOfDay,
          value: value)
      }
    }
  }

  private func span(
    _ validity: Validity, _ row: Int, _ alignment: ColumnAlignment
  ) -> Range<Instant> {
    let time = source.times[row]
    guard case .day(let earlierSeconds) = validity else {
      return alignment.interval(validity, row) ?? time..<time
    }
    let midnight = (time + utcOffsetSeconds).rounded(.down, toSeconds: 86_400) - utcOffsetSeconds
    return (midnight - earlierSeconds)..<(midnight + 86_400 - earlierSeconds)
  }
}

// MARK: Answers

extension AnswerRows {
  /// The rows of each forecast in an answer; none if it has none.
  static func all(in response: Response) throws -> [[AnswerRows]] {
    let document = try JSONDocument(parsing: response.body).root
    guard let shape = AnswerShape(document) else { return [] }
    switch shape {
    case .forecast, .nowcast:
      let root = try OpenMeteo.root(response)
      return try (root.kind == .array ? root.elements : [root]).map(openMeteo)
    case .series:
      let root = try response.json()
      let series = (root["properties"]?["timeseries"]).flatMap { MetNorwaySeries($0) }
      return series.map { [[AnswerRows(MetNorway.steps, $0)]] } ?? []
    case .current, .steps, .oneCall: return [openWeatherMap(try OpenWeatherMap.root(response))]
    default: return []
    }
  }

  private static func openMeteo(_ root: UpstreamValue) throws -> [AnswerRows] {
    let offset = OpenMeteo.utcOffsetSeconds(root)
    let sections = [
      ("current", OpenMeteo.now), ("minutely_15", OpenMeteo.quarterHours),
      ("hourly", OpenMeteo.hours), ("daily", OpenMeteo.days),
    ]
    return try sections.compactMap { name, table in
      guard let series = try OpenMeteoSeries(root, name, utcOffsetSeconds: offset) else {
        return nil
      }
      let given = series.section.names
      return AnswerRows(
        table.named { given.contains($0) ? $0 : formerName($0) }, series,
        utcOffsetSeconds: offset)
    }
  }

  /// Until 2023 the service had "weathercode" and "windspeed_10m".
  private static func formerName(_ name: String) -> String {
    let parts = name.split(separator: "_", maxSplits: 1)
    return parts.joined()
  }

  private static func openWeatherMap(_ root: UpstreamValue) -> [AnswerRows] {
    if let list = root["list"] {
      let items = list.elements.filter { $0["main"] != nil }
      let rows = OpenWeatherMapSeries(items, rowSeconds: 10_800)
      return [AnswerRows(OpenWeatherMap.steps, rows)]
    }
    guard root["lat"] != nil else {
      return [AnswerRows(OpenWeatherMap.current, OpenWeatherMapSeries([root]))]
    }
    let offset = root["timezone_offset"]?.seconds ?? 0
    let parts = [
      (OpenWeatherMap.current, root["current"].map { [$0] }),
      (OpenWeatherMap.oneCallHours, root["hourly"]?.elements),
      (OpenWeatherMap.days, root["daily"]?.elements),
    ]
    return parts.compactMap { table, items in
      items.map { AnswerRows(table, OpenWeatherMapSeries($0), utcOffsetSeconds: offset) }
    }
  }
}

// MARK: What the program makes of them

extension HourlyWeather {
  /// Of the row, as if an answer had listed it so.
  func values(row: Int) -> [AnswerValue] {
    func value(_ variable: ColumnVariable, _ value: Double?, isInstant: Bool = true)
      -> AnswerValue?
    {
      value.map {
        AnswerValue(
          table: "read", column: "\(variable)", variable: variable, row: row,
          span: isInstant ? time..<time : time..<end, isOfDay: false, value: $0)
      }
    }
    return [
      value(.precipitation, precipitationMillimeters, isInstant: false),
      value(
        .condition, condition.map { $0.hasPrecipitation ? 1 : 0 }, isInstant: false),
      value(.windSpeed, wind.speedKilometersPerHour),
      value(.windGust, wind.gustKilometersPerHour, isInstant: false),
      value(.cloudCover, cloudCover.totalPercent),
      value(.cloudCoverLow, cloudCover.lowPercent),
      value(.cloudCoverMid, cloudCover.midPercent),
      value(.cloudCoverHigh, cloudCover.highPercent),
      value(.temperature, temperatureCelsius), value(.humidity, humidityPercent),
      value(.dewPoint, dewPointCelsius),
    ].compactMap(\.self)
  }
}

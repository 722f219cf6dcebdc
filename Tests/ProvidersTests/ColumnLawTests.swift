import AlmanacCore
import Foundation
import JSON
import Testing

@testable import Providers

/// What the columns of an answer have to do with each other, over every recorded forecast.
@Suite struct ColumnLawTests {
  enum Law: String, CaseIterable {
    /// A condition is wet where, and only where, something falls in the same row.
    case wetWhereItFalls
    case gustAtLeastWind
    case coverAtLeastLayers
    case hoursWithinDay
  }

  struct Exception: Hashable, CustomStringConvertible {
    let file: String
    let law: Law
    let rows: [Int]

    init(_ file: String, _ law: Law, _ rows: [Int]) {
      (self.file, self.law, self.rows) = (file, law, rows)
    }

    /// - Parameter rows: numbers and ranges, such as "3 7-9".
    init(_ file: String, _ law: Law, _ rows: String) {
      self.init(
        file, law,
        rows.split(separator: " ").flatMap { part in
          let ends = part.split(separator: "-").compactMap { Int($0) }
          return Array((ends.first ?? 0)...(ends.last ?? 0))
        })
    }

    var description: String { "\(file), \(law), \(rows)" }
  }

  static let names = Payloads.names.filter {
    ["open-meteo/", "met-norway/", "openweathermap/"].contains(where: $0.hasPrefix)
  }

  @Test func rowsObeyTheLaws() throws {
    var found: Set<Exception> = []
    var counted = [Law: Int]()
    for name in Self.names {
      for forecast in try Self.forecasts(name) {
        for law in Law.allCases {
          let (checked, broken) = Self.check(law, forecast)
          counted[law, default: 0] += checked
          if !broken.isEmpty { found.insert(Exception(name, law, broken)) }
        }
      }
    }
    let known = Set(Self.exceptions.filter { Self.names.contains($0.file) })
    #expect(found.subtracting(known).map(\.description).sorted() == [], "not listed")
    #expect(known.subtracting(found).map(\.description).sorted() == [], "listed, but obeyed")
    for law in Law.allCases { #expect(counted[law, default: 0] > 40, "\(law) was hardly checked") }
  }

  /// Nil if the answer is no forecast, or a failure.
  private static func forecasts(_ name: String) throws -> [Forecast] {
    let response = try Payloads.response(name)
    let root = try JSONDocument(parsing: response.body).root
    guard let shape = AnswerShape(root) else { return [] }
    switch shape {
    case .forecast: return try OpenMeteo.forecasts(from: response)
    case .series: return [try MetNorway.forecast(from: response, zone: .utc)]
    case .steps: return [try OpenWeatherMap.steps(from: response, zone: .utc)]
    case .oneCall: return [try OpenWeatherMap.oneCall(from: response, zone: .utc).forecast]
    default: return []
    }
  }

  /// - Returns: how many rows have the values that the law is about, and which break it.
  static func check(_ law: Law, _ forecast: Forecast) -> (checked: Int, broken: [Int]) {
    let hours = forecast.hours
    func rows(_ holds: (HourlyWeather) -> Bool?) -> (Int, [Int]) {
      let known = hours.indices.compactMap { row in holds(hours[row]).map { (row, $0) } }
      return (known.count, known.filter { !$0.1 }.map(\.0))
    }
    switch law {
    case .wetWhereItFalls:
      return rows { hour in
        guard let condition = hour.condition, let amount = hour.precipitationMillimeters else {
          return nil
        }
        return condition.hasPrecipitation == (amount > 0)
      }
    case .gustAtLeastWind:
      return rows { hour in
        guard let speed = hour.wind.speedKilometersPerHour,
          let gust = hour.wind.gustKilometersPerHour
        else { return nil }
        return gust >= speed
      }
    case .coverAtLeastLayers:
      return rows { hour in
        let layers = [
          hour.cloudCover.lowPercent, hour.cloudCover.midPercent, hour.cloudCover.highPercent,
        ].compactMap(\.self)
        guard let total = hour.cloudCover.totalPercent, let most = layers.max() else { return nil }
        return total >= most
      }
    case .hoursWithinDay:
      // Rows of an answer in UTC, where a day's hours need no zone.
      guard forecast.timeZoneName == nil || forecast.timeZoneName == "GMT" else { return (0, []) }
      return rows { hour in
        guard let now = hour.temperatureCelsius, let date = ZoneRules.utc.date(at: hour.time),
          let day = forecast.days.first(where: { $0.date == date }), !day.isPartial,
          let low = day.temperatureMinimumCelsius, let high = day.temperatureMaximumCelsius
        else { return nil }
        return low <= now && now <= high
      }
    }
  }

  /// The shift of one column against another with the fewest rows that disagree is the one of the
  /// table. Counted in the answer as it came, without the program's own shift.
  @Test(arguments: [
    ("open-meteo/linecast_forecast_imperial_toronto.json", [20, 18, 0, 18, 20]),
    ("open-meteo/phpweather_feldberg_2022-07-31_old_names.json", [2, 2, 0, 2, 2]),
  ])
  func theWeatherCodeBelongsToTheAmountOfItsRow(name: String, expected: [Int]) throws {
    guard Self.names.contains(name) else { return }
    let root = try JSONDocument(parsing: Payloads.response(name).body).root
    let hourly = try #require(root["hourly"])
    let codes = (hourly["weather_code"] ?? hourly["weathercode"])?.elements.map(\.integer) ?? []
    let amounts = hourly["precipitation"]?.elements.map(\.double) ?? []
    let disagreements = (-2...2).map { shift in
      codes.indices.count { row in
        guard amounts.indices.contains(row + shift), let code = codes[row],
          let amount = amounts[row + shift]
        else { return false }
        return Condition(wmoCode: code).hasPrecipitation != (amount > 0)
      }
    }
    #expect(disagreements == expected)
    let best = try #require(zip(disagreements, -2...2).min { $0.0 < $1.0 }?.1)
    #expect(best == 0)
    #expect(OpenMeteo.hours[.condition]?.validity == OpenMeteo.hours[.precipitation]?.validity)
  }

  /// Rows where a service contradicts itself.
  static let exceptions = [
    // A symbol of MET Norway leaves out what is below a tenth or so an hour.
    Exception(
      "met-norway/locationforecast_complete_london.json", .wetWhereItFalls,
      "115-120 133-150 181-186 199-210"),
    Exception("met-norway/metno_compact_new_york.json", .wetWhereItFalls, "73-78 91-96 157-162"),
    Exception(
      "met-norway/petnil_compact_1.json", .wetWhereItFalls,
      "0 3 20 33 115-120 127-132 139-162 205-210"),
    // Its author added the codes: the amounts of the same rows are the service's.
    Exception(
      "open-meteo/piinky_melbourne_2025-10-25.json", .wetWhereItFalls,
      "2 4-6 8 12 21-22 27 38-39 42-43 47 141-142 144-147 149 152-161 165"),
    // A mean at the beginning of an hour, and a gust that other models give, in almost calm air.
    Exception("open-meteo/eos_hourly_bavaria.json", .gustAtLeastWind, "50"),
    Exception("open-meteo/linecast_forecast_imperial_toronto.json", .gustAtLeastWind, "8 15 20"),
    Exception(
      "open-meteo/piinky_new_jersey_snow_2025-12-28.json", .gustAtLeastWind,
      "6-7 10 12 229 251 260 270-272 298-301 303 309-311"),
    Exception(
      "openweathermap/rb_forecast_antarctica_2025-03-20.json", .gustAtLeastWind,
      "0-3 24-27"),
    Exception("openweathermap/rb_forecast_five_day.json", .gustAtLeastWind, "51-52"),
    Exception("openweathermap/rb_one_call_lat_lon.json", .gustAtLeastWind, "44-46"),
  ]
}

import JSON
import TestSupport
import Testing
import Time
import Weather

@testable import Providers

/// What the columns of an answer have to do with each other, over every recorded forecast: as the
/// answer lists them under the times of its tables, and in the rows that are made of them.
@Suite struct ColumnLawTests {
  struct Exception: Hashable, CustomStringConvertible {
    let file: String
    let law: ColumnLaw
    let column: String
    /// Numbers and ranges, such as "3 7-9".
    let rows: String

    init(_ file: String, _ law: ColumnLaw, _ column: String, _ rows: String) {
      (self.file, self.law, self.column, self.rows) = (file, law, column, rows)
    }

    var description: String { "Exception(\"\(file)\", .\(law), \"\(column)\", \"\(rows)\")" }
  }

  static let names = Payloads.names.filter {
    ["open-meteo/", "met-norway/", "openweathermap/"].contains(where: $0.hasPrefix)
  }

  @Test func valuesObeyTheLaws() throws {
    var found: Set<Exception> = []
    var counted = [ColumnLaw: Int]()
    for name in Self.names {
      for values in try Self.values(name) {
        for law in ColumnLaw.allCases {
          let (checked, broken) = law.check(values)
          counted[law, default: 0] += checked
          found.formUnion(Self.exceptions(name, law, broken))
        }
      }
    }
    let known = Set(Self.exceptions.filter { Self.names.contains($0.file) })
    #expect(found.subtracting(known).map(\.description).sorted() == [], "not listed")
    #expect(known.subtracting(found).map(\.description).sorted() == [], "listed, but obeyed")
    for law in ColumnLaw.allCases {
      #expect(counted[law, default: 0] > 40, "\(law) was hardly checked")
    }
  }

  /// Of each forecast: the listed ones, and those of the rows that are made of them.
  static func values(_ name: String) throws -> [[AnswerValue]] {
    let response = try Payloads.response(name)
    let listed = try AnswerRows.all(in: response).map { $0.flatMap { $0.values() } }
    let read = try forecasts(response).map { forecast in
      forecast.hours.enumerated().flatMap { $0.element.values(row: $0.offset) }
    }
    return listed + read
  }

  /// None if the answer is no forecast, or a failure.
  private static func forecasts(_ response: Response) throws -> [Forecast] {
    let root = try JSONDocument(parsing: response.body).root
    switch AnswerShape(root) {
    case .forecast: return try OpenMeteo.forecasts(from: response)
    case .series: return [try MetNorway.forecast(from: response, zone: .utc)]
    case .steps: return [try OpenWeatherMap.steps(from: response, zone: .utc)]
    case .oneCall: return [try OpenWeatherMap.oneCall(from: response, zone: .utc).forecast]
    default: return []
    }
  }

  private static func exceptions(
    _ file: String, _ law: ColumnLaw, _ broken: [AnswerValue]
  ) -> [Exception] {
    Dictionary(grouping: broken) { "\($0.table): \($0.column)" }.map { column, values in
      Exception(file, law, column, rows(values.map(\.row)))
    }
  }

  private static func rows(_ rows: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for row in rows.sorted() {
      if let last = ranges.last, last.upperBound + 1 == row {
        ranges[ranges.count - 1] = last.lowerBound...row
      } else {
        ranges.append(row...row)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  // MARK: A row off

  /// Read one row off in either direction, these columns break laws that they obey where they are:
  /// this is how a wrong table is noticed.
  @Test func aColumnReadOneRowOffBreaksALaw() throws {
    var breaches = [String: [Int: Int]]()
    for name in Self.names {
      for answer in try AnswerRows.all(in: Payloads.response(name)) {
        let values = answer.map { $0.values() }
        let known = Self.broken(values)
        for (index, rows) in answer.enumerated() where rows.source.times.count > 1 {
          for column in Set(values[index].map(\.column)) {
            for distance in [-1, 1] {
              var shifted = values
              shifted[index] = rows.values(shift: (column, distance))
              breaches["\(rows.table.title): \(column)", default: [:]][distance, default: 0] +=
                Self.broken(shifted).subtracting(known).count
            }
          }
        }
      }
    }
    let noticed = breaches.filter { _, counts in counts.values.allSatisfy { $0 > 0 } }.keys
    let held = Payloads.areHere ? Self.heldInPlace.union(Self.heldByOthers) : Self.heldInPlace
    #expect(held.subtracting(noticed).sorted() == [], "read off without a breach")
  }

  private static func broken(_ values: [[AnswerValue]]) -> Set<String> {
    Set(
      ColumnLaw.allCases.flatMap { law in
        law.check(values.flatMap(\.self)).broken.map {
          "\(law) \($0.table) \($0.column) \($0.row)"
        }
      })
  }

  /// By the recordings that the repository carries.
  private static let heldInPlace: Set<String> = [
    "complete: air_temperature",
    "complete: cloud_area_fraction",
    "complete: cloud_area_fraction_high",
    "complete: cloud_area_fraction_low",
    "complete: cloud_area_fraction_medium",
    "complete: dew_point_temperature",
    "complete: next_6_hours/precipitation_amount",
    "complete: next_6_hours/symbol_code",
    "complete: relative_humidity",
    "daily: precipitation_probability_max",
    "daily: precipitation_sum",
    "daily: temperature_2m_max",
    "daily: temperature_2m_min",
    "daily: weather_code",
    "daily: wind_gusts_10m_max",
    "daily: wind_speed_10m_max",
    "hourly, archive: dew_point_2m",
    "hourly, archive: dewpoint_2m",
    "hourly, archive: precipitation",
    "hourly, archive: relative_humidity_2m",
    "hourly, archive: relativehumidity_2m",
    "hourly, archive: temperature_2m",
    "hourly, archive: weather_code",
    "hourly, archive: weathercode",
  ]

  /// By all others.
  private static let heldByOthers: Set<String> = [
    "One Call daily: rain + snow",
    "One Call daily: temp.max",
    "One Call daily: temp.min",
    "One Call daily: uvi",
    "One Call daily: weather",
    "One Call daily: wind_gust",
    "One Call hourly: dew_point",
    "One Call hourly: humidity",
    "One Call hourly: temp",
    "One Call hourly: wind gust",
    "One Call hourly: wind speed",
    "complete: next_1_hours/precipitation_amount",
    "complete: next_1_hours/symbol_code",
    "forecast in three-hour steps: rain + snow.3h",
    "forecast in three-hour steps: temp",
    "forecast in three-hour steps: temp_max",
    "forecast in three-hour steps: temp_min",
    "forecast in three-hour steps: weather",
  ]

  /// The amount of now is over the time that its provider declares: at Open-Meteo the `interval`
  /// of the answer, at OpenWeatherMap the hour before, at MET Norway the coming one.
  @Test func theAmountOfNowIsOfTheDeclaredInterval() throws {
    var counted = 0
    for name in Self.names {
      let response = try Payloads.response(name)
      let root = try JSONDocument(parsing: response.body).root
      let seconds = root["current"]?["interval"]?.double
      let amounts: [(CurrentWeather?, Range<Double>)]
      switch AnswerShape(root) {
      case .forecast:
        amounts = try Self.forecasts(response).map { ($0.current, -(seconds ?? 900)..<0) }
      case .oneCall: amounts = try Self.forecasts(response).map { ($0.current, -3600..<0) }
      case .current: amounts = [(try OpenWeatherMap.current(from: response), -3600..<0)]
      case .series: amounts = try Self.forecasts(response).map { ($0.current, 0..<3600) }
      default: continue
      }
      for case (let now?, let expected) in amounts {
        guard let interval = now.precipitation?.interval else { continue }
        counted += 1
        #expect(interval.lowerBound == now.time + expected.lowerBound, "\(name)")
        #expect(interval.upperBound == now.time + expected.upperBound, "\(name)")
      }
    }
    #expect(counted > 1)
  }

  /// The shift of one column against another with the fewest rows that disagree is the one of the
  /// table. Counted in the answer as it came, without the program's own shift.
  @Test(arguments: [
    ("open-meteo/linecast_forecast_imperial_toronto.json", [20, 18, 0, 18, 20]),
    ("open-meteo/phpweather_feldberg_2022-07-31_old_names.json", [2, 2, 0, 2, 2]),
  ])
  func theWeatherCodeBelongsToTheAmountOfItsRow(name: String, expected: [Int]) throws {
    guard Self.names.contains(name) else { return }
    let rows = try #require(
      AnswerRows.all(in: Payloads.response(name)).first?.first {
        $0.table.title.hasPrefix("hourly")
      })
    let code = try #require(rows.table[.condition])
    let disagreements = (-2...2).map { shift in
      ColumnLaw.wetWhereItFalls.check(rows.values(shift: (code.name, shift))).broken.count
    }
    #expect(disagreements == expected)
    #expect(OpenMeteo.hours[.condition]?.validity == OpenMeteo.hours[.precipitation]?.validity)
  }
}

import Units

/// What a column of an answer is about.
package enum ColumnVariable: Int, CaseIterable, Sendable {
  case temperature, temperatureMinimum, temperatureMaximum, humidity, dewPoint, pressure
  case cloudCover, cloudCoverLow, cloudCoverMid, cloudCoverHigh
  case windSpeed, windGust, windDirection
  case visibility, uvIndex, isDay
  case precipitation, probability, snowfall, condition

  /// Nil for a code, a symbol or a flag.
  func measurement(ofDay: Bool) -> Measurement? {
    switch self {
    case .temperature, .temperatureMinimum, .temperatureMaximum: .temperature
    case .humidity: .humidity
    case .dewPoint: .dewPoint
    case .pressure: .pressure
    case .cloudCover, .cloudCoverLow, .cloudCoverMid, .cloudCoverHigh: .cloudCover
    case .windSpeed, .windGust: .windSpeed
    case .windDirection: .windDirection
    case .visibility: .visibility
    case .uvIndex: .uvIndex
    case .precipitation: ofDay ? .dailyPrecipitation : .precipitation
    case .probability: .probability
    case .snowfall: ofDay ? .dailySnowfall : .snowfall
    case .isDay, .condition: nil
    }
  }
}

/// When a value is valid, relative to the time of its row.
package enum Validity: Sendable, Hashable {
  case instant
  /// Over the time before; nil: as long as the answer says.
  case preceding(seconds: Double?)
  /// Over the time from then on.
  case following(seconds: Double)
  /// Over the local day that the row is for; it begins and ends earlier by the seconds.
  case day(earlierSeconds: Double)

  static let wholeDay = Validity.day(earlierSeconds: 0)

  var isOfDay: Bool { if case .day = self { true } else { false } }
}

/// A column of a provider's answer, and when its values are valid. Rows are built from these by
/// `WeatherColumns`; no reader of an answer moves a value itself.
package struct Column: Sendable, Hashable {
  package let variable: ColumnVariable
  /// In the answer.
  package let name: String
  package let validity: Validity
  /// Of a condition without precipitation, if it differs: a service derives a code from the amount
  /// over an interval, and without one from the clouds at the time of the row.
  package let skyValidity: Validity

  init(
    _ variable: ColumnVariable, _ name: String, _ validity: Validity = .instant,
    sky: Validity? = nil
  ) {
    (self.variable, self.name, self.validity) = (variable, name, validity)
    skyValidity = sky ?? validity
  }

  var measurement: Measurement? { variable.measurement(ofDay: validity.isOfDay) }
}

/// The columns of one kind of rows.
package struct ColumnTable: Sendable {
  /// The rows, as the documents name them.
  package let title: String
  package let columns: [Column]
  /// The service reports no more than this.
  let maximumVisibilityKilometers: Double

  init(_ title: String, maximumVisibilityKilometers: Double = .infinity, _ columns: [Column]) {
    (self.title, self.columns) = (title, columns)
    self.maximumVisibilityKilometers = maximumVisibilityKilometers
  }

  /// The names, to request them.
  var names: String { columns.map(\.name).joined(separator: ",") }

  /// Columns of the same meaning under other names.
  func named(_ name: (String) -> String?) -> ColumnTable {
    ColumnTable(
      title, maximumVisibilityKilometers: maximumVisibilityKilometers,
      columns.compactMap { column in
        name(column.name).map {
          Column(column.variable, $0, column.validity, sky: column.skyValidity)
        }
      })
  }

  subscript(variable: ColumnVariable) -> Column? { columns.first { $0.variable == variable } }
}

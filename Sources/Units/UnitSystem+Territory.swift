import Vocabulary

extension UnitSystem {
  /// What people in a territory (ISO 3166) read about the weather in; metric where nothing else is
  /// known, and without a territory.
  ///
  /// Unicode CLDR 45, `unitPreferenceData`: temperature and length by their usages `weather`,
  /// `rainfall`, `snowfall` and `visiblty`, pressure by `baromtrc`, speed by `wind`. Where a
  /// national weather service writes to its public in other units, its units come first: the US
  /// National Weather Service also in the territories of the United States; the Japan
  /// Meteorological Agency, the Danish Meteorological Institute and the Icelandic Met Office in
  /// m/s; those of Brazil and Mexico in mm and hPa.
  package init(territory: String?) {
    switch territory {
    case "US", "PR", "GU", "VI", "AS", "MP", "UM": self = .imperial
    case "GB", "GG", "IM", "JE": self.init(preset: .uk)
    case "BS", "BZ", "KY", "PW": self = Self.fahrenheit
    case "RU": self = Self.russian
    case "DK", "FI", "FO", "GL", "IS", "JP", "KR", "NO", "PL", "SE", "SJ", "AX":
      self = Self.metersPerSecond
    default: self = .metric
    }
  }

  private static let fahrenheit = UnitSystem(.temperature, .fahrenheit)
  private static let metersPerSecond = UnitSystem(.windSpeed, .metersPerSecond)
  private static let russian = UnitSystem([
    .windSpeed: .metersPerSecond, .pressure: .millimetersOfMercury,
  ])

  private init(_ quantity: Quantity, _ unit: MeasureUnit) { self.init([quantity: unit]) }

  private init(_ units: [Quantity: MeasureUnit]) {
    guard let system = UnitSystem(preset: .metric, overrides: units) else {
      preconditionFailure("a unit of another quantity")
    }
    self = system
  }
}

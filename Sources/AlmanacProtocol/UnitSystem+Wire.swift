package import Units
package import Vocabulary

extension UnitSystem {
  /// The units of a request, over the configured ones.
  /// - Parameter reader: those that `locale` stands for.
  package init(
    _ choice: Wire.UnitsChoice, over base: UnitSystem, reader: @autoclosure () -> UnitSystem
  ) {
    switch choice {
    case .unitSet(let set):
      self = set.preset.map { UnitSystem(preset: $0) } ?? reader()
    case .unitPreferences(let preferences):
      self = Self.preferring(preferences, over: base)
    }
  }

  /// The units that a result was written in.
  package init(_ units: Wire.Units) {
    let symbols: [Quantity: String] = [
      .temperature: units.temperature.rawValue,
      .temperatureDifference: units.temperatureDifference.rawValue,
      .windSpeed: units.windSpeed.rawValue, .pressure: units.pressure.rawValue,
      .precipitation: units.precipitation.rawValue,
      .precipitationRate: units.precipitationRate.rawValue, .snowfall: units.snowfall.rawValue,
      .visibility: units.visibility.rawValue, .distance: units.distance.rawValue,
      .elevation: units.elevation.rawValue, .pollutant: units.pollutant.rawValue,
    ]
    let chosen = symbols.compactMapValues(MeasureUnit.init(rawValue:))
    guard let system = UnitSystem(preset: .metric, overrides: chosen) else {
      preconditionFailure("a unit of the wire measures its quantity")
    }
    self = system
  }

  private static func preferring(
    _ preferences: Wire.UnitPreferences, over base: UnitSystem
  ) -> UnitSystem {
    var units: [Quantity: MeasureUnit] = [:]
    if preferences.preset == nil {
      for quantity in Quantity.allCases { units[quantity] = base.unit(of: quantity) }
    }
    let chosen: [(Quantity, String?)] = [
      (.temperature, preferences.temperature?.rawValue),
      (.windSpeed, preferences.windSpeed?.rawValue), (.pressure, preferences.pressure?.rawValue),
      (.precipitation, preferences.precipitation?.rawValue),
      (.snowfall, preferences.snowfall?.rawValue),
      (.visibility, preferences.visibility?.rawValue),
      (.distance, preferences.distance?.rawValue),
      (.elevation, preferences.elevation?.rawValue),
      (.pollutant, preferences.pollutant?.rawValue),
    ]
    for (quantity, symbol) in chosen {
      guard let unit = symbol.flatMap(MeasureUnit.init(symbol:)) else { continue }
      units[quantity] = unit
      // A derived quantity must not keep the configured unit.
      if quantity == .temperature { units[.temperatureDifference] = nil }
      if quantity == .precipitation { units[.precipitationRate] = nil }
    }
    if let unit = preferences.temperatureDifference {
      units[.temperatureDifference] = MeasureUnit(symbol: unit.rawValue)
    }
    if let unit = preferences.precipitationRate {
      units[.precipitationRate] = MeasureUnit(symbol: unit.rawValue)
    }
    let preset = preferences.preset
    return UnitSystem(preset: preset ?? .metric, overrides: units) ?? base
  }
}

extension UnitSet {
  /// Nil for `locale`, whose units depend on the reader.
  package var preset: UnitPreset? {
    switch self {
    case .metric: .metric
    case .imperial: .imperial
    case .uk: .uk
    case .si: .si
    case .locale: nil
    }
  }
}

extension Wire.Units {
  package init(_ units: UnitSystem) {
    self.init(
      temperature: Self.unit(units.temperature),
      temperatureDifference: Self.unit(units.temperatureDifference),
      windSpeed: Self.unit(units.windSpeed),
      pressure: Self.unit(units.pressure),
      precipitation: Self.unit(units.precipitation),
      precipitationRate: Self.unit(units.precipitationRate),
      snowfall: Self.unit(units.snowfall),
      visibility: Self.unit(units.visibility),
      distance: Self.unit(units.distance),
      elevation: Self.unit(units.elevation),
      pollutant: Self.unit(units.pollutant))
  }

  /// Both sides list the same symbols for each quantity; a test compares them.
  private static func unit<Choice: WireChoice>(_ unit: MeasureUnit) -> Choice {
    guard let choice = Choice(rawValue: unit.rawValue) else {
      preconditionFailure("\(unit) is no \(Choice.self)")
    }
    return choice
  }
}

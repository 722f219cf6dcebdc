package import AlmanacCore
package import AlmanacProtocol
package import JSON

extension UnitSystem {
  /// The units of a setting: the wire's own shape, over metric.
  package init(_ value: JSONValue, at path: String) throws(ParamsFault) {
    self.init(try Wire.UnitsChoice(value, at: path), over: .metric)
  }

  /// The units of a request, over those that are configured.
  package init(_ choice: Wire.UnitsChoice, over base: UnitSystem) {
    switch choice {
    case .unitPreset(let preset):
      self = UnitSystem.Preset(rawValue: preset.rawValue).map(UnitSystem.init(preset:)) ?? base
    case .unitPreferences(let preferences):
      self = Self.preferring(preferences, over: base)
    }
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
      // What follows another quantity must not keep the configured unit.
      if quantity == .temperature { units[.temperatureDifference] = nil }
      if quantity == .precipitation { units[.precipitationRate] = nil }
    }
    if let unit = preferences.temperatureDifference {
      units[.temperatureDifference] = MeasureUnit(symbol: unit.rawValue)
    }
    if let unit = preferences.precipitationRate {
      units[.precipitationRate] = MeasureUnit(symbol: unit.rawValue)
    }
    let preset = preferences.preset.flatMap { UnitSystem.Preset(rawValue: $0.rawValue) }
    return UnitSystem(preset: preset ?? .metric, overrides: units) ?? base
  }
}

extension Wire.Units {
  package init(_ units: UnitSystem) {
    self.init(
      temperature: Self.unit(units.temperature, or: .celsius),
      temperatureDifference: Self.unit(units.temperatureDifference, or: .celsius),
      windSpeed: Self.unit(units.windSpeed, or: .kilometersPerHour),
      pressure: Self.unit(units.pressure, or: .hectopascal),
      precipitation: Self.unit(units.precipitation, or: .millimeter),
      precipitationRate: Self.unit(units.precipitationRate, or: .millimeterPerHour),
      snowfall: Self.unit(units.snowfall, or: .centimeter),
      visibility: Self.unit(units.visibility, or: .kilometer),
      distance: Self.unit(units.distance, or: .kilometer),
      elevation: Self.unit(units.elevation, or: .meter),
      pollutant: Self.unit(units.pollutant, or: .microgramPerCubicMeter))
  }

  /// Both sides list the same symbols; a test compares them.
  private static func unit<Choice: WireChoice>(
    _ unit: MeasureUnit, or fallback: Choice
  ) -> Choice { Choice(rawValue: unit.rawValue) ?? fallback }
}

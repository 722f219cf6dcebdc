package import Vocabulary

/// What a number on the wire measures, as named in the member `units`.
public enum Quantity: String, CaseIterable, Sendable {
  case temperature
  /// Converted without the offset of 32.
  case temperatureDifference
  case windSpeed
  /// In the unit of wind speeds; in m/s where that is a scale, whose steps differ in width.
  case windSpeedDifference
  case pressure
  case precipitation
  case precipitationRate
  case snowfall
  case visibility
  case distance
  case elevation
  case pollutant

  /// The units a caller can choose; the first is metric.
  package var allowedUnits: [MeasureUnit] {
    switch self {
    case .temperature, .temperatureDifference: [.celsius, .fahrenheit, .kelvin]
    case .windSpeed:
      [.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort]
    case .windSpeedDifference: [.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots]
    case .pressure: [.hectopascals, .inchesOfMercury, .millimetersOfMercury]
    case .precipitation: [.millimeters, .inches]
    case .precipitationRate: [.millimetersPerHour, .inchesPerHour]
    case .snowfall: [.centimeters, .inches]
    case .visibility, .distance: [.kilometers, .miles, .meters]
    case .elevation: [.meters, .feet]
    case .pollutant: [.microgramsPerCubicMeter]
    }
  }

  /// The unit used inside the core.
  package var metricUnit: MeasureUnit { allowedUnits[0] }
}

/// A unit; the raw value is its symbol on the wire.
package enum MeasureUnit: String, CaseIterable, Sendable {
  case celsius = "°C"
  case fahrenheit = "°F"
  case kelvin = "K"
  case kilometersPerHour = "km/h"
  case milesPerHour = "mph"
  case metersPerSecond = "m/s"
  case knots = "kn"
  /// Force 0 to 12, an integer.
  case beaufort = "bft"
  case hectopascals = "hPa"
  case inchesOfMercury = "inHg"
  case millimetersOfMercury = "mmHg"
  case millimeters = "mm"
  case inches = "in"
  case millimetersPerHour = "mm/h"
  case inchesPerHour = "in/h"
  case centimeters = "cm"
  case kilometers = "km"
  case miles = "mi"
  case meters = "m"
  case feet = "ft"
  case microgramsPerCubicMeter = "µg/m³"

  /// A unit by its symbol or a common other spelling ("C", "kmh", "mbar", "ug/m3").
  package init?(symbol: String) {
    if let unit = MeasureUnit(rawValue: symbol) {
      self = unit
      return
    }
    switch symbol {
    case "C", "celsius": self = .celsius
    case "F", "fahrenheit": self = .fahrenheit
    case "kelvin": self = .kelvin
    case "kmh", "kph": self = .kilometersPerHour
    case "mp/h", "mi/h": self = .milesPerHour
    case "ms": self = .metersPerSecond
    case "kt", "kts", "knots": self = .knots
    case "Bft", "beaufort", "Beaufort": self = .beaufort
    case "mbar": self = .hectopascals
    case "inch": self = .inches
    case "ug/m3", "μg/m³": self = .microgramsPerCubicMeter
    default: return nil
    }
  }
}

/// A unit for every quantity.
package struct UnitSystem: Sendable, Equatable {
  package let temperature: MeasureUnit
  package let temperatureDifference: MeasureUnit
  package let windSpeed: MeasureUnit
  package let pressure: MeasureUnit
  package let precipitation: MeasureUnit
  package let precipitationRate: MeasureUnit
  package let snowfall: MeasureUnit
  package let visibility: MeasureUnit
  package let distance: MeasureUnit
  package let elevation: MeasureUnit
  package let pollutant: MeasureUnit

  package static let metric = UnitSystem(preset: .metric)
  package static let imperial = UnitSystem(preset: .imperial)

  package init(preset: UnitPreset) {
    self.init { preset.unit(of: $0) }
  }

  /// A preset with some units replaced. A chosen temperature unit also applies to differences, and
  /// a chosen precipitation unit to the rate, unless those are chosen too. `nil` if a unit does not
  /// fit its quantity.
  package init?(preset: UnitPreset, overrides: [Quantity: MeasureUnit]) {
    for (quantity, unit) in overrides {
      guard quantity.allowedUnits.contains(unit) else { return nil }
    }
    var overrides = overrides
    if let temperature = overrides[.temperature], overrides[.temperatureDifference] == nil {
      overrides[.temperatureDifference] = temperature
    }
    if let depth = overrides[.precipitation], overrides[.precipitationRate] == nil {
      overrides[.precipitationRate] = depth == .inches ? .inchesPerHour : .millimetersPerHour
    }
    self.init { overrides[$0] ?? preset.unit(of: $0) }
  }

  private init(_ unit: (Quantity) -> MeasureUnit) {
    temperature = unit(.temperature)
    temperatureDifference = unit(.temperatureDifference)
    windSpeed = unit(.windSpeed)
    pressure = unit(.pressure)
    precipitation = unit(.precipitation)
    precipitationRate = unit(.precipitationRate)
    snowfall = unit(.snowfall)
    visibility = unit(.visibility)
    distance = unit(.distance)
    elevation = unit(.elevation)
    pollutant = unit(.pollutant)
  }

  package func unit(of quantity: Quantity) -> MeasureUnit {
    switch quantity {
    case .temperature: temperature
    case .temperatureDifference: temperatureDifference
    case .windSpeed: windSpeed
    case .windSpeedDifference: windSpeed == .beaufort ? .metersPerSecond : windSpeed
    case .pressure: pressure
    case .precipitation: precipitation
    case .precipitationRate: precipitationRate
    case .snowfall: snowfall
    case .visibility: visibility
    case .distance: distance
    case .elevation: elevation
    case .pollutant: pollutant
    }
  }
}

extension MeasureUnit {
  /// As people write it beside a number.
  package var symbol: String { self == .beaufort ? "Bft" : rawValue }
}

extension UnitPreset {
  package func unit(of quantity: Quantity) -> MeasureUnit {
    switch (self, quantity) {
    case (_, .windSpeedDifference): unit(of: .windSpeed)
    case (.imperial, .temperature), (.imperial, .temperatureDifference): .fahrenheit
    case (.imperial, .windSpeed), (.uk, .windSpeed): .milesPerHour
    case (.imperial, .pressure): .inchesOfMercury
    case (.imperial, .precipitation), (.imperial, .snowfall): .inches
    case (.imperial, .precipitationRate): .inchesPerHour
    case (.imperial, .visibility), (.imperial, .distance): .miles
    case (.uk, .visibility), (.uk, .distance): .miles
    case (.imperial, .elevation): .feet
    case (.si, .windSpeed): .metersPerSecond
    case (.si, .visibility): .meters
    default: quantity.metricUnit
    }
  }
}

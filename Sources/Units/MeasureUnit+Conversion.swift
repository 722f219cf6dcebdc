import Basics

/// The physical dimension of a unit, regardless of its use.
package enum Dimension: Sendable {
  /// Base: °C.
  case temperature
  /// Base: km/h.
  case speed
  /// Base: hPa.
  case pressure
  /// Base: mm.
  case length
  /// Base: mm/h.
  case depthRate
  /// Base: µg/m³.
  case concentration
}

extension MeasureUnit {
  /// A value v of this unit is (v − zero) · scale in the base unit of its dimension.
  package struct Row: Sendable {
    package let dimension: Dimension
    package let scale: Double
    package let zero: Double
    /// Decimals on the wire.
    package let decimals: Int

    fileprivate init(
      _ dimension: Dimension, _ scale: Double, zero: Double = 0, decimals: Int = 1
    ) {
      self.dimension = dimension
      self.scale = scale
      self.zero = zero
      self.decimals = decimals
    }
  }

  /// Factors: NIST SP 811 (2008) Appendix B; the inch of mercury is the conventional one at 0 °C.
  package var row: Row {
    switch self {
    case .celsius: Row(.temperature, 1)
    case .fahrenheit: Row(.temperature, 1 / 1.8, zero: 32)
    case .kelvin: Row(.temperature, 1, zero: 273.15)
    case .kilometersPerHour: Row(.speed, 1)
    case .milesPerHour: Row(.speed, 1.609344)
    case .metersPerSecond: Row(.speed, 3.6)
    case .knots: Row(.speed, 1.852)
    // Not by a factor, see `Beaufort`.
    case .beaufort: Row(.speed, .nan, decimals: 0)
    case .hectopascals: Row(.pressure, 1)
    case .inchesOfMercury: Row(.pressure, 33.86389, decimals: 2)
    case .millimetersOfMercury: Row(.pressure, 1.333224)
    case .millimeters: Row(.length, 1)
    case .centimeters: Row(.length, 10)
    case .inches: Row(.length, 25.4, decimals: 2)
    case .meters: Row(.length, 1000, decimals: 0)
    case .feet: Row(.length, 304.8, decimals: 0)
    case .kilometers: Row(.length, 1_000_000)
    case .miles: Row(.length, 1_609_344)
    case .millimetersPerHour: Row(.depthRate, 1)
    case .inchesPerHour: Row(.depthRate, 25.4, decimals: 2)
    case .microgramsPerCubicMeter: Row(.concentration, 1)
    }
  }
}

extension Quantity {
  /// Converts between two units of the quantity.
  fileprivate func convert(_ value: Double, from: MeasureUnit, to: MeasureUnit) -> Double {
    if from == to { return value }
    if to == .beaufort { return Beaufort.force(kilometersPerHour: value * from.row.scale) }
    if from == .beaufort { return Beaufort.kilometersPerHour(from: value) / to.row.scale }
    let (from, to) = (from.row, to.row)
    // A difference has no offset.
    let (start, end) = self == .temperatureDifference ? (0, 0) : (from.zero, to.zero)
    return (value - start) * from.scale / to.scale + end
  }
}

extension UnitSystem {
  /// Converts a metric value to the quantity's unit, unrounded.
  package func convert(_ value: Double, _ quantity: Quantity) -> Double {
    quantity.convert(value, from: Self.metric.unit(of: quantity), to: unit(of: quantity))
  }

  /// Converts a value in the quantity's unit back to metric; a force of Beaufort to where it
  /// begins.
  package func metric(_ value: Double, _ quantity: Quantity) -> Double {
    quantity.convert(value, from: unit(of: quantity), to: quantity.metricUnit)
  }

  /// The metric value beyond which one is above a value in the quantity's unit: on the Beaufort
  /// scale, where the next force begins.
  package func metric(above value: Double, _ quantity: Quantity) -> Double {
    metric(unit(of: quantity) == .beaufort ? value.rounded(.down) + 1 : value, quantity)
  }

  /// A metric value as sent on the wire: converted, then rounded.
  package func wire(_ value: Double, _ quantity: Quantity) -> Double {
    wire(value, quantity, decimals: nil)
  }

  package func wire(_ value: Double?, _ quantity: Quantity) -> Double? {
    value.map { wire($0, quantity) }
  }

  /// The number of a result: converted, then rounded as its kind says.
  package func wire(_ value: some Quantified) -> Double {
    wire(value.metric, value.quantity, decimals: value.decimals)
  }

  package func wire(_ value: Double, _ quantity: Quantity?, decimals: Int?) -> Double {
    guard let quantity else { return Rounding.round(value, decimals: decimals ?? 0) }
    return Rounding.round(
      convert(value, quantity), decimals: decimals ?? self.decimals(of: quantity))
  }

  /// A metric value as people read it: the number of the wire, rounded further. Rounded from the
  /// metric value, 1.946 °C would be 1.9 in a sentence and 2.0 on a page made of a result's 1.95.
  package func shown(_ value: Double, _ quantity: Quantity, decimals: Int = 0) -> Double {
    Rounding.round(wire(value, quantity), decimals: decimals)
  }

  /// A temperature of a climate, or a difference of them, as sent on the wire.
  package func climate(_ celsius: Double, _ quantity: Quantity) -> Double {
    Rounding.round(convert(celsius, quantity), decimals: Rounding.climateTemperatureDecimals)
  }

  /// A quantity's decimals on the wire.
  package func decimals(of quantity: Quantity) -> Int { unit(of: quantity).row.decimals }
}

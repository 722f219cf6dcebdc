extension MeasureUnit {
  /// A value in the metric unit of its quantity, in this unit.
  ///
  /// Factors: NIST SP 811 (2008) Appendix B; the inch of mercury is the conventional one at 0 °C.
  package func fromMetric(_ value: Double) -> Double {
    switch self {
    case .celsius, .kilometersPerHour, .hectopascals, .millimeters, .millimetersPerHour,
      .centimeters, .kilometers, .microgramsPerCubicMeter:
      value
    case .fahrenheit: value * 1.8 + 32
    case .kelvin: value + 273.15
    case .milesPerHour, .miles: value / 1.609344
    case .metersPerSecond: value / 3.6
    case .knots: value / 1.852
    case .inchesOfMercury: value / 33.86389
    case .millimetersOfMercury: value / 1.333224
    case .inches, .inchesPerHour: value / 25.4
    case .meters: value
    case .feet: value / 0.3048
    }
  }

  /// A value in this unit, in the metric unit of its quantity.
  package func toMetric(_ value: Double) -> Double {
    switch self {
    case .celsius, .kilometersPerHour, .hectopascals, .millimeters, .millimetersPerHour,
      .centimeters, .kilometers, .microgramsPerCubicMeter:
      value
    case .fahrenheit: (value - 32) / 1.8
    case .kelvin: value - 273.15
    case .milesPerHour, .miles: value * 1.609344
    case .metersPerSecond: value * 3.6
    case .knots: value * 1.852
    case .inchesOfMercury: value * 33.86389
    case .millimetersOfMercury: value * 1.333224
    case .inches, .inchesPerHour: value * 25.4
    case .meters: value
    case .feet: value * 0.3048
    }
  }
}

extension UnitSystem {
  /// A metric value in the unit of its quantity, not rounded.
  package func convert(_ value: Double, _ quantity: Quantity) -> Double {
    let unit = unit(of: quantity)
    switch quantity {
    case .temperatureDifference:
      return unit == .fahrenheit ? value * 1.8 : value
    case .snowfall:
      return unit == .inches ? value / 2.54 : value
    case .visibility, .distance:
      return unit == .meters ? value * 1000 : unit.fromMetric(value)
    default:
      return unit.fromMetric(value)
    }
  }

  /// A value in the unit of its quantity, back in metric.
  package func metric(_ value: Double, _ quantity: Quantity) -> Double {
    let unit = unit(of: quantity)
    switch quantity {
    case .temperatureDifference:
      return unit == .fahrenheit ? value / 1.8 : value
    case .snowfall:
      return unit == .inches ? value * 2.54 : value
    case .visibility, .distance:
      return unit == .meters ? value / 1000 : unit.toMetric(value)
    default:
      return unit.toMetric(value)
    }
  }

  /// A metric value as it goes on the wire: converted, then rounded.
  package func wire(_ value: Double, _ quantity: Quantity) -> Double {
    Rounding.round(convert(value, quantity), decimals: decimals(of: quantity))
  }

  package func wire(_ value: Double?, _ quantity: Quantity) -> Double? {
    value.map { wire($0, quantity) }
  }

  /// Digits after the point of a quantity on the wire.
  package func decimals(of quantity: Quantity) -> Int {
    switch unit(of: quantity) {
    case .inches, .inchesPerHour, .inchesOfMercury: 2
    case .meters, .feet: 0
    default: 1
    }
  }
}

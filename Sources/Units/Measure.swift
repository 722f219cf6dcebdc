/// What a measure measures, and how precisely a result has it.
package protocol Kind: SendableMetatype {
  static var quantity: Quantity { get }
  /// Nil for those of the unit.
  static var decimals: Int? { get }
}

extension Kind {
  @inlinable package static var decimals: Int? { nil }
}

/// A number in the metric unit of its quantity. It gets the caller's unit and is rounded where it
/// is written, by `UnitSystem.wire`.
package protocol Quantified: Hashable, Sendable {
  var metric: Double { get }
  /// Nil for what has no unit to choose, such as percent.
  var quantity: Quantity? { get }
  /// Nil for those of the unit.
  var decimals: Int? { get }
}

/// A number with its quantity in its type.
@frozen
package struct Measure<Of: Kind>: Quantified, Comparable {
  package let metric: Double

  @inlinable package init(_ metric: Double) { self.metric = metric }

  /// Nil if unknown or not finite.
  @inlinable package init?(_ metric: Double?) {
    guard let metric, metric.isFinite else { return nil }
    self.metric = metric
  }

  @inlinable package static func < (one: Measure, other: Measure) -> Bool {
    one.metric < other.metric
  }

  @inlinable package var quantity: Quantity? { Of.quantity }
  @inlinable package var decimals: Int? { Of.decimals }
  @inlinable package var magnitude: Measure { Measure(metric.magnitude) }
}

/// One kind for each quantity.
package enum Kinds {
  @frozen package enum Temperature: Kind {
    @inlinable package static var quantity: Quantity { .temperature }
  }
  @frozen package enum TemperatureDifference: Kind {
    @inlinable package static var quantity: Quantity { .temperatureDifference }
  }
  @frozen package enum WindSpeed: Kind {
    @inlinable package static var quantity: Quantity { .windSpeed }
  }
  @frozen package enum Pressure: Kind {
    @inlinable package static var quantity: Quantity { .pressure }
  }
  @frozen package enum Precipitation: Kind {
    @inlinable package static var quantity: Quantity { .precipitation }
  }
  @frozen package enum PrecipitationRate: Kind {
    @inlinable package static var quantity: Quantity { .precipitationRate }
  }
  @frozen package enum Snowfall: Kind {
    @inlinable package static var quantity: Quantity { .snowfall }
  }
  @frozen package enum Visibility: Kind {
    @inlinable package static var quantity: Quantity { .visibility }
  }
  @frozen package enum Distance: Kind {
    @inlinable package static var quantity: Quantity { .distance }
  }
  @frozen package enum Elevation: Kind {
    @inlinable package static var quantity: Quantity { .elevation }
  }
  @frozen package enum Pollutant: Kind {
    @inlinable package static var quantity: Quantity { .pollutant }
  }
}

/// The same to two decimals, as climates have it in every unit.
@frozen
package enum Hundredths<Of: Kind>: Kind {
  @inlinable package static var quantity: Quantity { Of.quantity }
  @inlinable package static var decimals: Int? { 2 }
}

package typealias Temperature = Measure<Kinds.Temperature>
package typealias ClimateTemperature = Measure<Hundredths<Kinds.Temperature>>

/// A number whose quantity follows from where it stands: the value of a station, a quantile, an
/// error of a variable.
package struct Amount: Quantified {
  package let metric: Double
  package let quantity: Quantity?
  package let decimals: Int?

  package init(_ metric: Double, _ quantity: Quantity?, decimals: Int? = nil) {
    self.metric = metric
    self.quantity = quantity
    self.decimals = decimals
  }

  /// What has no unit to choose.
  package init(_ number: Double, decimals: Int) { self.init(number, nil, decimals: decimals) }
}

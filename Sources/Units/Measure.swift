/// What a measure measures, and how precisely a result has it.
///
/// Public, as are the measures: loops of other modules make them, and what is only of the package
/// is not inlined in them (Swift 6.3).
public protocol Kind: SendableMetatype {
  /// Nil for what has no unit to choose, such as percent.
  static var quantity: Quantity? { get }
  /// Nil for those of the unit.
  static var decimals: Int? { get }
}

extension Kind {
  @inlinable public static var decimals: Int? { nil }
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
public struct Measure<Of: Kind>: Quantified, Comparable {
  public let metric: Double

  @inlinable public init(_ metric: Double) { self.metric = metric }

  /// Nil if unknown or not finite.
  @inlinable public init?(_ metric: Double?) {
    guard let metric, metric.isFinite else { return nil }
    self.metric = metric
  }

  @inlinable public static func < (one: Measure, other: Measure) -> Bool {
    one.metric < other.metric
  }

  @inlinable public var quantity: Quantity? { Of.quantity }
  @inlinable public var decimals: Int? { Of.decimals }
  @inlinable public var magnitude: Measure { Measure(metric.magnitude) }
}

/// A kind without a unit to choose.
public protocol PlainKind: Kind {}

extension PlainKind {
  @inlinable public static var quantity: Quantity? { nil }
}

extension Measure where Of: PlainKind {
  /// The number of a result.
  package var rounded: Double { UnitSystem.metric.wire(self) }
}

/// One kind for each quantity, and those of numbers without a unit.
public enum Kinds {
  @frozen public enum Temperature: Kind {
    @inlinable public static var quantity: Quantity? { .temperature }
  }
  @frozen public enum TemperatureDifference: Kind {
    @inlinable public static var quantity: Quantity? { .temperatureDifference }
  }
  @frozen public enum WindSpeed: Kind {
    @inlinable public static var quantity: Quantity? { .windSpeed }
  }
  @frozen public enum Pressure: Kind {
    @inlinable public static var quantity: Quantity? { .pressure }
  }
  @frozen public enum Precipitation: Kind {
    @inlinable public static var quantity: Quantity? { .precipitation }
  }
  @frozen public enum PrecipitationRate: Kind {
    @inlinable public static var quantity: Quantity? { .precipitationRate }
  }
  @frozen public enum Snowfall: Kind {
    @inlinable public static var quantity: Quantity? { .snowfall }
  }
  @frozen public enum Visibility: Kind {
    @inlinable public static var quantity: Quantity? { .visibility }
  }
  @frozen public enum Distance: Kind {
    @inlinable public static var quantity: Quantity? { .distance }
  }
  @frozen public enum Elevation: Kind {
    @inlinable public static var quantity: Quantity? { .elevation }
  }
  @frozen public enum Pollutant: Kind {
    @inlinable public static var quantity: Quantity? { .pollutant }
  }

  @frozen public enum Percent: PlainKind {
    @inlinable public static var decimals: Int? { 0 }
  }
  /// Degrees.
  @frozen public enum Angle: PlainKind {
    @inlinable public static var decimals: Int? { 3 }
  }
  /// A fraction of 1.
  @frozen public enum Share: PlainKind {
    @inlinable public static var decimals: Int? { 3 }
  }
  /// Points of 100.
  @frozen public enum Score: PlainKind {
    @inlinable public static var decimals: Int? { 1 }
  }
  @frozen public enum Whole: PlainKind {
    @inlinable public static var decimals: Int? { 0 }
  }
  @frozen public enum Tenth: PlainKind {
    @inlinable public static var decimals: Int? { 1 }
  }
  @frozen public enum Hundredth: PlainKind {
    @inlinable public static var decimals: Int? { 2 }
  }
  @frozen public enum Thousandth: PlainKind {
    @inlinable public static var decimals: Int? { 3 }
  }
  @frozen public enum HundredThousandth: PlainKind {
    @inlinable public static var decimals: Int? { 5 }
  }
}

/// The same to two decimals, as climates have it in every unit.
@frozen
public enum Hundredths<Of: Kind>: Kind {
  @inlinable public static var quantity: Quantity? { Of.quantity }
  @inlinable public static var decimals: Int? { 2 }
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

/// °C of local warming per °C of global warming, with its spread over climate models.
package struct RegionalFactor: Sendable, Equatable {
  /// 10th percentile over models (for a few models: the minimum).
  package let low: Double
  /// Median.
  package let central: Double
  /// 90th percentile over models (for a few models: the maximum).
  package let high: Double
  /// Standard deviation of a 20-year mean around this proportion, °C.
  package let residualCelsius: Double
}

/// °C of warming here per °C of global warming, with its spread over climate models.
package struct RegionalFactor: Sendable, Equatable {
  /// 10th percentile over models (for few models: the least).
  package let low: Double
  /// Median.
  package let central: Double
  /// 90th percentile over models (for few models: the greatest).
  package let high: Double
  /// What a 20-year mean does beyond this proportion, °C (1 standard deviation).
  package let residualCelsius: Double
}

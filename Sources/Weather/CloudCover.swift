/// The share of the sky covered by clouds, percent 0…100; `nil` = unknown.
///
/// Layers as defined by Open-Meteo: low to 3 km (including fog), mid 3–8 km, high above.
package struct CloudCover: Sendable, Equatable {
  package let totalPercent: Double?
  package let lowPercent: Double?
  package let midPercent: Double?
  package let highPercent: Double?

  package init(
    totalPercent: Double? = nil, lowPercent: Double? = nil, midPercent: Double? = nil,
    highPercent: Double? = nil
  ) {
    self.totalPercent = totalPercent
    self.lowPercent = lowPercent
    self.midPercent = midPercent
    self.highPercent = highPercent
  }

  package static let unknown = CloudCover()
}

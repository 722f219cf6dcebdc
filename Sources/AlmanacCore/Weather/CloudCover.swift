/// Share of the sky that clouds cover, percent 0…100; `nil` = unknown.
///
/// Layers as Open-Meteo cuts them: low to 3 km (fog included), mid 3–8 km, high above.
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

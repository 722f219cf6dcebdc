package import Places

/// A place from a provider's search; its time zone may be unknown.
package struct FoundPlace: Sendable, Equatable {
  /// GeoNames id, if the provider uses them.
  package var geonamesID: Int?
  package let name: String
  package let coordinate: Coordinate
  package var elevationMeters: Double?
  package let country: String?
  /// ISO 3166-1 alpha-2, uppercase.
  package let countryCode: String?
  package let admin1: String?
  package var timeZone: String?
  package var population: Int?
}

package import AlmanacCore

/// A place as a provider's search names it; its time zone may be unknown.
package struct FoundPlace: Sendable, Equatable {
  /// GeoNames id, where the provider goes by it.
  package var geonamesID: Int?
  package let name: String
  package let coordinate: Coordinate
  package var elevationMeters: Double?
  package let country: String?
  /// ISO 3166-1 alpha-2, upper case.
  package let countryCode: String?
  package let admin1: String?
  package var timeZone: String?
  package var population: Int?
}

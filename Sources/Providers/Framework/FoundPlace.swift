package import AlmanacCore

/// A place as a provider's search names it; its time zone may be unknown.
package struct FoundPlace: Sendable, Equatable {
  package let provider: ProviderID
  /// GeoNames id, where the provider goes by it.
  package let geonamesID: Int?
  package let name: String
  package let coordinate: Coordinate
  package let elevationMeters: Double?
  package let country: String?
  /// ISO 3166-1 alpha-2, upper case.
  package let countryCode: String?
  package let admin1: String?
  package let timeZone: String?
  package let population: Int?

  package init(
    provider: ProviderID, geonamesID: Int? = nil, name: String, coordinate: Coordinate,
    elevationMeters: Double? = nil, country: String? = nil, countryCode: String? = nil,
    admin1: String? = nil, timeZone: String? = nil, population: Int? = nil
  ) {
    self.provider = provider
    self.geonamesID = geonamesID
    self.name = name
    self.coordinate = coordinate
    self.elevationMeters = elevationMeters
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.timeZone = timeZone
    self.population = population
  }
}

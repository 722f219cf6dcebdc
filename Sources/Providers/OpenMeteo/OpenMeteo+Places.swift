internal import AlmanacCore

extension OpenMeteo {
  /// Places whose name begins with `name` (from three letters; two must match whole).
  /// - Parameters:
  ///   - language: ISO 639-1; unknown ones fall back to English.
  ///   - countryCode: ISO 3166-1 alpha-2, to look in one country only.
  package static func search(
    name: String, count: Int = 10, language: String = "en", countryCode: String? = nil
  ) -> Step<[FoundPlace]> {
    var query = [
      QueryItem("name", name), QueryItem("count", String(min(max(count, 1), 100))),
      QueryItem("language", language), QueryItem("format", "json"),
    ]
    if let countryCode { query.append(QueryItem("countryCode", countryCode)) }
    let request = request(
      .placeSearch, host: "geocoding-api.open-meteo.com", path: "/v1/search", query)
    return .one(request) { (response) throws(ProviderError) in try places(from: response) }
  }

  /// The place of a GeoNames id.
  package static func place(geonamesID: Int, language: String = "en") -> Step<FoundPlace> {
    let request = request(
      .placeSearch, host: "geocoding-api.open-meteo.com", path: "/v1/get",
      [QueryItem("id", String(geonamesID)), QueryItem("language", language)])
    return .one(request) { (response) throws(ProviderError) in
      guard let place = try places(from: response).first else { throw .noData(.notProvided) }
      return place
    }
  }

  /// Reads a search (no match is no member `results`) or a bare place; rows without a name or a
  /// position are left out.
  package static func places(from response: Response) throws(ProviderError) -> [FoundPlace] {
    let root = try root(response)
    guard root.kind == .object else { throw .malformed(path: "") }
    guard let results = root["results"], !results.isNull else {
      return place(root).map { [$0] } ?? []
    }
    guard results.kind == .array else { throw .malformed(path: "/results") }
    return results.elements.compactMap(place)
  }

  private static func place(_ item: UpstreamValue) -> FoundPlace? {
    guard let name = item.line("name"), let latitude = item.number("latitude", .latitude),
      let longitude = item.number("longitude", .longitude),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return FoundPlace(
      provider: .openMeteo, geonamesID: item["id"]?.strictCode, name: name, coordinate: coordinate,
      elevationMeters: item.number("elevation", .elevation), country: item.line("country"),
      countryCode: item.line("country_code")?.uppercased(), admin1: item.line("admin1"),
      timeZone: item.line("timezone"),
      population: item["population"]?.code.flatMap { $0 > 0 ? $0 : nil })
  }
}

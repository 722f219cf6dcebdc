import Units

extension OpenMeteo {
  /// Places whose name begins with `name` (three letters or more; two letters must match exactly).
  /// - Parameter language: ISO 639-1; unknown ones fall back to English.
  package static func search(
    name: String, count: Int = 10, language: String = "en"
  ) -> Step<[FoundPlace]> {
    let request = request(
      .placeSearch, "geocoding-api", "/v1/search",
      [
        "name": name, "count": String(min(max(count, 1), 100)), "language": language,
        "format": "json",
      ])
    return .one(request, places(from:))
  }

  /// Parses a search result (no `results` member means no match) or a single place; rows without a
  /// name or a position are skipped.
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
    guard let name = item.line("name"), let coordinate = item.coordinate("latitude", "longitude")
    else { return nil }
    return FoundPlace(
      geonamesID: item["id"]?.strictCode, name: name, coordinate: coordinate,
      elevationMeters: item.number("elevation", .elevation), country: item.line("country"),
      countryCode: item.line("country_code")?.uppercased(), admin1: item.line("admin1"),
      timeZone: item.line("timezone"),
      population: item["population"]?.code.flatMap { $0 > 0 ? $0 : nil })
  }
}

package import Places

extension OpenWeatherMap {
  /// Places by name, at most five.
  package static func search(
    name: String, count: Int = 5, language: String = "en"
  ) -> Step<[FoundPlace]> {
    let request = request(
      .placeSearch, "/geo/1.0/direct",
      [QueryItem("q", name), QueryItem("limit", String(min(max(count, 1), 5)))])
    return .one(request) { (response) throws(ProviderError) in
      try places(from: response, language: language)
    }
  }

  /// The places around a point, nearest first.
  package static func reverse(
    at point: Coordinate, language: String = "en"
  ) -> Step<[FoundPlace]> {
    let request = request(
      .placeReverse, "/geo/1.0/reverse", point.query + [QueryItem("limit", "5")])
    return .one(request) { (response) throws(ProviderError) in
      try places(from: response, language: language)
    }
  }

  /// - Parameter language: ISO 639-1; a name in it is preferred to the service's own.
  package static func places(
    from response: Response, language: String = "en"
  ) throws(ProviderError) -> [FoundPlace] {
    let root = try root(response)
    guard root.kind == .array else { throw .malformed(path: "") }
    return root.elements.compactMap { item in
      guard let coordinate = item.coordinate("lat", "lon"),
        let name = item["local_names"]?.line(language) ?? item.line("name")
      else { return nil }
      let code = item.line("country")?.uppercased()
      return FoundPlace(
        name: name, coordinate: coordinate,
        country: code.flatMap { Country.name(code: $0) }, countryCode: code,
        admin1: item.line("state"))
    }
  }
}

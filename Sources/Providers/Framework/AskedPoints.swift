internal import AlmanacCore

/// The points a request names, and how far from them the answer may lie.
struct AskedPoints {
  private let points: [Coordinate]
  private let mostKilometers: Double

  /// Nil for a request without a position.
  init?(_ request: Request) {
    let values = { (names: [String]) in
      request.query.first { names.contains($0.name) }?.value
        .split(separator: ",").compactMap { Double($0) } ?? []
    }
    let (latitudes, longitudes) = (values(["latitude", "lat"]), values(["longitude", "lon"]))
    points = zip(latitudes, longitudes).compactMap { Coordinate(latitude: $0, longitude: $1) }
    mostKilometers = request.provider.gridKilometers
    guard !points.isEmpty, points.count == latitudes.count else { return nil }
  }

  /// The JSON Pointer to a position in the answer that is not the one asked for; nil when all are
  /// near enough or none is named.
  func pathOfStranger(in root: UpstreamValue) -> String? {
    guard root.kind == .array else { return isStranger(root, points[0]) ? "/latitude" : nil }
    let elements = root.elements
    guard elements.count == points.count else { return nil }
    let index = elements.indices.first { isStranger(elements[$0], points[$0]) }
    return index.map { "/\($0)/latitude" }
  }

  private func isStranger(_ answer: UpstreamValue, _ point: Coordinate) -> Bool {
    guard let named = answer.namedPosition else { return false }
    guard let place = Coordinate(latitude: named.latitude, longitude: named.longitude) else {
      return true
    }
    return place.distanceKilometers(to: point) > mostKilometers
  }
}

extension ProviderID {
  /// How far the position of an answer may be from the one asked for: two cells of the coarsest
  /// grid in use (half a degree, where a cell of land is preferred to the nearest), a city's
  /// distance, or the rounding of a request.
  fileprivate var gridKilometers: Double {
    switch self {
    case .openMeteo: 150
    case .openWeatherMap, .brightSky: 100
    case .metNorway, .nws, .meteoAlarm, .rainViewer: 50
    }
  }
}

import Basics
package import Places
import Time
import Vocabulary
import Weather

extension Provider {
  static let nws = Provider(
    id: .nws,
    attribution: [
      Attribution("US National Weather Service", "https://www.weather.gov/", "public domain")
    ],
    baseURL: "https://api.weather.gov", wantsContact: true, countries: NWS.countries,
    columns: [NWS.reports],
    offers: [
      Offer(.alerts, "United States, territories and associated states, by point") {
        NWS.alerts(at: $0.exact)
      },
      Offer(.observations, "United States and territories, the 3 nearest stations") {
        NWS.observations(around: $0.point, kilometers: $0.kilometers)
      },
      Offer(.observationHistory, "United States and territories, no aerodromes, 7 days") {
        query in
        // The Aviation Weather Center has every report of an aerodrome.
        guard query.station.kind == .synoptic else { return nil }
        return NWS.history(of: query.station, hours: query.hours, until: query.now)
      },
      Offer(.point, "whether it speaks for a point", plan: NWS.coverage),
    ])
}

/// The US National Weather Service (api.weather.gov), for the states, territories and their waters.
package enum NWS {
  /// The states and territories, and the three states whose warnings the office in Guam issues: the
  /// Federated States of Micronesia, the Marshall Islands and Palau.
  static let countries: Set = ["US", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "MH", "PW"]

  /// The warnings in force at a point, which is sent with four decimals: the polygon of a tornado
  /// warning is a few kilometers wide.
  ///
  /// Outside the US the list is empty too, so an empty list counts only if the service confirms
  /// that it covers the point.
  package static func alerts(at point: Coordinate) -> Step<AlertReport> {
    let request = request(.alerts, "/alerts/active", [QueryItem("point", position(point))])
    return .fetch(request) { (response) throws(ProviderError) in
      let report = try alerts(from: response, at: point)
      return report.alerts.isEmpty ? coverage(of: point.rounded).map { _ in report } : .done(report)
    }
  }

  /// Succeeds if the service covers a point.
  static func coverage(of point: Coordinate) -> Step<Void> {
    .one(request(.point, "/points/" + position(point), []), coverage(from:))
  }

  /// - Throws: `noData(.outOfCoverage)` if the service does not cover the point.
  package static func coverage(from response: Response) throws(ProviderError) {
    // All properties of a point may be null temporarily (github.com/weather-gov/api, issue 51).
    guard try root(response)["properties"]?.kind == .object else {
      throw .malformed(path: "/properties")
    }
  }

  static func request(
    _ product: ProductID, _ path: String, _ query: [QueryItem]
  ) -> Request {
    Request(.nws, product, path: path, query: query, accept: "application/geo+json")
  }

  /// At most four decimals and no trailing zeros; other forms are redirected.
  static func position(_ point: Coordinate) -> String {
    [point.latitude, point.longitude].map { value in
      var text = fixedPoint(value, decimals: 4)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      return text
    }.joined(separator: ",")
  }

  /// Actual alerts in force, without cancellations, all-clears and superseded alerts.
  package static func alerts(
    from response: Response, at place: Coordinate
  ) throws(ProviderError) -> AlertReport {
    let root = try root(response)
    let features = try root.list("features")
    // Where the warning has a polygon without the place, the service means the place's zone.
    let warnings = CAPWarnings(language: "en", now: response.receivedAt) { info in
      info.areas.first?.enclosure(of: place) == .outside ? .area : .point
    }
    let rows = warnings.rows(features.elements.map { CAPAlert(nws: $0) })
    return try AlertReport(coverage: .full, rows: rows, path: "/features")
  }

  /// Errors are `application/problem+json`; only `InvalidPoint` means that the point is out of
  /// coverage.
  static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    try response.json(retrySeconds: 5) { status, problem in
      let isInvalidPoint = problem?["type"]?.string?.hasSuffix("/InvalidPoint") ?? false
      return status == 404 && isInvalidPoint ? .noData(.outOfCoverage) : nil
    }
  }
}

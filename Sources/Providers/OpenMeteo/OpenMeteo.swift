import Basics
import Places
import Time
import Vocabulary
import Weather

extension Provider {
  static let openMeteo = Provider(
    id: .openMeteo,
    attribution: [
      Attribution("Weather data by Open-Meteo.com", "https://open-meteo.com/", "CC BY 4.0")
    ],
    baseURL: "https://api.open-meteo.com",
    key: .optionalQuery("apikey", hostPrefix: "customer-"),
    // Half a degree; a land cell is preferred to the nearest.
    gridKilometers: 150,
    // The service runs one call per address at a time, queues a few and rejects the rest.
    maximumConcurrentRequests: 4,
    budget: [(60, 600), (3600, 5000), (86400, 10_000)],
    forecastDays: 16, forecastVariables: .all, givesWholeDays: true,
    airVariables: AirVariable.usual.union([.aerosol, .dust, .pollen]),
    keyedParts: OpenMeteo.professionalServices, keyAbilities: OpenMeteo.keyAbilities,
    columns: [
      OpenMeteo.hours, OpenMeteo.now, OpenMeteo.quarterHours, OpenMeteo.days,
      OpenMeteo.previousRuns, OpenMeteo.members, OpenMeteo.cloudMembers,
    ],
    offers: [
      Offer(.forecast, "now, 384 hours, 16 days, cloud layers") { query in
        OpenMeteo.forecast(
          at: query.point, zone: query.zone, withYesterday: query.includesYesterday)
      },
      Offer(.sunwardClouds, "cloud layers at many points") { query in
        OpenMeteo.sunwardClouds(at: query.points, days: query.days)
      },
      Offer(
        .nowcast, "15 minutes; native in central Europe, France and North America",
        plan: OpenMeteo.nowcast),
      Offer(
        .airQuality, "now and 5 days, haze, dust, pollen in Europe",
        attribution: [
          Attribution(
            "CAMS ENSEMBLE; generated using Copernicus Atmosphere Monitoring Service information",
            "https://atmosphere.copernicus.eu/", "Copernicus licence")
        ], plan: OpenMeteo.airQuality),
      Offer(
        .archive, "since 1940",
        attribution: [
          Attribution(
            "ERA5; contains modified Copernicus Climate Change Service information",
            "https://cds.climate.copernicus.eu/", "CC BY 4.0")
        ], plan: OpenMeteo.archive),
      Offer(.previousRuns, "1 to 6 days before each past hour", plan: OpenMeteo.previousRuns),
      Offer(
        .climate, "CMIP6 HighResMIP, 1950 to 2050",
        attribution: [Attribution("CMIP6 HighResMIP", "https://wcrp-cmip.org/", "CC BY 4.0")]
      ) { OpenMeteo.climate(at: $0.point, years: $0.years) },
      Offer(.ensemble, "spread of cloud cover, 16 days", plan: OpenMeteo.cloudSpread),
      Offer(.members, "31 members, 8 days", plan: OpenMeteo.members),
      Offer(
        .placeSearch, "by prefix, many languages",
        attribution: [Attribution("GeoNames", "https://www.geonames.org/", "CC BY 4.0")]
      ) { OpenMeteo.search(name: $0.name, count: 20, language: $0.language) },
    ])
}

/// Open-Meteo (open-meteo.com): forecasts, air quality, places, archive and climate, no key.
///
/// Requests use metric units; values are read in whatever unit the answer names. Times are
/// requested as Unix seconds: an answer has one fixed offset, so local times would be an hour off
/// after a clock change.
package enum OpenMeteo {
  /// - Parameters:
  ///   - service: the prefix of the host name.
  ///   - members: of each model's ensemble.
  static func request(
    _ product: ProductID, _ service: String = "api", _ path: String = "/v1/forecast",
    at points: [Coordinate] = [], _ items: KeyValuePairs<String, String>, also: [QueryItem] = [],
    members: Int = 1, isOptional: Bool = false
  ) -> Request {
    func list(_ degrees: (Coordinate) -> Double) -> String {
      points.map { fixedPoint(degrees($0), decimals: 4) }.joined(separator: ",")
    }
    let position =
      points.isEmpty
      ? []
      : [QueryItem("latitude", list(\.latitude)), QueryItem("longitude", list(\.longitude))]
    let query = position + items.map { QueryItem($0.key, $0.value) } + also
    return Request(
      .openMeteo, product, baseURL: "https://\(service).open-meteo.com", path: path, query: query,
      part: professionalServices.contains(service) ? service : nil, isOptional: isOptional,
      weight: points.isEmpty ? 1 : callWeight(of: query, members: members))
  }

  /// The answer's single offset: its zone's, if given.
  /// - Parameter asked: the offset of the requested zone, used if the answer has none or an
  ///   impossible one.
  static func utcOffsetSeconds(_ root: UpstreamValue, asked: Double = 0) -> Double {
    guard let offset = root["utc_offset_seconds"]?.seconds, abs(offset) <= 86_400 else {
      return asked
    }
    return offset
  }

  // MARK: Errors

  /// The parsed body of a success response.
  ///
  /// Errors are `{"error":true,"reason":…}`; a failure while streaming has status 200 and a
  /// truncated body.
  static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    let error: StatusMeaning = { status, body in
      meaning(response, status, body?["reason"]?.string ?? "")
    }
    let root = try response.json(meaning: error)
    if root["error"]?.bool == true { throw error(200, root) ?? .http(status: 400) }
    return root
  }

  /// Reasons from the server's source code; the status alone does not distinguish them.
  private static let reasons: [(text: String, error: ProviderError)] = [
    ("API key required", .unauthorized(.keyMissing)),
    ("API key is invalid", .unauthorized(.keyInvalid)),
    ("requires the API", .unauthorized(.subscriptionMissing)),
    ("No data is available for this location", .noData(.outOfCoverage)),
    ("out of allowed range", .noData(.beyondHorizon)),
    ("is invalid. Allowed range", .noData(.beyondHorizon)),
  ]

  private static func meaning(
    _ response: Response, _ status: Int, _ reason: String
  ) -> ProviderError? {
    if status == 429 || reason.mentions("request limit exceeded")
      || reason.mentions("Too many concurrent requests")
    {
      return .rateLimited(retryAfterSeconds: response.retryAfterSeconds ?? wait(response, reason))
    }
    if let known = reasons.first(where: { reason.mentions($0.text) }) { return known.error }
    switch status {
    case 401, 403: return .unauthorized(.keyInvalid)
    case 413: return .tooLarge
    default: return nil
    }
  }

  /// The windows end at the minute, the hour and midnight UTC; the text says which limit was
  /// exceeded.
  private static func wait(_ response: Response, _ reason: String) -> Int? {
    if reason.mentions("concurrent") { return 1 }
    let windows = [("Minutely", 60), ("Hourly", 3600), ("Daily", 86400)]
    guard let window = windows.first(where: { reason.hasPrefix($0.0) })?.1 else { return nil }
    let now = response.receivedAt
    return window - Int(now.seconds(since: now.rounded(.down, toSeconds: Double(window))))
  }
}

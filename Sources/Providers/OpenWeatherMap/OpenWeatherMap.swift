import Basics
package import Places
import Vocabulary
import Weather

extension Provider {
  static let openWeatherMap = Provider(
    id: .openWeatherMap,
    attribution: [
      Attribution(
        "Weather data provided by OpenWeather", "https://openweathermap.org/",
        "ODbL; CC BY-SA 4.0")
    ],
    baseURL: "https://api.openweathermap.org", key: .query("appid"),
    // City distance.
    gridKilometers: 100, maximumConcurrentRequests: 4, budget: [(60, 60), (86400, 1000)],
    forecastDays: 8, forecastVariables: .all.subtracting(.cloudLayers),
    airVariables: AirVariable.usual.union([.pollutant(.nh3), .pollutant(.no)]),
    mapLayers: OpenWeatherMap.layers,
    keyedParts: [OneCallTier.oneCall3.part, OneCallTier.oneCall4.part],
    keyAbilities: OpenWeatherMap.keyAbilities,
    columns: [
      OpenWeatherMap.current, OpenWeatherMap.steps, OpenWeatherMap.hourlySteps,
      OpenWeatherMap.oneCallHours, OpenWeatherMap.days, OpenWeatherMap.minutes,
    ],
    offers: [
      Offer(.forecast, "now, 3 h steps for 5 days; One Call: 48 hours, 8 to 10 days") {
        (query: ForecastQuery, memory) in
        OpenWeatherMap.forecast(at: query.point, zone: query.zone, from: memory.firstTier)
          .map(\.forecast)
      },
      Offer(.nowcast, "1 minute, with One Call") { point, memory in
        OpenWeatherMap.nowcast(at: point, from: memory.firstOneCall)
      },
      Offer(.airQuality, "now and 4 days", plan: OpenWeatherMap.airQuality),
      Offer(.alerts, "with One Call, by point, where no other service speaks") { query, memory in
        OpenWeatherMap.alerts(at: query.point, from: memory.firstOneCall)
      },
      Offer(.placeSearch, "by name, five at most") { OpenWeatherMap.search(name: $0.name) },
      Offer(.placeReverse, "names around a point that the gazetteer has none for") {
        OpenWeatherMap.reverse(at: $0)
      },
      Offer(.mapLayers, "precipitation, temperature, wind, clouds, pressure") { nil },
      Offer(.mapTile, "precipitation, temperature, wind, clouds, pressure") {
        OpenWeatherMap.tile(layer: $0.layer, at: $0.tile)
      },
      Offer(.icon, "18 icons", isKeyless: true, plan: OpenWeatherMap.icon),
    ])
}

extension ProviderMemory {
  /// The best product that the key may open.
  fileprivate var firstTier: OneCallTier {
    [.oneCall3, .oneCall4].first { !isClosed($0.part, of: .openWeatherMap) } ?? .free
  }

  /// The same for data that only One Call has.
  fileprivate var firstOneCall: OneCallTier { firstTier == .oneCall3 ? .oneCall3 : .oneCall4 }
}

/// OpenWeatherMap (openweathermap.org): everything needs a key.
///
/// Requested in metric units: °C, m/s, hPa, mm; visibility in meters, capped at 10 km by the
/// service. It has no cloud layers, so it alone cannot support an afterglow score.
package enum OpenWeatherMap {
  /// One Call is a separate product: when it fails, the others do not.
  static func request(
    _ product: ProductID, _ path: String, _ query: [QueryItem], isOptional: Bool = false
  ) -> Request {
    Request(
      .openWeatherMap, product, path: path, query: query,
      part: OneCallTier.allCases.first { path.hasPrefix("/data/\($0.rawValue)/onecall") }?.part,
      isOptional: isOptional)
  }

  static func metric(_ point: Coordinate) -> [QueryItem] {
    point.query + [QueryItem("units", "metric")]
  }

  /// The parsed body of a success response. `cod` is a number or a string, and some errors have
  /// status 200.
  static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    let root = try response.json(meaning: meaning)
    if let code = root["cod"]?.code, code >= 400 {
      if code == 429 { throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds) }
      throw meaning(code, root) ?? .http(status: code)
    }
    return root
  }

  private static func meaning(_ status: Int, _ body: UpstreamValue?) -> ProviderError? {
    switch status {
    case 401, 403:
      // A key without One Call and an invalid key differ only in the text.
      let message = body?["message"]?.string ?? ""
      let needsPlan = message.mentions("subscription") || message.mentions("One Call")
      return .unauthorized(needsPlan ? .subscriptionMissing : .keyInvalid)
    case 404: return .noData(.notProvided)
    default: return nil
    }
  }
}

extension OpenWeatherMap {
  /// Tests a key against all products, with as few calls as possible.
  package static func keyAbilities(at point: Coordinate) -> Step<KeyAbilities> {
    .fetch(currentRequest(at: point)) { (response) throws(ProviderError) in
      _ = try root(response)
      return oneCall(
        .oneCall3, at: point,
        ["current weather", "forecast in 3 h steps for 5 days", "air quality"])
    }
  }

  private static func oneCall(
    _ tier: OneCallTier, at point: Coordinate, _ known: [String]
  ) -> Step<KeyAbilities> {
    let path = tier == .oneCall4 ? "/data/4.0/onecall/current" : "/data/3.0/onecall"
    let request = request(.forecast, path, metric(point), isOptional: true)
    return .fetch(request) { (response) throws(ProviderError) in
      if try unlessRefused(response, root) != nil {
        return tiles(known + ["One Call \(tier.rawValue)"])
      }
      return tier == .oneCall3 ? oneCall(.oneCall4, at: point, known) : tiles(known)
    }
  }

  private static func tiles(_ known: [String]) -> Step<KeyAbilities> {
    guard let world = TileCoordinate(z: 0, x: 0, y: 0), let layer = layers.first,
      case .fetch(let request, let then)? = tile(layer: layer.id, at: world)
    else { return .done(KeyAbilities(words: known)) }
    return .fetch(request) { (response) throws(ProviderError) in
      let isPicture = (try? then(response)) != nil
      return .done(KeyAbilities(words: known + (isPicture ? ["map tiles"] : [])))
    }
  }
}

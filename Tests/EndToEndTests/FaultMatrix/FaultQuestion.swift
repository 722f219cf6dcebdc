import Providers
import Testing
import Vocabulary

/// A product of a provider, by a method whose answer it is.
struct FaultQuestion: Sendable, CustomTestStringConvertible {
  let method: String
  let product: ProductID
  let provider: ProviderID
  /// Without the braces.
  let params: String
  /// Where the provider is asked.
  let path: String
  /// What stands in without a network.
  var standIn = StandIn.nothing
  /// Who answers if this one fails, where nobody is named.
  var next: ProviderID?
  /// One request answers it, so that attempts can be counted.
  var isOneRequest = true
  /// Whether the provider is asked for something else before there is a stand-in.
  var asksForStandIn = false
  /// Whether the answer is another product's, and this one only leads to it.
  var isStep = false
  /// The wait after a 429 that names none.
  var pauseSeconds = 60
  /// Faults that only this product can have.
  var own: [ProviderFault] = []

  enum StandIn {
    case nothing
    /// What is usual there.
    case climate
    /// Tables of what the models say on an average.
    case tables
    /// A smaller question, which needs no provider; a refused key is reported.
    case gazetteer
  }

  var testDescription: String { "\(product) of \(provider) by \(method)" }

  /// Whether no product of the provider comes before it.
  var isFirst: Bool {
    Self.all.first { $0.provider == provider }.map { $0.method == method && $0.path == path }
      ?? false
  }

  /// What OpenWeatherMap's key may use.
  var key: String? { provider == .openWeatherMap || next == .openWeatherMap ? "onecall3" : nil }

  var isPicture: Bool { product == .mapTile }

  /// Statuses that say more than that something failed.
  var meanings: [Int: ErrorEntry] {
    let hasKey = provider == .openWeatherMap
    let refused: ErrorEntry = hasKey ? .unauthorizedKeyInvalid : .unauthorizedKeyMissing
    switch provider {
    case _ where isPicture:
      return [204: .noDataNotProvided, 404: .noDataNotProvided, 401: refused]
        .merging(hasKey ? [403: refused] : [:]) { $1 }
    case .openMeteo: return [401: refused]
    case .openWeatherMap: return [401: refused, 403: refused, 404: .noDataNotProvided]
    case .metNorway where product == .forecast:
      return [404: .noDataOutOfCoverage, 422: .noDataOutOfCoverage]
    default: return [:]
    }
  }

  /// Faults that this provider's answers cannot have.
  func notices(_ fault: ProviderFault) -> Bool {
    // A picture is recognized only by its first bytes; an absent picture or station is a status.
    if isPicture, ["truncate", "broken-tail"].contains(fault.name) { return false }
    switch fault.status {
    case 204: return provider != .aviationWeather
    case 404: return product != .observations
    default: return true
    }
  }

  var faults: [ProviderFault] {
    ((isFirst ? ProviderFault.all : ProviderFault.usual) + own).filter(notices)
      + (provider == .openWeatherMap ? ProviderFault.keys : [])
  }

  func named(_ fallback: String) -> String {
    "{\(params),\"provider\":\"\(provider.rawValue)\",\"fallback\":\"\(fallback)\"}"
  }

  /// The error alone, and whatever answers.
  var strictAndNot: [String] { [named("none"), named("estimate")] }

  var unnamed: String { "{\(params),\"fallback\":\"none\"}" }

  // MARK: The axis

  private static let lisbon = #""place":"Lisbon""#
  private static let past = lisbon + #","date":"2001-09-09""#
  private static func at(_ place: String) -> String { "\"place\":\(place)" }

  private static let weather: [FaultQuestion] = [
    "weather.current", "forecast.hourly", "forecast.daily",
  ].flatMap {
    [
      FaultQuestion(
        method: $0, product: .forecast, provider: .openMeteo, params: lisbon, path: "/v1/forecast",
        standIn: .climate, next: .metNorway),
      FaultQuestion(
        method: $0, product: .forecast, provider: .metNorway, params: lisbon,
        path: "/weatherapi/", standIn: .climate, own: metNorwaySeries),
      // One Call 4.0 and 3.0 have limits of their own: the free endpoints are asked too.
      FaultQuestion(
        method: $0, product: .forecast, provider: .openWeatherMap, params: lisbon, path: "/data/",
        standIn: .climate, isOneRequest: false),
    ]
  }

  private static let metNorwaySeries: [ProviderFault] = [
    .edit(remove: "/properties/timeseries"),
    .edit(set: "/properties/timeseries/*/time", to: "7", .noDataNotProvided),
  ]

  private static let products: [FaultQuestion] = [
    FaultQuestion(
      method: "forecast.nowcast", product: .nowcast, provider: .openMeteo, params: lisbon,
      path: "/v1/forecast", standIn: .climate, next: .openWeatherMap, asksForStandIn: true),
    FaultQuestion(
      method: "forecast.nowcast", product: .nowcast, provider: .openWeatherMap, params: lisbon,
      path: "/data/", standIn: .climate, isOneRequest: false),
    FaultQuestion(
      method: "air.quality", product: .airQuality, provider: .openMeteo, params: lisbon,
      path: "/v1/air-quality", next: .openWeatherMap,
      own: [
        .wire(
          "large", ["bytes": "40000000", "length": "1"], .providerUnavailableTooLarge,
          isRetried: false)
      ]),
    FaultQuestion(
      method: "air.quality", product: .airQuality, provider: .openWeatherMap, params: lisbon,
      path: "/data/", isOneRequest: false),
    FaultQuestion(
      method: "forecast.hourly", product: .archive, provider: .openMeteo, params: past,
      path: "/v1/archive", standIn: .climate),
    FaultQuestion(
      method: "sunset.score", product: .archive, provider: .openMeteo, params: past,
      path: "/v1/archive", standIn: .climate, own: [.wire("nulls"), .wire("wrong-types")]),
    FaultQuestion(
      method: "climate.project", product: .climate, provider: .openMeteo,
      params: ClimatePipeTests.params, path: "/v1/climate", standIn: .tables, isOneRequest: false,
      own: [
        .wire("nulls", [:], .noDataNotProvided, isRetried: false),
        .wire("wrong-types", [:], .noDataNotProvided, isRetried: false),
        .edit(set: "/daily"), .edit(set: "/daily/time/*", to: #""someday""#),
      ]),
    FaultQuestion(
      method: "location.reverse", product: .placeReverse, provider: .openWeatherMap,
      params: #""latitude":24.6,"longitude":0.55"#, path: "/geo/", standIn: .gazetteer),
  ]

  private static let alerts: [FaultQuestion] = [
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .nws, params: at(AlertPlace.portland),
      path: "/alerts/active", pauseSeconds: 5, own: list("/features", bytes: 16_000_000)),
    FaultQuestion(
      method: "alerts.active", product: .point, provider: .nws, params: at(AlertPlace.miami),
      path: "/points", isStep: true, pauseSeconds: 5),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .environmentCanada,
      params: at(AlertPlace.toronto), path: "/collections/weather-alerts/items",
      own: list("/features", bytes: 16_000_000)),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .jma, params: at(AlertPlace.tokyo),
      path: "/bosai/warning"),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .hko, params: at(AlertPlace.hongKong),
      path: "/weatherAPI"),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .metNorway,
      params: at(AlertPlace.svalbard), path: "/weatherapi/metalerts",
      own: list("/features", bytes: 16_000_000)),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .capFeeds,
      params: at(AlertPlace.nairobi), path: "/meteo.go.ke/api/cap/rss.xml", isOneRequest: false),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .meteoAlarm,
      params: at(AlertPlace.evora), path: "/api/v1/warnings",
      own: list("/warnings", bytes: 16_000_000)),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .brightSky,
      params: at(AlertPlace.berlin), path: "/alerts", next: .meteoAlarm,
      own: list("/alerts", bytes: 5_000_000)),
    FaultQuestion(
      method: "alerts.active", product: .alerts, provider: .openWeatherMap,
      params: at(OneCallPipeTests.windhoek), path: "/data/", isOneRequest: false),
  ]

  /// An empty list never comes of a list that cannot be read.
  private static func list(_ pointer: String, bytes: Int) -> [ProviderFault] {
    [
      .edit(set: pointer, to: "{}"), .edit(remove: pointer),
      .wire(
        "large", ["bytes": "\(bytes)", "length": "1"], .providerUnavailableTooLarge,
        isRetried: false),
    ]
  }

  private static let stations: [FaultQuestion] = [
    FaultQuestion(
      method: "observation.current", product: .observations, provider: .aviationWeather,
      params: #""place":"38.72,-9.14""#, path: "/api/data/metar", isOneRequest: false),
    FaultQuestion(
      method: "observation.current", product: .observations, provider: .brightSky,
      params: at(AlertPlace.berlin), path: "/current_weather", isOneRequest: false),
    FaultQuestion(
      method: "observation.current", product: .observations, provider: .nws,
      params: at(AlertPlace.portland), path: "/stations/", isOneRequest: false, pauseSeconds: 5),
  ]

  private static let notPictures: [ProviderFault] = [
    .wire("status", ["code": "200", "type": "image/png", "body": "Zoom Level Not Supported"]),
    .wire("status", ["code": "200", "type": "text/plain", "body": "Zoom Level Not Supported"]),
    .wire("large", ["bytes": "2000000"], .providerUnavailableTooLarge, isRetried: false),
    .wire(
      "large", ["bytes": "2000000", "length": "1"], .providerUnavailableTooLarge, isRetried: false),
  ]

  private static let tiles: [FaultQuestion] = [
    FaultQuestion(
      method: "map.tile", product: .mapTile, provider: .openWeatherMap,
      params: #""layer":"temp_new","z":2,"x":1,"y":1"#, path: "/map/",
      isOneRequest: false),
    FaultQuestion(
      method: "map.tile", product: .mapTile, provider: .rainViewer,
      params: #""layer":"radar","z":1,"x":0,"y":0"#, path: "/v2/radar",
      own: notPictures),
    FaultQuestion(
      method: "map.tile", product: .mapLayers, provider: .rainViewer,
      params: #""layer":"radar","z":1,"x":0,"y":0"#, path: "/public/", isStep: true,
      own: [.edit(remove: "/radar")]),
  ]

  static let all: [FaultQuestion] = weather + products + alerts + stations + tiles
}

internal import AlmanacCore

/// OpenWeatherMap (openweathermap.org): everything behind a key.
///
/// Asked in metric units: °C, m/s, hPa, mm; visibility in meters, held at 10 km by the service.
/// There are no cloud layers, so no afterglow score can be had from it alone.
package enum OpenWeatherMap {
  static let baseURL = "https://api.openweathermap.org"

  /// One Call is a product of its own: when it is out of order the others are not.
  static func request(
    _ product: Product, _ path: String, _ query: [QueryItem], isOptional: Bool = false
  ) -> Request {
    Request(
      provider: .openWeatherMap, product: product, baseURL: baseURL, path: path, query: query,
      key: .query("appid"), part: path.mentions("/onecall") ? "onecall" : nil,
      isOptional: isOptional)
  }

  static func position(_ point: Coordinate) -> [QueryItem] {
    [
      QueryItem("lat", fixedPoint(point.latitude, decimals: 4)),
      QueryItem("lon", fixedPoint(point.longitude, decimals: 4)),
    ]
  }

  static func metric(_ point: Coordinate) -> [QueryItem] {
    position(point) + [QueryItem("units", "metric")]
  }

  /// The parsed body of a good answer. `cod` is a number or a string, and some errors come with
  /// status 200.
  static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    guard response.status == 200 else {
      let body = try? Upstream.parse(response)
      throw error(response, status: response.status, body)
    }
    let root = try Upstream.parse(response)
    if let code = root["cod"]?.code, code >= 400 {
      throw error(response, status: code, root)
    }
    return root
  }

  private static func error(
    _ response: Response, status: Int, _ body: UpstreamValue?
  ) -> ProviderError {
    let message = body?["message"]?.string ?? ""
    switch status {
    case 401, 403:
      // A key without One Call and a wrong key differ only in the text.
      let needsPlan = message.mentions("subscription") || message.mentions("One Call")
      return .unauthorized(needsPlan ? .subscriptionMissing : .keyInvalid)
    case 404: return .noData(.notProvided)
    case 429: return .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
    default: return .http(status: status)
    }
  }
}

/// The members that all of its products share.
struct OpenWeatherMapRow {
  let value: UpstreamValue

  /// The first of the conditions is the main one. Its icon ends in `d` or `n`.
  var condition: Condition? {
    guard let first = value["weather"]?.element(at: 0), let id = first["id"]?.code
    else { return nil }
    return Condition(owmID: id, isDay: isDayOfIcon ?? true)
  }

  var isDayOfIcon: Bool? {
    switch value["weather"]?.element(at: 0)?["icon"]?.string?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  var visibilityKilometers: Double? { value.number("visibility", .visibility, .meters) }

  var probabilityPercent: Double? { value.number("pop", .probability, .share) }

  /// At sea level, where that is told beside the ground's.
  static func pressure(_ main: UpstreamValue) -> Double? {
    main.number("sea_level", .pressure) ?? main.number("pressure", .pressure)
  }

  /// Rain and snow of the step as water, mm: `{"1h": x}`, `{"3h": x}` or, by the day, a number. No
  /// member, null or `{}` means that none fell, as the service leaves out what is zero, unless its
  /// own sky says that it rains.
  var precipitationMillimeters: Double? {
    if isWithout("rain"), isWithout("snow") { return isWet ? nil : 0 }
    guard let rain = water("rain"), let snow = water("snow") else { return nil }
    return rain + snow
  }

  /// Snow of the step in cm, at the ratio of ten to one to its water.
  var snowfallCentimeters: Double? {
    if isWithout("rain"), isWithout("snow"), isWet { return nil }
    return water("snow")
  }

  private func isWithout(_ name: String) -> Bool {
    guard let member = value[name], !member.isNull else { return true }
    return member.kind == .object && member["1h"] == nil && member["3h"] == nil
  }

  /// Thunderstorm, drizzle, rain or snow.
  private var isWet: Bool {
    let id = value["weather"]?.element(at: 0)?["id"]?.code ?? 800
    return (200..<700).contains(id)
  }

  /// `nil` for a member without an amount that can be read.
  private func water(_ name: String) -> Double? {
    guard !isWithout(name), let member = value[name] else { return 0 }
    let period = member["1h"] ?? member["3h"]
    return period?.number(.precipitation) ?? member.number(.dailyPrecipitation)
  }

  /// Polar rows carry 0 where there is no such time, and nothing is told of before 1979
  /// (283,996,800).
  static func time(_ value: UpstreamValue?) -> Double? {
    guard let seconds = value?.seconds, seconds > 2.8e8 else { return nil }
    return seconds
  }
}

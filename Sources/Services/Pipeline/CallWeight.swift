import Providers

/// The cost of a call to the provider's budget.
enum CallWeight {
  /// Open-Meteo counts, for each place, a tenth of the variables, longer spans than two weeks in
  /// proportion, at least 1 (open-meteo.com/en/pricing). Everyone else counts calls.
  static func weight(of request: Request) -> Double {
    guard request.provider == .openMeteo, request.product != .placeSearch else { return 1 }
    let places = max(1, count("latitude", in: request))
    let models = max(1, count("models", in: request))
    let variables =
      ["current", "minutely_15", "hourly", "daily"].reduce(0) { $0 + count($1, in: request) }
    let tenths = Double(variables * models) / 10
    let weight = max(1, max(tenths, tenths * Double(days(request)) / 14))
    return weight * Double(places)
  }

  private static func value(_ name: String, in request: Request) -> String? {
    request.query.last { $0.name == name }?.value
  }

  private static func count(_ name: String, in request: Request) -> Int {
    value(name, in: request)?.utf8.split(separator: UInt8(ascii: ",")).count ?? 0
  }

  private static func days(_ request: Request) -> Int {
    let ahead = value("forecast_days", in: request).flatMap { Int($0) } ?? 7
    let past = value("past_days", in: request).flatMap { Int($0) } ?? 0
    guard let start = value("start_date", in: request), let end = value("end_date", in: request),
      let first = dayNumber(start), let last = dayNumber(end)
    else { return ahead + past }
    return max(1, last - first + 1)
  }

  /// Approximate: months count as 30.44 days, which is exact enough for a budget.
  private static func dayNumber(_ date: String) -> Int? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return Int(Double(parts[0]) * 365.25 + Double(parts[1]) * 30.44) + parts[2]
  }
}

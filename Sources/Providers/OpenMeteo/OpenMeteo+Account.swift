import Places
import Time

/// What a call counts, and what a key opens.
extension OpenMeteo {
  /// The services that need the Professional plan if a key is sent. Without a key, the free hosts
  /// answer for everyone.
  static let professionalServices = [
    "archive-api", "climate-api", "ensemble-api", "previous-runs-api",
  ]

  /// Tests a key with a forecast and the cheapest call of the Professional plan.
  static func keyAbilities(at point: Coordinate) -> Step<KeyAbilities> {
    forecast(at: point, zone: .utc).flatMap { _ in
      let request = request(
        .forecast, "archive-api", "/v1/archive", at: [point],
        [
          "hourly": "temperature_2m", "start_date": "2020-01-01", "end_date": "2020-01-01",
          "timeformat": "unixtime", "timezone": "GMT",
        ], isOptional: true)
      return .one(request) { (response) throws(ProviderError) in
        let known = ["forecasts at the customer host"]
        do throws(ProviderError) { _ = try root(response) } catch {
          response.faults.tolerate(error)
          return KeyAbilities(words: known)
        }
        return KeyAbilities(words: known + ["archive, climate, ensembles and earlier runs"])
      }
    }
  }

  /// For each place a tenth of the variables of all models and members, spans longer than two weeks
  /// in proportion, at least 1 (open-meteo.com/en/pricing, and `calculateQueryWeight` of the
  /// service).
  static func callWeight(of query: [QueryItem], members: Int) -> Double {
    func value(_ name: String) -> String? { query.last { $0.name == name }?.value }
    func count(_ name: String) -> Int {
      value(name)?.utf8.split(separator: UInt8(ascii: ",")).count ?? 0
    }
    func days() -> Int {
      if let first = value("start_date").flatMap(LocalDate.init(parsing:)),
        let last = value("end_date").flatMap(LocalDate.init(parsing:))
      {
        return max(1, last.days(since: first) + 1)
      }
      // A week, if the request does not say.
      return (value("forecast_days").flatMap { Int($0) } ?? 7)
        + (value("past_days").flatMap { Int($0) } ?? 0)
    }
    let variables = ["current", "minutely_15", "hourly", "daily"].reduce(0) { $0 + count($1) }
    let tenths = Double(variables * max(1, count("models")) * members) / 10
    return max(1, tenths, tenths * Double(days()) / 14) * Double(max(1, count("latitude")))
  }
}

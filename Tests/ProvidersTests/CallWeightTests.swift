import Testing
import Time

@testable import Providers

/// What Open-Meteo counts our calls as, by `calculateQueryWeight` of its source.
@Suite("What a call costs") struct CallWeightTests {
  private static func request<Output>(_ step: Step<Output>?) -> Request? {
    guard case .fetch(let request, _)? = step else { return nil }
    return request
  }

  private static func date(_ text: String) throws -> LocalDate {
    try #require(LocalDate(parsing: text))
  }

  @Test func openMeteoCountsVariablesDaysModelsMembersAndPlaces() throws {
    let (recent, today) = (try Self.date("2026-06-01"), try Self.date("2026-06-21"))
    let old = try Self.date("1999-08-11")
    let calls: [(String, Request?, Double)] = [
      // (16 + 18 + 11) / 10 × 16 / 14.
      ("forecast", Self.request(OpenMeteo.forecast(at: lisbon, zone: .utc)), 5.143),
      (
        "sunward",
        Self.request(OpenMeteo.sunwardClouds(at: Array(repeating: lisbon, count: 8))), 8
      ),
      ("nowcast", Self.request(OpenMeteo.nowcast(at: lisbon)), 1),
      ("air", Self.request(OpenMeteo.airQuality(at: lisbon)), 3.2),
      // 31 members: of one variable for 16 days, and of four for 8.
      ("spread", Self.request(OpenMeteo.cloudSpread(at: lisbon)), 3.543),
      ("members", Self.request(OpenMeteo.members(at: lisbon)), 12.4),
      ("archive", Self.request(OpenMeteo.archive((lisbon, .utc, old, old, today))), 1.5),
      ("history", Self.request(OpenMeteo.archive((lisbon, .utc, recent, recent, today))), 1.8),
      (
        "backfill",
        Self.request(
          OpenMeteo.previousRuns(
            (lisbon, try Self.date("2026-03-23"), try Self.date("2026-06-20")))), 23.143
      ),
      ("climate", Self.request(OpenMeteo.climate(at: lisbon, years: 1991...2020)), 234.814),
      ("search", Self.request(OpenMeteo.search(name: "Lisbon")), 1),
    ]
    for (name, request, weight) in calls {
      let counted = try #require(request, "\(name)").weight
      #expect(abs(counted - weight) < 0.001, "\(name): \(counted)")
    }
  }

  /// The others count calls.
  @Test func aCallIsOne() {
    #expect(Self.request(MetNorway.forecast(at: lisbon, zone: .utc))?.weight == 1)
    #expect(Self.request(OpenWeatherMap.forecast(at: lisbon, zone: .utc))?.weight == 1)
  }

  /// A forecast of One Call is one billed call in 3.0 and five in 4.0.
  @Test func aKeyOfOneCallPaysForOneCall() throws {
    var paths: [String] = []
    _ = try OpenWeatherMap.forecast(at: lisbon, zone: .utc).run {
      (request) throws(ProviderError) in
      paths.append(request.path)
      return answer(OpenWeatherMapTests.oneCall, receivedAt: OpenWeatherMapTests.now)
    }
    #expect(paths == ["/data/3.0/onecall"])
  }

  /// One that fails is no reason to pay for the other.
  @Test func onlyAKeyWithoutOneCall3PaysForOneCall4() {
    for status in [500, 503] {
      var paths: [String] = []
      let error = providerError { () throws(ProviderError) in
        _ = try OpenWeatherMap.alerts(at: lisbon).run { (request) throws(ProviderError) in
          paths.append(request.path)
          return answer("", status: status)
        }
      }
      #expect(error == .http(status: status) && paths == ["/data/3.0/onecall"])
    }
  }
}

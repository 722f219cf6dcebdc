import Places
import TestSupport
import Testing
import Time
import Weather

@testable import Providers

/// The local upstream's forecasts obey the laws of recorded ones: nothing is tested against a
/// contradiction that no service would send. Exceptions are what the service itself does.
@Suite(.enabled(if: LocalUpstream.isAvailable, "python3 is missing"))
struct DoubleLawTests {
  private typealias Plan = @Sendable (Coordinate, ZoneRules) -> Step<[Forecast]>

  private static let plans: [(name: String, plan: Plan)] = [
    (
      "Open-Meteo",
      { point, zone in
        OpenMeteo.forecast(at: point, zone: zone, withYesterday: true).flatMap { forecast in
          OpenMeteo.nowcast(at: point).map { _ in [forecast] }
        }
      }
    ),
    ("MET Norway", { point, zone in MetNorway.forecast(at: point, zone: zone).map { [$0] } }),
    (
      "One Call",
      { point, zone in
        OpenWeatherMap.forecast(at: point, zone: zone, from: .oneCall3).map { [$0.forecast] }
      }
    ),
    (
      "OpenWeatherMap",
      { point, zone in
        OpenWeatherMap.forecast(at: point, zone: zone, from: .free).map { [$0.forecast] }
      }
    ),
  ]

  private static let places: [(latitude: Double, longitude: Double, zone: String)] = [
    (38.72, -9.14, "Europe/Lisbon"), (52.52, 13.4, "Europe/Berlin"),
    (-36.85, 174.76, "Pacific/Auckland"), (69.65, 18.96, "Europe/Oslo"),
    (40.71, -74.01, "America/New_York"),
  ]

  /// A symbol of MET Norway leaves out what is below a tenth or so an hour; its answer is recorded.
  private static let exceptions = ["MET Norway wetWhereItFalls"]

  /// On days on which the clocks change, too.
  @Test(arguments: [
    "2026-06-21T12:00:17Z", "2026-01-15T21:40:00Z", "2026-10-25T00:50:00Z", "2026-03-08T06:59:59Z",
  ])
  func valuesObeyTheLaws(at time: String) throws {
    let upstream = try #require(LocalUpstream.shared)
    let now = try #require(Timestamp.instant(time))
    let room = upstream.http + "/~laws\(Int(now))"
    _ = try LoopbackRequest(room + "/-/clock").bytes(posting: #"{"now":\#(Int(now))}"#)
    for (latitude, longitude, zoneName) in Self.places {
      let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let zone = try #require(ZoneDatabase { _ in nil }.rules(named: zoneName))
      for (name, plan) in Self.plans {
        var answers: [Response] = []
        let forecasts = try plan(point, zone).run { (request) throws(ProviderError) in
          let response = try Self.answer(to: request, room, now)
          answers.append(response)
          return response
        }
        let listed = try answers.flatMap { try AnswerRows.all(in: $0).flatMap(\.self) }
          .flatMap { $0.values() }
        let read = forecasts.flatMap { forecast in
          forecast.hours.enumerated().flatMap { $0.element.values(row: $0.offset) }
        }
        for law in ColumnLaw.allCases where !Self.exceptions.contains("\(name) \(law)") {
          let broken = law.check(listed).broken + law.check(read).broken
          let shown = broken.prefix(3).map { "\($0.table), \($0.column), row \($0.row)" }
          #expect(broken.isEmpty, "\(name), \(zoneName), \(law), \(broken.count): \(shown)")
        }
      }
    }
  }

  private static func answer(
    to request: Request, _ room: String, _ now: Instant
  ) throws(ProviderError) -> Response {
    let settings = ProviderSettings(baseURL: room, apiKey: "onecall3-laws")
    let url = try request.resolved(settings, userAgent: "almanac-tests/1").url
    do {
      return Response(body: try LoopbackRequest(url).bytes(), receivedAt: now)
    } catch {
      throw .http(status: 503)
    }
  }
}

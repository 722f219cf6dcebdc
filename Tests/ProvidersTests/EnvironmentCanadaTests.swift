import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct EnvironmentCanadaTests {
  /// Around Lisbon, where the tests are; what is recorded is of Lake Ontario.
  static func feature(_ id: String, _ extra: String = "", geometry: String = square) -> String {
    """
    {"type":"Feature","geometry":\(geometry),"properties":{"id":"\(id)","alert_type":"warning",
    "alert_name_en":"wind warning","alert_name_fr":"avertissement de vent",
    "publication_datetime":"2026-06-21T10:00:00.000Z",
    "validity_datetime":"2026-06-21T18:00:00.000Z",
    "event_end_datetime":"2026-06-22T10:00:00.000Z",
    "expiration_datetime":"2026-06-22T02:00:00.000Z","alert_text_en":"Wind.",
    "alert_text_fr":"Vent.","risk_colour_en":"orange","feature_name_en":"Hills",
    "feature_name_fr":"Collines","status_en":"issued"\(extra)}}
    """
  }

  static let square =
    #"{"type":"Polygon","coordinates":[[[-10,38],[-9,38],[-9,39],[-10,39],[-10,38]]]}"#
  static let elsewhere =
    #"{"type":"Polygon","coordinates":[[[-5,38],[-4,38],[-4,39],[-5,39],[-5,38]]]}"#

  static let body =
    #"{"type":"FeatureCollection","numberMatched":4,"features":["#
    + [
      feature("a"), feature("b", geometry: elsewhere),
      feature("c").replacing(#""status_en":"issued""#, with: #""status_en":"ended""#),
      feature("d").replacing(
        #""event_end_datetime":"2026-06-22"#, with: #""event_end_datetime":"2020-06-22"#),
    ].joined(separator: ",") + "]}"

  private static func report(
    _ features: String, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    try EnvironmentCanada.alerts(
      from: answer(#"{"features":[\#(features)]}"#, receivedAt: 1_782_062_400), at: lisbon,
      language: language)
  }

  @Test func polygonsDecide() throws {
    let report = try EnvironmentCanada.alerts(
      from: answer(Self.body, receivedAt: 1_782_062_400), at: lisbon)
    #expect(report.coverage == .full && report.alerts.map(\.id) == ["a"])
    #expect(report.unlistedCount == 0 && report.unreadCount == 0)
    let alert = report.alerts[0]
    #expect(alert.severity == .severe && alert.match == .point && alert.areas == ["Hills"])
    #expect(alert.event == "wind warning" && alert.description == "Wind.")
    #expect(alert.onset == Timestamp.instant("2026-06-21T18:00:00Z"))
    #expect(alert.expires == Timestamp.instant("2026-06-22T10:00:00Z"))
    let french = try Self.report(Self.feature("a"), language: "fr").alerts.first
    #expect(french?.event == "avertissement de vent" && french?.areas == ["Collines"])
    #expect(french?.sender == "Environnement Canada")
    // A warning without a known area is one for somewhere in the country.
    let unknown = try Self.report(Self.feature("a", geometry: "null"))
    #expect(unknown.coverage == .country && unknown.alerts.map(\.match) == [.country])
  }

  @Test(arguments: [
    (#""status_en":"Ended""#, AlertSeverity?.none), (#""alert_type":"ending""#, nil),
    (#""status_en":"cancelled""#, nil), (#""status_en":"continued""#, .severe),
    (#""alert_type":"statement""#, .severe), (#""risk_colour_en":"RED""#, .extreme),
    (#""risk_colour_en":"yellow""#, .moderate), (#""risk_colour_en":null"#, .unknown),
    (#""event_end_datetime":null"#, .severe),
  ])
  func whatTheMembersMean(_ member: String, _ severity: AlertSeverity?) throws {
    // Of two members of the same name the last counts.
    let report = try Self.report(Self.feature("a", "," + member))
    #expect(report.alerts.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test func warningsBeyondTheLimitAreCounted() throws {
    let body = #"{"numberMatched":140,"features":[\#(Self.feature("a"))]}"#
    let report = try EnvironmentCanada.alerts(
      from: answer(body, receivedAt: 1_782_062_400), at: lisbon)
    #expect(report.alerts.map(\.id) == ["a"] && report.unlistedCount == 139)
  }

  /// The box holds every place of the same rounded coordinates.
  @Test func noMoreThanTheRoundedPlaceIsAsked() throws {
    for (latitude, longitude) in [(43.654_99, -79.384_99), (43.645, -79.375_01), (43.65, -79.38)] {
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      guard case .fetch(let request, _) = EnvironmentCanada.alerts(at: place) else { continue }
      #expect(request.query.first { $0.name == "bbox" }?.value == "-79.39,43.64,-79.37,43.66")
    }
  }

  /// Freezing rain at Lake Ontario, on March 6, 2026.
  @Test func recordedWarnings() throws {
    let recorded = try Payloads.response("environment-canada/linecast_alerts_2026-03.json")
    let then = Response(body: recorded.body, receivedAt: 1_772_762_621)
    for (latitude, longitude, zone) in [
      (43.65, -79.38, "City of Toronto"), (43.26, -79.87, "City of Hamilton"),
      (43.45, -79.69, "Burlington - Oakville"), (45.42, -75.7, nil),
    ] {
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let report = try EnvironmentCanada.alerts(from: then, at: place)
      #expect(report.coverage == .full && report.unreadCount == 0)
      #expect(report.alerts.flatMap(\.areas) == [zone].compactMap(\.self))
      for alert in report.alerts {
        #expect(alert.event == "freezing rain warning" && alert.severity == .moderate)
        #expect(alert.expires == Timestamp.instant("2026-03-06T06:00:00Z"))
      }
    }
    let toronto = try #require(Coordinate(latitude: 43.65, longitude: -79.38))
    let later = try EnvironmentCanada.alerts(from: recorded, at: toronto)
    #expect(later.coverage == .full && later.alerts.isEmpty)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try EnvironmentCanada.alerts(from: response, at: lisbon)
    }
  }
}

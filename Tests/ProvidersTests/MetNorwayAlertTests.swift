import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct MetNorwayAlertTests {
  static func feature(_ id: String, _ geometry: String = EnvironmentCanadaTests.square) -> String {
    """
    {"type":"Feature","geometry":\(geometry),"properties":{"id":"\(id)","area":"Hills",
    "awareness_level":"3; orange; Severe","awareness_type":"1; Wind","severity":"Severe",
    "certainty":"Likely","status":"Actual","type":"Alert","event":"gale",
    "eventAwarenessName":"Strong wind","title":"Strong wind, orange level","description":"Wind.",
    "consequences":"Trees fall.","instruction":"Stay home.","web":"\\n https://www.met.no/a\\n "},
    "when":{"interval":["2026-06-21T10:00:00+00:00","2026-06-22T10:00:00+00:00"]}}
    """
  }

  static let body =
    #"{"type":"FeatureCollection","lang":"en","features":["#
    + [
      feature("a"), feature("b", EnvironmentCanadaTests.elsewhere),
      feature("c").replacing(#""type":"Alert""#, with: #""type":"Cancel""#),
    ].joined(separator: ",") + "]}"

  @Test func polygonsDecide() throws {
    let report = try MetNorway.alerts(
      from: answer(Self.body, receivedAt: 1_782_062_400), at: lisbon)
    #expect(report.coverage == .full && report.alerts.map(\.id) == ["a"])
    let alert = report.alerts[0]
    #expect(alert.severity == .severe && alert.match == .point && alert.areas == ["Hills"])
    #expect(alert.event == "Strong wind" && alert.description == "Wind.\n\nTrees fall.")
    #expect(alert.url == "https://www.met.no/a" && alert.sender == "MET Norway")
    #expect(alert.expires == Timestamp.instant("2026-06-22T10:00:00Z"))
  }

  /// The same request from everywhere.
  @Test func noPlaceLeavesTheMachine() {
    for (language, sent) in [("nb", "no"), ("nn", "no"), ("de", "en")] {
      guard case .fetch(let request, _) = MetNorway.alerts(at: lisbon, language: language) else {
        continue
      }
      #expect(request.query == [QueryItem("lang", sent)])
    }
  }

  /// Gales at sea, on March 7, 2026.
  @Test func recordedWarnings() throws {
    let recorded = try Payloads.response("met-norway/linecast_metalerts.json")
    let then = Response(body: recorded.body, receivedAt: 1_772_860_621)
    for (latitude, longitude, areas) in [
      (77.375, 22.75, ["B5"]), (70.917, 25.551, ["Fruholmen - Slettnes fyr"]), (59.91, 10.75, []),
    ] {
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let report = try MetNorway.alerts(from: then, at: place)
      #expect(report.coverage == .full && report.unreadCount == 0)
      #expect(report.alerts.flatMap(\.areas) == areas)
      #expect(report.alerts.allSatisfy { $0.severity == .moderate && $0.match == .point })
    }
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try MetNorway.alerts(from: response, at: lisbon)
    }
  }
}

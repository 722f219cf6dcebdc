import TestSupport
import Testing
import Time

@testable import Providers

/// A whole answer, written by hand, and what reads it.
struct Specimen: CustomTestStringConvertible, Sendable {
  let name: String
  let body: String
  /// Members that name a row or hold it together: without one of them the row is gone.
  let keys: Set<String>
  let read: @Sendable (Response) throws(ProviderError) -> Any

  var testDescription: String { name }

  init(
    _ name: String, _ body: String, keys: Set<String> = [],
    read: @escaping @Sendable (Response) throws(ProviderError) -> Any
  ) {
    (self.name, self.body, self.keys, self.read) = (name, body, keys, read)
  }

  /// Whether a path ends in one of the keys, or in an element of one.
  func isKey(_ name: String) -> Bool {
    let last = name.split(separator: "/").last { Int($0) == nil }
    return last.map { keys.contains(String($0)) } ?? false
  }

  /// Nil when the answer was refused.
  func values(_ tree: JSONTree) -> [String: String]? {
    (try? read(answer(tree.text, receivedAt: 1_742_500_000))).map { knownValues($0) }
  }

  static let all: [Specimen] = [
    Specimen(
      "Open-Meteo forecast", OpenMeteoForecastTests.body, keys: ["time", "hourly", "daily"]
    ) { (response) throws(ProviderError) in try OpenMeteo.forecast(from: response) },
    Specimen("Open-Meteo air quality", OpenMeteoAirQualityTests.body, keys: ["time"]) {
      (response) throws(ProviderError) in try OpenMeteo.airQuality(from: response)
    },
    Specimen("Open-Meteo previous runs", OpenMeteoPreviousRunsTests.body, keys: ["time", "hourly"])
    {
      (response) throws(ProviderError) in try OpenMeteo.previousRuns(from: response)
    },
    Specimen(
      "Open-Meteo places", OpenMeteoPlacesTests.body,
      keys: ["results", "name", "latitude", "longitude"]
    ) { (response) throws(ProviderError) in try OpenMeteo.places(from: response) },
    Specimen("OpenWeatherMap now", OpenWeatherMapTests.current, keys: ["dt", "main", "cod"]) {
      (response) throws(ProviderError) in try OpenWeatherMap.current(from: response)
    },
    // A warning has no number: it goes by who sent it, what it says and when it begins.
    Specimen(
      "OpenWeatherMap One Call", OpenWeatherMapTests.oneCall,
      keys: ["dt", "event", "sender_name", "start"]
    ) { (response) throws(ProviderError) in
      try OpenWeatherMap.oneCall(from: response, zone: .utc)
    },
    Specimen("MET Norway", MetNorwayTests.body, keys: ["time", "data"]) {
      (response) throws(ProviderError) in try MetNorway.forecast(from: response, zone: .utc)
    },
    Specimen("RainViewer", RainViewerTests.body, keys: ["radar", "time", "path"]) {
      (response) throws(ProviderError) in try RainViewer.api.layer(from: response)
    },
    Specimen("NWS", NWSTests.body, keys: alertKeys) {
      (response) throws(ProviderError) in try NWS.alerts(from: response, at: lisbon)
    },
    Specimen("Environment Canada", EnvironmentCanadaTests.body, keys: alertKeys) {
      (response) throws(ProviderError) in
      try EnvironmentCanada.alerts(from: response, at: lisbon)
    },
    Specimen(
      "JMA", JMATests.body,
      keys: ["warning", "class20Items", "areaCode", "kinds", "code", "status"]
    ) {
      (response) throws(ProviderError) in
      try JMA.alerts(from: response, in: ["1310100"], of: "130000")
    },
    Specimen("HKO", HKOTests.body, keys: ["actionCode", "code", "name"]) {
      (response) throws(ProviderError) in try HKO.alerts(from: response)
    },
    Specimen(
      "MET Norway's warnings", MetNorwayAlertTests.body, keys: alertKeys.union(["type", "status"])
    ) { (response) throws(ProviderError) in
      try MetNorway.alerts(from: response, at: lisbon)
    },
    Specimen("MeteoAlarm", MeteoAlarmTests.body, keys: alertKeys) {
      (response) throws(ProviderError) in try MeteoAlarm.alerts(from: response, at: .lisbon)
    },
    Specimen("Bright Sky", BrightSkyTests.body, keys: alertKeys) {
      (response) throws(ProviderError) in try BrightSky.alerts(from: response)
    },
    Specimen(
      "Bright Sky observations", BrightSkyObservationTests.body,
      keys: [
        "weather", "source_id", "sources", "timestamp", "fallback_source_ids", "dwd_station_id",
        "id", "lat", "lon", "observation_type",
      ]
    ) { (response) throws(ProviderError) in try BrightSky.observations(from: response) },
    Specimen(
      "Aviation Weather Center", AviationWeatherTests.body,
      keys: ["icaoId", "lat", "lon", "obsTime", "reportTime", "rawOb"]
    ) { (response) throws(ProviderError) in
      try AviationWeather.observations(from: response)
    },
  ]

  /// What says that a warning is one, that it is meant, and that it is not over.
  private static let alertKeys: Set<String> = [
    "features", "properties", "warnings", "alerts", "alert", "info", "event", "event_en", "id",
    "alert_id", "identifier", "status", "messageType", "msgType", "expires", "ends", "references",
    "parameter", "language", "value", "valueName", "alert_type", "status_en", "event_end_datetime",
    "expiration_datetime", "coordinates", "geometry", "type",
  ]
}

/// What becomes of an answer when one thing in it is other than it should be. Only recorded answers
/// are as they should be; what a service sends on a bad day nobody has recorded.
@Suite struct ChangedAnswerTests {
  static let wrongTypes: [JSONTree] = [
    .leaf(#""x""#), .object([]), .array([]), .leaf("true"), .leaf(#""NaN""#),
    .array([.leaf("null")]),
    .leaf("\"" + String(repeating: "long ", count: 2000) + "\""),
  ]

  /// The paths whose values differ: gone, new or other.
  static func difference(_ one: [String: String], _ other: [String: String]) -> Set<String> {
    Set(one.keys.filter { one[$0] != other[$0] }).union(other.keys.filter { one[$0] == nil })
  }

  /// An amount and its interval are one value.
  static func whole(_ path: String) -> String {
    String(path.replacing(/\/precipitation\/.*/, with: "/precipitation"))
  }

  @Test(arguments: Specimen.all)
  func aValueThatIsMissingCostsOnlyItself(specimen: Specimen) throws {
    let tree = try JSONTree(parsing: specimen.body)
    let whole = try #require(specimen.values(tree))
    for path in tree.paths {
      guard case .leaf = tree[path], !specimen.isKey(tree.name(path)) else { continue }
      let name = tree.name(path)
      let values = specimen.values(tree.changing(path, to: .leaf("null")))
      let known = try #require(values, "\(name) null: refused")
      let lost = Self.difference(whole, known)
      // The sky of a step of six hours, and whether it is by day, are those of six rows; an index
      // of the air is one value.
      let members = Set(
        lost.map {
          $0.replacing(/\/condition\/.*/, with: "/condition")
            .replacing(/\/indices\/(\w+)\/.*/) { "/indices/\($0.output.1)" }
        })
      #expect(members.count <= 12, "\(name) null: \(members.sorted())")
    }
  }

  @Test(arguments: Specimen.all)
  func aValueOfAnotherTypeCostsNoMoreThanNone(specimen: Specimen) throws {
    let tree = try JSONTree(parsing: specimen.body)
    let whole = try #require(specimen.values(tree))
    for path in tree.paths {
      let name = tree.name(path)
      let without = [.leaf("null"), nil].map { specimen.values(tree.changing(path, to: $0)) }
      let isFatal = without.contains(nil) || specimen.isKey(name)
      let allowed = Set(
        without.compactMap(\.self).flatMap { Self.difference(whole, $0) }.map(Self.whole))
      for wrong in Self.wrongTypes {
        let changed = specimen.values(tree.changing(path, to: wrong))
        if isFatal { continue }
        let known = try #require(changed, "\(name) = \(wrong.text.prefix(9)): refused")
        let cost = whole.keys.filter { known[$0] == nil }.map(Self.whole)
        #expect(Set(cost).isSubset(of: allowed), "\(name) = \(wrong.text.prefix(9)): \(cost)")
      }
    }
  }
}

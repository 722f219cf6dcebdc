import AlmanacProtocol
import HTTP
import JSON
import Providers
import Testing
import Vocabulary

/// A product that an answer does without.
struct FaultPart: Sendable, CustomTestStringConvertible {
  let method: String
  let params: String
  let path: String
  var key: String?
  /// Statuses that say that there is nothing, or that the key is wrong.
  var meaningful: Set<Int> = []
  /// Faults that only this product can have.
  var own: [ProviderFault] = []
  /// What the answer has if the provider fails so.
  let expect: @Sendable (_ result: JSONValue, _ fault: ProviderFault) -> Void

  var testDescription: String { "\(method) \(path)" }

  /// The products of providers that no question is about: those of the list below, those that only
  /// add to others, and a second server of the same radar.
  static let offers = [
    ["openMeteo", "sunwardClouds"], ["openMeteo", "ensemble"], ["openMeteo", "members"],
    ["openMeteo", "previousRuns"], ["openMeteo", "placeSearch"], ["openWeatherMap", "placeSearch"],
    ["openWeatherMap", "mapLayers"], ["openWeatherMap", "icon"], ["libreWXR", "mapLayers"],
    ["libreWXR", "mapTile"], ["aviationWeather", "observationHistory"],
    ["brightSky", "observationHistory"], ["capFeeds", "alertMessage"],
    ["nws", "observationHistory"],
  ]

  /// A picture is recognized only by its first bytes.
  func notices(_ fault: ProviderFault) -> Bool {
    if method == "icon.get", ["truncate", "broken-tail"].contains(fault.name) { return false }
    return fault.status.map { !meaningful.contains($0) } ?? true
  }

  private static func gazetteer(_ result: JSONValue, _ fault: ProviderFault) {
    #expect(result["places"]?.element(at: 0)?["id"]?.string == "geonames:2267057")
    expectIncomplete(result, fault)
  }

  /// Without a network, only the places known here are expected.
  private static func expectIncomplete(_ result: JSONValue, _ fault: ProviderFault) {
    if case .transport(.offline) = fault.kind {
      #expect(result.warningCodes == [])
      return
    }
    #expect(result.warningCodes == ["notProvided"])
    #expect(result["warnings"]?.element(at: 0)?["paths"]?.strings == ["/places"])
  }

  private static let radar = FaultQuestion.all[FaultQuestion.all.count - 1]

  static let all = [
    FaultPart(
      method: "location.search", params: #"{"query":"Lisbon","limit":100}"#, path: "/v1/search"
    ) { gazetteer($0, $1) },
    FaultPart(
      method: "location.search", params: #"{"query":"Xyzzyplugh","limit":100}"#, path: "/v1/search"
    ) { result, fault in
      #expect(result["places"]?.count == 0)
      expectIncomplete(result, fault)
    },
    FaultPart(
      method: "location.search", params: #"{"query":"Lisbon","provider":"openWeatherMap"}"#,
      path: "/geo/", key: "plain", meaningful: [404]
    ) { gazetteer($0, $1) },
    FaultPart(
      method: "location.reverse", params: PlacesAndPicturesTests.desert, path: "/geo/",
      key: "plain", meaningful: [401]
    ) { result, _ in
      #expect(result["place"]?["latitude"]?.double == 24.6)
      #expect(result["source"]?["kind"]?.string == "computed")
    },
    FaultPart(method: "icon.get", params: #"{"icon":"10d"}"#, path: "/img/", key: "plain") {
      result, _ in
      #expect(result["mimeType"]?.string == "image/svg+xml")
      #expect(result["source"]?["kind"]?.string == "computed")
    },
    FaultPart(
      method: "map.layers", params: #"{"place":"Lisbon"}"#, path: "/public/",
      own: [.edit(remove: "/radar")]
    ) {
      result, fault in
      let error = ToldError(of: fault, to: radar)
      let layer = result["layers"]?.list.first { $0["id"]?.string == "radar" }
      #expect(layer?["available"]?.bool == false && layer?["frames"]?.count == 0)
      #expect(layer?["reason"]?.string == error.reason ?? error.kind)
    },
    FaultPart(
      method: "observation.stations", params: #"{"place":"38.72,-9.14"}"#, path: "/api/data/metar",
      meaningful: [204]
    ) { result, _ in
      // The table still knows where they are.
      let message = result["warnings"]?.element(at: 0)?["message"]?.string
      #expect(message?.contains("are unavailable") == true, "\(result)")
      #expect(result["stations"]?.element(at: 0)?["report"]?.isNull == true)
    },
    FaultPart(
      method: "sunset.score", params: #"{"place":"Lisbon","days":1,"fallback":"none"}"#,
      path: "/v1/ensemble"
    ) { result, _ in
      #expect(result["source"]?["kind"]?.string == "live")
      #expect(result["days"]?.element(at: 0)?["score"]?.double != nil, "\(result)")
    },
  ]
}

/// What every method says under every fault.
@Suite(
  "Every method under every fault", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct FaultPartTests {
  static let cells: [(FaultPart, ProviderFault)] = FaultPart.all.flatMap { part in
    (ProviderFault.ofParts + part.own).filter(part.notices).map { (part, $0) }
  }

  @Test(arguments: cells)
  func aPartThatFailsCostsOnlyItself(_ part: FaultPart, _ fault: ProviderFault) throws {
    guard fault.isPossible else { return }
    let bench = try ProviderBench()
    try fault.strike(bench.room, at: part.path)
    let answer = try bench.ask(try bench.program(key: part.key), part.method, part.params)
    part.expect(try #require(answer["result"], "\(answer)"), fault)
    #expect(try bench.askedCount(part.path) > 0)
  }

  private static let document = try? JSONDocument(parsing: SpecDocument.bytes).root

  /// The params of the method's first example, without a stand-in for what a provider does not say.
  private static func params(_ method: MethodName) throws -> String {
    let entry = try #require(
      document?["methods"]?.elements.first { $0["name"]?.string == method.rawValue })
    let names = entry["params"]?.elements.compactMap { $0["name"]?.string } ?? []
    var members =
      entry["examples"]?.element(at: 0)?["params"]?.elements.compactMap { param in
        param["value"].map {
          (param["name"]?.string ?? "", String(decoding: $0.rawBytes, as: UTF8.self))
        }
      } ?? []
    members.removeAll { ["fallback", "deadlineMs", "provider", "online"].contains($0.0) }
    if names.contains("fallback") { members.append(("fallback", #""none""#)) }
    return "{" + members.map { #""\#($0)":\#($1)"# }.joined(separator: ",") + "}"
  }

  /// Where every provider fails, nothing passes as fetched: a method answers without them, or says
  /// which of them failed, and how. The methods are those of the contract.
  @Test(arguments: MethodName.allCases.filter(\.isNetworked), ProviderFault.kinds)
  func nothingThatFailedIsLive(method: MethodName, fault: ProviderFault) throws {
    let room = try UpstreamRoom()
    try fault.strike(room, at: "/")
    let answer = try room.call(method.rawValue, Self.params(method))
    guard let error = answer["error"] else {
      // A picture is recognized only by its first bytes.
      if fault.name == "truncate", [.iconGet, .mapTile].contains(method) { return }
      #expect(answer["result"]?["source"]?["kind"]?.string != "live")
      let kinds = answer["result"]?["sources"]?.list.compactMap { $0["kind"]?.string } ?? []
      #expect(!kinds.contains("live"))
      return
    }
    // A place that is unknown here, what a provider does not have, or its failure; where the usual
    // deadline is short, a second attempt comes too late.
    let told = ToldError(of: fault, to: FaultQuestion.all[0])
    let code = try #require(error["code"]?.integer)
    let late = method.deadlineMilliseconds < 1_000 ? [-32018] : []
    #expect(([-32010, -32015, told.code] + late).contains(code), "\(error)")
    guard code == -32012 else { return }
    #expect(error["data"]?["reason"]?.string == told.reason)
    #expect(error["data"]?["provider"]?.string != nil)
  }
}

import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "Places by name over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct SearchPipeTests {
  static let path = "/v1/search"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func names(_ result: JSONValue) -> [String] {
    result["places"]?.elements.compactMap { $0["name"]?.string } ?? []
  }

  /// The gazetteer's first, the provider's behind, each once.
  @Test func bothAreMerged() throws {
    let result = try room.result("location.search", #"{"query":"Lisbon","limit":100}"#)
    let places = result["places"]?.list ?? []
    #expect(places.first?["id"]?.string == "geonames:2267057")
    #expect(places.count { $0["id"]?.string == "geonames:2267057" } == 1)
    let village = try #require(places.first { $0["name"]?.string == "Lisbonella" })
    #expect(village["timeZoneSource"]?.string == "provider")
    #expect(village["displayName"]?.string == "Lisbonella, Coimbra, Portugal")
    #expect(village["population"]?.integer == 120 && village["elevation"]?.double == 210)
    #expect(village["localTime"]?.string == "2026-06-21T13:00:17+01:00")
    #expect(result["source"]?["kind"]?.string == "live")
    #expect(
      result["attribution"]?.elements.contains {
        $0["url"]?.string?.contains("open-meteo") == true
      } == true)
    let known = try room.result(
      "location.search", #"{"query":"Lisbon","limit":100,"online":false}"#)
    let first = names(known)
    #expect(Array(names(result).prefix(first.count)) == first)
    #expect(try room.asked().count == 1)
  }

  /// A provider that knows no such place decides: the setting stays.
  @Test(.process) func anUnknownLocationIsNotStored() throws {
    let program = try room.program()
    _ = try program.run(["config", "set", "location", "Lisbon"])
    let refused = try program.run(["config", "set", "location", "Xyzzyvillage"])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("No matching place was found"), "\(refused.errors)")
    #expect(try program.run(["config", "get", "location"]).output == "Lisbon\n")
  }

  /// A code without a country, no zone, no people: the rest is found out or unknown.
  @Test func whatAPlaceLacks() throws {
    let places = try room.result("location.search", #"{"query":"quebradilla"}"#)["places"]
    let rows = places?.list.filter { $0["name"]?.string?.hasPrefix("Quebradilla ") == true } ?? []
    #expect(rows.count == 2)
    let island = rows.first { $0["countryCode"]?.string == "PR" }
    #expect(island?["timeZone"]?.string == "America/Puerto_Rico")
    #expect(island?["timeZoneSource"]?.string != "provider")
    #expect(island?["population"]?.isNull == true && island?["admin1"]?.isNull == true)
    let village = rows.first { $0["countryCode"]?.string == "BR" }
    #expect(village?["timeZone"]?.string == "America/Araguaina")
    #expect(village?["population"]?.isNull == true, "none were counted")
    let pole = try room.result("location.search", #"{"query":"antarctica"}"#)["places"]?.list
      .first { $0["name"]?.string == "Antarctica" }
    #expect(pole?["countryCode"]?.isNull == true && pole?["country"]?.isNull == true)
    #expect(pole?["timeZone"]?.string == "Antarctica/Syowa")
  }

  @Test(arguments: [
    ("de", "Monschau am See", "Deutschland"), ("fr-CA", "Montjoie-sur-Lac", "Allemagne"),
    ("en", "Montjoie-am-See", "Germany"), ("ja", "Montjoie-am-See", "Germany"),
  ])
  func namesComeInTheLanguageAskedFor(
    _ locale: String, _ name: String, _ country: String
  ) throws {
    let result = try room.result(
      "location.search", #"{"query":"Montjoie","locale":"\#(locale)"}"#)
    let village = try #require(result["places"]?.list.first { $0["name"]?.string == name })
    #expect(village["country"]?.string == country)
  }

  /// The id carries the place: it is found again without a network.
  @Test func anIdOutlivesTheNetwork() throws {
    let places = try room.result("location.search", #"{"query":"Lisbonella"}"#)["places"]?.list
    let id = try #require(places?.first { $0["name"]?.string == "Lisbonella" }?["id"]?.string)
    let answer = try Program(now: UpstreamRoom.now).call(
      "sun.times", #"{"place":{"id":"\#(id)"}}"#)
    let place = answer?["result"]?["place"]
    #expect(place?["name"]?.string == "Lisbonella" && place?["latitude"]?.double == 40.1)
    #expect(place?["timeZone"]?.string == "Europe/Lisbon")
  }

  @Test func nothingIsAnEmptyList() throws {
    #expect(names(try room.result("location.search", #"{"query":"zzyzxq"}"#)).isEmpty)
    #expect(try room.asked(Self.path).count == 1)
  }

  @Test(arguments: ["Li", "52.52,13.41", "JN67TN", "geo:52.52,13.41"])
  func fewLettersAndCoordinatesAskNobody(_ query: String) throws {
    let result = try room.result("location.search", #"{"query":"\#(query)"}"#)
    #expect(result["places"]?.count != 0)
    #expect(try room.asked(Self.path).isEmpty)
  }

  /// Enough names as typed need no provider, but for one that is asked by name.
  @Test func enoughKnownPlacesAskNobody() throws {
    let params = #""query":"Lis","limit":5"#
    #expect(names(try room.result("location.search", "{\(params)}")).count == 5)
    #expect(try room.asked(Self.path).isEmpty)
    _ = try room.result("location.search", #"{\#(params),"provider":"openMeteo"}"#)
    #expect(try room.asked(Self.path).count == 1)
    // Names with a typo are no reason not to ask.
    _ = try room.result("location.search", #"{"query":"Lisbnn","limit":1}"#)
    #expect(try room.asked(Self.path).count == 2)
  }

  /// The gazetteer's part comes before the provider was asked.
  @Test(.pipe) func whatIsKnownComesAtOnce() throws {
    let outcome = try room.program().serve(
      Program.request(
        1, "location.search", #"{"query":"Lisbon","limit":100,"partialResultToken":"p"}"#))
    let part = try JSONDocument(parsing: Array(try #require(outcome.lines.first).utf8)).root
    #expect(part["method"]?.string == "$/progress")
    let places = part["params"]?["value"]?["places"]
    #expect(places?.element(at: 0)?["id"]?.string == "geonames:2267057")
    #expect(places?.elements.contains { $0["name"]?.string == "Lisbonella" } == false)
    #expect(outcome.lines.count == 2)
  }

  static let badAnswers: [(String, [String: String])] = [
    ("edit", ["set": "/results", "to": "5"]),
    ("edit", ["remove": "/results"]), ("edit", ["set": "/results"]),
    ("edit", ["set": "/results/*"]), ("edit", ["set": "/results/*", "to": "[]"]),
    ("edit", ["remove": "/results/*/name"]), ("edit", ["set": "/results/*/latitude"]),
    ("edit", ["set": "/results/*/longitude", "to": "500"]),
    ("edit", ["set": "/results/*/latitude", "to": "\"north\""]),
  ]

  /// A provider that fails takes nothing away.
  @Test(arguments: badAnswers)
  func badAnswersLeaveTheGazetteer(_ fault: String, _ arguments: [String: String]) throws {
    try room.fault(fault, at: Self.path, arguments)
    let result = try room.result("location.search", #"{"query":"Lisbon","limit":100}"#)
    #expect(result["places"]?.element(at: 0)?["id"]?.string == "geonames:2267057")
    #expect(!names(result).contains("Lisbonella"))
    #expect(try !room.asked(Self.path).isEmpty)
  }

  /// Members of another type are unknown; the place stays.
  @Test(arguments: ["null", "5", "[]", "{}"])
  func membersOfAnotherType(_ value: String) throws {
    let members = ["country", "country_code", "admin1", "timezone"]
    try room.fault(
      "edit", at: Self.path,
      ["set": members.map { "/results/*/\($0)" }.joined(separator: " "), "to": value])
    let result = try room.result("location.search", #"{"query":"Lisbonella"}"#)
    let village = try #require(
      result["places"]?.list.first { $0["name"]?.string == "Lisbonella" })
    #expect(village["country"]?.isNull == true && village["admin1"]?.isNull == true)
    #expect(village["timeZone"]?.string == "Europe/Lisbon", "that of the nearest city")
  }

  /// Names of other writing systems, control characters taken out.
  @Test func namesAreCleaned() throws {
    try room.fault(
      "edit", at: Self.path,
      ["set": "/results/*/name", "to": #""\u001b[31mリスボン\u202e村""#])
    let result = try room.result("location.search", #"{"query":"Lisbonella"}"#)
    #expect(names(result).contains("[31mリスボン村"))
  }

  /// One deadline holds for the name and for what is asked about it.
  @Test func theDeadlineHoldsForTheNameToo() throws {
    try room.fault("slow-first-byte", at: Self.path)
    let params = #"{"place":"Lisbonella","deadlineMs":200}"#
    for method in ["weather.current", "sunset.score", "air.quality"] {
      let error = try room.call(method, params)["error"]
      #expect(error?["code"]?.integer == -32018)
      #expect(error?["data"]?["kind"]?.string == "deadlineExceeded")
    }
  }

  /// A name that the gazetteer does not have is a place everywhere.
  @Test func aVillageIsAPlace() throws {
    let result = try room.result("sun.times", #"{"place":"Lisbonella"}"#)
    #expect(result["place"]?["timeZone"]?.string == "Europe/Lisbon")
    let error = try room.call("sun.times", #"{"place":"zzyzxq"}"#)["error"]
    #expect(error?["code"]?.integer == -32010)
  }
}

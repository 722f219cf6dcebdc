import Foundation
import JSON
import Testing

/// OpenWeatherMap's names of places, map tiles and icons.
@Suite(
  "Names, tiles and icons", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct PlacesAndPicturesTests {
  /// In the Sahara, where the gazetteer has nothing within 50 km.
  static let desert = #"{"latitude":24.6,"longitude":0.55}"#

  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  // MARK: Names

  @Test(arguments: [#","provider":"openWeatherMap""#, ""])
  func aNameTheGazetteerLacks(_ provider: String) throws {
    if provider.isEmpty { try bench.room.fault("status", at: "/v1/search", ["code": "500"]) }
    let answer = try bench.ask(
      try bench.program(key: "plain"), "location.search",
      #"{"query":"Almanakstad"\#(provider)}"#)
    let found = answer["result"]?["places"]?.list ?? []
    #expect(found.compactMap { $0["name"]?.string } == ["Almanakstad"])
    #expect(found.first?["countryCode"]?.string == "NL")
    #expect(found.first?["timeZone"]?.string == "Europe/Amsterdam")
    #expect(answer["result"]?["source"]?["provider"]?.string == "openWeatherMap")
    // What was found can be named in other questions, in another process, without a network.
    let id = try #require(found.first?["id"]?.string)
    let times = try Program(now: ProviderBench.now).call("sun.times", #"{"place":{"id":"\#(id)"}}"#)
    #expect(times?["result"]?["place"]?["name"]?.string == "Almanakstad")
  }

  @Test func nothingFoundIsAnEmptyList() throws {
    let answer = try bench.ask(
      try bench.program(key: "plain"), "location.search",
      #"{"query":"Nirgendwo-am-Nichts","provider":"openWeatherMap"}"#)
    #expect(answer["result"]?["places"]?.count == 0)
  }

  @Test func aPointFarFromAnyNameIsNamedByTheProvider() throws {
    let answer = try bench.ask(try bench.program(key: "plain"), "location.reverse", Self.desert)
    let place = answer["result"]?["place"]
    #expect(place?["name"]?.string == "Bir Almanakh")
    #expect(place?["countryCode"]?.string == "DZ" && place?["admin1"]?.string == "Adrar")
    #expect(place?["id"]?.string == "24.6000,0.5500")
    #expect((11...13).contains(place?["distanceKm"]?.double ?? 0))
    #expect(answer["result"]?["source"]?["provider"]?.string == "openWeatherMap")
    let credits = answer["result"]?["attribution"]?.list.compactMap { $0["url"]?.string }
    #expect(credits == ["https://www.geonames.org/", "https://openweathermap.org/"])
  }

  /// Where the gazetteer has a name, where there is no key, where nobody is at home.
  @Test func theGazetteersAnswerNeedsNobody() throws {
    let keyed = try bench.program(key: "plain")
    let lisbon = try bench.ask(
      keyed, "location.reverse", #"{"latitude":38.7167,"longitude":-9.1333}"#)
    #expect(lisbon["result"]?["source"]?["kind"]?.string == "computed")
    let unkeyed = try bench.ask(try bench.program(), "location.reverse", Self.desert)
    #expect(unkeyed["result"]?["source"]?["kind"]?.string == "computed")
    #expect(unkeyed["result"]?["place"]?["distanceKm"]?.isNull ?? true)
    #expect(try bench.room.asked().isEmpty)
    let away = try bench.program(key: "plain", unreachable: ["openWeatherMap"])
    let alone = try bench.ask(away, "location.reverse", Self.desert)
    #expect(alone["result"]?["place"]?["name"] != nil)
    #expect(alone["result"]?["source"]?["kind"]?.string == "computed")
  }

  @Test func aProviderIsAskedByItsName() throws {
    let lisbon = #"{"latitude":38.7167,"longitude":-9.1333,"provider":"openWeatherMap"}"#
    let named = try bench.ask(try bench.program(key: "plain"), "location.reverse", lisbon)
    #expect(named["result"]?["source"]?["provider"]?.string == "openWeatherMap")
    #expect(named["result"]?["place"]?["timeZone"]?.string == "Europe/Lisbon")
    let unkeyed = try bench.ask(try bench.program(), "location.reverse", lisbon)
    #expect(unkeyed["error"]?["data"]?["reason"]?.string == "keyMissing")
    let other = try bench.ask(
      try bench.program(key: "plain"), "location.reverse",
      #"{"latitude":38.7,"longitude":-9.1,"provider":"metNorway"}"#)
    #expect(other["error"]?["code"]?.integer == -32019)
  }

  @Test(arguments: ["nulls", "wrong-types"])
  func aDamagedNameIsNoName(_ fault: String) throws {
    try bench.room.fault(fault, at: "/geo/")
    let answer = try bench.ask(try bench.program(key: "plain"), "location.reverse", Self.desert)
    #expect(answer["result"]?["place"]?["latitude"]?.double == 24.6)
    #expect(answer["result"]?["source"]?["kind"]?.string == "computed")
  }

  // MARK: Pictures

  @Test func layersAndTheirTiles() throws {
    let program = try bench.program(key: "plain")
    let layers = try bench.ask(program, "map.layers", #"{"place":"Lisbon"}"#)["result"]?["layers"]
    let own = layers?.list.filter { $0["needsKey"]?.bool == true } ?? []
    #expect(own.count == 5)
    for layer in own {
      #expect(layer["available"]?.bool == true && layer["urlTemplate"]?.isNull == true)
      let id = layer["id"]?.string ?? ""
      let tile = try bench.ask(
        program, "map.tile", #"{"layer":"\#(id)","z":3,"x":3,"y":2}"#)["result"]
      let data = tile?["data"]?.string.flatMap { Data(base64Encoded: $0) }
      #expect(data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true, "\(id)")
      #expect(tile?["mimeType"]?.string == "image/png" && tile?["tileSize"]?.integer == 256)
      #expect(tile?["source"]?["provider"]?.string == "openWeatherMap")
    }
    let unkeyed = try bench.ask(
      try bench.program(), "map.tile", #"{"layer":"temp_new","z":3,"x":3,"y":2}"#)
    #expect(unkeyed["error"]?["data"]?["reason"]?.string == "keyMissing")
  }

  @Test func anIconComesFromTheProvider() throws {
    let params = #"{"icon":"10d"}"#
    let fetched = try bench.ask(try bench.program(key: "plain"), "icon.get", params)["result"]
    #expect(fetched?["mimeType"]?.string == "image/png")
    #expect(fetched?["source"]?["provider"]?.string == "openWeatherMap")
    #expect(try bench.room.asked("/img/wn/") == ["/img/wn/10d@2x.png"], "without the key")
  }
}

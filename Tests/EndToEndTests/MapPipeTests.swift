import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "Radar over the pipe", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct MapPipeTests {
  static let index = "/public/weather-maps.json"
  static let tiles = "/v2/radar"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func frames() throws -> [JSONValue] {
    try room.sent(Self.index)["radar"]?["past"]?.list ?? []
  }

  private static func id(_ frame: JSONValue?) -> String {
    String(frame?["path"]?.string?.dropFirst("/v2/radar/".count) ?? "")
  }

  private func radar(_ result: JSONValue) throws -> JSONValue {
    try #require(result["layers"]?.elements.first { $0["id"]?.string == "radar" })
  }

  // MARK: Layers

  @Test func framesAsListed() throws {
    let layer = try radar(try room.result("map.layers", #"{"place":"Lisbon"}"#))
    let sent = try frames()
    #expect(layer["available"]?.bool == true)
    #expect(layer["frames"]?.elements.compactMap { $0["id"]?.string } == sent.map(Self.id))
    let times = layer["frames"]?.elements.map { unixSeconds($0["time"]?.string) } ?? []
    #expect(times == sent.map { $0["time"]?.double })
    #expect(times.count == 13 && (times.last ?? nil) == 1_782_043_200)
    #expect(layer["frames"]?.elements.allSatisfy { $0["kind"]?.string == "past" } == true)
    #expect(layer["maxZoom"]?.integer == 7 && layer["minZoom"]?.integer == 0)
    #expect(
      layer["urlTemplate"]?.string
        == "https://tilecache.rainviewer.com/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png")
  }

  @Test func fiveKindsNeedAKey() throws {
    let result = try room.result("map.layers", #"{"place":"Lisbon"}"#)
    let others = result["layers"]?.elements.filter { $0["id"]?.string != "radar" } ?? []
    #expect(
      Set(others.compactMap { $0["kind"]?.string })
        == ["precipitation", "temperature", "wind", "clouds", "pressure"])
    #expect(others.allSatisfy { $0["available"]?.bool == false })
    #expect(others.allSatisfy { $0["reason"]?.string == "keyMissing" })
  }

  static let lists: [([String: String], Int)] = [
    (["set": "/radar/past/3"], 12), (["set": "/radar/past/3/time"], 12),
    (["set": "/radar/past/3/time", "to": "-5"], 12), (["remove": "/radar/past/*/path"], 0),
    (["set": "/radar/past/0/path", "to": #""/v2/radar/../../secret""#], 12),
    (["set": "/radar/past/0/path", "to": #""/v2/satellite/abcdef""#], 12),
    (["set": "/radar/past", "to": "[]"], 0), (["remove": "/radar/past /satellite"], 0),
    (["set": "/radar/nowcast"], 13), (["remove": "/radar/nowcast /generated /version"], 13),
    (["set": "/host", "to": #""https://tiles.example""#], 13), (["remove": "/host"], 13),
  ]

  /// What the list of frames may look like, and how many of its 13 are left.
  @Test(arguments: lists)
  func aListThatIsNotWhole(_ edit: [String: String], _ count: Int) throws {
    try room.fault("edit", at: Self.index, edit)
    let layer = try radar(try room.result("map.layers", #"{"place":"Lisbon"}"#))
    #expect(layer["frames"]?.count == count)
    #expect(layer["available"]?.bool == (count > 0))
    #expect(layer["reason"]?.string == (count > 0 ? nil : "notProvided"))
    #expect(layer["urlTemplate"]?.string?.hasPrefix("https://tilecache.rainviewer.com/") == true)
  }

  @Test func withoutAListNoTileIsAskedFor() throws {
    try room.fault("status", at: Self.index, ["code": "500"])
    let tile = #"{"layer":"radar","z":1,"x":0,"y":0}"#
    #expect(try room.call("map.tile", tile)["error"] != nil)
    #expect(try room.asked(Self.tiles).isEmpty)
  }

  // MARK: Tiles

  @Test(arguments: [nil, 0, 5, 12] as [Int?])
  func aTileAsTheServiceDrewIt(_ frame: Int?) throws {
    let sent = try frames()
    let id = Self.id(sent[frame ?? 12])
    let choice = frame.map { _ in #","frame":"\#(id)""# } ?? ""
    let result = try room.result("map.tile", #"{"layer":"radar","z":3,"x":3,"y":2\#(choice)}"#)
    let path = "/v2/radar/\(id)/256/3/3/2/2/1_1.png"
    #expect(try room.asked(Self.tiles) == [path])
    let bytes = try room.sentBytes(path)
    #expect(result["data"]?.string == Data(bytes).base64EncodedString())
    #expect(result["mimeType"]?.string == "image/png" && result["tileSize"]?.integer == 256)
    #expect(result["source"]?["provider"]?.string == "rainViewer")
    #expect(result["expiresAt"]?.string == "2026-06-21T12:10:17+00:00")
  }

  struct Refusal: Sendable {
    let params: String
    let kind: String
    let path: String
    var range: [Int]?
  }

  @Test(arguments: [
    Refusal(params: #""layer":"radars","z":1,"x":0,"y":0"#, kind: "notAllowed", path: "/layer"),
    Refusal(
      params: #""layer":"../radar","z":1,"x":0,"y":0"#, kind: "notAllowed", path: "/layer"),
    Refusal(
      params: #""layer":"radar","z":8,"x":0,"y":0"#, kind: "outOfRange", path: "/z",
      range: [0, 7]),
    Refusal(
      params: #""layer":"radar","z":2,"x":4,"y":0"#, kind: "outOfRange", path: "/x",
      range: [0, 3]),
    Refusal(
      params: #""layer":"radar","z":2,"x":0,"y":4"#, kind: "outOfRange", path: "/y",
      range: [0, 3]),
    Refusal(
      params: #""layer":"radar","z":1,"x":0,"y":0,"frame":"1782043200""#, kind: "notAllowed",
      path: "/frame"),
  ])
  func onlyWhatIsListed(_ refusal: Refusal) throws {
    let error = try room.call("map.tile", "{\(refusal.params)}")["error"]
    #expect(error?["code"]?.integer == -32602)
    let data = error?["data"]
    #expect(data?["kind"]?.string == refusal.kind && data?["path"]?.string == refusal.path)
    let range = data?["range"]
    #expect(
      [range?["minimum"]?.integer, range?["maximum"]?.integer].compactMap(\.self)
        == refusal.range ?? [])
    if refusal.path == "/frame" {
      #expect(data?["allowed"]?.strings == (try frames()).map(Self.id))
    }
    if refusal.path == "/layer" { #expect(data?["allowed"]?.strings.contains("radar") == true) }
    #expect(try room.asked(Self.tiles).isEmpty)
  }

  /// The first bytes tell what a picture is, whatever the header claims.
  @Test func aPictureUnderAnotherName() throws {
    try room.fault(
      "status", at: Self.tiles, ["code": "200", "type": "text/html", "body": "GIF89a…"])
    let result = try room.result("map.tile", #"{"layer":"radar","z":1,"x":0,"y":0}"#)
    #expect(result["mimeType"]?.string == "image/gif")
  }

  @Test func aLayerThatNeedsAKey() throws {
    let layers = try room.result("map.layers", #"{"place":"Lisbon"}"#)["layers"]
    let id = try #require(
      layers?.elements.first { $0["needsKey"]?.bool == true }?["id"]?.string)
    let error = try room.call("map.tile", #"{"layer":"\#(id)","z":1,"x":0,"y":0}"#)["error"]
    #expect(error?["code"]?.integer == -32014)
    #expect(error?["data"]?["reason"]?.string == "keyMissing")
  }
}

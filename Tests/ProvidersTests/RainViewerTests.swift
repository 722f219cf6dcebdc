import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct RainViewerTests {
  static let body = """
    {"version":"2.0","generated":1782066600,"host":"https://tilecache.rainviewer.com",
    "radar":{"past":[{"time":1782066000,"path":"/v2/radar/58f0a1b2c3d4"},
    {"time":1782066600,"path":"/v2/radar/../../etc"},{"time":1,"path":"/v2/satellite/x"},
    {"time":null,"path":"/v2/radar/a"}],
    "nowcast":[{"time":1782067200,"path":"/v2/radar/nowcast_1"}]},
    "satellite":{"infrared":[]}}
    """

  @Test func framesAreListedAsTheyCome() throws {
    let layer = try RainViewer.api.layer(from: answer(Self.body))
    #expect(layer.frames.map(\.id) == ["58f0a1b2c3d4", "nowcast_1"])
    #expect(layer.frames.map(\.kind) == [.past, .forecast])
    #expect(layer.maximumZoom == 7 && !layer.needsKey)
    #expect(
      layer.urlTemplate
        == "https://tilecache.rainviewer.com/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png")
  }

  @Test(arguments: [
    "http://tilecache.rainviewer.com", "https://evil.example", "https://a.rainviewer.com.evil.x",
    "https://user@x.rainviewer.com", "",
  ])
  func strangeHostsAreNotBelieved(host: String) throws {
    let body = #"{"host":"\#(host)","radar":{}}"#
    let template = try RainViewer.api.layer(from: answer(body)).urlTemplate
    #expect(template?.hasPrefix("https://tilecache.rainviewer.com/") == true)
  }

  /// LibreWXR serves the same lists; of the hosts in them, only its own are believed.
  @Test(arguments: [
    ("https://api.librewxr.net", true), ("https://eu.tiles.librewxr.net", true),
    ("http://api.librewxr.net", false), ("https://radar.example.net", false),
    ("https://librewxr.net.evil.example", false), ("https://a@librewxr.net", false),
    ("https://evillibrewxr.net", false), ("https://.librewxr.net", false), ("", false),
  ])
  func othersServeItToo(host: String, isBelieved: Bool) throws {
    let body = Self.body.replacing("https://tilecache.rainviewer.com", with: host)
    let layer = try LibreWXR.api.layer(from: answer(body))
    #expect(layer.frames.map(\.kind) == [.past, .forecast] && layer.maximumZoom == 12)
    #expect(
      layer.urlTemplate
        == (isBelieved ? host + "/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png" : nil))
    let tile = try #require(TileCoordinate(z: 12, x: 1, y: 2))
    guard case .fetch(let request, _)? = LibreWXR.api.tile(frame: "nowcast_1", at: tile) else {
      Issue.record("no request")
      return
    }
    #expect(
      request.baseURL + request.path
        == "https://api.librewxr.net/v2/radar/nowcast_1/256/12/1/2/2/1_1.png")
  }

  /// A forecast and the later measurement have one address, because a frame's id is its time.
  @Test func aFrameOfLibreWXRChangesAtItsTime() throws {
    func change(_ api: RadarAPI, _ frame: String) throws -> Instant? {
      guard
        case .fetch(let request, _)? = api.tile(
          frame: frame, at: try #require(TileCoordinate(z: 3, x: 1, y: 2)))
      else { return nil }
      return request.changesAt
    }
    #expect(try change(LibreWXR.api, "1782067200") == 1_782_067_200)
    #expect(try change(LibreWXR.api, "nowcast_1") == nil)
    #expect(try change(RainViewer.api, "1782067200") == nil)
  }

  @Test func tilesNeedAFrameAndALowZoom() throws {
    let low = try #require(TileCoordinate(z: 7, x: 1, y: 2))
    let high = try #require(TileCoordinate(z: 8, x: 1, y: 2))
    #expect(RainViewer.api.tile(frame: "a/b", at: low) == nil)
    #expect(RainViewer.api.tile(frame: "", at: low) == nil)
    #expect(RainViewer.api.tile(frame: "abc", at: high) == nil)
    guard case .fetch(let request, _)? = RainViewer.api.tile(frame: "abc", at: low) else {
      Issue.record("no request")
      return
    }
    #expect(request.path == "/v2/radar/abc/256/7/1/2/2/1_1.png")
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try RainViewer.api.layer(from: response)
    }
  }
}

import EventLoop
import Foundation
import Testing

@testable import AlmanacCLI

@Suite struct ConfigurationFileTests {
  /// A folder that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-config-\(UUID().uuidString)")
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }

  private func changing(_ text: String?, _ path: String, _ value: String?) throws -> String {
    let folder = try Folder()
    let file = folder.path("inner/config.json")
    if let text {
      try FileManager.default.createDirectory(
        atPath: folder.path("inner"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    try ConfigurationFile(path: file).set(path, value.map(ConfigurationFile.json))
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((rights as? Int) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("inner")).count == 1)
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }

  @Test(
    arguments: [
      (nil, "units", "imperial", "{\n  \"units\": \"imperial\"\n}\n"),
      ("", "units", "si", "{\n  \"units\": \"si\"\n}\n"),
      // Only the value's own bytes change.
      (
        "{ \"units\"  :\"uk\",\t\"location\":\"Oslo\" }", "units", "si",
        "{ \"units\"  :\"si\",\t\"location\":\"Oslo\" }"
      ),
      ("\u{FEFF}{\"units\":\"uk\"}", "units", "si", "\u{FEFF}{\"units\":\"si\"}"),
      // Of two the last one counts.
      (#"{"units":"uk","units":"si"}"#, "units", "uk", #"{"units":"uk","units":"uk"}"#),
      (#"{"units":"uk"}"#, "location", "Oslo", #"{"units":"uk", "location": "Oslo"}"#),
      (
        "{\n\t\"units\": \"uk\"\n}", "location", "Oslo",
        "{\n\t\"units\": \"uk\",\n\t\"location\": \"Oslo\"\n}"
      ),
      (
        #"{"providers":{"nws":{"contact":"a@b"}}}"#, "providers.openWeatherMap.apiKey", "k",
        "{\"providers\":{\"nws\":{\"contact\":\"a@b\"}, \"openWeatherMap\": {\n      "
          + "\"apiKey\": \"k\"\n    }}}"
      ),
      // What is taken out takes one comma along.
      (#"{"units":"uk"}"#, "units", nil, "{}"),
      (#"{"units":"uk", "locale":"de"}"#, "units", nil, #"{"locale":"de"}"#),
      (#"{"locale":"de", "units":"uk"}"#, "units", nil, #"{"locale":"de"}"#),
      (
        #"{"locale":"de", "units":"uk","location":1}"#, "units", nil,
        #"{"locale":"de","location":1}"#
      ),
      (#"{"units":"uk","units":"si"}"#, "units", nil, "{}"),
      (#"{"locale":"de"}"#, "units", nil, #"{"locale":"de"}"#),
      (#"{"locale":"de"}"#, "cache.maxBytes", nil, #"{"locale":"de"}"#),
      (
        #"{"skill":{"backfill":"never"}}"#, "skill.backfill", "weekly",
        #"{"skill":{"backfill":"weekly"}}"#
      ),
    ] as [(String?, String, String?, String)])
  func `one value at a time, the rest byte for byte`(
    text: String?, path: String, value: String?, expected: String
  ) throws {
    #expect(try changing(text, path, value) == expected)
  }

  @Test(
    arguments: [
      (nil, "units", "furlongs"), (nil, "nonsense", "1"), ("[]", "units", "si"),
      (nil, "providers.nws.baseURL", "ftp://x"), (nil, "cache.maxBytes", "1"),
      (nil, "skill.backfill", "daily"), (nil, "skill.backfill", "1"),
      (nil, "location", "91,0"), (nil, "location", "12"),
    ] as [(String?, String, String)])
  func `what the server would not take is not written`(text: String?, path: String, value: String) {
    #expect(throws: ConfigurationFile.Refusal.self) { _ = try changing(text, path, value) }
  }

  @Test(arguments: [true, false])
  func `a symbolic link stays`(isThere: Bool) throws {
    let folder = try Folder()
    if isThere {
      try Data("{}".utf8).write(to: folder.url.appendingPathComponent("real.json"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("second"), withDestinationPath: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("first"), withDestinationPath: folder.path("second"))
    try ConfigurationFile(path: folder.path("first")).set("units", Array(#""uk""#.utf8))
    for (name, target) in [("first", folder.path("second")), ("second", "real.json")] {
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name)) == target)
    }
    let text = try String(contentsOfFile: folder.path("real.json"), encoding: .utf8)
    #expect(text.contains(#""units": "uk""#))
  }

  /// Read, change and write are one step for others: no change is lost.
  @Test func `many at once lose nothing`() async throws {
    let folder = try Folder()
    let path = folder.path("config.json")
    let providers = ["openMeteo", "openWeatherMap", "metNorway", "nws", "meteoAlarm", "brightSky"]
    await withTaskGroup(of: Void.self) { group in
      for provider in providers {
        group.addTask {
          for name in ["apiKey", "contact"] {
            try? ConfigurationFile(path: path).set(
              "providers.\(provider).\(name)", Array(#""x""#.utf8))
          }
        }
      }
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.components(separatedBy: #""x""#).count == 1 + 2 * providers.count)
  }
}

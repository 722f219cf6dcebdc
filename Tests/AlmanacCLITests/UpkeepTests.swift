import Foundation
import JSON
import Testing

@testable import AlmanacCLI

@Suite struct RedactionTests {
  @Test(arguments: [
    (#"{"latitude":38.7223,"longitude":-9.1393}"#, #"{"latitude":38.7,"longitude":-9.1}"#),
    (#"{"place":"38.7223,-9.1393"}"#, #"{"place":"38.7,-9.1"}"#),
    (#"{"place":"Lisbon, Portugal"}"#, #"{"place":"Lisbon, Portugal"}"#),
    (
      #"{"a":{"apiKey":"abc"},"b":[{"appid":"x"}]}"#,
      #"{"a":{"apiKey":"***"},"b":[{"appid":"***"}]}"#
    ),
    (
      #"{"path":"providers.openWeatherMap.apiKey","value":"abc"}"#,
      #"{"path":"providers.openWeatherMap.apiKey","value":"***"}"#
    ),
    (#"{"path":"units","value":"metric"}"#, #"{"path":"units","value":"metric"}"#),
    (#"{"n":1.50,"t":true,"z":null}"#, #"{"n":1.50,"t":true,"z":null}"#),
    ("nonsense", #""not JSON, 8 bytes""#),
  ])
  func `keys and places`(message: String, expected: String) {
    #expect(String(decoding: Redaction.text(message.utf8), as: UTF8.self) == expected)
  }
}

@Suite struct TranscriptTests {
  private func differences(_ expected: String, _ actual: String) throws -> [String] {
    MessageDifference.lines(
      try JSONDocument(parsing: Array(expected.utf8)).root,
      try JSONDocument(parsing: Array(actual.utf8)).root)
  }

  @Test func `what was sent and what was answered`() throws {
    let transcript = try Transcript(
      """
      // a comment
      >> {"id":1,"method":"a"}
      << {"method":"$/progress","params":{}}
      << [{"id":1,"result":2},{"id":"x","error":{}}]
      """)
    #expect(transcript.sent == [#"{"id":1,"method":"a"}"#])
    #expect(transcript.answers.map(\.id) == ["1", #""x""#])
    #expect(throws: UsageError.self) { _ = try Transcript(">! raw") }
  }

  @Test func `only what matters differs`() throws {
    #expect(try differences(#"{"a":1.0,"ageSeconds":3}"#, #"{"ageSeconds":9,"a":1}"#) == [])
    #expect(
      try differences(
        #"{"error":{"code":1,"message":"x"}}"#, #"{"error":{"code":1,"message":"y"}}"#)
        == [])
    #expect(
      try differences(#"{"a":[1,2],"b":"x"}"#, #"{"a":[1,3],"c":null}"#) == [
        "/a/1 was 2, is 3", #"/b is missing: "x""#, "/c is new: null",
      ])
  }
}

@Suite struct ConfigurationFileTests {
  private func changing(_ text: String?, _ path: String, _ value: String?) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-config-\(UUID().uuidString)/config.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    if let text {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try ConfigurationFile(path: file.path).set(path, value.map(ConfigurationFile.json))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((rights as? Int) == 0o600)
    return try String(contentsOf: file, encoding: .utf8).filter { !" \n".contains($0) }
  }

  @Test func `one value at a time`() throws {
    #expect(try changing(nil, "units", "imperial") == #"{"units":"imperial"}"#)
    #expect(
      try changing(#"{"units":"uk","location":"Oslo"}"#, "units", "si")
        == #"{"location":"Oslo","units":"si"}"#)
    #expect(try changing(#"{"units":"uk"}"#, "units", nil) == "{}")
    #expect(
      try changing(
        #"{"providers":{"nws":{"contact":"a@b"}}}"#, "providers.openWeatherMap.apiKey", "k")
        == #"{"providers":{"nws":{"contact":"a@b"},"openWeatherMap":{"apiKey":"k"}}}"#)
  }

  @Test(
    arguments: [
      (nil, "units", "furlongs"), (nil, "nonsense", "1"), ("[]", "units", "si"),
      (nil, "providers.nws.baseURL", "ftp://x"), (nil, "cache.maxBytes", "1"),
    ] as [(String?, String, String)])
  func `what the server would not take is not written`(text: String?, path: String, value: String) {
    #expect(throws: ConfigurationFile.Refusal.self) { _ = try changing(text, path, value) }
  }
}

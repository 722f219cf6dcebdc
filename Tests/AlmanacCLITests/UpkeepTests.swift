import AlmanacProtocol
import Foundation
import JSON
import TestSupport
import Testing
import Time

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
      #"{"setting":"providers.openWeatherMap.apiKey","value":"abc"}"#,
      #"{"setting":"providers.openWeatherMap.apiKey","value":"***"}"#
    ),
    (#"{"setting":"units","value":"metric"}"#, #"{"setting":"units","value":"metric"}"#),
    (
      #"{"apiKeys":{"owm":"abc","n":[7,true]},"API_KEY":"x","Authorization":"y"}"#,
      #"{"apiKeys":{"owm":"***","n":["***",true]},"API_KEY":"***","Authorization":"***"}"#
    ),
    (
      #"{"url":"https://me:abc@a.example/x?appid=abc&q=Oslo&api_key=d#e","to":"a@b.example"}"#,
      #"{"url":"https://***@a.example/x?appid=***&q=Oslo&api_key=***#e","to":"a@b.example"}"#
    ),
    (#"{"place":"What? Oslo & Bergen"}"#, #"{"place":"What? Oslo & Bergen"}"#),
    (#"{"n":1.50,"t":true,"z":null}"#, #"{"n":1.50,"t":true,"z":null}"#),
    ("nonsense", #""not JSON, 8 bytes""#),
  ])
  func `keys and places`(message: String, expected: String) {
    #expect(String(decoding: Redaction(message.utf8).text, as: UTF8.self) == expected)
  }
}

/// Keys that the process does not know yet: whatever a client sends where only a setting of its own
/// would be taken.
@Suite struct UnknownKeyTests {
  private static let key = "0123456789abcdef"

  private func traced(_ method: String, _ params: String) -> String {
    let message = #"{"id":1,"method":"\#(method)","params":\#(params)}"#
    return String(decoding: Redaction(message.utf8).text, as: UTF8.self)
  }

  @Test(arguments: [
    "providers.openWeatherMap.apiKey", "/providers/openWeatherMap/apiKey",
    "providers.openWeatherMap.apiKey ", "providers.openWeatherMap.apiKeys", "apiKey",
    "providers.openMeteo.baseURL", "providers", "openWeatherMap", "", "Units",
  ])
  func `a setting that no client can change`(path: String) throws {
    for value in [
      #""\#(Self.key)""#, #"["\#(Self.key)"]"#, #"{"openWeatherMap":"\#(Self.key)"}"#,
      #"{"a":{"b":"https://a.example/?appid=\#(Self.key)"}}"#,
    ] {
      let text = traced("config.set", #"{"setting":"\#(path)","value":\#(value)}"#)
      #expect(!text.contains(Self.key) && text.contains(#""setting":"\#(path)""#))
    }
  }

  @Test(arguments: ["locale", "units", "location"])
  func `a setting that a client can change`(path: String) {
    let params = #"{"setting":"\#(path)","value":"Oslo"}"#
    #expect(traced("config.set", params).contains(#""value":"Oslo""#))
  }

  @Test func `other params`() {
    #expect(!traced("config.set", #"["apiKey","\#(Self.key)"]"#).contains(Self.key))
    #expect(!traced("config.set", #"{"setting":"units","key":"\#(Self.key)"}"#).contains(Self.key))
    #expect(
      !traced("weather.current", #"{"place":"Oslo","appid":"\#(Self.key)"}"#).contains(Self.key))
    let batch = #"[{"method":"config.set","params":{"setting":"x","value":"\#(Self.key)"}}]"#
    #expect(!String(decoding: Redaction(batch.utf8).text, as: UTF8.self).contains(Self.key))
  }

  @Test(arguments: [
    #"{"providers":{"openWeatherMap":{"apiKey":"KEY"}}}"#, #"{"openWeatherMap":"KEY"}"#,
    #"{"providers.openWeatherMap.apiKey":"KEY"}"#, #"["KEY"]"#, #""KEY""#,
    #"{"settings":[{"value":"KEY"}],"locale":"de"}"#,
  ])
  func `what else an editor puts into its configuration`(configuration: String) {
    let text = traced(
      "initialize",
      #"{"configuration":\#(configuration.replacingOccurrences(of: "KEY", with: Self.key))}"#)
    #expect(!text.contains(Self.key))
    #expect(text.contains(#""locale":"de""#) == configuration.contains("locale"))
  }

  @Test func `the settings of initialize`() throws {
    let schema = try JSONDocument(parsing: SpecDocument.bytes).root["components"]?["schemas"]?[
      "InitialConfiguration"]?["properties"]
    #expect(Set(schema?.members.map(\.key) ?? []) == Redaction.configurationMembers)
  }

  /// What the process knows is masked by its value, in comments and in both directions.
  @Test func `a known key in a trace`() throws {
    let folder = try ScratchFolder.make("trace")
    let path = folder.appendingPathComponent("session.io").path
    let file = try TraceFile(path: path, version: "1")
    file.write(
      [
        "// \(Self.key)", #">> {"method":"location.search","params":{"query":"\#(Self.key)"}}"#,
        #"<< {"id":"\#(Self.key)"}"#,
      ]
    ) { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing(Self.key, with: "***").utf8)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains(Self.key) && text.contains(#"<< {"id":"***"}"#))
  }
}

@Suite struct TranscriptTests {
  private func differences(
    _ expected: String, _ actual: String, isShapeOnly: Bool = false, now: Instant? = nil
  ) throws -> [String] {
    MessageDifference(isShapeOnly: isShapeOnly, now: now).lines(
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
    #expect(transcript.sent.map(\.text) == [#"{"id":1,"method":"a"}"#])
    #expect(transcript.answers.map(\.id) == ["1", #""x""#])
    #expect(throws: UsageError.self) { _ = try Transcript(">! raw") }
  }

  @Test func `when a message came, and what is not known of it`() throws {
    let transcript = try Transcript(
      """
      // clock 2026-06-21T12:00:00.500Z
      // +250.000 ms
      >> {"id":1,"method":"sun.times"}
      // coordinates rounded
      // +500.000 ms
      >> {"id":2,"method":"sun.times"}
      // +600.000 ms
      << {"id":1,"result":1}
      << {"id":2,"result":2}
      // clock 2026-06-21T13:00:00Z
      // coordinates rounded
      // +1000.000 ms
      >> [{"id":3,"method":"location.set"}]
      << [{"id":3,"result":3}]
      >> {"id":4,"method":"sun.times"}
      << {"id":4,"result":4}
      """)
    let start: Instant = 1_782_043_200
    #expect(
      transcript.sent.map(\.time) == [
        start + 0.75, start + 1, start + 3601, start + 3601,
      ])
    #expect(transcript.sent.map(\.answersBefore) == [0, 0, 2, 3])
    #expect(transcript.sent.map(\.calls) == [["1"], ["2"], ["3"], ["4"]])
    #expect(transcript.answers.map(\.isShapeOnly) == [false, true, true, true])
    #expect(try !Transcript(">> {}").hasClock)
  }

  @Test func `a fetched value is as good as a stored one, an estimate is not`() throws {
    func source(_ kind: String) -> String { #"{"source":{"kind":"\#(kind)"}}"# }
    #expect(try differences(source("live"), source("cache")) == [])
    #expect(try differences(source("live"), source("estimate")).count == 1)
  }

  @Test func `two times of the call itself are the same, others are not`() throws {
    let (early, late) = (#"["2026-06-21T12:00:00Z"]"#, #"["2026-06-21T12:00:00.500Z"]"#)
    #expect(try differences(early, late, now: 1_782_043_200) == [])
    #expect(try differences(early, late, now: 1_782_043_210).count == 1)
    #expect(try differences(early, late).count == 1)
  }

  @Test func `by their shape only members and kinds differ`() throws {
    func shapes(_ expected: String, _ actual: String) throws -> [String] {
      try differences(expected, actual, isShapeOnly: true)
    }
    #expect(try shapes(#"{"a":[1,2],"b":"x","c":1}"#, #"{"a":[3],"b":"y","c":null}"#) == [])
    #expect(
      try shapes(#"{"a":[1],"b":"x"}"#, #"{"a":["1"],"c":0}"#) == [
        #"/a/0 was 1, is "1""#, #"/b is missing: "x""#, "/c is new: 0",
      ])
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

import Foundation
import JSON
import TestSupport
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

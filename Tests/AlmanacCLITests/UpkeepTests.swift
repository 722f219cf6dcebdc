import AlmanacCore
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
    #expect(String(decoding: Redaction(message.utf8).text, as: UTF8.self) == expected)
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

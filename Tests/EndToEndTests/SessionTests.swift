import Foundation
import JSON
import TestSupport
import Testing

@Suite("A session over the pipe", .process)
struct SessionTests {
  @Test func oneRequestOneLineAndAGoodEnd() throws {
    let outcome = try Program().run(
      input: Program.request(1, "sunset.score", #"{"place":"Lisbon"}"#))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.count == 1)
    #expect(try outcome.answers()["1"]?["result"]?["days"]?.count == 10)
  }

  @Test func bothFramingsGiveTheSameAnswer() throws {
    let program = try Program(now: "2045-06-21T12:00:00Z")
    let body = #"{"jsonrpc":"2.0","id":1,"method":"sunset.score","params":{"place":"Lisbon"}}"#
    let line = try program.run(input: body + "\n")
    let framed = try program.run(input: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    let answer = line.output.dropLast()
    #expect(framed.output == "Content-Length: \(answer.utf8.count)\r\n\r\n\(answer)")
  }

  @Test func theSameClockGivesTheSameBytes() throws {
    let requests = [
      ("sunset.score", "{}"), ("weather.current", "{}"), ("forecast.daily", "{}"),
      ("sun.times", #"{"days":3}"#), ("climate.project", "{}"), ("moon.phase", "{}"),
    ].enumerated().map { Program.request($0.offset, $0.element.0, $0.element.1) }.joined()
    let outputs = try (0..<2).map { _ in
      var program = try Program(now: "2045-06-21T12:00:00Z")
      program.environment["ALMANAC_LOCATION"] = "Lisbon"
      return try program.run(input: requests).lines.sorted()
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].count == 6)
  }

  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func aSlowUpstreamHoldsUpNobodyElse() throws {
    let room = try UpstreamRoom()
    try room.fault("slow-first-byte", at: "/v1")
    let program = try RunningProgram(room.program())
    program.send(
      Program.request(1, "weather.current", #"{"place":"Lisbon","fallback":"none"}"#)
        + Program.request(2, "sun.times", #"{"place":"Lisbon"}"#))
    program.closeInput()
    let ids = [program.nextLine(), program.nextLine()].map { line in
      (try? JSONDocument(parsing: Array((line ?? "").utf8)).root)?["id"]?.integer
    }
    #expect(ids == [2, 1])
    #expect(program.end() == 0)
  }

  /// A call without a place is about the place of its turn, or is given up.
  @Test(arguments: ["weather.current", "status.text"])
  func aLaterLocationAnswersNoEarlierCall(method: String) throws {
    let places = ["Oslo", "Rome", "Lisbon", "Tokyo", "Berlin", "Vienna"]
    var input = ""
    for (number, place) in places.enumerated() {
      input += Program.request(number * 10, "location.set", #"{"place":"\#(place)"}"#)
      input += (1...9).map { Program.request(number * 10 + $0, method) }.joined()
    }
    let answers = try Program().run(input: input).answers()
    for (number, place) in places.enumerated() {
      for id in number * 10 + 1...number * 10 + 9 {
        let answer = answers["\(id)"]
        let name = answer?["result"]?["place"]?["name"]?.string
        let code = answer?["error"]?["code"]?.integer
        #expect(name == place || code == -32802, "\(id): \(name ?? "none")")
      }
    }
    #expect(answers["59"]?["result"]?["place"]?["name"]?.string == "Vienna")
  }

  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func aHandshakeElsewhereEndsWhatWaits() throws {
    let room = try UpstreamRoom()
    try room.fault("slow-first-byte", at: "/v1")
    let program = try RunningProgram(room.program())
    program.send(
      Program.request(1, "weather.current")
        + Program.request(2, "initialize", #"{"configuration":{"location":"Paris"}}"#))
    let lines = [program.nextLine(), program.nextLine()].compactMap { $0 }
    #expect(lines.contains { $0.contains(#""id":1,"error":{"code":-32802"#) })
    program.closeInput()
    #expect(program.end() == 0)
  }

  @Test func strippedEnvironmentsAreServed() throws {
    var program = try Program()
    program.environment = ["ALMANAC_OFFLINE": "1"]
    let answer = try program.call("weather.current", #"{"place":"Lisbon"}"#)
    #expect(answer?["result"]?["source"]?["kind"]?.string == "estimate")
  }

  @Test func tenThousandRequestsThenTheEndGiveTenThousandAnswers() throws {
    let input = (1...10_000).map {
      Program.request($0, "location.current", #"{"place":"38.72,-9.14"}"#)
    }.joined()
    let outcome = try Program().run(input: input)
    #expect(outcome.lines.count == 10_000)
    #expect(outcome.status == 0)
  }
}

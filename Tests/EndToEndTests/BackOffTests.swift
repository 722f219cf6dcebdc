import JSON
import Testing

/// A provider in trouble is left alone, and `server.status` says so.
@Suite("Back-off", .process, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct BackOffTests {
  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  /// One after the other, on one connection.
  private func session(_ calls: [(method: String, params: String)]) throws -> [JSONValue] {
    let program = try RunningProgram(try bench.program(key: "plain"))
    var answers: [JSONValue] = []
    for (id, call) in calls.enumerated() {
      program.send(Program.request(id, call.method, call.params))
      let line = try #require(program.nextLine())
      answers.append(try JSONDocument(parsing: Array(line.utf8)).root)
    }
    program.closeInput()
    _ = program.end()
    return answers
  }

  @Test(arguments: [
    ("metNorway", "/weatherapi/", 500, 2), ("metNorway", "/weatherapi/", 429, 1),
    // One Call 4.0 and 3.0 have limits and troubles of their own: the free endpoints are asked too.
    ("openWeatherMap", "/data/", 503, 6), ("openWeatherMap", "/data/", 429, 2),
  ])
  func theSameQuestionIsNotSentAgain(
    _ provider: String, _ path: String, _ status: Int, _ requests: Int
  ) throws {
    try bench.room.fault("status", at: path, ["code": "\(status)"])
    let params = #"{"place":"Lisbon","provider":"\#(provider)","fallback":"none"}"#
    let answers = try session(Array(repeating: ("weather.current", params), count: 4))
    let codes = answers.compactMap { $0["error"]?["code"]?.integer }
    #expect(codes == Array(repeating: status == 429 ? -32013 : -32012, count: 4))
    let asked = try bench.room.asked(path)
    #expect(asked.count == requests, "one try, and one more for a 5xx: \(asked)")
  }

  @Test func aWaitThatIsNamedHoldsForOtherPlaces() throws {
    try bench.room.fault(
      "status", at: "/weatherapi/", ["code": "503", "header-Retry-After": "300"])
    let answers = try session(
      ["Lisbon", "Berlin", "Tokyo"].map {
        ("weather.current", #"{"place":"\#($0)","provider":"metNorway","fallback":"none"}"#)
      })
    #expect(answers[1]["error"]?["data"]?["retryAfterSeconds"]?.integer == 300)
    #expect(try bench.askedCount("/weatherapi/") == 1)
  }

  /// Others at the same address, and other services of the same provider, have nothing to do with
  /// it.
  @Test func theBreakerSaysWhoIsLeftAlone() throws {
    try bench.room.fault("status", at: "/v1/forecast", ["code": "500"])
    var calls: [(method: String, params: String)] = []
    for place in ["Lisbon", "Berlin", "Tokyo", "Paris"] {
      calls.append(("weather.current", #"{"place":"\#(place)"}"#))
      calls.append(("air.quality", #"{"place":"\#(place)"}"#))
    }
    let answers = try session(calls + [("server.status", "{}")])
    #expect(try bench.askedCount("/v1/forecast") == 5)
    for answer in answers.dropLast() {
      #expect(answer["result"]?["source"]?["kind"]?.string == "live")
    }
    let rows = answers.last?["result"]?["providers"]?.list ?? []
    let breakers = Dictionary(
      uniqueKeysWithValues: rows.compactMap { row in
        row["name"]?.string.map { ($0, row["breaker"]?.string) }
      })
    #expect(breakers["openMeteo"] == "open")
    #expect(breakers["metNorway"] == "closed" && breakers["openWeatherMap"] == "closed")
    let openMeteo = rows.first { $0["name"]?.string == "openMeteo" }
    #expect(openMeteo?["failures"]?.integer == 5 && openMeteo?["requests"]?.integer == 9)
  }
}

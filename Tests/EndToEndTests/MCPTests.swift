import Foundation
import JSON
import Testing

@Suite("MCP over the pipe", .process)
struct MCPTests {
  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    Program.request(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  @Test func `a host of the older kind`() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let outcome = try program.run(
      ["mcp"],
      input: Program.request(1, "initialize", #"{"protocolVersion":"2025-06-18"}"#)
        + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"
        + Program.request(2, "tools/list") + call(3, "sun_times", #"{"place":"Oslo"}"#)
        + call(4, "weather_current", #"{"place":"Oslo"}"#)
        + call(5, "sun_times", #"{"place":"Xyzzyville"}"#)
        + call(6, "sun_times", #"{"days":"many"}"#))
    #expect(outcome.status == 0)
    let answers = try outcome.answers()
    #expect(answers.count == 6)
    #expect(answers["1"]?["result"]?["protocolVersion"]?.string == "2025-06-18")
    #expect(answers["2"]?["result"]?["tools"]?.count ?? 0 >= 8)
    let sun = answers["3"]?["result"]
    let text = sun?["content"]?.element(at: 0)?["text"]?.string ?? ""
    #expect(text.contains(#"place: "Oslo"#), "\(text)")
    #expect(sun?["isError"]?.bool == false)
    let weather = answers["4"]?["result"]?["content"]?.element(at: 0)?["text"]?.string
    #expect(weather?.contains("What is usual here, not a forecast.") == true)
    #expect(answers["5"]?["result"]?["isError"]?.bool == true)
    #expect(answers["6"]?["result"]?["isError"]?.bool == true)
  }

  @Test func `a host without a handshake, and without a last line break`() throws {
    let meta =
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientCapabilities":{}},"name":"moon_phase"}"#
    let outcome = try Program(now: "2026-06-21T12:00:00Z").run(
      ["mcp"], input: String(Program.request(1, "tools/call", meta).dropLast()))
    let result = try outcome.answers()["1"]?["result"]
    #expect(result?["resultType"]?.string == "complete")
    #expect(result?["isError"]?.bool == false)
    #expect(outcome.status == 0)
  }

  /// Only `almanac mcp` speaks it, and it speaks nothing else.
  @Test func `one door each`() throws {
    let program = try Program()
    let server = try program.run([], input: Program.request(1, "tools/list"))
    #expect(try server.answers()["1"]?["error"]?["code"]?.integer == -32601)
    let mcp = try program.run(["mcp"], input: Program.request(1, "sun.times"))
    #expect(try mcp.answers()["1"]?["error"]?["code"]?.integer == -32601)
  }

  @Test func `an environment of nothing, and a host that closes at once`() throws {
    var program = try Program()
    program.environment = [:]
    let outcome = try program.run(["mcp"], input: "")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }
}

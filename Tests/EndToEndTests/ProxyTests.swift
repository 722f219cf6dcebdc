import Foundation
import JSON
import TestSupport
import Testing

/// The proxies that the environment names, and what of a request they see.
@Suite("proxies", .process, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ProxyTests {
  static let variables = ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]

  let proxy: ProxyDouble
  let bench: ProviderBench

  init() throws {
    proxy = try ProxyDouble()
    bench = try ProviderBench()
  }

  private func throughProxy(_ program: Program) -> Program {
    var program = program
    for name in Self.variables { program.environment[name] = proxy.url }
    return program
  }

  @Test func `this machine is never asked through a proxy`() throws {
    let program = throughProxy(try bench.program(key: "plain"))
    let answer = try bench.ask(
      program, "weather.current",
      #"{"place":"Lisbon","provider":"openWeatherMap","fallback":"none"}"#)
    #expect(answer["result"]?["source"]?["kind"]?.string == "live")
    #expect(try bench.askedCount("/data/2.5/weather") == 1)
    #expect(try proxy.requests().isEmpty)
  }

  /// What is answered where OpenWeatherMap, with a key, is a host that nobody has (RFC 2606).
  private func ask(at base: String) throws -> JSONValue? {
    var program = throughProxy(try Program(now: ProviderBench.now))
    program.environment["ALMANAC_OFFLINE"] = nil
    try program.configure(
      #"{"providers":{"openWeatherMap":{"baseURL":"\#(base)","#
        + #""apiKey":"plain-\#(ProviderBench.secret)"}}}"#)
    return try bench.ask(
      program, "weather.current",
      #"{"place":"Lisbon","provider":"openWeatherMap","fallback":"none"}"#)["error"]
  }

  @Test func `a key goes to no proxy in clear`() throws {
    let error = try ask(at: "http://weather.example")
    #expect(error?["code"]?.integer == -32014)
    #expect(error?["data"]?["reason"]?.string == "keyMissing")
    #expect(try proxy.requests().isEmpty)
  }

  @Test func `another host is asked through a tunnel that the proxy cannot read`() throws {
    let error = try ask(at: "https://weather.example")
    #expect(error?["code"]?.integer == -32012)
    #expect(error?["data"]?["retryable"]?.bool == true)
    let requests = try proxy.requests().filter { $0 != "connection" }
    #expect(!requests.isEmpty)
    #expect(requests.allSatisfy { $0.hasPrefix("CONNECT weather.example:443 HTTP/1.1\r\n") })
    #expect(!requests.joined().contains(ProviderBench.secret))
  }
}

/// `Tests/Upstream/proxy.py`, running: notes what it is asked for and refuses it.
final class ProxyDouble {
  let url: String
  private let process = Process()
  private let input = Children.pipe()
  private let output = Children.pipe()

  init() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Upstream/proxy.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", script.path]
    process.standardInput = input
    process.standardOutput = output
    try Children.start(process)
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    url = "http://127.0.0.1:" + port.filter(\.isNumber)
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// "connection" for each one, and the head of each request; ends the proxy.
  func requests() throws -> [String] {
    try input.fileHandleForWriting.close()
    let lines = output.fileHandleForReading.readDataToEndOfFile().split(separator: 10)
    return try lines.map { try JSONDecoder().decode(String.self, from: $0) }
  }
}

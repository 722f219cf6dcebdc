import JSON
import TestSupport
import Testing

/// `ALMANAC_LOG`: what a server says on stderr, and that it says no more than is wanted.
@Suite("The log", .process)
struct LogTests {
  private static let input =
    Program.request(1, "sun.phase", #"{"place":"Lisbon"}"#)
    + Program.request(2, "sun.phase", #"{"place":"Zzqqxx"}"#)

  private func errors(_ level: String?, config: String = "{}") throws -> [String] {
    var program = try Program()
    try program.configure(config)
    program.environment["ALMANAC_LOG"] = level
    let outcome = try program.run(input: Self.input)
    #expect(outcome.status == 0)
    #expect(try outcome.answers().count == 2, "stdout belongs to the protocol")
    return outcome.errors.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [nil, "warning", "error", "off"])
  func isQuietWhileAllIsWell(level: String?) throws {
    #expect(try errors(level).isEmpty)
    let isTold = level == nil || level == "warning"
    #expect(try errors(level, config: #"{"units":"no"}"#).isEmpty == !isTold)
  }

  @Test(arguments: ["info", "debug"])
  func tellsOfEveryCall(level: String) throws {
    let lines = try errors(level)
    #expect(lines.first == "almanac: serving")
    #expect(lines.last == "almanac: ended with code 0")
    #expect(lines.contains { $0.hasPrefix("almanac: sun.phase: answered, ") })
    #expect(
      lines.contains { $0.hasPrefix("almanac: sun.phase: -32012 providerUnavailable offline, ") })
    #expect(!lines.contains { $0.contains("Lisbon") || $0.contains("Zzqqxx") })
  }

  @Test func saysWhichLevelsThereAre() throws {
    #expect(
      try errors("loud") == [
        "almanac: configuration: ALMANAC_LOG is none of off, error, warning, info, debug; ignored."
      ])
  }

  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func tellsOfEveryRequestToAProviderButNotWhere() throws {
    let room = try UpstreamRoom()
    var program = try Program(upstream: room.base)
    program.environment["ALMANAC_LOG"] = "debug"
    let outcome = try program.run(
      input: Program.request(1, "weather.current", #"{"place":"38.7223,-9.1393"}"#))
    let host = room.houseBase.dropFirst("http://".count)
    #expect(outcome.errors.contains("almanac: \(host): 200, "))
    #expect(!outcome.errors.contains("38.7") && !outcome.errors.contains("latitude"))
  }
}

import Foundation
import JSON
import Testing

/// A damaged file of favorites, as a user meets it: told on every answer, brought back on request.
@Suite(.process) struct RecoveryPipeTests {
  private func warnings(_ result: JSONValue?) -> [String] {
    (result?["warnings"]?.list ?? []).compactMap { $0["message"]?.string }
  }

  private func favorites(_ program: Program) throws -> JSONValue? {
    try program.call("favorites.list")?["result"]
  }

  @Test func aDamagedFileIsToldAndRecovered() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    for place in ["Lisbon", "Oslo", "Kyoto"] {
      #expect(try program.call("favorites.add", #"{"place":"\#(place)"}"#)?["result"] != nil)
    }
    let before = try favorites(program)
    #expect(warnings(before).isEmpty)
    let file = program.folder.appendingPathComponent("data/almanac.db")
    let handle = try FileHandle(forUpdating: file)
    // The header of the file format: 100 bytes.
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 100))
    try handle.close()

    for _ in 0..<2 {
      let damaged = try favorites(program)
      #expect(damaged?["favorites"]?.list.isEmpty == true)
      let told = warnings(damaged)
      #expect(told.count == 1)
      #expect(told.first?.contains(file.path + ".corrupt-1") == true)
      #expect(told.first?.contains("almanac doctor --recover") == true)
      let status = try program.call("server.status")?["result"]?["storage"]
      #expect(warnings(status) == told)
    }

    let recovery = try program.run(["doctor", "--recover"])
    #expect(recovery.status == 0, "\(recovery.errors)")
    #expect(recovery.output.hasPrefix("✓ stored files"))
    #expect(recovery.output.contains("3 favorites"))
    #expect(recovery.output.contains(file.path + ".recovered-1"))

    let after = try favorites(program)
    #expect(after?["favorites"]?.list.count == 3)
    #expect(names(after) == names(before))
    #expect(warnings(after).isEmpty)
    #expect(try warnings(program.call("server.status")?["result"]?["storage"]).isEmpty)
    #expect(try program.run(["doctor", "--recover"]).output.contains("nothing was set aside"))
  }

  private func names(_ result: JSONValue?) -> [String] {
    (result?["favorites"]?.list ?? []).compactMap { $0["name"]?.string }
  }
}

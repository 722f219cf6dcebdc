import Foundation
import JSON
import Testing

/// A damaged file of favorites, as a user meets it: reported with every answer until it is gone.
@Suite(.process) struct DamagedFilePipeTests {
  private func warnings(_ result: JSONValue?) -> [String] {
    (result?["warnings"]?.list ?? []).compactMap { $0["message"]?.string }
  }

  private func favorites(_ program: Program) throws -> JSONValue? {
    try program.call("favorites.list")?["result"]
  }

  @Test func aDamagedFileIsToldUntilItIsGone() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    for place in ["Lisbon", "Oslo", "Kyoto"] {
      #expect(try program.call("favorites.add", #"{"place":"\#(place)"}"#)?["result"] != nil)
    }
    #expect(try warnings(favorites(program)).isEmpty)
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
      #expect(told.first?.contains("sqlite3 .recover") == true)
      let status = try program.call("server.status")?["result"]?["storage"]
      #expect(warnings(status) == told)
    }

    try FileManager.default.removeItem(atPath: file.path + ".corrupt-1")
    #expect(try warnings(favorites(program)).isEmpty)
    #expect(try warnings(program.call("server.status")?["result"]?["storage"]).isEmpty)
  }
}

#if os(Linux)
  import CTables
  import Foundation
  import Testing

  struct TablesTests {
    /// What is mapped without the permission to write stays what the disk has.
    @Test func `the tables lie in read-only memory`() throws {
      let tables = [
        ctables_gazetteer(), ctables_regions(), ctables_timezones(), ctables_outlines(),
        ctables_stations(), ctables_warning_areas(),
        ctables_normals(), ctables_residuals(), ctables_climate(), ctables_locales(),
      ]
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      for table in tables {
        let address = unsafe UInt(bitPattern: table.start)
        let line = try #require(
          maps.split(separator: "\n").first { line in
            let ends = line.prefix { $0 != " " }.split(separator: "-")
              .compactMap { UInt($0, radix: 16) }
            return ends.count == 2 && ends[0] <= address && address < ends[1]
          })
        #expect(line.split(separator: " ")[1].hasPrefix("r-"), "\(line)")
      }
    }
  }
#endif

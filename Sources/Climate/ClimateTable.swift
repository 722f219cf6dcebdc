import Basics

/// The embedded figures for projections. Layout: Scripts/tables/projection.py.
struct ClimateTable: Sendable {
  static let embedded = ClimateTable(.climate)

  static let years = 1950...2100
  let bytes: EmbeddedTable
  /// Scenario-major years of three Int16: p05, mean, p95 in m°C.
  let warming: EmbeddedTable.Section
  let regions: EmbeddedTable.Section
  /// Two UInt16: first point, count.
  let rings: EmbeddedTable.Section
  /// Two Int16: longitude and latitude in hundredths of a degree.
  let points: EmbeddedTable.Section
  let levers: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALPJ0001", count: 5)
    self.bytes = bytes
    warming = sections[0]
    regions = sections[1]
    rings = sections[2]
    points = sections[3]
    levers = sections[4]
  }
}

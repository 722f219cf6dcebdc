import Basics
import Vocabulary

/// Avoided global warming by lever, baseline scenario and year (FaIR 2.2.5, calibration 1.4.1,
/// 841 members).
struct LeverTable: Sendable {
  static let embedded = LeverTable(table: .embedded)

  private static let years = [2030, 2035, 2040, 2045, 2050, 2060, 2065, 2080, 2100]
  private static let recordSize = 40 + 9 * 6
  /// The start year of the table's levers; a later start shifts them.
  private static let startYear = 2025

  /// Global °C avoided: 10th percentile, median and 90th percentile over members.
  struct Avoided: Equatable {
    var low = 0.0
    var central = 0.0
    var high = 0.0
  }

  private let table: ClimateTable
  /// Record number by lever and scenario.
  private let records: [Lever: [Scenario: Int]]

  init(table: ClimateTable) {
    self.table = table
    var records: [Lever: [Scenario: Int]] = [:]
    for record in 0..<table.levers.count {
      let offset = table.levers.start + record * Self.recordSize
      let scenario = Int(table.bytes.integer(at: offset, as: UInt8.self))
      let name = table.bytes.text(at: offset + 2, byteCount: 38)
      if let lever = Lever(rawValue: name) {
        records[lever, default: [:]][Scenario.allCases[scenario]] = record
      }
    }
    self.records = records
  }

  func record(_ lever: Lever, _ baseline: Scenario) -> Int? { records[lever]?[baseline] }

  /// Zero in the start year, then linear to the table's next year and between its years; nil if the
  /// lever has no figures for the baseline.
  func avoided(_ lever: Lever, _ baseline: Scenario, from: Int, to year: Int) -> Avoided? {
    if let target = lever.target {
      return baseline > target ? Self.swap(baseline, target, from: from, to: year) : nil
    }
    guard let record = record(lever, baseline) else { return nil }
    let start = max(from, Self.startYear)
    guard year > start else { return Avoided() }
    let next = Self.years.firstIndex { $0 >= year } ?? Self.years.count - 1
    let (before, earlier) =
      next == 0 || Self.years[next - 1] <= start
      ? (Avoided(), start) : (row(record, next - 1), Self.years[next - 1])
    let after = row(record, next)
    let span = Double(Self.years[next] - earlier)
    let share = min(Double(year - earlier) / span, 1)
    func mix(_ value: KeyPath<Avoided, Double>) -> Double {
      before[keyPath: value] * (1 - share) + after[keyPath: value] * share
    }
    return Avoided(low: mix(\.low), central: mix(\.central), high: mix(\.high))
  }

  private func row(_ record: Int, _ year: Int) -> Avoided {
    let offset = table.levers.start + record * Self.recordSize + 40 + year * 6
    return Avoided(
      low: table.bytes.thousandths(at: offset), central: table.bytes.thousandths(at: offset + 2),
      high: table.bytes.thousandths(at: offset + 4))
  }

  /// A scenario switch is the assessed difference; SPM.8 gives no uncertainty for it.
  private static func swap(
    _ baseline: Scenario, _ target: Scenario, from: Int, to year: Int
  ) -> Avoided {
    guard year > from else { return Avoided() }
    let avoided = GlobalWarming.Gap(baseline, over: target, since: from, in: year).celsius
    return Avoided(low: avoided, central: avoided, high: avoided)
  }
}

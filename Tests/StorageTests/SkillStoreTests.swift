import Basics
import Foundation
import RowDriver
import Skill
import Testing
import Vocabulary

@testable import Storage

/// The ledger of forecasts and truths, in every store.
struct SkillStoreTests {
  typealias Kind = StoreTests.Kind

  static func day(
    _ day: Int, _ series: SkillSeries, place: String = "38.72,-9.14",
    _ hours: [Int: Double] = [:]
  ) -> SkillDay {
    var result = SkillDay(key: SkillDay.Key(place: place, series: series, day: day))
    for (hour, temperature) in hours {
      result[hour] = SkillHour(leadHours: series.lead == nil ? 0 : 5)
      result[hour]?.temperatureCelsius = temperature
    }
    return result
  }

  static func forecast(lead: Int = 0) -> SkillSeries { .forecast(provider: "a", lead: lead) }

  @Test(arguments: Kind.allCases)
  func `what was said first stays`(_ kind: Kind) async throws {
    let fixture = StoreTests.Fixture(kind)
    let store = fixture.store
    try await store.keepSkill([Self.day(10, Self.forecast(), [3: 11.5])])
    try await store.keepSkill([
      Self.day(10, Self.forecast(), [3: 99, 4: -12.25]),
      Self.day(11, Self.forecast(lead: 1), [0: 1]),
      Self.day(10, .measured, [3: 12]), Self.day(10, .measured, place: "0.00,0.00", [3: 30]),
    ])
    let known = try await store.skill(at: "38.72,-9.14")
    #expect(
      known == [
        Self.day(10, .measured, [3: 12]), Self.day(10, Self.forecast(), [3: 11.5, 4: -12.25]),
        Self.day(11, Self.forecast(lead: 1), [0: 1]),
      ])
    for range in [0...9, 9...10, 10...10, 10...40, 11...40] {
      let part = try await store.skill(at: "38.72,-9.14", days: range)
      #expect(part == known.filter { range.contains($0.key.day) })
    }
    #expect(try await store.removeSkill(at: "38.72,-9.14") == 3)
    #expect(try await store.skill(at: "38.72,-9.14").isEmpty)
    #expect(try await store.removeSkill(at: nil) == 1)
    #expect(try await store.removeSkill(at: nil) == 0)
    try await store.keepSkill([])
  }

  @Test(arguments: Kind.allCases)
  func `a truth comes in parts`(_ kind: Kind) async throws {
    let fixture = StoreTests.Fixture(kind)
    var rain = Self.day(10, .measured)
    rain[3] = SkillHour()
    rain[3]?.precipitationMillimeters = 0.25
    try await fixture.store.keepSkill([Self.day(10, .measured, [3: 12])])
    try await fixture.store.keepSkill([rain])
    let hour = try #require(try await fixture.store.skill(at: "38.72,-9.14").first?[3])
    #expect(hour.temperatureCelsius == 12 && hour.precipitationMillimeters == 0.25)
  }

  @Test(arguments: Kind.allCases)
  func `old days are dropped`(_ kind: Kind) async throws {
    let fixture = StoreTests.Fixture(kind)
    let days = [0, 1, SkillLimits.days + 1].map { Self.day($0, .measured, [1: 1]) }
    for day in days { try await fixture.store.keepSkill([day]) }
    #expect(try await fixture.store.skill(at: "38.72,-9.14") == Array(days[1...]))
  }

  /// A clock that was wrong for once, or a station that was.
  @Test(arguments: Kind.allCases)
  func `a wild time drops nothing else`(_ kind: Kind) async throws {
    let store = StoreTests.Fixture(kind).store
    let days = (1_000..<1_480).map { Self.day($0, .measured, [1: 1]) }
    // As they come: within a year and a bit, nothing is old.
    try await store.keepSkill(Array(days.suffix(380)))
    try await store.keepSkill([Self.day(80_000, .measured, [1: 1])])
    #expect(try await store.skill(at: "38.72,-9.14").count == 381)
    try await store.keepSkill([Self.day(-60_000, .measured, [1: 1])])
    // What is far too old goes, whatever else is there.
    let kept = try await store.skill(at: "38.72,-9.14", days: 0...2_000)
    #expect(kept.map(\.key.day) == days.suffix(380).map(\.key.day))
    #expect(try await store.skill(at: "38.72,-9.14", days: -60_000...0).isEmpty)
  }

  /// Whatever makes rows old, they go bit by bit.
  @Test(arguments: Kind.allCases)
  func `a share is dropped at once`(_ kind: Kind) async throws {
    let store = StoreTests.Fixture(kind).store
    try await store.keepSkill((0..<300).map { Self.day($0, .measured, [1: 1]) })
    try await store.keepSkill((900..<960).map { Self.day($0, .measured, [1: 1]) })
    let left = try await store.skill(at: "38.72,-9.14").count
    #expect(left == 360 - 36)
  }

  /// A hostile client asks for the weather of the whole world.
  @Test func `days are bounded`() async throws {
    let store = StoreTests.Fixture(.memory).store
    func days(_ day: Int, _ count: Int) -> [SkillDay] {
      (0..<count).map { Self.day(day, .measured, place: "p\($0)", [1: 1]) }
    }
    try await store.keepSkill(days(1, 50))
    try await store.keepSkill(days(2, SkillLimits.rows))
    try await store.keepSkill(days(3, 1))
    #expect(try await store.skill(at: "p0").map(\.key.day) == [2, 3])
    #expect(try await store.skill(at: "p1").map(\.key.day) == [2])
  }

  /// Every value comes back within half of its last digit.
  @Test func `values keep their digits`() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<200 {
      var day = Self.day(20_000, Self.forecast(lead: 6))
      for hour in 0..<24 where Bool.random(using: &random) {
        var value = SkillHour(leadHours: .random(in: 0...23, using: &random))
        func some(_ range: ClosedRange<Double>) -> Double? {
          Bool.random(using: &random) ? .random(in: range, using: &random) : nil
        }
        value.temperatureCelsius = some(-90...60)
        value.dewPointCelsius = some(-90...40)
        value.precipitationMillimeters = some(0...300)
        value.windSpeedKilometersPerHour = some(0...250)
        value.windGustKilometersPerHour = some(0...250)
        value.precipitationProbabilityPercent = some(0...100)
        value.cloudCoverPercent = some(0...100)
        if !value.isEmpty { day[hour] = value }
      }
      let read = try #require(SkillDay(key: day.key, bytes: day.encoded))
      for hour in 0..<24 {
        #expect((day[hour] == nil) == (read[hour] == nil))
        #expect(day[hour]?.leadHours == read[hour]?.leadHours)
        for variable in SkillVariable.allCases {
          let (known, got) = (day[hour]?[variable], read[hour]?[variable])
          #expect((known == nil) == (got == nil))
          let isFine = [.temperature, .dewPoint, .precipitation].contains(variable)
          #expect(abs((known ?? 0) - (got ?? 0)) <= (isFine ? 0.005 : 0.5) + 1e-9)
        }
      }
      #expect(read.encoded == day.encoded)
    }
  }

  /// A year of a place with two providers.
  @Test func `a year takes less than two megabytes`() async throws {
    let folder = TemporaryFolder()
    let store = folder.store()
    let hours = Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, Double($0)) })
    _ = try await store.settings()
    let empty = try Self.size(folder.dataFile)
    for month in 0..<12 {
      let days = (month * 31..<min((month + 1) * 31, 365)).flatMap { day in
        [Self.day(day, .measured, hours)]
          + ["openMeteo", "metNorway"].flatMap { provider in
            (0..<7).map { Self.day(day, .forecast(provider: provider, lead: $0), hours) }
          }
      }
      try await store.keepSkill(days)
    }
    #expect(try await store.skill(at: "38.72,-9.14").count == 365 * 15)
    let database = try Database(folder.dataFile, flags: 2)
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let size = try Self.size(folder.dataFile) - empty
    #expect(size <= 2_000_000, "\(size) bytes")
    print("a place and year of the ledger: \(size) bytes")
  }

  private struct PlanStep: StoredRow {
    static let query = "EXPLAIN QUERY PLAN " + SkillDay.query

    let text: String

    init(_ row: Row) throws(InvalidRow) { text = try row.text(3, atMost: 1_000) }
  }

  /// The key begins with the day, so that a place alone would be looked for in the whole table.
  @Test func `other places are not read`() async throws {
    let folder = TemporaryFolder()
    try await folder.store().keepSkill([Self.day(1, .measured, [1: 1])])
    let database = try Database(folder.dataFile, flags: 2)
    let plan = try database.rows(
      of: PlanStep.self, SQLiteStore.daysOfPlace, .text("p"), .integer(0), .integer(9)
    ).map(\.text)
    #expect(plan.contains { $0.contains("(day=? AND place=?)") }, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN skill") }, "\(plan)")
  }

  private static func size(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.size] as? Int ?? 0
  }

  @Test func `bytes that were not written are no day`() {
    let key = SkillDay.Key(place: "p", series: .measured, day: 1)
    let good = Self.day(1, .measured, [0: 20]).encoded
    #expect(SkillDay(key: key, bytes: good) != nil)
    for (index, byte) in [(0, 24), (0, 1), (1, 0), (9, 101), (10, 254)] as [(Int, UInt8)] {
      var bytes = good
      bytes[index] = byte
      #expect(SkillDay(key: key, bytes: bytes) == nil, "\(index) \(byte)")
    }
    #expect(SkillDay(key: key, bytes: good + [1]) == nil && SkillDay(key: key, bytes: []) == nil)
    #expect(SkillSeries(provider: "", lead: 0) == nil)
    #expect(SkillSeries(provider: "a", lead: 7) == nil)
  }
}

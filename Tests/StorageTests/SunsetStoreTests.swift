import RowDriver
import TestSupport
import Testing
import Time

@testable import Storage

extension SunsetForecast.Key {
  static func day(_ day: Int, place: String = "a", event: String = "sunset") -> Self {
    SunsetForecast.Key(place: place, date: LocalDate(year: 2024, month: 6, day: day)!, event: event)
  }
}

extension SunsetForecast {
  static func score(
    _ score: Double, _ key: Key, leadDays: Int = 0, issuedAt: Instant = 1_717_200_000
  ) -> SunsetForecast {
    SunsetForecast(
      key: key, issuedAt: issuedAt, leadDays: leadDays, score: score, model: "afterglow 2",
      inputs: ";;;;0,0.5,1")
  }
}

/// What was forecast and seen, in every store.
struct SunsetStoreTests {
  typealias Kind = StoreTests.Kind

  @Test(arguments: Kind.allCases)
  func `an observation keeps what was said first`(_ kind: Kind) async throws {
    let fixture = StoreTests.Fixture(kind)
    let store = fixture.store
    try await store.keepSunsetForecasts([
      .score(40, .day(2), leadDays: 1), .score(10, .day(2, place: "b")),
      .score(20, .day(2, event: "sunrise")),
    ])
    try await store.keepSunsetForecasts([.score(55.5, .day(2))])
    // Said later, of the same lead.
    try await store.keepSunsetForecasts([.score(99, .day(2), issuedAt: 1_717_203_600)])
    let first = SunsetObservation(key: .day(2), rating: 70, savedAt: 1_717_300_000)
    let other = SunsetObservation(key: .day(1), rating: 10, savedAt: 1_717_300_001)
    let saved = try await store.observeSunset(first)
    #expect(saved.forecast == .score(55.5, .day(2)))
    #expect(try await store.observeSunset(other) == other, "nothing was forecast for it")
    #expect(try await store.sunsetObservations(limit: 9) == [other, saved])
    #expect(try await store.sunsetObservations(limit: 1) == [saved])
    let again = try await store.observeSunset(
      SunsetObservation(key: .day(2), rating: 75, savedAt: 1_717_300_002))
    #expect(again.rating == 75 && again.forecast == saved.forecast)
    #expect(try await store.sunsetObservations(limit: 9).count == 2)
    try await store.removeSunset(.day(2))
    try await store.removeSunset(.day(3))
    #expect(try await store.sunsetObservations(limit: 9) == [other])
  }

  /// A forecast that nobody rates is dropped; what was observed keeps its own.
  @Test(arguments: Kind.allCases)
  func `old forecasts are dropped`(_ kind: Kind) async throws {
    let fixture = StoreTests.Fixture(kind)
    let store = fixture.store
    let start: Instant = 1_717_200_000
    try await store.keepSunsetForecasts([.score(1, .day(1)), .score(2, .day(2))])
    let kept = try await store.observeSunset(
      SunsetObservation(key: .day(1), rating: 5, savedAt: start))
    try await store.keepSunsetForecasts([
      .score(3, .day(9), issuedAt: start + (SunsetForecastLimits.days + 1) * 86_400)
    ])
    let late = try await store.observeSunset(
      SunsetObservation(key: .day(2), rating: 5, savedAt: start))
    #expect(late.forecast == nil)
    let again = try await store.observeSunset(
      SunsetObservation(key: .day(1), rating: 6, savedAt: start))
    #expect(again.forecast == kept.forecast && kept.forecast != nil)
  }

  /// A hostile client asks for the scores of the whole world.
  @Test func `forecasts are bounded`() async throws {
    let store = StoreTests.Fixture(.memory).store
    let limit = SunsetForecastLimits.count
    try await store.keepSunsetForecasts(
      (0..<limit + 50).map {
        .score(1, .day(1, place: "p\($0)"), issuedAt: 1_717_200_000 + Double($0))
      })
    func forecast(_ place: Int) async throws -> SunsetForecast? {
      try await store.observeSunset(
        SunsetObservation(key: .day(1, place: "p\(place)"), rating: 1, savedAt: 0)
      ).forecast
    }
    #expect(try await forecast(0) == nil)
    #expect(try await forecast(limit + 49) != nil)
  }

  /// The file of 1.0 had one table of sunsets.
  @Test func `ratings of an older version are kept`() async throws {
    let folder = TemporaryFolder()
    let old = Schema(
      steps: [Schema.data.steps[0]], synchronous: "FULL", settings: "")
    let file = StoredFile(
      .data, at: StoredFile.Place(folder: folder.data, busyMilliseconds: 100, fileSystem: nil),
      schema: old
    ) { _ in }
    try file.write { database throws(SQLiteError) in
      try database.execute(
        """
        INSERT INTO sunsets VALUES ('a', '2024-06-02', 55.5, 70), ('a', '2024-06-03', 12, NULL),
          ('b', '2024-06-01', NULL, 10);
        """)
    }
    let observations = try await folder.store().sunsetObservations(limit: 9)
    #expect(
      observations == [
        SunsetObservation(key: .day(1, place: "b"), rating: 10, savedAt: 0),
        SunsetObservation(key: .day(2), rating: 70, savedAt: 0),
      ])
  }
}

import Skill
import Time

/// A row of one table. Only its `init` reads the columns, and it throws for values that the program
/// cannot have written.
protocol StoredRow {
  /// `SELECT … FROM …`, without a condition.
  static var query: String { get }

  init(_ row: Row) throws(InvalidRow)
}

/// The limits of a row's values, with reasons.
enum RowLimits {
  /// Ids, names of windows and products: the program writes under 100 bytes.
  static let nameBytes = 1_024
  /// A URL with its query, and a response header: what HTTP servers accept.
  static let keyBytes = 64 << 10
  /// A place, or another setting: under 2 KiB.
  static let valueBytes = 64 << 10
  /// Integers that a double holds exactly: JSON has no others.
  static let counter = 0...(1 << 53)
  /// Since 1970, within the calendar.
  static let days = LocalDate.first.dayNumber...LocalDate.last.dayNumber
}

// MARK: almanac.db

extension Favorite: StoredRow {
  static let query = "SELECT id, name, latitude, longitude, place, added_at FROM favorites"

  init(_ row: Row) throws(InvalidRow) {
    let id = try row.line(0, atMost: RowLimits.nameBytes)
    guard let number = Self.number(of: id), RowLimits.counter.contains(number) else {
      throw InvalidRow()
    }
    self.init(
      id: id, name: try row.line(1, atMost: RowLimits.nameBytes),
      latitude: try row.real(2, in: -90...90),
      longitude: try row.real(3, in: -180...180),
      place: try row.blob(4, atMost: RowLimits.valueBytes), addedAt: try row.time(5))
  }
}

/// A setting that is kept.
struct StoredSetting: StoredRow {
  static let query = "SELECT key, value FROM settings"

  let key: String
  let value: String

  init(_ row: Row) throws(InvalidRow) {
    key = try row.line(0, atMost: RowLimits.nameBytes)
    value = try row.text(1, atMost: RowLimits.valueBytes)
  }
}

/// A monotonic counter.
struct StoredCounter: StoredRow {
  static let query = "SELECT value FROM counters"

  let value: Int

  init(_ row: Row) throws(InvalidRow) { value = try row.integer(0, in: RowLimits.counter) }
}

extension SunsetForecast: StoredRow {
  static let columns = "place, date, event, lead_days, issued_at, score, model, inputs"
  static let query = "SELECT \(columns) FROM sunset_forecasts"

  init(_ row: Row) throws(InvalidRow) {
    self.init(
      key: try Key(row), issuedAt: try row.time(4), leadDays: try row.integer(3, in: 0...16),
      score: try row.real(5, in: 0...100), model: try row.line(6, atMost: RowLimits.nameBytes),
      inputs: try row.line(7, atMost: RowLimits.nameBytes))
  }
}

extension SunsetForecast.Key {
  /// The first three columns.
  fileprivate init(_ row: Row) throws(InvalidRow) {
    guard let date = LocalDate(parsing: try row.line(1, atMost: RowLimits.nameBytes)) else {
      throw InvalidRow()
    }
    let event = try row.line(2, atMost: RowLimits.nameBytes)
    guard event == "sunset" || event == "sunrise" else { throw InvalidRow() }
    self.init(place: try row.line(0, atMost: RowLimits.nameBytes), date: date, event: event)
  }
}

extension SunsetObservation: StoredRow {
  static let columns =
    "place, date, event, lead_days, issued_at, score, model, inputs, rating, saved_at"
  static let query = "SELECT \(columns) FROM sunset_observations"

  init(_ row: Row) throws(InvalidRow) {
    let key = try SunsetForecast.Key(row)
    self.init(
      key: key, rating: try row.real(8, in: 0...100), savedAt: try row.time(9),
      forecast: row.isNull(3) ? nil : try SunsetForecast(row))
  }
}

extension SkillDay: StoredRow {
  static let columns = "day, place, provider, lead, hours"
  static let query = "SELECT \(columns) FROM skill"

  init(_ row: Row) throws(InvalidRow) {
    let place = try row.line(1, atMost: RowLimits.nameBytes)
    guard
      let series = SkillSeries(
        provider: try row.line(2, atMost: RowLimits.nameBytes),
        lead: try row.integer(3, in: -1...SkillCell.leads)),
      let day = SkillDay(
        key: Key(place: place, series: series, day: try row.integer(0, in: RowLimits.days)),
        bytes: try row.blob(4, atMost: SkillDay.bytes))
    else { throw InvalidRow() }
    self = day
  }
}

// MARK: cache.db

extension CachedResponse: StoredRow {
  static let query = """
    SELECT provider, product, fetched_at, expires_at, used_at, entity_tag, last_modified,
    content_type, body FROM responses
    """

  init(_ row: Row) throws(InvalidRow) {
    self.init(
      provider: try row.line(0, atMost: RowLimits.nameBytes),
      product: try row.line(1, atMost: RowLimits.nameBytes), fetchedAt: try row.time(2),
      expiresAt: try row.time(3), entityTag: try Self.header(5, row),
      lastModified: try Self.header(6, row), contentType: try Self.header(7, row),
      body: try row.blob(8, atMost: CacheLimits.maximumBody))
    _ = try row.time(4)
    guard expiresAt.seconds(since: fetchedAt) <= CacheLimits.maximumLifetimeSeconds else {
      throw InvalidRow()
    }
  }

  /// It is sent to a provider again, so it must not contain line breaks.
  private static func header(_ column: CInt, _ row: Row) throws(InvalidRow) -> String? {
    row.isNull(column) ? nil : try row.line(column, atMost: RowLimits.keyBytes)
  }
}

/// The part of a response that eviction needs.
struct EvictionCandidate: StoredRow {
  static let query = "SELECT key, size FROM responses"

  let key: String
  let size: Int

  init(_ row: Row) throws(InvalidRow) {
    key = try row.text(0, atMost: RowLimits.keyBytes)
    size = try row.integer(1, in: CacheLimits.entryBytes...CacheLimits.maximumBody * 2)
  }
}

/// The size of the cache, maintained by triggers.
struct CacheTotals: StoredRow {
  static let query = "SELECT entries, bytes FROM totals"

  let entries: Int
  let bytes: Int

  init(_ row: Row) throws(InvalidRow) {
    entries = try row.integer(0, in: RowLimits.counter)
    bytes = try row.integer(1, in: RowLimits.counter)
  }
}

/// The spent weight of one budget window.
struct StoredSpending: StoredRow {
  static let query = "SELECT window_seconds, start, spent FROM spending"

  let windowSeconds: Int
  let window: BudgetUsage.Window

  init(_ row: Row) throws(InvalidRow) {
    windowSeconds = try row.integer(0, in: 1...366 * 86_400)
    let range = Instant.unixSecondsRange
    window = BudgetUsage.Window(
      start: try row.integer(1, in: Int(range.lowerBound)...Int(range.upperBound)),
      spent: try row.real(2, in: 0...1e9))
  }
}

/// A pause and its end.
struct StoredPause: StoredRow {
  static let query = "SELECT until FROM pauses"

  let until: Instant

  init(_ row: Row) throws(InvalidRow) { until = try row.time(0) }
}

/// A lease: the owner that fetches a key, and its expiry.
struct StoredLease: StoredRow {
  static let query = "SELECT owner, until FROM leases"

  let owner: String
  let until: Instant

  init(_ row: Row) throws(InvalidRow) {
    owner = try row.line(0, atMost: RowLimits.nameBytes)
    until = try row.time(1)
  }
}

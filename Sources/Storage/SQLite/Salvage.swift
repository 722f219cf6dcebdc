import AlmanacCore
import CSQLite
import EventLoop

/// Everything that is still readable in a damaged `almanac.db`.
///
/// Works on a copy of the file and its journal. A destroyed first page is replaced in the copy by
/// that of a new, empty database: it only lists the tables and their root pages, which are the same
/// in every file of one version.
struct Salvage {
  private(set) var favorites: [Favorite] = []
  private(set) var settings: [StoredSetting] = []
  private(set) var sunsets: [SunsetObservation] = []
  private(set) var skill: [SkillDay] = []
  /// Every table was read to its end, and no row was left out.
  private(set) var isWhole = false

  var isEmpty: Bool {
    favorites.isEmpty && settings.isEmpty && sunsets.isEmpty && skill.isEmpty
  }

  /// - Parameter path: the damaged file.
  init(readingCopyOf path: String, schema: Schema) {
    let copy = TemporaryCopy(of: path)
    defer { copy.remove() }
    guard copy.isThere else { return }
    read(copy.path)
    if isEmpty, copy.replaceFirstPage(schema) { read(copy.path) }
  }

  private mutating func read(_ path: String) {
    guard let database = try? Database(path, flags: SQLITE_OPEN_READWRITE) else { return }
    var errors = 0
    let numbers = (1...Self.favoriteLimit).map(Favorite.id)
    favorites = Self.rows(Favorite.self, database, &errors, key: "id", known: numbers) { $0.id }
    // Only its first half of the order is lost when some are.
    if let order = try? database.rows(of: FavoritePosition.self) {
      let positions = Dictionary(order.map { ($0.id, $0.position) }) { first, _ in first }
      favorites.sort { positions[$0.id] ?? .max < positions[$1.id] ?? .max }
    }
    settings = Self.rows(StoredSetting.self, database, &errors, key: "key") { $0.key }
    sunsets = Self.rows(
      SunsetObservation.self, database, &errors, key: "date, place, event"
    ) { "\($0.key.date.description)\t\($0.key.place)\t\($0.key.event)" }
    skill = Self.rows(
      SkillDay.self, database, &errors, key: "day, place, provider, lead"
    ) { "\($0.key)" }
    isWhole = errors == 0 && database.invalidRows == 0
  }

  /// Ids are counted up from f1, and a list holds 200.
  private static let favoriteLimit = 2_000

  /// The rows of a table from its start up to the damage, then backward from its end, then those in
  /// between whose keys are known.
  private static func rows<Value: StoredRow>(
    _ type: Value.Type, _ database: Database, _ errors: inout Int, key: String,
    known: [String] = [], identity: (Value) -> String
  ) -> [Value] {
    var found: [String: Value] = [:]
    func read(_ condition: String, _ values: SQLValue...) -> Bool {
      let body = { (value: Value) in
        let name = identity(value)
        if found[name] == nil { found[name] = value }
      }
      do throws(SQLiteError) {
        try database.forEachRow(of: type, condition, values, body: body)
        return true
      } catch {
        return false
      }
    }
    let descending = key.split(separator: ",").map { "\($0) DESC" }.joined(separator: ",")
    if !read("ORDER BY \(key)") {
      errors += 1
      _ = read("ORDER BY \(descending)")
      for name in known where found[name] == nil { _ = read("WHERE \(key) = ?1", .text(name)) }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// A favorite's position in the user's order.
private struct FavoritePosition: StoredRow {
  static let query = "SELECT id, position FROM favorites"

  let id: String
  let position: Int

  init(_ row: Row) throws(InvalidRow) {
    id = try row.line(0, atMost: 1_024)
    position = try row.integer(1, in: 0...Int(Int32.max))
  }
}

/// A temporary copy of a database and its journal.
private struct TemporaryCopy {
  let path: String
  let isThere: Bool
  private static let maximumBytes = 256 << 20

  init(of original: String) {
    path = original + ".reading"
    var isThere = false
    for suffix in ["", "-wal"] {
      guard !isIrregularFile(original + suffix),
        let bytes = try? FileBytes.read(original + suffix, limit: Self.maximumBytes)
      else { continue }
      let isCopied = (try? FileBytes.replace(path + suffix, with: bytes)) != nil
      if suffix.isEmpty { isThere = isCopied }
    }
    self.isThere = isThere
  }

  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { removeFile(path + suffix) }
  }

  /// - Returns: false if the file has no second page of the usual size.
  func replaceFirstPage(_ schema: Schema) -> Bool {
    let page = 4_096
    let name = path + "-new"
    defer { for suffix in ["", "-journal"] { removeFile(name + suffix) } }
    guard var bytes = try? FileBytes.read(path, limit: Self.maximumBytes), bytes.count >= 2 * page,
      let new = try? Database(name, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE),
      (try? new.execute("PRAGMA page_size = \(page)")) != nil,
      schema.steps.allSatisfy({ (try? new.execute($0)) != nil }),
      var first = try? FileBytes.read(name, limit: 1 << 20), first.count >= page
    else { return false }
    first = Array(first[..<page])
    // "In-header database size", SQLite's file format 1.3.8: big-endian at offset 28.
    let pages = bytes.count / page
    for index in 0..<4 { first[28 + index] = UInt8(truncatingIfNeeded: pages >> (24 - 8 * index)) }
    bytes.replaceSubrange(..<page, with: first)
    for suffix in ["-wal", "-shm"] { removeFile(path + suffix) }
    return (try? FileBytes.replace(path, with: bytes)) != nil
  }
}

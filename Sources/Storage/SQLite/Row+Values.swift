import CSQLite
import Time

/// A row that the program cannot have written: it was damaged or edited.
struct InvalidRow: Error {}

/// Typed, validated columns of a row. Every value of either database is read here, so that only
/// values the program could have written get in.
extension Row {
  func integer(_ column: CInt, in range: ClosedRange<Int>) throws(InvalidRow) -> Int {
    guard type(column) == SQLITE_INTEGER, range.contains(uncheckedInteger(column)) else {
      throw InvalidRow()
    }
    return uncheckedInteger(column)
  }

  func real(_ column: CInt, in range: ClosedRange<Double>) throws(InvalidRow) -> Double {
    guard type(column) == SQLITE_FLOAT || type(column) == SQLITE_INTEGER,
      range.contains(uncheckedReal(column))
    else { throw InvalidRow() }
    return uncheckedReal(column)
  }

  /// A time within the calendar.
  func time(_ column: CInt) throws(InvalidRow) -> Instant {
    Instant(unixSeconds: try real(column, in: Instant.unixSecondsRange))
  }

  /// Well-formed UTF-8.
  func text(_ column: CInt, atMost bytes: Int) throws(InvalidRow) -> String {
    guard type(column) == SQLITE_TEXT, let bytes = uncheckedBytes(column, atMost: bytes),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw InvalidRow() }
    return text
  }

  /// A text without control characters: a name, a key, the value of a header.
  func line(_ column: CInt, atMost bytes: Int) throws(InvalidRow) -> String {
    let text = try text(column, atMost: bytes)
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw InvalidRow() }
    return text
  }

  func blob(_ column: CInt, atMost bytes: Int) throws(InvalidRow) -> [UInt8] {
    guard type(column) == SQLITE_BLOB, let bytes = uncheckedBytes(column, atMost: bytes) else {
      throw InvalidRow()
    }
    return bytes
  }

  func isNull(_ column: CInt) -> Bool { type(column) == SQLITE_NULL }
}

extension Database {
  /// The result of a pragma.
  func word(_ pragma: String) throws(SQLiteError) -> String? {
    try answer(pragma) { row throws(InvalidRow) in try row.text(0, atMost: 4_096) }
  }

  /// Of the schema.
  func version() throws(SQLiteError) -> Int {
    try answer("PRAGMA user_version") { row throws(InvalidRow) in
      try row.integer(0, in: 0...Int(Int32.max))
    } ?? 0
  }
}

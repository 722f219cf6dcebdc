import Time

/// A value bound to a parameter of a statement.
enum SQLValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  static func time(_ instant: Instant) -> SQLValue { .real(instant.unixSeconds) }

  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

  static func optional(_ real: Double?) -> SQLValue { real.map { .real($0) } ?? .null }
}

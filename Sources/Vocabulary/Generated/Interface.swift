// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A predefined format.
package enum StatusPreset: String, Word {
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
}

/// A page has columns and bars for a fixed-width font; speech has one sentence a line, with units and dates in words; a headline has no lines; styled is a page for a program that has fonts and colors of its own, such as an editor; blocks are for a program that draws them itself.
package enum TextStyle: String, Word {
  case page
  case speech
  case headline
  case blocks
  case styled
}

/// Kind of a part of an answer.
package enum TextBlockKind: String, Word {
  /// An official warning for the place: its severity, its own name, with its kind beside it if that name is in another language than the reader's, what is said of it.
  case warning
  /// One that is not known to be for the place.
  case warningElsewhere
  /// The value that stands for the whole answer: the value, its scale, its name.
  case badge
  /// Short texts beside each other.
  case line
  /// A text.
  case paragraph
  /// Names with their values.
  case facts
  /// Rows of cells below the names of their columns.
  case table
}

/// What a text is.
package enum TextRole: String, Word {
  /// The main point.
  case strong
  /// Less prominent.
  case muted
  /// An official warning, or what restricts what the answer says: an estimate, data that are out of date.
  case warning
  /// From elsewhere, and to be shown as it is.
  case quoted
  /// The sign for a value that nobody knows.
  case unknown
  /// A bar or a curve, which is only seen.
  case drawing
}

/// A set of glyphs; those of `plain` and `ascii` take one column everywhere.
package enum IconSet: String, Word {
  case emoji
  case plain
  case nerd
  case ascii
  case none
}

/// Markup to escape.
package enum EscapeStyle: String, Word {
  case none
  case pango
  case tmux
}

/// What is charted.
package enum ChartKind: String, Word {
  case temperature
  case precipitation
  case sunset
  case projection
  case sun
  case map
  case skill
  case reliability
}

/// SVG or text.
package enum ChartFormat: String, Word {
  case svg
  case text
}

/// Colors of a chart.
package enum ChartTheme: String, Word {
  case light
  case dark
  case mono
}

/// When events are sent: on each change of the result; after every call; or on each change with only those parts of `weather.overview` that changed, where the first event, the first after an error and the first for another place have all.
package enum EmitMode: String, Word {
  case change
  case always
  case changedParts
}

/// How two values are compared.
package enum ComparisonOperator: String, Word {
  case lessThan = "lt"
  case atMost = "le"
  case equal = "eq"
  case notEqual = "ne"
  case atLeast = "ge"
  case greaterThan = "gt"
}

/// Why an event is sent.
package enum EventReason: String, Word {
  case initial
  case change
  case unchanged
  case condition
  case error
  case end
}

/// Where a value comes from.
package enum ConfigOrigin: String, Word {
  case `default`
  case file
  case environment
  case initialize
  case set
}

/// What says which units people read: the configuration (`configured`), the environment's `LC_MEASUREMENT` (`measurement`), the locale (`locale`), or nothing (`default`, which is metric).
package enum UnitsOrigin: String, Word {
  case configured
  case measurement
  case locale
  case `default`
}

/// State of the circuit breaker.
package enum BreakerState: String, Word {
  case closed
  case open
  case halfOpen
}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Horizon of sunrise and sunset.
package enum SunHorizon: String, Word {
  case seaLevel
  case observer
}

/// Whether the sun rises and sets that day.
package enum SunState: String, Word {
  /// Sunrise and sunset.
  case normal
  /// The Sun stays up.
  case polarDay
  /// The Sun stays down.
  case polarNight
  /// A sunrise or a sunset, not both: the first or last day of a polar season.
  case partial
}

/// How light it is.
package enum SunPhase: String, Word {
  /// Below −18°.
  case night
  /// Below −12°.
  case astronomicalTwilight
  /// Below −6°.
  case nauticalTwilight
  /// Below the day angle.
  case civilTwilight
  case day
}

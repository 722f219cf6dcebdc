// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A routine report, a special report, or an aerodrome forecast.
package enum ReportKind: String, Word {
  case metar
  case speci
  case taf
}

/// 1–2, 3–4, 5–7 or 8 oktas, or a sky that cannot be seen.
package enum CloudAmount: String, Word {
  case few
  case scattered
  case broken
  case overcast
  case obscured
}

/// A cloud of thunderstorms, or one that may become it.
package enum CloudKind: String, Word {
  case cumulonimbus
  case toweringCumulus
}

/// At the end of a scale: the visibility is this or more, or less than this.
package enum VisibilityBound: String, Word {
  case atLeast
  case lessThan
}

/// `from` replaces everything, `becoming` what it names; `temporary` lasts less than an hour at a time, and `possible` may not come.
package enum ReportedChangeKind: String, Word {
  case from
  case becoming
  case temporary
  case possible
}

/// A model's values, or measured ones where they are fresh.
package enum ValuePreference: String, Word {
  case model
  case measured
}

/// An aerodrome reports for pilots (METAR), a synoptic station for forecasters (SYNOP).
package enum StationKind: String, Word {
  case aerodrome
  case synoptic
}

/// Fresh is at most 90 minutes old, stale at most six hours. A stuck sensor gave the same value for twelve hours.
package enum MeasuredQuality: String, Word {
  case fresh
  case stale
  case stuck
}

/// What stations measure.
package enum MeasuredField: String, Word {
  case temperature
  case dewPoint
  case humidity
  case wind
  case pressure
  case visibility
  case cloudCover
  case cloudBase
  case condition
  case precipitation
  case snowDepth
}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What the list of warnings covers: the place, only its country, or nothing.
package enum AlertCoverage: String, Word {
  case full
  case country
  case none
}

/// What a source of warnings says of a place.
package enum AlertServiceState: String, Word {
  /// It warns of something at the place.
  case inForce
  /// It covers the place, and has said within its freshness that no warning of its is in force there.
  case noneInForce
  /// It answered, but which of its warnings are for the place is not known: they name areas without a known outline, not all of them were read, or its areas do not reach the place.
  case countryOnly
  /// It says that it does not cover the place.
  case notCovered
  /// It could not be reached or read.
  case unavailable
  /// Nothing current is known of it: another source answered in its place, or it was not asked yet.
  case notAsked
  /// It is turned off in the configuration.
  case disabled
}

/// CAP severity.
package enum AlertSeverity: String, Word {
  case extreme
  case severe
  case moderate
  case minor
  case unknown
}

/// Kind of event, decided from the codes of the service or its closed list of names, never from a text. The words are those of the OASIS Event Terms List and of MeteoAlarm's awareness types; a minor version may add some.
package enum AlertHazard: String, Word {
  /// Wind, gusts and gales.
  case wind
  /// Thunderstorms, lightning and squalls.
  case thunderstorm
  /// A tornado or a waterspout.
  case tornado
  /// Hail.
  case hail
  /// Rain.
  case rain
  /// A flood of any kind but of the sea.
  case flood
  /// Rain and the flood that it makes.
  case rainFlood
  /// Snow, blowing snow and snow squalls.
  case snow
  /// Snow, ice or both.
  case snowIce
  /// Snow with wind.
  case blizzard
  /// Rain or drizzle that freezes.
  case freezingRain
  /// Icy roads, icing of ships and lines, freezing spray.
  case ice
  /// Frost, and temperatures that harm plants.
  case frost
  /// Thaw and melting snow.
  case thaw
  /// Avalanches.
  case avalanche
  /// Fog.
  case fog
  /// Heat.
  case highTemperature
  /// Cold and wind chill.
  case lowTemperature
  /// Wildfire, or weather that it spreads in.
  case forestFire
  /// Air so dry that fires spread.
  case dryAir
  /// Dust or sand in the air.
  case dust
  /// Smoke.
  case smoke
  /// Polluted or stagnant air.
  case airQuality
  /// Ultraviolet radiation.
  case ultraviolet
  /// A tropical cyclone, hurricane or typhoon.
  case tropicalCyclone
  /// A storm surge.
  case stormSurge
  /// Any hazard of a coast, such as a coastal flood.
  case coastalEvent
  /// High surf, waves and seas.
  case highWaves
  /// Rip currents and hazards of the beach.
  case ripCurrent
  /// Wind or seas that endanger ships, not said which.
  case marine
  /// Low water.
  case lowWater
  /// A tsunami.
  case tsunami
  /// Landslides and debris flows.
  case landslide
  /// An earthquake.
  case earthquake
  /// A volcano and its ash.
  case volcano
}

/// CAP certainty.
package enum AlertCertainty: String, Word {
  case observed
  case likely
  case possible
  case unlikely
  case unknown
}

/// CAP urgency.
package enum AlertUrgency: String, Word {
  case immediate
  case expected
  case future
  case past
  case unknown
}

/// How the place was matched: by geometry, never by a name.
package enum AlertMatch: String, Word {
  /// The alert's polygon or circle holds the place, or the service was asked for the point.
  case point
  /// The alert names, by code, an area whose outline holds the place, or the service lists it for the place beside a polygon that does not hold it.
  case area
  /// The alert is for somewhere in the place's country; its areas have no known outline.
  case country
}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// A routine report, a special report, or an aerodrome forecast.
package enum ReportKind: String, WireChoice {
  case metar = "metar"
  case speci = "speci"
  case taf = "taf"
}

/// 1–2, 3–4, 5–7 or 8 oktas, or a sky that cannot be seen.
package enum CloudAmount: String, WireChoice {
  case few = "few"
  case scattered = "scattered"
  case broken = "broken"
  case overcast = "overcast"
  case obscured = "obscured"
}

/// A cloud of thunderstorms, or one that may become it.
package enum CloudKind: String, WireChoice {
  case cumulonimbus = "cumulonimbus"
  case toweringCumulus = "toweringCumulus"
}

/// One layer of clouds.
package struct ReportedCloud: WireWritable {
  /// How much of the sky it covers.
  package var amount: CloudAmount?
  /// Height of its base above the station, in the unit of elevations; the vertical visibility if the sky is obscured.
  package var base: Double?
  /// Named only if it is one of these.
  package var kind: CloudKind?

  package init(amount: CloudAmount?, base: Double?, kind: CloudKind?) {
    self.amount = amount
    self.base = base
    self.kind = kind
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("amount", amount)
    writer.member("base", base)
    writer.member("kind", kind)
    writer.endObject()
  }
}

/// Weather as a station reports it.
package struct ReportedWeather: WireWritable {
  /// WMO code table 4678.
  package var code: String
  /// True within 8 to 16 km, not at the station.
  package var nearby: Bool
  /// Null if it is nearby, or has no equivalent.
  package var condition: Condition?

  package init(code: String, nearby: Bool, condition: Condition?) {
    self.code = code
    self.nearby = nearby
    self.condition = condition
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("nearby", nearby)
    writer.member("condition", condition)
    writer.endObject()
  }
}

/// Wind, visibility, weather and clouds.
package struct ReportedConditions: WireWritable {
  /// Wind at 10 m.
  package var wind: Wind
  /// True if the wind has no one direction.
  package var windVariable: Bool
  /// The limits of a varying direction.
  package var windDirections: WindDirections?
  /// Prevailing visibility.
  package var visibility: Double?
  /// True if it is this or more.
  package var visibilityAtLeast: Bool?
  /// Percent: the middle of the range of the fullest layer. Null with CAVOK and NSC, which do not exclude high clouds.
  package var cloudCover: Int?
  /// Height of the lowest layer that covers more than half of the sky, in the unit of elevations.
  package var ceiling: Double?
  /// Layers from the lowest up.
  package var clouds: [ReportedCloud]
  /// Present weather; empty if there is none, or nothing tells of it.
  package var weather: [ReportedWeather]
  /// The most severe weather, or else the state of the sky. Null if unknown.
  package var condition: Condition?

  package init(wind: Wind, windVariable: Bool, windDirections: WindDirections? = nil, visibility: Double?, visibilityAtLeast: Bool? = nil, cloudCover: Int?, ceiling: Double?, clouds: [ReportedCloud], weather: [ReportedWeather], condition: Condition?) {
    self.wind = wind
    self.windVariable = windVariable
    self.windDirections = windDirections
    self.visibility = visibility
    self.visibilityAtLeast = visibilityAtLeast
    self.cloudCover = cloudCover
    self.ceiling = ceiling
    self.clouds = clouds
    self.weather = weather
    self.condition = condition
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("wind", wind)
    writer.member("windVariable", windVariable)
    writer.optional("windDirections", windDirections)
    writer.member("visibility", visibility)
    writer.optional("visibilityAtLeast", visibilityAtLeast)
    writer.member("cloudCover", cloudCover)
    writer.member("ceiling", ceiling)
    writer.member("clouds", clouds)
    writer.member("weather", weather)
    writer.member("condition", condition)
    writer.endObject()
  }
}

/// `from` replaces everything, `becoming` what it names; `temporary` lasts less than an hour at a time, and `possible` may not come.
package enum ReportedChangeKind: String, WireChoice {
  case from = "from"
  case becoming = "becoming"
  case temporary = "temporary"
  case possible = "possible"
}

/// A change that a report announces.
package struct ReportedChange: WireWritable {
  /// What changes.
  package var kind: ReportedChangeKind
  /// Percent, if given.
  package var probability: Int?
  /// Begin, if given.
  package var from: LabeledTime?
  /// End, if given.
  package var to: LabeledTime?
  /// What is named; null and empty stay as before.
  package var conditions: ReportedConditions

  package init(kind: ReportedChangeKind, probability: Int?, from: LabeledTime?, to: LabeledTime?, conditions: ReportedConditions) {
    self.kind = kind
    self.probability = probability
    self.from = from
    self.to = to
    self.conditions = conditions
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("probability", probability)
    writer.member("from", from)
    writer.member("to", to)
    writer.member("conditions", conditions)
    writer.endObject()
  }
}

/// Rain and melted snow up to the report.
package struct ReportedPrecipitation: WireWritable {
  /// Since the last full hour.
  package var oneHour: Double?
  /// In three hours.
  package var threeHours: Double?
  /// In six hours.
  package var sixHours: Double?
  /// In 24 hours.
  package var day: Double?

  package init(oneHour: Double?, threeHours: Double?, sixHours: Double?, day: Double?) {
    self.oneHour = oneHour
    self.threeHours = threeHours
    self.sixHours = sixHours
    self.day = day
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("oneHour", oneHour)
    writer.member("threeHours", threeHours)
    writer.member("sixHours", sixHours)
    writer.member("day", day)
    writer.endObject()
  }
}

/// The limits of a varying direction, clockwise.
package struct WindDirections: WireWritable {
  /// Degrees.
  package var from: Double
  /// Degrees.
  package var to: Double

  package init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("from", from)
    writer.member("to", to)
    writer.endObject()
  }
}

}

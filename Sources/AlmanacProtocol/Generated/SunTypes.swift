// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Vocabulary

extension Wire {

/// The same span of light in the morning and in the evening.
package struct MorningEvening: WireWritable {
  /// Span in the morning.
  package var morning: Interval?
  /// Span in the evening.
  package var evening: Interval?

  package init(morning: Interval?, evening: Interval?) {
    self.morning = morning
    self.evening = evening
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("morning", morning)
    writer.member("evening", evening)
    writer.endObject()
  }
}

/// When the sun passes the caller's angle.
package struct CustomElevation: WireWritable {
  /// Degrees above the horizon.
  package var angle: Double
  /// When the sun passes the angle going up.
  package var rising: LabeledTime?
  /// When the sun passes the angle going down.
  package var setting: LabeledTime?

  package init(angle: Double, rising: LabeledTime?, setting: LabeledTime?) {
    self.angle = angle
    self.rising = rising
    self.setting = setting
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("angle", angle)
    writer.member("rising", rising)
    writer.member("setting", setting)
    writer.endObject()
  }
}

/// The sun on one local day.
package struct SunDay: WireWritable {
  /// The place's local date.
  package var date: LabeledTime
  /// Whether it rises and sets.
  package var state: SunState
  /// Upper limb on the horizon, rising (center at −0.8333°).
  package var sunrise: LabeledTime?
  /// The same, setting.
  package var sunset: LabeledTime?
  /// Transit.
  package var solarNoon: LabeledTime?
  /// −6°, rising.
  package var civilDawn: LabeledTime?
  /// −6°, setting.
  package var civilDusk: LabeledTime?
  /// −12°, rising.
  package var nauticalDawn: LabeledTime?
  /// −12°, setting.
  package var nauticalDusk: LabeledTime?
  /// −18°, rising.
  package var astronomicalDawn: LabeledTime?
  /// −18°, setting.
  package var astronomicalDusk: LabeledTime?
  /// Sun between −4° and +6°. One span, in both members, if it stays below +6°.
  package var goldenHour: MorningEvening
  /// Sun between −6° and −4°. One span, in both members, if it stays below −4°.
  package var blueHour: MorningEvening
  /// Azimuth of sunrise, degrees from north.
  package var sunriseAzimuth: Double?
  /// Azimuth of sunset, degrees from north.
  package var sunsetAzimuth: Double?
  /// Altitude at transit, degrees, airless.
  package var noonAltitude: Double
  /// Seconds from sunrise to sunset.
  package var dayLengthSeconds: Double?
  /// Present with `elevationAngle`.
  package var custom: CustomElevation?
  /// First sunrise after this day's events, or after a polar season.
  package var nextSunrise: LabeledTime?
  /// First sunset after this day's events, or after a polar season.
  package var nextSunset: LabeledTime?

  package init(date: LabeledTime, state: SunState, sunrise: LabeledTime?, sunset: LabeledTime?, solarNoon: LabeledTime?, civilDawn: LabeledTime?, civilDusk: LabeledTime?, nauticalDawn: LabeledTime?, nauticalDusk: LabeledTime?, astronomicalDawn: LabeledTime?, astronomicalDusk: LabeledTime?, goldenHour: MorningEvening, blueHour: MorningEvening, sunriseAzimuth: Double?, sunsetAzimuth: Double?, noonAltitude: Double, dayLengthSeconds: Double?, custom: CustomElevation? = nil, nextSunrise: LabeledTime?, nextSunset: LabeledTime?) {
    self.date = date
    self.state = state
    self.sunrise = sunrise
    self.sunset = sunset
    self.solarNoon = solarNoon
    self.civilDawn = civilDawn
    self.civilDusk = civilDusk
    self.nauticalDawn = nauticalDawn
    self.nauticalDusk = nauticalDusk
    self.astronomicalDawn = astronomicalDawn
    self.astronomicalDusk = astronomicalDusk
    self.goldenHour = goldenHour
    self.blueHour = blueHour
    self.sunriseAzimuth = sunriseAzimuth
    self.sunsetAzimuth = sunsetAzimuth
    self.noonAltitude = noonAltitude
    self.dayLengthSeconds = dayLengthSeconds
    self.custom = custom
    self.nextSunrise = nextSunrise
    self.nextSunset = nextSunset
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("date", date)
    writer.member("state", state)
    writer.member("sunrise", sunrise)
    writer.member("sunset", sunset)
    writer.member("solarNoon", solarNoon)
    writer.member("civilDawn", civilDawn)
    writer.member("civilDusk", civilDusk)
    writer.member("nauticalDawn", nauticalDawn)
    writer.member("nauticalDusk", nauticalDusk)
    writer.member("astronomicalDawn", astronomicalDawn)
    writer.member("astronomicalDusk", astronomicalDusk)
    writer.member("goldenHour", goldenHour)
    writer.member("blueHour", blueHour)
    writer.member("sunriseAzimuth", sunriseAzimuth)
    writer.member("sunsetAzimuth", sunsetAzimuth)
    writer.member("noonAltitude", noonAltitude)
    writer.member("dayLengthSeconds", dayLengthSeconds)
    if let custom { writer.member("custom", custom) }
    writer.member("nextSunrise", nextSunrise)
    writer.member("nextSunset", nextSunset)
    writer.endObject()
  }
}

/// The next change of the phase.
package struct NextSunPhase: WireWritable {
  /// Phase that begins.
  package var phase: SunPhase
  /// Time of the change.
  package var time: LabeledTime

  package init(phase: SunPhase, time: LabeledTime) {
    self.phase = phase
    self.time = time
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("phase", phase)
    writer.member("time", time)
    writer.endObject()
  }
}

/// The coming quarters.
package struct NextMoonPhases: WireWritable {
  /// New moon.
  package var newMoon: LabeledTime
  /// First quarter.
  package var firstQuarter: LabeledTime
  /// Full moon.
  package var fullMoon: LabeledTime
  /// Last quarter.
  package var lastQuarter: LabeledTime

  package init(newMoon: LabeledTime, firstQuarter: LabeledTime, fullMoon: LabeledTime, lastQuarter: LabeledTime) {
    self.newMoon = newMoon
    self.firstQuarter = firstQuarter
    self.fullMoon = fullMoon
    self.lastQuarter = lastQuarter
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("newMoon", newMoon)
    writer.member("firstQuarter", firstQuarter)
    writer.member("fullMoon", fullMoon)
    writer.member("lastQuarter", lastQuarter)
    writer.endObject()
  }
}

/// The moon on one local day.
package struct MoonDay: WireWritable {
  /// The place's local date.
  package var date: LabeledTime
  /// First moonrise; null if there is none that day.
  package var moonrise: LabeledTime?
  /// First moonset; null if there is none that day.
  package var moonset: LabeledTime?
  /// First transit; null if there is none that day.
  package var transit: LabeledTime?
  /// Second moonrise of the day, if there is one.
  package var secondMoonrise: LabeledTime?
  /// Second moonset of the day, if there is one.
  package var secondMoonset: LabeledTime?
  /// Second transit of the day, if there is one.
  package var secondTransit: LabeledTime?

  package init(date: LabeledTime, moonrise: LabeledTime?, moonset: LabeledTime?, transit: LabeledTime?, secondMoonrise: LabeledTime? = nil, secondMoonset: LabeledTime? = nil, secondTransit: LabeledTime? = nil) {
    self.date = date
    self.moonrise = moonrise
    self.moonset = moonset
    self.transit = transit
    self.secondMoonrise = secondMoonrise
    self.secondMoonset = secondMoonset
    self.secondTransit = secondTransit
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("date", date)
    writer.member("moonrise", moonrise)
    writer.member("moonset", moonset)
    writer.member("transit", transit)
    if let secondMoonrise { writer.member("secondMoonrise", secondMoonrise) }
    if let secondMoonset { writer.member("secondMoonset", secondMoonset) }
    if let secondTransit { writer.member("secondTransit", secondTransit) }
    writer.endObject()
  }
}

}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
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
  package var rising: Moment?
  /// When the sun passes the angle going down.
  package var setting: Moment?

  package init(angle: Double, rising: Moment?, setting: Moment?) {
    self.angle = angle
    self.rising = rising
    self.setting = setting
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("angle", angle)
    writer.labeled("rising", rising)
    writer.labeled("setting", setting)
    writer.endObject()
  }
}

/// The sun on one local day.
package struct SunDay: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// Whether it rises and sets.
  package var state: SunState
  /// Upper limb on the horizon, rising (center at −0.8333°).
  package var sunrise: Moment?
  /// The same, setting.
  package var sunset: Moment?
  /// Transit.
  package var solarNoon: Moment?
  /// −6°, rising.
  package var civilDawn: Moment?
  /// −6°, setting.
  package var civilDusk: Moment?
  /// −12°, rising.
  package var nauticalDawn: Moment?
  /// −12°, setting.
  package var nauticalDusk: Moment?
  /// −18°, rising.
  package var astronomicalDawn: Moment?
  /// −18°, setting.
  package var astronomicalDusk: Moment?
  /// Sun between −4° and +6°. One span, in both members, if it stays below +6°.
  package var goldenHour: MorningEvening
  /// Sun between −6° and −4°. One span, in both members, if it stays below −4°.
  package var blueHour: MorningEvening
  /// Azimuth of sunrise, degrees from north.
  package var sunriseAzimuth: Measure<Kinds.Angle>?
  /// Azimuth of sunset, degrees from north.
  package var sunsetAzimuth: Measure<Kinds.Angle>?
  /// Altitude at transit, degrees, airless.
  package var noonAltitude: Measure<Kinds.Angle>
  /// Seconds from sunrise to sunset.
  package var dayLengthSeconds: Measure<Kinds.Thousandth>?
  /// Present with `elevationAngle`.
  package var custom: CustomElevation?
  /// First sunrise after this day's events, or after a polar season.
  package var nextSunrise: Moment?
  /// First sunset after this day's events, or after a polar season.
  package var nextSunset: Moment?

  package init(date: LocalDate, state: SunState, sunrise: Moment?, sunset: Moment?, solarNoon: Moment?, civilDawn: Moment?, civilDusk: Moment?, nauticalDawn: Moment?, nauticalDusk: Moment?, astronomicalDawn: Moment?, astronomicalDusk: Moment?, goldenHour: MorningEvening, blueHour: MorningEvening, sunriseAzimuth: Measure<Kinds.Angle>?, sunsetAzimuth: Measure<Kinds.Angle>?, noonAltitude: Measure<Kinds.Angle>, dayLengthSeconds: Measure<Kinds.Thousandth>?, custom: CustomElevation? = nil, nextSunrise: Moment?, nextSunset: Moment?) {
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
    writer.labeled("date", date)
    writer.member("state", state)
    writer.labeled("sunrise", sunrise)
    writer.labeled("sunset", sunset)
    writer.labeled("solarNoon", solarNoon)
    writer.labeled("civilDawn", civilDawn)
    writer.labeled("civilDusk", civilDusk)
    writer.labeled("nauticalDawn", nauticalDawn)
    writer.labeled("nauticalDusk", nauticalDusk)
    writer.labeled("astronomicalDawn", astronomicalDawn)
    writer.labeled("astronomicalDusk", astronomicalDusk)
    writer.member("goldenHour", goldenHour)
    writer.member("blueHour", blueHour)
    writer.member("sunriseAzimuth", sunriseAzimuth)
    writer.member("sunsetAzimuth", sunsetAzimuth)
    writer.member("noonAltitude", noonAltitude)
    writer.member("dayLengthSeconds", dayLengthSeconds)
    if let custom { writer.member("custom", custom) }
    writer.labeled("nextSunrise", nextSunrise)
    writer.labeled("nextSunset", nextSunset)
    writer.endObject()
  }
}

/// The next change of the phase.
package struct NextSunPhase: WireWritable {
  /// Phase that begins.
  package var phase: SunPhase
  /// Time of the change.
  package var time: Moment

  package init(phase: SunPhase, time: Moment) {
    self.phase = phase
    self.time = time
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("phase", phase)
    writer.labeled("time", time)
    writer.endObject()
  }
}

/// The coming quarters.
package struct NextMoonPhases: WireWritable {
  /// New moon.
  package var newMoon: Moment
  /// First quarter.
  package var firstQuarter: Moment
  /// Full moon.
  package var fullMoon: Moment
  /// Last quarter.
  package var lastQuarter: Moment

  package init(newMoon: Moment, firstQuarter: Moment, fullMoon: Moment, lastQuarter: Moment) {
    self.newMoon = newMoon
    self.firstQuarter = firstQuarter
    self.fullMoon = fullMoon
    self.lastQuarter = lastQuarter
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("newMoon", newMoon)
    writer.labeled("firstQuarter", firstQuarter)
    writer.labeled("fullMoon", fullMoon)
    writer.labeled("lastQuarter", lastQuarter)
    writer.endObject()
  }
}

/// The moon on one local day.
package struct MoonDay: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// First moonrise; null if there is none that day.
  package var moonrise: Moment?
  /// First moonset; null if there is none that day.
  package var moonset: Moment?
  /// First transit; null if there is none that day.
  package var transit: Moment?
  /// Second moonrise of the day, if there is one.
  package var secondMoonrise: Moment?
  /// Second moonset of the day, if there is one.
  package var secondMoonset: Moment?
  /// Second transit of the day, if there is one.
  package var secondTransit: Moment?

  package init(date: LocalDate, moonrise: Moment?, moonset: Moment?, transit: Moment?, secondMoonrise: Moment? = nil, secondMoonset: Moment? = nil, secondTransit: Moment? = nil) {
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
    writer.labeled("date", date)
    writer.labeled("moonrise", moonrise)
    writer.labeled("moonset", moonset)
    writer.labeled("transit", transit)
    if let secondMoonrise { writer.labeled("secondMoonrise", secondMoonrise) }
    if let secondMoonset { writer.labeled("secondMoonset", secondMoonset) }
    if let secondTransit { writer.labeled("secondTransit", secondTransit) }
    writer.endObject()
  }
}

}

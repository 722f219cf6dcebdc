// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Horizon of sunrise and sunset.
public struct SunHorizon: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let seaLevel = Self(rawValue: "seaLevel")
  public static let observer = Self(rawValue: "observer")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.seaLevel, .observer]
}

/// Whether the sun rises and sets that day.
public struct SunState: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let normal = Self(rawValue: "normal")
  public static let polarDay = Self(rawValue: "polarDay")
  public static let polarNight = Self(rawValue: "polarNight")
  public static let partial = Self(rawValue: "partial")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.normal, .polarDay, .polarNight, .partial]
}

/// The same span of light in the morning and in the evening.
public struct MorningEvening: Codable, Equatable, Sendable {
  /// Span in the morning.
  public var morning: Interval?
  /// Span in the evening.
  public var evening: Interval?

  public init(
    morning: Interval? = nil,
    evening: Interval? = nil
  ) {
    self.morning = morning
    self.evening = evening
  }
}

/// When the sun passes the caller's angle.
public struct CustomElevation: Codable, Equatable, Sendable {
  /// Degrees above the horizon.
  public var angle: Double
  /// When the sun passes the angle going up.
  public var rising: Timestamp?
  /// `rising` as people write it, if labels were asked for.
  public var risingLabels: TimeLabels?
  /// When the sun passes the angle going down.
  public var setting: Timestamp?
  /// `setting` as people write it, if labels were asked for.
  public var settingLabels: TimeLabels?

  public init(
    angle: Double,
    rising: Timestamp? = nil,
    risingLabels: TimeLabels? = nil,
    setting: Timestamp? = nil,
    settingLabels: TimeLabels? = nil
  ) {
    self.angle = angle
    self.rising = rising
    self.risingLabels = risingLabels
    self.setting = setting
    self.settingLabels = settingLabels
  }
}

/// The sun on one local day.
public struct SunDay: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// Whether it rises and sets.
  public var state: SunState
  /// Upper limb on the horizon, rising (center at −0.8333°).
  public var sunrise: Timestamp?
  /// `sunrise` as people write it, if labels were asked for.
  public var sunriseLabels: TimeLabels?
  /// The same, setting.
  public var sunset: Timestamp?
  /// `sunset` as people write it, if labels were asked for.
  public var sunsetLabels: TimeLabels?
  /// Transit.
  public var solarNoon: Timestamp?
  /// `solarNoon` as people write it, if labels were asked for.
  public var solarNoonLabels: TimeLabels?
  /// −6°, rising.
  public var civilDawn: Timestamp?
  /// `civilDawn` as people write it, if labels were asked for.
  public var civilDawnLabels: TimeLabels?
  /// −6°, setting.
  public var civilDusk: Timestamp?
  /// `civilDusk` as people write it, if labels were asked for.
  public var civilDuskLabels: TimeLabels?
  /// −12°, rising.
  public var nauticalDawn: Timestamp?
  /// `nauticalDawn` as people write it, if labels were asked for.
  public var nauticalDawnLabels: TimeLabels?
  /// −12°, setting.
  public var nauticalDusk: Timestamp?
  /// `nauticalDusk` as people write it, if labels were asked for.
  public var nauticalDuskLabels: TimeLabels?
  /// −18°, rising.
  public var astronomicalDawn: Timestamp?
  /// `astronomicalDawn` as people write it, if labels were asked for.
  public var astronomicalDawnLabels: TimeLabels?
  /// −18°, setting.
  public var astronomicalDusk: Timestamp?
  /// `astronomicalDusk` as people write it, if labels were asked for.
  public var astronomicalDuskLabels: TimeLabels?
  /// Sun between −4° and +6°. One span, in both members, if it stays below +6°.
  public var goldenHour: MorningEvening
  /// Sun between −6° and −4°. One span, in both members, if it stays below −4°.
  public var blueHour: MorningEvening
  /// Azimuth of sunrise, degrees from north.
  public var sunriseAzimuth: Double?
  /// Azimuth of sunset, degrees from north.
  public var sunsetAzimuth: Double?
  /// Altitude at transit, degrees, airless.
  public var noonAltitude: Double
  /// Seconds from sunrise to sunset.
  public var dayLengthSeconds: Double?
  /// Present with `elevationAngle`.
  public var custom: CustomElevation?
  /// First sunrise after this day's events, or after a polar season.
  public var nextSunrise: Timestamp?
  /// `nextSunrise` as people write it, if labels were asked for.
  public var nextSunriseLabels: TimeLabels?
  /// First sunset after this day's events, or after a polar season.
  public var nextSunset: Timestamp?
  /// `nextSunset` as people write it, if labels were asked for.
  public var nextSunsetLabels: TimeLabels?

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    state: SunState,
    sunrise: Timestamp? = nil,
    sunriseLabels: TimeLabels? = nil,
    sunset: Timestamp? = nil,
    sunsetLabels: TimeLabels? = nil,
    solarNoon: Timestamp? = nil,
    solarNoonLabels: TimeLabels? = nil,
    civilDawn: Timestamp? = nil,
    civilDawnLabels: TimeLabels? = nil,
    civilDusk: Timestamp? = nil,
    civilDuskLabels: TimeLabels? = nil,
    nauticalDawn: Timestamp? = nil,
    nauticalDawnLabels: TimeLabels? = nil,
    nauticalDusk: Timestamp? = nil,
    nauticalDuskLabels: TimeLabels? = nil,
    astronomicalDawn: Timestamp? = nil,
    astronomicalDawnLabels: TimeLabels? = nil,
    astronomicalDusk: Timestamp? = nil,
    astronomicalDuskLabels: TimeLabels? = nil,
    goldenHour: MorningEvening,
    blueHour: MorningEvening,
    sunriseAzimuth: Double? = nil,
    sunsetAzimuth: Double? = nil,
    noonAltitude: Double,
    dayLengthSeconds: Double? = nil,
    custom: CustomElevation? = nil,
    nextSunrise: Timestamp? = nil,
    nextSunriseLabels: TimeLabels? = nil,
    nextSunset: Timestamp? = nil,
    nextSunsetLabels: TimeLabels? = nil
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.state = state
    self.sunrise = sunrise
    self.sunriseLabels = sunriseLabels
    self.sunset = sunset
    self.sunsetLabels = sunsetLabels
    self.solarNoon = solarNoon
    self.solarNoonLabels = solarNoonLabels
    self.civilDawn = civilDawn
    self.civilDawnLabels = civilDawnLabels
    self.civilDusk = civilDusk
    self.civilDuskLabels = civilDuskLabels
    self.nauticalDawn = nauticalDawn
    self.nauticalDawnLabels = nauticalDawnLabels
    self.nauticalDusk = nauticalDusk
    self.nauticalDuskLabels = nauticalDuskLabels
    self.astronomicalDawn = astronomicalDawn
    self.astronomicalDawnLabels = astronomicalDawnLabels
    self.astronomicalDusk = astronomicalDusk
    self.astronomicalDuskLabels = astronomicalDuskLabels
    self.goldenHour = goldenHour
    self.blueHour = blueHour
    self.sunriseAzimuth = sunriseAzimuth
    self.sunsetAzimuth = sunsetAzimuth
    self.noonAltitude = noonAltitude
    self.dayLengthSeconds = dayLengthSeconds
    self.custom = custom
    self.nextSunrise = nextSunrise
    self.nextSunriseLabels = nextSunriseLabels
    self.nextSunset = nextSunset
    self.nextSunsetLabels = nextSunsetLabels
  }
}

/// How light it is.
public struct SunPhase: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let night = Self(rawValue: "night")
  public static let astronomicalTwilight = Self(rawValue: "astronomicalTwilight")
  public static let nauticalTwilight = Self(rawValue: "nauticalTwilight")
  public static let civilTwilight = Self(rawValue: "civilTwilight")
  public static let day = Self(rawValue: "day")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.night, .astronomicalTwilight, .nauticalTwilight, .civilTwilight, .day]
}

/// The next change of the phase.
public struct NextSunPhase: Codable, Equatable, Sendable {
  /// Phase that begins.
  public var phase: SunPhase
  /// Time of the change.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?

  public init(
    phase: SunPhase,
    time: Timestamp,
    timeLabels: TimeLabels? = nil
  ) {
    self.phase = phase
    self.time = time
    self.timeLabels = timeLabels
  }
}

/// The coming quarters.
public struct NextMoonPhases: Codable, Equatable, Sendable {
  /// New moon.
  public var newMoon: Timestamp
  /// `newMoon` as people write it, if labels were asked for.
  public var newMoonLabels: TimeLabels?
  /// First quarter.
  public var firstQuarter: Timestamp
  /// `firstQuarter` as people write it, if labels were asked for.
  public var firstQuarterLabels: TimeLabels?
  /// Full moon.
  public var fullMoon: Timestamp
  /// `fullMoon` as people write it, if labels were asked for.
  public var fullMoonLabels: TimeLabels?
  /// Last quarter.
  public var lastQuarter: Timestamp
  /// `lastQuarter` as people write it, if labels were asked for.
  public var lastQuarterLabels: TimeLabels?

  public init(
    newMoon: Timestamp,
    newMoonLabels: TimeLabels? = nil,
    firstQuarter: Timestamp,
    firstQuarterLabels: TimeLabels? = nil,
    fullMoon: Timestamp,
    fullMoonLabels: TimeLabels? = nil,
    lastQuarter: Timestamp,
    lastQuarterLabels: TimeLabels? = nil
  ) {
    self.newMoon = newMoon
    self.newMoonLabels = newMoonLabels
    self.firstQuarter = firstQuarter
    self.firstQuarterLabels = firstQuarterLabels
    self.fullMoon = fullMoon
    self.fullMoonLabels = fullMoonLabels
    self.lastQuarter = lastQuarter
    self.lastQuarterLabels = lastQuarterLabels
  }
}

/// The moon on one local day.
public struct MoonDay: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// First moonrise; null if there is none that day.
  public var moonrise: Timestamp?
  /// `moonrise` as people write it, if labels were asked for.
  public var moonriseLabels: TimeLabels?
  /// First moonset; null if there is none that day.
  public var moonset: Timestamp?
  /// `moonset` as people write it, if labels were asked for.
  public var moonsetLabels: TimeLabels?
  /// First transit; null if there is none that day.
  public var transit: Timestamp?
  /// `transit` as people write it, if labels were asked for.
  public var transitLabels: TimeLabels?
  /// Second moonrise of the day, if there is one.
  public var secondMoonrise: Timestamp?
  /// `secondMoonrise` as people write it, if labels were asked for.
  public var secondMoonriseLabels: TimeLabels?
  /// Second moonset of the day, if there is one.
  public var secondMoonset: Timestamp?
  /// `secondMoonset` as people write it, if labels were asked for.
  public var secondMoonsetLabels: TimeLabels?
  /// Second transit of the day, if there is one.
  public var secondTransit: Timestamp?
  /// `secondTransit` as people write it, if labels were asked for.
  public var secondTransitLabels: TimeLabels?

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    moonrise: Timestamp? = nil,
    moonriseLabels: TimeLabels? = nil,
    moonset: Timestamp? = nil,
    moonsetLabels: TimeLabels? = nil,
    transit: Timestamp? = nil,
    transitLabels: TimeLabels? = nil,
    secondMoonrise: Timestamp? = nil,
    secondMoonriseLabels: TimeLabels? = nil,
    secondMoonset: Timestamp? = nil,
    secondMoonsetLabels: TimeLabels? = nil,
    secondTransit: Timestamp? = nil,
    secondTransitLabels: TimeLabels? = nil
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.moonrise = moonrise
    self.moonriseLabels = moonriseLabels
    self.moonset = moonset
    self.moonsetLabels = moonsetLabels
    self.transit = transit
    self.transitLabels = transitLabels
    self.secondMoonrise = secondMoonrise
    self.secondMoonriseLabels = secondMoonriseLabels
    self.secondMoonset = secondMoonset
    self.secondMoonsetLabels = secondMoonsetLabels
    self.secondTransit = secondTransit
    self.secondTransitLabels = secondTransitLabels
  }
}

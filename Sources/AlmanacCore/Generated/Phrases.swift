// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file


/// The sentences of ours that follow the locale. `{name}` is filled in.
package enum Message: String, CaseIterable, Sendable {
  case dayOfMonth
  case nowcastUnknown
  case nowcastUsual
  case dry
  case dryAsFarAsKnown
  case dryFor
  case wetNow
  case wetNowUntil
  case wetFrom
  case wetFromFor
  case wetWithin
  case wetWithinUntil
  case airGood
  case airAcceptable
  case airForSensitiveGroups
  case airUnhealthy
  case airVeryUnhealthy
  case airHazardous
  case noCloudData
  case noCloudLayers
  case polarDay
  case polarNight
  case noEvent
  case beyondHorizon
  case classicScore
  case lowCloud
  case clearSky
  case clearSkyMuted
  case scatteredLowCloud
  case highAndMidCloud
  case highSheet
  case cirrus
  case midOvercast
  case altocumulus
  case catchesLight
  case mayCatchLight
  case getsLittleLight
  case placeOffset
  case lowDeckCuts
  case lowDeckMayCut
  case midDeckCuts
  case midDeckMayCut
  case towardSun
  case rainInTheWay
  case poorVisibility
  case hazeMutes
  case humidAirMutes
  case list
  case both
  case spoiled
  case aboutTitle
  case aboutText
  case cloudCoverTitle
  case cloudCoverText
  case highCloudTitle
  case highCloudText
  case humidityTitle
  case humidityText
  case aerosolTitle
  case aerosolText
  case visibilityTitle
  case visibilityText
  case limitWeights
  case limitLearnedWeights
  case limitForecast
  case limitTerrain
  case limitHaze
  case sentence
  case sentences
  case dayText
  case today
  case tomorrow
  case weekdayAndDay
  case wholeDay
  case restOfDay
  case wholeTime
  case fromTime
  case untilTime
  case betweenTimes
  case whatWhen
  case betweenParts
  case atTimes
  case detail
  case gusts
  case amount
  case skyChange
  case extremes
  case range
  case uncertainty
  case warmerThanYesterday
  case colderThanYesterday
  case warmerThanToday
  case colderThanToday
  case warmerThanDayBefore
  case colderThanDayBefore
  case aboveNormal
  case belowNormal
  case rareHeat
  case rareCold
  case ultraviolet
  case sunsetColorful
  case sunsetVivid
  case sunsetSpectacular
  case warning
  case warnings
  case usual
  case noChange
  case noForecast
  case minus
  case measure
  case decimalSign
}

/// What the terminal's pages and the status line say besides.
package enum PageText: String, CaseIterable, Sendable {
  case here
  case now
  case day
  case time
  case weather
  case temperature
  case minimum
  case maximum
  case rain
  case chance
  case wind
  case clouds
  case highClouds
  case humidity
  case dewPoint
  case visibility
  case pressure
  case uvIndex
  case sun
  case sunrise
  case sunset
  case noon
  case dayLength
  case goldenHour
  case blueHour
  case civilDusk
  case fullNight
  case moonrise
  case moonset
  case newMoon
  case waxingCrescent
  case firstQuarter
  case waxingGibbous
  case fullMoon
  case waningGibbous
  case lastQuarter
  case waningCrescent
  case score
  case color
  case likely
  case sure
  case aerosol
  case dust
  case seen
  case forecast
  case photo
  case yourSunsets
  case change
  case singleYears
  case world
  case region
  case daysOfYear
  case fourYearsInFive
  case tropicalNights
  case frostDays
  case iceDays
  case heatingDegreeDays
  case coolingDegreeDays
  case aboveDegrees
  case hotExtreme10Year
  case hotExtreme50Year
  case heavyPrecipitation10Year
  case drought10Year
  case timesAsOften
  case avoided
  case fourOfFive
  case aboveIndustry
  case inYear
  case todayIn
  case veryLowEmissions
  case lowEmissions
  case middleEmissions
  case highEmissions
  case veryHighEmissions
  case without
  case with
  case skyOf
  case airAt
  case officialWarnings
  case feelsLike
  case warmerThanNormal
  case colderThanNormal
  case measured
  case away
  case awayAndHeight
  case lower
  case higher
  case outOfDate
  case sensorStuck
  case nextDay
  case orMore
  case gusts
  case upAllDay
  case downAllDay
  case doesNotSet
  case doesNotRise
  case doesNotSetToday
  case doesNotRiseToday
  case none
  case noneToday
  case inAll
  case whereKnown
  case ofHundred
  case over
  case percentLikely
  case percentLikelyThen
  case noScorePolarDay
  case noScorePolarNight
  case noScoreNoEvent
  case noScoreBeyond
  case noScoreClouds
  case noScore
  case degreesHigh
  case sunAt
  case phaseDay
  case phaseCivil
  case phaseNautical
  case phaseAstronomical
  case phaseNight
  case lit
  case live
  case stored
  case storedStale
  case estimateOfClimate
  case noCoverage
  case noWarnings
  case fromUntil
  case severityUnknown
  case severityMinor
  case severityModerate
  case severitySevere
  case severityExtreme
  case europeanIndex
  case usIndex
  case mostOfAll
  case airGood
  case airFair
  case airModerate
  case airPoor
  case airVeryPoor
  case airExtremelyPoor
  case airSensitive
  case airUnhealthy
  case airVeryUnhealthy
  case airHazardous
  case pollen
  case alder
  case birch
  case grass
  case mugwort
  case olive
  case ragweed
  case learningTooFew
  case learningUnused
  case learningUsed
  case ageUnknown
  case old
  case usualHere
  case windIs
  case humidityIs
  case sunriseIs
  case sunsetIs
  case alertIs
  case rainNow
  case rainNone
  case correctedByErrors
  case gustsName
  case chanceOfRain
  case fromTo
  case correction
  case forecastErrors
  case skillUnknown
  case skillBackfill
  case skillFooter
  case leadTitle
  case errorTitle
  case biasTitle
  case skillTitle
  case hoursTitle
  case leadUnderOneDay
  case providerTemperature
  case providerRain
  case leadEvery
  case leadRange
  case leadOnly
  case correctionProven
  case correctionNoise
  case correctionUseless
  case correctionFewDays
  case otherValues
  case rainInHour
  case saidTitle
  case cameTitle
  case betterThanBase
  case notBetterThanBase
  case faultStill
  case faultFrozen
  case faultLater
  case faultEarlier
  case faultApart
  case shortPolarDay
  case shortPolarNight
  case shortNoEvent
  case shortBeyond
  case shortClouds
}

/// What agrees with the number that replaces its `{count}`.
package enum CountedText: String, CaseIterable, Sendable {
  case aboutMinutes
  case nextHours
  case minutes
  case hours
  case days
  case evenings
}

/// The languages that Almanac has words in; everything else is English.
package enum SpokenLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case portuguese = "pt"

  /// The words of the language.
  package var phrases: any Phrasebook.Type {
    switch self {
    case .english: EnglishPhrases.self
    case .german: GermanPhrases.self
    case .spanish: SpanishPhrases.self
    case .french: FrenchPhrases.self
    case .italian: ItalianPhrases.self
    case .portuguese: PortuguesePhrases.self
    }
  }

  /// Those whose words a native reader has reviewed.
  package static let reviewed: Set<SpokenLanguage> = [.english]

  /// Those that are written from right to left.
  package static let rightToLeft: Set<SpokenLanguage> = []
}

/// The words and sentences of Almanac in English.
enum EnglishPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    case .sunday: "Sun"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "Jan"
    case .february: "Feb"
    case .march: "Mar"
    case .april: "Apr"
    case .may: "May"
    case .june: "Jun"
    case .july: "Jul"
    case .august: "Aug"
    case .september: "Sep"
    case .october: "Oct"
    case .november: "Nov"
    case .december: "Dec"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Clear"
    case .mainlyClear: "Mainly clear"
    case .partlyCloudy: "Partly cloudy"
    case .overcast: "Overcast"
    case .fog: "Fog"
    case .rimeFog: "Rime fog"
    case .lightDrizzle: "Light drizzle"
    case .drizzle: "Drizzle"
    case .heavyDrizzle: "Heavy drizzle"
    case .lightFreezingDrizzle: "Light freezing drizzle"
    case .freezingDrizzle: "Freezing drizzle"
    case .lightRain: "Light rain"
    case .rain: "Rain"
    case .heavyRain: "Heavy rain"
    case .lightFreezingRain: "Light freezing rain"
    case .freezingRain: "Freezing rain"
    case .lightSnow: "Light snow"
    case .snow: "Snow"
    case .heavySnow: "Heavy snow"
    case .snowGrains: "Snow grains"
    case .lightRainShowers: "Light showers"
    case .rainShowers: "Showers"
    case .heavyRainShowers: "Violent showers"
    case .lightSnowShowers: "Light snow showers"
    case .snowShowers: "Heavy snow showers"
    case .thunderstorm: "Thunderstorm"
    case .thunderstormLightHail: "Thunderstorm with hail"
    case .thunderstormHeavyHail: "Thunderstorm with heavy hail"
    case .heavyThunderstorm: "Heavy thunderstorm"
    case .lightSleet: "Light sleet"
    case .sleet: "Sleet"
    case .lightHail: "Light hail"
    case .hail: "Hail"
    case .mist: "Mist"
    case .haze: "Haze"
    case .smoke: "Smoke"
    case .dust: "Dust"
    case .sand: "Blowing sand"
    case .ash: "Volcanic ash"
    case .squall: "Squall"
    case .tornado: "Tornado"
    case .unknown: "Unknown"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Poor"
    case .muted: "Muted"
    case .fine: "Fine but plain"
    case .colorful: "Colorful"
    case .vivid: "Vivid"
    case .spectacular: "Spectacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Clear"
    case .partly: "Partly"
    case .overcast: "Overcast"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "None"
    case .few: "Few"
    case .many: "Many"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Dry"
    case .ok: "OK"
    case .humid: "Humid"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Low"
    case .moderate: "Mod"
    case .high: "High"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Poor"
    case .moderate: "Moderate"
    case .good: "Good"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "north"
    case .northNortheast: "north-northeast"
    case .northeast: "northeast"
    case .eastNortheast: "east-northeast"
    case .east: "east"
    case .eastSoutheast: "east-southeast"
    case .southeast: "southeast"
    case .southSoutheast: "south-southeast"
    case .south: "south"
    case .southSouthwest: "south-southwest"
    case .southwest: "southwest"
    case .westSouthwest: "west-southwest"
    case .west: "west"
    case .westNorthwest: "west-northwest"
    case .northwest: "northwest"
    case .northNorthwest: "north-northwest"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "January"
    case .february: "February"
    case .march: "March"
    case .april: "April"
    case .may: "May"
    case .june: "June"
    case .july: "July"
    case .august: "August"
    case .september: "September"
    case .october: "October"
    case .november: "November"
    case .december: "December"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitation"
    case .drizzle: "drizzle"
    case .lightRain: "light rain"
    case .rain: "rain"
    case .heavyRain: "heavy rain"
    case .showers: "showers"
    case .heavyShowers: "heavy showers"
    case .thunderstorms: "thunderstorms"
    case .hail: "hail"
    case .freezingRain: "freezing rain"
    case .sleet: "sleet"
    case .lightSnow: "light snow"
    case .snow: "snow"
    case .heavySnow: "heavy snow"
    case .snowShowers: "snow showers"
    case .fog: "fog"
    case .frost: "frost"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possible precipitation"
    case .drizzle: "possible drizzle"
    case .lightRain: "possible light rain"
    case .rain: "possible rain"
    case .heavyRain: "possible heavy rain"
    case .showers: "possible showers"
    case .heavyShowers: "possible heavy showers"
    case .thunderstorms: "possible thunderstorms"
    case .hail: "possible hail"
    case .freezingRain: "possible freezing rain"
    case .sleet: "possible sleet"
    case .lightSnow: "possible light snow"
    case .snow: "possible snow"
    case .heavySnow: "possible heavy snow"
    case .snowShowers: "possible snow showers"
    case .fog: "possible fog"
    case .frost: "possible frost"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "sunny"
    case .clear: "clear"
    case .partlyCloudy: "partly cloudy"
    case .cloudy: "cloudy"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "strong wind"
    case .gale: "gale"
    case .storm: "storm"
    case .hurricane: "hurricane-force wind"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "in the early hours"
    case .morning: "in the morning"
    case .afternoon: "in the afternoon"
    case .evening: "in the evening"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "from the early hours"
    case .morning: "from the morning"
    case .afternoon: "from the afternoon"
    case .evening: "from the evening"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "until the early hours"
    case .morning: "until the morning"
    case .afternoon: "until the afternoon"
    case .evening: "until the evening"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "degree", other: "degrees")
    case .fahrenheit: PluralForms(one: "degree", other: "degrees")
    case .kelvin: PluralForms(one: "kelvin", other: "kelvins")
    case .kilometersPerHour: PluralForms(one: "kilometer per hour", other: "kilometers per hour")
    case .milesPerHour: PluralForms(one: "mile per hour", other: "miles per hour")
    case .metersPerSecond: PluralForms(one: "meter per second", other: "meters per second")
    case .knots: PluralForms(one: "knot", other: "knots")
    case .hectopascals: PluralForms(one: "hectopascal", other: "hectopascals")
    case .inchesOfMercury: PluralForms(one: "inch of mercury", other: "inches of mercury")
    case .millimetersOfMercury: PluralForms(one: "millimeter of mercury", other: "millimeters of mercury")
    case .millimeters: PluralForms(one: "millimeter", other: "millimeters")
    case .inches: PluralForms(one: "inch", other: "inches")
    case .millimetersPerHour: PluralForms(one: "millimeter per hour", other: "millimeters per hour")
    case .inchesPerHour: PluralForms(one: "inch per hour", other: "inches per hour")
    case .centimeters: PluralForms(one: "centimeter", other: "centimeters")
    case .kilometers: PluralForms(one: "kilometer", other: "kilometers")
    case .miles: PluralForms(one: "mile", other: "miles")
    case .meters: PluralForms(one: "meter", other: "meters")
    case .feet: PluralForms(one: "foot", other: "feet")
    case .microgramsPerCubicMeter: PluralForms(one: "microgram per cubic meter", other: "micrograms per cubic meter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "about {count} minute", other: "about {count} minutes")
    case .nextHours: PluralForms(one: "the next hour", other: "the next {count} hours")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} day", other: "{count} days")
    case .evenings: PluralForms(one: "{count} evening", other: "{count} evenings")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "All interventions at once: CO2, methane, HFCs, soot, SO2 and N2O"
    case .methane45By2030: "Methane −45 % by 2030"
    case .methane30By2030: "Methane −30 % by 2030 (the Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 net zero by 2050"
    case .carbonNetZero2070: "CO2 net zero by 2070"
    case .carbonHalved2050: "Fossil CO2 halved by 2050"
    case .noDeforestation2030: "No deforestation from 2030"
    case .refrigerantsOut2050: "HFC refrigerants out by 2050"
    case .nitrousOxide30By2050: "Nitrous oxide −30 % by 2050"
    case .soot50By2040: "Soot (black carbon) −50 % by 2040"
    case .sulfur80By2050: "Sulfur dioxide −80 % by 2050 (uncovers warming)"
    case .solarRamp: "Solar geoengineering of −1 W/m², 2030 to 2040, kept up"
    case .solarTerminated: "Solar geoengineering of −1 W/m², stopped in 2060"
    case .toSSP119: "The world follows SSP1-1.9 instead"
    case .toSSP126: "The world follows SSP1-2.6 instead"
    case .toSSP245: "The world follows SSP2-4.5 instead"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .nowcastUnknown: "No precipitation data for the next hours."
    case .nowcastUsual: "There is no forecast for these hours, only what is usual for the season."
    case .dry: "No precipitation expected."
    case .dryAsFarAsKnown: "No precipitation expected, as far as is known."
    case .dryFor: "No precipitation expected for {time}; the rest is not fully known."
    case .wetNow: "Precipitation now, with no end in sight."
    case .wetNowUntil: "Precipitation now, ending in {end}."
    case .wetFrom: "Precipitation starting in {start}."
    case .wetFromFor: "Precipitation starting in {start}, for {length}."
    case .wetWithin: "Precipitation within {latest}."
    case .wetWithinUntil: "Precipitation within {latest}, ending in {end}."
    case .airGood: "Air quality is good: enjoy the outdoors."
    case .airAcceptable: "Acceptable air: unusually sensitive people may take it easier outside."
    case .airForSensitiveGroups: "Sensitive groups should cut down long or heavy effort outdoors."
    case .airUnhealthy: "Everyone should cut down long or heavy effort outdoors."
    case .airVeryUnhealthy: "Avoid heavy effort outdoors; sensitive groups should stay inside."
    case .airHazardous: "Stay inside with windows closed."
    case .noCloudData: "There is no cloud data for this moment, so there is no score."
    case .noCloudLayers: "The cloud layers are unknown for this moment, so there is no score."
    case .polarDay: "The sun stays above the horizon all day."
    case .polarNight: "The sun stays below the horizon all day."
    case .noEvent: "The sun does not cross the horizon on this day."
    case .beyondHorizon: "The day is beyond every forecast."
    case .classicScore: "The original score, taken from cloud cover alone: {score} of 100."
    case .lowCloud: "Low cloud hides most of the sky"
    case .clearSky: "A nearly clear sky promises a plain, clean glow"
    case .clearSkyMuted: "A nearly clear sky promises a plain glow"
    case .scatteredLowCloud: "Scattered low cloud leaves a plain glow in the gaps"
    case .highAndMidCloud: "High and mid-level cloud"
    case .highSheet: "A sheet of high cloud"
    case .cirrus: "Cirrus"
    case .midOvercast: "A mid-level overcast"
    case .altocumulus: "Altocumulus"
    case .catchesLight: "{cloud} will catch the light"
    case .mayCatchLight: "{cloud} may catch some of the light"
    case .getsLittleLight: "{cloud} will get little light"
    case .placeOffset: "{distance} {direction} of {place}"
    case .lowDeckCuts: "{sky}; a low deck {kilometers} km {direction} will cut it"
    case .lowDeckMayCut: "{sky}; a low deck {kilometers} km {direction} may cut it"
    case .midDeckCuts: "{sky}; a mid-level deck {kilometers} km {direction} will cut it"
    case .midDeckMayCut: "{sky}; a mid-level deck {kilometers} km {direction} may cut it"
    case .towardSun: "toward the sun"
    case .rainInTheWay: "rain gets in the way"
    case .poorVisibility: "reduced visibility dims the view"
    case .hazeMutes: "haze mutes the colors"
    case .humidAirMutes: "humid air mutes the colors"
    case .list: "{first}, {second}"
    case .both: "{first} and {second}"
    case .spoiled: "{sky}, and {spoilers}"
    case .aboutTitle: "How good will the sunset be?"
    case .aboutText: "A good sunset needs three things: clouds high enough to be lit from below, a clear way for the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers above you, at the sky 50 to 600 km toward the sun, and at haze, humidity, visibility and rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an open horizon the highest scores, and a low overcast next to nothing."
    case .cloudCoverTitle: "Cloud cover"
    case .cloudCoverText: "The mean of the day. Some cloud makes color, a closed low deck hides it."
    case .highCloudTitle: "High cloud"
    case .highCloudText: "Cirrus above 8 km catches the last light and glows longest."
    case .humidityTitle: "Humidity"
    case .humidityText: "Dry air keeps colors pure, moist air washes them out."
    case .aerosolTitle: "Haze"
    case .aerosolText: "Dust and smoke in the air column. A trace deepens the reds, more dulls them."
    case .visibilityTitle: "Visibility"
    case .visibilityText: "How far you can see near the ground."
    case .limitWeights: "The weights are reasoned from the physics of twilight, not fitted to observed sunsets."
    case .limitLearnedWeights: "The weights are reasoned from the physics of twilight and adjusted to the evenings that you rated."
    case .limitForecast: "Forecasts of cloud layers lose most of their skill within five days; the confidence says so."
    case .limitTerrain: "Hills and buildings are not part of the model."
    case .limitHaze: "Haze is forecast for about five days; after that the score goes by humidity."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .weekdayAndDay: "{weekday}, {month} {day}"
    case .wholeDay: "{what} all day"
    case .restOfDay: "{what} for the rest of the day"
    case .wholeTime: "{what} throughout"
    case .fromTime: "{what} from {start}"
    case .untilTime: "{what} until {end}"
    case .betweenTimes: "{what} from {start} to {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} at times"
    case .detail: "{text}, {detail}"
    case .gusts: "gusts up to {speed}"
    case .amount: "about {amount}"
    case .skyChange: "{morning} in the morning, {afternoon} in the afternoon"
    case .extremes: "high {high}, low {low}"
    case .range: "{low} to {high}"
    case .uncertainty: "uncertain: the high is between {low} and {high}"
    case .warmerThanYesterday: "{difference} warmer than yesterday"
    case .colderThanYesterday: "{difference} colder than yesterday"
    case .warmerThanToday: "{difference} warmer than today"
    case .colderThanToday: "{difference} colder than today"
    case .warmerThanDayBefore: "{difference} warmer than the day before"
    case .colderThanDayBefore: "{difference} colder than the day before"
    case .aboveNormal: "{difference} above normal"
    case .belowNormal: "{difference} below normal"
    case .rareHeat: "rarely so warm at this time of year"
    case .rareCold: "rarely so cold at this time of year"
    case .ultraviolet: "UV index up to {index}"
    case .sunsetColorful: "colorful sunset at {time}"
    case .sunsetVivid: "vivid sunset at {time}"
    case .sunsetSpectacular: "spectacular sunset at {time}"
    case .warning: "warning: {event}"
    case .warnings: "warning: {event}, and {count} more"
    case .usual: "usual for the season: {low} to {high}"
    case .noChange: "nothing notable changes in the next 48 hours"
    case .noForecast: "no forecast"
    case .minus: "minus {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: "."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Here"
    case .now: "Now"
    case .day: "Day"
    case .time: "Time"
    case .weather: "Weather"
    case .temperature: "Temperature"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Rain"
    case .chance: "Chance"
    case .wind: "Wind"
    case .clouds: "Clouds"
    case .highClouds: "High clouds"
    case .humidity: "Humidity"
    case .dewPoint: "Dew point"
    case .visibility: "Visibility"
    case .pressure: "Pressure"
    case .uvIndex: "UV index"
    case .sun: "Sun"
    case .sunrise: "Sunrise"
    case .sunset: "Sunset"
    case .noon: "Noon"
    case .dayLength: "Day length"
    case .goldenHour: "Golden hour"
    case .blueHour: "Blue hour"
    case .civilDusk: "Civil dusk"
    case .fullNight: "Full night"
    case .moonrise: "Moonrise"
    case .moonset: "Moonset"
    case .newMoon: "New moon"
    case .waxingCrescent: "Waxing crescent"
    case .firstQuarter: "First quarter"
    case .waxingGibbous: "Waxing gibbous"
    case .fullMoon: "Full moon"
    case .waningGibbous: "Waning gibbous"
    case .lastQuarter: "Last quarter"
    case .waningCrescent: "Waning crescent"
    case .score: "Score"
    case .color: "Color"
    case .likely: "Likely"
    case .sure: "Sure"
    case .aerosol: "Aerosol"
    case .dust: "Dust"
    case .seen: "Seen"
    case .forecast: "Forecast"
    case .photo: "photo"
    case .yourSunsets: "Your sunsets"
    case .change: "Change"
    case .singleYears: "Single years"
    case .world: "World"
    case .region: "Region"
    case .daysOfYear: "Days of a year"
    case .fourYearsInFive: "4 years in 5"
    case .tropicalNights: "Tropical nights"
    case .frostDays: "Frost days"
    case .iceDays: "Ice days"
    case .heatingDegreeDays: "Heating degree days"
    case .coolingDegreeDays: "Cooling degree days"
    case .aboveDegrees: "above {degrees}"
    case .hotExtreme10Year: "Heat of once in 10 years"
    case .hotExtreme50Year: "Heat of once in 50 years"
    case .heavyPrecipitation10Year: "Rain of once in 10 years"
    case .drought10Year: "Drought of once in 10 years"
    case .timesAsOften: "{factor} times"
    case .avoided: "{amount} avoided here"
    case .fourOfFive: "{range}, four of five"
    case .aboveIndustry: "{warming} above 1850–1900"
    case .inYear: "In {year}"
    case .todayIn: "today in {year}"
    case .veryLowEmissions: "very low emissions"
    case .lowEmissions: "low emissions"
    case .middleEmissions: "middle emissions"
    case .highEmissions: "high emissions"
    case .veryHighEmissions: "very high emissions"
    case .without: "without"
    case .with: "with"
    case .skyOf: "the sky, {day}"
    case .airAt: "air, {time}"
    case .officialWarnings: "official warnings"
    case .feelsLike: "feels like {value}"
    case .warmerThanNormal: "{difference} warmer than the normal {usual}"
    case .colderThanNormal: "{difference} colder than the normal {usual}"
    case .measured: "measured {value} {age} ago, {where} at {station}"
    case .away: "{distance} away"
    case .awayAndHeight: "{away} and {height}"
    case .lower: "{height} lower"
    case .higher: "{height} higher"
    case .outOfDate: "{text}, out of date"
    case .sensorStuck: "{text}, but the sensor may be stuck"
    case .nextDay: "Next 24 hours: {summary}"
    case .orMore: "{value} or more"
    case .gusts: "{wind}, gusts {speed}"
    case .upAllDay: "up all day"
    case .downAllDay: "down all day"
    case .doesNotSet: "{rise}, does not set"
    case .doesNotRise: "{set}, does not rise"
    case .doesNotSetToday: "The sun does not set today."
    case .doesNotRiseToday: "The sun does not rise today."
    case .none: "none"
    case .noneToday: "none today"
    case .inAll: "{amount} in all"
    case .whereKnown: "{amount} where it is known"
    case .ofHundred: "of 100"
    case .over: "{time}, over"
    case .percentLikely: "{percent} likely"
    case .percentLikelyThen: "{percent} likely, then {score}"
    case .noScorePolarDay: "The sun does not set on this day: there is nothing to score."
    case .noScorePolarNight: "The sun does not rise on this day: there is nothing to score."
    case .noScoreNoEvent: "The sun does not cross the horizon on this day."
    case .noScoreBeyond: "No score: this day is beyond every forecast."
    case .noScoreClouds: "No score: the clouds of this day are unknown."
    case .noScore: "No score: the reason is unknown."
    case .degreesHigh: "{time}, {degrees}° high"
    case .sunAt: "{phase}, sun at {altitude}°"
    case .phaseDay: "day"
    case .phaseCivil: "civil twilight"
    case .phaseNautical: "nautical twilight"
    case .phaseAstronomical: "astronomical twilight"
    case .phaseNight: "night"
    case .lit: "{percent} lit"
    case .live: "Live, {time}."
    case .stored: "From {time}, {age} old."
    case .storedStale: "From {time}, {age} old, out of date."
    case .estimateOfClimate: "An estimate from the climate of this place, not a forecast."
    case .noCoverage: "No warning service covers this place: nothing is known, which is not an all-clear."
    case .noWarnings: "No warnings in force."
    case .fromUntil: "{from} to {until}"
    case .severityUnknown: "UNKNOWN"
    case .severityMinor: "MINOR"
    case .severityModerate: "MODERATE"
    case .severitySevere: "SEVERE"
    case .severityExtreme: "EXTREME"
    case .europeanIndex: "European AQI"
    case .usIndex: "US AQI"
    case .mostOfAll: "{category}, most of all {pollutant}"
    case .airGood: "good"
    case .airFair: "fair"
    case .airModerate: "moderate"
    case .airPoor: "poor"
    case .airVeryPoor: "very poor"
    case .airExtremelyPoor: "extremely poor"
    case .airSensitive: "unhealthy for sensitive groups"
    case .airUnhealthy: "unhealthy"
    case .airVeryUnhealthy: "very unhealthy"
    case .airHazardous: "hazardous"
    case .pollen: "Pollen (grains/m³): {kinds}"
    case .alder: "alder"
    case .birch: "birch"
    case .grass: "grass"
    case .mugwort: "mugwort"
    case .olive: "olive"
    case .ragweed: "ragweed"
    case .learningTooFew: "{evenings} with a forecast. From 20 on, the score can learn from them."
    case .learningUnused: "{evenings}: the score is off by {points} points. Learning from them would not make it measurably better, so it is not used."
    case .learningUsed: "{evenings}: the score learned from them, and is off by {points} points instead of {reasoned}."
    case .ageUnknown: "some time"
    case .old: "{age} old"
    case .usualHere: "what is usual here, not a forecast"
    case .windIs: "Wind {value}"
    case .humidityIs: "Humidity {value}"
    case .sunriseIs: "Sunrise {time}"
    case .sunsetIs: "Sunset {time}"
    case .alertIs: "Alert: {event}"
    case .rainNow: "now"
    case .rainNone: "dry"
    case .correctedByErrors: "corrected by past errors"
    case .gustsName: "Gusts"
    case .chanceOfRain: "Chance of rain"
    case .fromTo: "{least} to {most}"
    case .correction: "{variable} {change} by the past errors of {provider} here: of {error} on average, {left} are left."
    case .forecastErrors: "forecast errors"
    case .skillUnknown: "Too little is known yet. Forecasts are kept whenever they are fetched, and compared when stations report: a provider appears after 24 hours that were both forecast and measured."
    case .skillBackfill: "{command} fills in the last 90 days at once."
    case .skillFooter: "Mean errors against what stations measured until {day}; in brackets, where four of five resampled means lie. Skill is the gain over saying what came at this hour on the last day known."
    case .leadTitle: "Ahead"
    case .errorTitle: "Error"
    case .biasTitle: "Bias"
    case .skillTitle: "Skill"
    case .hoursTitle: "Hours"
    case .leadUnderOneDay: "< 1 day"
    case .providerTemperature: "{provider}, temperature"
    case .providerRain: "{provider}, chance of rain, {lead} ahead"
    case .leadEvery: "at every lead"
    case .leadRange: "{first} to {last} ahead"
    case .leadOnly: "{lead} ahead"
    case .correctionProven: "Correcting the bias is proven to help {leads}: at the shortest, from {before} to {after} °C, on {days} days it had not learned from."
    case .correctionNoise: "Correcting the bias may help {leads}, but not beyond chance."
    case .correctionUseless: "Correcting the bias would not help {leads}."
    case .correctionFewDays: "There are too few days to tell whether correcting the bias helps {leads}."
    case .otherValues: "Other values"
    case .rainInHour: "Rain in an hour"
    case .saidTitle: "Said"
    case .cameTitle: "Came"
    case .betterThanBase: "{share} better than always saying how often it rains here."
    case .notBetterThanBase: "Not better than always saying how often it rains here."
    case .faultStill: "{provider}: temperatures have not changed for {hours} hours."
    case .faultFrozen: "{provider}: {hours} hours repeat what it said a day before."
    case .faultLater: "{provider}: temperatures fit those {hours} hours later."
    case .faultEarlier: "{provider}: temperatures fit those {hours} hours earlier."
    case .faultApart: "{provider}: far from all others for {hours} hours."
    case .shortPolarDay: "Midnight sun"
    case .shortPolarNight: "Polar night"
    case .shortNoEvent: "None on this day"
    case .shortBeyond: "Beyond the forecast"
    case .shortClouds: "No cloud data"
    }
  }
}

/// The words and sentences of Almanac in German.
enum GermanPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "Mo"
    case .tuesday: "Di"
    case .wednesday: "Mi"
    case .thursday: "Do"
    case .friday: "Fr"
    case .saturday: "Sa"
    case .sunday: "So"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "Jan"
    case .february: "Feb"
    case .march: "Mär"
    case .april: "Apr"
    case .may: "Mai"
    case .june: "Jun"
    case .july: "Jul"
    case .august: "Aug"
    case .september: "Sep"
    case .october: "Okt"
    case .november: "Nov"
    case .december: "Dez"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Klar"
    case .mainlyClear: "Überwiegend klar"
    case .partlyCloudy: "Teilweise bewölkt"
    case .overcast: "Bedeckt"
    case .fog: "Nebel"
    case .rimeFog: "Reifnebel"
    case .lightDrizzle: "Leichter Nieselregen"
    case .drizzle: "Nieselregen"
    case .heavyDrizzle: "Starker Nieselregen"
    case .lightFreezingDrizzle: "Leichter gefrierender Nieselregen"
    case .freezingDrizzle: "Gefrierender Nieselregen"
    case .lightRain: "Leichter Regen"
    case .rain: "Regen"
    case .heavyRain: "Starker Regen"
    case .lightFreezingRain: "Leichter gefrierender Regen"
    case .freezingRain: "Gefrierender Regen"
    case .lightSnow: "Leichter Schneefall"
    case .snow: "Schneefall"
    case .heavySnow: "Starker Schneefall"
    case .snowGrains: "Schneegriesel"
    case .lightRainShowers: "Leichte Schauer"
    case .rainShowers: "Schauer"
    case .heavyRainShowers: "Heftige Schauer"
    case .lightSnowShowers: "Leichte Schneeschauer"
    case .snowShowers: "Starke Schneeschauer"
    case .thunderstorm: "Gewitter"
    case .thunderstormLightHail: "Gewitter mit Hagel"
    case .thunderstormHeavyHail: "Gewitter mit schwerem Hagel"
    case .heavyThunderstorm: "Schweres Gewitter"
    case .lightSleet: "Leichter Schneeregen"
    case .sleet: "Schneeregen"
    case .lightHail: "Leichter Hagel"
    case .hail: "Hagel"
    case .mist: "Feuchter Dunst"
    case .haze: "Dunst"
    case .smoke: "Rauch"
    case .dust: "Staub"
    case .sand: "Sandtreiben"
    case .ash: "Vulkanasche"
    case .squall: "Sturmböen"
    case .tornado: "Tornado"
    case .unknown: "Unbekannt"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Schwach"
    case .muted: "Gedämpft"
    case .fine: "Schön, aber schlicht"
    case .colorful: "Farbig"
    case .vivid: "Leuchtend"
    case .spectacular: "Spektakulär"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Klar"
    case .partly: "Wolkig"
    case .overcast: "Bedeckt"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Keine"
    case .few: "Wenige"
    case .many: "Viele"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Trocken"
    case .ok: "Normal"
    case .humid: "Feucht"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Gering"
    case .moderate: "Mäßig"
    case .high: "Hoch"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Schlecht"
    case .moderate: "Mäßig"
    case .good: "Gut"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "im Norden"
    case .northNortheast: "im Nordnordosten"
    case .northeast: "im Nordosten"
    case .eastNortheast: "im Ostnordosten"
    case .east: "im Osten"
    case .eastSoutheast: "im Ostsüdosten"
    case .southeast: "im Südosten"
    case .southSoutheast: "im Südsüdosten"
    case .south: "im Süden"
    case .southSouthwest: "im Südsüdwesten"
    case .southwest: "im Südwesten"
    case .westSouthwest: "im Westsüdwesten"
    case .west: "im Westen"
    case .westNorthwest: "im Westnordwesten"
    case .northwest: "im Nordwesten"
    case .northNorthwest: "im Nordnordwesten"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    case .sunday: "Sonntag"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "Januar"
    case .february: "Februar"
    case .march: "März"
    case .april: "April"
    case .may: "Mai"
    case .june: "Juni"
    case .july: "Juli"
    case .august: "August"
    case .september: "September"
    case .october: "Oktober"
    case .november: "November"
    case .december: "Dezember"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "Niederschlag"
    case .drizzle: "Nieselregen"
    case .lightRain: "leichter Regen"
    case .rain: "Regen"
    case .heavyRain: "starker Regen"
    case .showers: "Schauer"
    case .heavyShowers: "kräftige Schauer"
    case .thunderstorms: "Gewitter"
    case .hail: "Hagel"
    case .freezingRain: "gefrierender Regen"
    case .sleet: "Schneeregen"
    case .lightSnow: "leichter Schneefall"
    case .snow: "Schneefall"
    case .heavySnow: "starker Schneefall"
    case .snowShowers: "Schneeschauer"
    case .fog: "Nebel"
    case .frost: "Frost"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "Niederschlag möglich"
    case .drizzle: "Nieselregen möglich"
    case .lightRain: "leichter Regen möglich"
    case .rain: "Regen möglich"
    case .heavyRain: "starker Regen möglich"
    case .showers: "Schauer möglich"
    case .heavyShowers: "kräftige Schauer möglich"
    case .thunderstorms: "Gewitter möglich"
    case .hail: "Hagel möglich"
    case .freezingRain: "gefrierender Regen möglich"
    case .sleet: "Schneeregen möglich"
    case .lightSnow: "leichter Schneefall möglich"
    case .snow: "Schneefall möglich"
    case .heavySnow: "starker Schneefall möglich"
    case .snowShowers: "Schneeschauer möglich"
    case .fog: "Nebel möglich"
    case .frost: "Frost möglich"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "sonnig"
    case .clear: "klar"
    case .partlyCloudy: "teils bewölkt"
    case .cloudy: "bedeckt"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "starker Wind"
    case .gale: "stürmischer Wind"
    case .storm: "schwerer Sturm"
    case .hurricane: "Orkan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "am frühen Morgen"
    case .morning: "am Vormittag"
    case .afternoon: "am Nachmittag"
    case .evening: "am Abend"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "ab dem frühen Morgen"
    case .morning: "ab dem Vormittag"
    case .afternoon: "ab dem Nachmittag"
    case .evening: "ab dem Abend"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "bis zum frühen Morgen"
    case .morning: "bis in den Vormittag"
    case .afternoon: "bis in den Nachmittag"
    case .evening: "bis in den Abend"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "Grad", other: "Grad")
    case .fahrenheit: PluralForms(one: "Grad", other: "Grad")
    case .kelvin: PluralForms(one: "Kelvin", other: "Kelvin")
    case .kilometersPerHour: PluralForms(one: "Kilometer pro Stunde", other: "Kilometer pro Stunde")
    case .milesPerHour: PluralForms(one: "Meile pro Stunde", other: "Meilen pro Stunde")
    case .metersPerSecond: PluralForms(one: "Meter pro Sekunde", other: "Meter pro Sekunde")
    case .knots: PluralForms(one: "Knoten", other: "Knoten")
    case .hectopascals: PluralForms(one: "Hektopascal", other: "Hektopascal")
    case .inchesOfMercury: PluralForms(one: "Zoll Quecksilber", other: "Zoll Quecksilber")
    case .millimetersOfMercury: PluralForms(one: "Millimeter Quecksilber", other: "Millimeter Quecksilber")
    case .millimeters: PluralForms(one: "Millimeter", other: "Millimeter")
    case .inches: PluralForms(one: "Zoll", other: "Zoll")
    case .millimetersPerHour: PluralForms(one: "Millimeter pro Stunde", other: "Millimeter pro Stunde")
    case .inchesPerHour: PluralForms(one: "Zoll pro Stunde", other: "Zoll pro Stunde")
    case .centimeters: PluralForms(one: "Zentimeter", other: "Zentimeter")
    case .kilometers: PluralForms(one: "Kilometer", other: "Kilometer")
    case .miles: PluralForms(one: "Meile", other: "Meilen")
    case .meters: PluralForms(one: "Meter", other: "Meter")
    case .feet: PluralForms(one: "Fuß", other: "Fuß")
    case .microgramsPerCubicMeter: PluralForms(one: "Mikrogramm pro Kubikmeter", other: "Mikrogramm pro Kubikmeter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "etwa {count} Minute", other: "etwa {count} Minuten")
    case .nextHours: PluralForms(one: "die nächste Stunde", other: "die nächsten {count} Stunden")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} Tag", other: "{count} Tage")
    case .evenings: PluralForms(one: "{count} Abend", other: "{count} Abende")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Alle Maßnahmen zusammen: CO2, Methan, FKW, Ruß, SO2 und N2O"
    case .methane45By2030: "Methan −45 % bis 2030"
    case .methane30By2030: "Methan −30 % bis 2030 (Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 netto null bis 2050"
    case .carbonNetZero2070: "CO2 netto null bis 2070"
    case .carbonHalved2050: "Fossiles CO2 halbiert bis 2050"
    case .noDeforestation2030: "Keine Entwaldung ab 2030"
    case .refrigerantsOut2050: "Ausstieg aus HFKW-Kältemitteln bis 2050"
    case .nitrousOxide30By2050: "Lachgas −30 % bis 2050"
    case .soot50By2040: "Ruß −50 % bis 2040"
    case .sulfur80By2050: "Schwefeldioxid −80 % bis 2050 (deckt Erwärmung auf)"
    case .solarRamp: "Solares Geoengineering von −1 W/m², 2030 bis 2040, danach gehalten"
    case .solarTerminated: "Solares Geoengineering von −1 W/m², 2060 beendet"
    case .toSSP119: "Die Welt folgt stattdessen SSP1-1.9"
    case .toSSP126: "Die Welt folgt stattdessen SSP1-2.6"
    case .toSSP245: "Die Welt folgt stattdessen SSP2-4.5"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day}. {month}"
    case .nowcastUnknown: "Für die nächsten Stunden gibt es keine Niederschlagsdaten."
    case .nowcastUsual: "Über diese Stunden ist nur bekannt, was für die Jahreszeit üblich ist."
    case .dry: "Kein Niederschlag zu erwarten."
    case .dryAsFarAsKnown: "Kein Niederschlag zu erwarten, soweit etwas bekannt ist."
    case .dryFor: "Für {time} kein Niederschlag zu erwarten; danach ist nicht alles bekannt."
    case .wetNow: "Zurzeit Niederschlag, ein Ende ist nicht abzusehen."
    case .wetNowUntil: "Zurzeit Niederschlag, er endet in {end}."
    case .wetFrom: "Niederschlag beginnt in {start}."
    case .wetFromFor: "Niederschlag beginnt in {start} und dauert {length}."
    case .wetWithin: "Niederschlag spätestens in {latest}."
    case .wetWithinUntil: "Niederschlag spätestens in {latest}, er endet in {end}."
    case .airGood: "Die Luft ist gut: hinaus ins Freie."
    case .airAcceptable: "Annehmbare Luft: Besonders empfindliche Menschen sollten sich draußen etwas schonen."
    case .airForSensitiveGroups: "Empfindliche Gruppen sollten lange oder schwere Anstrengung im Freien einschränken."
    case .airUnhealthy: "Alle sollten lange oder schwere Anstrengung im Freien einschränken."
    case .airVeryUnhealthy: "Schwere Anstrengung im Freien vermeiden; empfindliche Gruppen sollten drinnen bleiben."
    case .airHazardous: "Drinnen bleiben und die Fenster schließen."
    case .noCloudData: "Für diesen Zeitpunkt sind keine Wolkendaten bekannt, daher gibt es keine Bewertung."
    case .noCloudLayers: "Für diesen Zeitpunkt sind die Wolkenschichten nicht bekannt, daher gibt es keine Bewertung."
    case .polarDay: "Die Sonne bleibt den ganzen Tag über dem Horizont."
    case .polarNight: "Die Sonne bleibt den ganzen Tag unter dem Horizont."
    case .noEvent: "Die Sonne kreuzt den Horizont an diesem Tag nicht."
    case .beyondHorizon: "Der Tag liegt jenseits jeder Vorhersage."
    case .classicScore: "Die ursprüngliche Bewertung, allein aus der Bewölkung: {score} von 100."
    case .lowCloud: "Tiefe Wolken verdecken den größten Teil des Himmels"
    case .clearSky: "Ein fast klarer Himmel verspricht ein schlichtes, reines Leuchten"
    case .clearSkyMuted: "Ein fast klarer Himmel verspricht ein schlichtes Leuchten"
    case .scatteredLowCloud: "Vereinzelte tiefe Wolken lassen in den Lücken ein schlichtes Leuchten"
    case .highAndMidCloud: "Hohe und mittelhohe Wolken"
    case .highSheet: "Dichte hohe Wolken"
    case .cirrus: "Zirruswolken"
    case .midOvercast: "Dichte mittelhohe Wolken"
    case .altocumulus: "Altocumuluswolken"
    case .catchesLight: "{cloud} werden das Licht einfangen"
    case .mayCatchLight: "{cloud} könnten etwas Licht einfangen"
    case .getsLittleLight: "{cloud} werden wenig Licht abbekommen"
    case .placeOffset: "{distance} {direction} von {place}"
    case .lowDeckCuts: "{sky}; eine tiefe Wolkendecke {kilometers} km {direction} wird es abschneiden"
    case .lowDeckMayCut: "{sky}; eine tiefe Wolkendecke {kilometers} km {direction} könnte es abschneiden"
    case .midDeckCuts: "{sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} wird es abschneiden"
    case .midDeckMayCut: "{sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} könnte es abschneiden"
    case .towardSun: "in Richtung Sonne"
    case .rainInTheWay: "Regen steht im Weg"
    case .poorVisibility: "verminderte Sicht trübt den Blick"
    case .hazeMutes: "Dunst dämpft die Farben"
    case .humidAirMutes: "feuchte Luft dämpft die Farben"
    case .list: "{first}, {second}"
    case .both: "{first} und {second}"
    case .spoiled: "{sky}, und {spoilers}"
    case .aboutTitle: "Wie schön wird der Sonnenuntergang?"
    case .aboutText: "Ein schöner Sonnenuntergang braucht dreierlei: Wolken, die hoch genug sind, um von unten beleuchtet zu werden, einen freien Weg für das Licht von jenseits des Horizonts und saubere, trockene Luft. Die Bewertung betrachtet die Wolkenschichten über dir, den Himmel 50 bis 600 km in Richtung Sonne sowie Dunst, Feuchte, Sicht und Regen zum Zeitpunkt des Sonnenuntergangs. Ein klarer Himmel bekommt ein schlichtes Leuchten, ein Himmel voller Zirren mit offenem Horizont die höchsten Werte und eine tiefe geschlossene Wolkendecke fast nichts."
    case .cloudCoverTitle: "Bewölkung"
    case .cloudCoverText: "Das Mittel des Tages. Einige Wolken geben Farbe, eine geschlossene tiefe Decke verbirgt sie."
    case .highCloudTitle: "Hohe Wolken"
    case .highCloudText: "Zirren oberhalb von 8 km fangen das letzte Licht ein und leuchten am längsten."
    case .humidityTitle: "Luftfeuchte"
    case .humidityText: "Trockene Luft hält die Farben rein, feuchte wäscht sie aus."
    case .aerosolTitle: "Dunst"
    case .aerosolText: "Staub und Rauch in der Luftsäule. Eine Spur vertieft das Rot, mehr macht es stumpf."
    case .visibilityTitle: "Sicht"
    case .visibilityText: "Wie weit man in Bodennähe sieht."
    case .limitWeights: "Die Gewichte sind aus der Physik der Dämmerung hergeleitet, nicht an beobachtete Sonnenuntergänge angepasst."
    case .limitLearnedWeights: "Die Gewichte folgen aus der Physik der Dämmerung und sind an die Abende angepasst, die du bewertet hast."
    case .limitForecast: "Vorhersagen der Wolkenschichten taugen nach fünf Tagen nur noch wenig; das Vertrauen zeigt es an."
    case .limitTerrain: "Hügel und Gebäude gehören nicht zum Modell."
    case .limitHaze: "Dunst wird für etwa fünf Tage vorhergesagt; danach richtet sich die Bewertung nach der Luftfeuchte."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "heute"
    case .tomorrow: "morgen"
    case .weekdayAndDay: "{weekday}, {day}. {month}"
    case .wholeDay: "{what} den ganzen Tag"
    case .restOfDay: "{what} für den Rest des Tages"
    case .wholeTime: "{what} durchgehend"
    case .fromTime: "{what} ab {start}"
    case .untilTime: "{what} bis {end}"
    case .betweenTimes: "{what} von {start} bis {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "zeitweise {what}"
    case .detail: "{text}, {detail}"
    case .gusts: "Böen bis {speed}"
    case .amount: "etwa {amount}"
    case .skyChange: "am Vormittag {morning}, am Nachmittag {afternoon}"
    case .extremes: "Höchstwert {high}, Tiefstwert {low}"
    case .range: "{low} bis {high}"
    case .uncertainty: "unsicher: Höchstwert zwischen {low} und {high}"
    case .warmerThanYesterday: "{difference} wärmer als gestern"
    case .colderThanYesterday: "{difference} kälter als gestern"
    case .warmerThanToday: "{difference} wärmer als heute"
    case .colderThanToday: "{difference} kälter als heute"
    case .warmerThanDayBefore: "{difference} wärmer als am Vortag"
    case .colderThanDayBefore: "{difference} kälter als am Vortag"
    case .aboveNormal: "{difference} wärmer als normal"
    case .belowNormal: "{difference} kälter als normal"
    case .rareHeat: "selten so warm zu dieser Jahreszeit"
    case .rareCold: "selten so kalt zu dieser Jahreszeit"
    case .ultraviolet: "UV-Index bis {index}"
    case .sunsetColorful: "farbiger Sonnenuntergang um {time}"
    case .sunsetVivid: "leuchtender Sonnenuntergang um {time}"
    case .sunsetSpectacular: "spektakulärer Sonnenuntergang um {time}"
    case .warning: "Warnung: {event}"
    case .warnings: "Warnung: {event} und {count} weitere"
    case .usual: "üblich für die Jahreszeit: {low} bis {high}"
    case .noChange: "in den nächsten 48 Stunden ändert sich nichts Wesentliches"
    case .noForecast: "keine Vorhersage"
    case .minus: "minus {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Hier"
    case .now: "Jetzt"
    case .day: "Tag"
    case .time: "Zeit"
    case .weather: "Wetter"
    case .temperature: "Temperatur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Regen"
    case .chance: "Chance"
    case .wind: "Wind"
    case .clouds: "Wolken"
    case .highClouds: "Hohe Wolken"
    case .humidity: "Feuchte"
    case .dewPoint: "Taupunkt"
    case .visibility: "Sicht"
    case .pressure: "Luftdruck"
    case .uvIndex: "UV-Index"
    case .sun: "Sonne"
    case .sunrise: "Sonnenaufgang"
    case .sunset: "Sonnenuntergang"
    case .noon: "Mittag"
    case .dayLength: "Tageslänge"
    case .goldenHour: "Goldene Stunde"
    case .blueHour: "Blaue Stunde"
    case .civilDusk: "Dämmerungsende"
    case .fullNight: "Volle Nacht"
    case .moonrise: "Mondaufgang"
    case .moonset: "Monduntergang"
    case .newMoon: "Neumond"
    case .waxingCrescent: "Zunehmende Sichel"
    case .firstQuarter: "Erstes Viertel"
    case .waxingGibbous: "Zunehmender Mond"
    case .fullMoon: "Vollmond"
    case .waningGibbous: "Abnehmender Mond"
    case .lastQuarter: "Letztes Viertel"
    case .waningCrescent: "Abnehmende Sichel"
    case .score: "Note"
    case .color: "Farbe"
    case .likely: "Erwartet"
    case .sure: "Sicherheit"
    case .aerosol: "Aerosol"
    case .dust: "Staub"
    case .seen: "Gesehen"
    case .forecast: "Vorhersage"
    case .photo: "Foto"
    case .yourSunsets: "Deine Sonnenuntergänge"
    case .change: "Änderung"
    case .singleYears: "Einzelne Jahre"
    case .world: "Welt"
    case .region: "Region"
    case .daysOfYear: "Tage eines Jahres"
    case .fourYearsInFive: "4 von 5 Jahren"
    case .tropicalNights: "Tropennächte"
    case .frostDays: "Frosttage"
    case .iceDays: "Eistage"
    case .heatingDegreeDays: "Heizgradtage"
    case .coolingDegreeDays: "Kühlgradtage"
    case .aboveDegrees: "über {degrees}"
    case .hotExtreme10Year: "Hitze von einmal in 10 Jahren"
    case .hotExtreme50Year: "Hitze von einmal in 50 Jahren"
    case .heavyPrecipitation10Year: "Regen von einmal in 10 Jahren"
    case .drought10Year: "Dürre von einmal in 10 Jahren"
    case .timesAsOften: "{factor}-mal"
    case .avoided: "{amount} hier vermieden"
    case .fourOfFive: "{range}, vier von fünf"
    case .aboveIndustry: "{warming} über 1850–1900"
    case .inYear: "In {year}"
    case .todayIn: "heute im Jahr {year}"
    case .veryLowEmissions: "sehr niedrige Emissionen"
    case .lowEmissions: "niedrige Emissionen"
    case .middleEmissions: "mittlere Emissionen"
    case .highEmissions: "hohe Emissionen"
    case .veryHighEmissions: "sehr hohe Emissionen"
    case .without: "ohne"
    case .with: "mit"
    case .skyOf: "der Himmel, {day}"
    case .airAt: "Luft, {time}"
    case .officialWarnings: "amtliche Warnungen"
    case .feelsLike: "gefühlt {value}"
    case .warmerThanNormal: "{difference} wärmer als normal ({usual})"
    case .colderThanNormal: "{difference} kälter als normal ({usual})"
    case .measured: "gemessen {value} vor {age}, {where} bei {station}"
    case .away: "{distance} entfernt"
    case .awayAndHeight: "{away} und {height}"
    case .lower: "{height} tiefer"
    case .higher: "{height} höher"
    case .outOfDate: "{text}, veraltet"
    case .sensorStuck: "{text}, aber der Sensor hängt vielleicht"
    case .nextDay: "Nächste 24 Stunden: {summary}"
    case .orMore: "{value} oder mehr"
    case .gusts: "{wind}, Böen {speed}"
    case .upAllDay: "den ganzen Tag oben"
    case .downAllDay: "den ganzen Tag unten"
    case .doesNotSet: "{rise}, geht nicht unter"
    case .doesNotRise: "{set}, geht nicht auf"
    case .doesNotSetToday: "Die Sonne geht heute nicht unter."
    case .doesNotRiseToday: "Die Sonne geht heute nicht auf."
    case .none: "keiner"
    case .noneToday: "heute keiner"
    case .inAll: "insgesamt {amount}"
    case .whereKnown: "{amount}, soweit bekannt"
    case .ofHundred: "von 100"
    case .over: "{time}, vorbei"
    case .percentLikely: "zu {percent}"
    case .percentLikelyThen: "zu {percent}, dann {score}"
    case .noScorePolarDay: "Die Sonne geht an diesem Tag nicht unter: es gibt nichts zu bewerten."
    case .noScorePolarNight: "Die Sonne geht an diesem Tag nicht auf: es gibt nichts zu bewerten."
    case .noScoreNoEvent: "Die Sonne kreuzt an diesem Tag den Horizont nicht."
    case .noScoreBeyond: "Keine Note: der Tag liegt jenseits jeder Vorhersage."
    case .noScoreClouds: "Keine Note: die Wolken dieses Tages sind unbekannt."
    case .noScore: "Keine Note: der Grund ist unbekannt."
    case .degreesHigh: "{time}, {degrees}° hoch"
    case .sunAt: "{phase}, Sonne bei {altitude}°"
    case .phaseDay: "Tag"
    case .phaseCivil: "bürgerliche Dämmerung"
    case .phaseNautical: "nautische Dämmerung"
    case .phaseAstronomical: "astronomische Dämmerung"
    case .phaseNight: "Nacht"
    case .lit: "{percent} beleuchtet"
    case .live: "Live, {time}."
    case .stored: "Von {time}, {age} alt."
    case .storedStale: "Von {time}, {age} alt, veraltet."
    case .estimateOfClimate: "Eine Schätzung aus dem Klima dieses Ortes, keine Vorhersage."
    case .noCoverage: "Kein Warndienst ist für diesen Ort zuständig: es ist nichts bekannt, und das ist keine Entwarnung."
    case .noWarnings: "Keine Warnungen in Kraft."
    case .fromUntil: "{from} bis {until}"
    case .severityUnknown: "UNBEKANNT"
    case .severityMinor: "GERING"
    case .severityModerate: "MÄSSIG"
    case .severitySevere: "SCHWER"
    case .severityExtreme: "EXTREM"
    case .europeanIndex: "Europäischer AQI"
    case .usIndex: "US-AQI"
    case .mostOfAll: "{category}, vor allem {pollutant}"
    case .airGood: "gut"
    case .airFair: "ordentlich"
    case .airModerate: "mäßig"
    case .airPoor: "schlecht"
    case .airVeryPoor: "sehr schlecht"
    case .airExtremelyPoor: "extrem schlecht"
    case .airSensitive: "ungesund für Empfindliche"
    case .airUnhealthy: "ungesund"
    case .airVeryUnhealthy: "sehr ungesund"
    case .airHazardous: "gefährlich"
    case .pollen: "Pollen (Körner/m³): {kinds}"
    case .alder: "Erle"
    case .birch: "Birke"
    case .grass: "Gräser"
    case .mugwort: "Beifuß"
    case .olive: "Olive"
    case .ragweed: "Ambrosia"
    case .learningTooFew: "{evenings} mit Vorhersage. Ab 20 kann die Note von ihnen lernen."
    case .learningUnused: "{evenings}: die Note liegt um {points} Punkte daneben. Von ihnen zu lernen würde sie nicht messbar verbessern, also geschieht es nicht."
    case .learningUsed: "{evenings}: die Note hat von ihnen gelernt und liegt um {points} statt {reasoned} Punkte daneben."
    case .ageUnknown: "einige Zeit"
    case .old: "{age} alt"
    case .usualHere: "was hier üblich ist, keine Vorhersage"
    case .windIs: "Wind {value}"
    case .humidityIs: "Feuchte {value}"
    case .sunriseIs: "Sonnenaufgang {time}"
    case .sunsetIs: "Sonnenuntergang {time}"
    case .alertIs: "Warnung: {event}"
    case .rainNow: "jetzt"
    case .rainNone: "trocken"
    case .correctedByErrors: "nach früheren Fehlern korrigiert"
    case .gustsName: "Böen"
    case .chanceOfRain: "Regenwahrscheinlichkeit"
    case .fromTo: "{least} bis {most}"
    case .correction: "{variable} {change} nach früheren Fehlern von {provider} hier: von im Mittel {error} bleiben {left}."
    case .forecastErrors: "Fehler der Vorhersagen"
    case .skillUnknown: "Noch ist zu wenig bekannt. Vorhersagen werden bei jedem Abruf aufgehoben und verglichen, wenn Stationen melden: Ein Anbieter erscheint nach 24 Stunden, die vorhergesagt und gemessen wurden."
    case .skillBackfill: "{command} trägt die letzten 90 Tage auf einmal nach."
    case .skillFooter: "Mittlere Fehler gegenüber den Messungen der Stationen bis {day}; in Klammern, wo vier von fünf neu gezogenen Mitteln liegen. Güte ist der Gewinn gegenüber dem, was zu dieser Stunde am letzten bekannten Tag war."
    case .leadTitle: "Voraus"
    case .errorTitle: "Fehler"
    case .biasTitle: "Abweichung"
    case .skillTitle: "Güte"
    case .hoursTitle: "Stunden"
    case .leadUnderOneDay: "< 1 Tag"
    case .providerTemperature: "{provider}, Temperatur"
    case .providerRain: "{provider}, Regenrisiko, {lead} voraus"
    case .leadEvery: "bei jedem Vorlauf"
    case .leadRange: "{first} bis {last} voraus"
    case .leadOnly: "{lead} voraus"
    case .correctionProven: "Die Korrektur der Abweichung hilft nachweislich {leads}: beim kürzesten von {before} auf {after} °C, an {days} Tagen, aus denen sie nicht gelernt hatte."
    case .correctionNoise: "Die Korrektur der Abweichung hilft {leads} vielleicht, aber nicht über den Zufall hinaus."
    case .correctionUseless: "Die Korrektur der Abweichung würde {leads} nicht helfen."
    case .correctionFewDays: "Ob die Korrektur der Abweichung {leads} hilft, ist nach so wenigen Tagen nicht zu sagen."
    case .otherValues: "Andere Werte"
    case .rainInHour: "Regen je Stunde"
    case .saidTitle: "Gesagt"
    case .cameTitle: "Kam"
    case .betterThanBase: "{share} besser, als immer zu sagen, wie oft es hier regnet."
    case .notBetterThanBase: "Nicht besser, als immer zu sagen, wie oft es hier regnet."
    case .faultStill: "{provider}: Die Temperaturen stehen seit {hours} Stunden still."
    case .faultFrozen: "{provider}: {hours} Stunden wiederholen, was tags zuvor gesagt wurde."
    case .faultLater: "{provider}: Die Temperaturen passen zu denen {hours} Stunden später."
    case .faultEarlier: "{provider}: Die Temperaturen passen zu denen {hours} Stunden früher."
    case .faultApart: "{provider}: seit {hours} Stunden weit von allen anderen entfernt."
    case .shortPolarDay: "Mitternachtssonne"
    case .shortPolarNight: "Polarnacht"
    case .shortNoEvent: "Keiner an diesem Tag"
    case .shortBeyond: "Jenseits der Vorhersage"
    case .shortClouds: "Keine Wolkendaten"
    }
  }
}

/// The words and sentences of Almanac in Spanish.
enum SpanishPhrases: Phrasebook {
  static let dayHalves = (morning: "a. m.", afternoon: "p. m.")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mié"
    case .thursday: "jue"
    case .friday: "vie"
    case .saturday: "sáb"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "ene"
    case .february: "feb"
    case .march: "mar"
    case .april: "abr"
    case .may: "may"
    case .june: "jun"
    case .july: "jul"
    case .august: "ago"
    case .september: "sep"
    case .october: "oct"
    case .november: "nov"
    case .december: "dic"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Despejado"
    case .mainlyClear: "Mayormente despejado"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Cubierto"
    case .fog: "Niebla"
    case .rimeFog: "Niebla helada"
    case .lightDrizzle: "Llovizna ligera"
    case .drizzle: "Llovizna"
    case .heavyDrizzle: "Llovizna intensa"
    case .lightFreezingDrizzle: "Llovizna helada ligera"
    case .freezingDrizzle: "Llovizna helada"
    case .lightRain: "Lluvia ligera"
    case .rain: "Lluvia"
    case .heavyRain: "Lluvia intensa"
    case .lightFreezingRain: "Lluvia helada ligera"
    case .freezingRain: "Lluvia helada"
    case .lightSnow: "Nieve ligera"
    case .snow: "Nieve"
    case .heavySnow: "Nieve intensa"
    case .snowGrains: "Granos de nieve"
    case .lightRainShowers: "Chubascos ligeros"
    case .rainShowers: "Chubascos"
    case .heavyRainShowers: "Chubascos violentos"
    case .lightSnowShowers: "Chubascos de nieve ligeros"
    case .snowShowers: "Chubascos de nieve intensos"
    case .thunderstorm: "Tormenta"
    case .thunderstormLightHail: "Tormenta con granizo"
    case .thunderstormHeavyHail: "Tormenta con granizo fuerte"
    case .heavyThunderstorm: "Tormenta fuerte"
    case .lightSleet: "Aguanieve ligera"
    case .sleet: "Aguanieve"
    case .lightHail: "Granizo ligero"
    case .hail: "Granizo"
    case .mist: "Neblina"
    case .haze: "Calima"
    case .smoke: "Humo"
    case .dust: "Polvo"
    case .sand: "Arena en suspensión"
    case .ash: "Ceniza volcánica"
    case .squall: "Turbonada"
    case .tornado: "Tornado"
    case .unknown: "Desconocido"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Pobre"
    case .muted: "Apagado"
    case .fine: "Bueno pero sencillo"
    case .colorful: "Colorido"
    case .vivid: "Vívido"
    case .spectacular: "Espectacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Despejado"
    case .partly: "Parcial"
    case .overcast: "Cubierto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Ninguna"
    case .few: "Pocas"
    case .many: "Muchas"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Seco"
    case .ok: "Normal"
    case .humid: "Húmedo"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Bajo"
    case .moderate: "Medio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Mala"
    case .moderate: "Moderada"
    case .good: "Buena"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "al norte"
    case .northNortheast: "al nornoreste"
    case .northeast: "al noreste"
    case .eastNortheast: "al estenoreste"
    case .east: "al este"
    case .eastSoutheast: "al estesureste"
    case .southeast: "al sureste"
    case .southSoutheast: "al sursureste"
    case .south: "al sur"
    case .southSouthwest: "al sursuroeste"
    case .southwest: "al suroeste"
    case .westSouthwest: "al oestesuroeste"
    case .west: "al oeste"
    case .westNorthwest: "al oestenoroeste"
    case .northwest: "al noroeste"
    case .northNorthwest: "al nornoroeste"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "enero"
    case .february: "febrero"
    case .march: "marzo"
    case .april: "abril"
    case .may: "mayo"
    case .june: "junio"
    case .july: "julio"
    case .august: "agosto"
    case .september: "septiembre"
    case .october: "octubre"
    case .november: "noviembre"
    case .december: "diciembre"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitaciones"
    case .drizzle: "llovizna"
    case .lightRain: "lluvia débil"
    case .rain: "lluvia"
    case .heavyRain: "lluvia intensa"
    case .showers: "chubascos"
    case .heavyShowers: "chubascos fuertes"
    case .thunderstorms: "tormentas"
    case .hail: "granizo"
    case .freezingRain: "lluvia helada"
    case .sleet: "aguanieve"
    case .lightSnow: "nevada débil"
    case .snow: "nieve"
    case .heavySnow: "nevada intensa"
    case .snowShowers: "chubascos de nieve"
    case .fog: "niebla"
    case .frost: "heladas"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "posibilidad de precipitaciones"
    case .drizzle: "posibilidad de llovizna"
    case .lightRain: "posibilidad de lluvia débil"
    case .rain: "posibilidad de lluvia"
    case .heavyRain: "posibilidad de lluvia intensa"
    case .showers: "posibilidad de chubascos"
    case .heavyShowers: "posibilidad de chubascos fuertes"
    case .thunderstorms: "posibilidad de tormentas"
    case .hail: "posibilidad de granizo"
    case .freezingRain: "posibilidad de lluvia helada"
    case .sleet: "posibilidad de aguanieve"
    case .lightSnow: "posibilidad de nevada débil"
    case .snow: "posibilidad de nieve"
    case .heavySnow: "posibilidad de nevada intensa"
    case .snowShowers: "posibilidad de chubascos de nieve"
    case .fog: "posibilidad de niebla"
    case .frost: "posibilidad de heladas"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "soleado"
    case .clear: "despejado"
    case .partlyCloudy: "parcialmente nublado"
    case .cloudy: "nublado"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "viento fuerte"
    case .gale: "temporal de viento"
    case .storm: "viento de tempestad"
    case .hurricane: "viento huracanado"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "de madrugada"
    case .morning: "por la mañana"
    case .afternoon: "por la tarde"
    case .evening: "por la noche"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "desde la madrugada"
    case .morning: "desde la mañana"
    case .afternoon: "desde la tarde"
    case .evening: "desde la noche"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "hasta la madrugada"
    case .morning: "hasta la mañana"
    case .afternoon: "hasta la tarde"
    case .evening: "hasta la noche"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "grado", other: "grados")
    case .fahrenheit: PluralForms(one: "grado", other: "grados")
    case .kelvin: PluralForms(one: "kelvin", other: "kelvins")
    case .kilometersPerHour: PluralForms(one: "kilómetro por hora", other: "kilómetros por hora")
    case .milesPerHour: PluralForms(one: "milla por hora", other: "millas por hora")
    case .metersPerSecond: PluralForms(one: "metro por segundo", other: "metros por segundo")
    case .knots: PluralForms(one: "nudo", other: "nudos")
    case .hectopascals: PluralForms(one: "hectopascal", other: "hectopascales")
    case .inchesOfMercury: PluralForms(one: "pulgada de mercurio", other: "pulgadas de mercurio")
    case .millimetersOfMercury: PluralForms(one: "milímetro de mercurio", other: "milímetros de mercurio")
    case .millimeters: PluralForms(one: "milímetro", other: "milímetros")
    case .inches: PluralForms(one: "pulgada", other: "pulgadas")
    case .millimetersPerHour: PluralForms(one: "milímetro por hora", other: "milímetros por hora")
    case .inchesPerHour: PluralForms(one: "pulgada por hora", other: "pulgadas por hora")
    case .centimeters: PluralForms(one: "centímetro", other: "centímetros")
    case .kilometers: PluralForms(one: "kilómetro", other: "kilómetros")
    case .miles: PluralForms(one: "milla", other: "millas")
    case .meters: PluralForms(one: "metro", other: "metros")
    case .feet: PluralForms(one: "pie", other: "pies")
    case .microgramsPerCubicMeter: PluralForms(one: "microgramo por metro cúbico", other: "microgramos por metro cúbico")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "alrededor de {count} minuto", other: "unos {count} minutos")
    case .nextHours: PluralForms(one: "la próxima hora", other: "las próximas {count} horas")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} día", other: "{count} días")
    case .evenings: PluralForms(one: "{count} tarde", other: "{count} tardes")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Todas las medidas a la vez: CO2, metano, HFC, hollín, SO2 y N2O"
    case .methane45By2030: "Metano −45 % en 2030"
    case .methane30By2030: "Metano −30 % en 2030 (Compromiso Mundial del Metano)"
    case .carbonNetZero2050: "CO2 neto cero en 2050"
    case .carbonNetZero2070: "CO2 neto cero en 2070"
    case .carbonHalved2050: "CO2 fósil a la mitad en 2050"
    case .noDeforestation2030: "Sin deforestación desde 2030"
    case .refrigerantsOut2050: "Sin refrigerantes HFC en 2050"
    case .nitrousOxide30By2050: "Óxido nitroso −30 % en 2050"
    case .soot50By2040: "Hollín (carbono negro) −50 % en 2040"
    case .sulfur80By2050: "Dióxido de azufre −80 % en 2050 (destapa el calentamiento)"
    case .solarRamp: "Geoingeniería solar de −1 W/m², de 2030 a 2040, mantenida"
    case .solarTerminated: "Geoingeniería solar de −1 W/m², detenida en 2060"
    case .toSSP119: "El mundo sigue en cambio SSP1-1.9"
    case .toSSP126: "El mundo sigue en cambio SSP1-2.6"
    case .toSSP245: "El mundo sigue en cambio SSP2-4.5"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .nowcastUnknown: "No hay datos de precipitación para las próximas horas."
    case .nowcastUsual: "De estas horas solo se sabe lo habitual para la época del año."
    case .dry: "No se espera precipitación."
    case .dryAsFarAsKnown: "No se espera precipitación, hasta donde se sabe."
    case .dryFor: "No se espera precipitación durante {time}; el resto no se conoce del todo."
    case .wetNow: "Precipitación ahora, sin final a la vista."
    case .wetNowUntil: "Precipitación ahora, terminará en {end}."
    case .wetFrom: "La precipitación empezará en {start}."
    case .wetFromFor: "La precipitación empezará en {start} y durará {length}."
    case .wetWithin: "Precipitación antes de {latest}."
    case .wetWithinUntil: "Precipitación antes de {latest}, terminará en {end}."
    case .airGood: "El aire es bueno: disfruta del aire libre."
    case .airAcceptable: "Aire aceptable: las personas especialmente sensibles pueden tomárselo con calma al aire libre."
    case .airForSensitiveGroups: "Los grupos sensibles deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airUnhealthy: "Todos deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airVeryUnhealthy: "Evita los esfuerzos intensos al aire libre; los grupos sensibles deberían quedarse en casa."
    case .airHazardous: "Quédate en casa con las ventanas cerradas."
    case .noCloudData: "No se conocen datos de nubes para este momento, así que no hay puntuación."
    case .noCloudLayers: "No se conocen las capas de nubes para este momento, así que no hay puntuación."
    case .polarDay: "El sol permanece sobre el horizonte todo el día."
    case .polarNight: "El sol permanece bajo el horizonte todo el día."
    case .noEvent: "El sol no cruza el horizonte en este día."
    case .beyondHorizon: "El día queda más allá de cualquier pronóstico."
    case .classicScore: "La puntuación original, tomada solo de la nubosidad: {score} de 100."
    case .lowCloud: "Las nubes bajas ocultan casi todo el cielo"
    case .clearSky: "Un cielo casi despejado promete un resplandor sencillo y limpio"
    case .clearSkyMuted: "Un cielo casi despejado promete un resplandor sencillo"
    case .scatteredLowCloud: "Las nubes bajas dispersas dejan un resplandor sencillo en los claros"
    case .highAndMidCloud: "Las nubes altas y medias"
    case .highSheet: "Las nubes altas y densas"
    case .cirrus: "Los cirros"
    case .midOvercast: "Las nubes medias y densas"
    case .altocumulus: "Los altocúmulos"
    case .catchesLight: "{cloud} captarán la luz"
    case .mayCatchLight: "{cloud} pueden captar parte de la luz"
    case .getsLittleLight: "{cloud} recibirán poca luz"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky}; una capa baja a {kilometers} km {direction} la cortará"
    case .lowDeckMayCut: "{sky}; una capa baja a {kilometers} km {direction} puede cortarla"
    case .midDeckCuts: "{sky}; una capa media a {kilometers} km {direction} la cortará"
    case .midDeckMayCut: "{sky}; una capa media a {kilometers} km {direction} puede cortarla"
    case .towardSun: "hacia el sol"
    case .rainInTheWay: "la lluvia se interpone"
    case .poorVisibility: "la visibilidad reducida apaga la vista"
    case .hazeMutes: "la calima atenúa los colores"
    case .humidAirMutes: "el aire húmedo atenúa los colores"
    case .list: "{first}, {second}"
    case .both: "{first} y {second}"
    case .spoiled: "{sky}, y {spoilers}"
    case .aboutTitle: "¿Cómo será la puesta de sol?"
    case .aboutText: "Una buena puesta de sol necesita tres cosas: nubes lo bastante altas para iluminarse desde abajo, un camino libre para la luz que llega de más allá del horizonte y aire limpio y seco. La puntuación mira las capas de nubes sobre ti, el cielo de 50 a 600 km hacia el sol y la calima, la humedad, la visibilidad y la lluvia en el momento en que el sol se pone. Un cielo despejado da un resplandor sencillo, un cielo de cirros con el horizonte abierto las puntuaciones más altas y un cielo cubierto de nubes bajas casi nada."
    case .cloudCoverTitle: "Nubosidad"
    case .cloudCoverText: "La media del día. Algunas nubes dan color, una capa baja y cerrada lo oculta."
    case .highCloudTitle: "Nubes altas"
    case .highCloudText: "Los cirros por encima de 8 km captan la última luz y brillan más tiempo."
    case .humidityTitle: "Humedad"
    case .humidityText: "El aire seco mantiene puros los colores, el húmedo los diluye."
    case .aerosolTitle: "Calima"
    case .aerosolText: "Polvo y humo en la columna de aire. Un poco intensifica los rojos, más los apaga."
    case .visibilityTitle: "Visibilidad"
    case .visibilityText: "Hasta dónde se ve cerca del suelo."
    case .limitWeights: "Los pesos se deducen de la física del crepúsculo, no se ajustan a puestas de sol observadas."
    case .limitLearnedWeights: "Los pesos se deducen de la física del crepúsculo y se ajustan a las tardes que has valorado."
    case .limitForecast: "Los pronósticos de las capas de nubes pierden casi todo su acierto en cinco días; la confianza lo indica."
    case .limitTerrain: "Las colinas y los edificios no forman parte del modelo."
    case .limitHaze: "La calima se pronostica para unos cinco días; después la puntuación se guía por la humedad."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "hoy"
    case .tomorrow: "mañana"
    case .weekdayAndDay: "{weekday}, {day} de {month}"
    case .wholeDay: "{what} todo el día"
    case .restOfDay: "{what} el resto del día"
    case .wholeTime: "{what} todo el tiempo"
    case .fromTime: "{what} desde las {start}"
    case .untilTime: "{what} hasta las {end}"
    case .betweenTimes: "{what} de {start} a {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} a ratos"
    case .detail: "{text}, {detail}"
    case .gusts: "rachas de hasta {speed}"
    case .amount: "unos {amount}"
    case .skyChange: "{morning} por la mañana, {afternoon} por la tarde"
    case .extremes: "máxima {high}, mínima {low}"
    case .range: "de {low} a {high}"
    case .uncertainty: "incierto: máxima entre {low} y {high}"
    case .warmerThanYesterday: "{difference} más que ayer"
    case .colderThanYesterday: "{difference} menos que ayer"
    case .warmerThanToday: "{difference} más que hoy"
    case .colderThanToday: "{difference} menos que hoy"
    case .warmerThanDayBefore: "{difference} más que la víspera"
    case .colderThanDayBefore: "{difference} menos que la víspera"
    case .aboveNormal: "{difference} por encima de lo normal"
    case .belowNormal: "{difference} por debajo de lo normal"
    case .rareHeat: "raras veces tan cálido en esta época"
    case .rareCold: "raras veces tan frío en esta época"
    case .ultraviolet: "índice UV de hasta {index}"
    case .sunsetColorful: "puesta de sol colorida a las {time}"
    case .sunsetVivid: "puesta de sol intensa a las {time}"
    case .sunsetSpectacular: "puesta de sol espectacular a las {time}"
    case .warning: "aviso: {event}"
    case .warnings: "aviso: {event} y {count} más"
    case .usual: "lo habitual en esta época: de {low} a {high}"
    case .noChange: "no cambia nada destacable en las próximas 48 horas"
    case .noForecast: "sin pronóstico"
    case .minus: "menos {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Aquí"
    case .now: "Ahora"
    case .day: "Día"
    case .time: "Hora"
    case .weather: "Tiempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .rain: "Lluvia"
    case .chance: "Prob."
    case .wind: "Viento"
    case .clouds: "Nubes"
    case .highClouds: "Nubes altas"
    case .humidity: "Humedad"
    case .dewPoint: "Punto de rocío"
    case .visibility: "Visibilidad"
    case .pressure: "Presión"
    case .uvIndex: "Índice UV"
    case .sun: "Sol"
    case .sunrise: "Amanecer"
    case .sunset: "Puesta de sol"
    case .noon: "Mediodía"
    case .dayLength: "Duración del día"
    case .goldenHour: "Hora dorada"
    case .blueHour: "Hora azul"
    case .civilDusk: "Fin del crepúsculo"
    case .fullNight: "Noche cerrada"
    case .moonrise: "Salida de la luna"
    case .moonset: "Puesta de la luna"
    case .newMoon: "Luna nueva"
    case .waxingCrescent: "Luna creciente"
    case .firstQuarter: "Cuarto creciente"
    case .waxingGibbous: "Gibosa creciente"
    case .fullMoon: "Luna llena"
    case .waningGibbous: "Gibosa menguante"
    case .lastQuarter: "Cuarto menguante"
    case .waningCrescent: "Luna menguante"
    case .score: "Nota"
    case .color: "Color"
    case .likely: "Probable"
    case .sure: "Certeza"
    case .aerosol: "Aerosol"
    case .dust: "Polvo"
    case .seen: "Visto"
    case .forecast: "Previsión"
    case .photo: "foto"
    case .yourSunsets: "Tus puestas de sol"
    case .change: "Cambio"
    case .singleYears: "Años sueltos"
    case .world: "Mundo"
    case .region: "Región"
    case .daysOfYear: "Días de un año"
    case .fourYearsInFive: "4 años de 5"
    case .tropicalNights: "Noches tropicales"
    case .frostDays: "Días de helada"
    case .iceDays: "Días de hielo"
    case .heatingDegreeDays: "Grados día de calefacción"
    case .coolingDegreeDays: "Grados día de refrigeración"
    case .aboveDegrees: "más de {degrees}"
    case .hotExtreme10Year: "Calor de una vez en 10 años"
    case .hotExtreme50Year: "Calor de una vez en 50 años"
    case .heavyPrecipitation10Year: "Lluvia de una vez en 10 años"
    case .drought10Year: "Sequía de una vez en 10 años"
    case .timesAsOften: "{factor} veces"
    case .avoided: "{amount} evitados aquí"
    case .fourOfFive: "{range}, cuatro de cinco"
    case .aboveIndustry: "{warming} sobre 1850–1900"
    case .inYear: "En {year}"
    case .todayIn: "hoy en {year}"
    case .veryLowEmissions: "emisiones muy bajas"
    case .lowEmissions: "emisiones bajas"
    case .middleEmissions: "emisiones medias"
    case .highEmissions: "emisiones altas"
    case .veryHighEmissions: "emisiones muy altas"
    case .without: "sin"
    case .with: "con"
    case .skyOf: "el cielo, {day}"
    case .airAt: "aire, {time}"
    case .officialWarnings: "avisos oficiales"
    case .feelsLike: "sensación de {value}"
    case .warmerThanNormal: "{difference} más cálido que lo normal ({usual})"
    case .colderThanNormal: "{difference} más frío que lo normal ({usual})"
    case .measured: "medido {value} hace {age}, {where} en {station}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} y {height}"
    case .lower: "{height} más abajo"
    case .higher: "{height} más arriba"
    case .outOfDate: "{text}, anticuado"
    case .sensorStuck: "{text}, pero el sensor puede estar atascado"
    case .nextDay: "Próximas 24 horas: {summary}"
    case .orMore: "{value} o más"
    case .gusts: "{wind}, rachas {speed}"
    case .upAllDay: "visible todo el día"
    case .downAllDay: "oculto todo el día"
    case .doesNotSet: "{rise}, no se pone"
    case .doesNotRise: "{set}, no sale"
    case .doesNotSetToday: "Hoy no se pone el sol."
    case .doesNotRiseToday: "Hoy no sale el sol."
    case .none: "nada"
    case .noneToday: "hoy no"
    case .inAll: "{amount} en total"
    case .whereKnown: "{amount} donde se sabe"
    case .ofHundred: "de 100"
    case .over: "{time}, ya pasó"
    case .percentLikely: "{percent} probable"
    case .percentLikelyThen: "{percent} probable, y entonces {score}"
    case .noScorePolarDay: "El sol no se pone ese día: no hay nada que puntuar."
    case .noScorePolarNight: "El sol no sale ese día: no hay nada que puntuar."
    case .noScoreNoEvent: "El sol no cruza el horizonte ese día."
    case .noScoreBeyond: "Sin nota: ese día está más allá de toda previsión."
    case .noScoreClouds: "Sin nota: se desconocen las nubes de ese día."
    case .noScore: "Sin nota: se desconoce el motivo."
    case .degreesHigh: "{time}, {degrees}° de altura"
    case .sunAt: "{phase}, sol a {altitude}°"
    case .phaseDay: "día"
    case .phaseCivil: "crepúsculo civil"
    case .phaseNautical: "crepúsculo náutico"
    case .phaseAstronomical: "crepúsculo astronómico"
    case .phaseNight: "noche"
    case .lit: "{percent} iluminada"
    case .live: "En directo, {time}."
    case .stored: "De las {time}, hace {age}."
    case .storedStale: "De las {time}, hace {age}, anticuado."
    case .estimateOfClimate: "Una estimación del clima de este lugar, no una previsión."
    case .noCoverage: "Ningún servicio de avisos cubre este lugar: no se sabe nada, lo que no significa que no haya peligro."
    case .noWarnings: "No hay avisos vigentes."
    case .fromUntil: "{from} a {until}"
    case .severityUnknown: "DESCONOCIDO"
    case .severityMinor: "LEVE"
    case .severityModerate: "MODERADO"
    case .severitySevere: "GRAVE"
    case .severityExtreme: "EXTREMO"
    case .europeanIndex: "AQI europeo"
    case .usIndex: "AQI de EE. UU."
    case .mostOfAll: "{category}, sobre todo {pollutant}"
    case .airGood: "buena"
    case .airFair: "aceptable"
    case .airModerate: "moderada"
    case .airPoor: "mala"
    case .airVeryPoor: "muy mala"
    case .airExtremelyPoor: "pésima"
    case .airSensitive: "dañina para grupos sensibles"
    case .airUnhealthy: "dañina"
    case .airVeryUnhealthy: "muy dañina"
    case .airHazardous: "peligrosa"
    case .pollen: "Polen (granos/m³): {kinds}"
    case .alder: "aliso"
    case .birch: "abedul"
    case .grass: "gramíneas"
    case .mugwort: "artemisa"
    case .olive: "olivo"
    case .ragweed: "ambrosía"
    case .learningTooFew: "{evenings} con previsión. A partir de 20, la nota puede aprender de ellas."
    case .learningUnused: "{evenings}: la nota se desvía {points} puntos. Aprender de ellas no la mejoraría de forma medible, así que no se usa."
    case .learningUsed: "{evenings}: la nota aprendió de ellas y se desvía {points} puntos en lugar de {reasoned}."
    case .ageUnknown: "un tiempo"
    case .old: "de hace {age}"
    case .usualHere: "lo habitual aquí, no una previsión"
    case .windIs: "Viento {value}"
    case .humidityIs: "Humedad {value}"
    case .sunriseIs: "Amanecer {time}"
    case .sunsetIs: "Puesta de sol {time}"
    case .alertIs: "Aviso: {event}"
    case .rainNow: "ya"
    case .rainNone: "seco"
    case .correctedByErrors: "corregido según errores pasados"
    case .gustsName: "Rachas"
    case .chanceOfRain: "Probabilidad de lluvia"
    case .fromTo: "{least} a {most}"
    case .correction: "{variable} {change} según los errores pasados de {provider} aquí: de {error} de media quedan {left}."
    case .forecastErrors: "errores de los pronósticos"
    case .skillUnknown: "Aún se sabe demasiado poco. Los pronósticos se guardan al obtenerlos y se comparan cuando las estaciones informan: un proveedor aparece tras 24 horas pronosticadas y medidas."
    case .skillBackfill: "{command} completa de una vez los últimos 90 días."
    case .skillFooter: "Errores medios frente a lo medido por estaciones hasta el {day}; entre paréntesis, donde caen cuatro de cada cinco medias remuestreadas. Acierto es la mejora sobre repetir lo que hubo a esa hora el último día conocido."
    case .leadTitle: "Antelación"
    case .errorTitle: "Error"
    case .biasTitle: "Sesgo"
    case .skillTitle: "Acierto"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 día"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilidad de lluvia, {lead} antes"
    case .leadEvery: "con toda antelación"
    case .leadRange: "de {first} a {last} antes"
    case .leadOnly: "{lead} antes"
    case .correctionProven: "Corregir el sesgo ayuda de forma probada {leads}: en la más corta, de {before} a {after} °C, en {days} días de los que no había aprendido."
    case .correctionNoise: "Corregir el sesgo quizá ayude {leads}, pero no más que el azar."
    case .correctionUseless: "Corregir el sesgo no ayudaría {leads}."
    case .correctionFewDays: "Hay muy pocos días para saber si corregir el sesgo ayuda {leads}."
    case .otherValues: "Otros valores"
    case .rainInHour: "Lluvia por hora"
    case .saidTitle: "Dicho"
    case .cameTitle: "Ocurrió"
    case .betterThanBase: "{share} mejor que decir siempre cuántas veces llueve aquí."
    case .notBetterThanBase: "No mejor que decir siempre cuántas veces llueve aquí."
    case .faultStill: "{provider}: las temperaturas no han cambiado en {hours} horas."
    case .faultFrozen: "{provider}: {hours} horas repiten lo dicho un día antes."
    case .faultLater: "{provider}: las temperaturas encajan con las de {hours} horas después."
    case .faultEarlier: "{provider}: las temperaturas encajan con las de {hours} horas antes."
    case .faultApart: "{provider}: lejos de los demás desde hace {hours} horas."
    case .shortPolarDay: "Sol de medianoche"
    case .shortPolarNight: "Noche polar"
    case .shortNoEvent: "Ninguno este día"
    case .shortBeyond: "Más allá del pronóstico"
    case .shortClouds: "Sin datos de nubes"
    }
  }
}

/// The words and sentences of Almanac in French.
enum FrenchPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mer"
    case .thursday: "jeu"
    case .friday: "ven"
    case .saturday: "sam"
    case .sunday: "dim"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "janv"
    case .february: "févr"
    case .march: "mars"
    case .april: "avr"
    case .may: "mai"
    case .june: "juin"
    case .july: "juil"
    case .august: "août"
    case .september: "sept"
    case .october: "oct"
    case .november: "nov"
    case .december: "déc"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Ciel dégagé"
    case .mainlyClear: "Plutôt dégagé"
    case .partlyCloudy: "Partiellement nuageux"
    case .overcast: "Couvert"
    case .fog: "Brouillard"
    case .rimeFog: "Brouillard givrant"
    case .lightDrizzle: "Bruine légère"
    case .drizzle: "Bruine"
    case .heavyDrizzle: "Bruine forte"
    case .lightFreezingDrizzle: "Bruine verglaçante légère"
    case .freezingDrizzle: "Bruine verglaçante"
    case .lightRain: "Pluie faible"
    case .rain: "Pluie"
    case .heavyRain: "Forte pluie"
    case .lightFreezingRain: "Pluie verglaçante faible"
    case .freezingRain: "Pluie verglaçante"
    case .lightSnow: "Neige faible"
    case .snow: "Neige"
    case .heavySnow: "Forte neige"
    case .snowGrains: "Neige en grains"
    case .lightRainShowers: "Averses faibles"
    case .rainShowers: "Averses"
    case .heavyRainShowers: "Averses violentes"
    case .lightSnowShowers: "Averses de neige faibles"
    case .snowShowers: "Fortes averses de neige"
    case .thunderstorm: "Orage"
    case .thunderstormLightHail: "Orage avec grêle"
    case .thunderstormHeavyHail: "Orage avec forte grêle"
    case .heavyThunderstorm: "Violent orage"
    case .lightSleet: "Neige fondue faible"
    case .sleet: "Neige fondue"
    case .lightHail: "Grêle faible"
    case .hail: "Grêle"
    case .mist: "Brume"
    case .haze: "Brume sèche"
    case .smoke: "Fumée"
    case .dust: "Poussière"
    case .sand: "Sable soulevé"
    case .ash: "Cendres volcaniques"
    case .squall: "Grain"
    case .tornado: "Tornade"
    case .unknown: "Inconnu"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Pauvre"
    case .muted: "Terne"
    case .fine: "Joli mais simple"
    case .colorful: "Coloré"
    case .vivid: "Éclatant"
    case .spectacular: "Spectaculaire"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Dégagé"
    case .partly: "Partiel"
    case .overcast: "Couvert"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Aucun"
    case .few: "Peu"
    case .many: "Beaucoup"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Sec"
    case .ok: "Normal"
    case .humid: "Humide"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Faible"
    case .moderate: "Moyen"
    case .high: "Fort"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Mauvaise"
    case .moderate: "Moyenne"
    case .good: "Bonne"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "au nord"
    case .northNortheast: "au nord-nord-est"
    case .northeast: "au nord-est"
    case .eastNortheast: "à l’est-nord-est"
    case .east: "à l’est"
    case .eastSoutheast: "à l’est-sud-est"
    case .southeast: "au sud-est"
    case .southSoutheast: "au sud-sud-est"
    case .south: "au sud"
    case .southSouthwest: "au sud-sud-ouest"
    case .southwest: "au sud-ouest"
    case .westSouthwest: "à l’ouest-sud-ouest"
    case .west: "à l’ouest"
    case .westNorthwest: "à l’ouest-nord-ouest"
    case .northwest: "au nord-ouest"
    case .northNorthwest: "au nord-nord-ouest"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "lundi"
    case .tuesday: "mardi"
    case .wednesday: "mercredi"
    case .thursday: "jeudi"
    case .friday: "vendredi"
    case .saturday: "samedi"
    case .sunday: "dimanche"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "janvier"
    case .february: "février"
    case .march: "mars"
    case .april: "avril"
    case .may: "mai"
    case .june: "juin"
    case .july: "juillet"
    case .august: "août"
    case .september: "septembre"
    case .october: "octobre"
    case .november: "novembre"
    case .december: "décembre"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "précipitations"
    case .drizzle: "bruine"
    case .lightRain: "pluie faible"
    case .rain: "pluie"
    case .heavyRain: "forte pluie"
    case .showers: "averses"
    case .heavyShowers: "fortes averses"
    case .thunderstorms: "orages"
    case .hail: "grêle"
    case .freezingRain: "pluie verglaçante"
    case .sleet: "neige fondue"
    case .lightSnow: "neige faible"
    case .snow: "neige"
    case .heavySnow: "forte neige"
    case .snowShowers: "averses de neige"
    case .fog: "brouillard"
    case .frost: "gel"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "précipitations possibles"
    case .drizzle: "bruine possible"
    case .lightRain: "pluie faible possible"
    case .rain: "pluie possible"
    case .heavyRain: "forte pluie possible"
    case .showers: "averses possibles"
    case .heavyShowers: "fortes averses possibles"
    case .thunderstorms: "orages possibles"
    case .hail: "grêle possible"
    case .freezingRain: "pluie verglaçante possible"
    case .sleet: "neige fondue possible"
    case .lightSnow: "neige faible possible"
    case .snow: "neige possible"
    case .heavySnow: "forte neige possible"
    case .snowShowers: "averses de neige possibles"
    case .fog: "brouillard possible"
    case .frost: "gel possible"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "ensoleillé"
    case .clear: "dégagé"
    case .partlyCloudy: "partiellement nuageux"
    case .cloudy: "couvert"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vent fort"
    case .gale: "coup de vent"
    case .storm: "tempête"
    case .hurricane: "vent d'ouragan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "aux premières heures"
    case .morning: "le matin"
    case .afternoon: "l'après-midi"
    case .evening: "en soirée"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "dès les premières heures"
    case .morning: "dès le matin"
    case .afternoon: "dès l'après-midi"
    case .evening: "dès le soir"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "jusqu'en fin de nuit"
    case .morning: "jusque dans la matinée"
    case .afternoon: "jusque dans l'après-midi"
    case .evening: "jusque dans la soirée"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "degré", other: "degrés")
    case .fahrenheit: PluralForms(one: "degré", other: "degrés")
    case .kelvin: PluralForms(one: "kelvin", other: "kelvins")
    case .kilometersPerHour: PluralForms(one: "kilomètre par heure", other: "kilomètres par heure")
    case .milesPerHour: PluralForms(one: "mile par heure", other: "miles par heure")
    case .metersPerSecond: PluralForms(one: "mètre par seconde", other: "mètres par seconde")
    case .knots: PluralForms(one: "nœud", other: "nœuds")
    case .hectopascals: PluralForms(one: "hectopascal", other: "hectopascals")
    case .inchesOfMercury: PluralForms(one: "pouce de mercure", other: "pouces de mercure")
    case .millimetersOfMercury: PluralForms(one: "millimètre de mercure", other: "millimètres de mercure")
    case .millimeters: PluralForms(one: "millimètre", other: "millimètres")
    case .inches: PluralForms(one: "pouce", other: "pouces")
    case .millimetersPerHour: PluralForms(one: "millimètre par heure", other: "millimètres par heure")
    case .inchesPerHour: PluralForms(one: "pouce par heure", other: "pouces par heure")
    case .centimeters: PluralForms(one: "centimètre", other: "centimètres")
    case .kilometers: PluralForms(one: "kilomètre", other: "kilomètres")
    case .miles: PluralForms(one: "mile", other: "miles")
    case .meters: PluralForms(one: "mètre", other: "mètres")
    case .feet: PluralForms(one: "pied", other: "pieds")
    case .microgramsPerCubicMeter: PluralForms(one: "microgramme par mètre cube", other: "microgrammes par mètre cube")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "environ {count} minute", other: "environ {count} minutes")
    case .nextHours: PluralForms(one: "l'heure à venir", other: "les {count} prochaines heures")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} jour", other: "{count} jours")
    case .evenings: PluralForms(one: "{count} soirée", other: "{count} soirées")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Toutes les mesures à la fois : CO2, méthane, HFC, suie, SO2 et N2O"
    case .methane45By2030: "Méthane −45 % en 2030"
    case .methane30By2030: "Méthane −30 % en 2030 (engagement mondial sur le méthane)"
    case .carbonNetZero2050: "CO2 net nul en 2050"
    case .carbonNetZero2070: "CO2 net nul en 2070"
    case .carbonHalved2050: "CO2 fossile réduit de moitié en 2050"
    case .noDeforestation2030: "Plus de déforestation dès 2030"
    case .refrigerantsOut2050: "Sortie des réfrigérants HFC en 2050"
    case .nitrousOxide30By2050: "Protoxyde d’azote −30 % en 2050"
    case .soot50By2040: "Suie (carbone noir) −50 % en 2040"
    case .sulfur80By2050: "Dioxyde de soufre −80 % en 2050 (révèle le réchauffement)"
    case .solarRamp: "Géo-ingénierie solaire de −1 W/m², de 2030 à 2040, maintenue"
    case .solarTerminated: "Géo-ingénierie solaire de −1 W/m², arrêtée en 2060"
    case .toSSP119: "Le monde suit plutôt SSP1-1.9"
    case .toSSP126: "Le monde suit plutôt SSP1-2.6"
    case .toSSP245: "Le monde suit plutôt SSP2-4.5"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .nowcastUnknown: "Pas de données de précipitations pour les prochaines heures."
    case .nowcastUsual: "De ces heures, on ne sait que ce qui est habituel pour la saison."
    case .dry: "Pas de précipitations attendues."
    case .dryAsFarAsKnown: "Pas de précipitations attendues, pour autant qu’on sache."
    case .dryFor: "Pas de précipitations attendues pendant {time} ; la suite n’est pas entièrement connue."
    case .wetNow: "Précipitations en cours, sans fin en vue."
    case .wetNowUntil: "Précipitations en cours, fin dans {end}."
    case .wetFrom: "Début des précipitations dans {start}."
    case .wetFromFor: "Début des précipitations dans {start}, pendant {length}."
    case .wetWithin: "Précipitations d’ici {latest}."
    case .wetWithinUntil: "Précipitations d’ici {latest}, fin dans {end}."
    case .airGood: "L’air est bon : profitez du plein air."
    case .airAcceptable: "Air acceptable : les personnes particulièrement sensibles peuvent se ménager dehors."
    case .airForSensitiveGroups: "Les personnes sensibles devraient réduire les efforts longs ou intenses en plein air."
    case .airUnhealthy: "Tout le monde devrait réduire les efforts longs ou intenses en plein air."
    case .airVeryUnhealthy: "Évitez les efforts intenses en plein air ; les personnes sensibles devraient rester à l’intérieur."
    case .airHazardous: "Restez à l’intérieur, fenêtres fermées."
    case .noCloudData: "Aucune donnée de nuages n’est connue pour ce moment, il n’y a donc pas de note."
    case .noCloudLayers: "Les couches de nuages ne sont pas connues pour ce moment, il n’y a donc pas de note."
    case .polarDay: "Le soleil reste au-dessus de l’horizon toute la journée."
    case .polarNight: "Le soleil reste sous l’horizon toute la journée."
    case .noEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .beyondHorizon: "Le jour est au-delà de toute prévision."
    case .classicScore: "La note d’origine, tirée de la seule nébulosité : {score} sur 100."
    case .lowCloud: "Les nuages bas cachent presque tout le ciel"
    case .clearSky: "Un ciel presque dégagé promet une lueur simple et pure"
    case .clearSkyMuted: "Un ciel presque dégagé promet une lueur simple"
    case .scatteredLowCloud: "Des nuages bas épars laissent une lueur simple dans les trouées"
    case .highAndMidCloud: "Les nuages élevés et moyens"
    case .highSheet: "Les nuages élevés et denses"
    case .cirrus: "Les cirrus"
    case .midOvercast: "Les nuages moyens et denses"
    case .altocumulus: "Les altocumulus"
    case .catchesLight: "{cloud} capteront la lumière"
    case .mayCatchLight: "{cloud} pourraient capter un peu de lumière"
    case .getsLittleLight: "{cloud} recevront peu de lumière"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky} ; une couche basse à {kilometers} km {direction} la coupera"
    case .lowDeckMayCut: "{sky} ; une couche basse à {kilometers} km {direction} pourrait la couper"
    case .midDeckCuts: "{sky} ; une couche moyenne à {kilometers} km {direction} la coupera"
    case .midDeckMayCut: "{sky} ; une couche moyenne à {kilometers} km {direction} pourrait la couper"
    case .towardSun: "vers le soleil"
    case .rainInTheWay: "la pluie fait obstacle"
    case .poorVisibility: "la visibilité réduite voile la vue"
    case .hazeMutes: "la brume sèche ternit les couleurs"
    case .humidAirMutes: "l’air humide ternit les couleurs"
    case .list: "{first}, {second}"
    case .both: "{first} et {second}"
    case .spoiled: "{sky}, et {spoilers}"
    case .aboutTitle: "Le coucher de soleil sera-t-il beau ?"
    case .aboutText: "Un beau coucher de soleil demande trois choses : des nuages assez hauts pour être éclairés par-dessous, un chemin libre pour la lumière venue d’au-delà de l’horizon, et un air propre et sec. La note regarde les couches de nuages au-dessus de vous, le ciel de 50 à 600 km vers le soleil, et la brume sèche, l’humidité, la visibilité et la pluie au moment où le soleil se couche. Un ciel dégagé donne une lueur simple, un ciel de cirrus avec un horizon ouvert les meilleures notes, et un ciel couvert de nuages bas presque rien."
    case .cloudCoverTitle: "Nébulosité"
    case .cloudCoverText: "La moyenne du jour. Quelques nuages donnent de la couleur, une couche basse et fermée la cache."
    case .highCloudTitle: "Nuages élevés"
    case .highCloudText: "Les cirrus au-dessus de 8 km captent la dernière lumière et brillent le plus longtemps."
    case .humidityTitle: "Humidité"
    case .humidityText: "L’air sec garde les couleurs pures, l’air humide les délave."
    case .aerosolTitle: "Brume sèche"
    case .aerosolText: "Poussière et fumée dans la colonne d’air. Une trace approfondit les rouges, davantage les ternit."
    case .visibilityTitle: "Visibilité"
    case .visibilityText: "Jusqu’où l’on voit près du sol."
    case .limitWeights: "Les poids sont déduits de la physique du crépuscule, non ajustés à des couchers de soleil observés."
    case .limitLearnedWeights: "Les poids découlent de la physique du crépuscule et sont ajustés aux soirées que vous avez notées."
    case .limitForecast: "Les prévisions des couches de nuages perdent presque toute leur valeur en cinq jours ; la confiance l’indique."
    case .limitTerrain: "Les collines et les bâtiments ne font pas partie du modèle."
    case .limitHaze: "La brume sèche est prévue pour environ cinq jours ; ensuite la note suit l’humidité."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day} : {text}"
    case .today: "aujourd'hui"
    case .tomorrow: "demain"
    case .weekdayAndDay: "{weekday} {day} {month}"
    case .wholeDay: "{what} toute la journée"
    case .restOfDay: "{what} le reste de la journée"
    case .wholeTime: "{what} tout le temps"
    case .fromTime: "{what} à partir de {start}"
    case .untilTime: "{what} jusqu'à {end}"
    case .betweenTimes: "{what} de {start} à {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} par moments"
    case .detail: "{text}, {detail}"
    case .gusts: "rafales jusqu'à {speed}"
    case .amount: "environ {amount}"
    case .skyChange: "{morning} le matin, {afternoon} l'après-midi"
    case .extremes: "maximum {high}, minimum {low}"
    case .range: "de {low} à {high}"
    case .uncertainty: "incertain : maximum entre {low} et {high}"
    case .warmerThanYesterday: "{difference} de plus qu'hier"
    case .colderThanYesterday: "{difference} de moins qu'hier"
    case .warmerThanToday: "{difference} de plus qu'aujourd'hui"
    case .colderThanToday: "{difference} de moins qu'aujourd'hui"
    case .warmerThanDayBefore: "{difference} de plus que la veille"
    case .colderThanDayBefore: "{difference} de moins que la veille"
    case .aboveNormal: "{difference} au-dessus de la normale"
    case .belowNormal: "{difference} au-dessous de la normale"
    case .rareHeat: "rarement aussi chaud en cette saison"
    case .rareCold: "rarement aussi froid en cette saison"
    case .ultraviolet: "indice UV jusqu'à {index}"
    case .sunsetColorful: "coucher de soleil coloré à {time}"
    case .sunsetVivid: "coucher de soleil éclatant à {time}"
    case .sunsetSpectacular: "coucher de soleil spectaculaire à {time}"
    case .warning: "alerte : {event}"
    case .warnings: "alerte : {event} et {count} de plus"
    case .usual: "habituel en cette saison : de {low} à {high}"
    case .noChange: "rien de notable ne change dans les 48 prochaines heures"
    case .noForecast: "pas de prévision"
    case .minus: "moins {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Ici"
    case .now: "Maintenant"
    case .day: "Jour"
    case .time: "Heure"
    case .weather: "Temps"
    case .temperature: "Température"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Pluie"
    case .chance: "Risque"
    case .wind: "Vent"
    case .clouds: "Nuages"
    case .highClouds: "Nuages hauts"
    case .humidity: "Humidité"
    case .dewPoint: "Point de rosée"
    case .visibility: "Visibilité"
    case .pressure: "Pression"
    case .uvIndex: "Indice UV"
    case .sun: "Soleil"
    case .sunrise: "Lever du soleil"
    case .sunset: "Coucher du soleil"
    case .noon: "Midi"
    case .dayLength: "Durée du jour"
    case .goldenHour: "Heure dorée"
    case .blueHour: "Heure bleue"
    case .civilDusk: "Fin du crépuscule"
    case .fullNight: "Nuit noire"
    case .moonrise: "Lever de la lune"
    case .moonset: "Coucher de la lune"
    case .newMoon: "Nouvelle lune"
    case .waxingCrescent: "Premier croissant"
    case .firstQuarter: "Premier quartier"
    case .waxingGibbous: "Gibbeuse croissante"
    case .fullMoon: "Pleine lune"
    case .waningGibbous: "Gibbeuse décroissante"
    case .lastQuarter: "Dernier quartier"
    case .waningCrescent: "Dernier croissant"
    case .score: "Note"
    case .color: "Couleur"
    case .likely: "Attendu"
    case .sure: "Certitude"
    case .aerosol: "Aérosols"
    case .dust: "Poussière"
    case .seen: "Vu"
    case .forecast: "Prévision"
    case .photo: "photo"
    case .yourSunsets: "Vos couchers de soleil"
    case .change: "Changement"
    case .singleYears: "Années isolées"
    case .world: "Monde"
    case .region: "Région"
    case .daysOfYear: "Jours d'une année"
    case .fourYearsInFive: "4 années sur 5"
    case .tropicalNights: "Nuits tropicales"
    case .frostDays: "Jours de gel"
    case .iceDays: "Jours sans dégel"
    case .heatingDegreeDays: "Degrés-jours de chauffage"
    case .coolingDegreeDays: "Degrés-jours de climatisation"
    case .aboveDegrees: "au-dessus de {degrees}"
    case .hotExtreme10Year: "Chaleur décennale"
    case .hotExtreme50Year: "Chaleur cinquantennale"
    case .heavyPrecipitation10Year: "Pluie décennale"
    case .drought10Year: "Sécheresse décennale"
    case .timesAsOften: "{factor} fois"
    case .avoided: "{amount} évités ici"
    case .fourOfFive: "{range}, quatre sur cinq"
    case .aboveIndustry: "{warming} par rapport à 1850–1900"
    case .inYear: "En {year}"
    case .todayIn: "aujourd'hui en {year}"
    case .veryLowEmissions: "émissions très faibles"
    case .lowEmissions: "émissions faibles"
    case .middleEmissions: "émissions moyennes"
    case .highEmissions: "émissions élevées"
    case .veryHighEmissions: "émissions très élevées"
    case .without: "sans"
    case .with: "avec"
    case .skyOf: "le ciel, {day}"
    case .airAt: "air, {time}"
    case .officialWarnings: "vigilances officielles"
    case .feelsLike: "ressenti {value}"
    case .warmerThanNormal: "{difference} de plus que la normale ({usual})"
    case .colderThanNormal: "{difference} de moins que la normale ({usual})"
    case .measured: "mesuré {value} il y a {age}, {where} à {station}"
    case .away: "à {distance}"
    case .awayAndHeight: "{away} et {height}"
    case .lower: "{height} plus bas"
    case .higher: "{height} plus haut"
    case .outOfDate: "{text}, périmé"
    case .sensorStuck: "{text}, mais le capteur est peut-être bloqué"
    case .nextDay: "24 prochaines heures : {summary}"
    case .orMore: "{value} ou plus"
    case .gusts: "{wind}, rafales {speed}"
    case .upAllDay: "levé toute la journée"
    case .downAllDay: "couché toute la journée"
    case .doesNotSet: "{rise}, ne se couche pas"
    case .doesNotRise: "{set}, ne se lève pas"
    case .doesNotSetToday: "Le soleil ne se couche pas aujourd'hui."
    case .doesNotRiseToday: "Le soleil ne se lève pas aujourd'hui."
    case .none: "aucune"
    case .noneToday: "pas aujourd'hui"
    case .inAll: "{amount} en tout"
    case .whereKnown: "{amount} là où c'est connu"
    case .ofHundred: "sur 100"
    case .over: "{time}, passé"
    case .percentLikely: "{percent} probable"
    case .percentLikelyThen: "{percent} probable, alors {score}"
    case .noScorePolarDay: "Le soleil ne se couche pas ce jour-là : il n'y a rien à noter."
    case .noScorePolarNight: "Le soleil ne se lève pas ce jour-là : il n'y a rien à noter."
    case .noScoreNoEvent: "Le soleil ne franchit pas l'horizon ce jour-là."
    case .noScoreBeyond: "Pas de note : ce jour est au-delà de toute prévision."
    case .noScoreClouds: "Pas de note : les nuages de ce jour sont inconnus."
    case .noScore: "Pas de note : la raison est inconnue."
    case .degreesHigh: "{time}, {degrees}° de hauteur"
    case .sunAt: "{phase}, soleil à {altitude}°"
    case .phaseDay: "jour"
    case .phaseCivil: "crépuscule civil"
    case .phaseNautical: "crépuscule nautique"
    case .phaseAstronomical: "crépuscule astronomique"
    case .phaseNight: "nuit"
    case .lit: "{percent} éclairée"
    case .live: "En direct, {time}."
    case .stored: "De {time}, il y a {age}."
    case .storedStale: "De {time}, il y a {age}, périmé."
    case .estimateOfClimate: "Une estimation d'après le climat de ce lieu, pas une prévision."
    case .noCoverage: "Aucun service de vigilance ne couvre ce lieu : rien n'est connu, ce qui ne veut pas dire sans danger."
    case .noWarnings: "Aucune vigilance en cours."
    case .fromUntil: "{from} à {until}"
    case .severityUnknown: "INCONNU"
    case .severityMinor: "MINEUR"
    case .severityModerate: "MODÉRÉ"
    case .severitySevere: "GRAVE"
    case .severityExtreme: "EXTRÊME"
    case .europeanIndex: "AQI européen"
    case .usIndex: "AQI américain"
    case .mostOfAll: "{category}, surtout {pollutant}"
    case .airGood: "bon"
    case .airFair: "correct"
    case .airModerate: "moyen"
    case .airPoor: "mauvais"
    case .airVeryPoor: "très mauvais"
    case .airExtremelyPoor: "extrêmement mauvais"
    case .airSensitive: "mauvais pour les personnes sensibles"
    case .airUnhealthy: "malsain"
    case .airVeryUnhealthy: "très malsain"
    case .airHazardous: "dangereux"
    case .pollen: "Pollen (grains/m³) : {kinds}"
    case .alder: "aulne"
    case .birch: "bouleau"
    case .grass: "graminées"
    case .mugwort: "armoise"
    case .olive: "olivier"
    case .ragweed: "ambroisie"
    case .learningTooFew: "{evenings} avec une prévision. À partir de 20, la note peut en apprendre."
    case .learningUnused: "{evenings} : la note s'écarte de {points} points. En apprendre ne l'améliorerait pas de façon mesurable, donc ce n'est pas utilisé."
    case .learningUsed: "{evenings} : la note en a appris et s'écarte de {points} points au lieu de {reasoned}."
    case .ageUnknown: "quelque temps"
    case .old: "vieux de {age}"
    case .usualHere: "ce qui est habituel ici, pas une prévision"
    case .windIs: "Vent {value}"
    case .humidityIs: "Humidité {value}"
    case .sunriseIs: "Lever du soleil {time}"
    case .sunsetIs: "Coucher du soleil {time}"
    case .alertIs: "Vigilance : {event}"
    case .rainNow: "maintenant"
    case .rainNone: "sec"
    case .correctedByErrors: "corrigé d'après les erreurs passées"
    case .gustsName: "Rafales"
    case .chanceOfRain: "Risque de pluie"
    case .fromTo: "{least} à {most}"
    case .correction: "{variable} {change} d'après les erreurs passées de {provider} ici : de {error} en moyenne, il reste {left}."
    case .forecastErrors: "erreurs des prévisions"
    case .skillUnknown: "On en sait encore trop peu. Les prévisions sont gardées à chaque récupération et comparées quand les stations rapportent : un fournisseur apparaît après 24 heures prévues et mesurées."
    case .skillBackfill: "{command} complète d’un coup les 90 derniers jours."
    case .skillFooter: "Erreurs moyennes par rapport aux mesures des stations jusqu’au {day} ; entre parenthèses, où tombent quatre moyennes rééchantillonnées sur cinq. Le gain est celui sur la répétition de ce qui était à cette heure le dernier jour connu."
    case .leadTitle: "Avance"
    case .errorTitle: "Erreur"
    case .biasTitle: "Biais"
    case .skillTitle: "Gain"
    case .hoursTitle: "Heures"
    case .leadUnderOneDay: "< 1 jour"
    case .providerTemperature: "{provider}, température"
    case .providerRain: "{provider}, risque de pluie, {lead} avant"
    case .leadEvery: "à toute échéance"
    case .leadRange: "de {first} à {last} avant"
    case .leadOnly: "{lead} avant"
    case .correctionProven: "Corriger le biais aide de façon prouvée {leads} : à la plus courte, de {before} à {after} °C, sur {days} jours dont elle n’avait pas appris."
    case .correctionNoise: "Corriger le biais aide peut-être {leads}, mais pas au-delà du hasard."
    case .correctionUseless: "Corriger le biais n’aiderait pas {leads}."
    case .correctionFewDays: "Il y a trop peu de jours pour dire si corriger le biais aide {leads}."
    case .otherValues: "Autres valeurs"
    case .rainInHour: "Pluie par heure"
    case .saidTitle: "Annoncé"
    case .cameTitle: "Arrivé"
    case .betterThanBase: "{share} mieux que de toujours dire combien de fois il pleut ici."
    case .notBetterThanBase: "Pas mieux que de toujours dire combien de fois il pleut ici."
    case .faultStill: "{provider} : les températures n’ont pas changé depuis {hours} heures."
    case .faultFrozen: "{provider} : {hours} heures répètent ce qui était dit la veille."
    case .faultLater: "{provider} : les températures sont celles de {hours} heures plus tard."
    case .faultEarlier: "{provider} : les températures sont celles de {hours} heures plus tôt."
    case .faultApart: "{provider} : loin de tous les autres depuis {hours} heures."
    case .shortPolarDay: "Soleil de minuit"
    case .shortPolarNight: "Nuit polaire"
    case .shortNoEvent: "Aucun ce jour-là"
    case .shortBeyond: "Au-delà de la prévision"
    case .shortClouds: "Pas de données de nuages"
    }
  }
}

/// The words and sentences of Almanac in Italian.
enum ItalianPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mer"
    case .thursday: "gio"
    case .friday: "ven"
    case .saturday: "sab"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "gen"
    case .february: "feb"
    case .march: "mar"
    case .april: "apr"
    case .may: "mag"
    case .june: "giu"
    case .july: "lug"
    case .august: "ago"
    case .september: "set"
    case .october: "ott"
    case .november: "nov"
    case .december: "dic"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Sereno"
    case .mainlyClear: "Prevalentemente sereno"
    case .partlyCloudy: "Parzialmente nuvoloso"
    case .overcast: "Coperto"
    case .fog: "Nebbia"
    case .rimeFog: "Nebbia gelata"
    case .lightDrizzle: "Pioviggine leggera"
    case .drizzle: "Pioviggine"
    case .heavyDrizzle: "Pioviggine intensa"
    case .lightFreezingDrizzle: "Pioviggine gelata leggera"
    case .freezingDrizzle: "Pioviggine gelata"
    case .lightRain: "Pioggia leggera"
    case .rain: "Pioggia"
    case .heavyRain: "Pioggia forte"
    case .lightFreezingRain: "Pioggia gelata leggera"
    case .freezingRain: "Pioggia gelata"
    case .lightSnow: "Neve leggera"
    case .snow: "Neve"
    case .heavySnow: "Neve forte"
    case .snowGrains: "Neve granulosa"
    case .lightRainShowers: "Rovesci leggeri"
    case .rainShowers: "Rovesci"
    case .heavyRainShowers: "Rovesci violenti"
    case .lightSnowShowers: "Rovesci di neve leggeri"
    case .snowShowers: "Rovesci di neve forti"
    case .thunderstorm: "Temporale"
    case .thunderstormLightHail: "Temporale con grandine"
    case .thunderstormHeavyHail: "Temporale con forte grandine"
    case .heavyThunderstorm: "Temporale forte"
    case .lightSleet: "Nevischio leggero"
    case .sleet: "Nevischio"
    case .lightHail: "Grandine leggera"
    case .hail: "Grandine"
    case .mist: "Foschia"
    case .haze: "Caligine"
    case .smoke: "Fumo"
    case .dust: "Polvere"
    case .sand: "Sabbia sollevata"
    case .ash: "Cenere vulcanica"
    case .squall: "Groppo"
    case .tornado: "Tornado"
    case .unknown: "Sconosciuto"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Scarso"
    case .muted: "Spento"
    case .fine: "Bello ma semplice"
    case .colorful: "Colorato"
    case .vivid: "Vivido"
    case .spectacular: "Spettacolare"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Sereno"
    case .partly: "Parziale"
    case .overcast: "Coperto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Nessuna"
    case .few: "Poche"
    case .many: "Molte"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Secco"
    case .ok: "Normale"
    case .humid: "Umido"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Basso"
    case .moderate: "Medio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Scarsa"
    case .moderate: "Discreta"
    case .good: "Buona"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "a nord"
    case .northNortheast: "a nord-nord-est"
    case .northeast: "a nord-est"
    case .eastNortheast: "a est-nord-est"
    case .east: "a est"
    case .eastSoutheast: "a est-sud-est"
    case .southeast: "a sud-est"
    case .southSoutheast: "a sud-sud-est"
    case .south: "a sud"
    case .southSouthwest: "a sud-sud-ovest"
    case .southwest: "a sud-ovest"
    case .westSouthwest: "a ovest-sud-ovest"
    case .west: "a ovest"
    case .westNorthwest: "a ovest-nord-ovest"
    case .northwest: "a nord-ovest"
    case .northNorthwest: "a nord-nord-ovest"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "lunedì"
    case .tuesday: "martedì"
    case .wednesday: "mercoledì"
    case .thursday: "giovedì"
    case .friday: "venerdì"
    case .saturday: "sabato"
    case .sunday: "domenica"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "gennaio"
    case .february: "febbraio"
    case .march: "marzo"
    case .april: "aprile"
    case .may: "maggio"
    case .june: "giugno"
    case .july: "luglio"
    case .august: "agosto"
    case .september: "settembre"
    case .october: "ottobre"
    case .november: "novembre"
    case .december: "dicembre"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitazioni"
    case .drizzle: "pioviggine"
    case .lightRain: "pioggia debole"
    case .rain: "pioggia"
    case .heavyRain: "pioggia forte"
    case .showers: "rovesci"
    case .heavyShowers: "forti rovesci"
    case .thunderstorms: "temporali"
    case .hail: "grandine"
    case .freezingRain: "pioggia gelata"
    case .sleet: "nevischio"
    case .lightSnow: "neve debole"
    case .snow: "neve"
    case .heavySnow: "neve forte"
    case .snowShowers: "rovesci di neve"
    case .fog: "nebbia"
    case .frost: "gelo"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possibili precipitazioni"
    case .drizzle: "possibile pioviggine"
    case .lightRain: "possibile pioggia debole"
    case .rain: "possibile pioggia"
    case .heavyRain: "possibile pioggia forte"
    case .showers: "possibili rovesci"
    case .heavyShowers: "possibili forti rovesci"
    case .thunderstorms: "possibili temporali"
    case .hail: "possibile grandine"
    case .freezingRain: "possibile pioggia gelata"
    case .sleet: "possibile nevischio"
    case .lightSnow: "possibile neve debole"
    case .snow: "possibile neve"
    case .heavySnow: "possibile neve forte"
    case .snowShowers: "possibili rovesci di neve"
    case .fog: "possibile nebbia"
    case .frost: "possibile gelo"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "soleggiato"
    case .clear: "sereno"
    case .partlyCloudy: "parzialmente nuvoloso"
    case .cloudy: "nuvoloso"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vento forte"
    case .gale: "burrasca"
    case .storm: "tempesta"
    case .hurricane: "vento di uragano"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "nelle prime ore"
    case .morning: "al mattino"
    case .afternoon: "nel pomeriggio"
    case .evening: "in serata"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "dalle prime ore"
    case .morning: "dal mattino"
    case .afternoon: "dal pomeriggio"
    case .evening: "dalla sera"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "fino alle prime ore"
    case .morning: "fino al mattino"
    case .afternoon: "fino al pomeriggio"
    case .evening: "fino a sera"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "grado", other: "gradi")
    case .fahrenheit: PluralForms(one: "grado", other: "gradi")
    case .kelvin: PluralForms(one: "kelvin", other: "kelvin")
    case .kilometersPerHour: PluralForms(one: "chilometro orario", other: "chilometri orari")
    case .milesPerHour: PluralForms(one: "miglio orario", other: "miglia orarie")
    case .metersPerSecond: PluralForms(one: "metro al secondo", other: "metri al secondo")
    case .knots: PluralForms(one: "nodo", other: "nodi")
    case .hectopascals: PluralForms(one: "ettopascal", other: "ettopascal")
    case .inchesOfMercury: PluralForms(one: "pollice di mercurio", other: "pollici di mercurio")
    case .millimetersOfMercury: PluralForms(one: "millimetro di mercurio", other: "millimetri di mercurio")
    case .millimeters: PluralForms(one: "millimetro", other: "millimetri")
    case .inches: PluralForms(one: "pollice", other: "pollici")
    case .millimetersPerHour: PluralForms(one: "millimetro all'ora", other: "millimetri all'ora")
    case .inchesPerHour: PluralForms(one: "pollice all'ora", other: "pollici all'ora")
    case .centimeters: PluralForms(one: "centimetro", other: "centimetri")
    case .kilometers: PluralForms(one: "chilometro", other: "chilometri")
    case .miles: PluralForms(one: "miglio", other: "miglia")
    case .meters: PluralForms(one: "metro", other: "metri")
    case .feet: PluralForms(one: "piede", other: "piedi")
    case .microgramsPerCubicMeter: PluralForms(one: "microgrammo per metro cubo", other: "microgrammi per metro cubo")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "circa {count} minuto", other: "circa {count} minuti")
    case .nextHours: PluralForms(one: "la prossima ora", other: "le prossime {count} ore")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} giorno", other: "{count} giorni")
    case .evenings: PluralForms(one: "{count} sera", other: "{count} sere")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Tutte le misure insieme: CO2, metano, HFC, fuliggine, SO2 e N2O"
    case .methane45By2030: "Metano −45 % entro il 2030"
    case .methane30By2030: "Metano −30 % entro il 2030 (impegno globale sul metano)"
    case .carbonNetZero2050: "CO2 netto zero entro il 2050"
    case .carbonNetZero2070: "CO2 netto zero entro il 2070"
    case .carbonHalved2050: "CO2 fossile dimezzato entro il 2050"
    case .noDeforestation2030: "Nessuna deforestazione dal 2030"
    case .refrigerantsOut2050: "Addio ai refrigeranti HFC entro il 2050"
    case .nitrousOxide30By2050: "Protossido di azoto −30 % entro il 2050"
    case .soot50By2040: "Fuliggine (nerofumo) −50 % entro il 2040"
    case .sulfur80By2050: "Anidride solforosa −80 % entro il 2050 (svela il riscaldamento)"
    case .solarRamp: "Geoingegneria solare di −1 W/m², dal 2030 al 2040, mantenuta"
    case .solarTerminated: "Geoingegneria solare di −1 W/m², interrotta nel 2060"
    case .toSSP119: "Il mondo segue invece SSP1-1.9"
    case .toSSP126: "Il mondo segue invece SSP1-2.6"
    case .toSSP245: "Il mondo segue invece SSP2-4.5"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .nowcastUnknown: "Nessun dato sulle precipitazioni per le prossime ore."
    case .nowcastUsual: "Di queste ore si sa solo ciò che è consueto per la stagione."
    case .dry: "Nessuna precipitazione prevista."
    case .dryAsFarAsKnown: "Nessuna precipitazione prevista, per quanto si sa."
    case .dryFor: "Nessuna precipitazione prevista per {time}; il resto non è del tutto noto."
    case .wetNow: "Precipitazioni in corso, senza una fine in vista."
    case .wetNowUntil: "Precipitazioni in corso, fine tra {end}."
    case .wetFrom: "Inizio delle precipitazioni tra {start}."
    case .wetFromFor: "Inizio delle precipitazioni tra {start}, per {length}."
    case .wetWithin: "Precipitazioni entro {latest}."
    case .wetWithinUntil: "Precipitazioni entro {latest}, fine tra {end}."
    case .airGood: "L’aria è buona: goditi l’aria aperta."
    case .airAcceptable: "Aria accettabile: le persone particolarmente sensibili possono risparmiarsi all’aperto."
    case .airForSensitiveGroups: "I gruppi sensibili dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airUnhealthy: "Tutti dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airVeryUnhealthy: "Evita gli sforzi intensi all’aperto; i gruppi sensibili dovrebbero restare in casa."
    case .airHazardous: "Resta in casa con le finestre chiuse."
    case .noCloudData: "Per questo momento non ci sono dati sulle nuvole, quindi nessun punteggio."
    case .noCloudLayers: "Per questo momento gli strati di nuvole non sono noti, quindi nessun punteggio."
    case .polarDay: "Il sole resta sopra l’orizzonte tutto il giorno."
    case .polarNight: "Il sole resta sotto l’orizzonte tutto il giorno."
    case .noEvent: "In questo giorno il sole non attraversa l’orizzonte."
    case .beyondHorizon: "Il giorno è oltre ogni previsione."
    case .classicScore: "Il punteggio originale, tratto dalla sola nuvolosità: {score} su 100."
    case .lowCloud: "Le nuvole basse nascondono gran parte del cielo"
    case .clearSky: "Un cielo quasi sereno promette un bagliore semplice e pulito"
    case .clearSkyMuted: "Un cielo quasi sereno promette un bagliore semplice"
    case .scatteredLowCloud: "Nuvole basse sparse lasciano un bagliore semplice negli squarci"
    case .highAndMidCloud: "Le nuvole alte e medie"
    case .highSheet: "Le nuvole alte e dense"
    case .cirrus: "I cirri"
    case .midOvercast: "Le nuvole medie e dense"
    case .altocumulus: "Gli altocumuli"
    case .catchesLight: "{cloud} cattureranno la luce"
    case .mayCatchLight: "{cloud} potrebbero catturare un po’ di luce"
    case .getsLittleLight: "{cloud} riceveranno poca luce"
    case .placeOffset: "{distance} {direction} di {place}"
    case .lowDeckCuts: "{sky}; uno strato basso a {kilometers} km {direction} la taglierà"
    case .lowDeckMayCut: "{sky}; uno strato basso a {kilometers} km {direction} potrebbe tagliarla"
    case .midDeckCuts: "{sky}; uno strato medio a {kilometers} km {direction} la taglierà"
    case .midDeckMayCut: "{sky}; uno strato medio a {kilometers} km {direction} potrebbe tagliarla"
    case .towardSun: "verso il sole"
    case .rainInTheWay: "la pioggia è d’ostacolo"
    case .poorVisibility: "la visibilità ridotta offusca la vista"
    case .hazeMutes: "la foschia smorza i colori"
    case .humidAirMutes: "l’aria umida smorza i colori"
    case .list: "{first}, {second}"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, e {spoilers}"
    case .aboutTitle: "Come sarà il tramonto?"
    case .aboutText: "Un bel tramonto ha bisogno di tre cose: nuvole abbastanza alte da essere illuminate dal basso, una via libera per la luce da oltre l’orizzonte e aria pulita e secca. Il punteggio guarda gli strati di nuvole sopra di te, il cielo da 50 a 600 km verso il sole e la foschia, l’umidità, la visibilità e la pioggia nel momento in cui il sole tramonta. Un cielo sereno dà un bagliore semplice, un cielo di cirri con l’orizzonte aperto i punteggi più alti e un cielo coperto di nuvole basse quasi nulla."
    case .cloudCoverTitle: "Nuvolosità"
    case .cloudCoverText: "La media del giorno. Qualche nuvola dà colore, uno strato basso e chiuso lo nasconde."
    case .highCloudTitle: "Nuvole alte"
    case .highCloudText: "I cirri sopra gli 8 km catturano l’ultima luce e brillano più a lungo."
    case .humidityTitle: "Umidità"
    case .humidityText: "L’aria secca mantiene puri i colori, quella umida li sbiadisce."
    case .aerosolTitle: "Foschia"
    case .aerosolText: "Polvere e fumo nella colonna d’aria. Una traccia rende più profondi i rossi, di più li spegne."
    case .visibilityTitle: "Visibilità"
    case .visibilityText: "Fin dove si vede vicino al suolo."
    case .limitWeights: "I pesi sono ricavati dalla fisica del crepuscolo, non adattati a tramonti osservati."
    case .limitLearnedWeights: "I pesi derivano dalla fisica del crepuscolo e sono adattati alle sere che hai valutato."
    case .limitForecast: "Le previsioni degli strati di nuvole perdono quasi tutta la loro abilità in cinque giorni; la fiducia lo indica."
    case .limitTerrain: "Colline ed edifici non fanno parte del modello."
    case .limitHaze: "La foschia è prevista per circa cinque giorni; poi il punteggio segue l’umidità."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "oggi"
    case .tomorrow: "domani"
    case .weekdayAndDay: "{weekday} {day} {month}"
    case .wholeDay: "{what} per tutto il giorno"
    case .restOfDay: "{what} per il resto del giorno"
    case .wholeTime: "{what} per tutto il tempo"
    case .fromTime: "{what} dalle {start}"
    case .untilTime: "{what} fino alle {end}"
    case .betweenTimes: "{what} dalle {start} alle {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} a tratti"
    case .detail: "{text}, {detail}"
    case .gusts: "raffiche fino a {speed}"
    case .amount: "circa {amount}"
    case .skyChange: "{morning} al mattino, {afternoon} nel pomeriggio"
    case .extremes: "massima {high}, minima {low}"
    case .range: "da {low} a {high}"
    case .uncertainty: "incerto: massima tra {low} e {high}"
    case .warmerThanYesterday: "{difference} in più di ieri"
    case .colderThanYesterday: "{difference} in meno di ieri"
    case .warmerThanToday: "{difference} in più di oggi"
    case .colderThanToday: "{difference} in meno di oggi"
    case .warmerThanDayBefore: "{difference} in più del giorno prima"
    case .colderThanDayBefore: "{difference} in meno del giorno prima"
    case .aboveNormal: "{difference} sopra la norma"
    case .belowNormal: "{difference} sotto la norma"
    case .rareHeat: "raramente così caldo in questa stagione"
    case .rareCold: "raramente così freddo in questa stagione"
    case .ultraviolet: "indice UV fino a {index}"
    case .sunsetColorful: "tramonto colorato alle {time}"
    case .sunsetVivid: "tramonto intenso alle {time}"
    case .sunsetSpectacular: "tramonto spettacolare alle {time}"
    case .warning: "allerta: {event}"
    case .warnings: "allerta: {event} e {count} in più"
    case .usual: "di norma in questa stagione: da {low} a {high}"
    case .noChange: "nelle prossime 48 ore non cambia nulla di rilevante"
    case .noForecast: "nessuna previsione"
    case .minus: "meno {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Qui"
    case .now: "Adesso"
    case .day: "Giorno"
    case .time: "Ora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Pioggia"
    case .chance: "Prob."
    case .wind: "Vento"
    case .clouds: "Nuvole"
    case .highClouds: "Nuvole alte"
    case .humidity: "Umidità"
    case .dewPoint: "Punto di rugiada"
    case .visibility: "Visibilità"
    case .pressure: "Pressione"
    case .uvIndex: "Indice UV"
    case .sun: "Sole"
    case .sunrise: "Alba"
    case .sunset: "Tramonto"
    case .noon: "Mezzogiorno"
    case .dayLength: "Durata del giorno"
    case .goldenHour: "Ora d'oro"
    case .blueHour: "Ora blu"
    case .civilDusk: "Fine del crepuscolo"
    case .fullNight: "Notte piena"
    case .moonrise: "Sorgere della luna"
    case .moonset: "Tramonto della luna"
    case .newMoon: "Luna nuova"
    case .waxingCrescent: "Luna crescente"
    case .firstQuarter: "Primo quarto"
    case .waxingGibbous: "Gibbosa crescente"
    case .fullMoon: "Luna piena"
    case .waningGibbous: "Gibbosa calante"
    case .lastQuarter: "Ultimo quarto"
    case .waningCrescent: "Luna calante"
    case .score: "Voto"
    case .color: "Colore"
    case .likely: "Atteso"
    case .sure: "Certezza"
    case .aerosol: "Aerosol"
    case .dust: "Polvere"
    case .seen: "Visto"
    case .forecast: "Previsione"
    case .photo: "foto"
    case .yourSunsets: "I tuoi tramonti"
    case .change: "Variazione"
    case .singleYears: "Singoli anni"
    case .world: "Mondo"
    case .region: "Regione"
    case .daysOfYear: "Giorni di un anno"
    case .fourYearsInFive: "4 anni su 5"
    case .tropicalNights: "Notti tropicali"
    case .frostDays: "Giorni di gelo"
    case .iceDays: "Giorni di ghiaccio"
    case .heatingDegreeDays: "Gradi giorno di riscaldamento"
    case .coolingDegreeDays: "Gradi giorno di raffrescamento"
    case .aboveDegrees: "oltre {degrees}"
    case .hotExtreme10Year: "Caldo di una volta in 10 anni"
    case .hotExtreme50Year: "Caldo di una volta in 50 anni"
    case .heavyPrecipitation10Year: "Pioggia di una volta in 10 anni"
    case .drought10Year: "Siccità di una volta in 10 anni"
    case .timesAsOften: "{factor} volte"
    case .avoided: "{amount} evitati qui"
    case .fourOfFive: "{range}, quattro su cinque"
    case .aboveIndustry: "{warming} rispetto al 1850–1900"
    case .inYear: "Nel {year}"
    case .todayIn: "oggi nel {year}"
    case .veryLowEmissions: "emissioni molto basse"
    case .lowEmissions: "emissioni basse"
    case .middleEmissions: "emissioni medie"
    case .highEmissions: "emissioni alte"
    case .veryHighEmissions: "emissioni molto alte"
    case .without: "senza"
    case .with: "con"
    case .skyOf: "il cielo, {day}"
    case .airAt: "aria, {time}"
    case .officialWarnings: "allerte ufficiali"
    case .feelsLike: "percepita {value}"
    case .warmerThanNormal: "{difference} più caldo del normale ({usual})"
    case .colderThanNormal: "{difference} più freddo del normale ({usual})"
    case .measured: "misurato {value} {age} fa, {where} a {station}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} e {height}"
    case .lower: "{height} più in basso"
    case .higher: "{height} più in alto"
    case .outOfDate: "{text}, non aggiornato"
    case .sensorStuck: "{text}, ma il sensore potrebbe essere bloccato"
    case .nextDay: "Prossime 24 ore: {summary}"
    case .orMore: "{value} o più"
    case .gusts: "{wind}, raffiche {speed}"
    case .upAllDay: "sopra l'orizzonte tutto il giorno"
    case .downAllDay: "sotto l'orizzonte tutto il giorno"
    case .doesNotSet: "{rise}, non tramonta"
    case .doesNotRise: "{set}, non sorge"
    case .doesNotSetToday: "Oggi il sole non tramonta."
    case .doesNotRiseToday: "Oggi il sole non sorge."
    case .none: "nessuna"
    case .noneToday: "oggi no"
    case .inAll: "{amount} in tutto"
    case .whereKnown: "{amount} dove è noto"
    case .ofHundred: "su 100"
    case .over: "{time}, passato"
    case .percentLikely: "{percent} probabile"
    case .percentLikelyThen: "{percent} probabile, poi {score}"
    case .noScorePolarDay: "Quel giorno il sole non tramonta: non c'è nulla da valutare."
    case .noScorePolarNight: "Quel giorno il sole non sorge: non c'è nulla da valutare."
    case .noScoreNoEvent: "Quel giorno il sole non attraversa l'orizzonte."
    case .noScoreBeyond: "Nessun voto: il giorno è oltre ogni previsione."
    case .noScoreClouds: "Nessun voto: le nuvole di quel giorno non sono note."
    case .noScore: "Nessun voto: il motivo non è noto."
    case .degreesHigh: "{time}, {degrees}° di altezza"
    case .sunAt: "{phase}, sole a {altitude}°"
    case .phaseDay: "giorno"
    case .phaseCivil: "crepuscolo civile"
    case .phaseNautical: "crepuscolo nautico"
    case .phaseAstronomical: "crepuscolo astronomico"
    case .phaseNight: "notte"
    case .lit: "{percent} illuminata"
    case .live: "In diretta, {time}."
    case .stored: "Delle {time}, {age} fa."
    case .storedStale: "Delle {time}, {age} fa, non aggiornato."
    case .estimateOfClimate: "Una stima dal clima di questo luogo, non una previsione."
    case .noCoverage: "Nessun servizio di allerta copre questo luogo: non si sa nulla, il che non è un cessato allarme."
    case .noWarnings: "Nessuna allerta in corso."
    case .fromUntil: "da {from} a {until}"
    case .severityUnknown: "SCONOSCIUTO"
    case .severityMinor: "LIEVE"
    case .severityModerate: "MODERATO"
    case .severitySevere: "GRAVE"
    case .severityExtreme: "ESTREMO"
    case .europeanIndex: "AQI europeo"
    case .usIndex: "AQI USA"
    case .mostOfAll: "{category}, soprattutto {pollutant}"
    case .airGood: "buona"
    case .airFair: "discreta"
    case .airModerate: "moderata"
    case .airPoor: "scarsa"
    case .airVeryPoor: "molto scarsa"
    case .airExtremelyPoor: "pessima"
    case .airSensitive: "malsana per gruppi sensibili"
    case .airUnhealthy: "malsana"
    case .airVeryUnhealthy: "molto malsana"
    case .airHazardous: "pericolosa"
    case .pollen: "Polline (granuli/m³): {kinds}"
    case .alder: "ontano"
    case .birch: "betulla"
    case .grass: "graminacee"
    case .mugwort: "artemisia"
    case .olive: "olivo"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{evenings} con una previsione. Da 20 in poi il voto può imparare da esse."
    case .learningUnused: "{evenings}: il voto sbaglia di {points} punti. Imparare da esse non lo migliorerebbe in modo misurabile, quindi non si usa."
    case .learningUsed: "{evenings}: il voto ha imparato da esse e sbaglia di {points} punti invece di {reasoned}."
    case .ageUnknown: "un po' di tempo"
    case .old: "vecchio di {age}"
    case .usualHere: "ciò che è usuale qui, non una previsione"
    case .windIs: "Vento {value}"
    case .humidityIs: "Umidità {value}"
    case .sunriseIs: "Alba {time}"
    case .sunsetIs: "Tramonto {time}"
    case .alertIs: "Allerta: {event}"
    case .rainNow: "ora"
    case .rainNone: "asciutto"
    case .correctedByErrors: "corretto in base agli errori passati"
    case .gustsName: "Raffiche"
    case .chanceOfRain: "Probabilità di pioggia"
    case .fromTo: "da {least} a {most}"
    case .correction: "{variable} {change} in base agli errori passati di {provider} qui: di {error} in media ne restano {left}."
    case .forecastErrors: "errori delle previsioni"
    case .skillUnknown: "Si sa ancora troppo poco. Le previsioni vengono conservate quando sono scaricate e confrontate quando le stazioni riferiscono: un fornitore appare dopo 24 ore previste e misurate."
    case .skillBackfill: "{command} completa in una volta gli ultimi 90 giorni."
    case .skillFooter: "Errori medi rispetto alle misure delle stazioni fino a {day}; tra parentesi, dove cadono quattro medie ricampionate su cinque. L’abilità è il guadagno sul ripetere ciò che c’era a quell’ora l’ultimo giorno noto."
    case .leadTitle: "Anticipo"
    case .errorTitle: "Errore"
    case .biasTitle: "Scarto"
    case .skillTitle: "Abilità"
    case .hoursTitle: "Ore"
    case .leadUnderOneDay: "< 1 giorno"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilità di pioggia, {lead} prima"
    case .leadEvery: "a ogni anticipo"
    case .leadRange: "da {first} a {last} prima"
    case .leadOnly: "{lead} prima"
    case .correctionProven: "Correggere lo scarto aiuta in modo provato {leads}: al più breve, da {before} a {after} °C, su {days} giorni da cui non aveva imparato."
    case .correctionNoise: "Correggere lo scarto forse aiuta {leads}, ma non oltre il caso."
    case .correctionUseless: "Correggere lo scarto non aiuterebbe {leads}."
    case .correctionFewDays: "Ci sono troppo pochi giorni per dire se correggere lo scarto aiuta {leads}."
    case .otherValues: "Altri valori"
    case .rainInHour: "Pioggia all’ora"
    case .saidTitle: "Detto"
    case .cameTitle: "Avvenuto"
    case .betterThanBase: "{share} meglio che dire sempre quanto spesso piove qui."
    case .notBetterThanBase: "Non meglio che dire sempre quanto spesso piove qui."
    case .faultStill: "{provider}: le temperature non cambiano da {hours} ore."
    case .faultFrozen: "{provider}: {hours} ore ripetono quanto detto il giorno prima."
    case .faultLater: "{provider}: le temperature sono quelle di {hours} ore dopo."
    case .faultEarlier: "{provider}: le temperature sono quelle di {hours} ore prima."
    case .faultApart: "{provider}: lontano da tutti gli altri da {hours} ore."
    case .shortPolarDay: "Sole di mezzanotte"
    case .shortPolarNight: "Notte polare"
    case .shortNoEvent: "Nessuno in questo giorno"
    case .shortBeyond: "Oltre la previsione"
    case .shortClouds: "Nessun dato sulle nuvole"
    }
  }
}

/// The words and sentences of Almanac in Portuguese.
enum PortuguesePhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "seg"
    case .tuesday: "ter"
    case .wednesday: "qua"
    case .thursday: "qui"
    case .friday: "sex"
    case .saturday: "sáb"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "jan"
    case .february: "fev"
    case .march: "mar"
    case .april: "abr"
    case .may: "mai"
    case .june: "jun"
    case .july: "jul"
    case .august: "ago"
    case .september: "set"
    case .october: "out"
    case .november: "nov"
    case .december: "dez"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Céu limpo"
    case .mainlyClear: "Predominantemente limpo"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Encoberto"
    case .fog: "Nevoeiro"
    case .rimeFog: "Nevoeiro com geada"
    case .lightDrizzle: "Chuvisco fraco"
    case .drizzle: "Chuvisco"
    case .heavyDrizzle: "Chuvisco forte"
    case .lightFreezingDrizzle: "Chuvisco gelado fraco"
    case .freezingDrizzle: "Chuvisco gelado"
    case .lightRain: "Chuva fraca"
    case .rain: "Chuva"
    case .heavyRain: "Chuva forte"
    case .lightFreezingRain: "Chuva gelada fraca"
    case .freezingRain: "Chuva gelada"
    case .lightSnow: "Neve fraca"
    case .snow: "Neve"
    case .heavySnow: "Neve forte"
    case .snowGrains: "Grãos de neve"
    case .lightRainShowers: "Aguaceiros fracos"
    case .rainShowers: "Aguaceiros"
    case .heavyRainShowers: "Aguaceiros violentos"
    case .lightSnowShowers: "Aguaceiros de neve fracos"
    case .snowShowers: "Aguaceiros de neve fortes"
    case .thunderstorm: "Trovoada"
    case .thunderstormLightHail: "Trovoada com granizo"
    case .thunderstormHeavyHail: "Trovoada com granizo forte"
    case .heavyThunderstorm: "Trovoada forte"
    case .lightSleet: "Chuva com neve fraca"
    case .sleet: "Chuva com neve"
    case .lightHail: "Granizo fraco"
    case .hail: "Granizo"
    case .mist: "Neblina"
    case .haze: "Bruma seca"
    case .smoke: "Fumo"
    case .dust: "Poeira"
    case .sand: "Areia em suspensão"
    case .ash: "Cinza vulcânica"
    case .squall: "Borrasca"
    case .tornado: "Tornado"
    case .unknown: "Desconhecido"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Fraco"
    case .muted: "Apagado"
    case .fine: "Bonito mas simples"
    case .colorful: "Colorido"
    case .vivid: "Vívido"
    case .spectacular: "Espetacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Limpo"
    case .partly: "Parcial"
    case .overcast: "Encoberto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Nenhuma"
    case .few: "Poucas"
    case .many: "Muitas"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Seco"
    case .ok: "Normal"
    case .humid: "Húmido"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Baixo"
    case .moderate: "Médio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Má"
    case .moderate: "Moderada"
    case .good: "Boa"
    }
  }

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "a norte"
    case .northNortheast: "a nor-nordeste"
    case .northeast: "a nordeste"
    case .eastNortheast: "a és-nordeste"
    case .east: "a leste"
    case .eastSoutheast: "a és-sudeste"
    case .southeast: "a sudeste"
    case .southSoutheast: "a su-sudeste"
    case .south: "a sul"
    case .southSouthwest: "a su-sudoeste"
    case .southwest: "a sudoeste"
    case .westSouthwest: "a oés-sudoeste"
    case .west: "a oeste"
    case .westNorthwest: "a oés-noroeste"
    case .northwest: "a noroeste"
    case .northNorthwest: "a nor-noroeste"
    }
  }

  static func long(_ value: Weekday) -> String {
    switch value {
    case .monday: "segunda-feira"
    case .tuesday: "terça-feira"
    case .wednesday: "quarta-feira"
    case .thursday: "quinta-feira"
    case .friday: "sexta-feira"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  static func long(_ value: Month) -> String {
    switch value {
    case .january: "janeiro"
    case .february: "fevereiro"
    case .march: "março"
    case .april: "abril"
    case .may: "maio"
    case .june: "junho"
    case .july: "julho"
    case .august: "agosto"
    case .september: "setembro"
    case .october: "outubro"
    case .november: "novembro"
    case .december: "dezembro"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitação"
    case .drizzle: "chuvisco"
    case .lightRain: "chuva fraca"
    case .rain: "chuva"
    case .heavyRain: "chuva forte"
    case .showers: "aguaceiros"
    case .heavyShowers: "aguaceiros fortes"
    case .thunderstorms: "trovoadas"
    case .hail: "granizo"
    case .freezingRain: "chuva congelante"
    case .sleet: "água-neve"
    case .lightSnow: "neve fraca"
    case .snow: "neve"
    case .heavySnow: "neve forte"
    case .snowShowers: "aguaceiros de neve"
    case .fog: "nevoeiro"
    case .frost: "geada"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possibilidade de precipitação"
    case .drizzle: "possibilidade de chuvisco"
    case .lightRain: "possibilidade de chuva fraca"
    case .rain: "possibilidade de chuva"
    case .heavyRain: "possibilidade de chuva forte"
    case .showers: "possibilidade de aguaceiros"
    case .heavyShowers: "possibilidade de aguaceiros fortes"
    case .thunderstorms: "possibilidade de trovoadas"
    case .hail: "possibilidade de granizo"
    case .freezingRain: "possibilidade de chuva congelante"
    case .sleet: "possibilidade de água-neve"
    case .lightSnow: "possibilidade de neve fraca"
    case .snow: "possibilidade de neve"
    case .heavySnow: "possibilidade de neve forte"
    case .snowShowers: "possibilidade de aguaceiros de neve"
    case .fog: "possibilidade de nevoeiro"
    case .frost: "possibilidade de geada"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "ensolarado"
    case .clear: "céu limpo"
    case .partlyCloudy: "parcialmente nublado"
    case .cloudy: "nublado"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vento forte"
    case .gale: "ventania"
    case .storm: "vento de temporal"
    case .hurricane: "vento de furacão"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "de madrugada"
    case .morning: "de manhã"
    case .afternoon: "à tarde"
    case .evening: "à noite"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "desde a madrugada"
    case .morning: "desde a manhã"
    case .afternoon: "desde a tarde"
    case .evening: "desde a noite"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "até a madrugada"
    case .morning: "até a manhã"
    case .afternoon: "até a tarde"
    case .evening: "até a noite"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "grau", other: "graus")
    case .fahrenheit: PluralForms(one: "grau", other: "graus")
    case .kelvin: PluralForms(one: "kelvin", other: "kelvins")
    case .kilometersPerHour: PluralForms(one: "quilômetro por hora", other: "quilômetros por hora")
    case .milesPerHour: PluralForms(one: "milha por hora", other: "milhas por hora")
    case .metersPerSecond: PluralForms(one: "metro por segundo", other: "metros por segundo")
    case .knots: PluralForms(one: "nó", other: "nós")
    case .hectopascals: PluralForms(one: "hectopascal", other: "hectopascais")
    case .inchesOfMercury: PluralForms(one: "polegada de mercúrio", other: "polegadas de mercúrio")
    case .millimetersOfMercury: PluralForms(one: "milímetro de mercúrio", other: "milímetros de mercúrio")
    case .millimeters: PluralForms(one: "milímetro", other: "milímetros")
    case .inches: PluralForms(one: "polegada", other: "polegadas")
    case .millimetersPerHour: PluralForms(one: "milímetro por hora", other: "milímetros por hora")
    case .inchesPerHour: PluralForms(one: "polegada por hora", other: "polegadas por hora")
    case .centimeters: PluralForms(one: "centímetro", other: "centímetros")
    case .kilometers: PluralForms(one: "quilômetro", other: "quilômetros")
    case .miles: PluralForms(one: "milha", other: "milhas")
    case .meters: PluralForms(one: "metro", other: "metros")
    case .feet: PluralForms(one: "pé", other: "pés")
    case .microgramsPerCubicMeter: PluralForms(one: "micrograma por metro cúbico", other: "microgramas por metro cúbico")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .aboutMinutes: PluralForms(one: "cerca de {count} minuto", other: "cerca de {count} minutos")
    case .nextHours: PluralForms(one: "a próxima hora", other: "as próximas {count} horas")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} dia", other: "{count} dias")
    case .evenings: PluralForms(one: "{count} tarde", other: "{count} tardes")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Todas as medidas ao mesmo tempo: CO2, metano, HFC, fuligem, SO2 e N2O"
    case .methane45By2030: "Metano −45 % até 2030"
    case .methane30By2030: "Metano −30 % até 2030 (Compromisso Global do Metano)"
    case .carbonNetZero2050: "CO2 líquido zero até 2050"
    case .carbonNetZero2070: "CO2 líquido zero até 2070"
    case .carbonHalved2050: "CO2 fóssil reduzido a metade até 2050"
    case .noDeforestation2030: "Sem desflorestação a partir de 2030"
    case .refrigerantsOut2050: "Fim dos refrigerantes HFC até 2050"
    case .nitrousOxide30By2050: "Óxido nitroso −30 % até 2050"
    case .soot50By2040: "Fuligem (carbono negro) −50 % até 2040"
    case .sulfur80By2050: "Dióxido de enxofre −80 % até 2050 (revela o aquecimento)"
    case .solarRamp: "Geoengenharia solar de −1 W/m², de 2030 a 2040, mantida"
    case .solarTerminated: "Geoengenharia solar de −1 W/m², interrompida em 2060"
    case .toSSP119: "O mundo segue antes SSP1-1.9"
    case .toSSP126: "O mundo segue antes SSP1-2.6"
    case .toSSP245: "O mundo segue antes SSP2-4.5"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .nowcastUnknown: "Não há dados de precipitação para as próximas horas."
    case .nowcastUsual: "Destas horas só se sabe o que é habitual para a época do ano."
    case .dry: "Não se espera precipitação."
    case .dryAsFarAsKnown: "Não se espera precipitação, tanto quanto se sabe."
    case .dryFor: "Não se espera precipitação durante {time}; o resto não é totalmente conhecido."
    case .wetNow: "Precipitação agora, sem fim à vista."
    case .wetNowUntil: "Precipitação agora, a terminar dentro de {end}."
    case .wetFrom: "A precipitação começa dentro de {start}."
    case .wetFromFor: "A precipitação começa dentro de {start}, durante {length}."
    case .wetWithin: "Precipitação no prazo de {latest}."
    case .wetWithinUntil: "Precipitação no prazo de {latest}, a terminar dentro de {end}."
    case .airGood: "O ar está bom: aproveite o ar livre."
    case .airAcceptable: "Ar aceitável: pessoas especialmente sensíveis podem poupar-se ao ar livre."
    case .airForSensitiveGroups: "Os grupos sensíveis devem reduzir esforços longos ou intensos ao ar livre."
    case .airUnhealthy: "Todos devem reduzir esforços longos ou intensos ao ar livre."
    case .airVeryUnhealthy: "Evite esforços intensos ao ar livre; os grupos sensíveis devem ficar em casa."
    case .airHazardous: "Fique em casa com as janelas fechadas."
    case .noCloudData: "Não há dados de nuvens para este momento, por isso não há pontuação."
    case .noCloudLayers: "As camadas de nuvens não são conhecidas para este momento, por isso não há pontuação."
    case .polarDay: "O sol fica acima do horizonte todo o dia."
    case .polarNight: "O sol fica abaixo do horizonte todo o dia."
    case .noEvent: "Neste dia o sol não cruza o horizonte."
    case .beyondHorizon: "O dia está além de qualquer previsão."
    case .classicScore: "A pontuação original, tirada apenas da nebulosidade: {score} de 100."
    case .lowCloud: "As nuvens baixas escondem quase todo o céu"
    case .clearSky: "Um céu quase limpo promete um brilho simples e puro"
    case .clearSkyMuted: "Um céu quase limpo promete um brilho simples"
    case .scatteredLowCloud: "Nuvens baixas dispersas deixam um brilho simples nas abertas"
    case .highAndMidCloud: "As nuvens altas e médias"
    case .highSheet: "As nuvens altas e densas"
    case .cirrus: "Os cirros"
    case .midOvercast: "As nuvens médias e densas"
    case .altocumulus: "Os altocúmulos"
    case .catchesLight: "{cloud} vão captar a luz"
    case .mayCatchLight: "{cloud} podem captar parte da luz"
    case .getsLittleLight: "{cloud} vão receber pouca luz"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky}; uma camada baixa a {kilometers} km {direction} vai cortá-la"
    case .lowDeckMayCut: "{sky}; uma camada baixa a {kilometers} km {direction} pode cortá-la"
    case .midDeckCuts: "{sky}; uma camada média a {kilometers} km {direction} vai cortá-la"
    case .midDeckMayCut: "{sky}; uma camada média a {kilometers} km {direction} pode cortá-la"
    case .towardSun: "na direção do sol"
    case .rainInTheWay: "a chuva atrapalha"
    case .poorVisibility: "a visibilidade reduzida turva a vista"
    case .hazeMutes: "a bruma seca atenua as cores"
    case .humidAirMutes: "o ar húmido atenua as cores"
    case .list: "{first}, {second}"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, e {spoilers}"
    case .aboutTitle: "Como vai ser o pôr do sol?"
    case .aboutText: "Um bom pôr do sol precisa de três coisas: nuvens altas o bastante para serem iluminadas por baixo, um caminho livre para a luz vinda de além do horizonte e ar limpo e seco. A pontuação olha para as camadas de nuvens acima de si, para o céu de 50 a 600 km na direção do sol e para a bruma seca, a humidade, a visibilidade e a chuva no momento em que o sol se põe. Um céu limpo dá um brilho simples, um céu de cirros com o horizonte aberto as pontuações mais altas e um céu coberto de nuvens baixas quase nada."
    case .cloudCoverTitle: "Nebulosidade"
    case .cloudCoverText: "A média do dia. Algumas nuvens dão cor, uma camada baixa e fechada esconde-a."
    case .highCloudTitle: "Nuvens altas"
    case .highCloudText: "Os cirros acima de 8 km captam a última luz e brilham durante mais tempo."
    case .humidityTitle: "Humidade"
    case .humidityText: "O ar seco mantém as cores puras, o ar húmido dilui-as."
    case .aerosolTitle: "Bruma seca"
    case .aerosolText: "Poeira e fumo na coluna de ar. Um pouco aprofunda os vermelhos, mais apaga-os."
    case .visibilityTitle: "Visibilidade"
    case .visibilityText: "Até onde se vê junto ao solo."
    case .limitWeights: "Os pesos são deduzidos da física do crepúsculo, não ajustados a pores do sol observados."
    case .limitLearnedWeights: "Os pesos derivam da física do crepúsculo e são ajustados às tardes que avaliou."
    case .limitForecast: "As previsões das camadas de nuvens perdem quase todo o acerto em cinco dias; a confiança mostra-o."
    case .limitTerrain: "Colinas e edifícios não fazem parte do modelo."
    case .limitHaze: "A bruma seca é prevista para cerca de cinco dias; depois a pontuação segue a humidade."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "hoje"
    case .tomorrow: "amanhã"
    case .weekdayAndDay: "{weekday}, {day} de {month}"
    case .wholeDay: "{what} o dia todo"
    case .restOfDay: "{what} no resto do dia"
    case .wholeTime: "{what} o tempo todo"
    case .fromTime: "{what} a partir das {start}"
    case .untilTime: "{what} até as {end}"
    case .betweenTimes: "{what} das {start} às {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} por vezes"
    case .detail: "{text}, {detail}"
    case .gusts: "rajadas de até {speed}"
    case .amount: "cerca de {amount}"
    case .skyChange: "{morning} de manhã, {afternoon} à tarde"
    case .extremes: "máxima {high}, mínima {low}"
    case .range: "de {low} a {high}"
    case .uncertainty: "incerto: máxima entre {low} e {high}"
    case .warmerThanYesterday: "{difference} mais quente que ontem"
    case .colderThanYesterday: "{difference} mais frio que ontem"
    case .warmerThanToday: "{difference} mais quente que hoje"
    case .colderThanToday: "{difference} mais frio que hoje"
    case .warmerThanDayBefore: "{difference} mais quente que na véspera"
    case .colderThanDayBefore: "{difference} mais frio que na véspera"
    case .aboveNormal: "{difference} acima do normal"
    case .belowNormal: "{difference} abaixo do normal"
    case .rareHeat: "raramente tão quente nesta época"
    case .rareCold: "raramente tão frio nesta época"
    case .ultraviolet: "índice UV até {index}"
    case .sunsetColorful: "pôr do sol colorido às {time}"
    case .sunsetVivid: "pôr do sol intenso às {time}"
    case .sunsetSpectacular: "pôr do sol espetacular às {time}"
    case .warning: "aviso: {event}"
    case .warnings: "aviso: {event} e mais {count}"
    case .usual: "habitual nesta época: de {low} a {high}"
    case .noChange: "nada de relevante muda nas próximas 48 horas"
    case .noForecast: "sem previsão"
    case .minus: "menos {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Aqui"
    case .now: "Agora"
    case .day: "Dia"
    case .time: "Hora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .rain: "Chuva"
    case .chance: "Prob."
    case .wind: "Vento"
    case .clouds: "Nuvens"
    case .highClouds: "Nuvens altas"
    case .humidity: "Humidade"
    case .dewPoint: "Ponto de orvalho"
    case .visibility: "Visibilidade"
    case .pressure: "Pressão"
    case .uvIndex: "Índice UV"
    case .sun: "Sol"
    case .sunrise: "Nascer do sol"
    case .sunset: "Pôr do sol"
    case .noon: "Meio-dia"
    case .dayLength: "Duração do dia"
    case .goldenHour: "Hora dourada"
    case .blueHour: "Hora azul"
    case .civilDusk: "Fim do crepúsculo"
    case .fullNight: "Noite cerrada"
    case .moonrise: "Nascer da lua"
    case .moonset: "Pôr da lua"
    case .newMoon: "Lua nova"
    case .waxingCrescent: "Lua crescente"
    case .firstQuarter: "Quarto crescente"
    case .waxingGibbous: "Gibosa crescente"
    case .fullMoon: "Lua cheia"
    case .waningGibbous: "Gibosa minguante"
    case .lastQuarter: "Quarto minguante"
    case .waningCrescent: "Lua minguante"
    case .score: "Nota"
    case .color: "Cor"
    case .likely: "Esperado"
    case .sure: "Certeza"
    case .aerosol: "Aerossol"
    case .dust: "Poeira"
    case .seen: "Visto"
    case .forecast: "Previsão"
    case .photo: "foto"
    case .yourSunsets: "Os teus pores do sol"
    case .change: "Mudança"
    case .singleYears: "Anos isolados"
    case .world: "Mundo"
    case .region: "Região"
    case .daysOfYear: "Dias de um ano"
    case .fourYearsInFive: "4 anos em 5"
    case .tropicalNights: "Noites tropicais"
    case .frostDays: "Dias de geada"
    case .iceDays: "Dias de gelo"
    case .heatingDegreeDays: "Graus-dia de aquecimento"
    case .coolingDegreeDays: "Graus-dia de arrefecimento"
    case .aboveDegrees: "acima de {degrees}"
    case .hotExtreme10Year: "Calor de uma vez em 10 anos"
    case .hotExtreme50Year: "Calor de uma vez em 50 anos"
    case .heavyPrecipitation10Year: "Chuva de uma vez em 10 anos"
    case .drought10Year: "Seca de uma vez em 10 anos"
    case .timesAsOften: "{factor} vezes"
    case .avoided: "{amount} evitados aqui"
    case .fourOfFive: "{range}, quatro em cinco"
    case .aboveIndustry: "{warming} acima de 1850–1900"
    case .inYear: "Em {year}"
    case .todayIn: "hoje em {year}"
    case .veryLowEmissions: "emissões muito baixas"
    case .lowEmissions: "emissões baixas"
    case .middleEmissions: "emissões médias"
    case .highEmissions: "emissões altas"
    case .veryHighEmissions: "emissões muito altas"
    case .without: "sem"
    case .with: "com"
    case .skyOf: "o céu, {day}"
    case .airAt: "ar, {time}"
    case .officialWarnings: "avisos oficiais"
    case .feelsLike: "sensação de {value}"
    case .warmerThanNormal: "{difference} mais quente que o normal ({usual})"
    case .colderThanNormal: "{difference} mais frio que o normal ({usual})"
    case .measured: "medido {value} há {age}, {where} em {station}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} e {height}"
    case .lower: "{height} mais abaixo"
    case .higher: "{height} mais acima"
    case .outOfDate: "{text}, desatualizado"
    case .sensorStuck: "{text}, mas o sensor pode estar preso"
    case .nextDay: "Próximas 24 horas: {summary}"
    case .orMore: "{value} ou mais"
    case .gusts: "{wind}, rajadas {speed}"
    case .upAllDay: "acima do horizonte todo o dia"
    case .downAllDay: "abaixo do horizonte todo o dia"
    case .doesNotSet: "{rise}, não se põe"
    case .doesNotRise: "{set}, não nasce"
    case .doesNotSetToday: "Hoje o sol não se põe."
    case .doesNotRiseToday: "Hoje o sol não nasce."
    case .none: "nenhuma"
    case .noneToday: "hoje não"
    case .inAll: "{amount} no total"
    case .whereKnown: "{amount} onde se sabe"
    case .ofHundred: "de 100"
    case .over: "{time}, já passou"
    case .percentLikely: "{percent} provável"
    case .percentLikelyThen: "{percent} provável, e então {score}"
    case .noScorePolarDay: "Nesse dia o sol não se põe: não há nada para avaliar."
    case .noScorePolarNight: "Nesse dia o sol não nasce: não há nada para avaliar."
    case .noScoreNoEvent: "Nesse dia o sol não cruza o horizonte."
    case .noScoreBeyond: "Sem nota: esse dia está para lá de qualquer previsão."
    case .noScoreClouds: "Sem nota: as nuvens desse dia são desconhecidas."
    case .noScore: "Sem nota: o motivo é desconhecido."
    case .degreesHigh: "{time}, {degrees}° de altura"
    case .sunAt: "{phase}, sol a {altitude}°"
    case .phaseDay: "dia"
    case .phaseCivil: "crepúsculo civil"
    case .phaseNautical: "crepúsculo náutico"
    case .phaseAstronomical: "crepúsculo astronómico"
    case .phaseNight: "noite"
    case .lit: "{percent} iluminada"
    case .live: "Em direto, {time}."
    case .stored: "Das {time}, há {age}."
    case .storedStale: "Das {time}, há {age}, desatualizado."
    case .estimateOfClimate: "Uma estimativa do clima deste lugar, não uma previsão."
    case .noCoverage: "Nenhum serviço de avisos cobre este lugar: nada se sabe, o que não significa ausência de perigo."
    case .noWarnings: "Nenhum aviso em vigor."
    case .fromUntil: "{from} a {until}"
    case .severityUnknown: "DESCONHECIDO"
    case .severityMinor: "LIGEIRO"
    case .severityModerate: "MODERADO"
    case .severitySevere: "GRAVE"
    case .severityExtreme: "EXTREMO"
    case .europeanIndex: "AQI europeu"
    case .usIndex: "AQI dos EUA"
    case .mostOfAll: "{category}, sobretudo {pollutant}"
    case .airGood: "boa"
    case .airFair: "razoável"
    case .airModerate: "moderada"
    case .airPoor: "má"
    case .airVeryPoor: "muito má"
    case .airExtremelyPoor: "péssima"
    case .airSensitive: "prejudicial para grupos sensíveis"
    case .airUnhealthy: "prejudicial"
    case .airVeryUnhealthy: "muito prejudicial"
    case .airHazardous: "perigosa"
    case .pollen: "Pólen (grãos/m³): {kinds}"
    case .alder: "amieiro"
    case .birch: "bétula"
    case .grass: "gramíneas"
    case .mugwort: "artemísia"
    case .olive: "oliveira"
    case .ragweed: "ambrósia"
    case .learningTooFew: "{evenings} com previsão. A partir de 20, a nota pode aprender com elas."
    case .learningUnused: "{evenings}: a nota falha por {points} pontos. Aprender com elas não a melhoraria de forma mensurável, por isso não se usa."
    case .learningUsed: "{evenings}: a nota aprendeu com elas e falha por {points} pontos em vez de {reasoned}."
    case .ageUnknown: "algum tempo"
    case .old: "de há {age}"
    case .usualHere: "o habitual aqui, não uma previsão"
    case .windIs: "Vento {value}"
    case .humidityIs: "Humidade {value}"
    case .sunriseIs: "Nascer do sol {time}"
    case .sunsetIs: "Pôr do sol {time}"
    case .alertIs: "Aviso: {event}"
    case .rainNow: "agora"
    case .rainNone: "seco"
    case .correctedByErrors: "corrigido pelos erros passados"
    case .gustsName: "Rajadas"
    case .chanceOfRain: "Probabilidade de chuva"
    case .fromTo: "{least} a {most}"
    case .correction: "{variable} {change} pelos erros passados de {provider} aqui: de {error} em média restam {left}."
    case .forecastErrors: "erros das previsões"
    case .skillUnknown: "Ainda se sabe muito pouco. As previsões são guardadas quando obtidas e comparadas quando as estações informam: um fornecedor aparece após 24 horas previstas e medidas."
    case .skillBackfill: "{command} preenche de uma vez os últimos 90 dias."
    case .skillFooter: "Erros médios face às medições das estações até {day}; entre parênteses, onde caem quatro de cinco médias reamostradas. O ganho é sobre repetir o que houve a essa hora no último dia conhecido."
    case .leadTitle: "Antecedência"
    case .errorTitle: "Erro"
    case .biasTitle: "Viés"
    case .skillTitle: "Ganho"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 dia"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilidade de chuva, {lead} antes"
    case .leadEvery: "com toda antecedência"
    case .leadRange: "de {first} a {last} antes"
    case .leadOnly: "{lead} antes"
    case .correctionProven: "Corrigir o viés ajuda de forma comprovada {leads}: na mais curta, de {before} para {after} °C, em {days} dias de que não tinha aprendido."
    case .correctionNoise: "Corrigir o viés talvez ajude {leads}, mas não além do acaso."
    case .correctionUseless: "Corrigir o viés não ajudaria {leads}."
    case .correctionFewDays: "Há poucos dias para saber se corrigir o viés ajuda {leads}."
    case .otherValues: "Outros valores"
    case .rainInHour: "Chuva por hora"
    case .saidTitle: "Dito"
    case .cameTitle: "Ocorreu"
    case .betterThanBase: "{share} melhor do que dizer sempre quantas vezes chove aqui."
    case .notBetterThanBase: "Não melhor do que dizer sempre quantas vezes chove aqui."
    case .faultStill: "{provider}: as temperaturas não mudam há {hours} horas."
    case .faultFrozen: "{provider}: {hours} horas repetem o que foi dito um dia antes."
    case .faultLater: "{provider}: as temperaturas são as de {hours} horas depois."
    case .faultEarlier: "{provider}: as temperaturas são as de {hours} horas antes."
    case .faultApart: "{provider}: longe de todos os outros há {hours} horas."
    case .shortPolarDay: "Sol da meia-noite"
    case .shortPolarNight: "Noite polar"
    case .shortNoEvent: "Nenhum neste dia"
    case .shortBeyond: "Para além da previsão"
    case .shortClouds: "Sem dados de nuvens"
    }
  }
}

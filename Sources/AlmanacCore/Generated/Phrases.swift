// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// The sentences of ours that follow the locale. `{name}` in a text is filled in.
package enum Message: String, CaseIterable, Sendable {
  case dayOfMonth
  case minute
  case minutes
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
  case noForecast
  case minus
  case measure
  case decimalSign
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "about 1 minute"
    case .minutes: "about {minutes} minutes"
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
    case .noForecast: "no forecast"
    case .minus: "minus {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: "."
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day}. {month}"
    case .minute: "etwa 1 Minute"
    case .minutes: "etwa {minutes} Minuten"
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
    case .noForecast: "keine Vorhersage"
    case .minus: "minus {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "alrededor de 1 minuto"
    case .minutes: "unos {minutes} minutos"
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
    case .noForecast: "sin pronóstico"
    case .minus: "menos {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "environ 1 minute"
    case .minutes: "environ {minutes} minutes"
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
    case .noForecast: "pas de prévision"
    case .minus: "moins {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "circa 1 minuto"
    case .minutes: "circa {minutes} minuti"
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
    case .noForecast: "nessuna previsione"
    case .minus: "meno {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "cerca de 1 minuto"
    case .minutes: "cerca de {minutes} minutos"
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
    case .noForecast: "sem previsão"
    case .minus: "menos {number}"
    case .measure: "{number} {unit}"
    case .decimalSign: ","
    }
  }
}

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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "about 1 minute"
    case .minutes: "about {minutes} minutes"
    case .nowcastUnknown: "No precipitation data for the next hours."
    case .nowcastUsual: "Nothing is known of these hours beyond what is usual for the season."
    case .dry: "No precipitation expected."
    case .dryAsFarAsKnown: "No precipitation expected, as far as anything is known."
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
    case .noCloudData: "No cloud data is known for this moment, so there is no score."
    case .noCloudLayers: "The cloud layers are not known for this moment, so there is no score."
    case .polarDay: "The sun stays above the horizon all day."
    case .polarNight: "The sun stays below the horizon all day."
    case .noEvent: "The sun does not cross the horizon on this day."
    case .beyondHorizon: "The day is beyond every forecast."
    case .classicScore: "The original score, taken from cloud cover alone: {score} of 100."
    case .lowCloud: "Low cloud hides most of the sky"
    case .clearSky: "A nearly clear sky promises a plain, clean glow"
    case .scatteredLowCloud: "Scattered low cloud leaves a plain glow in the gaps"
    case .highAndMidCloud: "High and mid-level cloud"
    case .highSheet: "A sheet of high cloud"
    case .cirrus: "Cirrus"
    case .midOvercast: "A mid-level overcast"
    case .altocumulus: "Altocumulus"
    case .catchesLight: "{cloud} will catch the light"
    case .mayCatchLight: "{cloud} may catch some of the light"
    case .getsLittleLight: "{cloud} will get little light"
    case .lowDeckCuts: "{sky}; a low deck {kilometers} km {direction} will cut it"
    case .lowDeckMayCut: "{sky}; a low deck {kilometers} km {direction} may cut it"
    case .midDeckCuts: "{sky}; a mid-level deck {kilometers} km {direction} will cut it"
    case .midDeckMayCut: "{sky}; a mid-level deck {kilometers} km {direction} may cut it"
    case .towardSun: "toward the sun"
    case .rainInTheWay: "rain gets in the way"
    case .poorVisibility: "poor visibility dims the view"
    case .hazeMutes: "haze mutes the colors"
    case .humidAirMutes: "humid air mutes the colors"
    case .both: "{first} and {second}"
    case .spoiled: "{sky}, and {spoilers}"
    case .aboutTitle: "How good will the sunset be?"
    case .aboutText:
      """
      A good sunset needs three things: clouds high enough to be lit from below, a clear way for \
      the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers \
      above you, at the sky 50 to 400 km toward the sun, and at haze, humidity, visibility and \
      rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an \
      open horizon the highest scores, and a low overcast next to nothing.
      """
    case .cloudCoverTitle: "Cloud cover"
    case .cloudCoverText: "The mean of the day. Some cloud makes color, a closed low deck hides it."
    case .highCloudTitle: "High cloud"
    case .highCloudText: "Cirrus above 8 km catches the last light and glows longest."
    case .humidityTitle: "Humidity"
    case .humidityText: "Dry air keeps colors pure, moist air washes them out."
    case .aerosolTitle: "Haze"
    case .aerosolText:
      """
      Dust and smoke in the air column. A trace deepens the reds, more dulls them.
      """
    case .visibilityTitle: "Visibility"
    case .visibilityText: "How far one sees near the ground."
    case .limitWeights:
      """
      The weights are reasoned from the physics of twilight, not fitted to observed sunsets.
      """
    case .limitForecast:
      """
      Forecasts of cloud layers lose most of their skill within five days; the confidence says so.
      """
    case .limitTerrain: "Hills and buildings are not part of the model."
    case .limitHaze: "Haze is forecast for about five days; after that the score goes by humidity."
    }
  }
}

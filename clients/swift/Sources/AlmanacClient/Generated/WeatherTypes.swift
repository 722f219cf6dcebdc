// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A point of the compass.
public struct WindOrigin: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let north = Self(rawValue: "N")
  public static let northNortheast = Self(rawValue: "NNE")
  public static let northeast = Self(rawValue: "NE")
  public static let eastNortheast = Self(rawValue: "ENE")
  public static let east = Self(rawValue: "E")
  public static let eastSoutheast = Self(rawValue: "ESE")
  public static let southeast = Self(rawValue: "SE")
  public static let southSoutheast = Self(rawValue: "SSE")
  public static let south = Self(rawValue: "S")
  public static let southSouthwest = Self(rawValue: "SSW")
  public static let southwest = Self(rawValue: "SW")
  public static let westSouthwest = Self(rawValue: "WSW")
  public static let west = Self(rawValue: "W")
  public static let westNorthwest = Self(rawValue: "WNW")
  public static let northwest = Self(rawValue: "NW")
  public static let northNorthwest = Self(rawValue: "NNW")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.north, .northNortheast, .northeast, .eastNortheast, .east, .eastSoutheast, .southeast, .southSoutheast, .south, .southSouthwest, .southwest, .westSouthwest, .west, .westNorthwest, .northwest, .northNorthwest]
}

/// The kind of weather: WMO code table 4677, and a few kinds without a code there.
public struct ConditionKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let clear = Self(rawValue: "clear")
  public static let mainlyClear = Self(rawValue: "mainlyClear")
  public static let partlyCloudy = Self(rawValue: "partlyCloudy")
  public static let overcast = Self(rawValue: "overcast")
  public static let fog = Self(rawValue: "fog")
  public static let rimeFog = Self(rawValue: "rimeFog")
  public static let lightDrizzle = Self(rawValue: "lightDrizzle")
  public static let drizzle = Self(rawValue: "drizzle")
  public static let heavyDrizzle = Self(rawValue: "heavyDrizzle")
  public static let lightFreezingDrizzle = Self(rawValue: "lightFreezingDrizzle")
  public static let freezingDrizzle = Self(rawValue: "freezingDrizzle")
  public static let lightRain = Self(rawValue: "lightRain")
  public static let rain = Self(rawValue: "rain")
  public static let heavyRain = Self(rawValue: "heavyRain")
  public static let lightFreezingRain = Self(rawValue: "lightFreezingRain")
  public static let freezingRain = Self(rawValue: "freezingRain")
  public static let lightSnow = Self(rawValue: "lightSnow")
  public static let snow = Self(rawValue: "snow")
  public static let heavySnow = Self(rawValue: "heavySnow")
  public static let snowGrains = Self(rawValue: "snowGrains")
  public static let lightRainShowers = Self(rawValue: "lightRainShowers")
  public static let rainShowers = Self(rawValue: "rainShowers")
  public static let heavyRainShowers = Self(rawValue: "heavyRainShowers")
  public static let lightSnowShowers = Self(rawValue: "lightSnowShowers")
  public static let snowShowers = Self(rawValue: "snowShowers")
  public static let thunderstorm = Self(rawValue: "thunderstorm")
  public static let thunderstormLightHail = Self(rawValue: "thunderstormLightHail")
  public static let thunderstormHeavyHail = Self(rawValue: "thunderstormHeavyHail")
  public static let heavyThunderstorm = Self(rawValue: "heavyThunderstorm")
  public static let lightSleet = Self(rawValue: "lightSleet")
  public static let sleet = Self(rawValue: "sleet")
  public static let lightHail = Self(rawValue: "lightHail")
  public static let hail = Self(rawValue: "hail")
  public static let mist = Self(rawValue: "mist")
  public static let haze = Self(rawValue: "haze")
  public static let smoke = Self(rawValue: "smoke")
  public static let dust = Self(rawValue: "dust")
  public static let sand = Self(rawValue: "sand")
  public static let ash = Self(rawValue: "ash")
  public static let squall = Self(rawValue: "squall")
  public static let tornado = Self(rawValue: "tornado")
  public static let unknown = Self(rawValue: "unknown")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.clear, .mainlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain, .heavyRain, .lightFreezingRain, .freezingRain, .lightSnow, .snow, .heavySnow, .snowGrains, .lightRainShowers, .rainShowers, .heavyRainShowers, .lightSnowShowers, .snowShowers, .thunderstorm, .thunderstormLightHail, .thunderstormHeavyHail, .heavyThunderstorm, .lightSleet, .sleet, .lightHail, .hail, .mist, .haze, .smoke, .dust, .sand, .ash, .squall, .tornado, .unknown]
}

/// The weather as a slug, a text and glyphs.
public struct Condition: Codable, Equatable, Sendable {
  /// WMO weather code (table 4677). Forecasts use 0…3 and 45…99; haze is 5, mist 10.
  public var code: Int?
  /// The slug to switch on.
  public var kind: ConditionKind
  /// Display text. Localized.
  public var text: String
  /// 0 (harmless) … 4 (dangerous).
  public var rank: Int
  /// One emoji, by day or night.
  public var emoji: String
  /// Name of an SF Symbol.
  public var sfSymbol: String
  /// OpenWeatherMap icon code.
  public var owmIcon: String

  public init(
    code: Int? = nil,
    kind: ConditionKind,
    text: String,
    rank: Int,
    emoji: String,
    sfSymbol: String,
    owmIcon: String
  ) {
    self.code = code
    self.kind = kind
    self.text = text
    self.rank = rank
    self.emoji = emoji
    self.sfSymbol = sfSymbol
    self.owmIcon = owmIcon
  }
}

/// How `feelsLike` is computed, for all providers alike: wind chill of the US National Weather Service up to 10 °C, its heat index from 80 °F (26.7 °C) on, in between the apparent temperature of Steadman, adjusted to meet both.
public struct FeelsLikeMethod: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let windChill = Self(rawValue: "windChill")
  public static let apparentTemperature = Self(rawValue: "apparentTemperature")
  public static let heatIndex = Self(rawValue: "heatIndex")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.windChill, .apparentTemperature, .heatIndex]
}

/// Wind at 10 m.
public struct Wind: Codable, Equatable, Sendable {
  /// Mean speed. In `units.windSpeed`.
  public var speed: Double?
  /// Gusts. In `units.windSpeed`.
  public var gust: Double?
  /// Direction the wind blows from, in degrees.
  public var direction: Double?
  /// Direction the wind blows from, as a point of the compass.
  public var compass: WindOrigin?

  public init(
    speed: Double? = nil,
    gust: Double? = nil,
    direction: Double? = nil,
    compass: WindOrigin? = nil
  ) {
    self.speed = speed
    self.gust = gust
    self.direction = direction
    self.compass = compass
  }
}

/// Strongest wind of a day.
public struct DayWind: Codable, Equatable, Sendable {
  /// Highest mean speed. In `units.windSpeed`.
  public var speedMax: Double?
  /// Highest gust. In `units.windSpeed`.
  public var gustMax: Double?
  /// Dominant direction it blows from, in degrees.
  public var direction: Double?

  public init(
    speedMax: Double? = nil,
    gustMax: Double? = nil,
    direction: Double? = nil
  ) {
    self.speedMax = speedMax
    self.gustMax = gustMax
    self.direction = direction
  }
}

/// Share of the sky covered, in percent.
public struct CloudCover: Codable, Equatable, Sendable {
  /// All layers.
  public var total: Int?
  /// Up to 3 km, fog included.
  public var low: Int?
  /// 3 to 8 km.
  public var mid: Int?
  /// Above 8 km.
  public var high: Int?

  public init(
    total: Int? = nil,
    low: Int? = nil,
    mid: Int? = nil,
    high: Int? = nil
  ) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
  }
}

/// Comparison of the current temperature with the normal for this month and hour in today's climate: the mean of 1991–2020, shifted by the warming since (regional factor × global warming).
public struct TemperatureNormal: Codable, Equatable, Sendable {
  /// Normal temperature of this month and hour, in the climate of `year`. In `units.temperature`.
  public var temperature: Double
  /// Current temperature minus normal. In `units.temperatureDifference`.
  public var anomaly: Double
  /// Years that were averaged.
  public var period: String
  /// Year the normal is shifted to.
  public var year: Int
  /// False if the normal is that of the surroundings rather than of the place (`climate.normals`).
  public var representative: Bool

  public init(
    temperature: Double,
    anomaly: Double,
    period: String,
    year: Int,
    representative: Bool
  ) {
    self.temperature = temperature
    self.anomaly = anomaly
    self.period = period
    self.year = year
    self.representative = representative
  }
}

/// Whether a row is forecast or a climatology estimate.
public struct RowKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forecast = Self(rawValue: "forecast")
  public static let estimate = Self(rawValue: "estimate")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.forecast, .estimate]
}

/// One hour.
public struct HourForecast: Codable, Equatable, Sendable {
  /// Start of the hour.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Air temperature at 2 m. In `units.temperature`.
  public var temperature: Double?
  /// How warm it feels; `feelsLikeMethod` names the formula. In `units.temperature`.
  public var feelsLike: Double?
  /// Formula of `feelsLike`, if there is one.
  public var feelsLikeMethod: FeelsLikeMethod?
  /// Relative humidity, percent.
  public var humidity: Int?
  /// Dew point at 2 m. In `units.temperature`.
  public var dewPoint: Double?
  /// Amount in the hour that starts at `time`. In `units.precipitation`.
  public var precipitation: Double?
  /// Percent, for the same hour: chance of at least 0.1 mm.
  public var precipitationProbability: Int?
  /// Clouds by layer.
  public var cloudCover: CloudCover
  /// Wind at 10 m.
  public var wind: Wind
  /// UV index.
  public var uvIndex: Double?
  /// Visibility. In `units.visibility`.
  public var visibility: Double?
  /// Given if the visibility is beyond the end of the scale.
  public var visibilityBound: VisibilityBound?
  /// Pressure at sea level. In `units.pressure`.
  public var pressure: Double?
  /// Whether the sun is up.
  public var isDay: Bool
  /// Weather condition.
  public var condition: Condition?
  /// Forecast or estimate.
  public var kind: RowKind
  /// With `spread`: how far the values may be off.
  public var spread: HourSpread?

  public init(
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    temperature: Double? = nil,
    feelsLike: Double? = nil,
    feelsLikeMethod: FeelsLikeMethod? = nil,
    humidity: Int? = nil,
    dewPoint: Double? = nil,
    precipitation: Double? = nil,
    precipitationProbability: Int? = nil,
    cloudCover: CloudCover,
    wind: Wind,
    uvIndex: Double? = nil,
    visibility: Double? = nil,
    visibilityBound: VisibilityBound? = nil,
    pressure: Double? = nil,
    isDay: Bool,
    condition: Condition? = nil,
    kind: RowKind,
    spread: HourSpread? = nil
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.feelsLikeMethod = feelsLikeMethod
    self.humidity = humidity
    self.dewPoint = dewPoint
    self.precipitation = precipitation
    self.precipitationProbability = precipitationProbability
    self.cloudCover = cloudCover
    self.wind = wind
    self.uvIndex = uvIndex
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.pressure = pressure
    self.isDay = isDay
    self.condition = condition
    self.kind = kind
    self.spread = spread
  }
}

/// Phase of the moon.
public struct MoonPhaseName: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newMoon = Self(rawValue: "newMoon")
  public static let waxingCrescent = Self(rawValue: "waxingCrescent")
  public static let firstQuarter = Self(rawValue: "firstQuarter")
  public static let waxingGibbous = Self(rawValue: "waxingGibbous")
  public static let fullMoon = Self(rawValue: "fullMoon")
  public static let waningGibbous = Self(rawValue: "waningGibbous")
  public static let lastQuarter = Self(rawValue: "lastQuarter")
  public static let waningCrescent = Self(rawValue: "waningCrescent")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.newMoon, .waxingCrescent, .firstQuarter, .waxingGibbous, .fullMoon, .waningGibbous, .lastQuarter, .waningCrescent]
}

/// The moon at noon of a day.
public struct DayMoon: Codable, Equatable, Sendable {
  /// Its phase.
  public var name: MoonPhaseName
  /// Lit fraction.
  public var illumination: Double

  public init(
    name: MoonPhaseName,
    illumination: Double
  ) {
    self.name = name
    self.illumination = illumination
  }
}

/// One local day.
public struct DayForecast: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// Lowest temperature. In `units.temperature`.
  public var temperatureMin: Double?
  /// Highest temperature. In `units.temperature`.
  public var temperatureMax: Double?
  /// Amount of the day; null where an hour of it is unknown. In `units.precipitation`.
  public var precipitation: Double?
  /// Percent: chance of at least 0.1 mm on that day, in forecasts the highest of its hours.
  public var precipitationProbability: Int?
  /// Strongest wind.
  public var wind: DayWind
  /// Highest UV index.
  public var uvIndexMax: Double?
  /// Sunrise; null if there is none.
  public var sunrise: Timestamp?
  /// `sunrise` as people write it, if labels were asked for.
  public var sunriseLabels: TimeLabels?
  /// Sunset; null if there is none.
  public var sunset: Timestamp?
  /// `sunset` as people write it, if labels were asked for.
  public var sunsetLabels: TimeLabels?
  /// The moon.
  public var moonPhase: DayMoon
  /// Weather condition.
  public var condition: Condition?
  /// Forecast or estimate.
  public var kind: RowKind
  /// Whether the source covers only part of the day; the row then describes that part.
  public var partial: Bool
  /// The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them; of today what is left of it. `weather.summary` says more. Localized.
  public var summary: String
  /// With `spread`: how far the values may be off.
  public var spread: DaySpread?

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    temperatureMin: Double? = nil,
    temperatureMax: Double? = nil,
    precipitation: Double? = nil,
    precipitationProbability: Int? = nil,
    wind: DayWind,
    uvIndexMax: Double? = nil,
    sunrise: Timestamp? = nil,
    sunriseLabels: TimeLabels? = nil,
    sunset: Timestamp? = nil,
    sunsetLabels: TimeLabels? = nil,
    moonPhase: DayMoon,
    condition: Condition? = nil,
    kind: RowKind,
    partial: Bool,
    summary: String,
    spread: DaySpread? = nil
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.precipitationProbability = precipitationProbability
    self.wind = wind
    self.uvIndexMax = uvIndexMax
    self.sunrise = sunrise
    self.sunriseLabels = sunriseLabels
    self.sunset = sunset
    self.sunsetLabels = sunsetLabels
    self.moonPhase = moonPhase
    self.condition = condition
    self.kind = kind
    self.partial = partial
    self.summary = summary
    self.spread = spread
  }
}

/// One past local day.
public struct PastDay: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// Lowest temperature. In `units.temperature`.
  public var temperatureMin: Double?
  /// Highest temperature. In `units.temperature`.
  public var temperatureMax: Double?
  /// Amount of the day; null where an hour of it is unknown. In `units.precipitation`.
  public var precipitation: Double?
  /// Strongest wind.
  public var wind: DayWind
  /// Sunrise; null if there is none.
  public var sunrise: Timestamp?
  /// `sunrise` as people write it, if labels were asked for.
  public var sunriseLabels: TimeLabels?
  /// Sunset; null if there is none.
  public var sunset: Timestamp?
  /// `sunset` as people write it, if labels were asked for.
  public var sunsetLabels: TimeLabels?
  /// Weather condition.
  public var condition: Condition?
  /// What is usual on that day of the year; null if the day itself is an estimate, or has no temperatures.
  public var normal: PastNormal?
  /// Where the row comes from.
  public var kind: PastDayKind
  /// Whether the source covers only part of the day; the row then describes that part.
  public var partial: Bool
  /// The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them. Localized.
  public var summary: String

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    temperatureMin: Double? = nil,
    temperatureMax: Double? = nil,
    precipitation: Double? = nil,
    wind: DayWind,
    sunrise: Timestamp? = nil,
    sunriseLabels: TimeLabels? = nil,
    sunset: Timestamp? = nil,
    sunsetLabels: TimeLabels? = nil,
    condition: Condition? = nil,
    normal: PastNormal? = nil,
    kind: PastDayKind,
    partial: Bool,
    summary: String
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.wind = wind
    self.sunrise = sunrise
    self.sunriseLabels = sunriseLabels
    self.sunset = sunset
    self.sunsetLabels = sunsetLabels
    self.condition = condition
    self.normal = normal
    self.kind = kind
    self.partial = partial
    self.summary = summary
  }
}

/// Normals of a day of the year, in the climate of its year.
public struct PastNormal: Codable, Equatable, Sendable {
  /// Normal lowest temperature. In `units.temperature`.
  public var temperatureMin: Double
  /// Normal highest temperature. In `units.temperature`.
  public var temperatureMax: Double
  /// Highest temperature minus its normal, a difference. In `units.temperatureDifference`.
  public var anomaly: Double
  /// Whether the highest temperature is beyond two standard deviations of such days: about one in twenty-two.
  public var rare: Bool

  public init(
    temperatureMin: Double,
    temperatureMax: Double,
    anomaly: Double,
    rare: Bool
  ) {
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.anomaly = anomaly
    self.rare = rare
  }
}

/// Whether the row of a past day is from an archive or a climatology estimate.
public struct PastDayKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let archive = Self(rawValue: "archive")
  public static let estimate = Self(rawValue: "estimate")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.archive, .estimate]
}

/// Something that begins, ends or differs from the day before.
public struct WeatherChange: Codable, Equatable, Sendable {
  /// The place's local date on which it does.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// What it is about.
  public var kind: SummaryFactKind
  /// Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day.
  public var significance: Int
  /// One sentence. Localized.
  public var text: String
  /// Start of the first hour of it; null if it has no hours.
  public var start: Timestamp?
  /// End of the last hour of it; null if it has no hours.
  public var end: Timestamp?

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    kind: SummaryFactKind,
    significance: Int,
    text: String,
    start: Timestamp? = nil,
    end: Timestamp? = nil
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.kind = kind
    self.significance = significance
    self.text = text
    self.start = start
    self.end = end
  }
}

/// What a fact is about. `comparison` is of the day's maximum with another one; `range` is that of the temperatures where the span is not a whole day; `warningsUnknown` says that the official warnings could not be fetched, which is not an all-clear; `uncertainty` is where p10 and p90 of the day's maximum are at least 6 °C apart; `usual` is what is normal for the season where there is no forecast.
public struct SummaryFactKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let warning = Self(rawValue: "warning")
  public static let warningsUnknown = Self(rawValue: "warningsUnknown")
  public static let precipitation = Self(rawValue: "precipitation")
  public static let fog = Self(rawValue: "fog")
  public static let frost = Self(rawValue: "frost")
  public static let wind = Self(rawValue: "wind")
  public static let sky = Self(rawValue: "sky")
  public static let extremes = Self(rawValue: "extremes")
  public static let range = Self(rawValue: "range")
  public static let uncertainty = Self(rawValue: "uncertainty")
  public static let comparison = Self(rawValue: "comparison")
  public static let ultraviolet = Self(rawValue: "ultraviolet")
  public static let sunset = Self(rawValue: "sunset")
  public static let usual = Self(rawValue: "usual")
  public static let unknown = Self(rawValue: "unknown")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.warning, .warningsUnknown, .precipitation, .fog, .frost, .wind, .sky, .extremes, .range, .uncertainty, .comparison, .ultraviolet, .sunset, .usual, .unknown]
}

/// One thing worth saying.
public struct SummaryFact: Codable, Equatable, Sendable {
  /// What it is about.
  public var kind: SummaryFactKind
  /// Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day.
  public var significance: Int
  /// One sentence. Localized.
  public var text: String
  /// Start of the first hour of it; null if it has no hours.
  public var start: Timestamp?
  /// End of the last hour of it; null if it has no hours.
  public var end: Timestamp?

  public init(
    kind: SummaryFactKind,
    significance: Int,
    text: String,
    start: Timestamp? = nil,
    end: Timestamp? = nil
  ) {
    self.kind = kind
    self.significance = significance
    self.text = text
    self.start = start
    self.end = end
  }
}

/// A local day in words.
public struct SummaryDay: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// What is known to be worth saying, the most significant first; of today what is left of it.
  public var facts: [SummaryFact]

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    facts: [SummaryFact]
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.facts = facts
  }
}

/// Rain and snow over an interval. Providers have amounts of different intervals, past or coming; only the rates can be compared.
public struct IntervalPrecipitation: Codable, Equatable, Sendable {
  /// Mean rate over the interval. In `units.precipitationRate`.
  public var rate: Double
  /// Amount in the interval. In `units.precipitation`.
  public var amount: Double
  /// Start of the interval.
  public var start: Timestamp
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// End of the interval.
  public var end: Timestamp
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?

  public init(
    rate: Double,
    amount: Double,
    start: Timestamp,
    startLabels: TimeLabels? = nil,
    end: Timestamp,
    endLabels: TimeLabels? = nil
  ) {
    self.rate = rate
    self.amount = amount
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
  }
}

/// One step of 15 minutes.
public struct NowcastStep: Codable, Equatable, Sendable {
  /// Start of the step.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Mean rate in the step, which compares with an hour's amount; null if part of it is unknown. For a step of which only the rest is known, the rate of that rest. In `units.precipitationRate`.
  public var precipitationRate: Double?
  /// Percent.
  public var probability: Int?

  public init(
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    precipitationRate: Double? = nil,
    probability: Int? = nil
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.precipitationRate = precipitationRate
    self.probability = probability
  }
}

/// A condition's glyphs in several sets.
public struct GlyphSet: Codable, Equatable, Sendable {
  /// Emoji.
  public var emoji: String
  /// Nerd Font glyph.
  public var nerd: String
  /// Plain ASCII.
  public var ascii: String
  /// SF Symbol.
  public var sfSymbol: String
  /// OpenWeatherMap icon code.
  public var owmIcon: String

  public init(
    emoji: String,
    nerd: String,
    ascii: String,
    sfSymbol: String,
    owmIcon: String
  ) {
    self.emoji = emoji
    self.nerd = nerd
    self.ascii = ascii
    self.sfSymbol = sfSymbol
    self.owmIcon = owmIcon
  }
}

/// One kind of the catalog.
public struct ConditionEntry: Codable, Equatable, Sendable {
  /// The slug.
  public var kind: ConditionKind
  /// WMO codes of this kind.
  public var codes: [Int]
  /// Display text. Localized.
  public var text: String
  /// 0 (harmless) … 4 (dangerous).
  public var rank: Int
  /// Glyphs by day.
  public var day: GlyphSet
  /// Glyphs by night.
  public var night: GlyphSet

  public init(
    kind: ConditionKind,
    codes: [Int],
    text: String,
    rank: Int,
    day: GlyphSet,
    night: GlyphSet
  ) {
    self.kind = kind
    self.codes = codes
    self.text = text
    self.rank = rank
    self.day = day
    self.night = night
  }
}

/// A part of the overview: the answer of one method, or why there is none.
public enum OverviewPart: Codable, Equatable, Sendable {
  case loadingPart(LoadingPart)
  case finishedPart(FinishedPart)
  case failedPart(FailedPart)
  /// One that this version of the client does not know.
  case other(JSONValue)

  private enum Keys: String, CodingKey {
    case tag = "state"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    switch try values.decode(String.self, forKey: .tag) {
    case "loading": self = .loadingPart(try .init(from: decoder))
    case "success": self = .finishedPart(try .init(from: decoder))
    case "failure": self = .failedPart(try .init(from: decoder))
    default: self = .other(try .init(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .loadingPart(let value): try value.encode(to: encoder)
    case .finishedPart(let value): try value.encode(to: encoder)
    case .failedPart(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    }
  }
}

/// A part that is under way.
public struct LoadingPart: Codable, Equatable, Sendable {
  /// Whose answer it is.
  public var method: String
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  public var title: String?
  /// Parts done of all; only in `$/progress`.
  public var progress: Double?
  /// The stored result, if there is one that a provider gave.
  public var value: ReadingAnswer?

  public init(
    method: String,
    title: String? = nil,
    progress: Double? = nil,
    value: ReadingAnswer? = nil
  ) {
    self.method = method
    self.title = title
    self.progress = progress
    self.value = value
  }

  private enum CodingKeys: String, CodingKey {
    case method, title, progress, value, state
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    method = try values.decode(String.self, forKey: .method)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    progress = try values.decodeIfPresent(Double.self, forKey: .progress)
    value = values.contains(.value) ? try .init(from: decoder) : nil
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(method, forKey: .method)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encodeIfPresent(progress, forKey: .progress)
    try value?.encode(to: encoder)
    try values.encode("loading", forKey: .state)
  }
}

/// A part with its value.
public struct FinishedPart: Codable, Equatable, Sendable {
  /// Whose answer it is.
  public var method: String
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  public var title: String?
  /// Parts done of all; only in `$/progress`.
  public var progress: Double?
  /// The method's result, unchanged.
  public var value: ReadingAnswer

  public init(
    method: String,
    title: String? = nil,
    progress: Double? = nil,
    value: ReadingAnswer
  ) {
    self.method = method
    self.title = title
    self.progress = progress
    self.value = value
  }

  private enum CodingKeys: String, CodingKey {
    case method, title, progress, value, state
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    method = try values.decode(String.self, forKey: .method)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    progress = try values.decodeIfPresent(Double.self, forKey: .progress)
    value = try .init(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(method, forKey: .method)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encodeIfPresent(progress, forKey: .progress)
    try value.encode(to: encoder)
    try values.encode("success", forKey: .state)
  }
}

/// A part that failed.
public struct FailedPart: Codable, Equatable, Sendable {
  /// Whose answer it is.
  public var method: String
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  public var title: String?
  /// Parts done of all; only in `$/progress`.
  public var progress: Double?
  /// Why there is no value.
  public var error: ErrorObject

  public init(
    method: String,
    title: String? = nil,
    progress: Double? = nil,
    error: ErrorObject
  ) {
    self.method = method
    self.title = title
    self.progress = progress
    self.error = error
  }

  private enum CodingKeys: String, CodingKey {
    case method, title, progress, error, state
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    method = try values.decode(String.self, forKey: .method)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    progress = try values.decodeIfPresent(Double.self, forKey: .progress)
    error = try values.decode(ErrorObject.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(method, forKey: .method)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encodeIfPresent(progress, forKey: .progress)
    try values.encode(error, forKey: .error)
    try values.encode("failure", forKey: .state)
  }
}

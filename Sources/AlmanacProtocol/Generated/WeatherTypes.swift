// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// The weather as a slug, a text and glyphs.
package struct Condition: WireWritable {
  /// WMO weather code (table 4677). Forecasts use 0…3 and 45…99; haze is 5, mist 10.
  package var code: Int?
  /// The slug to switch on.
  package var kind: ConditionKind
  /// Display text. Localized.
  package var text: String
  /// 0 (harmless) … 4 (dangerous).
  package var rank: Int
  /// One emoji, by day or night.
  package var emoji: String
  /// Name of an SF Symbol.
  package var sfSymbol: String
  /// OpenWeatherMap icon code.
  package var owmIcon: String

  package init(code: Int?, kind: ConditionKind, text: String, rank: Int, emoji: String, sfSymbol: String, owmIcon: String) {
    self.code = code
    self.kind = kind
    self.text = text
    self.rank = rank
    self.emoji = emoji
    self.sfSymbol = sfSymbol
    self.owmIcon = owmIcon
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("kind", kind)
    writer.member("text", text)
    writer.member("rank", rank)
    writer.member("emoji", emoji)
    writer.member("sfSymbol", sfSymbol)
    writer.member("owmIcon", owmIcon)
    writer.endObject()
  }
}

/// Wind at 10 m.
package struct Wind: WireWritable {
  /// Mean speed. In `units.windSpeed`.
  package var speed: Measure<Kinds.WindSpeed>?
  /// Gusts. In `units.windSpeed`.
  package var gust: Measure<Kinds.WindSpeed>?
  /// Direction the wind blows from, in degrees.
  package var direction: Measure<Kinds.Angle>?
  /// Direction the wind blows from, as a point of the compass.
  package var compass: WindOrigin?

  package init(speed: Measure<Kinds.WindSpeed>?, gust: Measure<Kinds.WindSpeed>?, direction: Measure<Kinds.Angle>?, compass: WindOrigin?) {
    self.speed = speed
    self.gust = gust
    self.direction = direction
    self.compass = compass
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("speed", speed)
    writer.member("gust", gust)
    writer.member("direction", direction)
    writer.member("compass", compass)
    writer.endObject()
  }
}

/// Strongest wind of a day.
package struct DayWind: WireWritable {
  /// Highest mean speed. In `units.windSpeed`.
  package var speedMax: Measure<Kinds.WindSpeed>?
  /// Highest gust. In `units.windSpeed`.
  package var gustMax: Measure<Kinds.WindSpeed>?
  /// Dominant direction it blows from, in degrees.
  package var direction: Measure<Kinds.Angle>?

  package init(speedMax: Measure<Kinds.WindSpeed>?, gustMax: Measure<Kinds.WindSpeed>?, direction: Measure<Kinds.Angle>?) {
    self.speedMax = speedMax
    self.gustMax = gustMax
    self.direction = direction
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("speedMax", speedMax)
    writer.member("gustMax", gustMax)
    writer.member("direction", direction)
    writer.endObject()
  }
}

/// Share of the sky covered, in percent.
package struct CloudCover: WireWritable {
  /// All layers.
  package var total: Measure<Kinds.Percent>?
  /// Up to 3 km, fog included.
  package var low: Measure<Kinds.Percent>?
  /// 3 to 8 km.
  package var mid: Measure<Kinds.Percent>?
  /// Above 8 km.
  package var high: Measure<Kinds.Percent>?

  package init(total: Measure<Kinds.Percent>?, low: Measure<Kinds.Percent>?, mid: Measure<Kinds.Percent>?, high: Measure<Kinds.Percent>?) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("total", total)
    writer.member("low", low)
    writer.member("mid", mid)
    writer.member("high", high)
    writer.endObject()
  }
}

/// Comparison of the current temperature with the normal for this month and hour in today's climate: the mean of 1991–2020, shifted by the warming since (regional factor × global warming).
package struct TemperatureNormal: WireWritable {
  /// Normal temperature of this month and hour, in the climate of `year`. In `units.temperature`.
  package var temperature: Measure<Kinds.Temperature>
  /// Current temperature minus normal. In `units.temperatureDifference`.
  package var anomaly: Measure<Kinds.TemperatureDifference>
  /// Years that were averaged.
  package var period: String
  /// Year the normal is shifted to.
  package var year: Int
  /// False if the normal is that of the surroundings rather than of the place (`climate.normals`).
  package var representative: Bool

  package init(temperature: Measure<Kinds.Temperature>, anomaly: Measure<Kinds.TemperatureDifference>, period: String, year: Int, representative: Bool) {
    self.temperature = temperature
    self.anomaly = anomaly
    self.period = period
    self.year = year
    self.representative = representative
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("anomaly", anomaly)
    writer.member("period", period)
    writer.member("year", year)
    writer.member("representative", representative)
    writer.endObject()
  }
}

/// One hour.
package struct HourForecast: WireWritable {
  /// Start of the hour.
  package var time: Moment
  /// Air temperature at 2 m. In `units.temperature`.
  package var temperature: Measure<Kinds.Temperature>?
  /// How warm it feels; `feelsLikeMethod` names the formula. In `units.temperature`.
  package var feelsLike: Measure<Kinds.Temperature>?
  /// Formula of `feelsLike`, if there is one.
  package var feelsLikeMethod: FeelsLikeMethod?
  /// Relative humidity, percent.
  package var humidity: Measure<Kinds.Percent>?
  /// Dew point at 2 m. In `units.temperature`.
  package var dewPoint: Measure<Kinds.Temperature>?
  /// Amount in the hour that starts at `time`. In `units.precipitation`.
  package var precipitation: Measure<Kinds.Precipitation>?
  /// Percent, for the same hour: chance of at least 0.1 mm.
  package var precipitationProbability: Measure<Kinds.Percent>?
  /// Clouds by layer.
  package var cloudCover: CloudCover
  /// Wind at 10 m.
  package var wind: Wind
  /// UV index.
  package var uvIndex: Measure<Kinds.Tenth>?
  /// Visibility. In `units.visibility`.
  package var visibility: Measure<Kinds.Visibility>?
  /// Given if the visibility is beyond the end of the scale.
  package var visibilityBound: VisibilityBound?
  /// Pressure at sea level. In `units.pressure`.
  package var pressure: Measure<Kinds.Pressure>?
  /// Whether the sun is up.
  package var isDay: Bool
  /// Weather condition.
  package var condition: Condition?
  /// Forecast or estimate.
  package var kind: RowKind
  /// With `spread`: how far the values may be off.
  package var spread: HourSpread?

  package init(time: Moment, temperature: Measure<Kinds.Temperature>?, feelsLike: Measure<Kinds.Temperature>?, feelsLikeMethod: FeelsLikeMethod? = nil, humidity: Measure<Kinds.Percent>?, dewPoint: Measure<Kinds.Temperature>?, precipitation: Measure<Kinds.Precipitation>?, precipitationProbability: Measure<Kinds.Percent>?, cloudCover: CloudCover, wind: Wind, uvIndex: Measure<Kinds.Tenth>?, visibility: Measure<Kinds.Visibility>?, visibilityBound: VisibilityBound? = nil, pressure: Measure<Kinds.Pressure>?, isDay: Bool, condition: Condition?, kind: RowKind, spread: HourSpread? = nil) {
    self.time = time
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("time", time)
    writer.member("temperature", temperature)
    writer.member("feelsLike", feelsLike)
    if let feelsLikeMethod { writer.member("feelsLikeMethod", feelsLikeMethod) }
    writer.member("humidity", humidity)
    writer.member("dewPoint", dewPoint)
    writer.member("precipitation", precipitation)
    writer.member("precipitationProbability", precipitationProbability)
    writer.member("cloudCover", cloudCover)
    writer.member("wind", wind)
    writer.member("uvIndex", uvIndex)
    writer.member("visibility", visibility)
    if let visibilityBound { writer.member("visibilityBound", visibilityBound) }
    writer.member("pressure", pressure)
    writer.member("isDay", isDay)
    writer.member("condition", condition)
    writer.member("kind", kind)
    if let spread { writer.member("spread", spread) }
    writer.endObject()
  }
}

/// The moon at noon of a day.
package struct DayMoon: WireWritable {
  /// Its phase.
  package var name: MoonPhaseName
  /// Lit fraction.
  package var illumination: Measure<Kinds.HundredThousandth>

  package init(name: MoonPhaseName, illumination: Measure<Kinds.HundredThousandth>) {
    self.name = name
    self.illumination = illumination
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("illumination", illumination)
    writer.endObject()
  }
}

/// One local day.
package struct DayForecast: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// Lowest temperature. In `units.temperature`.
  package var temperatureMin: Measure<Kinds.Temperature>?
  /// Highest temperature. In `units.temperature`.
  package var temperatureMax: Measure<Kinds.Temperature>?
  /// Amount of the day; null where an hour of it is unknown. In `units.precipitation`.
  package var precipitation: Measure<Kinds.Precipitation>?
  /// Percent: chance of at least 0.1 mm on that day, in forecasts the highest of its hours.
  package var precipitationProbability: Measure<Kinds.Percent>?
  /// Strongest wind.
  package var wind: DayWind
  /// Highest UV index.
  package var uvIndexMax: Measure<Kinds.Tenth>?
  /// Sunrise; null if there is none.
  package var sunrise: Moment?
  /// Sunset; null if there is none.
  package var sunset: Moment?
  /// The moon.
  package var moonPhase: DayMoon
  /// Weather condition.
  package var condition: Condition?
  /// Forecast or estimate.
  package var kind: RowKind
  /// Whether the source covers only part of the day; the row then describes that part.
  package var partial: Bool
  /// The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them; of today what is left of it. `weather.summary` says more. Localized.
  package var summary: Sentence
  /// With `spread`: how far the values may be off.
  package var spread: DaySpread?

  package init(date: LocalDate, temperatureMin: Measure<Kinds.Temperature>?, temperatureMax: Measure<Kinds.Temperature>?, precipitation: Measure<Kinds.Precipitation>?, precipitationProbability: Measure<Kinds.Percent>?, wind: DayWind, uvIndexMax: Measure<Kinds.Tenth>?, sunrise: Moment?, sunset: Moment?, moonPhase: DayMoon, condition: Condition?, kind: RowKind, partial: Bool, summary: Sentence, spread: DaySpread? = nil) {
    self.date = date
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.precipitationProbability = precipitationProbability
    self.wind = wind
    self.uvIndexMax = uvIndexMax
    self.sunrise = sunrise
    self.sunset = sunset
    self.moonPhase = moonPhase
    self.condition = condition
    self.kind = kind
    self.partial = partial
    self.summary = summary
    self.spread = spread
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("date", date)
    writer.member("temperatureMin", temperatureMin)
    writer.member("temperatureMax", temperatureMax)
    writer.member("precipitation", precipitation)
    writer.member("precipitationProbability", precipitationProbability)
    writer.member("wind", wind)
    writer.member("uvIndexMax", uvIndexMax)
    writer.labeled("sunrise", sunrise)
    writer.labeled("sunset", sunset)
    writer.member("moonPhase", moonPhase)
    writer.member("condition", condition)
    writer.member("kind", kind)
    writer.member("partial", partial)
    writer.member("summary", summary)
    if let spread { writer.member("spread", spread) }
    writer.endObject()
  }
}

/// One past local day.
package struct PastDay: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// Lowest temperature. In `units.temperature`.
  package var temperatureMin: Measure<Kinds.Temperature>?
  /// Highest temperature. In `units.temperature`.
  package var temperatureMax: Measure<Kinds.Temperature>?
  /// Amount of the day; null where an hour of it is unknown. In `units.precipitation`.
  package var precipitation: Measure<Kinds.Precipitation>?
  /// Strongest wind.
  package var wind: DayWind
  /// Sunrise; null if there is none.
  package var sunrise: Moment?
  /// Sunset; null if there is none.
  package var sunset: Moment?
  /// Weather condition.
  package var condition: Condition?
  /// What is usual on that day of the year; null if the day itself is an estimate, or has no temperatures.
  package var normal: PastNormal?
  /// Where the row comes from.
  package var kind: PastDayKind
  /// Whether the source covers only part of the day; the row then describes that part.
  package var partial: Bool
  /// The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them. Localized.
  package var summary: Sentence

  package init(date: LocalDate, temperatureMin: Measure<Kinds.Temperature>?, temperatureMax: Measure<Kinds.Temperature>?, precipitation: Measure<Kinds.Precipitation>?, wind: DayWind, sunrise: Moment?, sunset: Moment?, condition: Condition?, normal: PastNormal?, kind: PastDayKind, partial: Bool, summary: Sentence) {
    self.date = date
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.wind = wind
    self.sunrise = sunrise
    self.sunset = sunset
    self.condition = condition
    self.normal = normal
    self.kind = kind
    self.partial = partial
    self.summary = summary
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("date", date)
    writer.member("temperatureMin", temperatureMin)
    writer.member("temperatureMax", temperatureMax)
    writer.member("precipitation", precipitation)
    writer.member("wind", wind)
    writer.labeled("sunrise", sunrise)
    writer.labeled("sunset", sunset)
    writer.member("condition", condition)
    writer.member("normal", normal)
    writer.member("kind", kind)
    writer.member("partial", partial)
    writer.member("summary", summary)
    writer.endObject()
  }
}

/// Normals of a day of the year, in the climate of its year.
package struct PastNormal: WireWritable {
  /// Normal lowest temperature. In `units.temperature`.
  package var temperatureMin: Measure<Kinds.Temperature>
  /// Normal highest temperature. In `units.temperature`.
  package var temperatureMax: Measure<Kinds.Temperature>
  /// Highest temperature minus its normal, a difference. In `units.temperatureDifference`.
  package var anomaly: Measure<Kinds.TemperatureDifference>
  /// Whether the highest temperature is beyond two standard deviations of such days: about one in twenty-two.
  package var rare: Bool

  package init(temperatureMin: Measure<Kinds.Temperature>, temperatureMax: Measure<Kinds.Temperature>, anomaly: Measure<Kinds.TemperatureDifference>, rare: Bool) {
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.anomaly = anomaly
    self.rare = rare
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperatureMin", temperatureMin)
    writer.member("temperatureMax", temperatureMax)
    writer.member("anomaly", anomaly)
    writer.member("rare", rare)
    writer.endObject()
  }
}

/// Something that begins, ends or differs from the day before.
package struct WeatherChange: WireWritable {
  /// The place's local date on which it does.
  package var date: LocalDate
  /// What it is about.
  package var kind: SummaryFactKind
  /// Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day.
  package var significance: Int
  /// One sentence. Localized.
  package var text: Sentence
  /// Start of the first hour of it; null if it has no hours.
  package var start: Moment?
  /// End of the last hour of it; null if it has no hours.
  package var end: Moment?

  package init(date: LocalDate, kind: SummaryFactKind, significance: Int, text: Sentence, start: Moment?, end: Moment?) {
    self.date = date
    self.kind = kind
    self.significance = significance
    self.text = text
    self.start = start
    self.end = end
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("date", date)
    writer.member("kind", kind)
    writer.member("significance", significance)
    writer.member("text", text)
    writer.member("start", start)
    writer.member("end", end)
    writer.endObject()
  }
}

/// One thing worth saying.
package struct SummaryFact: WireWritable {
  /// What it is about.
  package var kind: SummaryFactKind
  /// Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day.
  package var significance: Int
  /// One sentence. Localized.
  package var text: Sentence
  /// Start of the first hour of it; null if it has no hours.
  package var start: Moment?
  /// End of the last hour of it; null if it has no hours.
  package var end: Moment?

  package init(kind: SummaryFactKind, significance: Int, text: Sentence, start: Moment?, end: Moment?) {
    self.kind = kind
    self.significance = significance
    self.text = text
    self.start = start
    self.end = end
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("significance", significance)
    writer.member("text", text)
    writer.member("start", start)
    writer.member("end", end)
    writer.endObject()
  }
}

/// A local day in words.
package struct SummaryDay: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// What is known to be worth saying, the most significant first; of today what is left of it.
  package var facts: [SummaryFact]

  package init(date: LocalDate, facts: [SummaryFact]) {
    self.date = date
    self.facts = facts
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("date", date)
    writer.member("facts", facts)
    writer.endObject()
  }
}

/// Rain and snow over an interval. Providers have amounts of different intervals, past or coming; only the rates can be compared.
package struct IntervalPrecipitation: WireWritable {
  /// Mean rate over the interval. In `units.precipitationRate`.
  package var rate: Measure<Kinds.PrecipitationRate>
  /// Amount in the interval. In `units.precipitation`.
  package var amount: Measure<Kinds.Precipitation>
  /// Start of the interval.
  package var start: Moment
  /// End of the interval.
  package var end: Moment

  package init(rate: Measure<Kinds.PrecipitationRate>, amount: Measure<Kinds.Precipitation>, start: Moment, end: Moment) {
    self.rate = rate
    self.amount = amount
    self.start = start
    self.end = end
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("rate", rate)
    writer.member("amount", amount)
    writer.labeled("start", start)
    writer.labeled("end", end)
    writer.endObject()
  }
}

/// One step of 15 minutes.
package struct NowcastStep: WireWritable {
  /// Start of the step.
  package var time: Moment
  /// Mean rate in the step, which compares with an hour's amount; null if part of it is unknown. For a step of which only the rest is known, the rate of that rest. In `units.precipitationRate`.
  package var precipitationRate: Measure<Kinds.PrecipitationRate>?
  /// Percent.
  package var probability: Measure<Kinds.Percent>?

  package init(time: Moment, precipitationRate: Measure<Kinds.PrecipitationRate>?, probability: Measure<Kinds.Percent>?) {
    self.time = time
    self.precipitationRate = precipitationRate
    self.probability = probability
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("time", time)
    writer.member("precipitationRate", precipitationRate)
    writer.member("probability", probability)
    writer.endObject()
  }
}

/// A condition's glyphs in several sets.
package struct GlyphSet: WireWritable {
  /// Emoji.
  package var emoji: String
  /// Nerd Font glyph.
  package var nerd: String
  /// Plain ASCII.
  package var ascii: String
  /// SF Symbol.
  package var sfSymbol: String
  /// OpenWeatherMap icon code.
  package var owmIcon: String

  package init(emoji: String, nerd: String, ascii: String, sfSymbol: String, owmIcon: String) {
    self.emoji = emoji
    self.nerd = nerd
    self.ascii = ascii
    self.sfSymbol = sfSymbol
    self.owmIcon = owmIcon
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("emoji", emoji)
    writer.member("nerd", nerd)
    writer.member("ascii", ascii)
    writer.member("sfSymbol", sfSymbol)
    writer.member("owmIcon", owmIcon)
    writer.endObject()
  }
}

/// One kind of the catalog.
package struct ConditionEntry: WireWritable {
  /// The slug.
  package var kind: ConditionKind
  /// WMO codes of this kind.
  package var codes: [Int]
  /// Display text. Localized.
  package var text: String
  /// 0 (harmless) … 4 (dangerous).
  package var rank: Int
  /// Glyphs by day.
  package var day: GlyphSet
  /// Glyphs by night.
  package var night: GlyphSet

  package init(kind: ConditionKind, codes: [Int], text: String, rank: Int, day: GlyphSet, night: GlyphSet) {
    self.kind = kind
    self.codes = codes
    self.text = text
    self.rank = rank
    self.day = day
    self.night = night
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("codes", codes)
    writer.member("text", text)
    writer.member("rank", rank)
    writer.member("day", day)
    writer.member("night", night)
    writer.endObject()
  }
}

/// A part of the overview: the answer of one method, or why there is none.
package enum OverviewPart: WireWritable {
  case loadingPart(LoadingPart)
  case finishedPart(FinishedPart)
  case failedPart(FailedPart)

  package func write(to writer: inout ResultWriter) {
    switch self {
    case .loadingPart(let value): value.write(to: &writer)
    case .finishedPart(let value): value.write(to: &writer)
    case .failedPart(let value): value.write(to: &writer)
    }
  }
}

/// A part that is under way.
package struct LoadingPart: WireWritable {
  /// Whose answer it is.
  package var method: MethodName
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  package var title: String?
  /// Parts done of all; only in `$/progress`.
  package var progress: Measure<Kinds.Share>?
  /// The stored result, if there is one that a provider gave.
  package var value: EncodedJSON?

  package init(method: MethodName, title: String? = nil, progress: Measure<Kinds.Share>? = nil, value: EncodedJSON? = nil) {
    self.method = method
    self.title = title
    self.progress = progress
    self.value = value
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("method", method.rawValue)
    writer.member("state", "loading")
    if let title { writer.member("title", title) }
    if let progress { writer.member("progress", progress) }
    if let value { writer.member("value", value) }
    writer.endObject()
  }
}

/// A part with its value.
package struct FinishedPart: WireWritable {
  /// Whose answer it is.
  package var method: MethodName
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  package var title: String?
  /// Parts done of all; only in `$/progress`.
  package var progress: Measure<Kinds.Share>?
  /// The method's result, unchanged.
  package var value: EncodedJSON

  package init(method: MethodName, title: String? = nil, progress: Measure<Kinds.Share>? = nil, value: EncodedJSON) {
    self.method = method
    self.title = title
    self.progress = progress
    self.value = value
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("method", method.rawValue)
    writer.member("state", "success")
    if let title { writer.member("title", title) }
    if let progress { writer.member("progress", progress) }
    writer.member("value", value)
    writer.endObject()
  }
}

/// A part that failed.
package struct FailedPart: WireWritable {
  /// Whose answer it is.
  package var method: MethodName
  /// Name of the part; absent unless `text` is requested, or if it has none. Localized.
  package var title: String?
  /// Parts done of all; only in `$/progress`.
  package var progress: Measure<Kinds.Share>?
  /// Why there is no value.
  package var error: ErrorObject

  package init(method: MethodName, title: String? = nil, progress: Measure<Kinds.Share>? = nil, error: ErrorObject) {
    self.method = method
    self.title = title
    self.progress = progress
    self.error = error
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("method", method.rawValue)
    writer.member("state", "failure")
    if let title { writer.member("title", title) }
    if let progress { writer.member("progress", progress) }
    writer.member("error", error)
    writer.endObject()
  }
}

}

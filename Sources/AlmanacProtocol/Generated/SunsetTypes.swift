// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// Clouds at the event.
package struct SunsetCloudFactor: WireWritable {
  /// All layers, percent.
  package var total: Measure<Kinds.Percent>?
  /// Low.
  package var low: Measure<Kinds.Percent>?
  /// Middle.
  package var mid: Measure<Kinds.Percent>?
  /// High.
  package var high: Measure<Kinds.Percent>?
  /// Mean of the day.
  package var dailyMean: Measure<Kinds.Percent>?
  /// Label by the daily mean; in English Clear, Partly or Overcast. Localized.
  package var label: String?
  /// What to draw beside it.
  package var symbols: Symbols

  package init(total: Measure<Kinds.Percent>?, low: Measure<Kinds.Percent>?, mid: Measure<Kinds.Percent>?, high: Measure<Kinds.Percent>?, dailyMean: Measure<Kinds.Percent>?, label: String?, symbols: Symbols) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
    self.dailyMean = dailyMean
    self.label = label
    self.symbols = symbols
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("total", total)
    writer.member("low", low)
    writer.member("mid", mid)
    writer.member("high", high)
    writer.member("dailyMean", dailyMean)
    writer.member("label", label)
    writer.member("symbols", symbols)
    writer.endObject()
  }
}

/// A number and its label.
package struct LabeledValue: WireWritable {
  /// The number.
  package var value: Amount?
  /// The label. Localized.
  package var label: String?
  /// Given if the number is a visibility beyond the end of a scale.
  package var bound: VisibilityBound?
  /// What to draw beside it.
  package var symbols: Symbols

  package init(value: Amount?, label: String?, bound: VisibilityBound? = nil, symbols: Symbols) {
    self.value = value
    self.label = label
    self.bound = bound
    self.symbols = symbols
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("label", label)
    if let bound { writer.member("bound", bound) }
    writer.member("symbols", symbols)
    writer.endObject()
  }
}

/// Inputs of the score.
package struct SunsetFactors: WireWritable {
  /// Clouds.
  package var cloudCover: SunsetCloudFactor
  /// Percent; in English labeled None, Few or Many.
  package var highCloud: LabeledValue
  /// Percent; in English labeled Dry, OK or Humid.
  package var humidity: LabeledValue
  /// In English labeled Low, Mod or High.
  package var aerosolOpticalDepth: LabeledValue
  /// In `units.visibility`; in English labeled Poor, Moderate or Good.
  package var visibility: LabeledValue

  package init(cloudCover: SunsetCloudFactor, highCloud: LabeledValue, humidity: LabeledValue, aerosolOpticalDepth: LabeledValue, visibility: LabeledValue) {
    self.cloudCover = cloudCover
    self.highCloud = highCloud
    self.humidity = humidity
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibility = visibility
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("cloudCover", cloudCover)
    writer.member("highCloud", highCloud)
    writer.member("humidity", humidity)
    writer.member("aerosolOpticalDepth", aerosolOpticalDepth)
    writer.member("visibility", visibility)
    writer.endObject()
  }
}

/// The parts of the score, each 0…1.
package struct SunsetSubscores: WireWritable {
  /// Clouds that can be lit, as far as they are.
  package var canvas: Measure<Kinds.Share>?
  /// Light that gets past other clouds and the haze.
  package var light: Measure<Kinds.Share>?
  /// Clear-sky twilight colors.
  package var glow: Measure<Kinds.Share>?
  /// Dry air.
  package var air: Measure<Kinds.Share>?
  /// Visibility.
  package var visibility: Measure<Kinds.Share>?
  /// Absence of rain.
  package var rain: Measure<Kinds.Share>?

  package init(canvas: Measure<Kinds.Share>?, light: Measure<Kinds.Share>?, glow: Measure<Kinds.Share>?, air: Measure<Kinds.Share>?, visibility: Measure<Kinds.Share>?, rain: Measure<Kinds.Share>?) {
    self.canvas = canvas
    self.light = light
    self.glow = glow
    self.air = air
    self.visibility = visibility
    self.rain = rain
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("canvas", canvas)
    writer.member("light", light)
    writer.member("glow", glow)
    writer.member("air", air)
    writer.member("visibility", visibility)
    writer.member("rain", rain)
    writer.endObject()
  }
}

/// The sunset of one local day.
package struct SunsetDay: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// 0…100: the median of what may come if the sky differs from its forecast as forecasts do. Of the model `classic` its score; of an estimate the median of the month's evenings here.
  package var score: Measure<Kinds.Score>?
  /// The score if the clouds come as forecast; null for `classic` and for an estimate.
  package var asForecast: Measure<Kinds.Score>?
  /// Forecast or estimate. An estimate is of no evening in particular: it has no `explanation`, `confidence`, `rarity`, `factors` or `subscores`.
  package var kind: RowKind
  /// Present and true while part of the sky is unknown: the score may change. Shown like an estimate.
  package var preliminary: Bool?
  /// The score as a slug.
  package var rating: SunsetRating?
  /// The score in a word. Localized.
  package var label: String?
  /// What to draw beside the score; null without one.
  package var symbols: Symbols?
  /// The forecast sky in one sentence, or why there is no score; null for an estimate. Localized.
  package var explanation: Sentence?
  /// Chance that the true score is within 15 points of this one, percent.
  package var confidence: Int?
  /// Prediction interval of the score.
  package var interval: Bounds?
  /// How the score compares with the evenings of the month here; null for `classic` and for an estimate.
  package var rarity: SunsetRarity?
  /// Chance of color, and its quality if it comes.
  package var color: SunsetColor?
  /// Time of the event.
  package var time: Moment?
  /// Golden hour of the event.
  package var goldenHour: Interval?
  /// Blue hour of the event.
  package var blueHour: Interval?
  /// Where the sun crosses the horizon, degrees from north.
  package var azimuth: Measure<Kinds.Angle>?
  /// Inputs of the score.
  package var factors: SunsetFactors?
  /// The parts of the score.
  package var subscores: SunsetSubscores?
  /// Whether clouds along the path of the light were sampled.
  package var pathSource: SunsetPath?
  /// Zenith, middle, horizon, each `#rrggbb`.
  package var gradient: [String]
  /// Whether the event is over; false if there is none.
  package var passed: Bool
  /// Present and true if the user's own evenings changed the weights of the score; `sunset.about` says how.
  package var learned: Bool?
  /// Why there is no score.
  package var reason: SunsetReason?

  package init(date: LocalDate, score: Measure<Kinds.Score>?, asForecast: Measure<Kinds.Score>?, kind: RowKind, preliminary: Bool? = nil, rating: SunsetRating?, label: String?, symbols: Symbols?, explanation: Sentence?, confidence: Int?, interval: Bounds?, rarity: SunsetRarity?, color: SunsetColor?, time: Moment?, goldenHour: Interval?, blueHour: Interval?, azimuth: Measure<Kinds.Angle>?, factors: SunsetFactors?, subscores: SunsetSubscores?, pathSource: SunsetPath?, gradient: [String], passed: Bool, learned: Bool? = nil, reason: SunsetReason?) {
    self.date = date
    self.score = score
    self.asForecast = asForecast
    self.kind = kind
    self.preliminary = preliminary
    self.rating = rating
    self.label = label
    self.symbols = symbols
    self.explanation = explanation
    self.confidence = confidence
    self.interval = interval
    self.rarity = rarity
    self.color = color
    self.time = time
    self.goldenHour = goldenHour
    self.blueHour = blueHour
    self.azimuth = azimuth
    self.factors = factors
    self.subscores = subscores
    self.pathSource = pathSource
    self.gradient = gradient
    self.passed = passed
    self.learned = learned
    self.reason = reason
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("date", date)
    writer.member("score", score)
    writer.member("asForecast", asForecast)
    writer.member("kind", kind)
    if let preliminary { writer.member("preliminary", preliminary) }
    writer.member("rating", rating)
    writer.member("label", label)
    writer.member("symbols", symbols)
    writer.member("explanation", explanation)
    writer.member("confidence", confidence)
    writer.member("interval", interval)
    writer.member("rarity", rarity)
    writer.member("color", color)
    writer.labeled("time", time)
    writer.member("goldenHour", goldenHour)
    writer.member("blueHour", blueHour)
    writer.member("azimuth", azimuth)
    writer.member("factors", factors)
    writer.member("subscores", subscores)
    writer.member("pathSource", pathSource)
    writer.member("gradient", gradient)
    writer.member("passed", passed)
    if let learned { writer.member("learned", learned) }
    writer.member("reason", reason)
    writer.endObject()
  }
}

/// The two numbers behind a score: most evenings are either colorful or not.
package struct SunsetColor: WireWritable {
  /// The chance in words. Localized.
  package var text: Sentence
  /// Chance of a score of 48 or more (`colorful`), percent, if the sky differs from its forecast as forecasts do. At least 50 exactly if the rating is `colorful` or better.
  package var chance: Int
  /// Mean score of the evenings with color, 0…100; null if there are none.
  package var quality: Measure<Kinds.Score>?

  package init(text: Sentence, chance: Int, quality: Measure<Kinds.Score>?) {
    self.text = text
    self.chance = chance
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.member("chance", chance)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// How a score compares with the evenings (or mornings) of its month at the place, drawn from the normals of cloud cover and humidity.
package struct SunsetRarity: WireWritable {
  /// Percent of them with a lower score.
  package var percentile: Int
  /// The same in words. Localized.
  package var text: Sentence

  package init(percentile: Int, text: Sentence) {
    self.percentile = percentile
    self.text = text
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("percentile", percentile)
    writer.member("text", text)
    writer.endObject()
  }
}

/// What may come instead of a forecast sky.
package struct SunsetOutlook: WireWritable {
  /// The median.
  package var score: Measure<Kinds.Score>
  /// Chance that the true score is within 15 points of the median, percent.
  package var confidence: Int
  /// Prediction interval of the score.
  package var interval: Bounds
  /// Chance of color, and its quality if it comes.
  package var color: SunsetColor

  package init(score: Measure<Kinds.Score>, confidence: Int, interval: Bounds, color: SunsetColor) {
    self.score = score
    self.confidence = confidence
    self.interval = interval
    self.color = color
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("score", score)
    writer.member("confidence", confidence)
    writer.member("interval", interval)
    writer.member("color", color)
    writer.endObject()
  }
}

/// The same picture in three sets.
package struct Symbols: WireWritable {
  /// Name of an SF Symbol.
  package var sfSymbol: String
  /// One emoji.
  package var emoji: String
  /// Name in Material Symbols.
  package var material: String

  package init(sfSymbol: String, emoji: String, material: String) {
    self.sfSymbol = sfSymbol
    self.emoji = emoji
    self.material = material
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("sfSymbol", sfSymbol)
    writer.member("emoji", emoji)
    writer.member("material", material)
    writer.endObject()
  }
}

/// Explanation of one factor.
package struct AboutFactor: WireWritable {
  /// Its name in `factors`.
  package var id: String
  /// Display text. Localized.
  package var title: String
  /// Explanation in one sentence. Localized.
  package var text: String
  /// The labels of its scale. Localized.
  package var labels: [String]
  /// The lowest value of each label except the first: percent, optical depth at 550 nm, or kilometers.
  package var thresholds: [Double]
  /// What to draw beside it.
  package var symbols: Symbols

  package init(id: String, title: String, text: String, labels: [String], thresholds: [Double], symbols: Symbols) {
    self.id = id
    self.title = title
    self.text = text
    self.labels = labels
    self.thresholds = thresholds
    self.symbols = symbols
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("text", text)
    writer.member("labels", labels)
    writer.member("thresholds", thresholds)
    writer.member("symbols", symbols)
    writer.endObject()
  }
}

/// Clouds at the event, in percent.
package struct CloudCoverInput: WireReadable {
  /// All layers.
  package var total: Double?
  /// Low.
  package var low: Double?
  /// Middle.
  package var mid: Double?
  /// High.
  package var high: Double?
  /// Mean of the day, for the label.
  package var dailyMean: Double?

  static let memberNames: [String] = ["total", "low", "mid", "high", "dailyMean"]

  package init(total: Double? = nil, low: Double? = nil, mid: Double? = nil, high: Double? = nil, dailyMean: Double? = nil) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
    self.dailyMean = dailyMean
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.total = try fields.number("total", from: 0, to: 100)
    self.low = try fields.number("low", from: 0, to: 100)
    self.mid = try fields.number("mid", from: 0, to: 100)
    self.high = try fields.number("high", from: 0, to: 100)
    self.dailyMean = try fields.number("dailyMean", from: 0, to: 100)
    try fields.end(Self.memberNames)
  }
}

/// Clouds at a distance toward the sun.
package struct PathPoint: WireReadable {
  /// Distance toward the sun.
  package var distanceKm: Double
  /// Low clouds, percent.
  package var low: Double
  /// Middle clouds, percent.
  package var mid: Double
  /// High clouds, percent.
  package var high: Double

  static let memberNames: [String] = ["distanceKm", "low", "mid", "high"]

  package init(distanceKm: Double, low: Double, mid: Double, high: Double) {
    self.distanceKm = distanceKm
    self.low = low
    self.mid = mid
    self.high = high
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.distanceKm = try fields.required("distanceKm", try fields.number("distanceKm", from: 0, to: 1000))
    self.low = try fields.required("low", try fields.number("low", from: 0, to: 100))
    self.mid = try fields.required("mid", try fields.number("mid", from: 0, to: 100))
    self.high = try fields.required("high", try fields.number("high", from: 0, to: 100))
    try fields.end(Self.memberNames)
  }
}

/// One evening at one place.
package struct RankedSunset: WireWritable {
  /// The place.
  package var place: Place
  /// The place's local date.
  package var date: LocalDate
  /// 0…100.
  package var score: Measure<Kinds.Score>?
  /// Present and true while part of the sky is unknown: the score may change. Shown like an estimate.
  package var preliminary: Bool?
  /// What to draw beside the score; null without one.
  package var symbols: Symbols?
  /// Chance of color, and its quality if it comes.
  package var color: SunsetColor?
  /// Time of the event.
  package var time: Moment?

  package init(place: Place, date: LocalDate, score: Measure<Kinds.Score>?, preliminary: Bool? = nil, symbols: Symbols?, color: SunsetColor?, time: Moment?) {
    self.place = place
    self.date = date
    self.score = score
    self.preliminary = preliminary
    self.symbols = symbols
    self.color = color
    self.time = time
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.labeled("date", date)
    writer.member("score", score)
    if let preliminary { writer.member("preliminary", preliminary) }
    writer.member("symbols", symbols)
    writer.member("color", color)
    writer.labeled("time", time)
    writer.endObject()
  }
}

/// What was forecast for an evening before it came.
package struct ObservedForecast: WireWritable {
  /// Score as issued, 0…100.
  package var score: Measure<Kinds.Score>
  /// When it was issued.
  package var issuedAt: Moment
  /// Full days from then to the event.
  package var leadDays: Int
  /// Scoring model and its version.
  package var model: String

  package init(score: Measure<Kinds.Score>, issuedAt: Moment, leadDays: Int, model: String) {
    self.score = score
    self.issuedAt = issuedAt
    self.leadDays = leadDays
    self.model = model
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("score", score)
    writer.member("issuedAt", issuedAt)
    writer.member("leadDays", leadDays)
    writer.member("model", model)
    writer.endObject()
  }
}

/// How a sunset or sunrise was, beside its forecast.
package struct ObservedSunset: WireWritable {
  /// The place's local date.
  package var date: LocalDate
  /// Sunset or sunrise.
  package var event: SunEvent
  /// How good it was.
  package var score: Measure<Kinds.Score>
  /// The forecast of the shortest lead; null if none was asked for before the event.
  package var forecast: ObservedForecast?

  package init(date: LocalDate, event: SunEvent, score: Measure<Kinds.Score>, forecast: ObservedForecast?) {
    self.date = date
    self.event = event
    self.score = score
    self.forecast = forecast
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("date", date)
    writer.member("event", event)
    writer.member("score", score)
    writer.member("forecast", forecast)
    writer.endObject()
  }
}

/// How well evenings were predicted, each from all others.
package struct SunsetComparison: WireWritable {
  /// What predicted.
  package var predictor: SunsetPredictor
  /// Root mean square error, in points.
  package var error: Measure<Kinds.Score>
  /// Range of that error over resampled evenings.
  package var interval: Bounds
  /// Spearman's ρ with the ratings; null if one of both does not vary.
  package var rankCorrelation: Measure<Kinds.Share>?

  package init(predictor: SunsetPredictor, error: Measure<Kinds.Score>, interval: Bounds, rankCorrelation: Measure<Kinds.Share>?) {
    self.predictor = predictor
    self.error = error
    self.interval = interval
    self.rankCorrelation = rankCorrelation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("predictor", predictor)
    writer.member("error", error)
    writer.member("interval", interval)
    writer.member("rankCorrelation", rankCorrelation)
    writer.endObject()
  }
}

/// What the user's own evenings taught, and the proof. From 20 evenings on, weights are learned; from 30 on, a calibration curve too. They are used only where their error is smaller than that of the reasoned weights by more than its standard error.
package struct SunsetLearning: WireWritable {
  /// Observed evenings with a forecast from before; the newest 400 count.
  package var evenings: Int
  /// The one in use; never a baseline.
  package var used: SunsetPredictor
  /// All that was compared, with baselines; empty below 20 evenings.
  package var comparisons: [SunsetComparison]

  package init(evenings: Int, used: SunsetPredictor, comparisons: [SunsetComparison]) {
    self.evenings = evenings
    self.used = used
    self.comparisons = comparisons
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("evenings", evenings)
    writer.member("used", used)
    writer.member("comparisons", comparisons)
    writer.endObject()
  }
}

}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// Result of `sunset.score`.
package struct SunsetScoreResult: TailedResult {
  /// Model used.
  package var model: SunsetModel
  /// Sunset or sunrise.
  package var event: SunEvent
  /// One row per day.
  package var days: [SunsetDay]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(model: SunsetModel, event: SunEvent, days: [SunsetDay], tail: Tail) {
    self.model = model
    self.event = event
    self.days = days
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("model", model)
    writer.member("event", event)
    writer.member("days", days)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `sunset.about`.
package struct SunsetAboutResult: WireWritable {
  /// Heading. Localized.
  package var title: String
  /// One paragraph. Localized.
  package var text: String
  /// The inputs of the score.
  package var factors: [AboutFactor]
  /// The labels of the score. Localized.
  package var labels: [String]
  /// The lowest score of each label except the first.
  package var thresholds: [Double]
  /// What the score cannot know. Localized.
  package var unknowable: [String]
  /// What the user's own evenings taught; null if the store cannot be read.
  package var learning: SunsetLearning?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(title: String, text: String, factors: [AboutFactor], labels: [String], thresholds: [Double], unknowable: [String], learning: SunsetLearning?, dir: TextDirection? = nil) {
    self.title = title
    self.text = text
    self.factors = factors
    self.labels = labels
    self.thresholds = thresholds
    self.unknowable = unknowable
    self.learning = learning
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("title", title)
    writer.member("text", text)
    writer.member("factors", factors)
    writer.member("labels", labels)
    writer.member("thresholds", thresholds)
    writer.member("unknowable", unknowable)
    writer.member("learning", learning)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `sunset.evaluate`.
package struct SunsetEvaluateResult: WireWritable {
  /// Model used.
  package var model: SunsetModel
  /// 0…100.
  package var score: Measure<Kinds.Score>?
  /// The score as a slug.
  package var rating: SunsetRating?
  /// The score in a word. Localized.
  package var label: String?
  /// What to draw beside the score; null without one.
  package var symbols: Symbols?
  /// Explanation in one sentence. Localized.
  package var explanation: Sentence
  /// What `sunset.score` would say if this sky were the forecast for today; null for `classic`.
  package var outlook: SunsetOutlook?
  /// The parts of the score.
  package var subscores: SunsetSubscores?
  /// The inputs with their labels; the visibility is in kilometers.
  package var factors: SunsetFactors
  /// Zenith, middle, horizon, each `#rrggbb`.
  package var gradient: [String]
  /// The unit of every quantity.
  package var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(model: SunsetModel, score: Measure<Kinds.Score>?, rating: SunsetRating?, label: String?, symbols: Symbols?, explanation: Sentence, outlook: SunsetOutlook?, subscores: SunsetSubscores?, factors: SunsetFactors, gradient: [String], units: Units, dir: TextDirection? = nil) {
    self.model = model
    self.score = score
    self.rating = rating
    self.label = label
    self.symbols = symbols
    self.explanation = explanation
    self.outlook = outlook
    self.subscores = subscores
    self.factors = factors
    self.gradient = gradient
    self.units = units
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("model", model)
    writer.member("score", score)
    writer.member("rating", rating)
    writer.member("label", label)
    writer.member("symbols", symbols)
    writer.member("explanation", explanation)
    writer.member("outlook", outlook)
    writer.member("subscores", subscores)
    writer.member("factors", factors)
    writer.member("gradient", gradient)
    writer.member("units", units)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `sunset.best`.
package struct SunsetBestResult: TailedResult {
  /// Model used.
  package var model: SunsetModel
  /// Best first: by score, then by the chance of color; evenings without a score last. Estimates are not ranked.
  package var ranked: [RankedSunset]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(model: SunsetModel, ranked: [RankedSunset], tail: Tail) {
    self.model = model
    self.ranked = ranked
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("model", model)
    writer.member("ranked", ranked)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `sunset.observe`.
package struct SunsetObserveResult: WireWritable {
  /// The evening's local date.
  package var date: LocalDate
  /// What was saved; null if it was removed.
  package var observation: ObservedSunset?
  /// The newest 10 of the place, dates ascending.
  package var recent: [ObservedSunset]
  /// What all observations taught so far.
  package var learning: SunsetLearning
  /// Place the answer is for.
  package var place: Place

  package init(date: LocalDate, observation: ObservedSunset?, recent: [ObservedSunset], learning: SunsetLearning, place: Place) {
    self.date = date
    self.observation = observation
    self.recent = recent
    self.learning = learning
    self.place = place
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("date", date)
    writer.member("observation", observation)
    writer.member("recent", recent)
    writer.member("learning", learning)
    writer.member("place", place)
    writer.endObject()
  }
}

/// Params of `sunset.score`. At most one of `days` and `date` is given.
package struct SunsetScoreParams: PlacedParams, TextParams, NetworkedParams {
  /// Number of days.
  package var days: Int
  /// One day.
  package var date: LocalDate?
  /// Scoring model; that of the setting `sunset.model` if absent, and for sunrises, which `classic` does not score, `afterglow`.
  package var model: SunsetModel?
  /// Sunset or sunrise; `classic` supports only sunset.
  package var event: SunEvent
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["days", "date", "model", "event", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(days: Int = 10, date: LocalDate? = nil, model: SunsetModel? = nil, event: SunEvent = SunEvent.sunset, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.days = days
    self.date = date
    self.model = model
    self.event = event
    self.place = place
    self.units = units
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.days = try fields.integer("days", from: 1, to: 16) ?? 10
    self.date = try fields.value("date")
    self.model = try fields.value("model")
    self.event = try fields.value("event") ?? SunEvent.sunset
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.atMostOne(of: ["days", "date"])
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `sunset.about`.
package struct SunsetAboutParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `sunset.evaluate`.
package struct SunsetEvaluateParams: MethodParams {
  /// Clouds at the event.
  package var cloudCover: CloudCoverInput
  /// Relative humidity, percent.
  package var humidity: Double?
  /// At 550 nm.
  package var aerosolOpticalDepth: Double?
  /// In `units.visibility`.
  package var visibility: Double?
  /// In `units.precipitationRate`.
  package var precipitation: Double?
  /// Clouds toward the sun.
  package var path: [PathPoint]?
  /// Degrees; affects only the gradient.
  package var sunAltitude: Double?
  /// Scoring model; that of the setting `sunset.model` if absent.
  package var model: SunsetModel?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["cloudCover", "humidity", "aerosolOpticalDepth", "visibility", "precipitation", "path", "sunAltitude", "model", "units"] + RequestOptions.memberNames

  package init(cloudCover: CloudCoverInput, humidity: Double? = nil, aerosolOpticalDepth: Double? = nil, visibility: Double? = nil, precipitation: Double? = nil, path: [PathPoint]? = nil, sunAltitude: Double? = nil, model: SunsetModel? = nil, units: UnitsChoice? = nil, request: RequestOptions = RequestOptions()) {
    self.cloudCover = cloudCover
    self.humidity = humidity
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibility = visibility
    self.precipitation = precipitation
    self.path = path
    self.sunAltitude = sunAltitude
    self.model = model
    self.units = units
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.cloudCover = try fields.required("cloudCover", try fields.value("cloudCover"))
    self.humidity = try fields.number("humidity", from: 0, to: 100)
    self.aerosolOpticalDepth = try fields.number("aerosolOpticalDepth", from: 0, to: 10)
    self.visibility = try fields.number("visibility", from: 0, to: 1000000)
    self.precipitation = try fields.number("precipitation", from: 0, to: 1000)
    self.path = try fields.list("path", from: 0, to: 16)
    self.sunAltitude = try fields.number("sunAltitude", from: -90, to: 90)
    self.model = try fields.value("model")
    self.units = try fields.value("units") ?? outer?.units
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.units = units
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      units = newValue.units
      request = newValue.request
    }
  }
}

/// Params of `sunset.best`.
package struct SunsetBestParams: TextParams, NetworkedParams {
  /// Places to compare; the favorites if absent.
  package var places: [PlaceReference]?
  /// Number of days.
  package var days: Int
  /// Scoring model; that of the setting `sunset.model` if absent.
  package var model: SunsetModel?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["places", "days", "model", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(places: [PlaceReference]? = nil, days: Int = 3, model: SunsetModel? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.places = places
    self.days = days
    self.model = model
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.places = try fields.list("places", from: 1, to: 50)
    self.days = try fields.integer("days", from: 1, to: 16) ?? 3
    self.model = try fields.value("model")
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `sunset.observe`. Exactly one of `score` and `remove` is given.
package struct SunsetObserveParams: PlacedParams {
  /// The place's local date; if absent, the latest event that has passed.
  package var date: LocalDate?
  /// Sunset or sunrise.
  package var event: SunEvent
  /// How good it was, from a gray sky to the best of a lifetime.
  package var score: Double?
  /// Removes the observation of the evening.
  package var remove: Bool
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["date", "event", "score", "remove", "place"] + RequestOptions.memberNames

  package init(date: LocalDate? = nil, event: SunEvent = SunEvent.sunset, score: Double? = nil, remove: Bool = false, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.date = date
    self.event = event
    self.score = score
    self.remove = remove
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.date = try fields.value("date")
    self.event = try fields.value("event") ?? SunEvent.sunset
    self.score = try fields.number("score", from: 0, to: 100)
    self.remove = try fields.boolean("remove") ?? false
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.exactlyOne(of: ["score", "remove"])
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// `sunset.score`: Scores how colorful the coming sunsets will be.
package enum SunsetScoreMethod: PagedContract {
  package typealias Params = SunsetScoreParams
  package typealias Result = SunsetScoreResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.sunsetScore
}

/// `sunset.about`: Explains the sunset score.
package enum SunsetAboutMethod: MethodContract {
  package typealias Params = SunsetAboutParams
  package typealias Result = SunsetAboutResult
  package static let name = MethodName.sunsetAbout
}

/// `sunset.evaluate`: Scores a sky described by the caller.
package enum SunsetEvaluateMethod: MethodContract {
  package typealias Params = SunsetEvaluateParams
  package typealias Result = SunsetEvaluateResult
  package static let name = MethodName.sunsetEvaluate
}

/// `sunset.best`: Ranks places and evenings by sunset score.
package enum SunsetBestMethod: PagedContract {
  package typealias Params = SunsetBestParams
  package typealias Result = SunsetBestResult
  package static let tail: TailMembers = [.words, .sources]
  package static let name = MethodName.sunsetBest
}

/// `sunset.observe`: Saves how a sunset was, and learns from it.
package enum SunsetObserveMethod: MethodContract {
  package typealias Params = SunsetObserveParams
  package typealias Result = SunsetObserveResult
  package static let name = MethodName.sunsetObserve
}

}

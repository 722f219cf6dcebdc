// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// Result of `weather.current`.
package struct WeatherCurrentResult: TailedResult {
  /// Time the values are for.
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
  /// Pressure at sea level. In `units.pressure`.
  package var pressure: Measure<Kinds.Pressure>?
  /// Wind at 10 m.
  package var wind: Wind
  /// Clouds by layer.
  package var cloudCover: CloudCover
  /// Visibility. In `units.visibility`.
  package var visibility: Measure<Kinds.Visibility>?
  /// Given if the visibility is beyond the end of the scale.
  package var visibilityBound: VisibilityBound?
  /// UV index.
  package var uvIndex: Measure<Kinds.Tenth>?
  /// Rain and snow, over the interval that the provider has an amount for.
  package var precipitation: IntervalPrecipitation?
  /// Whether the sun is up.
  package var isDay: Bool?
  /// Weather condition.
  package var condition: Condition?
  /// Today's sunrise; null if there is none.
  package var sunrise: Moment?
  /// Today's sunset; null if there is none.
  package var sunset: Moment?
  /// Comparison with the normal of today's climate.
  package var normal: TemperatureNormal?
  /// `observation.current`, if it could be had within two seconds beyond the row. Null if no station counts, or if a warning says that the stations could not be asked.
  package var observed: ObservationCurrentResult?
  /// Values of the row that stations measured instead of a model.
  package var measured: [MeasuredField]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: Moment, temperature: Measure<Kinds.Temperature>?, feelsLike: Measure<Kinds.Temperature>?, feelsLikeMethod: FeelsLikeMethod? = nil, humidity: Measure<Kinds.Percent>?, dewPoint: Measure<Kinds.Temperature>?, pressure: Measure<Kinds.Pressure>?, wind: Wind, cloudCover: CloudCover, visibility: Measure<Kinds.Visibility>?, visibilityBound: VisibilityBound? = nil, uvIndex: Measure<Kinds.Tenth>?, precipitation: IntervalPrecipitation?, isDay: Bool?, condition: Condition?, sunrise: Moment?, sunset: Moment?, normal: TemperatureNormal?, observed: ObservationCurrentResult?, measured: [MeasuredField], tail: Tail) {
    self.time = time
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.feelsLikeMethod = feelsLikeMethod
    self.humidity = humidity
    self.dewPoint = dewPoint
    self.pressure = pressure
    self.wind = wind
    self.cloudCover = cloudCover
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.uvIndex = uvIndex
    self.precipitation = precipitation
    self.isDay = isDay
    self.condition = condition
    self.sunrise = sunrise
    self.sunset = sunset
    self.normal = normal
    self.observed = observed
    self.measured = measured
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if !writer.isContent { writer.labeled("time", time) }
    writer.member("temperature", temperature)
    writer.member("feelsLike", feelsLike)
    if let feelsLikeMethod { writer.member("feelsLikeMethod", feelsLikeMethod) }
    writer.member("humidity", humidity)
    writer.member("dewPoint", dewPoint)
    writer.member("pressure", pressure)
    writer.member("wind", wind)
    writer.member("cloudCover", cloudCover)
    writer.member("visibility", visibility)
    if let visibilityBound { writer.member("visibilityBound", visibilityBound) }
    writer.member("uvIndex", uvIndex)
    writer.member("precipitation", precipitation)
    writer.member("isDay", isDay)
    writer.member("condition", condition)
    writer.labeled("sunrise", sunrise)
    writer.labeled("sunset", sunset)
    writer.member("normal", normal)
    writer.member("observed", observed)
    writer.member("measured", measured)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `weather.overview`.
package struct WeatherOverviewResult: WireWritable {
  /// Place the answer is for.
  package var place: Place
  /// The units used.
  package var units: Units
  /// The parts in the order in which they were asked for, each with its own state.
  package var parts: [OverviewPart]
  /// The four most significant facts of today, after its gravest warning, from the parts `forecast.daily`, `alerts.active` and `sunset.score` about its place, as far as there are any, after the mark `*` if values are corrected by past errors; null without `forecast.daily`. Localized.
  package var headline: String?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(place: Place, units: Units, parts: [OverviewPart], headline: String?, dir: TextDirection? = nil) {
    self.place = place
    self.units = units
    self.parts = parts
    self.headline = headline
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("units", units)
    writer.member("parts", parts)
    writer.member("headline", headline)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `weather.summary`.
package struct WeatherSummaryResult: TailedResult {
  /// One row per day.
  package var days: [SummaryDay]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [SummaryDay], tail: Tail) {
    self.days = days
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("days", days)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `weather.history`.
package struct WeatherHistoryResult: TailedResult {
  /// One row per day.
  package var days: [PastDay]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [PastDay], tail: Tail) {
    self.days = days
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("days", days)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `weather.changes`.
package struct WeatherChangesResult: TailedResult {
  /// The most significant first.
  package var changes: [WeatherChange]
  /// Whether the official warnings are known; if not, an empty list is no all-clear.
  package var warningsKnown: Bool
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(changes: [WeatherChange], warningsKnown: Bool, tail: Tail) {
    self.changes = changes
    self.warningsKnown = warningsKnown
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("changes", changes)
    writer.member("warningsKnown", warningsKnown)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `condition.catalog`.
package struct ConditionCatalogResult: WireWritable {
  /// One entry per kind.
  package var conditions: [ConditionEntry]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(conditions: [ConditionEntry], dir: TextDirection? = nil) {
    self.conditions = conditions
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("conditions", conditions)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `icon.get`.
package struct IconGetResult: TailedResult {
  /// MIME type of the image.
  package var mimeType: String
  /// The image, base64.
  package var data: String
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(mimeType: String, data: String, tail: Tail) {
    self.mimeType = mimeType
    self.data = data
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("mimeType", mimeType)
    writer.member("data", data)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `weather.current`.
package struct WeatherCurrentParams: PlacedParams, TextParams, NetworkedParams {
  /// Whose values the row has where there are both.
  package var prefer: ValuePreference
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

  static let memberNames: [String] = ["prefer", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(prefer: ValuePreference = ValuePreference.model, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.prefer = prefer
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
    self.prefer = try fields.value("prefer") ?? ValuePreference.model
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
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

/// Params of `weather.overview`.
package struct WeatherOverviewParams: PlacedParams, TextParams, NetworkedParams {
  /// Calls whose answers to return, each method once. They take the place, the units and everything else that methods share from here, unless their own `params` say otherwise.
  package var parts: [MethodCall]
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

  static let memberNames: [String] = ["parts", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(parts: [MethodCall] = [MethodCall(method: MethodName.weatherCurrent), MethodCall(method: MethodName.forecastHourly), MethodCall(method: MethodName.forecastDaily), MethodCall(method: MethodName.airQuality), MethodCall(method: MethodName.alertsActive), MethodCall(method: MethodName.sunsetScore)], place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.parts = parts
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
    self.parts = try fields.list("parts", from: 1, to: 16) ?? [MethodCall(method: MethodName.weatherCurrent), MethodCall(method: MethodName.forecastHourly), MethodCall(method: MethodName.forecastDaily), MethodCall(method: MethodName.airQuality), MethodCall(method: MethodName.alertsActive), MethodCall(method: MethodName.sunsetScore)]
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
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

/// Params of `weather.summary`.
package struct WeatherSummaryParams: PlacedParams, TextParams, NetworkedParams {
  /// Number of days.
  package var days: Int
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

  static let memberNames: [String] = ["days", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(days: Int = 1, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.days = days
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
    self.days = try fields.integer("days", from: 1, to: 16) ?? 1
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
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

/// Params of `weather.history`.
package struct WeatherHistoryParams: PlacedParams, NetworkedParams {
  /// Local day, before today at the place; `days` days before today if absent.
  package var date: LocalDate?
  /// Number of days: those before today, or those that end with `date`.
  package var days: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["date", "days", "place", "units", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(date: LocalDate? = nil, days: Int = 1, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.date = date
    self.days = days
    self.place = place
    self.units = units
    self.labels = labels
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.date = try fields.value("date")
    self.days = try fields.integer("days", from: 1, to: 31) ?? 1
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.labels = labels
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
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `weather.changes`.
package struct WeatherChangesParams: PlacedParams, TextParams, NetworkedParams {
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

  static let memberNames: [String] = ["place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
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
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
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

/// Params of `condition.catalog`.
package struct ConditionCatalogParams: MethodParams {
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

/// Params of `icon.get`. Exactly one of `icon` and `code` is given.
package struct IconGetParams: NetworkedParams {
  /// OpenWeatherMap icon code such as `10d`.
  package var icon: String?
  /// WMO weather code.
  package var code: Int?
  /// With `code`: day or night.
  package var isDay: Bool
  /// Preferred edge length in pixels.
  package var size: Int
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["icon", "code", "isDay", "size"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(icon: String? = nil, code: Int? = nil, isDay: Bool = true, size: Int = 100, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.icon = icon
    self.code = code
    self.isDay = isDay
    self.size = size
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.icon = try fields.string("icon", from: 2, to: 8)
    self.code = try fields.integer("code", from: 0, to: 99)
    self.isDay = try fields.boolean("isDay") ?? true
    self.size = try fields.integer("size", from: 16, to: 512) ?? 100
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.exactlyOne(of: ["icon", "code"])
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      network = newValue.network
      request = newValue.request
    }
  }
}

/// `weather.current`: Reports the current weather.
package enum WeatherCurrentMethod: PagedContract {
  package typealias Params = WeatherCurrentParams
  package typealias Result = WeatherCurrentResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.weatherCurrent
}

/// `weather.overview`: Returns everything a weather page shows, in one call.
package enum WeatherOverviewMethod: PartialContract {
  package typealias Params = WeatherOverviewParams
  package typealias Result = WeatherOverviewResult
  package typealias Part = OverviewPart
  package static let name = MethodName.weatherOverview
}

/// `weather.summary`: Says in words what the coming days are like.
package enum WeatherSummaryMethod: PagedContract {
  package typealias Params = WeatherSummaryParams
  package typealias Result = WeatherSummaryResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.weatherSummary
}

/// `weather.history`: Says what past days were like.
package enum WeatherHistoryMethod: TailedContract {
  package typealias Params = WeatherHistoryParams
  package typealias Result = WeatherHistoryResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.weatherHistory
}

/// `weather.changes`: Says what changes in the next 48 hours.
package enum WeatherChangesMethod: PagedContract {
  package typealias Params = WeatherChangesParams
  package typealias Result = WeatherChangesResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.weatherChanges
}

/// `condition.catalog`: Lists every weather condition with its glyphs.
package enum ConditionCatalogMethod: MethodContract {
  package typealias Params = ConditionCatalogParams
  package typealias Result = ConditionCatalogResult
  package static let name = MethodName.conditionCatalog
}

/// `icon.get`: Returns the picture of a weather condition.
package enum IconGetMethod: TailedContract {
  package typealias Params = IconGetParams
  package typealias Result = IconGetResult
  package static let tail: TailMembers = [.words, .sources]
  package static let name = MethodName.iconGet
}

}

// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// Units by quantity; quantities that are not named follow `preset`.
package struct UnitPreferences: WireReadable {
  /// Set that the other members modify; the configured set if absent.
  package var preset: UnitPreset?
  /// Of temperatures.
  package var temperature: TemperatureUnit?
  /// Of differences of temperatures; follows `temperature` when absent.
  package var temperatureDifference: TemperatureUnit?
  /// Of wind speeds and gusts.
  package var windSpeed: WindSpeedUnit?
  /// Of pressures at sea level.
  package var pressure: PressureUnit?
  /// Of amounts of rain.
  package var precipitation: PrecipitationUnit?
  /// Of rates of rain; follows `precipitation` when absent.
  package var precipitationRate: PrecipitationRateUnit?
  /// Of fresh snow.
  package var snowfall: SnowfallUnit?
  /// Of visibilities.
  package var visibility: DistanceUnit?
  /// Of distances.
  package var distance: DistanceUnit?
  /// Of heights above the sea.
  package var elevation: ElevationUnit?
  /// Of concentrations.
  package var pollutant: PollutantUnit?

  static let memberNames: [String] = ["preset", "temperature", "temperatureDifference", "windSpeed", "pressure", "precipitation", "precipitationRate", "snowfall", "visibility", "distance", "elevation", "pollutant"]

  package init(preset: UnitPreset? = nil, temperature: TemperatureUnit? = nil, temperatureDifference: TemperatureUnit? = nil, windSpeed: WindSpeedUnit? = nil, pressure: PressureUnit? = nil, precipitation: PrecipitationUnit? = nil, precipitationRate: PrecipitationRateUnit? = nil, snowfall: SnowfallUnit? = nil, visibility: DistanceUnit? = nil, distance: DistanceUnit? = nil, elevation: ElevationUnit? = nil, pollutant: PollutantUnit? = nil) {
    self.preset = preset
    self.temperature = temperature
    self.temperatureDifference = temperatureDifference
    self.windSpeed = windSpeed
    self.pressure = pressure
    self.precipitation = precipitation
    self.precipitationRate = precipitationRate
    self.snowfall = snowfall
    self.visibility = visibility
    self.distance = distance
    self.elevation = elevation
    self.pollutant = pollutant
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.preset = try fields.value("preset")
    self.temperature = try fields.value("temperature")
    self.temperatureDifference = try fields.value("temperatureDifference")
    self.windSpeed = try fields.value("windSpeed")
    self.pressure = try fields.value("pressure")
    self.precipitation = try fields.value("precipitation")
    self.precipitationRate = try fields.value("precipitationRate")
    self.snowfall = try fields.value("snowfall")
    self.visibility = try fields.value("visibility")
    self.distance = try fields.value("distance")
    self.elevation = try fields.value("elevation")
    self.pollutant = try fields.value("pollutant")
    try fields.end(Self.memberNames)
  }
}

/// Whether times get labels: `6:12 AM`, `6 AM`, `6/21`; or labels of equal length.
package enum LabelsChoice: WireReadable {
  case boolean(Bool)
  case labelStyle(LabelStyle)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .bool: self = .boolean(try Bool(value, at: path))
    case .string: self = .labelStyle(try LabelStyle(value, at: path))
    default: throw .type(.expectedBooleanOrString, at: path)
    }
  }
}

/// A named set of units, or units by quantity.
package enum UnitsChoice: WireReadable {
  case unitSet(UnitSet)
  case unitPreferences(UnitPreferences)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .string: self = .unitSet(try UnitSet(value, at: path))
    case .object: self = .unitPreferences(try UnitPreferences(value, at: path))
    case .array where value.count == 0: self = .unitPreferences(try UnitPreferences(value, at: path))
    default: throw .type(.expectedStringOrObject, at: path)
    }
  }
}

/// The unit of every quantity in this result.
package struct Units: WireWritable {
  /// Of temperatures.
  package var temperature: TemperatureUnit
  /// Of differences of temperatures (scaled, never shifted by 32).
  package var temperatureDifference: TemperatureUnit
  /// Of wind speeds and gusts.
  package var windSpeed: WindSpeedUnit
  /// Of pressures at sea level.
  package var pressure: PressureUnit
  /// Of amounts of rain.
  package var precipitation: PrecipitationUnit
  /// Of rates of rain.
  package var precipitationRate: PrecipitationRateUnit
  /// Of fresh snow.
  package var snowfall: SnowfallUnit
  /// Of visibilities.
  package var visibility: DistanceUnit
  /// Of distances without a unit in their name.
  package var distance: DistanceUnit
  /// Of heights above the sea, `place.elevation` excepted.
  package var elevation: ElevationUnit
  /// Of concentrations.
  package var pollutant: PollutantUnit

  package init(temperature: TemperatureUnit, temperatureDifference: TemperatureUnit, windSpeed: WindSpeedUnit, pressure: PressureUnit, precipitation: PrecipitationUnit, precipitationRate: PrecipitationRateUnit, snowfall: SnowfallUnit, visibility: DistanceUnit, distance: DistanceUnit, elevation: ElevationUnit, pollutant: PollutantUnit) {
    self.temperature = temperature
    self.temperatureDifference = temperatureDifference
    self.windSpeed = windSpeed
    self.pressure = pressure
    self.precipitation = precipitation
    self.precipitationRate = precipitationRate
    self.snowfall = snowfall
    self.visibility = visibility
    self.distance = distance
    self.elevation = elevation
    self.pollutant = pollutant
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("temperatureDifference", temperatureDifference)
    writer.member("windSpeed", windSpeed)
    writer.member("pressure", pressure)
    writer.member("precipitation", precipitation)
    writer.member("precipitationRate", precipitationRate)
    writer.member("snowfall", snowfall)
    writer.member("visibility", visibility)
    writer.member("distance", distance)
    writer.member("elevation", elevation)
    writer.member("pollutant", pollutant)
    writer.endObject()
  }
}

/// A place by its parts: an `id`, a pair of coordinates or a `name`. Any `place` of a result is accepted, whole or in part; given members take precedence over looked-up ones.
package struct PlaceFields: WireReadable {
  /// The opaque id of an earlier result.
  package var id: String?
  /// Name to show; also the name to look up if nothing else identifies the place.
  package var name: String?
  /// Degrees north.
  package var latitude: Double?
  /// Degrees east, wrapped to −180…180.
  package var longitude: Double?
  /// IANA time zone.
  package var timeZone: String?
  /// Meters above the sea.
  package var elevation: Double?
  /// Country.
  package var country: String?
  /// ISO 3166-1 alpha-2.
  package var countryCode: String?
  /// State, province or region.
  package var admin1: String?
  /// Inhabitants.
  package var population: Int?
  /// Full name; not used for lookup.
  package var displayName: String?
  /// Accepted because results carry it; not used.
  package var timeZoneSource: TimeZoneSource?
  /// Accepted because results carry it; not used.
  package var distanceKm: Double?
  /// Accepted because results carry it; not used.
  package var bearing: Int?
  /// Accepted because results carry it; not used.
  package var localTime: Instant?
  /// Accepted because results carry it; not used.
  package var localTimeLabels: TimeLabels?

  static let memberNames: [String] = ["id", "name", "latitude", "longitude", "timeZone", "elevation", "country", "countryCode", "admin1", "population", "displayName", "timeZoneSource", "distanceKm", "bearing", "localTime", "localTimeLabels"]

  package init(id: String? = nil, name: String? = nil, latitude: Double? = nil, longitude: Double? = nil, timeZone: String? = nil, elevation: Double? = nil, country: String? = nil, countryCode: String? = nil, admin1: String? = nil, population: Int? = nil, displayName: String? = nil, timeZoneSource: TimeZoneSource? = nil, distanceKm: Double? = nil, bearing: Int? = nil, localTime: Instant? = nil, localTimeLabels: TimeLabels? = nil) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.elevation = elevation
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.population = population
    self.displayName = displayName
    self.timeZoneSource = timeZoneSource
    self.distanceKm = distanceKm
    self.bearing = bearing
    self.localTime = localTime
    self.localTimeLabels = localTimeLabels
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.id = try fields.string("id", from: 1, to: 128)
    self.name = try fields.string("name", from: 1, to: 200)
    self.latitude = try fields.number("latitude", from: -90, to: 90)
    self.longitude = try fields.number("longitude", from: -360, to: 360)
    self.timeZone = try fields.string("timeZone", from: 1, to: 64)
    self.elevation = try fields.number("elevation", from: -500, to: 9000)
    self.country = try fields.string("country", to: 200)
    self.countryCode = try fields.string("countryCode", to: 2)
    self.admin1 = try fields.string("admin1", to: 200)
    self.population = try fields.integer("population", from: 0)
    self.displayName = try fields.string("displayName", to: 400)
    self.timeZoneSource = try fields.value("timeZoneSource")
    self.distanceKm = try fields.number("distanceKm", from: 0)
    self.bearing = try fields.integer("bearing", from: 0, to: 359)
    self.localTime = try fields.value("localTime")
    self.localTimeLabels = try fields.value("localTimeLabels")
    try fields.end(Self.memberNames)
  }
}

/// A place: a name, `"latitude,longitude"`, or its parts.
package enum PlaceReference: WireReadable {
  case string(String)
  case placeFields(PlaceFields)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .string: self = .string(try String(value, at: path, from: 1, to: 200))
    case .object: self = .placeFields(try PlaceFields(value, at: path))
    case .array where value.count == 0: self = .placeFields(try PlaceFields(value, at: path))
    default: throw .type(.expectedStringOrObject, at: path)
    }
  }
}

/// A resolved place.
package struct Place: WireWritable {
  /// Opaque, at most 128 bytes, valid across restarts and offline; `"lat,lon"` to four decimals for coordinates.
  package var id: String
  /// Name of the place.
  package var name: String
  /// Name, admin1 and country, without empty or repeated parts.
  package var displayName: String
  /// Degrees north.
  package var latitude: Measure<Kinds.HundredThousandth>
  /// Degrees east.
  package var longitude: Measure<Kinds.HundredThousandth>
  /// Meters above the sea.
  package var elevation: Measure<Kinds.Tenth>?
  /// Country.
  package var country: String?
  /// ISO 3166-1 alpha-2.
  package var countryCode: String?
  /// State, province or region.
  package var admin1: String?
  /// IANA time zone.
  package var timeZone: String
  /// Where the time zone comes from.
  package var timeZoneSource: TimeZoneSource
  /// Inhabitants.
  package var population: Int?
  /// Distance from the coordinates to the gazetteer place they are named after.
  package var distanceKm: Measure<Kinds.Tenth>?
  /// Direction from that place to the coordinates, degrees clockwise from north; absent within it.
  package var bearing: Int?

  package init(id: String, name: String, displayName: String, latitude: Measure<Kinds.HundredThousandth>, longitude: Measure<Kinds.HundredThousandth>, elevation: Measure<Kinds.Tenth>?, country: String?, countryCode: String?, admin1: String?, timeZone: String, timeZoneSource: TimeZoneSource, population: Int?, distanceKm: Measure<Kinds.Tenth>? = nil, bearing: Int? = nil) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.timeZone = timeZone
    self.timeZoneSource = timeZoneSource
    self.population = population
    self.distanceKm = distanceKm
    self.bearing = bearing
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("displayName", displayName)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("elevation", elevation)
    writer.member("country", country)
    writer.member("countryCode", countryCode)
    writer.member("admin1", admin1)
    writer.member("timeZone", timeZone)
    writer.member("timeZoneSource", timeZoneSource)
    writer.member("population", population)
    if let distanceKm { writer.member("distanceKm", distanceKm) }
    if let bearing { writer.member("bearing", bearing) }
    writer.endObject()
  }
}

/// The weakest part of what an answer was made from.
package struct Source: WireWritable {
  /// Provider of the data; null if computed locally.
  package var provider: SourceProvider?
  /// How the answer was obtained.
  package var kind: SourceKind
  /// When the data were fetched.
  package var fetchedAt: Moment?
  /// Age of the data.
  package var ageSeconds: Int?
  /// Whether the data are older than requested.
  package var stale: Bool
  /// When newer data may be available.
  package var expiresAt: Moment?

  package init(provider: SourceProvider?, kind: SourceKind, fetchedAt: Moment?, ageSeconds: Int?, stale: Bool, expiresAt: Moment?) {
    self.provider = provider
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.expiresAt = expiresAt
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("kind", kind)
    writer.member("fetchedAt", fetchedAt)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("expiresAt", expiresAt)
    writer.endObject()
  }
}

/// The source of one product.
package struct ProductSource: WireWritable {
  /// What was fetched, such as `forecast` or `air`.
  package var product: String
  /// Provider of the data; null if computed locally.
  package var provider: SourceProvider?
  /// How the answer was obtained.
  package var kind: SourceKind
  /// When the data were fetched.
  package var fetchedAt: Moment?
  /// Age of the data.
  package var ageSeconds: Int?
  /// Whether the data are older than requested.
  package var stale: Bool
  /// When newer data may be available.
  package var expiresAt: Moment?
  /// Only for a source that completes those of the same product before it: the parts that it gives where they have none, or less. Values of a part are never mixed.
  package var completes: [ForecastPart]?

  package init(product: String, provider: SourceProvider?, kind: SourceKind, fetchedAt: Moment?, ageSeconds: Int?, stale: Bool, expiresAt: Moment?, completes: [ForecastPart]? = nil) {
    self.product = product
    self.provider = provider
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.expiresAt = expiresAt
    self.completes = completes
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("product", product)
    writer.member("provider", provider)
    writer.member("kind", kind)
    writer.member("fetchedAt", fetchedAt)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("expiresAt", expiresAt)
    if let completes { writer.member("completes", completes) }
    writer.endObject()
  }
}

/// Credit that must be shown with the data.
package struct Attribution: WireWritable {
  /// What to show.
  package var text: String
  /// Link to show with the text.
  package var url: String?
  /// Name of the license.
  package var license: String?

  package init(text: String, url: String?, license: String?) {
    self.text = text
    self.url = url
    self.license = license
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.member("url", url)
    writer.member("license", license)
    writer.endObject()
  }
}

/// A notice about an answer.
package struct Warning: WireWritable {
  /// What it is about.
  package var code: WarningCode
  /// One sentence for people. Localized.
  package var message: Sentence
  /// JSON Pointers into the result.
  package var paths: [String]
  /// With `throttled`: seconds until a retry is useful.
  package var retryAfterSeconds: Int?

  package init(code: WarningCode, message: Sentence, paths: [String], retryAfterSeconds: Int? = nil) {
    self.code = code
    self.message = message
    self.paths = paths
    self.retryAfterSeconds = retryAfterSeconds
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("message", message)
    writer.member("paths", paths)
    if let retryAfterSeconds { writer.member("retryAfterSeconds", retryAfterSeconds) }
    writer.endObject()
  }
}

/// A token chosen by the client; returned unchanged.
package enum ProgressToken: WireReadable, WireWritable {
  case string(String)
  case integer(Int)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .string: self = .string(try String(value, at: path, from: 0, to: 256))
    case .number: self = .integer(try Int(value, at: path))
    default: throw .type(.expectedStringOrNumber, at: path)
    }
  }

  package func write(to writer: inout ResultWriter) {
    switch self {
    case .string(let value): writer.value(value)
    case .integer(let value): writer.value(value)
    }
  }
}

/// A time as people of the locale write it; `timeFormat` selects the clock.
package struct TimeLabels: WireReadable, WireWritable {
  /// Hour and minute; null for a date. Localized.
  package var time: String?
  /// Hour; null for a date. Localized.
  package var hour: String?
  /// Month and day. Localized.
  package var day: String
  /// Day of the week. Localized.
  package var weekday: String

  static let memberNames: [String] = ["time", "hour", "day", "weekday"]

  package init(time: String?, hour: String?, day: String, weekday: String) {
    self.time = time
    self.hour = hour
    self.day = day
    self.weekday = weekday
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.time = try fields.required("time", try fields.string("time"))
    self.hour = try fields.required("hour", try fields.string("hour"))
    self.day = try fields.required("day", try fields.string("day"))
    self.weekday = try fields.required("weekday", try fields.string("weekday"))
    try fields.end(Self.memberNames)
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("time", time)
    writer.member("hour", hour)
    writer.member("day", day)
    writer.member("weekday", weekday)
    writer.endObject()
  }
}

/// A span of time.
package struct Interval: WireWritable {
  /// First instant.
  package var start: Moment?
  /// Last instant.
  package var end: Moment?

  package init(start: Moment?, end: Moment?) {
    self.start = start
    self.end = end
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("start", start)
    writer.labeled("end", end)
    writer.endObject()
  }
}

/// The bounds of a number.
package struct Bounds: WireWritable {
  /// Lower bound.
  package var low: Amount
  /// Upper bound.
  package var high: Amount
  /// Probability that the number is between them, percent, if they have one.
  package var level: Int?

  package init(low: Amount, high: Amount, level: Int? = nil) {
    self.low = low
    self.high = high
    self.level = level
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("low", low)
    writer.member("high", high)
    if let level { writer.member("level", level) }
    writer.endObject()
  }
}

/// Smallest and largest value allowed.
package struct NumericRange: WireWritable {
  /// Smallest value.
  package var minimum: Double?
  /// Largest value.
  package var maximum: Double?

  package init(minimum: Double?, maximum: Double?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("minimum", minimum)
    writer.member("maximum", maximum)
    writer.endObject()
  }
}

/// Machine-readable details of an error.
package struct ErrorData: WireWritable {
  /// What went wrong.
  package var kind: ErrorKind
  /// Whether the same call may succeed later.
  package var retryable: Bool
  /// Exact cause: one of the kind's reasons in `errors.json`.
  package var reason: String?
  /// What the user can do about it, in English.
  package var hint: String?
  /// What went wrong and what to do about it, whole sentences in the language of the reader. Absent where that is English: `message` and `hint` say it. Localized.
  package var text: String?
  /// Provider that caused the error.
  package var provider: SourceProvider?
  /// JSON Pointer relative to `params`; `""` is `params` itself.
  package var path: String?
  /// The place that could not be found, if no param names it: the current location as given by `initialize`, `ALMANAC_LOCATION` or the configuration.
  package var place: String?
  /// Allowed values, or the names of the params of which one is allowed.
  package var allowed: [String]?
  /// Allowed range.
  package var range: NumericRange?
  /// Suggestions.
  package var didYouMean: [String]?
  /// HTTP status of the provider's response.
  package var httpStatus: Int?
  /// Seconds until a retry is useful.
  package var retryAfterSeconds: Int?
  /// Name of the limit that was exceeded.
  package var limit: String?
  /// Value of the limit.
  package var max: Int?
  /// What is supported instead.
  package var supported: [String]?

  package init(kind: ErrorKind, retryable: Bool, reason: String? = nil, hint: String? = nil, text: String? = nil, provider: SourceProvider? = nil, path: String? = nil, place: String? = nil, allowed: [String]? = nil, range: NumericRange? = nil, didYouMean: [String]? = nil, httpStatus: Int? = nil, retryAfterSeconds: Int? = nil, limit: String? = nil, max: Int? = nil, supported: [String]? = nil) {
    self.kind = kind
    self.retryable = retryable
    self.reason = reason
    self.hint = hint
    self.text = text
    self.provider = provider
    self.path = path
    self.place = place
    self.allowed = allowed
    self.range = range
    self.didYouMean = didYouMean
    self.httpStatus = httpStatus
    self.retryAfterSeconds = retryAfterSeconds
    self.limit = limit
    self.max = max
    self.supported = supported
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("retryable", retryable)
    if let reason { writer.member("reason", reason) }
    if let hint { writer.member("hint", hint) }
    if let text { writer.member("text", text) }
    if let provider { writer.member("provider", provider) }
    if let path { writer.member("path", path) }
    if let place { writer.member("place", place) }
    if let allowed { writer.member("allowed", allowed) }
    if let range { writer.member("range", range) }
    if let didYouMean { writer.member("didYouMean", didYouMean) }
    if let httpStatus { writer.member("httpStatus", httpStatus) }
    if let retryAfterSeconds { writer.member("retryAfterSeconds", retryAfterSeconds) }
    if let limit { writer.member("limit", limit) }
    if let max { writer.member("max", max) }
    if let supported { writer.member("supported", supported) }
    writer.endObject()
  }
}

/// An error as JSON-RPC carries it.
package struct ErrorObject: WireWritable {
  /// Code of the kind.
  package var code: Int
  /// Fixed sentence for the kind and reason.
  package var message: String
  /// The details.
  package var data: ErrorData?

  package init(code: Int, message: String, data: ErrorData?) {
    self.code = code
    self.message = message
    self.data = data
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("message", message)
    writer.member("data", data)
    writer.endObject()
  }
}

/// A range of years.
package struct ListSpan: WireReadable {
  /// First year.
  package var from: Int
  /// Last year; at most 151 years in all.
  package var to: Int
  /// Years between two rows.
  package var step: Int

  static let memberNames: [String] = ["from", "to", "step"]

  package init(from: Int, to: Int, step: Int = 1) {
    self.from = from
    self.to = to
    self.step = step
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.from = try fields.required("from", try fields.integer("from", from: 1950, to: 2100))
    self.to = try fields.required("to", try fields.integer("to", from: 1950, to: 2100))
    self.step = try fields.integer("step", from: 1, to: 150) ?? 1
    try fields.end(Self.memberNames)
  }
}

/// A call inside another one. What its params lack of those that methods share is taken from the outer call.
package struct MethodCall: WireReadable {
  /// A method that changes nothing and is not made of others.
  package var method: MethodName
  /// Params of the method.
  package var params: JSONValue?

  static let memberNames: [String] = ["method", "params"]

  package init(method: MethodName, params: JSONValue? = nil) {
    self.method = method
    self.params = params
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.method = try fields.required("method", try fields.method("method", among: MethodName.reading))
    self.params = try fields.object("params")
    try fields.end(Self.memberNames)
  }
}

}

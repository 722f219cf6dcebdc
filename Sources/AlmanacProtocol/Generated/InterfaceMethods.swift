// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `status.text`.
package struct StatusTextResult: TailedResult {
  /// The line.
  package var text: String
  /// Kind of weather, for choosing an icon.
  package var alt: String
  /// Several lines with more detail. Localized.
  package var tooltip: String
  /// The tooltip in sentences to be read aloud: units in words, no symbols. Localized.
  package var speech: String
  /// Slugs for styling: the kind of weather; `day` or `night`; `source.kind`; `estimate`, `stale` and `corrected` if they apply to a value of the line; `alert` and `alert-` with its severity if an official warning is in force at the place or begins within a day, for the gravest one; `alerts-unknown` if nobody who would know has said which warnings are in force.
  package var `class`: [String]
  /// Relative humidity, percent.
  package var percentage: Int?
  /// `≈` if a value of the line is an estimate, `*` if one is corrected by past errors, otherwise empty. Already part of `text`.
  package var mark: String
  /// Age of a stale value of the line; null if none is stale. Already part of `text`.
  package var age: String?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(text: String, alt: String, tooltip: String, speech: String, `class`: [String], percentage: Int?, mark: String, age: String?, tail: Tail) {
    self.text = text
    self.alt = alt
    self.tooltip = tooltip
    self.speech = speech
    self.`class` = `class`
    self.percentage = percentage
    self.mark = mark
    self.age = age
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.member("alt", alt)
    writer.member("tooltip", tooltip)
    writer.member("speech", speech)
    writer.member("class", `class`)
    writer.member("percentage", percentage)
    writer.member("mark", mark)
    writer.member("age", age)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `chart.render`.
package struct ChartRenderResult: TailedResult {
  /// MIME type of `text`.
  package var mimeType: String
  /// The chart. Localized.
  package var text: String
  /// Pixels or columns.
  package var width: Int
  /// Pixels or rows.
  package var height: Int
  /// Description of the chart in words. Localized.
  package var alt: String
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(mimeType: String, text: String, width: Int, height: Int, alt: String, tail: Tail) {
    self.mimeType = mimeType
    self.text = text
    self.width = width
    self.height = height
    self.alt = alt
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("mimeType", mimeType)
    writer.member("text", text)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("alt", alt)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `status.text`. At most one of `format` and `preset` is given.
package struct StatusTextParams: PlacedParams, NetworkedParams {
  /// What to write. Letters: %c icon, %C condition, %x plain symbol, %t temperature, %f feels like, %h humidity, %w wind, %l place, %p precipitation, %o its probability, %P pressure, %u UV index, %m moon, %M its age in days, %D dawn, %S sunrise, %z noon, %s sunset, %d dusk, %T time, %Z time zone, %a age, %e mark. Names: {place}, {name}, {country}, {time}, {date}, {weekday}, {timeZone}, {icon}, {symbol}, {condition}, {temperature}, {feelsLike}, {humidity}, {dewPoint}, {pressure}, {wind}, {windSpeed}, {gust}, {compass}, {cloudCover}, {visibility}, {uvIndex}, {precipitation}, {normal}, {anomaly}, {temperatureMin}, {temperatureMax}, {precipitationProbability}, {rainIn}, {dawn}, {sunrise}, {noon}, {sunset}, {dusk}, {goldenHour}, {dayLength}, {moonIcon}, {moonPhase}, {moonAge}, {moonIllumination}, {sunsetScore}, {sunsetRating}, {aqi}, {alert} (the gravest warning, as its sender calls it; empty if none is in force, "–" if that is not known), {alertCount}, {source}, {age} (since the weather was fetched), {mark} (≈ before an estimate, * before a value that is corrected by past errors, else nothing). A format without `{mark}` gets it before the first value of each kind, one without `{age}` the age of stale values at its end.
  package var format: String?
  /// A predefined format; `1` if both are absent.
  package var preset: StatusPreset?
  /// Set of glyphs.
  package var iconSet: IconSet
  /// Markup to escape in the values; the format's own text is not changed.
  package var escape: EscapeStyle
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["format", "preset", "iconSet", "escape", "place", "units"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(format: String? = nil, preset: StatusPreset? = nil, iconSet: IconSet = IconSet.emoji, escape: EscapeStyle = EscapeStyle.none, place: PlaceReference? = nil, units: UnitsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.format = format
    self.preset = preset
    self.iconSet = iconSet
    self.escape = escape
    self.place = place
    self.units = units
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.format = try fields.string("format", from: 1, to: 512)
    self.preset = try fields.value("preset")
    self.iconSet = try fields.value("iconSet") ?? IconSet.emoji
    self.escape = try fields.value("escape") ?? EscapeStyle.none
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.atMostOne(of: ["format", "preset"])
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      network = newValue.network
      request = newValue.request
    }
  }
}

/// What `chart.render` is about: its `kind`, with params.
package enum ChartSubject: Sendable {
  case temperature(ForecastHourlyParams)
  case precipitation(ForecastHourlyParams)
  case sunset(SunsetScoreParams)
  case projection(ClimateProjectParams)
  case sun(SunTimesParams)
  case map(MapChartParams)
  case skill(ForecastSkillParams)
  case reliability(ForecastSkillParams)

  package var kind: ChartKind {
    switch self {
    case .temperature: .temperature
    case .precipitation: .precipitation
    case .sunset: .sunset
    case .projection: .projection
    case .sun: .sun
    case .map: .map
    case .skill: .skill
    case .reliability: .reliability
    }
  }

  init(
    _ kind: ChartKind, _ params: JSONValue?, at path: String, inheriting outer: SharedParams
  ) throws(Failure) {
    switch kind {
    case .temperature:
      self = .temperature(try ForecastHourlyParams(params, at: path, inheriting: outer))
    case .precipitation:
      self = .precipitation(try ForecastHourlyParams(params, at: path, inheriting: outer))
    case .sunset:
      self = .sunset(try SunsetScoreParams(params, at: path, inheriting: outer))
    case .projection:
      self = .projection(try ClimateProjectParams(params, at: path, inheriting: outer))
    case .sun:
      self = .sun(try SunTimesParams(params, at: path, inheriting: outer))
    case .map:
      if let params {
        self = .map(try MapChartParams(params, at: path))
      } else {
        self = .map(MapChartParams())
      }
    case .skill:
      self = .skill(try ForecastSkillParams(params, at: path, inheriting: outer))
    case .reliability:
      self = .reliability(try ForecastSkillParams(params, at: path, inheriting: outer))
    }
  }

  func shared(over outer: SharedParams) -> SharedParams {
    switch self {
    case .temperature(let params): params.shared(over: outer)
    case .precipitation(let params): params.shared(over: outer)
    case .sunset(let params): params.shared(over: outer)
    case .projection(let params): params.shared(over: outer)
    case .sun(let params): params.shared(over: outer)
    case .map: outer
    case .skill(let params): params.shared(over: outer)
    case .reliability(let params): params.shared(over: outer)
    }
  }
}

/// Params of `chart.render`.
package struct ChartRenderParams: PlacedParams, NetworkedParams {
  /// `kind`, with the params of what it is about.
  package var subject: ChartSubject
  /// SVG or text.
  package var format: ChartFormat
  /// Width in pixels, or in columns of text.
  package var width: Int?
  /// Height in pixels, or in rows of text.
  package var height: Int?
  /// Color theme.
  package var theme: ChartTheme
  /// For `text`: whether to use color escapes.
  package var ansi: Bool
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["kind", "params", "format", "width", "height", "theme", "ansi", "place", "units"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(subject: ChartSubject, format: ChartFormat = ChartFormat.svg, width: Int? = nil, height: Int? = nil, theme: ChartTheme = ChartTheme.light, ansi: Bool = false, place: PlaceReference? = nil, units: UnitsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.subject = subject
    self.format = format
    self.width = width
    self.height = height
    self.theme = theme
    self.ansi = ansi
    self.place = place
    self.units = units
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    let kind: ChartKind = try fields.required("kind", try fields.value("kind"))
    self.format = try fields.value("format") ?? ChartFormat.svg
    self.width = try fields.integer("width", from: 10, to: 4096)
    self.height = try fields.integer("height", from: 3, to: 4096)
    self.theme = try fields.value("theme") ?? ChartTheme.light
    self.ansi = try fields.boolean("ansi") ?? false
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    let given = SharedParams(place: place, units: units, network: network, request: request)
    self.subject = try ChartSubject(
      kind, try fields.object("params"),
      at: fields.pointer("params"), inheriting: given)
    self.shared = self.subject.shared(over: given)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      network = newValue.network
      request = newValue.request
    }
  }
}

/// `status.text`: Writes one line for a status bar.
package enum StatusTextMethod: TailedContract {
  package typealias Params = StatusTextParams
  package typealias Result = StatusTextResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.statusText
}

/// `chart.render`: Draws a chart of a forecast, or a map.
package enum ChartRenderMethod: TailedContract {
  package typealias Params = ChartRenderParams
  package typealias Result = ChartRenderResult
  package static let tail: TailMembers = [.place, .words, .sources]
  package static let name = MethodName.chartRender
}

}

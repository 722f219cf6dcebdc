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
  /// Slugs for styling: the kind of weather; `day` or `night`; `source.kind`; `estimate`, `stale` and `corrected` if they apply to a value of the line; `alert`; `alerts-unknown` if the line shows the official warnings and they could not be had.
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

  package func write(to writer: inout JSONWriter) {
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

  package func write(to writer: inout JSONWriter) {
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
  /// What to write. Letters: %c icon, %C condition, %x plain symbol, %t temperature, %f feels like, %h humidity, %w wind, %l place, %p precipitation, %o its probability, %P pressure, %u UV index, %m moon, %M its age in days, %D dawn, %S sunrise, %z noon, %s sunset, %d dusk, %T time, %Z time zone, %a age, %e mark. Names: {place}, {name}, {country}, {time}, {date}, {weekday}, {timeZone}, {icon}, {symbol}, {condition}, {temperature}, {feelsLike}, {humidity}, {dewPoint}, {pressure}, {wind}, {windSpeed}, {gust}, {compass}, {cloudCover}, {visibility}, {uvIndex}, {precipitation}, {normal}, {anomaly}, {temperatureMin}, {temperatureMax}, {precipitationProbability}, {rainIn}, {dawn}, {sunrise}, {noon}, {sunset}, {dusk}, {goldenHour}, {dayLength}, {moonIcon}, {moonPhase}, {moonAge}, {moonIllumination}, {sunsetScore}, {sunsetRating}, {aqi}, {alert}, {alertCount}, {source}, {age} (since the weather was fetched), {mark} (≈ before an estimate, * before a value that is corrected by past errors, else nothing). A format without `{mark}` gets it before the first value of each kind, one without `{age}` the age of stale values at its end.
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

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.format = try fields.string("format", from: 1, to: 512)
    self.preset = try fields.value("preset")
    self.iconSet = try fields.value("iconSet") ?? IconSet.emoji
    self.escape = try fields.value("escape") ?? EscapeStyle.none
    self.place = try fields.value("place")
    self.units = try fields.value("units")
    self.network = try NetworkOptions(fields)
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
    try fields.atMostOne(of: ["format", "preset"])
  }

  package var shared: SharedParams {
    get { SharedParams(place: place, units: units, network: network, request: request) }
    set {
      place = newValue.place
      units = newValue.units
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `chart.render`.
package struct ChartRenderParams: PlacedParams, NetworkedParams {
  /// What to draw.
  package var kind: ChartKind
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
  /// Param of `skill`: what was forecast; temperature if absent.
  package var variable: SkillVariable?
  /// Param of `temperature` and `precipitation`.
  package var hours: Int?
  /// Param of `sunset` and `sun`.
  package var days: Int?
  /// Param of `sun`, `sunset` and `projection`.
  package var date: WireDate?
  /// Param of `sunset`.
  package var event: SunEvent?
  /// Param of `sun`.
  package var elevationAngle: Double?
  /// Param of `projection`.
  package var temperature: Double?
  /// Param of `projection`.
  package var humidity: Double?
  /// Param of `projection`.
  package var condition: ConditionInput?
  /// Param of `projection`.
  package var year: Int?
  /// Param of `projection`.
  package var years: ListSpan?
  /// Param of `projection`.
  package var scenario: Scenario?
  /// Param of `projection`.
  package var interventions: Interventions?
  /// Param of `sunset` and `projection`.
  package var model: ChartModel?
  /// Param of `map`: kilometers from its left edge to its right; from 20000 on it is a map of the world with the sunset of the place and the favorites, else of the weather around the place.
  package var extentKm: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["kind", "format", "width", "height", "theme", "ansi", "variable", "hours", "days", "date", "event", "elevationAngle", "temperature", "humidity", "condition", "year", "years", "scenario", "interventions", "model", "extentKm", "place", "units"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(kind: ChartKind, format: ChartFormat = ChartFormat.svg, width: Int? = nil, height: Int? = nil, theme: ChartTheme = ChartTheme.light, ansi: Bool = false, variable: SkillVariable? = nil, hours: Int? = nil, days: Int? = nil, date: WireDate? = nil, event: SunEvent? = nil, elevationAngle: Double? = nil, temperature: Double? = nil, humidity: Double? = nil, condition: ConditionInput? = nil, year: Int? = nil, years: ListSpan? = nil, scenario: Scenario? = nil, interventions: Interventions? = nil, model: ChartModel? = nil, extentKm: Int = 800, place: PlaceReference? = nil, units: UnitsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.kind = kind
    self.format = format
    self.width = width
    self.height = height
    self.theme = theme
    self.ansi = ansi
    self.variable = variable
    self.hours = hours
    self.days = days
    self.date = date
    self.event = event
    self.elevationAngle = elevationAngle
    self.temperature = temperature
    self.humidity = humidity
    self.condition = condition
    self.year = year
    self.years = years
    self.scenario = scenario
    self.interventions = interventions
    self.model = model
    self.extentKm = extentKm
    self.place = place
    self.units = units
    self.network = network
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.kind = try fields.required("kind", try fields.value("kind"))
    self.format = try fields.value("format") ?? ChartFormat.svg
    self.width = try fields.integer("width", from: 10, to: 4096)
    self.height = try fields.integer("height", from: 3, to: 4096)
    self.theme = try fields.value("theme") ?? ChartTheme.light
    self.ansi = try fields.boolean("ansi") ?? false
    self.variable = try fields.value("variable")
    self.hours = try fields.integer("hours", from: 1, to: 384)
    self.days = try fields.integer("days", from: 1, to: 366)
    self.date = try fields.value("date")
    self.event = try fields.value("event")
    self.elevationAngle = try fields.number("elevationAngle", from: -90, to: 90)
    self.temperature = try fields.number("temperature", from: -200, to: 400)
    self.humidity = try fields.number("humidity", from: 0, to: 100)
    self.condition = try fields.value("condition")
    self.year = try fields.integer("year", from: 1950, to: 2100)
    self.years = try fields.value("years")
    self.scenario = try fields.value("scenario")
    self.interventions = try fields.value("interventions")
    self.model = try fields.value("model")
    self.extentKm = try fields.integer("extentKm", from: 50, to: 40000) ?? 800
    self.place = try fields.value("place")
    self.units = try fields.value("units")
    self.network = try NetworkOptions(fields)
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }

  package var shared: SharedParams {
    get { SharedParams(place: place, units: units, network: network, request: request) }
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

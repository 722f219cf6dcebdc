// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `status.text`.
public struct StatusTextResult: Codable, Equatable, Sendable, Sourced {
  /// The line.
  public var text: String
  /// Kind of weather, for choosing an icon.
  public var alt: String
  /// Several lines with more detail. Localized.
  public var tooltip: String
  /// The tooltip in sentences to be read aloud: units in words, no symbols. Localized.
  public var speech: String
  /// Slugs for styling: the kind of weather; `day` or `night`; `source.kind`; `estimate`, `stale` and `corrected` if they apply to a value of the line; `alert` and `alert-` with its severity if an official warning is in force at the place or begins within a day, for the gravest one; `alerts-unknown` if nobody who would know has said which warnings are in force.
  public var `class`: [String]
  /// Relative humidity, percent.
  public var percentage: Int?
  /// `≈` if a value of the line is an estimate, `*` if one is corrected by past errors, otherwise empty. Already part of `text`.
  public var mark: String
  /// Age of a stale value of the line; null if none is stale. Already part of `text`.
  public var age: String?
  /// Place the answer is for.
  public var place: Place
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    text: String,
    alt: String,
    tooltip: String,
    speech: String,
    `class`: [String],
    percentage: Int? = nil,
    mark: String,
    age: String? = nil,
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.text = text
    self.alt = alt
    self.tooltip = tooltip
    self.speech = speech
    self.`class` = `class`
    self.percentage = percentage
    self.mark = mark
    self.age = age
    self.place = place
    self.units = units
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `chart.render`.
public struct ChartRenderResult: Codable, Equatable, Sendable, Sourced {
  /// MIME type of `text`.
  public var mimeType: String
  /// The chart. Localized.
  public var text: String
  /// Pixels or columns.
  public var width: Int
  /// Pixels or rows.
  public var height: Int
  /// Description of the chart in words. Localized.
  public var alt: String
  /// Place the answer is for.
  public var place: Place
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    mimeType: String,
    text: String,
    width: Int,
    height: Int,
    alt: String,
    place: Place,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.mimeType = mimeType
    self.text = text
    self.width = width
    self.height = height
    self.alt = alt
    self.place = place
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `status.text`. At most one of `format` and `preset` is given.
public struct StatusTextParams: Codable, Equatable, Sendable {
  /// What to write. Letters: %c icon, %C condition, %x plain symbol, %t temperature, %f feels like, %h humidity, %w wind, %l place, %p precipitation, %o its probability, %P pressure, %u UV index, %m moon, %M its age in days, %D dawn, %S sunrise, %z noon, %s sunset, %d dusk, %T time, %Z time zone, %a age, %e mark. Names: {place}, {name}, {country}, {time}, {date}, {weekday}, {timeZone}, {icon}, {symbol}, {condition}, {temperature}, {feelsLike}, {humidity}, {dewPoint}, {pressure}, {wind}, {windSpeed}, {gust}, {compass}, {cloudCover}, {visibility}, {uvIndex}, {precipitation}, {normal}, {anomaly}, {temperatureMin}, {temperatureMax}, {precipitationProbability}, {rainIn}, {dawn}, {sunrise}, {noon}, {sunset}, {dusk}, {goldenHour}, {dayLength}, {moonIcon}, {moonPhase}, {moonAge}, {moonIllumination}, {sunsetScore}, {sunsetRating}, {aqi}, {alert} (the gravest warning, as its sender calls it; empty if none is in force, "–" if that is not known), {alertCount}, {source}, {age} (since the weather was fetched), {mark} (≈ before an estimate, * before a value that is corrected by past errors, else nothing). A format without `{mark}` gets it before the first value of each kind, one without `{age}` the age of stale values at its end.
  public var format: String?
  /// A predefined format; `1` if both are absent.
  public var preset: StatusPreset?
  /// Set of glyphs.
  public var iconSet: IconSet?
  /// Markup to escape in the values; the format's own text is not changed.
  public var escape: EscapeStyle?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    format: String? = nil,
    preset: StatusPreset? = nil,
    iconSet: IconSet? = nil,
    escape: EscapeStyle? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.format = format
    self.preset = preset
    self.iconSet = iconSet
    self.escape = escape
    self.place = place
    self.units = units
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension StatusTextParams: ServerCall, SubscribableCall {
  public typealias Answer = StatusTextResult
  public static let method = "status.text"
}

/// What `chart.render` is about: its `kind`, with params.
public indirect enum ChartSubject: Codable, Equatable, Sendable {
  case temperature(ForecastHourlyParams = .init())
  case precipitation(ForecastHourlyParams = .init())
  case sunset(SunsetScoreParams = .init())
  case projection(ClimateProjectParams = .init())
  case sun(SunTimesParams = .init())
  case map(MapChartParams = .init())
  case skill(ForecastSkillParams = .init())
  case reliability(ForecastSkillParams = .init())

  /// Which one it is, on the wire.
  public var kind: String {
    switch self {
    case .temperature: "temperature"
    case .precipitation: "precipitation"
    case .sunset: "sunset"
    case .projection: "projection"
    case .sun: "sun"
    case .map: "map"
    case .skill: "skill"
    case .reliability: "reliability"
    }
  }

  private enum Keys: String, CodingKey {
    case tag = "kind", value = "params"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    switch try values.decode(String.self, forKey: .tag) {
    case "temperature":
      self = .temperature(try values.decodeIfPresent(ForecastHourlyParams.self, forKey: .value) ?? .init())
    case "precipitation":
      self = .precipitation(try values.decodeIfPresent(ForecastHourlyParams.self, forKey: .value) ?? .init())
    case "sunset":
      self = .sunset(try values.decodeIfPresent(SunsetScoreParams.self, forKey: .value) ?? .init())
    case "projection":
      self = .projection(try values.decodeIfPresent(ClimateProjectParams.self, forKey: .value) ?? .init())
    case "sun":
      self = .sun(try values.decodeIfPresent(SunTimesParams.self, forKey: .value) ?? .init())
    case "map":
      self = .map(try values.decodeIfPresent(MapChartParams.self, forKey: .value) ?? .init())
    case "skill":
      self = .skill(try values.decodeIfPresent(ForecastSkillParams.self, forKey: .value) ?? .init())
    case "reliability":
      self = .reliability(try values.decodeIfPresent(ForecastSkillParams.self, forKey: .value) ?? .init())
    case let tag:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: values, debugDescription: "unknown: \(tag)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .temperature(let value):
      try values.encode("temperature", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .precipitation(let value):
      try values.encode("precipitation", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunset(let value):
      try values.encode("sunset", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .projection(let value):
      try values.encode("projection", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sun(let value):
      try values.encode("sun", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .map(let value):
      try values.encode("map", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .skill(let value):
      try values.encode("skill", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .reliability(let value):
      try values.encode("reliability", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    }
  }
}

/// Params of `chart.render`.
public struct ChartRenderParams: Codable, Equatable, Sendable {
  /// What it is about.
  public var subject: ChartSubject
  /// SVG or text.
  public var format: ChartFormat?
  /// Width in pixels, or in columns of text.
  public var width: Int?
  /// Height in pixels, or in rows of text.
  public var height: Int?
  /// Color theme.
  public var theme: ChartTheme?
  /// For `text`: whether to use color escapes.
  public var ansi: Bool?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    subject: ChartSubject,
    format: ChartFormat? = nil,
    width: Int? = nil,
    height: Int? = nil,
    theme: ChartTheme? = nil,
    ansi: Bool? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.subject = subject
    self.format = format
    self.width = width
    self.height = height
    self.theme = theme
    self.ansi = ansi
    self.place = place
    self.units = units
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }

  private enum CodingKeys: String, CodingKey {
    case subject, format, width, height, theme, ansi, place, units, maxAgeSeconds, refresh, deadlineMs, fallback, provider, locale
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    subject = try .init(from: decoder)
    format = try values.decodeIfPresent(ChartFormat.self, forKey: .format)
    width = try values.decodeIfPresent(Int.self, forKey: .width)
    height = try values.decodeIfPresent(Int.self, forKey: .height)
    theme = try values.decodeIfPresent(ChartTheme.self, forKey: .theme)
    ansi = try values.decodeIfPresent(Bool.self, forKey: .ansi)
    place = try values.decodeIfPresent(PlaceReference.self, forKey: .place)
    units = try values.decodeIfPresent(UnitsChoice.self, forKey: .units)
    maxAgeSeconds = try values.decodeIfPresent(Int.self, forKey: .maxAgeSeconds)
    refresh = try values.decodeIfPresent(Bool.self, forKey: .refresh)
    deadlineMs = try values.decodeIfPresent(Int.self, forKey: .deadlineMs)
    fallback = try values.decodeIfPresent(Fallback.self, forKey: .fallback)
    provider = try values.decodeIfPresent(SourceProvider.self, forKey: .provider)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try subject.encode(to: encoder)
    try values.encodeIfPresent(format, forKey: .format)
    try values.encodeIfPresent(width, forKey: .width)
    try values.encodeIfPresent(height, forKey: .height)
    try values.encodeIfPresent(theme, forKey: .theme)
    try values.encodeIfPresent(ansi, forKey: .ansi)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encodeIfPresent(units, forKey: .units)
    try values.encodeIfPresent(maxAgeSeconds, forKey: .maxAgeSeconds)
    try values.encodeIfPresent(refresh, forKey: .refresh)
    try values.encodeIfPresent(deadlineMs, forKey: .deadlineMs)
    try values.encodeIfPresent(fallback, forKey: .fallback)
    try values.encodeIfPresent(provider, forKey: .provider)
    try values.encodeIfPresent(locale, forKey: .locale)
  }
}

extension ChartRenderParams: ServerCall {
  public typealias Answer = ChartRenderResult
  public static let method = "chart.render"
}
